import Box from '@mui/material/Box';
import { useState } from 'react';
import { ApiError, errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProgressButton } from '../../ui/form/progress-button.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { routeNames } from '../../ui/navigation/route-names.ts';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { CopyValue } from '../../ui/values/copy-value.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useAttempt } from './use-attempt.ts';

/** A button, not the visit itself, uses the link up: mail scanners open links too. */
export function ResetPassword({ code }: { readonly code: string }) {
  const { t } = useTranslation('session');
  const [password, setPassword] = useState<string>();
  return (
    <AuthFrame
      title={t('reset.title')}
      purpose={t('reset.purpose')}
      below={<Link to={routeNames.login}>{t('login.back')}</Link>}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        {password === undefined ? (
          <Offer code={code} onReset={setPassword} />
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

interface OfferProps {
  readonly code: string;
  readonly onReset: (password: string) => void;
}

/** What the account has to say, and the button; neither when the link is dead. */
function Offer({ code, onReset }: OfferProps) {
  const { t } = useTranslation('session');
  const language = useLanguage();
  const { data, error, isPending } = useAction(
    'getPasswordResetText',
    { code, language },
    { keepPrevious: true },
  );
  const attempt = useAttempt(async () => onReset((await call('resetPassword', { code })).password));
  if (isPending) return <LoadingState rows={2} />;
  if (isDead(error) || isDead(attempt.error)) return <DeadLink />;
  return (
    <>
      {data?.text ? <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{data.text}</Box> : null}
      {attempt.error === undefined ? null : <Notice tone="bad" isAlert title={errorText(attempt.error)} />}
      <ProgressButton isRunning={attempt.isRunning} onClick={() => void attempt.run()}>
        {t('reset.generate')}
      </ProgressButton>
    </>
  );
}

function DeadLink() {
  const { t } = useTranslation('session');
  return (
    <Notice tone="bad" isAlert title={t('reset.invalid')}>
      <Link to="/forgotPass" search={{}}>
        {t('reset.again')}
      </Link>
    </Notice>
  );
}

function isDead(error: unknown): boolean {
  return error instanceof ApiError && ['not_found', 'code_invalid', 'invalid_input'].includes(error.code);
}
