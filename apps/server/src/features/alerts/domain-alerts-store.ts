import { levels } from '@posthouse/contract/core/permissions';
import { type HealthRecord, healthRecords, isAdvice } from '@posthouse/contract/features/domains/health';
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/pool.ts';
import { account } from '../../db/schema/account.ts';
import { admin, adminPermission } from '../../db/schema/admin.ts';
import { adminDomain, aliasDomain, domainCheck, domainName } from '../../db/schema/domain.ts';
import type { AdminKey } from '../../kernel/actor.ts';
import { noticeDaysBefore } from '../../rules/hosted-domains/claim-schedule.ts';
import { type MailTimes, mailedBefore, recipient, theAdmin } from './alert-recipients-store.ts';
import { adminsWithLimitNews } from './limit-alerts-store.ts';

const required = healthRecords.filter((record) => !isAdvice(record));

/** The domain a name belongs to: an alias domain is seen by those who see its real domain. */
const domainId = sql`coalesce((select ${aliasDomain.domainId} from ${aliasDomain}
  where ${aliasDomain.accountId} = ${domainName.accountId} and ${aliasDomain.id} = ${domainName.id}), ${domainName.id})`;

/** Admins with a confirmed address who want to hear of domains and may see this one. */
const wantsToKnow = and(
  eq(admin.accountId, domainName.accountId),
  eq(admin.active, true),
  isNotNull(admin.emailConfirmedAt),
  sql`'domain' = any(${admin.alerts})`,
  sql`(${admin.role} = 'admin' or exists (select from ${adminPermission}
    where ${adminPermission.accountId} = ${admin.accountId} and ${adminPermission.adminId} = ${admin.id}
      and ${adminPermission.area} = 'domains' and ${adminPermission.level} >= ${levels.view}))`,
  sql`(not ${admin.domainsLimited} or exists (select from ${adminDomain}
    where ${adminDomain.accountId} = ${admin.accountId} and ${adminDomain.adminId} = ${admin.id}
      and ${adminDomain.domainId} = ${domainId}))`,
);

const name = { id: domainName.id, unicode: domainName.unicode, kind: domainName.kind };

/** After the last mail; a check that was still being written then may bear a slightly earlier time. */
const sinceLastMail = sql`coalesce(${admin.domainMailAt} - interval '5 minutes', ${admin.createdAt})`;

const listFor = <
  Fields extends Record<string, SQL | SQL.Aliased | typeof domainName.id | typeof domainName.claimEndsAt>,
>(
  db: Database,
  fields: Fields,
  mayHear: SQL | undefined,
) =>
  db
    .select({ ...recipient, ...name, ...fields })
    .from(domainName)
    .innerJoin(admin, wantsToKnow)
    .innerJoin(account, and(eq(account.id, admin.accountId), eq(account.state, 'active')))
    .where(and(isNull(domainName.removedAt), mayHear))
    .orderBy(admin.id, domainName.ascii);

const failing = sql`select ${domainCheck.record} from ${domainCheck}
  where ${domainCheck.accountId} = ${domainName.accountId} and ${domainCheck.domainId} = ${domainName.id}
    and ${domainCheck.status} = 'fail' and ${inArray(domainCheck.record, [...required])}
    and ${domainCheck.since} > greatest(${sinceLastMail}, ${domainName.verifiedAt})`;

const isFailing = and(isNotNull(domainName.verifiedAt), sql`exists (${failing})`);

const noticeAt = sql`${domainName.claimEndsAt} - make_interval(days => ${noticeDaysBefore})`;

const isEnding = (now: Date) =>
  and(
    isNull(domainName.verifiedAt),
    isNotNull(domainName.nextCheckAt),
    sql`${domainName.claimEndsAt} > ${now}`,
    sql`${noticeAt} between ${sinceLastMail} and ${now}`,
  );

/** Admins who were not mailed lately and have something to hear, in the order of their keys. */
export async function listAdminsWithNews(
  db: Database,
  { now, mailedUntil, after, limit }: MailTimes & { after: AdminKey | undefined; limit: number },
): Promise<AdminKey[]> {
  const isNext = and(
    mailedBefore(mailedUntil),
    after && sql`(${admin.accountId}, ${admin.id}) > (${after.accountId}, ${after.adminId})`,
  );
  const ofDomains = db
    .selectDistinct({ accountId: admin.accountId, adminId: admin.id })
    .from(domainName)
    .innerJoin(admin, wantsToKnow)
    .innerJoin(account, and(eq(account.id, admin.accountId), eq(account.state, 'active')))
    .where(and(isNull(domainName.removedAt), isNext, or(isFailing, isEnding(now))));
  return union(ofDomains, adminsWithLimitNews(db).where(isNext)).orderBy(sql`1, 2`).limit(limit);
}

/** Verified names with records that were right and began to fail after the admin was last mailed. */
export async function listFailures(db: Database, key: AdminKey) {
  return listFor(db, { records: sql<HealthRecord[]>`array(${failing})` }, and(theAdmin(key), isFailing));
}

/** Claims that end soon without proof, of which the admin was not told. */
export async function listEndingClaims(db: Database, key: AdminKey, now: Date) {
  return listFor(db, { endsAt: domainName.claimEndsAt }, and(theAdmin(key), isEnding(now)));
}

const isUntold = and(
  isNotNull(domainName.lostAt),
  isNull(domainName.lostMailAt),
  isNull(domainName.removedAt),
);

/** Accounts that lost names to another of which nobody was told yet. */
export async function listAccountsWithLosses(db: Database): Promise<number[]> {
  const found = await db
    .selectDistinct({ accountId: domainName.accountId })
    .from(domainName)
    .where(isUntold)
    .orderBy(domainName.accountId);
  return found.map(({ accountId }) => accountId);
}

/** The names an account lost; from now on somebody was told. */
export async function takeLostNames(db: Database, accountId: number, now: Date): Promise<readonly number[]> {
  const taken = await db
    .update(domainName)
    .set({ lostMailAt: now })
    .where(and(eq(domainName.accountId, accountId), isUntold))
    .returning({ id: domainName.id });
  return taken.map(({ id }) => id);
}

export async function listLosers(db: Database, accountId: number, nameIds: readonly number[]) {
  if (nameIds.length === 0) return [];
  return listFor(db, {}, and(eq(domainName.accountId, accountId), inArray(domainName.id, [...nameIds])));
}
