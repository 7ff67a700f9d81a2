import type { FieldErrors } from '@posthouse/contract/core/errors';
import type { FieldValues, FieldErrors as FormErrors, Path, UseFormReturn } from 'react-hook-form';
import { type FormFinding, findingAt, formFinding } from './form-finding.ts';

/** Puts the server's findings at their fields; false when there are none. */
export function showAtFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): boolean {
  const fields =
    typeof error === 'object' && error !== null && 'fields' in error ? (error.fields as FieldErrors) : {};
  for (const [name, fieldError] of Object.entries(fields)) {
    form.setError(name as Path<Values>, formFinding(fieldError));
  }
  return Object.keys(fields).length > 0;
}

export interface Finding extends FormFinding {
  /** Its path: `permissions.users`, `members.0`. */
  readonly field: string;
}

/** Every finding of a form, however deep it lies. */
export function findingsOf(errors: FormErrors<FieldValues>): readonly Finding[] {
  const collect = (node: unknown, field: string): readonly Finding[] => {
    if (typeof node !== 'object' || node === null) return [];
    const finding = findingAt(node);
    if (finding) return [{ field, ...finding }];
    return Object.entries(node).flatMap(([name, inner]) =>
      collect(inner, field === '' ? name : `${field}.${name}`),
    );
  };
  return collect(errors, '');
}
