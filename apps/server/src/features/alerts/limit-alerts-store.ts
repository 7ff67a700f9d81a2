import { nearlyUsedShare, roomAgainShare } from '@posthouse/contract/core/limits';
import { levels } from '@posthouse/contract/core/permissions';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { account, accountLimitAlert, accountUsage } from '../../db/schema/account.ts';
import { admin, adminPermission } from '../../db/schema/admin.ts';
import type { AdminKey } from '../../kernel/actor.ts';
import { type LimitName, limitColumns } from '../../rules/accounts/account-limits.ts';
import { recipient, theAdmin } from './alert-recipients-store.ts';

export type CountedLimit = Exclude<LimitName, 'autogrow_quota'>;

/** The ledger's counter behind each maximum. */
const usedColumns = {
  maxemails: accountUsage.basicUsers,
  maxeemails: accountUsage.enhancedUsers,
  maxdomains: accountUsage.domains,
  maxexemails: accountUsage.exchangeUsers,
  maxocemails: accountUsage.externalUsers,
  maxzulipusers: accountUsage.chatUsers,
  maxquota: accountUsage.quotaMb,
} satisfies Record<CountedLimit, unknown>;
const counted = Object.keys(usedColumns) as CountedLimit[];

/** Every maximum with what is used of it, for a query that has account and ledger; one that grows by itself is none. */
const usage = sql`lateral (values ${sql.join(
  counted.map((name) => {
    const most = account[limitColumns[name]];
    const limit =
      name === 'maxquota' ? sql`case when ${account.autogrowQuota} then 0 else ${most} end` : most;
    return sql`(${sql.raw(`'${name}'`)}, ${usedColumns[name]}::bigint, ${limit}::bigint)`;
  }),
  sql`, `,
)}) as usage (counter, used, most)`;

/** Keeps since when which limits are nearly used up. What was full stays so until there is room again. */
export async function noteLimits(db: Database, now: Date): Promise<void> {
  const ofAccount = sql`${account} join ${accountUsage} on ${accountUsage.accountId} = ${account.id} cross join ${usage}`;
  await db.execute(sql`
    delete from ${accountLimitAlert} using ${ofAccount}
     where ${accountLimitAlert.accountId} = ${account.id} and ${accountLimitAlert.counter} = usage.counter
       and (usage.most = 0 or usage.used < usage.most * ${roomAgainShare}::numeric)`);
  await db.execute(sql`
    insert into ${accountLimitAlert} (account_id, counter, level, since)
    select ${account.id}, usage.counter, case when usage.used >= usage.most then 'full' else 'nearly' end, ${now.toISOString()}
      from ${ofAccount}
     where ${account.state} = 'active' and usage.most > 0 and usage.used >= usage.most * ${nearlyUsedShare}::numeric
    on conflict (account_id, counter) do update set level = 'full', since = excluded.since
     where ${accountLimitAlert.level} = 'nearly' and excluded.level = 'full'`);
}

/** Admins with a confirmed address who want to hear of limits, and who add what this one counts. */
const wantsToKnow = and(
  eq(admin.accountId, accountLimitAlert.accountId),
  eq(admin.active, true),
  isNotNull(admin.emailConfirmedAt),
  sql`'limit' = any(${admin.alerts})`,
  sql`(${admin.role} = 'admin' or not ${admin.domainsLimited} and exists (select from ${adminPermission}
    where ${adminPermission.accountId} = ${admin.accountId} and ${adminPermission.adminId} = ${admin.id}
      and ${adminPermission.area} = case ${accountLimitAlert.counter} when 'maxdomains' then 'domains' else 'users' end
      and ${adminPermission.level} >= ${levels.addUpdate}))`,
  // Noted by the job that mails, in the same moment: no overlap as for what others write.
  sql`${accountLimitAlert.since} > coalesce(${admin.domainMailAt}, ${admin.createdAt})`,
);

/** The admins who have limits to hear of, for a list of all who have something to hear. */
export const adminsWithLimitNews = (db: Database) =>
  db
    .selectDistinct({ accountId: admin.accountId, adminId: admin.id })
    .from(accountLimitAlert)
    .innerJoin(admin, wantsToKnow)
    .innerJoin(account, and(eq(account.id, admin.accountId), eq(account.state, 'active')));

/** Limits that came close, or were reached, after the admin was last mailed; with the numbers of now. */
export async function listLimitNews(db: Database, key: AdminKey) {
  return db
    .select({
      ...recipient,
      limit: sql<CountedLimit>`${accountLimitAlert.counter}`,
      used: sql<number>`usage.used`.mapWith(Number),
      most: sql<number>`usage.most`.mapWith(Number),
    })
    .from(accountLimitAlert)
    .innerJoin(admin, wantsToKnow)
    .innerJoin(account, and(eq(account.id, admin.accountId), eq(account.state, 'active')))
    .innerJoin(accountUsage, eq(accountUsage.accountId, account.id))
    .innerJoin(usage, sql`usage.counter = ${accountLimitAlert.counter}`)
    .where(theAdmin(key))
    .orderBy(accountLimitAlert.counter);
}
