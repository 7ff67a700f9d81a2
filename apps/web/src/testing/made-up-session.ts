import { permissionsAt } from '@posthouse/contract/core/permissions';
import { startSession } from '../api/session.ts';
import type { Session } from '../api/session-storage.ts';

/** Logs somebody in without a server: the main admin of an account, unless the test says otherwise. */
export function startMadeUpSession(who: Partial<Session> = {}): void {
  startSession({
    token: 'stored',
    currentUser: 'demo',
    userRole: 'admin',
    timeoutMinutes: 5,
    twofaEnabled: false,
    twofaAllowed: true,
    chatAllowed: true,
    securityWarning: '',
    securityWarningLevel: 0,
    duty: undefined,
    timezone: 'UTC',
    dateformat: '',
    permissions: permissionsAt(6),
    domainsLimited: false,
    rightsVersion: '',
    ...who,
  });
}
