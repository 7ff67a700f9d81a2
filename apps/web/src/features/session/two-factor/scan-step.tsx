import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ActionAnswer } from '@posthouse/contract';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { colours } from '../../../ui/theme/tokens.ts';
import { CopyValue } from '../../../ui/values/copy-value.tsx';
import { TimeLeft } from '../../../ui/values/time-left.tsx';
import { StepHeading } from './step-list.tsx';

interface ScanStepProps {
  readonly setup: ActionAnswer<'getTwoFactorSetup'>;
  readonly secondsLeft: number;
  readonly onNext: () => void;
}

export function ScanStep({ setup, secondsLeft, onNext }: ScanStepProps) {
  const { t } = useTranslation('session');
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <StepHeading>{t('twofa.scanTitle')}</StepHeading>
      <Box
        component="img"
        src={setup.qr}
        alt={t('twofa.qrAlt')}
        width={200}
        height={200}
        sx={{ border: `1px solid ${colours.border}`, borderRadius: 1 }}
      />
      <Typography>{t('twofa.scanText')}</Typography>
      <CopyValue value={setup.secret} label={t('twofa.copySecret')} isFramed />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Button variant="contained" onClick={onNext}>
          {t('twofa.next')}
        </Button>
        <TimeLeft seconds={secondsLeft} say={(time) => t('twofa.timeLeft', { time })} />
      </Box>
    </Box>
  );
}
