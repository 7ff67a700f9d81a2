import { permissionsAt } from '@posthouse/contract/core/permissions';
import { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { passwordLength } from '@posthouse/contract/fields/password';
import { useTranslation } from 'react-i18next';
import { ApiError, errorText } from '../../api/api-error.ts';
import { useCommand } from '../../api/use-command.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { NewPasswordField } from '../../ui/form/new-password-field.tsx';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import { RightsField } from './rights/rights-field.tsx';

const empty = {
  username: '',
  name: '',
  email: '',
  password: '',
  twofa_allowed: true,
  permissions: permissionsAt(0),
};

export function AddSubAdminForm({ close }: { readonly close: () => void }) {
  const { t } = useTranslation('sub-admins');
  const { mutateAsync } = useCommand('addSubAdmin');
  const form = useActionForm({
    schema: subAdminsActions.addSubAdmin.input,
    defaultValues: empty,
    submit: mutateAsync,
    onDone: close,
    describe: (error) =>
      error instanceof ApiError && error.code === 'conflict' ? t('form.usernameTaken') : errorText(error),
  });
  return (
    <ActionForm form={form} submitLabel={t('add')} onCancel={close}>
      <TextField
        control={form.control}
        name="username"
        label={t('form.username')}
        hint={t('form.usernameHint')}
        autoComplete="off"
        required
        autoFocus
      />
      <TextField control={form.control} name="name" label={t('form.name')} autoComplete="off" />
      <TextField
        control={form.control}
        name="email"
        label={t('form.email')}
        hint={t('form.emailHint')}
        type="email"
        autoComplete="off"
        required
      />
      <NewPasswordField
        control={form.control}
        name="password"
        label={t('form.password')}
        shortest={passwordLength.admin}
      />
      <SwitchField
        control={form.control}
        name="twofa_allowed"
        label={t('form.twofa')}
        hint={t('form.twofaHint')}
      />
      <RightsField control={form.control} name="permissions" />
    </ActionForm>
  );
}
