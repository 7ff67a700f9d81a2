import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { colours } from '../theme/tokens.ts';
import { StatusLabel } from '../values/status-label.tsx';

export interface JobResult {
  readonly id: string;
  readonly name: string;
  readonly outcome: 'done' | 'failed';
  /** Why it failed, in the reader's language. */
  readonly reason?: string;
}

/** What became of each row; those that failed first. */
export function JobResults({
  label,
  results,
}: {
  readonly label: string;
  readonly results: readonly JobResult[];
}) {
  const { t } = useTranslation();
  const failedFirst = [...results].sort((one, other) => rank(one) - rank(other));
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {failedFirst.map(({ id, name, outcome, reason }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 3,
            minHeight: 40,
            padding: '6px 0',
            '& + &': { borderTop: `1px solid ${colours.border}` },
          }}
        >
          <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
            {name}
            {reason ? <Box sx={{ color: colours.textSoft, fontSize: 13 }}>{reason}</Box> : null}
          </Box>
          <StatusLabel tone={outcome === 'done' ? 'good' : 'bad'}>{t(`job.row.${outcome}`)}</StatusLabel>
        </Box>
      ))}
    </Box>
  );
}

function rank({ outcome }: JobResult): number {
  return outcome === 'failed' ? 0 : 1;
}
