import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colours } from '../theme/tokens.ts';

export interface Detail {
  readonly label: string;
  readonly value: ReactNode;
}

/** Names and values of one thing, as a description list. */
export function DetailList({ details }: { readonly details: readonly Detail[] }) {
  return (
    <Box component="dl" sx={{ display: 'grid', margin: 0 }}>
      {details.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            columnGap: 4,
            minHeight: 40,
            padding: '4px 0',
            '& + &': { borderTop: `1px solid ${colours.border}` },
          }}
        >
          <Box component="dt" sx={{ color: colours.textSoft }}>
            {label}
          </Box>
          <Box component="dd" sx={{ margin: 0, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
