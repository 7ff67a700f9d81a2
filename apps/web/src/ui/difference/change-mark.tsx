import Box from '@mui/material/Box';
import { CircleDot, CircleMinus, CirclePlus } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { tones } from '../theme/tokens.ts';
import type { Change } from './difference.ts';

const marks = {
  added: { icon: CirclePlus, tone: tones.good },
  removed: { icon: CircleMinus, tone: tones.bad },
  changed: { icon: CircleDot, tone: tones.warning },
} as const;

/** What became of a field, as an icon and a word. */
export function ChangeMark({ change }: { readonly change: Change }) {
  const { t } = useTranslation();
  if (change === 'same') return null;
  const { icon: Icon, tone } = marks[change];
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, color: tone.text, fontSize: 12, fontWeight: 550 }}
    >
      <Icon size={13} aria-hidden />
      {t(`difference.${change}`)}
    </Box>
  );
}
