import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { LookupEntry } from '../../api/lookups.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldOf } from './field-of.ts';
import { useProblem } from './form-finding.ts';

interface SelectFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly options: readonly LookupEntry[];
}

/** The browser's own list: it knows every keyboard, phone and screen reader. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { control, name, label, hint, options } = props;
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const problem = useProblem(fieldState.error);
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem}>
      <NativeSelect
        input={<OutlinedInput fullWidth error={Boolean(problem)} />}
        inputProps={{
          id,
          'aria-invalid': Boolean(problem),
          'aria-describedby':
            [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ') || undefined,
        }}
        {...field}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
