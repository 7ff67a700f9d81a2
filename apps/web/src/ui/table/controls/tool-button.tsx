import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { useIsNarrow } from '../../page/window-width.ts';
import { colours } from '../../theme/tokens.ts';

interface ToolButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Nothing where it is a switch. */
  readonly opens?: 'menu' | 'dialog';
  readonly isOpen?: boolean;
  readonly hint?: string;
  /** It is on, or something of what it opens is in effect. */
  readonly isOn?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A tool above the rows: icon and word, on a phone the icon alone. */
export function ToolButton({
  label,
  icon: Icon,
  opens,
  isOpen = false,
  hint,
  isOn = false,
  ref,
  onClick,
}: ToolButtonProps) {
  const isNarrow = useIsNarrow();
  const state = opens
    ? ({ 'aria-haspopup': opens, 'aria-expanded': isOpen } as const)
    : ({ role: 'switch', 'aria-checked': isOn } as const);
  const shared = { ref, onClick, title: hint, ...state };
  const edge = isOn ? { borderColor: colours.accent, backgroundColor: colours.accentSoft } : {};
  if (!isNarrow) {
    return (
      <Button
        {...shared}
        variant="outlined"
        startIcon={<Icon size={16} aria-hidden />}
        sx={{ flexShrink: 0, paddingInline: '12px', ...edge }}
      >
        {label}
      </Button>
    );
  }
  return (
    <IconButton
      {...shared}
      aria-label={label}
      sx={{
        flexShrink: 0,
        color: colours.text,
        backgroundColor: colours.surface,
        border: `1px solid ${colours.controlBorder}`,
        ...edge,
      }}
    >
      <Icon size={16} aria-hidden />
    </IconButton>
  );
}
