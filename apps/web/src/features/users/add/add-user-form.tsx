import { passwordLength } from '@posthouse/contract/fields/password';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../../api/use-command.ts';
import { DomainField } from '../../../domain/domain-field.tsx';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { NewPasswordField } from '../../../ui/form/new-password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useActionForm } from '../../../ui/form/use-action-form.ts';
import { QuotaFields, TypeFields } from '../identity-fields.tsx';
import { addSchema } from '../user-values.ts';

const empty = {
  username: '',
  domain: '',
  name: '',
  password: '',
  account_type: 'basic' as const,
  mailbox_type: 'normal' as const,
  oex_type: 'relay' as const,
  relay_host: '',
  quota: 1000,
  twofa_allowed: false,
};

export function AddUserForm({ close }: { readonly close: () => void }) {
  const { t } = useTranslation('users');
  const { mutateAsync } = useCommand('addUser');
  const form = useActionForm({
    schema: addSchema,
    defaultValues: empty,
    submit: ({ mailbox_type, oex_type, relay_host, password, ...values }) =>
      mutateAsync({
        ...values,
        ...(values.account_type === 'enhanced' ? { mailbox_type } : {}),
        ...(values.account_type === 'exchange' ? { oex_type } : {}),
        ...(values.account_type === 'external' ? { relay_host } : {}),
        ...(password ? { password } : {}),
      }),
    onDone: close,
  });
  const { control } = form;
  const [type, mailbox] = useWatch({ control, name: ['account_type', 'mailbox_type'] });
  const logsIn = type !== 'enhanced' || mailbox === 'normal';
  return (
    <ActionForm form={form} submitLabel={t('add.title')} onCancel={close}>
      <TextField
        control={control}
        name="username"
        label={t('form.username')}
        hint={t('form.usernameHint')}
        autoComplete="off"
        required
        autoFocus
      />
      <DomainField
        control={control}
        name="domain"
        label={t('form.domain')}
        hint={t('form.domainHint')}
        placeholder={t('form.chooseDomain')}
        isVerified
      />
      <TextField control={control} name="name" label={t('form.name')} autoComplete="off" />
      <TypeFields control={control} />
      {logsIn ? (
        <NewPasswordField
          control={control}
          name="password"
          label={t('form.password')}
          shortest={passwordLength.user}
        />
      ) : null}
      <QuotaFields control={control} />
    </ActionForm>
  );
}
