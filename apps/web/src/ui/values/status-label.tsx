import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Tone, tones } from '../theme/tokens.ts';
import { ToneIcon } from '../theme/tone-icon.tsx';

/** A state in a word, with the icon of its meaning. */
export function StatusLabel({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        padding: '1px 8px 1px 6px',
        borderRadius: 1,
        border: `1px solid ${tones[tone].line}`,
        backgroundColor: tones[tone].soft,
        color: tones[tone].text,
        fontSize: 12,
        fontWeight: 550,
        lineHeight: '18px',
        // On a phone a long one would be wider than the screen.
        whiteSpace: { xs: 'normal', sm: 'nowrap' },
      }}
    >
      <ToneIcon tone={tone} size={13} />
      {children}
    </Box>
  );
}
