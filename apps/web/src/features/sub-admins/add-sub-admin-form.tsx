import { permissionsAt } from '@posthouse/contract/core/permissions';
import { passwordLength } from '@posthouse/contract/fields/password';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../api/use-command.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { NewPasswordField } from '../../ui/form/new-password-field.tsx';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import { DomainsField } from './domains/domains-field.tsx';
import { useOwnLimit } from './domains/own-limit.ts';
import { RightsField } from './rights/rights-field.tsx';
import { addSchema, limitOf } from './sub-admin-values.ts';

const empty = {
  username: '',
  name: '',
  email: '',
  password: '',
  twofa_allowed: true,
  domains: [],
  permissions: permissionsAt(0),
};

interface AddSubAdminFormProps {
  readonly close: () => void;
}

export function AddSubAdminForm({ close }: AddSubAdminFormProps) {
  const { t } = useTranslation('sub-admins');
  const isLimited = useOwnLimit() !== undefined;
  const { mutateAsync } = useCommand('addSubAdmin');
  const form = useActionForm({
    schema: addSchema,
    defaultValues: { ...empty, domains_limited: isLimited },
    submit: ({ domains_limited, domains, ...values }) =>
      mutateAsync({ ...values, ...limitOf({ domains_limited, domains }) }),
    onDone: close,
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
      <DomainsField control={form.control} limitedName="domains_limited" name="domains" />
      <RightsField control={form.control} name="permissions" />
    </ActionForm>
  );
}
