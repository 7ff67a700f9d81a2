import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type ReactNode, useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { colours } from '../theme/tokens.ts';
import { FieldProblem } from './field-frame.tsx';
import type { FieldOf } from './field-of.ts';
import { useProblem } from './form-finding.ts';

interface SwitchFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

/** On or off; holds a boolean, which the wire writes as 1 or 0. */
export function SwitchField<Values extends FieldValues>(props: SwitchFieldProps<Values>) {
  const { control, name, label, hint, disabled = false } = props;
  const hintId = useId();
  const { field, fieldState } = useController({ control, name });
  const problem = useProblem(fieldState.error);
  const describedBy = [hint ? hintId : '', problem ? `${hintId}-problem` : ''].filter(Boolean).join(' ');
  return (
    <Box>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Switch
            checked={Boolean(field.value)}
            onChange={(_event, checked) => field.onChange(checked)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                ref: field.ref,
                name,
                role: 'switch',
                ...(describedBy ? { 'aria-describedby': describedBy } : {}),
                ...(problem ? { 'aria-invalid': true } : {}),
              },
            }}
          />
        }
      />
      {hint ? (
        <Box id={hintId} sx={{ fontSize: 13, color: colours.textSoft }}>
          {hint}
        </Box>
      ) : null}
      {problem ? <FieldProblem id={`${hintId}-problem`}>{problem}</FieldProblem> : null}
    </Box>
  );
}
