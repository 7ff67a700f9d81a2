type RequiredCode =
  | 'required'
  | 'domain_required'
  | 'username_required'
  | 'alias_required'
  | 'email_required';

/** What a schema says of a value that is not there, or is of another type. */
export function missingAs(code: RequiredCode) {
  return {
    error: (issue: { readonly input?: unknown }) => (issue.input === undefined ? code : 'format'),
  };
}

/** The same for a field that has no sentence of its own. */
export const missing = missingAs('required');
