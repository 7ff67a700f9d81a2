import type { ActionAnswer, ActionInput, ActionName } from '@posthouse/contract';
import { duties } from '@posthouse/contract/core/duties';
import type { ErrorCode } from '@posthouse/contract/core/errors';
import { ApiError } from './api-error.ts';
import { openEnvelope } from './envelope.ts';
import { type ExchangeOptions, exchange } from './exchange.ts';
import { isOnline } from './online.ts';
import { refreshRights } from './refresh-rights.ts';
import { currentSession, endSession, setDuty } from './session.ts';

/** The token is the stored one, unless another is given while a login is not complete yet. */
export interface CallOptions extends ExchangeOptions {
  /** What a refusal means that says nothing but `returncode` 0; a server error unless given. */
  readonly unexplained?: ErrorCode;
}

/** Runs one action of the contract and answers its payload; throws an ApiError otherwise. */
export async function call<Name extends ActionName>(
  name: Name,
  input: ActionInput<Name>,
  options: CallOptions = {},
): Promise<ActionAnswer<Name>> {
  // Not even tried: what waited for the connection would be sent behind the back of whoever gave it up meanwhile.
  if (!isOnline()) throw new ApiError('offline');
  const sentBy = currentSession();
  const token = options.token ?? sentBy?.token;
  const { status, text, rights } = await exchange(name, input, { ...options, token });
  // An answer to another token, or from before somebody else signed in, says nothing about this session.
  const session = currentSession();
  const isOurs = token !== undefined && token === sentBy?.token && token === session?.token;
  if (isOurs && isNews(rights, sentBy?.rightsVersion, session?.rightsVersion)) void refreshRights();
  try {
    return openEnvelope(status, text, options.unexplained) as ActionAnswer<Name>;
  } catch (error) {
    if (error instanceof ApiError && isOurs) updateSession(error);
    throw error;
  }
}

/** Rights that differ from the known ones; not from a request that went out before these were learnt. */
function isNews(told: string | null, whenSent: string | undefined, known: string | undefined): boolean {
  return told !== null && told !== known && whenSent === known;
}

/** A refusal may say something about the session itself. */
function updateSession({ code }: ApiError): void {
  if (code === 'session_invalid') endSession('expired');
  const duty = duties.find((one) => one === code);
  if (duty) setDuty(duty);
  // What was offered here was not allowed.
  if (code === 'forbidden') void refreshRights();
}
