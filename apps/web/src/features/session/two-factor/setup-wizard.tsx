import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { useSecondsLeft } from '../../../ui/values/use-seconds-left.ts';
import { CodeStep } from './code-step.tsx';
import { IntroStep } from './intro-step.tsx';
import { ScanStep } from './scan-step.tsx';
import { StepList } from './step-list.tsx';

type Setup = ActionAnswer<'getTwoFactorSetup'>;

/** Intro, scan, code, save; the key lives as long as the server says. */
export function SetupWizard({ onEnabled }: { readonly onEnabled: (recovery: readonly string[]) => void }) {
  const { t } = useTranslation('session');
  const [setup, setSetup] = useState<Setup>();
  const [step, setStep] = useState<'scan' | 'code'>('scan');
  const secondsLeft = useSecondsLeft(setup?.expires);
  const isExpired = setup !== undefined && secondsLeft === 0;
  const restart = () => {
    setSetup(undefined);
    setStep('scan');
  };
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Panel>
        <StepList current={setup ? step : 'app'} />
        <Box sx={{ marginTop: 6 }}>
          {isExpired ? (
            <Notice
              tone="warning"
              isAlert
              title={t('twofa.expiredTitle')}
              action={
                <ProgressButton isRunning={false} onClick={restart}>
                  {t('twofa.restart')}
                </ProgressButton>
              }
            >
              {t('twofa.expiredText')}
            </Notice>
          ) : !setup ? (
            <IntroStep onStarted={setSetup} />
          ) : step === 'scan' ? (
            <ScanStep setup={setup} secondsLeft={secondsLeft} onNext={() => setStep('code')} />
          ) : (
            <CodeStep secondsLeft={secondsLeft} onBack={() => setStep('scan')} onEnabled={onEnabled} />
          )}
        </Box>
      </Panel>
    </Box>
  );
}
