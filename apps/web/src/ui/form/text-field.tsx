import { type FieldValues, useController } from 'react-hook-form';
import type { FieldOf } from './field-of.ts';
import { useProblem } from './form-finding.ts';
import { InputRow, type InputRowProps } from './input-row.tsx';

type TextFieldProps<Values extends FieldValues> = FieldOf<Values> &
  Omit<InputRowProps, 'problem' | 'value' | 'name'>;

/** A text control bound to a field of the form. */
export function TextField<Values extends FieldValues>({ control, name, ...props }: TextFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const problem = useProblem(fieldState.error);
  return (
    <InputRow
      {...props}
      name={name}
      value={field.value ?? ''}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={(event) => {
        field.onChange(event);
        props.onChange?.(event);
      }}
      problem={problem}
    />
  );
}
