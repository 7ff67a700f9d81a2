import type { ErrorCode, ErrorParams, FieldError } from '@posthouse/contract/core/errors';
import { i18n } from './i18n.ts';

/** Refusals of the server, and what can go wrong on the way to it. */
export type FailureCode = ErrorCode | 'network' | 'timeout' | 'offline';

/** The sentence for a code, in the present language; the server's English sentences are never shown. */
export function failureText(code: FailureCode, params: ErrorParams = {}): string {
  return i18n.t(`errors.${code}`, { ...missingParams, ...params });
}

export function fieldErrorText({ code, params }: FieldError): string {
  return i18n.t(`fields.${code}`, { ...missingParams, ...params });
}

/** What the server left out must not turn a sentence into an ICU error. */
const missingParams = { num: 0, minutes: 1, seconds: 1, path: '', reason: '', name: '', line: 1, names: '' };
