import { type FieldValues, useController } from 'react-hook-form';
import type { FieldOf } from './field-of.ts';
import { type FormFinding, useProblem } from './form-finding.ts';
import { InputRow, type InputRowProps } from './input-row.tsx';

type TextFieldProps<Values extends FieldValues> = FieldOf<Values> &
  Omit<InputRowProps, 'problem' | 'value' | 'name'> & {
    /** What is wrong beyond what the form knows. */
    readonly finding?: FormFinding | undefined;
  };

/** A text control bound to a field of the form. */
export function TextField<Values extends FieldValues>({
  control,
  name,
  finding,
  ...props
}: TextFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const problem = useProblem(finding ?? fieldState.error);
  return (
    <InputRow
      {...props}
      name={name}
      value={field.value ?? ''}
      inputRef={field.ref}
      onBlur={(event) => {
        field.onBlur();
        props.onBlur?.(event);
      }}
      onChange={(event) => {
        field.onChange(event);
        props.onChange?.(event);
      }}
      problem={problem}
    />
  );
}
