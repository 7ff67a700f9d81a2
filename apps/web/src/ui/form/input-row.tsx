import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { FieldFrame } from './field-frame.tsx';

export interface InputRowProps extends Omit<OutlinedInputProps, 'error' | 'label'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  /** Stands below the control, e.g. the rules of a password. */
  readonly below?: ReactNode;
}

/** A labelled text control; forms on the contract's schema use `TextField`, which is this one bound to its field. */
export function InputRow({ label, hint, problem, below, required, ...input }: InputRowProps) {
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const describedBy = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ');
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem} below={below}>
      <OutlinedInput
        {...input}
        id={id}
        fullWidth
        error={Boolean(problem)}
        inputProps={{
          ...input.inputProps,
          'aria-describedby': describedBy || undefined,
          'aria-required': required,
          'aria-invalid': Boolean(problem),
        }}
      />
    </FieldFrame>
  );
}
