import FormControlLabel, { type FormControlLabelProps } from '@mui/material/FormControlLabel';
import { colours } from '../../theme/tokens.ts';

/** One choice of a short list in a popover: the whole row is its target. */
export function OptionRow(props: FormControlLabelProps) {
  return (
    <FormControlLabel
      {...props}
      sx={{
        display: 'flex',
        minHeight: 32,
        margin: '0 -8px',
        padding: '0 8px',
        gap: 2,
        borderRadius: 1,
        '&:hover': { backgroundColor: colours.hover },
        '& .MuiCheckbox-root, & .MuiRadio-root': { padding: '4px', marginLeft: '-4px' },
        '& .MuiSvgIcon-root': { fontSize: 20 },
        '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere', minWidth: 0 },
      }}
    />
  );
}
