import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours } from '../theme/tokens.ts';

interface JobFailure {
  readonly id: string;
  readonly name: string;
  /** Why it failed, in the reader's language. */
  readonly reason: string;
}

interface JobFailuresProps {
  readonly label: string;
  readonly failures: readonly JobFailure[];
  /** How many failed besides those that are named. */
  readonly more: number;
}

/** The rows a job could not do, each with its reason. */
export function JobFailures({ label, failures, more }: JobFailuresProps) {
  const { t } = useTranslation();
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {failures.map(({ id, name, reason }) => (
        <Box component="li" key={id} sx={line}>
          {name}
          <Box sx={{ color: colours.textSoft, fontSize: 13 }}>{reason}</Box>
        </Box>
      ))}
      {more > 0 ? (
        <Box component="li" sx={line}>
          {t('operation.more', { num: more })}
        </Box>
      ) : null}
    </Box>
  );
}

const line = {
  padding: '6px 0',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: `1px solid ${colours.border}` },
} as const;
