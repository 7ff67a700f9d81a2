import { type FieldValues, useController } from 'react-hook-form';
import type { FieldOf } from './field-of.ts';
import { useProblem } from './form-finding.ts';
import type { InputRowProps } from './input-row.tsx';
import { PasswordInput } from './password-input.tsx';

type PasswordFieldProps<Values extends FieldValues> = FieldOf<Values> &
  Omit<InputRowProps, 'problem' | 'value' | 'name'>;

/** A password one already has, or its repetition. */
export function PasswordField<Values extends FieldValues>({
  control,
  name,
  ...props
}: PasswordFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const problem = useProblem(fieldState.error);
  return (
    <PasswordInput
      {...props}
      name={name}
      value={field.value ?? ''}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={field.onChange}
      problem={problem}
    />
  );
}
