import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colours, type Tone } from '../../ui/theme/tokens.ts';
import { ToneIcon } from '../../ui/theme/tone-icon.tsx';

interface AttentionItemProps {
  readonly tone: Tone;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** One line of what needs attention: what it is, and the way to where it is put right. */
export function AttentionItem({ tone, title, children, action }: AttentionItemProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 2,
        padding: '10px 0',
        '& + &': { borderTop: `1px solid ${colours.border}` },
      }}
    >
      <Box sx={{ display: 'flex', gap: 2.5, flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ paddingTop: '2px', display: 'flex' }}>
          <ToneIcon tone={tone} />
        </Box>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 580 }}>{title}</Box>
          {children ? <Box sx={{ color: colours.textSoft }}>{children}</Box> : null}
        </Box>
      </Box>
      {action}
    </Box>
  );
}
