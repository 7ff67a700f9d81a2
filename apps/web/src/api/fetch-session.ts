import type { ActionAnswer } from '@posthouse/contract';
import { duties } from '@posthouse/contract/core/duties';
import type { Language } from '@posthouse/contract/core/languages';
import type { Permissions } from '@posthouse/contract/core/permissions';
import { openEnvelope } from './envelope.ts';
import { exchange } from './exchange.ts';
import type { Session } from './session-storage.ts';

type AdminInfo = ActionAnswer<'getAdminInfo'>;

/** Who a token belongs to and what they may do; nothing is stored of it yet. */
export async function fetchSession(
  token: string,
  { background = false }: { readonly background?: boolean } = {},
): Promise<{ readonly session: Session; readonly language: Language | '' }> {
  const ask = (name: 'getAdminInfo' | 'getPermissions') => exchange(name, {}, { token, background });
  const answers = await Promise.all([ask('getAdminInfo'), ask('getPermissions')]);
  const [info, permissions] = answers.map(({ status, text }) => openEnvelope(status, text)) as [
    AdminInfo,
    Permissions,
  ];
  const [version, other] = answers.map(({ rights }) => rights);
  const session: Session = {
    token,
    currentUser: info.adminname,
    userRole: info.adminaccess,
    permissions,
    domainsLimited: info.domains_limited === 1,
    // Rights that changed between the two answers count as unknown: the next answer asks for them again.
    rightsVersion: version === other ? (version ?? '') : '',
    ...detailsOf(info),
  };
  return { session, language: info.language };
}

/** What the session keeps of an admin beside the name and the rights. */
export function detailsOf(info: AdminInfo) {
  return {
    timeoutMinutes: info.ui_timeout,
    twofaEnabled: info.twofa_enabled === 1,
    twofaAllowed: info.twofa_allowed === 1,
    chatAllowed: info.chat_allowed === 1,
    securityWarning: info.security_warning,
    securityWarningLevel: info.security_warning_level,
    duty: duties.find((duty) => info[duty] === 1),
    timezone: info.timezone,
    dateformat: info.dateformat,
  };
}
