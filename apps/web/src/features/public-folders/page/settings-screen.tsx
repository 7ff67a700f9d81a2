import Box from '@mui/material/Box';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { useCan } from '../../../api/access.ts';
import { call } from '../../../api/call.ts';
import { addressNames } from '../../../domain/addresses/address-choice.ts';
import { HiddenNotice } from '../../../domain/addresses/hidden-notice.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import { RelativeTime } from '../../../ui/values/relative-time.tsx';
import type { WholeFolder } from '../folder.ts';
import { NameField, PeopleFields, StorageFields } from '../folder-fields.tsx';
import {
  type SettingsValues,
  settingsChangesOf,
  settingsSchema,
  settingsValuesOf,
} from '../folder-values.ts';
import { Owners, Quota, Type } from '../list/folder-cells.tsx';
import { ParentField } from '../parent-field.tsx';
import { useAllFolders } from '../tree/use-all-folders.ts';
import { FolderPage } from './folder-page.tsx';

/** What can be changed about a folder itself; the form, or for those who may only look the same as facts. */
export function SettingsScreen() {
  return (
    <FolderPage tab="settings">
      {(row) => (
        <Box sx={{ maxWidth: 720 }}>
          <Settings row={row} />
        </Box>
      )}
    </FolderPage>
  );
}

function Settings({ row }: { readonly row: WholeFolder }) {
  const { t } = useTranslation('public-folders');
  const mayChange = useCan('updatePublicFolder');
  return <Panel title={t('page.settings')}>{mayChange ? <Form row={row} /> : <Facts row={row} />}</Panel>;
}

function Form({ row }: { readonly row: WholeFolder }) {
  const { t } = useTranslation('public-folders');
  const { rows = [] } = useAllFolders(row.domain);
  const form = useRecordForm({
    command: 'updatePublicFolder',
    given: { id: row.id },
    record: row,
    load: () => call('getPublicFolder', { id: row.id }),
    schema: settingsSchema,
    valuesOf: settingsValuesOf,
    changesOf: settingsChangesOf,
    fieldName: (field) => t(`form.${field as keyof SettingsValues}`),
    inWords: ({ owners, parent, ...values }) => ({
      ...values,
      parent: rows.find(({ id }) => id === parent)?.path ?? t('form.top'),
      owners: addressNames(owners),
    }),
  });
  const { control } = form;
  return (
    <ActionForm form={form} submitLabel={t('form.save')}>
      <NameField control={control} />
      <ParentField control={control} name="parent" domain={row.domain} moved={row.id} />
      <StorageFields
        control={control}
        domain={row.domain}
        isMail={row.type === 'mail'}
        assignedMb={row.quota}
      />
      <PeopleFields control={control} empty={row.hidden_owners === 0 ? t('form.noOwners') : null} />
      <HiddenNotice count={row.hidden_owners} />
    </ActionForm>
  );
}

function Facts({ row }: { readonly row: WholeFolder }) {
  const { t } = useTranslation('public-folders');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="neutral">{t('readOnly')}</Notice>
      <DetailList
        details={[
          { label: t('column.path'), value: row.path },
          { label: t('form.domain'), value: readableName(row.domain) },
          { label: t('form.type'), value: <Type {...row} /> },
          { label: t('column.quota'), value: <Quota {...row} /> },
          { label: t('form.owners'), value: <Owners {...row} /> },
          { label: t('column.email'), value: row.unicode },
          { label: t('form.note'), value: row.note },
          { label: t('column.created'), value: <RelativeTime time={row.created_at} /> },
        ].filter(({ value }) => value !== '')}
      />
    </Box>
  );
}
