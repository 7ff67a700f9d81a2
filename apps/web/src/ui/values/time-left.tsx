import Box from '@mui/material/Box';
import { Timer } from 'lucide-react';
import { colours, tabularFigures, tones } from '../theme/tokens.ts';
import { minutesAndSeconds } from './use-seconds-left.ts';

const hurrySeconds = 60;

interface TimeLeftProps {
  readonly seconds: number;
  /** What the time is for: "Save within 4:05". */
  readonly say: (time: string) => string;
}

/** A countdown; the last minute stands out. */
export function TimeLeft({ seconds, say }: TimeLeftProps) {
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
      {say(minutesAndSeconds(seconds))}
    </Box>
  );
}
