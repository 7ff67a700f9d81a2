import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FieldValues, useController } from 'react-hook-form';
import type { LookupEntry } from '../../../../api/lookups.ts';
import type { FieldOf } from '../../../../ui/form/field-of.ts';

interface ChoiceFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  readonly label: string;
  readonly options: readonly LookupEntry[];
  readonly onChoose?: (value: string) => void;
}

/** A choice among several in a narrow frame, where a label above each would be noise: it is there for screen readers. */
export function ChoiceField<Values extends FieldValues>(props: ChoiceFieldProps<Values>) {
  const { control, name, label, options, onChoose } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <NativeSelect
      input={<OutlinedInput fullWidth error={Boolean(fieldState.error)} />}
      inputProps={{ 'aria-label': label, 'aria-invalid': Boolean(fieldState.error) }}
      {...field}
      onChange={(event) => {
        field.onChange(event);
        onChoose?.(event.target.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
