import { useController } from 'react-hook-form';
import type { InputRowProps } from './input-row.tsx';
import { PasswordInput } from './password-input.tsx';

interface PasswordFieldProps extends Omit<InputRowProps, 'problem' | 'value' | 'name'> {
  readonly name: string;
}

/** A password one already has, or its repetition. */
export function PasswordField({ name, ...props }: PasswordFieldProps) {
  const { field, fieldState } = useController({ name });
  return (
    <PasswordInput
      {...props}
      name={name}
      value={field.value ?? ''}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={field.onChange}
      problem={fieldState.error?.message}
    />
  );
}
