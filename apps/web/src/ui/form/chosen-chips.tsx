import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { colours } from '../theme/tokens.ts';

interface ChosenChipsProps {
  /** What they are, for screen readers. */
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly removeLabel: (name: string) => string;
  readonly onRemove: (id: string) => void;
}

/** What was chosen, each with a button of its own, so that every keyboard and screen reader can take it back. */
export function ChosenChips({ label, items, removeLabel, onRemove }: ChosenChipsProps) {
  if (items.length === 0) return null;
  return (
    <Box component="ul" aria-label={label} sx={list}>
      {items.map(({ id, name }) => (
        <Box component="li" key={id} sx={chip}>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <IconButton
            aria-label={removeLabel(name)}
            onClick={() => onRemove(id)}
            sx={{ width: 24, height: 24, padding: 0, color: 'inherit' }}
          >
            <X size={14} aria-hidden />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  maxWidth: '100%',
  padding: '1px 2px 1px 8px',
  fontSize: 13,
  borderRadius: 1,
  border: `1px solid ${colours.border}`,
  color: colours.accentStrong,
  backgroundColor: colours.accentSoft,
} as const;
