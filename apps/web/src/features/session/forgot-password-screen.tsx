import { useSearch } from '@tanstack/react-router';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { ResetPassword } from './reset-password.tsx';

/** Asks for a link; opened by that link, it resets the password. */
export function ForgotPasswordScreen() {
  const { code } = useSearch({ from: '/forgotPass' });
  return code ? <ResetPassword code={code} /> : <ForgotPasswordForm />;
}
