import { type ReactNode, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FieldOf } from '../../ui/form/field-of.ts';
import { useProblem } from '../../ui/form/form-finding.ts';
import { InputRow } from '../../ui/form/input-row.tsx';
import { gigabytesTyped, megabytes } from './quota.ts';

interface QuotaFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  readonly label: string;
  readonly hint?: ReactNode;
}

/** People type GB; the form keeps MB, as the wire does. */
export function QuotaField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
}: QuotaFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const { tag } = useTranslation();
  const problem = useProblem(fieldState.error);
  const [typed, setTyped] = useState('');
  // "1." and "1,0" are what one has on the way to "1.05".
  const shown = megabytes(typed, tag) === field.value ? typed : gigabytesTyped(field.value, tag);
  return (
    <InputRow
      label={label}
      hint={hint}
      name={name}
      value={shown}
      inputMode="decimal"
      autoComplete="off"
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(megabytes(event.target.value, tag));
      }}
      problem={problem}
    />
  );
}
