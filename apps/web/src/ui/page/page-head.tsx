import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';

interface PageHeadProps {
  readonly title: string;
  /** One line: what this screen is for. */
  readonly purpose?: ReactNode;
  /** The primary action, at the right. */
  readonly action?: ReactNode;
}

export function PageHead({ title, purpose, action }: PageHeadProps) {
  usePageTitle(title);
  return (
    <Box
      component="header"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start', marginBottom: 5 }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Typography variant="h1" tabIndex={-1}>
          {title}
        </Typography>
        {purpose ? (
          <Typography color="textSecondary" sx={{ marginTop: 0.5 }}>
            {purpose}
          </Typography>
        ) : null}
      </Box>
      {action ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{action}</Box> : null}
    </Box>
  );
}

/** The name of the screen in the browser's tab and for screen readers. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Posthouse`;
  }, [title]);
}
