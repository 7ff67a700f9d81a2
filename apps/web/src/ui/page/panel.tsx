import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { colours } from '../theme/tokens.ts';

interface PanelProps {
  readonly title?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A bordered block of a page, named by its heading. */
export function Panel({ title, action, children }: PanelProps) {
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={title ? headingId : undefined}
      sx={{
        border: `1px solid ${colours.border}`,
        borderRadius: 1,
        backgroundColor: colours.surface,
        padding: { xs: 4, sm: 5 },
        minWidth: 0,
      }}
    >
      {title ? (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 3,
            marginBottom: 3,
            minHeight: 28,
          }}
        >
          <Typography variant="h2" id={headingId} sx={{ flex: '1 1 auto' }}>
            {title}
          </Typography>
          {action}
        </Box>
      ) : null}
      {children}
    </Box>
  );
}
