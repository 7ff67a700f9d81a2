import Box from '@mui/material/Box';
import { limitLevel } from '@posthouse/contract/core/limits';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours, type Tone, tabularFigures, tones } from '../theme/tokens.ts';
import { ToneIcon } from '../theme/tone-icon.tsx';

interface UsageBarProps {
  readonly label: string;
  /** The label as it is shown, where it leads somewhere. */
  readonly shownLabel?: ReactNode;
  readonly current: number;
  readonly max: number;
  /** Both are sizes in MB. */
  readonly isSize?: boolean;
}

/** "12 / 50" with a bar; near and at the maximum an icon and a word join in. */
export function UsageBar({ label, shownLabel = label, current, max, isSize = false }: UsageBarProps) {
  const { t } = useTranslation();
  const { number, sizes } = useFormat();
  const tone = usageTone(current, max);
  const figures = (isSize ? sizes(current, max) : [number(current), number(max)]).join(' / ');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Box sx={{ flex: '1 1 auto', color: colours.textSoft }}>{shownLabel}</Box>
        <Box sx={{ ...tabularFigures, fontWeight: 580, whiteSpace: 'nowrap' }}>{figures}</Box>
      </Box>
      <Box
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(current, max)}
        aria-valuetext={figures}
        sx={{ marginTop: 2 }}
      >
        <Bar current={current} max={max} height={6} />
      </Box>
      {tone ? (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            marginTop: 1,
            fontSize: 12,
            color: tones[tone].text,
          }}
        >
          <ToneIcon tone={tone} size={13} />
          {t(tone === 'bad' ? 'usage.full' : 'usage.nearlyFull')}
        </Box>
      ) : null}
    </Box>
  );
}

interface BarProps extends Pick<UsageBarProps, 'current' | 'max'> {
  readonly height: number;
}

/** The bar alone, beside figures that say the same. */
export function Bar({ current, max, height }: BarProps) {
  const tone = usageTone(current, max);
  const share = max > 0 ? Math.min(100, (current / max) * 100) : 0;
  const shape = { display: 'block', height, borderRadius: height / 2 };
  return (
    <Box component="span" sx={{ ...shape, backgroundColor: '#e4e8ee', overflow: 'hidden' }}>
      <Box
        component="span"
        style={{ width: `${share}%` }}
        sx={{ ...shape, backgroundColor: tone ? tones[tone].bar : colours.accent }}
      />
    </Box>
  );
}

/** What is nearly or fully used up deserves a word. */
export function usageTone(current: number, max: number): Extract<Tone, 'warning' | 'bad'> | undefined {
  const level = limitLevel(current, max);
  return level && (level === 'full' ? 'bad' : 'warning');
}
