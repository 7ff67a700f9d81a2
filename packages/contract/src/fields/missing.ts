/** What a schema says of a value that is not there, or is of another type. */
export const missing = {
  error: (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'format'),
};
