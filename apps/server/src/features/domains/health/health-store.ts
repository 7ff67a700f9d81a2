import type { HealthHint, HealthRecord } from '@posthouse/contract/features/domains/health';
import { and, desc, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { type Leased, leasesOn } from '../../../db/lease.ts';
import type { Database } from '../../../db/pool.ts';
import { dkimKey, domain, domainCheck, domainName } from '../../../db/schema/domain.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import type { CheckResult } from './check-result.ts';
import type { HealthSubject } from './health-plan.ts';

export interface DomainId {
  readonly accountId: number;
  readonly domainId: number;
}

const theDomain = ({ accountId, domainId }: DomainId) =>
  and(eq(domain.accountId, accountId), eq(domain.id, domainId));
const itsChecks = ({ accountId, domainId }: DomainId) =>
  and(eq(domainCheck.accountId, accountId), eq(domainCheck.domainId, domainId));
const itsKeys = ({ accountId, domainId }: DomainId) =>
  and(eq(dkimKey.accountId, accountId), eq(dkimKey.domainId, domainId));

export async function readSubject(db: Database, key: DomainId) {
  const [found] = await db
    .select({
      ascii: domainName.ascii,
      createdAt: domainName.createdAt,
      type: domain.type,
      webmail: domain.webmail,
      dkimEnabled: domain.dkimEnabled,
      health: domain.health,
      checkedAt: domain.healthCheckedAt,
    })
    .from(domain)
    .innerJoin(domainName, and(eq(domainName.accountId, domain.accountId), eq(domainName.id, domain.id)))
    .where(and(theDomain(key), isNull(domainName.removedAt)));
  if (found === undefined) return undefined;
  const keys = await db
    .select({ selector: dkimKey.selector, publicKey: dkimKey.publicKey })
    .from(dkimKey)
    .where(and(itsKeys(key), inArray(dkimKey.state, ['waiting', 'active'])))
    .orderBy(desc(dkimKey.createdAt));
  return { ...found, keys } satisfies HealthSubject;
}

export async function readChecks(db: Database, key: DomainId) {
  const rows = await db.select().from(domainCheck).where(itsChecks(key));
  return new Map(
    rows.map((row) => [row.record as HealthRecord, { ...row, hint: row.hint as HealthHint }] as const),
  );
}

/** Queued until a worker has looked. */
export async function queueCheck({ db, session }: TenantContext, domainId: number, now: Date): Promise<void> {
  await db
    .update(domain)
    .set({ health: 'queued', healthDueAt: now })
    .where(theDomain({ accountId: session.accountId, domainId }));
}

/** The same, with nothing known of it. */
export async function forgetChecks(ctx: TenantContext, domainId: number, now: Date): Promise<void> {
  await ctx.db.delete(domainCheck).where(itsChecks({ accountId: ctx.session.accountId, domainId }));
  await queueCheck(ctx, domainId, now);
}

export const healthLeases = leasesOn({
  table: domain,
  key: { accountId: domain.accountId, domainId: domain.id },
  dueAt: domain.healthDueAt,
  leaseUntil: domain.healthLeaseUntil,
  fence: domain.healthFence,
  where: sql`exists (select from ${domainName} where ${domainName.accountId} = ${domain.accountId}
    and ${domainName.id} = ${domain.id} and ${domainName.removedAt} is null)`,
});
export type TakenDomain = Leased<{ accountId: typeof domain.accountId; domainId: typeof domain.id }>;

/** False when somebody else has the domain by now. What was asked for during the check stays due. */
export async function finishCheck(
  db: Database,
  taken: TakenDomain,
  { health, now, nextDueAt }: { health: CheckResult['status']; now: Date; nextDueAt: Date },
): Promise<boolean> {
  const isAskedAgain = sql`date_trunc('milliseconds', ${domain.healthDueAt}) <> ${taken.dueAt}`;
  const finished = await db
    .update(domain)
    .set({
      health: sql`case when ${isAskedAgain} and ${domain.health} = 'queued' then 'queued' else ${health} end`,
      healthDueAt: sql`case when ${isAskedAgain} then ${domain.healthDueAt} else ${nextDueAt}::timestamptz end`,
      healthCheckedAt: now,
      healthLeaseUntil: null,
    })
    .where(healthLeases.heldBy(taken))
    .returning({ id: domain.id });
  return finished.length > 0;
}

/** False when admins were told of this domain lately. */
export async function mayAlert(
  db: Database,
  key: DomainId,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const marked = await db
    .update(domain)
    .set({ alertedAt: now })
    .where(and(theDomain(key), or(isNull(domain.alertedAt), lte(domain.alertedAt, since))))
    .returning({ id: domain.id });
  return marked.length > 0;
}

/** `since` moves only with the status; a first result counts from when the domain was added, being no change. */
export async function saveChecks(
  db: Database,
  { accountId, domainId }: DomainId,
  results: ReadonlyMap<HealthRecord, CheckResult>,
  { now, addedAt }: { now: Date; addedAt: Date },
): Promise<void> {
  const rows = [...results].map(([record, { status, hint, detail, found }]) => ({
    ...{ accountId, domainId, record, status, hint, detail },
    found: [...found],
    checkedAt: now,
    since: addedAt,
  }));
  await db
    .delete(domainCheck)
    .where(and(itsChecks({ accountId, domainId }), notInArray(domainCheck.record, [...results.keys()])));
  await db
    .insert(domainCheck)
    .values(rows)
    .onConflictDoUpdate({
      target: [domainCheck.accountId, domainCheck.domainId, domainCheck.record],
      set: {
        ...{ status: sql`excluded.status`, hint: sql`excluded.hint`, detail: sql`excluded.detail` },
        ...{ found: sql`excluded.found`, checkedAt: now },
        since: sql`case when ${domainCheck.status} = excluded.status then ${domainCheck.since} else ${now} end`,
      },
    });
}
