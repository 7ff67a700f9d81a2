import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colours } from '../theme/tokens.ts';

export function Key({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="kbd"
      sx={{
        fontFamily: 'inherit',
        fontSize: 12,
        lineHeight: '18px',
        minWidth: 20,
        padding: '0 5px',
        textAlign: 'center',
        color: colours.textSoft,
        backgroundColor: colours.surface,
        border: `1px solid ${colours.border}`,
        borderRadius: '4px',
      }}
    >
      {children}
    </Box>
  );
}

/** The key that goes with K, as the keyboard at hand names it. */
export function modifierName(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
