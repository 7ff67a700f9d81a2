/** What is to be stored is at fault, not the database: data that has no form, breaks a rule or is too large. */
export const isDataFailure = (error: unknown): boolean =>
  /^(22|23|54)/.test(String((error as { code?: unknown }).code ?? ''));
