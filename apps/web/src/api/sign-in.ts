import type { ActionAnswer } from '@posthouse/contract';
import { adoptLanguage } from '../i18n/adopt-language.ts';
import { storedLanguage } from '../i18n/language-choice.ts';
import { say } from '../i18n/texts.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { detailsOf, fetchSession } from './fetch-session.ts';
import { notify } from './notification-store.ts';
import { queryClient } from './query-client.ts';
import { currentSession, endSession, type SessionEnd, startSession } from './session.ts';
import type { Session } from './session-storage.ts';
import { watchJob } from './watched-job.ts';

/** Makes a session of a token: who it belongs to and what they may do is fetched and stored with it. */
export async function signIn(token: string): Promise<void> {
  takeOver(await arrive(token));
}

/** Who a token belongs to, in their language; nothing else is stored of it yet. */
export async function arrive(token: string): Promise<Session> {
  const { session, language } = await fetchSession(token);
  // The account's language fills the choice only when there is none, and only where somebody chose it.
  if (language && !storedLanguage()) await adoptLanguage(language);
  return session;
}

/** From now on this is who is logged in. */
export function takeOver(session: Session): void {
  // The job of whoever was here before is nobody's business now.
  watchJob(undefined);
  queryClient.clear();
  startSession(session);
}

/** Takes over what the server says about the signed-in admin now; the rights come with their version alone. */
export function refreshDetails(info: ActionAnswer<'getAdminInfo'>): void {
  const session = currentSession();
  if (session) startSession({ ...session, ...detailsOf(info) });
}

/** The session is over here even when the server cannot be told. */
export async function signOut(reason: SessionEnd): Promise<void> {
  const token = currentSession()?.token;
  endSession(reason);
  if (token) await endToken(token);
}

/** Ends a session on the server; where the server does not confirm it, the admin must know. */
export async function endToken(token: string): Promise<void> {
  if (await isEnded(token)) return;
  notify({
    key: 'logout',
    tone: 'warning',
    title: say('account.logOutUnconfirmed'),
    detail: say('account.logOutUnconfirmedDetail'),
    stays: true,
  });
}

/** Specification 4: a logout succeeds when the answer's data equals "success". A session that is gone has ended, too. */
async function isEnded(token: string): Promise<boolean> {
  try {
    return (await call('logout', {}, { token })) === 'success';
  } catch (error) {
    return error instanceof ApiError && error.code === 'session_invalid';
  }
}
