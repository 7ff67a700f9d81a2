import type { ErrorCode, WireError } from '@posthouse/contract/core/errors';
import { ApiError } from './api-error.ts';

/** What a proxy in front of the panel refuses with a page of its own. */
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  413: 'request_too_large',
  415: 'content_type_unsupported',
};

/** Takes the payload out of an answer, or throws what it refuses; `unexplained` where it does not say why. */
export function openEnvelope(status: number, text: string, unexplained: ErrorCode = 'server_error'): unknown {
  const envelope = parse(text);
  if (envelope?.['returncode'] === 1) return envelope['returndata'];
  const error = envelope?.['error'] as Partial<WireError> | undefined;
  if (typeof error?.code === 'string') {
    throw new ApiError(error.code, { params: error.params, fields: error.fields });
  }
  if (envelope?.['returncode'] === 0) throw new ApiError(unexplained);
  // A proxy's own page for a panel that is down is not an answer of the panel.
  if (envelope === undefined && status >= 502) throw new ApiError('network');
  // Specification 8: answers without returncode are "Server Error!".
  throw new ApiError(codeOfStatus[status] ?? 'server_error');
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
