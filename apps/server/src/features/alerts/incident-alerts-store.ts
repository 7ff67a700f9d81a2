import { levels } from '@posthouse/contract/core/permissions';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { account } from '../../db/schema/account.ts';
import { admin, adminPermission } from '../../db/schema/admin.ts';
import { adminDomain } from '../../db/schema/domain.ts';
import { mailUser } from '../../db/schema/mail-user.ts';
import { securityIncident } from '../../db/schema/security-incident.ts';
import { itsUser } from '../../rules/security-incidents/visible-incidents.ts';
import { recipient } from './alert-recipients-store.ts';

const isUntold = and(isNull(securityIncident.toldAt), eq(securityIncident.state, 'new'));

/** Accounts with incidents of which nobody was told, and none told of since then. */
export async function listAccountsToTell(db: Database, toldBefore: Date): Promise<number[]> {
  const found = await db
    .selectDistinct({ accountId: securityIncident.accountId })
    .from(securityIncident)
    .innerJoin(account, and(eq(account.id, securityIncident.accountId), eq(account.state, 'active')))
    .where(
      and(
        isUntold,
        sql`not exists (select from ${securityIncident} told where told.account_id = ${account.id}
          and told.told_at > ${toldBefore.toISOString()})`,
      ),
    )
    .orderBy(securityIncident.accountId);
  return found.map(({ accountId }) => accountId);
}

/** From now on somebody was told. */
export async function takeUntold(db: Database, accountId: number, now: Date): Promise<readonly number[]> {
  const taken = await db
    .update(securityIncident)
    .set({ toldAt: now })
    .where(and(eq(securityIncident.accountId, accountId), isUntold))
    .returning({ id: securityIncident.id });
  return taken.map(({ id }) => id);
}

/** Admins with a confirmed address who want to hear of incidents and may see this one. */
const wantsToKnow = and(
  eq(admin.accountId, securityIncident.accountId),
  eq(admin.active, true),
  isNotNull(admin.emailConfirmedAt),
  sql`'incident' = any(${admin.alerts})`,
  sql`(${admin.role} = 'admin' or exists (select from ${adminPermission}
    where ${adminPermission.accountId} = ${admin.accountId} and ${adminPermission.adminId} = ${admin.id}
      and ${adminPermission.area} = 'logs' and ${adminPermission.level} >= ${levels.view}))`,
  sql`(not ${admin.domainsLimited} or exists (select from ${adminDomain}
    where ${adminDomain.accountId} = ${admin.accountId} and ${adminDomain.adminId} = ${admin.id}
      and ${adminDomain.domainId} = ${mailUser.domainId}))`,
);

/** For each admin who may hear of them. */
export async function listNewIncidents(db: Database, accountId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      ...recipient,
      userId: mailUser.id,
      unicode: mailUser.readable,
      countries: sql<
        string[]
      >`array(select seen.key from jsonb_each(${securityIncident.evidence} -> 'countries') seen
        order by seen.value ->> 'last_at', seen.key)`,
    })
    .from(securityIncident)
    .innerJoin(mailUser, and(itsUser, isNull(mailUser.removedAt)))
    .innerJoin(admin, wantsToKnow)
    .innerJoin(account, eq(account.id, admin.accountId))
    .where(and(eq(securityIncident.accountId, accountId), inArray(securityIncident.id, [...ids])))
    .orderBy(admin.id, mailUser.readable);
}
