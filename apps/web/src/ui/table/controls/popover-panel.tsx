import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { focusFirstField } from '../../dialogs/focus-first-field.ts';
import { colours } from '../../theme/tokens.ts';

const paper = {
  width: 'min(340px, calc(100vw - 32px))',
  marginTop: '4px',
  padding: 4,
  border: `1px solid ${colours.border}`,
  boxShadow: '0 8px 24px rgb(20 28 45 / 12%)',
} as const;

interface PopoverPanelProps {
  readonly title: string;
  /** What it hangs below; closed while there is nothing. */
  readonly anchor: HTMLElement | null;
  readonly align?: 'left' | 'right';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small panel below what opened it. */
export function PopoverPanel({ title, anchor, align = 'left', onClose, children }: PopoverPanelProps) {
  const titleId = useId();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: align }}
      transformOrigin={{ vertical: 'top', horizontal: align }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: paper } }}
    >
      <Typography variant="h3" component="h2" id={titleId} sx={{ marginBottom: 2 }}>
        {title}
      </Typography>
      <Box ref={focusFirstField}>{children}</Box>
    </Popover>
  );
}
