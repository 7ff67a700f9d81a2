import type { ErrorParams, FieldErrors } from '@posthouse/contract/core/errors';
import { type FailureCode, failureText } from '../i18n/error-text.ts';

/** An action that was refused, never got an answer (`network`, `timeout`), or was not even sent (`offline`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: FailureCode;
  readonly params: ErrorParams;
  readonly fields: FieldErrors;

  constructor(
    code: FailureCode,
    detail: { params?: ErrorParams | undefined; fields?: FieldErrors | undefined } = {},
  ) {
    super(code);
    this.code = code;
    this.params = detail.params ?? {};
    this.fields = detail.fields ?? {};
  }

  /** True when no answer came from the server. */
  get isUnanswered(): boolean {
    return this.isUnsettled || this.code === 'offline';
  }

  /** True when nobody knows whether the server carried the operation out. */
  get isUnsettled(): boolean {
    return this.code === 'network' || this.code === 'timeout';
  }
}

/** The sentence to show for whatever was thrown, in the present language. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? failureText(error.code, error.params) : failureText('server_error');
}
