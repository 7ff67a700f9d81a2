import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Link } from '../navigation/link.tsx';
import { colours } from '../theme/tokens.ts';

interface PageTab {
  readonly label: string;
  readonly to: string;
}

interface PageTabsProps {
  readonly label: string;
  readonly tabs: readonly PageTab[];
  /** Within a head, where no line is below them. */
  readonly isInHead?: boolean;
}

/** The parts of one area, each with its own address: links, marked by a line and `aria-current`. */
export function PageTabs({ label, tabs, isInHead = false }: PageTabsProps) {
  const nav = useCurrentInSight();
  return (
    <Box
      ref={nav}
      component="nav"
      aria-label={label}
      sx={{
        position: 'relative',
        display: 'flex',
        // In one row: where there is no room for all of them, what is beyond the edge is scrolled to.
        overflowX: 'auto',
        // Or the line below the current tab makes some browsers show a second bar.
        overflowY: 'hidden',
        ...(isInHead
          ? { minWidth: 0, maxWidth: '100%', marginLeft: '-12px' }
          : { flexShrink: 0, marginBottom: 5, borderBottom: `1px solid ${colours.border}` }),
      }}
    >
      {tabs.map(({ label: text, to }) => (
        <Link
          key={to}
          to={to}
          underline="none"
          // One tab's address may begin with another's, and a tab may keep a view of its own in the address.
          activeOptions={{ exact: true, includeSearch: false }}
          activeProps={{ 'aria-current': 'page' }}
          sx={{
            padding: isInHead ? '7px 12px' : '9px 10px',
            whiteSpace: 'nowrap',
            color: colours.textSoft,
            borderBottom: '2px solid transparent',
            marginBottom: isInHead ? 0 : '-1px',
            '&:hover': { color: colours.text },
            '&[aria-current]': { color: colours.text, fontWeight: 580, borderColor: colours.accent },
          }}
        >
          {text}
        </Link>
      ))}
    </Box>
  );
}

/** The current tab may be beyond the edge. */
function useCurrentInSight() {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !current) return;
    nav.current.scrollLeft = current.offsetLeft + current.offsetWidth - nav.current.clientWidth;
  }, []);
  return nav;
}
