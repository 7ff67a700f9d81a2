import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { CodeInput } from '../code-input.tsx';

interface CodeFormProps {
  /** What the code is for. */
  readonly text: string;
  readonly submitLabel: string;
  readonly isDestructive?: boolean;
  /** Where pressing something brought the form up. */
  readonly autoFocus?: boolean;
  readonly isRunning: boolean;
  readonly error: Error | null;
  readonly onSubmit: (code: string) => void;
}

/** Asks for a current code or a recovery code before something is done. */
export function CodeForm({
  text,
  submitLabel,
  isDestructive = false,
  autoFocus = false,
  isRunning,
  error,
  onSubmit,
}: CodeFormProps) {
  const { t } = useTranslation('session');
  const { t: shared } = useTranslation();
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (code.trim() !== '' && !isRunning) onSubmit(code.trim());
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}
    >
      <Typography>{text}</Typography>
      {error ? <Notice tone="bad" isAlert title={errorText(error)} /> : null}
      <Box sx={{ maxWidth: 240, width: '100%' }}>
        <CodeInput
          label={t('login.code')}
          value={code}
          autoFocus={autoFocus}
          takesRecoveryCodes
          onChange={(event) => setCode(event.target.value)}
          problem={isTried && code.trim() === '' ? shared('fields.required') : undefined}
        />
      </Box>
      <ProgressButton type="submit" {...(isDestructive ? { color: 'error' } : {})} isRunning={isRunning}>
        {submitLabel}
      </ProgressButton>
    </Box>
  );
}
