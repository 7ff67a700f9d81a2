import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProgressButton } from '../../ui/form/progress-button.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { CodeInput } from './code-input.tsx';
import { confirmLogin } from './log-in.ts';
import { useAttempt } from './use-attempt.ts';

interface LoginCodeFormProps {
  readonly challenge: string;
  readonly onBack: () => void;
}

export function LoginCodeForm({ challenge, onBack }: LoginCodeFormProps) {
  const { t } = useTranslation('session');
  const { t: shared } = useTranslation();
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const attempt = useAttempt(() => confirmLogin(challenge, code.trim()));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (code.trim() !== '') void attempt.run();
  };
  return (
    <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 4 }}>
      {attempt.error === undefined ? null : <Notice tone="bad" isAlert title={errorText(attempt.error)} />}
      <CodeInput
        label={t('login.code')}
        value={code}
        autoFocus
        takesRecoveryCodes
        onChange={(event) => setCode(event.target.value)}
        problem={isTried && code.trim() === '' ? shared('fields.required') : undefined}
      />
      <ProgressButton type="submit" isRunning={attempt.isRunning}>
        {t('login.codeSubmit')}
      </ProgressButton>
      <Button onClick={onBack}>{t('login.back')}</Button>
    </Box>
  );
}
