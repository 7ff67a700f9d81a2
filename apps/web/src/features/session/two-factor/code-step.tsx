import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../api/api-error.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { TimeLeft } from '../../../ui/values/time-left.tsx';
import { CodeInput } from '../code-input.tsx';
import { StepHeading } from './step-list.tsx';

interface CodeStepProps {
  readonly secondsLeft: number;
  readonly onBack: () => void;
  readonly onEnabled: (recovery: readonly string[]) => void;
}

export function CodeStep({ secondsLeft, onBack, onEnabled }: CodeStepProps) {
  const { t } = useTranslation('session');
  const { t: shared } = useTranslation();
  const enable = useCommand('enableTwoFactor', { announcedBy: 'screen', changes: ['getAdminInfo'] });
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (code.trim() === '' || enable.isPending) return;
    enable.mutate({ code: code.trim() }, { onSuccess: ({ recovery }) => onEnabled(recovery) });
  };
  return (
    <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 4 }}>
      <StepHeading>{t('twofa.codeTitle')}</StepHeading>
      {enable.error ? <Notice tone="bad" isAlert title={errorText(enable.error)} /> : null}
      <Box sx={{ maxWidth: 240 }}>
        <CodeInput
          label={t('twofa.code')}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          problem={isTried && code.trim() === '' ? shared('fields.required') : undefined}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ProgressButton type="submit" isRunning={enable.isPending}>
          {t('twofa.save')}
        </ProgressButton>
        <Button variant="outlined" onClick={onBack}>
          {t('twofa.previous')}
        </Button>
        <Box sx={{ marginLeft: 2 }}>
          <TimeLeft seconds={secondsLeft} say={(time) => t('twofa.timeLeft', { time })} />
        </Box>
      </Box>
    </Box>
  );
}
