import type { FieldErrors } from '@posthouse/contract/core/errors';
import type { FieldValues, FieldErrors as FormErrors, Path, UseFormReturn } from 'react-hook-form';
import { fieldErrorText } from '../../i18n/error-text.ts';

/** Puts the server's findings at their fields, the focus on the first; false when there are none. */
export function showAtFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): boolean {
  const fields =
    typeof error === 'object' && error !== null && 'fields' in error ? (error.fields as FieldErrors) : {};
  Object.entries(fields).forEach(([name, fieldError], index) => {
    form.setError(
      name as Path<Values>,
      { type: fieldError.code, message: fieldErrorText(fieldError) },
      { shouldFocus: index === 0 },
    );
  });
  return Object.keys(fields).length > 0;
}

/** Every finding of a form in words, however deep it lies: `permissions.users`, `members.0`. */
export function messagesOf(errors: FormErrors<FieldValues>): readonly string[] {
  const found = new Set<string>();
  const collect = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    if ('message' in node && typeof node.message === 'string') {
      if (node.message !== '') found.add(node.message);
      return;
    }
    for (const inner of Object.values(node)) collect(inner);
  };
  collect(errors);
  return [...found];
}
