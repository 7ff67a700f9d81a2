import type { ActionAnswer, ActionInput, ActionName } from '@posthouse/contract';
import { duties } from '@posthouse/contract/core/duties';
import {
  backgroundHeader,
  encodeForm,
  formContentType,
  requestTimeoutMs,
  tokenHeader,
} from '@posthouse/contract/core/wire';
import { ApiError } from './api-error.ts';
import { openEnvelope } from './envelope.ts';
import { requestEnded, requestStarted } from './loading.ts';
import { currentSession, endSession, setDuty } from './session.ts';

export interface CallOptions {
  /** Nobody asked for it: it does not extend the session. */
  readonly background?: boolean;
  readonly signal?: AbortSignal;
  /** Instead of the stored one, while a login is not complete yet. */
  readonly token?: string;
}

/** Runs one action of the contract and answers its payload; throws an ApiError otherwise. */
export async function call<Name extends ActionName>(
  name: Name,
  input: ActionInput<Name>,
  options: CallOptions = {},
): Promise<ActionAnswer<Name>> {
  const storedToken = currentSession()?.token;
  const token = options.token ?? storedToken;
  requestStarted(options.background ?? false);
  try {
    const { status, text } = await post(encodeForm(name, input), token, options);
    return openEnvelope(status, text) as ActionAnswer<Name>;
  } catch (error) {
    // Not for a request that was sent without one, or before somebody else signed in.
    const isStored = token !== undefined && token === storedToken && token === currentSession()?.token;
    if (error instanceof ApiError && isStored) updateSession(error);
    throw error;
  } finally {
    requestEnded();
  }
}

/** A refusal may say something about the session itself. */
function updateSession({ code }: ApiError): void {
  if (code === 'session_invalid') endSession('expired');
  const duty = duties.find((one) => one === code);
  if (duty) setDuty(duty);
}

async function post(body: string, token: string | undefined, { background, signal }: CallOptions) {
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
    return { status: response.status, text: await response.text() };
  } catch {
    signal?.throwIfAborted();
    throw new ApiError(isTimedOut ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}
