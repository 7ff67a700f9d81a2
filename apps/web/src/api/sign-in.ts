import type { ActionAnswer } from '@posthouse/contract';
import { type Duty, duties } from '@posthouse/contract/core/duties';
import type { Permissions } from '@posthouse/contract/core/permissions';
import { switchLanguage } from '../i18n/catalogs.ts';
import { storedLanguage, storeLanguage } from '../i18n/language-choice.ts';
import { call } from './call.ts';
import { queryClient } from './query-client.ts';
import { currentSession, endSession, type SessionEnd, startSession } from './session.ts';
import type { Session } from './session-storage.ts';
import { watchJob } from './watched-job.ts';

type AdminInfo = ActionAnswer<'getAdminInfo'>;

/** Makes a session of a token: who it belongs to and what they may do is fetched and stored with it. */
export async function signIn(token: string): Promise<void> {
  takeOver(await fetchSession(token));
}

/** Who a token belongs to and what they may do; nothing is stored of it yet. */
export async function fetchSession(token: string): Promise<Session> {
  const [info, permissions] = await Promise.all([
    call('getAdminInfo', {}, { token }),
    call('getPermissions', {}, { token }),
  ]);
  // The account's language fills the choice only when there is none.
  if (!storedLanguage()) {
    storeLanguage(info.language);
    await switchLanguage(info.language);
  }
  return sessionOf(token, info, permissions);
}

/** From now on this is who is logged in. */
export function takeOver(session: Session): void {
  // The job of whoever was here before is nobody's business now.
  watchJob(undefined);
  queryClient.clear();
  startSession(session);
}

/** Takes over what the server says about the signed-in admin now. */
export function refreshSession(info: AdminInfo, permissions: Permissions): void {
  const token = currentSession()?.token;
  if (token) startSession(sessionOf(token, info, permissions));
}

/** The session is over here even when the server cannot be told. */
export async function signOut(reason: SessionEnd): Promise<void> {
  const token = currentSession()?.token;
  endSession(reason);
  if (token) await call('logout', {}, { token }).catch(() => undefined);
}

function sessionOf(token: string, info: AdminInfo, permissions: Permissions): Session {
  return {
    token,
    currentUser: info.adminname,
    userRole: info.adminaccess,
    timeoutMinutes: info.ui_timeout,
    twofaEnabled: info.twofa_enabled === 1,
    twofaAllowed: info.twofa_allowed === 1,
    securityWarning: info.security_warning,
    securityWarningLevel: info.security_warning_level,
    duty: dutyOf(info),
    timezone: info.timezone,
    dateformat: info.dateformat,
    permissions,
    domainsLimited: info.domains_limited === 1,
  };
}

function dutyOf(info: AdminInfo): Duty | undefined {
  return duties.find((duty) => info[duty] === 1);
}
