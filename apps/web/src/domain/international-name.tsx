import Box from '@mui/material/Box';
import { colours, monospace } from '../ui/theme/tokens.ts';

interface InternationalNameProps {
  /** As the DNS knows it. */
  readonly ascii: string;
  /** As its readers write it. */
  readonly unicode: string;
}

/** A domain's name as its readers write it, with the one of the DNS beside it where that differs. */
export function InternationalName({ ascii, unicode }: InternationalNameProps) {
  if (ascii === unicode) return <span title={ascii}>{ascii}</span>;
  return (
    <span title={ascii}>
      {unicode}{' '}
      <Box
        component="span"
        sx={{ fontFamily: monospace, fontSize: 12, fontWeight: 400, color: colours.textSoft }}
      >
        {ascii}
      </Box>
    </span>
  );
}
