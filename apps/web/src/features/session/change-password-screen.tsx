import Box from '@mui/material/Box';
import { sessionActions } from '@posthouse/contract/features/session';
import { passwordLength } from '@posthouse/contract/fields/password';
import { setDuty, useDuty } from '../../api/session.ts';
import { useCommand } from '../../api/use-command.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { NewPasswordField } from '../../ui/form/new-password-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Panel } from '../../ui/page/panel.tsx';

const empty = { password1: '', password2: '', confirm: '' };

export function ChangePasswordScreen() {
  const { t } = useTranslation('session');
  const isExpired = useDuty() === 'password_expired';
  const { mutateAsync } = useCommand('changePassword');
  const form = useActionForm({
    schema: sessionActions.changePassword.input,
    defaultValues: empty,
    submit: mutateAsync,
    onDone: () => {
      form.form.reset(empty);
      if (isExpired) setDuty(undefined);
    },
  });
  return (
    <>
      <PageHead title={t('password.title')} purpose={t('password.purpose')} />
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 560 }}>
        {isExpired ? (
          <Notice tone="warning" isAlert title={t('password.expiredTitle')}>
            {t('password.expired')}
          </Notice>
        ) : null}
        <Panel>
          <ActionForm form={form} submitLabel={t('password.submit')}>
            <PasswordField control={form.control} name="password1" label={t('password.current')} required />
            <NewPasswordField
              control={form.control}
              name="password2"
              confirmName="confirm"
              label={t('password.new')}
              shortest={passwordLength.admin}
            />
            <PasswordField
              control={form.control}
              name="confirm"
              label={t('password.confirm')}
              autoComplete="new-password"
              required
            />
          </ActionForm>
        </Panel>
      </Box>
    </>
  );
}
