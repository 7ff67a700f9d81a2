import { AppError } from '@posthouse/contract/core/errors';
import { verificationRecord } from '@posthouse/contract/features/domains/ownership';
import { and, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Leased, leasesOn } from '../../../db/lease.ts';
import type { Database } from '../../../db/pool.ts';
import { domainName } from '../../../db/schema/domain.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { amongNames, type DomainKey, domainOfName, named } from '../domain-key-store.ts';

export const proofHost = (ascii: string) => `_mail-verification.${ascii}`;

const claim = {
  accountId: domainName.accountId,
  id: domainName.id,
  domainId: domainOfName,
  ascii: domainName.ascii,
  proof: domainName.proof,
  state: domainName.state,
  finding: domainName.finding,
  found: domainName.found,
  checks: domainName.checks,
  checkedAt: domainName.checkedAt,
  nextCheckAt: domainName.nextCheckAt,
  claimEndsAt: domainName.claimEndsAt,
  lostAt: domainName.lostAt,
  fence: domainName.fence,
};

export async function lockClaim(ctx: TenantContext, key: DomainKey) {
  const [found] = await selectClaims(ctx, named(ctx, key)).for('update');
  if (found === undefined) throw new AppError('not_found');
  return found;
}

const selectClaims = ({ db }: TenantContext, where: SQL | undefined) =>
  db.select(claim).from(domainName).where(where);

export async function readVerification(ctx: TenantContext, key: DomainKey) {
  const [found] = await selectClaims(ctx, named(ctx, key));
  if (found === undefined) throw new AppError('not_found');
  return verificationOf(found);
}

/** By id, without those that are not the caller’s. */
export async function readVerifications(ctx: TenantContext, ids: readonly number[]) {
  const found = await selectClaims(ctx, amongNames(ctx, ids));
  return new Map(found.map((one) => [one.id, verificationOf(one)]));
}

function verificationOf(found: Awaited<ReturnType<typeof selectClaims>>[number]) {
  const isVerified = found.state === 'verified';
  return verificationRecord.parse({
    domain: found.ascii,
    host: proofHost(found.ascii),
    type: 'TXT',
    value: found.proof,
    status: found.state,
    finding: found.finding,
    found: found.found,
    checked_at: found.checkedAt?.toISOString() ?? null,
    next_check_at: found.nextCheckAt?.toISOString() ?? null,
    expires_at: isVerified ? null : (found.claimEndsAt?.toISOString() ?? null),
  });
}

export type ClaimChange = Partial<typeof domainName.$inferInsert>;

export async function changeClaim(
  db: Database,
  { accountId, id }: { accountId: number; id: number },
  change: ClaimChange,
): Promise<void> {
  await db
    .update(domainName)
    .set(change)
    .where(and(eq(domainName.accountId, accountId), eq(domainName.id, id)));
}

/** Looks for the proof now, where it is still waited for. */
export async function queueVerification(
  { db, caller }: TenantContext,
  nameId: number,
  now: Date,
): Promise<void> {
  await db
    .update(domainName)
    .set({ state: 'queued', nextCheckAt: now })
    .where(
      and(
        eq(domainName.accountId, caller.accountId),
        eq(domainName.id, nameId),
        isNull(domainName.verifiedAt),
        isNotNull(domainName.nextCheckAt),
      ),
    );
}

export const claimLeases = leasesOn({
  table: domainName,
  key: { accountId: domainName.accountId, id: domainName.id },
  dueAt: domainName.nextCheckAt,
  leaseUntil: domainName.leaseUntil,
  fence: domainName.fence,
  where: isNull(domainName.removedAt),
});
export type TakenClaim = Leased<{ accountId: typeof domainName.accountId; id: typeof domainName.id }>;

const heldClaim = (taken: TakenClaim) => and(claimLeases.heldBy(taken), isNull(domainName.removedAt));

/** The claim that was taken, from now on shown as being checked; undefined when it was removed meanwhile. */
export async function beginCheck(db: Database, taken: TakenClaim) {
  const [found] = await db
    .update(domainName)
    .set({ state: sql`case when ${domainName.state} = 'verified' then 'verified' else 'verifying' end` })
    .where(heldClaim(taken))
    .returning(claim);
  return found && { ...found, dueAt: taken.dueAt };
}

/** Writes what a check found, unless somebody else took the claim meanwhile. */
export async function finishCheck(db: Database, taken: TakenClaim, change: ClaimChange): Promise<boolean> {
  const written = await db
    .update(domainName)
    .set({ ...change, leaseUntil: null })
    .where(heldClaim(taken))
    .returning({ id: domainName.id });
  return written.length > 0;
}

const ownerOf = ({ ascii, accountId, id }: { ascii: string; accountId: number; id: number }) =>
  and(
    eq(domainName.ascii, ascii),
    isNotNull(domainName.verifiedAt),
    isNull(domainName.removedAt),
    or(ne(domainName.accountId, accountId), ne(domainName.id, id)),
  );

type Claim = Parameters<typeof ownerOf>[0];

/** Another claim that has the name by now, if any; locked, so that two proofs at once cannot both win. */
export async function lockOwner(db: Database, claim: Claim) {
  const [owner] = await db.select({ id: domainName.id }).from(domainName).where(ownerOf(claim)).for('update');
  return owner;
}

/** For the operator to see at whoever has the name. */
export async function markContested(db: Database, claim: Claim, now: Date): Promise<void> {
  await db.update(domainName).set({ contestedAt: now }).where(ownerOf(claim));
}
