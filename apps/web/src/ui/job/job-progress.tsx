import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours, tabularFigures } from '../theme/tokens.ts';
import { StatusLabel } from '../values/status-label.tsx';

interface JobProgressProps {
  /** What is being done: "Importing users". */
  readonly label: string;
  readonly state: 'running' | 'done' | 'stopped' | 'failed';
  readonly done: number;
  readonly failed: number;
  readonly total: number;
}

const stateTones = { running: 'neutral', done: 'good', stopped: 'warning', failed: 'bad' } as const;

/** How far a job has come: a bar with the numbers beside it. */
export function JobProgress({ label, state, done, failed, total }: JobProgressProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const labelId = useId();
  const figures = t('job.progress', { done: number(done + failed), total: number(total) });
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Box id={labelId} sx={{ flex: '1 1 160px', minWidth: 0, fontWeight: 560, overflowWrap: 'anywhere' }}>
          {label}
        </Box>
        <Box sx={{ ...tabularFigures, color: colours.textSoft }}>{figures}</Box>
        <StatusLabel tone={stateTones[state]}>{t(`job.${state}`)}</StatusLabel>
        {failed > 0 ? <StatusLabel tone="bad">{t('job.failedRows', { num: failed })}</StatusLabel> : null}
      </Box>
      <LinearProgress
        aria-labelledby={labelId}
        aria-valuetext={figures}
        variant="determinate"
        value={shareOf(done + failed, total)}
        sx={{ height: 6, borderRadius: 3, marginTop: 2, backgroundColor: '#e4e8ee' }}
      />
    </Box>
  );
}

/** In whole percent, never 100 before the last row. */
export function shareOf(done: number, total: number): number {
  return total === 0 ? 100 : Math.min(100, Math.floor((done / total) * 100));
}
