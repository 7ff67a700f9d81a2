import { sessionActions } from '@posthouse/contract/features/session';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '../../api/call.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { routeNames } from '../../ui/navigation/route-names.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ResetPassword } from './reset-password.tsx';

/** Asks for a link; opened by that link, it resets the password. */
export function ForgotPasswordScreen() {
  const { code } = useSearch({ from: '/forgotPass' });
  return code ? <ResetPassword code={code} /> : <ForgotPasswordForm />;
}

export function ForgotPasswordForm() {
  const { t } = useTranslation('session');
  const [isSent, setIsSent] = useState(false);
  const form = useActionForm({
    schema: sessionActions.forgotPassword.input,
    defaultValues: { username: '', email: '', confirm: '' },
    submit: (values) =>
      call('forgotPassword', isRepeated(values) ? values : { ...values, confirm: undefined }),
    onDone: () => setIsSent(true),
  });
  const [username, email] = useWatch({ control: form.form.control, name: ['username', 'email'] });
  return (
    <AuthFrame
      title={t('forgot.title')}
      purpose={t('forgot.purpose')}
      below={<Link to={routeNames.login}>{t('login.back')}</Link>}
    >
      {isSent ? (
        <Notice tone="good" isAlert title={t('forgot.sentTitle')}>
          {t('forgot.sent')}
        </Notice>
      ) : (
        <ActionForm form={form} submitLabel={t('forgot.submit')} guardsChanges={false}>
          <TextField
            control={form.control}
            name="username"
            label={t('forgot.username')}
            autoComplete="username"
            autoFocus
            required
          />
          <TextField
            control={form.control}
            name="email"
            type="email"
            label={t('forgot.email')}
            autoComplete="email"
            required
          />
          {isRepeated({ username, email }) ? (
            <TextField
              control={form.control}
              name="confirm"
              type="email"
              label={t('forgot.confirm')}
              hint={t('forgot.confirmHint')}
              autoComplete="off"
              required
            />
          ) : null}
        </ActionForm>
      )}
    </AuthFrame>
  );
}

/** Specification 2: the address is entered twice if the user name equals it. */
function isRepeated({ username, email }: { readonly username: string; readonly email: string }): boolean {
  return email.trim() !== '' && username.trim().toLowerCase() === email.trim().toLowerCase();
}
