import type { HealthHint, HealthRecord, HealthRow } from '@posthouse/contract/features/domains/health';
import { and, desc, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { type Leased, type Leases, leasesOn } from '../../../db/lease.ts';
import type { Database } from '../../../db/pool.ts';
import { aliasDomain, dkimKey, domain, domainCheck, domainName } from '../../../db/schema/domain.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { groupedBy } from '../../../rules/mail-ways/grouped.ts';
import type { DomainId, DomainIds } from '../domain-key-store.ts';
import type { CheckResult } from './check-result.ts';
import type { HealthSubject } from './health-plan.ts';

const theDomain = ({ accountId, domainId }: DomainId) =>
  and(eq(domain.accountId, accountId), eq(domain.id, domainId));
const theAlias = ({ accountId, domainId }: DomainId) =>
  and(eq(aliasDomain.accountId, accountId), eq(aliasDomain.id, domainId));
const itsChecks = ({ accountId, domainId }: DomainId) =>
  and(eq(domainCheck.accountId, accountId), eq(domainCheck.domainId, domainId));

export async function readSubject(db: Database, { accountId, domainId }: DomainId) {
  return (await readSubjects(db, { accountId, domainIds: [domainId] })).get(domainId);
}

export type ReadSubject = NonNullable<Awaited<ReturnType<typeof readSubject>>>;

/** By id. */
export async function readSubjects(db: Database, { accountId, domainIds }: DomainIds) {
  const found = await db
    .select({
      id: domainName.id,
      ascii: domainName.ascii,
      createdAt: domainName.createdAt,
      type: sql<HealthSubject['type']>`coalesce(${domain.type}, 'alias')`,
      webmail: sql<boolean>`coalesce(${domain.webmail}, false)`,
      dkimEnabled: sql<boolean>`coalesce(${domain.dkimEnabled}, false)`,
      isSigned: sql<boolean>`exists (select from engine.signing_key(${domainName.ascii}))`,
      health: sql<HealthRow['status']>`coalesce(${domain.health}, ${aliasDomain.health})`,
      checkedAt:
        sql<Date | null>`coalesce(${domain.healthCheckedAt}, ${aliasDomain.healthCheckedAt})`.mapWith(
          domain.healthCheckedAt,
        ),
    })
    .from(domainName)
    .leftJoin(domain, and(eq(domain.accountId, domainName.accountId), eq(domain.id, domainName.id)))
    .leftJoin(
      aliasDomain,
      and(eq(aliasDomain.accountId, domainName.accountId), eq(aliasDomain.id, domainName.id)),
    )
    .where(
      and(
        eq(domainName.accountId, accountId),
        inArray(domainName.id, [...domainIds]),
        isNull(domainName.removedAt),
      ),
    );
  const keys = await db
    .select({ domainId: dkimKey.domainId, selector: dkimKey.selector, publicKey: dkimKey.publicKey })
    .from(dkimKey)
    .where(
      and(
        eq(dkimKey.accountId, accountId),
        inArray(dkimKey.domainId, [...domainIds]),
        inArray(dkimKey.state, ['waiting', 'active']),
      ),
    )
    .orderBy(desc(dkimKey.createdAt));
  const keysOf = groupedBy(keys, ({ domainId }) => domainId);
  return new Map(
    found.map(({ id, ...subject }) => [id, { ...subject, keys: [...keysOf(id)] } satisfies HealthSubject]),
  );
}

export async function readChecks(db: Database, { accountId, domainId }: DomainId) {
  return (await readChecksOf(db, { accountId, domainIds: [domainId] }))(domainId);
}

export type ReadChecks = Awaited<ReturnType<typeof readChecks>>;

/** Answers which checks each of them has. */
export async function readChecksOf(db: Database, { accountId, domainIds }: DomainIds) {
  const rows = await db
    .select()
    .from(domainCheck)
    .where(and(eq(domainCheck.accountId, accountId), inArray(domainCheck.domainId, [...domainIds])));
  const rowsOf = groupedBy(rows, ({ domainId }) => domainId);
  return (id: number) =>
    new Map(
      rowsOf(id).map(
        (row) =>
          [
            row.record as HealthRecord,
            { ...row, hint: row.hint as HealthHint, unanswered: row.unanswered as HealthHint },
          ] as const,
      ),
    );
}

/** Whether somebody has proved the name, and mail for it comes here: a domain that is on, or an alias domain. */
export async function receivesMail(db: Database, ascii: string): Promise<boolean> {
  const found = await db
    .select({ id: domainName.id })
    .from(domainName)
    .leftJoin(domain, and(eq(domain.accountId, domainName.accountId), eq(domain.id, domainName.id)))
    .where(
      and(
        eq(domainName.ascii, ascii),
        isNotNull(domainName.verifiedAt),
        isNull(domainName.removedAt),
        or(eq(domainName.kind, 'alias_domain'), and(eq(domain.type, 'standard'), eq(domain.active, true))),
      ),
    );
  return found.length > 0;
}

/** Queued until a worker has looked; of a domain or an alias domain. */
export async function queueCheck({ db, caller }: TenantContext, domainId: number, now: Date): Promise<void> {
  const key = { accountId: caller.accountId, domainId };
  const queued = { health: 'queued', healthDueAt: now } as const;
  await db.update(domain).set(queued).where(theDomain(key));
  await db.update(aliasDomain).set(queued).where(theAlias(key));
}

/** The same, with nothing known of it. */
export async function forgetChecks(ctx: TenantContext, domainId: number, now: Date): Promise<void> {
  await ctx.db.delete(domainCheck).where(itsChecks({ accountId: ctx.caller.accountId, domainId }));
  await queueCheck(ctx, domainId, now);
}

export type TakenDomain = Leased<{ accountId: typeof domain.accountId; domainId: typeof domain.id }>;

interface FinishedCheck {
  readonly health: CheckResult['status'];
  readonly now: Date;
  readonly nextDueAt: Date;
}

/** When domains, or alias domains, are checked, and what came of it. */
export type DueChecks = ReturnType<typeof dueChecksOf>;
export const domainChecks = dueChecksOf(domain);
export const aliasDomainChecks = dueChecksOf(aliasDomain);

function dueChecksOf(table: typeof domain | typeof aliasDomain) {
  const leases: Leases<TakenDomain> = leasesOn({
    table,
    key: { accountId: table.accountId, domainId: table.id },
    dueAt: table.healthDueAt,
    leaseUntil: table.healthLeaseUntil,
    fence: table.healthFence,
    where: sql`exists (select from ${domainName} where ${domainName.accountId} = ${table.accountId}
      and ${domainName.id} = ${table.id} and ${domainName.removedAt} is null)`,
  });
  return {
    leases,
    /** False when somebody else has the domain by now. What was asked for during the check stays due. */
    async finish(db: Database, taken: TakenDomain, { health, now, nextDueAt }: FinishedCheck) {
      const isAskedAgain = sql`date_trunc('milliseconds', ${table.healthDueAt}) <> ${taken.dueAt}`;
      const finished = await db
        .update(table)
        .set({
          health: sql`case when ${isAskedAgain} and ${table.health} = 'queued' then 'queued' else ${health} end`,
          healthDueAt: sql`case when ${isAskedAgain} then ${table.healthDueAt} else ${nextDueAt}::timestamptz end`,
          healthCheckedAt: now,
          healthLeaseUntil: null,
        })
        .where(leases.heldBy(taken))
        .returning({ id: table.id });
      return finished.length > 0;
    },
  };
}

/**
 * A lookup without an answer changes nothing but that it had none. `since` moves only with the status; a first result
 * counts from when the domain was added, being no change.
 */
export async function saveChecks(
  db: Database,
  { accountId, domainId }: DomainId,
  results: ReadonlyMap<HealthRecord, CheckResult>,
  { now, addedAt }: { now: Date; addedAt: Date },
): Promise<void> {
  const rows = [...results].map(([record, { status, hint, detail, found }]) => ({
    ...{ accountId, domainId, record, status, hint, detail },
    unanswered: status === 'unknown' ? hint : '',
    found: [...found],
    checkedAt: now,
    since: addedAt,
  }));
  await db
    .delete(domainCheck)
    .where(and(itsChecks({ accountId, domainId }), notInArray(domainCheck.record, [...results.keys()])));
  if (rows.length === 0) return;
  const answered = (field: 'status' | 'hint' | 'detail' | 'found') =>
    sql`case when excluded.status = 'unknown' then ${domainCheck[field]} else excluded.${sql.identifier(field)} end`;
  await db
    .insert(domainCheck)
    .values(rows)
    .onConflictDoUpdate({
      target: [domainCheck.accountId, domainCheck.domainId, domainCheck.record],
      set: {
        ...{ status: answered('status'), hint: answered('hint') },
        ...{ detail: answered('detail'), found: answered('found') },
        ...{ unanswered: sql`excluded.unanswered`, checkedAt: now },
        since: sql`case when excluded.status in ('unknown', ${domainCheck.status}) then ${domainCheck.since}
          when ${domainCheck.status} = 'unknown' then excluded.since else ${now} end`,
      },
    });
}
