import type { FieldCode } from '@posthouse/contract/core/errors';
import { ApiError, errorText } from '../../../api/api-error.ts';
import { fieldErrorText } from '../../../i18n/error-text.ts';

const passwordField = 'password1';

export function passwordProblem(error: unknown) {
  return error instanceof ApiError ? error.fields[passwordField] : undefined;
}

/** The same refusal without the password, which has its place apart from the other fields. */
export function apartFromPassword(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { [passwordField]: _password, ...fields } = error.fields;
  return new ApiError(error.code, { params: error.params, fields });
}

/** What a dialog says about a refusal; nothing when only the password is missing or wrong. */
export function refusalText(error: ApiError): string | undefined {
  const { [passwordField]: password, ...others } = error.fields;
  const findings = Object.values(others).map(fieldErrorText);
  if (findings.length > 0) return [...new Set(findings)].join(' ');
  return password ? undefined : errorText(error);
}

export function hasFinding(error: ApiError | null, code: FieldCode): boolean {
  return Object.values(error?.fields ?? {}).some((finding) => finding.code === code);
}
