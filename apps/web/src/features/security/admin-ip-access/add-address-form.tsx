import { mostAdminIps, securityActions } from '@posthouse/contract/features/security';
import { ApiError, errorText } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useActionForm } from '../../../ui/form/use-action-form.ts';
import type { Whose } from './access-list.ts';
import { useConfirmed } from './use-confirmed.tsx';

const schema = securityActions.addAdminIp.input.omit({ username: true, password1: true });

interface AddAddressFormProps {
  readonly whose: Whose;
  readonly close: () => void;
}

export function AddAddressForm({ whose, close }: AddAddressFormProps) {
  const { t } = useTranslation('security');
  const { run, passwordInput } = useConfirmed('addAdminIp');
  const form = useActionForm({
    schema,
    defaultValues: { ip: '', description: '' },
    submit: ({ ip, description }) => run({ ...whose, ip, description }),
    onDone: close,
    describe: (error) => {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'conflict') return t('form.listed');
      if (code === 'limit_reached') return t('form.full', { num: mostAdminIps });
      // The fields speak for themselves, so it is the password that is wanted.
      return code === 'invalid_input' ? t('password.wanted') : errorText(error);
    },
  });
  return (
    <ActionForm form={form} submitLabel={t('form.add')} onCancel={close}>
      <TextField
        control={form.control}
        name="ip"
        label={t('form.ip')}
        hint={t('form.ipHint')}
        autoComplete="off"
        required
        autoFocus
      />
      <TextField
        control={form.control}
        name="description"
        label={t('form.description')}
        hint={t('form.descriptionHint')}
        autoComplete="off"
      />
      {passwordInput}
    </ActionForm>
  );
}
