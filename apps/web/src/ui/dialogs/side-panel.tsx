import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { belowNotice, roomBelow } from '../page/use-published-height.ts';
import { colours } from '../theme/tokens.ts';
import { focusFirstField } from './focus-first-field.ts';

interface SidePanelProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** For what is drawn rather than filled in. */
  readonly isWide?: boolean;
  /** For one of several that can be looked at one after the other. */
  readonly browsing?: {
    readonly buttons: ReactNode;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  readonly children: ReactNode;
}

/** A small thing opened over its list; the screen gives it an address. */
export function SidePanel({ title, isOpen, onClose, isWide = false, browsing, children }: SidePanelProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': headingId,
          onKeyDown: browsing?.onKeyDown,
          // The whole panel scrolls, so that the keyboard can even where there is nothing to fill in.
          sx: {
            top: belowNotice(),
            height: `calc(100% - ${belowNotice()})`,
            width: `min(${isWide ? 960 : 480}px, 100vw)`,
            scrollPaddingTop: 76,
          },
        },
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 2,
          flexShrink: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          backgroundColor: colours.surface,
          padding: '12px 12px 12px 24px',
          borderBottom: `1px solid ${colours.border}`,
        }}
      >
        <Typography
          variant="h2"
          id={headingId}
          aria-live={browsing ? 'polite' : undefined}
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {browsing?.buttons}
        <IconButton aria-label={t('action.close')} onClick={onClose}>
          <X size={18} />
        </IconButton>
      </Box>
      <Box
        // What is looked at one after the other leaves the keys to that.
        ref={browsing ? undefined : focusFirstField}
        sx={{
          padding: { xs: 4, sm: 6 },
          // On a phone the panel is under the notifications.
          paddingBottom: { xs: roomBelow(16), sm: 6 },
        }}
      >
        {children}
      </Box>
    </Drawer>
  );
}
