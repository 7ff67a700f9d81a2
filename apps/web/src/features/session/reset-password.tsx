import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { ProgressButton } from '../../ui/form/progress-button.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { routeNames } from '../../ui/navigation/route-names.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { CopyValue } from '../../ui/values/copy-value.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useAttempt } from './use-attempt.ts';

/** A button, not the visit itself, uses the link up: mail scanners open links too. */
export function ResetPassword({ code }: { readonly code: string }) {
  const { t } = useTranslation('session');
  const [password, setPassword] = useState<string>();
  const attempt = useAttempt(async () => {
    setPassword((await call('resetPassword', { code })).password);
  });
  return (
    <AuthFrame
      title={t('reset.title')}
      purpose={t('reset.purpose')}
      below={<Link to={routeNames.login}>{t('login.back')}</Link>}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        {attempt.error === undefined ? null : <Refusal error={attempt.error} />}
        {password === undefined ? (
          <ProgressButton isRunning={attempt.isRunning} onClick={() => void attempt.run()}>
            {t('reset.generate')}
          </ProgressButton>
        ) : (
          <>
            <Notice tone="good" isAlert title={t('reset.doneTitle')}>
              {t('reset.done')}
            </Notice>
            <CopyValue value={password} label={t('reset.copy')} isFramed />
          </>
        )}
      </Box>
    </AuthFrame>
  );
}

function Refusal({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('session');
  const isUsedUp =
    error instanceof ApiError && ['not_found', 'code_invalid', 'invalid_input'].includes(error.code);
  if (!isUsedUp) return <Notice tone="bad" isAlert title={errorText(error)} />;
  return (
    <Notice tone="bad" isAlert title={t('reset.invalid')}>
      <Link to="/forgotPass" search={{}}>
        {t('reset.again')}
      </Link>
    </Notice>
  );
}
