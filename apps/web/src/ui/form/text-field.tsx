import { useController } from 'react-hook-form';
import { InputRow, type InputRowProps } from './input-row.tsx';

export interface TextFieldProps extends Omit<InputRowProps, 'problem' | 'value' | 'name'> {
  readonly name: string;
}

/** A text control bound to a field of the form. */
export function TextField({ name, ...props }: TextFieldProps) {
  const { field, fieldState } = useController({ name });
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
      problem={fieldState.error?.message}
    />
  );
}
