import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { colours } from '../theme/tokens.ts';
import type { FieldOf } from './field-of.ts';
import { NewPasswordField } from './new-password-field.tsx';

interface SetPasswordFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  readonly label: string;
  readonly buttonLabel: string;
  readonly shortest: number;
  /** What else a new password does. */
  readonly note?: string;
}

/** Out of the way until it is wanted: an empty field would look like something left to fill in. */
export function SetPasswordField<Values extends FieldValues>(props: SetPasswordFieldProps<Values>) {
  const { control, name, label, buttonLabel, shortest, note } = props;
  const { fieldState } = useController({ control, name });
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted && !fieldState.error) {
    return (
      <Box>
        <Button
          variant="outlined"
          startIcon={<KeyRound size={16} aria-hidden />}
          onClick={() => setIsWanted(true)}
        >
          {buttonLabel}
        </Button>
      </Box>
    );
  }
  return (
    <Box>
      <NewPasswordField control={control} name={name} label={label} shortest={shortest} />
      {note ? <Box sx={{ marginTop: 2, fontSize: 13, color: colours.textSoft }}>{note}</Box> : null}
    </Box>
  );
}
