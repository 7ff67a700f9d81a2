import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { focusFirstField } from '../../dialogs/focus-first-field.ts';
import { colours } from '../../theme/tokens.ts';

export const popoverPaper = {
  width: 'min(340px, calc(100vw - 32px))',
  marginTop: '4px',
  padding: 4,
  border: `1px solid ${colours.border}`,
  boxShadow: '0 8px 24px rgb(20 28 45 / 12%)',
} as const;

interface PopoverButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly align?: 'left' | 'right';
  /** Opens it without a click, once for each value. */
  readonly opening?: string | undefined;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button with a small panel below it, named like the button. */
export function PopoverButton({ label, icon: Icon, align = 'left', opening, children }: PopoverButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (opening !== undefined) setAnchor(button.current);
  }, [opening]);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        startIcon={<Icon size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: align }}
        transformOrigin={{ vertical: 'top', horizontal: align }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: popoverPaper } }}
      >
        <Typography variant="h3" component="h2" id={titleId} sx={{ marginBottom: 2 }}>
          {label}
        </Typography>
        <Box ref={focusFirstField}>{typeof children === 'function' ? children(close) : children}</Box>
      </Popover>
    </>
  );
}
