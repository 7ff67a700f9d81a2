import Box from '@mui/material/Box';
import { useCan } from '../../api/access.ts';
import { call } from '../../api/call.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { DetailList } from '../../ui/values/detail-list.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { type ChatUser, changeSchema, changeValuesOf, useManagedRole } from './chat-user.ts';
import { Role, State } from './chat-user-cells.tsx';
import { RoleField } from './role-field.tsx';

interface ChatUserPanelProps {
  readonly row: ChatUser;
  readonly close: () => void;
}

/** What went wrong last, what is known, and what can be changed. */
export function ChatUserPanel({ row, close }: ChatUserPanelProps) {
  const { t } = useTranslation('chat-users');
  const isManaged = useManagedRole()(row.role);
  const canUpdate = useCan('updateChatUser');
  const canChange = canUpdate && isManaged && row.state !== 'adding';
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Problem row={row} />
      {canUpdate && !isManaged ? <Notice tone="neutral" title={t('roleLimit.change')} /> : null}
      <DetailList
        details={[
          { label: t('column.state'), value: <State {...row} /> },
          ...(canChange
            ? []
            : [
                { label: t('column.name'), value: row.name },
                { label: t('column.role'), value: <Role {...row} /> },
              ]),
          { label: t('column.created'), value: <RelativeTime time={row.created_at} /> },
        ]}
      />
      {canChange ? <ChangeForm row={row} close={close} /> : null}
    </Box>
  );
}

function Problem({ row: { state, error, reason } }: { readonly row: ChatUser }) {
  const { t } = useTranslation('chat-users');
  if (state === 'adding') {
    return (
      <Notice tone="warning" title={t('problem.adding')}>
        {t('problem.addingHint')}
      </Notice>
    );
  }
  if (error === '') return null;
  return (
    <Notice tone="warning" title={t(`problem.${error}`)}>
      {reason === '' ? t('problem.hint') : t('problem.says', { reason })}
    </Notice>
  );
}

function ChangeForm({ row, close }: ChatUserPanelProps) {
  const { t } = useTranslation('chat-users');
  const form = useRecordForm({
    command: 'updateChatUser',
    given: { id: row.id },
    record: row,
    load: () => loadAgain(row),
    schema: changeSchema,
    valuesOf: changeValuesOf,
    onDone: close,
    fieldName: (field) => t(`column.${field as 'name' | 'role'}`),
    inWords: ({ role, ...values }) => ({ ...values, role: t(`role.${role as ChatUser['role']}`) }),
  });
  return (
    <ActionForm form={form} submitLabel={t('form.save')} onCancel={close}>
      <TextField control={form.control} name="name" label={t('column.name')} autoComplete="off" required />
      <RoleField control={form.control} name="role" />
    </ActionForm>
  );
}

/** There is no action for a single one; its address finds it. */
async function loadAgain({ id, email }: ChatUser): Promise<ChatUser> {
  const { rows } = await call('getChatUsers', { search: email });
  const found = rows.find((row) => row.id === id);
  if (found === undefined) throw new Error('the chat user is gone');
  return found;
}
