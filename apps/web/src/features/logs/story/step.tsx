import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { colours, monospace, type Tone } from '../../../ui/theme/tokens.ts';
import { ToneIcon } from '../../../ui/theme/tone-icon.tsx';
import { ForeignText } from '../../../ui/values/foreign-text.tsx';
import { RowTime } from '../../../ui/values/relative-time.tsx';

interface StepProps {
  readonly tone: Tone;
  readonly title: ReactNode;
  readonly at?: string;
  readonly heading?: 'h3' | 'p';
  readonly children?: ReactNode;
}

/** Steps one after the other, along a line. */
export function Steps({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {children}
    </Box>
  );
}

/** One thing that happened, and when. */
export function Step({ tone, title, at, heading = 'p', children }: StepProps) {
  return (
    <Box component="li" sx={step}>
      <Box sx={{ paddingTop: '2px', display: 'flex', backgroundColor: colours.surface, zIndex: 1 }}>
        <ToneIcon tone={tone} />
      </Box>
      <Box sx={{ minWidth: 0, flex: '1 1 auto' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, justifyContent: 'space-between' }}>
          <Typography component={heading} sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {at === undefined ? null : (
            <Box sx={{ fontSize: 13, color: colours.textSoft }}>
              <RowTime time={at} />
            </Box>
          )}
        </Box>
        {children}
      </Box>
    </Box>
  );
}

const step = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2.5,
  paddingBottom: 3,
  '&:last-of-type': { paddingBottom: 0 },
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 18,
    bottom: -2,
    left: 7.5,
    width: '1px',
    backgroundColor: colours.border,
  },
} as const;

/** What a step means, in a sentence. */
export function Note({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ color: colours.textSoft, overflowWrap: 'anywhere' }}>{children}</Box>;
}

/** The words of a server, as they came. */
export function Quote({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <Box component="blockquote" sx={quote}>
      <ForeignText text={text} title="" />
    </Box>
  );
}

const quote = {
  margin: '6px 0',
  padding: '6px 12px',
  borderLeft: `3px solid ${colours.border}`,
  backgroundColor: colours.canvas,
  fontFamily: monospace,
  fontSize: 13,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;
