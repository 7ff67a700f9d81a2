import Box from '@mui/material/Box';
import { useCan } from '../../../api/access.ts';
import { call } from '../../../api/call.ts';
import { addressNames } from '../../../domain/addresses/address-choice.ts';
import { AddressRows } from '../../../domain/addresses/address-rows.tsx';
import { HiddenNotice } from '../../../domain/addresses/hidden-notice.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import { RelativeTime } from '../../../ui/values/relative-time.tsx';
import { Protection, Type } from '../list/smart-list-cells.tsx';
import type { SmartList } from '../smart-list.ts';
import { SmartListFields } from '../smart-list-fields.tsx';
import { changeSchema, changesOf, type SmartListValues, valuesOf } from '../smart-list-values.ts';
import { SmartListPage } from './smart-list-page.tsx';

/** The rules of a smart list; for those who may only look, the same as facts. */
export function SettingsScreen() {
  return (
    <SmartListPage tab="settings">
      {(row) => (
        <Box sx={{ maxWidth: 720 }}>
          <Settings row={row} />
        </Box>
      )}
    </SmartListPage>
  );
}

interface SettingsProps {
  readonly row: SmartList;
}

function Settings({ row }: SettingsProps) {
  const { t } = useTranslation('smart-lists');
  const mayChange = useCan('updateSmartList');
  return <Panel title={t('page.settings')}>{mayChange ? <Form row={row} /> : <Facts row={row} />}</Panel>;
}

function Form({ row }: SettingsProps) {
  const { t } = useTranslation('smart-lists');
  const { t: shared } = useTranslation();
  const form = useRecordForm({
    command: 'updateSmartList',
    given: { id: row.id },
    record: row,
    load: () => call('getSmartList', { id: row.id }),
    schema: changeSchema(row),
    valuesOf,
    changesOf,
    fieldName: (field) =>
      field === 'name'
        ? t('form.name')
        : t(`facts.${field as Exclude<keyof SmartListValues, 'name' | 'password'>}`),
    inWords: ({ owners, type, protection, copy_to_sender, password: _password, ...values }) => ({
      ...values,
      owners: addressNames(owners),
      type: t(`type.${type as SmartList['type']}`),
      protection: t(`protection.${protection as SmartList['protection']}`),
      copy_to_sender: shared(copy_to_sender ? 'list.yes' : 'list.no'),
    }),
  });
  return (
    <ActionForm form={form} submitLabel={t('form.save')}>
      <SmartListFields control={form.control} list={row} />
    </ActionForm>
  );
}

function Facts({ row }: SettingsProps) {
  const { t } = useTranslation('smart-lists');
  const { t: shared } = useTranslation();
  const hasOwners = row.owners.length + row.hidden_owners > 0;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="neutral">{t('readOnly')}</Notice>
      <DetailList
        details={[
          { label: t('form.name'), value: row.name },
          { label: t('form.type'), value: <Type {...row} /> },
          { label: t('form.protection'), value: <Protection {...row} /> },
          {
            label: t('facts.copy_to_sender'),
            value: shared(row.copy_to_sender === 1 ? 'list.yes' : 'list.no'),
          },
          { label: t('form.note'), value: row.note },
          { label: t('column.created'), value: <RelativeTime time={row.created_at} /> },
        ].filter(({ value }) => value !== '')}
      />
      <Box>
        <Box sx={{ marginBottom: 1, fontSize: 13, fontWeight: 550 }}>{t('form.owners')}</Box>
        {hasOwners ? null : <Box>{t('form.ownersEmpty')}</Box>}
        <AddressRows label={t('form.owners')} rows={row.owners} hasLinks />
      </Box>
      <HiddenNotice count={row.hidden_owners} />
    </Box>
  );
}
