import { type Duty, duties } from '@posthouse/contract/core/duties';
import { areas, type Level, type Permissions, type Role } from '@posthouse/contract/core/permissions';

/** The session data of specification 3, without the language, which outlives it, and how the account writes dates. */
export interface Session {
  readonly token: string;
  readonly currentUser: string;
  readonly userRole: Role;
  readonly timeoutMinutes: number;
  readonly twofaEnabled: boolean;
  readonly twofaAllowed: boolean;
  /** The account has chat users. */
  readonly chatAllowed: boolean;
  readonly securityWarning: string;
  readonly securityWarningLevel: 0 | 1 | 2;
  /** What has to be put right before anything else. */
  readonly duty: Duty | undefined;
  readonly timezone: string;
  readonly dateformat: string;
  readonly permissions: Permissions;
  /** A sub-admin who works in chosen domains only. */
  readonly domainsLimited: boolean;
  /** Of these rights, as the server names them; empty: unknown. */
  readonly rightsVersion: string;
}

const keys = {
  token: 'token',
  currentUser: 'currentUser',
  userRole: 'userRole',
  timeoutMinutes: 'timeout',
  twofaEnabled: 'twofaEnabled',
  twofaAllowed: 'twofaAllowed',
  chatAllowed: 'chatAllowed',
  securityWarning: 'securityWarning',
  securityWarningLevel: 'securityWarningLevel',
  duty: 'duty',
  timezone: 'timezone',
  dateformat: 'dateformat',
  permissions: 'permissions',
  domainsLimited: 'domainsLimited',
  rightsVersion: 'rightsVersion',
} as const satisfies Record<keyof Session, string>;

/** The last sign of life in any tab; goes with the session. */
export const activityKey = 'lastActivity';
/** Where the admin was last; goes with the session. */
export const recentPlacesKey = 'recentPlaces';

/** The default of the server, for a stored session that lacks the value. */
const standardTimeoutMinutes = 5;

export function readSession(storage: Storage): Session | undefined {
  const token = storage.getItem(keys.token);
  if (!token) return undefined;
  const text = (key: string) => storage.getItem(key) ?? '';
  const warningLevel = Number(text(keys.securityWarningLevel));
  return {
    token,
    currentUser: text(keys.currentUser),
    userRole: text(keys.userRole) === 'admin' ? 'admin' : 'subadmin',
    timeoutMinutes: Number(text(keys.timeoutMinutes)) || standardTimeoutMinutes,
    twofaEnabled: text(keys.twofaEnabled) === '1',
    twofaAllowed: text(keys.twofaAllowed) === '1',
    chatAllowed: text(keys.chatAllowed) === '1',
    securityWarning: text(keys.securityWarning),
    securityWarningLevel: warningLevel === 1 || warningLevel === 2 ? warningLevel : 0,
    duty: duties.find((duty) => duty === text(keys.duty)),
    timezone: text(keys.timezone),
    dateformat: text(keys.dateformat),
    permissions: readPermissions(text(keys.permissions)),
    domainsLimited: text(keys.domainsLimited) === '1',
    rightsVersion: text(keys.rightsVersion),
  };
}

export function writeSession(storage: Storage, session: Session): void {
  storage.setItem(keys.currentUser, session.currentUser);
  storage.setItem(keys.userRole, session.userRole);
  storage.setItem(keys.timeoutMinutes, String(session.timeoutMinutes));
  storage.setItem(keys.twofaEnabled, session.twofaEnabled ? '1' : '0');
  storage.setItem(keys.twofaAllowed, session.twofaAllowed ? '1' : '0');
  storage.setItem(keys.chatAllowed, session.chatAllowed ? '1' : '0');
  storage.setItem(keys.securityWarning, session.securityWarning);
  storage.setItem(keys.securityWarningLevel, String(session.securityWarningLevel));
  storage.setItem(keys.duty, session.duty ?? '');
  storage.setItem(keys.timezone, session.timezone);
  storage.setItem(keys.dateformat, session.dateformat);
  storage.setItem(keys.permissions, JSON.stringify(session.permissions));
  storage.setItem(keys.domainsLimited, session.domainsLimited ? '1' : '0');
  storage.setItem(keys.rightsVersion, session.rightsVersion);
  // Last: another tab takes the session over as soon as it sees a token.
  storage.setItem(keys.token, session.token);
}

export function clearSession(storage: Storage): void {
  for (const key of [...Object.values(keys), activityKey, recentPlacesKey]) storage.removeItem(key);
}

export function isSessionKey(key: string | null): boolean {
  return key === null || (Object.values(keys) as string[]).includes(key);
}

/** Damaged or missing levels count as no access. */
function readPermissions(text: string): Permissions {
  const stored = parseObject(text);
  return Object.fromEntries(areas.map((area) => [area, levelOf(stored[area])])) as Record<
    (typeof areas)[number],
    Level
  >;
}

function levelOf(value: unknown): Level {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 6
    ? (value as Level)
    : 0;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
