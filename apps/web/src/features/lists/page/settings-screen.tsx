import Box from '@mui/material/Box';
import { listsActions } from '@posthouse/contract/features/lists';
import { z } from 'zod';
import { useCan } from '../../../api/access.ts';
import { call } from '../../../api/call.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import { RelativeTime } from '../../../ui/values/relative-time.tsx';
import { Type } from '../list/list-cells.tsx';
import { NameField, NoteField } from '../list-fields.tsx';
import type { MailList } from '../mail-list.ts';
import { ListPage } from './list-page.tsx';

/** What can be changed about a list itself. */
export function SettingsScreen() {
  return (
    <ListPage tab="settings">
      {(row) => (
        <Box sx={{ maxWidth: 720 }}>
          <Settings row={row} />
        </Box>
      )}
    </ListPage>
  );
}

function Settings({ row }: { readonly row: MailList }) {
  const { t } = useTranslation('lists');
  const mayChange = useCan('updateList');
  return <Panel title={t('page.settings')}>{mayChange ? <Form row={row} /> : <Facts row={row} />}</Panel>;
}

const { shape } = listsActions.updateList.input;
const schema = z.strictObject({ name: shape.name.unwrap(), note: shape.note.unwrap() });
const valuesOf = ({ name, note }: MailList) => ({ name, note });

function Form({ row }: { readonly row: MailList }) {
  const { t } = useTranslation('lists');
  const form = useRecordForm({
    command: 'updateList',
    given: { id: row.id },
    record: row,
    load: () => call('getList', { id: row.id }),
    schema,
    valuesOf,
    fieldName: (field) => t(`form.${field as 'name' | 'note'}`),
  });
  return (
    <ActionForm form={form} submitLabel={t('form.save')}>
      <NameField control={form.control} />
      <NoteField control={form.control} />
    </ActionForm>
  );
}

function Facts({ row }: { readonly row: MailList }) {
  const { t } = useTranslation('lists');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="neutral">{t('readOnly')}</Notice>
      <DetailList
        details={[
          { label: t('form.name'), value: row.name },
          { label: t('form.type'), value: <Type {...row} /> },
          { label: t('form.note'), value: row.note },
          { label: t('column.created'), value: <RelativeTime time={row.created_at} /> },
        ].filter(({ value }) => value !== '')}
      />
    </Box>
  );
}
