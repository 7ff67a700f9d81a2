import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Tone, tones } from '../theme/tokens.ts';
import { ToneIcon } from '../theme/tone-icon.tsx';

interface NoticeProps {
  readonly tone: Tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Read out at once; for what just went wrong. */
  readonly isAlert?: boolean;
}

/** A block of text with a meaning, in the flow of the page. */
export function Notice({ tone, title, children, action, isAlert = false }: NoticeProps) {
  return (
    <Box
      role={isAlert ? 'alert' : undefined}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        padding: '10px 14px',
        borderRadius: 1,
        border: `1px solid ${tones[tone].line}`,
        backgroundColor: tones[tone].soft,
      }}
    >
      <Box sx={{ display: 'flex', gap: 2.5, flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ paddingTop: '2px', display: 'flex' }}>
          <ToneIcon tone={tone} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {title ? <Box sx={{ fontWeight: 580, color: tones[tone].text }}>{title}</Box> : null}
          {children}
        </Box>
      </Box>
      {action}
    </Box>
  );
}
