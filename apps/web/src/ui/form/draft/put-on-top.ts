import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { RecordFields } from '../../difference/difference.ts';

/** Puts values into a form as if they had just been typed. */
export function putOnTop<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  values: RecordFields,
): void {
  for (const [name, value] of Object.entries(values)) {
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }
}
