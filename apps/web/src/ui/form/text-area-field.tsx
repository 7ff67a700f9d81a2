import type { RefObject } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldOf } from './field-of.ts';
import { useProblem } from './form-finding.ts';
import { InputRow, type InputRowProps } from './input-row.tsx';

interface TextAreaFieldProps<Values extends FieldValues>
  extends FieldOf<Values>,
    Omit<InputRowProps, 'problem' | 'value' | 'name' | 'inputRef'> {
  /** For who puts something in at the cursor. */
  readonly areaRef?: RefObject<HTMLTextAreaElement | null>;
}

/** Several lines of text, growing with what is typed. */
export function TextAreaField<Values extends FieldValues>(props: TextAreaFieldProps<Values>) {
  const { control, name, areaRef, ...input } = props;
  const { field, fieldState } = useController({ control, name });
  const problem = useProblem(fieldState.error);
  return (
    <InputRow
      minRows={8}
      maxRows={24}
      {...input}
      multiline
      // The inner control has the padding already.
      sx={{ padding: 0 }}
      name={name}
      value={field.value ?? ''}
      inputRef={(element: HTMLTextAreaElement | null) => {
        field.ref(element);
        if (areaRef) areaRef.current = element;
      }}
      onBlur={field.onBlur}
      onChange={field.onChange}
      problem={problem}
    />
  );
}
