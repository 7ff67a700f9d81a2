import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { useClientConfig } from '../../api/use-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { LoginCodeForm } from './login-code-form.tsx';
import { LoginForm } from './login-form.tsx';

/** Two steps: credentials, and a code when the second factor is on. Being signed in leads away from here by itself. */
export function LoginScreen() {
  const { t } = useTranslation('session');
  const legacyUrl = useClientConfig()?.legacy_url;
  const [challenge, setChallenge] = useState<string>();
  if (challenge) {
    return (
      <AuthFrame title={t('login.codeTitle')} purpose={t('login.codePurpose')}>
        <LoginCodeForm challenge={challenge} onBack={() => setChallenge(undefined)} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={t('login.title')}
      purpose={t('login.purpose')}
      below={
        <>
          <Link to="/forgotPass">{t('login.forgot')}</Link>
          {legacyUrl ? <MuiLink href={legacyUrl}>{t('login.legacy')}</MuiLink> : null}
        </>
      }
    >
      <LoginForm onChallenge={setChallenge} />
    </AuthFrame>
  );
}
