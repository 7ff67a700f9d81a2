import { type AppError, type ErrorCode, sentenceOf } from '@posthouse/contract/core/errors';
import type { FailureEnvelope } from '@posthouse/contract/core/wire';

/** `returndata` is JSON already: the list a query passed through is not parsed for it. */
export function successText(returndata: string): string {
  return `{"returncode":1,"returndata":${returndata}}`;
}

export function failureEnvelope(error: AppError): FailureEnvelope {
  return {
    returncode: 0,
    returndata: error.message,
    error: {
      code: error.code,
      ...(error.params ? { params: error.params } : {}),
      ...(error.fields ? { fields: error.fields } : {}),
    },
  };
}

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_input',
  404: 'not_found',
  408: 'invalid_input',
  413: 'request_too_large',
  415: 'content_type_unsupported',
  429: 'rate_limited',
  500: 'server_error',
  503: 'server_error',
};

/** The same envelope for what only the transport refuses. */
export function transportEnvelope(status: number, params?: { seconds: number }): FailureEnvelope {
  const code = codeOfStatus[status] ?? 'server_error';
  return { returncode: 0, returndata: sentenceOf(code, params), error: params ? { code, params } : { code } };
}
