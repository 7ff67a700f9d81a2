import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ActionAnswer } from '@posthouse/contract';
import { type FormEvent, useState } from 'react';
import { ApiError, errorText } from '../../../api/api-error.ts';
import { useCommand } from '../../../api/use-command.ts';
import { fieldErrorText } from '../../../i18n/error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';

interface IntroStepProps {
  readonly onStarted: (setup: ActionAnswer<'getTwoFactorSetup'>) => void;
}

/** The password is asked for only when the server wants it: the login may be recent enough. */
export function IntroStep({ onStarted }: IntroStepProps) {
  const { t } = useTranslation('session');
  const start = useCommand('getTwoFactorSetup', { announcedBy: 'screen', changes: [] });
  const [password, setPassword] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const problem = start.error?.fields['password1'];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (start.isPending) return;
    start.mutate(isAsked ? { password1: password } : {}, {
      onSuccess: onStarted,
      onError: (error) => {
        if (error instanceof ApiError && error.fields['password1']) setIsAsked(true);
      },
    });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}
    >
      <Typography variant="h2">{t('twofa.appTitle')}</Typography>
      <Typography>{t('twofa.appText')}</Typography>
      {start.error && !problem ? <Notice tone="bad" isAlert title={errorText(start.error)} /> : null}
      {isAsked ? (
        <Box sx={{ width: '100%', maxWidth: 360 }}>
          <PasswordInput
            label={t('twofa.password')}
            hint={t('twofa.passwordHint')}
            name="password1"
            autoFocus
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            problem={problem && problem.code !== 'required' ? fieldErrorText(problem) : undefined}
          />
        </Box>
      ) : null}
      <ProgressButton type="submit" isRunning={start.isPending}>
        {t('twofa.start')}
      </ProgressButton>
    </Box>
  );
}
