import Box from '@mui/material/Box';
import { Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { colours, tabularFigures, tones } from '../../../ui/theme/tokens.ts';
import { minutesAndSeconds } from './use-seconds-left.ts';

const hurrySeconds = 60;

/** "Save before expiry" (specification 2), as a countdown. */
export function TimeLeft({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation('session');
  return (
    <Box
      role="timer"
      sx={{
        ...tabularFigures,
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        color: seconds <= hurrySeconds ? tones.warning.text : colours.textSoft,
      }}
    >
      <Timer size={16} aria-hidden />
      {t('twofa.timeLeft', { time: minutesAndSeconds(seconds) })}
    </Box>
  );
}
