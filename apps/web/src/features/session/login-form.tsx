import Box from '@mui/material/Box';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { sessionEnding } from '../../api/session.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { InputRow } from '../../ui/form/input-row.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { ProgressButton } from '../../ui/form/progress-button.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { logIn } from './log-in.ts';
import { useAttempt } from './use-attempt.ts';

/** Deliberately without the form kit: the first screen loads neither it nor the contract's schemas. */
export function LoginForm({ onChallenge }: { readonly onChallenge: (challenge: string) => void }) {
  const { t } = useTranslation('session');
  const { t: shared } = useTranslation();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const attempt = useAttempt(async () => {
    const challenge = await logIn(username, password);
    if (challenge) onChallenge(challenge);
  });
  const missing = (value: string, code: 'username_required' | 'required') =>
    isTried && value === '' ? shared(`fields.${code}`) : undefined;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    if (username.trim() !== '' && password !== '') void attempt.run();
    else
      event.currentTarget
        .querySelector<HTMLInputElement>(username.trim() === '' ? '[name=username]' : '[name=password]')
        ?.focus();
  };

  return (
    <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 4 }}>
      {attempt.error === undefined ? (
        <EndingNotice />
      ) : (
        <Notice tone="bad" isAlert title={errorText(attempt.error)} />
      )}
      <InputRow
        label={t('login.username')}
        hint={t('login.usernameHint')}
        name="username"
        autoComplete="username"
        autoFocus
        required
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        problem={missing(username.trim(), 'username_required')}
        inputProps={{ autoCapitalize: 'none', spellCheck: false }}
      />
      <PasswordInput
        label={t('login.password')}
        name="password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        problem={missing(password, 'required')}
      />
      <ProgressButton type="submit" isRunning={attempt.isRunning}>
        {t('login.submit')}
      </ProgressButton>
    </Box>
  );
}

/** Why one is here although one did not log out. */
function EndingNotice() {
  const { t } = useTranslation('session');
  const { t: shared } = useTranslation();
  const ending = sessionEnding();
  if (ending === 'idle') return <Notice tone="neutral">{t('login.idle')}</Notice>;
  if (ending === 'expired') return <Notice tone="warning" isAlert title={shared('errors.session_invalid')} />;
  if (ending === 'unreachable') return <Notice tone="bad" isAlert title={shared('errors.network')} />;
  return null;
}
