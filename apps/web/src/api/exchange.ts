import type { ActionInput, ActionName } from '@posthouse/contract';
import {
  backgroundHeader,
  encodeForm,
  formContentType,
  requestTimeoutMs,
  rightsHeader,
  tokenHeader,
} from '@posthouse/contract/core/wire';
import { ApiError } from './api-error.ts';
import { requestEnded, requestStarted } from './loading.ts';

export interface ExchangeOptions {
  /** Nobody asked for it: it does not extend the session. */
  readonly background?: boolean;
  readonly signal?: AbortSignal;
  readonly token?: string | undefined;
}

interface RawAnswer {
  readonly status: number;
  readonly text: string;
  /** Under which rights it was given; null where the server does not say. */
  readonly rights: string | null;
}

/** Sends one action and brings the answer as it came; throws an ApiError when none does. */
export async function exchange<Name extends ActionName>(
  name: Name,
  input: ActionInput<Name>,
  options: ExchangeOptions,
): Promise<RawAnswer> {
  requestStarted(options.background ?? false);
  try {
    return await post(encodeForm(name, input), options);
  } finally {
    requestEnded();
  }
}

async function post(body: string, { token, background, signal }: ExchangeOptions): Promise<RawAnswer> {
  const abort = new AbortController();
  const cancel = () => abort.abort();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    cancel();
  }, requestTimeoutMs);
  signal?.addEventListener('abort', cancel);
  try {
    const response = await fetch('/', {
      method: 'POST',
      headers: {
        'content-type': formContentType,
        ...(token ? { [tokenHeader]: token } : {}),
        ...(background ? { [backgroundHeader]: '1' } : {}),
      },
      body,
      signal: abort.signal,
    });
    const { status, headers } = response;
    return { status, text: await response.text(), rights: headers.get(rightsHeader) };
  } catch {
    signal?.throwIfAborted();
    throw new ApiError(isTimedOut ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}
