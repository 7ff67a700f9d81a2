import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import { useRef, useState } from 'react';
import { ApiError, errorText } from '../../api/api-error.ts';
import { useCommand } from '../../api/use-command.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { AddedThing } from '../../ui/form/added-thing.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { addressValue } from '../../ui/table/view/view-address.ts';
import { CopyValue } from '../../ui/values/copy-value.tsx';
import { addSchema } from './chat-user.ts';
import { EmailField } from './email-field.tsx';
import { RoleField } from './role-field.tsx';

type Added = ActionAnswer<'addChatUser'>;

/** The form, and in its place the password that is shown this once. */
export function AddChatUser({ close }: { readonly close: () => void }) {
  const [added, setAdded] = useState<Added>();
  return added ? (
    <Result added={added} onAgain={() => setAdded(undefined)} />
  ) : (
    <AddForm onAdded={setAdded} close={close} />
  );
}

interface AddFormProps {
  readonly onAdded: (added: Added) => void;
  readonly close: () => void;
}

function AddForm({ onAdded, close }: AddFormProps) {
  const { t } = useTranslation('chat-users');
  const { mutateAsync } = useCommand('addChatUser', { announcedBy: 'screen' });
  const added = useRef<Added>(undefined);
  const actionForm = useActionForm({
    schema: addSchema,
    defaultValues: { email: '', name: '', role: 'member' as const },
    submit: async (values) => {
      added.current = await mutateAsync(values);
    },
    onDone: () => {
      if (added.current) onAdded(added.current);
    },
    describe: (error) => describe(error, { not_found: t('add.notOwn'), upstream_failed: t('add.unknown') }),
  });
  const { control, form } = actionForm;
  return (
    <ActionForm form={actionForm} submitLabel={t('add.title')} onCancel={close}>
      <EmailField
        control={control}
        name="email"
        onPick={({ name }) => {
          if (name !== '') form.setValue('name', name, { shouldDirty: true, shouldValidate: true });
        }}
      />
      <TextField control={control} name="name" label={t('column.name')} autoComplete="off" required />
      <RoleField control={control} name="role" />
    </ActionForm>
  );
}

function describe(error: unknown, words: Readonly<Record<string, string>>): string {
  const own = error instanceof ApiError ? words[error.code] : undefined;
  return own ?? errorText(error);
}

interface ResultProps {
  readonly added: Added;
  readonly onAgain: () => void;
}

function Result({ added: { user, password }, onAgain }: ResultProps) {
  const { t } = useTranslation('chat-users');
  return (
    <AddedThing
      command="addChatUser"
      name={user.unicode}
      to="/chatusers"
      search={{ open: addressValue(user.id) }}
      onAgain={onAgain}
    >
      <Box>{t(password === '' ? 'add.existed' : 'add.password')}</Box>
      {password === '' ? null : <CopyValue value={password} label={t('add.copy')} isFramed />}
      {user.error === '' ? null : (
        <Notice tone="warning" title={t(`problem.${user.error}`)}>
          {user.reason === '' ? t('problem.hint') : t('problem.says', { reason: user.reason })}
        </Notice>
      )}
    </AddedThing>
  );
}
