import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { usersActions } from '@posthouse/contract/features/users';
import { passwordLength } from '@posthouse/contract/fields/password';
import { useState } from 'react';
import { z } from 'zod';
import { useCommand } from '../../../api/use-command.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { NewPasswordField } from '../../../ui/form/new-password-field.tsx';
import { useActionForm } from '../../../ui/form/use-action-form.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { CopyValue } from '../../../ui/values/copy-value.tsx';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import type { User } from '../user.ts';

const schema = z.strictObject({ password: usersActions.updateUser.input.shape.password.unwrap() });

interface ResetPasswordFormProps {
  readonly row: User;
  readonly close: () => void;
}

/** Another password for the user, which stays in sight until somebody has copied it. */
export function ResetPasswordForm({ row, close }: ResetPasswordFormProps) {
  const { t } = useTranslation('users');
  const { mutateAsync } = useCommand('updateUser', { announcedBy: 'screen' });
  const [made, setMade] = useState<string>();
  const form = useActionForm({
    schema,
    defaultValues: { password: '' },
    submit: ({ password }) => mutateAsync({ id: row.id, password }),
    onDone: ({ password }) => setMade(password),
  });
  if (made !== undefined) return <Made row={row} password={made} close={close} />;
  return (
    <ActionForm form={form} submitLabel={t('daily.resetPassword')} onCancel={close}>
      <Box sx={{ overflowWrap: 'anywhere' }}>{t('daily.passwordText', { name: row.unicode })}</Box>
      <NewPasswordField
        control={form.control}
        name="password"
        label={t('form.newPassword')}
        shortest={passwordLength.user}
      />
    </ActionForm>
  );
}

interface MadeProps extends ResetPasswordFormProps {
  readonly password: string;
}

function Made({ row, password, close }: MadeProps) {
  const { t } = useTranslation('users');
  const { t: shared } = useTranslation();
  return (
    <Notice tone="good" isAlert title={t('daily.passwordDone')}>
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        {t('passwords.once')}
        <Box sx={{ width: '100%' }}>
          <DetailList
            details={[
              { label: t('passwords.username'), value: <CopyValue value={row.email} /> },
              {
                label: t('passwords.password'),
                value: <CopyValue value={password} label={shared('password.copy')} isFramed />,
              },
            ]}
          />
        </Box>
        <Button variant="outlined" onClick={close}>
          {t('passwords.done')}
        </Button>
      </Box>
    </Notice>
  );
}
