import type { MailService } from '@posthouse/contract/fields/mail-service';
import { and, eq, sql } from 'drizzle-orm';
import { admin, adminTwoFactor } from '../../db/schema/admin.ts';
import { domain, domainCheck, domainName } from '../../db/schema/domain.ts';
import { mailUser, userMeasure } from '../../db/schema/mail-user.ts';
import { parameter, statement } from '../../db/statement.ts';
import type { CallerContext } from '../../kernel/context.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What a mail program needs to know of a user. */
interface MailLogin {
  readonly email: string;
  readonly services: MailService[];
  readonly twofa_allowed: 0 | 1;
}

export interface ChecklistFacts {
  readonly isHidden: boolean;
  readonly twoFactorAllowed: boolean;
  readonly hasTwoFactor: boolean;
  readonly domain: Named | null;
  readonly isVerified: boolean;
  readonly recordsFound: boolean;
  readonly hasUsers: boolean;
  readonly user: (Named & MailLogin) | null;
  readonly hasLoggedIn: boolean;
}

const accountId = parameter('accountId');
const liveDomains = sql`${domainName} where ${domainName.accountId} = ${accountId} and ${domainName.kind} = 'domain'
  and ${domainName.removedAt} is null`;

const liveUsers = sql`${mailUser} where ${mailUser.accountId} = ${accountId} and ${mailUser.removedAt} is null`;

/**
 * Every part is the first row of an index, whatever the account has. The domain the steps are about is the first that is
 * verified, otherwise the first. Its MX record decides about its records: with it mail arrives; one that the provider has not
 * set cannot be published.
 */
const readFacts = statement<{ facts: ChecklistFacts }>(sql`
  with first_domain as (
    select ${domainName.id} as id, ${domainName.unicode} as name, ${domainName.state} = 'verified' as is_verified
      from ${domainName}
     where ${domainName.accountId} = ${accountId} and ${domainName.id} = coalesce(
       (select ${domainName.id} from ${liveDomains} and ${domainName.stateRank} = 4 order by ${domainName.id} limit 1),
       (select ${domainName.id} from ${liveDomains} order by ${domainName.createdAt}, ${domainName.id} limit 1))),
  first_user as (
    select ${mailUser.id} as id, ${mailUser.readable} as name, ${mailUser.email} as email,
           ${mailUser.twofaAllowed} as twofa_allowed, array_remove(array[case when ${mailUser.imap} then 'imap' end,
             case when ${mailUser.pop3} then 'pop3' end, case when ${mailUser.smtp} then 'smtp' end], null) as services
      from ${liveUsers} and ${mailUser.active} and ${mailUser.passwordHash} is not null
       and ${mailUser.accountType} not in ('exchange', 'external') and (${mailUser.imap} or ${mailUser.pop3})
     order by ${mailUser.createdAt}, ${mailUser.id} limit 1)
  select json_build_object(
    'isHidden', ${admin.checklistHidden},
    'twoFactorAllowed', ${admin.twofaAllowed},
    'hasTwoFactor', exists (select from ${adminTwoFactor} where ${adminTwoFactor.accountId} = ${admin.accountId}
      and ${adminTwoFactor.adminId} = ${admin.id} and ${adminTwoFactor.enabledAt} is not null),
    'domain', (select json_build_object('id', id::text, 'name', name) from first_domain),
    'isVerified', coalesce((select is_verified from first_domain), false),
    'recordsFound', exists (select from first_domain
      join ${domain} on ${domain.accountId} = ${accountId} and ${domain.id} = first_domain.id
      left join ${domainCheck} on ${domainCheck.accountId} = ${accountId} and ${domainCheck.domainId} = first_domain.id
           and ${domainCheck.record} = 'mx'
     where ${domain.type} = 'parked' or ${domainCheck.status} in ('ok', 'warn')
        or (${domainCheck.hint} = 'not_set' and is_verified)),
    'hasUsers', exists (select from ${liveUsers}),
    'user', (select json_build_object('id', id::text, 'name', name, 'email', email, 'services', services,
      'twofa_allowed', twofa_allowed::int) from first_user),
    'hasLoggedIn', coalesce((select ${userMeasure.lastLoginAt} is not null from ${userMeasure}
      where ${userMeasure.accountId} = ${accountId} and not ${userMeasure.isRemoved}
      order by coalesce(${userMeasure.lastLoginAt}, '-infinity') desc, ${userMeasure.userId} desc limit 1), false)
  ) as facts
    from ${admin} where ${admin.accountId} = ${accountId} and ${admin.id} = ${parameter('adminId')}`);

export async function readChecklist({ db, caller }: CallerContext): Promise<ChecklistFacts> {
  const [found] = await readFacts(db, { accountId: caller.accountId, adminId: caller.adminId });
  if (found === undefined) throw new Error('an admin who calls is not there');
  return found.facts;
}

export async function hideChecklist({ db, caller }: CallerContext, isHidden: boolean): Promise<void> {
  await db
    .update(admin)
    .set({ checklistHidden: isHidden })
    .where(and(eq(admin.accountId, caller.accountId), eq(admin.id, caller.adminId)));
}
