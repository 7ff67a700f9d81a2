import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { colours } from '../../../../ui/theme/tokens.ts';

/** Several of the same kind in a form, one below the other, and the button for one more. */
export function Fieldset({
  legend,
  addLabel,
  onAdd,
  children,
}: {
  readonly legend: string;
  readonly addLabel: string;
  /** Missing where there can be no more. */
  readonly onAdd?: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  return (
    <Box component="fieldset" sx={plain}>
      <Box component="legend" sx={{ padding: 0, fontSize: 14, fontWeight: 600, marginBottom: 2 }}>
        {legend}
      </Box>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {children}
        {onAdd ? (
          <Button
            variant="outlined"
            startIcon={<Plus size={16} aria-hidden />}
            onClick={onAdd}
            sx={{ justifySelf: 'start' }}
          >
            {addLabel}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}

/** One of them, in a frame with the button that takes it away. */
export function FieldsetItem({
  label,
  removeLabel,
  onRemove,
  children,
}: {
  readonly label: string;
  readonly removeLabel: string;
  readonly onRemove?: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  return (
    <Box component="fieldset" aria-label={label} sx={{ ...plain, ...framed }}>
      <Box sx={{ display: 'grid', gap: 3, flex: 1, minWidth: 0 }}>{children}</Box>
      {onRemove ? (
        <IconButton aria-label={removeLabel} onClick={onRemove} sx={{ width: 32, height: 32 }}>
          <X size={16} aria-hidden />
        </IconButton>
      ) : null}
    </Box>
  );
}

const plain = { border: 0, margin: 0, padding: 0, minWidth: 0, width: '100%' } as const;
const framed = {
  display: 'flex',
  gap: 2,
  alignItems: 'flex-start',
  padding: 3,
  border: `1px solid ${colours.border}`,
  borderRadius: 1,
  backgroundColor: colours.canvas,
} as const;
