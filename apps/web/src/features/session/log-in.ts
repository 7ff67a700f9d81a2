import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { signIn } from '../../api/sign-in.ts';

/** Step 1: signs in, or answers the challenge of step 2. */
export async function logIn(username: string, password: string): Promise<string | undefined> {
  // Specification 8: returncode 0 and an answer without a token are a wrong login.
  const answer = await call('login', { username, password }, { unexplained: 'login_invalid' });
  if (answer?.otprequired === 1) return answer.challenge;
  if (!answer?.token) throw new ApiError('login_invalid');
  await signIn(answer.token);
  return undefined;
}

/** Step 2: the code of the authenticator app, or a recovery code. */
export async function confirmLogin(challenge: string, code: string): Promise<void> {
  const { token } = await call('loginCode', { challenge, code }, { unexplained: 'code_invalid' });
  if (!token) throw new ApiError('login_failed');
  await signIn(token);
}
