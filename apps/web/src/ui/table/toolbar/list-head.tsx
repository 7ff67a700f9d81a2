import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../page/page-head.tsx';
import type { ListDefinition } from '../definition/list-definition.ts';
import { AboutButton } from './about-button.tsx';

interface ListHeadProps {
  readonly definition: Pick<ListDefinition, 'title' | 'purpose' | 'tabs'>;
  /** The tools, in the same row where there is room. */
  readonly children: ReactNode;
}

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** Title and tools in one row; where an area has tabs, the current one is the title. */
export function ListHead({ definition: { title, purpose, tabs }, children }: ListHeadProps) {
  usePageTitle(title);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 2,
        marginTop: { xs: '-6px', md: '-8px' },
        marginBottom: 2,
      }}
    >
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minWidth: 0,
          minHeight: 36,
          '&:has(nav) > h1': unseen,
        }}
      >
        <Typography variant="h1" tabIndex={-1}>
          {title}
        </Typography>
        {tabs}
        {purpose ? <AboutButton>{purpose}</AboutButton> : null}
      </Box>
      {children}
    </Box>
  );
}
