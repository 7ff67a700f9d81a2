import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { RecordFields } from '../difference/difference.ts';
import { rebased } from './record-changes.ts';

/** Puts values into a form as if they had just been typed. */
export function putOnTop<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  values: RecordFields,
): void {
  for (const [name, value] of Object.entries(values)) {
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }
}

/** Gives a form other values to begin with; what differs in it from the former ones stays, as if just typed. */
export function rebase<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  former: RecordFields,
  newest: DefaultValues<Values>,
): void {
  const typed = rebased(former, form.getValues(), newest);
  form.reset(newest);
  putOnTop(form, typed);
}
