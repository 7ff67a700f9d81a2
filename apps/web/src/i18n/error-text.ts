import type { ErrorCode, ErrorParams, FieldError } from '@posthouse/contract/core/errors';
import { leftOutParams } from '@posthouse/contract/core/left-out-params';
import { say } from './texts.ts';

/** Refusals of the server, and what can go wrong on the way to it. */
export type FailureCode = ErrorCode | 'network' | 'timeout' | 'offline';

/** The sentence for a code, in the present language; the server's English sentences are never shown. */
export function failureText(code: FailureCode, params: ErrorParams = {}): string {
  return say(`errors.${code}`, { ...leftOutParams, ...params });
}

export function fieldErrorText({ code, params }: FieldError): string {
  return say(`fields.${code}`, { ...leftOutParams, ...params });
}
