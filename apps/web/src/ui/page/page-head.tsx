import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';

interface PageHeadProps {
  readonly title: string;
  /** Which of its tabs is shown; tells the pages apart in the browser's tabs and for screen readers. */
  readonly part?: string;
  /** One line: what this screen is for. */
  readonly purpose?: ReactNode;
  /** The primary action, at the right. */
  readonly action?: ReactNode;
}

export function PageHead({ title, part, purpose, action }: PageHeadProps) {
  usePageTitle(part === undefined ? title : `${part} · ${title}`);
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

let pageTitle = '';
/** What cannot wait until somebody looks at the page. */
let urgentTitle: string | undefined;

/** The name of the screen in the browser's tab and for screen readers. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    pageTitle = title;
    writeTitle();
  }, [title]);
}

/** Takes the place of the page's name in the browser's tab as long as there is something to say. */
export function useUrgentTitle(text: string | undefined): void {
  useEffect(() => {
    urgentTitle = text;
    writeTitle();
    return () => {
      urgentTitle = undefined;
      writeTitle();
    };
  }, [text]);
}

function writeTitle(): void {
  document.title = `${urgentTitle ?? pageTitle} · Posthouse`;
}
