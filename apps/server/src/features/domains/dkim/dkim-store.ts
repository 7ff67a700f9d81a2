import { and, eq, lte, ne, sql } from 'drizzle-orm';
import { type Leased, leasesOn } from '../../../db/lease.ts';
import type { Database } from '../../../db/pool.ts';
import { dkimKey, domain, domainName } from '../../../db/schema/domain.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import type { DomainId } from '../domain-key-store.ts';

const ofDomain = ({ accountId, domainId }: DomainId) =>
  and(eq(dkimKey.accountId, accountId), eq(dkimKey.domainId, domainId));

/** The one to publish next comes first, then the one that signs. */
export async function listKeys(db: Database, key: DomainId) {
  return db
    .select({
      selector: dkimKey.selector,
      publicKey: dkimKey.publicKey,
      state: dkimKey.state,
      since: dkimKey.since,
    })
    .from(dkimKey)
    .where(ofDomain(key))
    .orderBy(sql`array_position(array['waiting', 'active', 'retiring'], ${dkimKey.state})`);
}

export async function isDkimEnabled({ db, caller }: TenantContext, domainId: number): Promise<boolean> {
  const [found] = await db
    .select({ enabled: domain.dkimEnabled })
    .from(domain)
    .where(and(eq(domain.accountId, caller.accountId), eq(domain.id, domainId)));
  return found?.enabled ?? false;
}

export async function setDkimEnabled(
  { db, caller }: TenantContext,
  domainId: number,
  { enabled, now }: { enabled: boolean; now: Date },
): Promise<void> {
  await db
    .update(domain)
    .set({ dkimEnabled: enabled, healthDueAt: now, version: sql`${domain.version} + 1` })
    .where(and(eq(domain.accountId, caller.accountId), eq(domain.id, domainId)));
}

export interface NewKey {
  readonly selector: string;
  readonly privateKey: Buffer;
  readonly publicKey: string;
}

/** A key under this selector that was there before is gone, and whoever looks for it has lost it. */
export async function putKey(db: Database, key: DomainId, made: NewKey, now: Date): Promise<void> {
  const before = await db
    .delete(dkimKey)
    .where(and(ofDomain(key), eq(dkimKey.selector, made.selector)))
    .returning({ fence: dkimKey.fence });
  const fence = (before[0]?.fence ?? 0) + 1;
  await db
    .insert(dkimKey)
    .values({ ...key, ...made, fence, state: 'waiting', createdAt: now, since: now, dueAt: now });
}

/** The new key signs from now on; the one before stays published for mail still under way. */
export async function activateKey(db: Database, taken: TakenKey, now: Date): Promise<void> {
  const held = and(keyLeases.heldBy(taken), eq(dkimKey.state, 'waiting'));
  // Made anew meanwhile: what was seen is the record of a key that is no more.
  const waiting = await db.select({ selector: dkimKey.selector }).from(dkimKey).where(held).for('update');
  if (waiting.length === 0) return;
  await retireOthers(db, taken, taken.selector, now);
  await db.update(dkimKey).set({ state: 'active', since: now, dueAt: null, leaseUntil: null }).where(held);
}

interface SeenKey {
  readonly selector: string;
  readonly publicKey: string;
}

/** The same where somebody else has just seen the records of these keys. */
export async function activateSeenKeys(
  db: Database,
  key: DomainId,
  seen: readonly SeenKey[],
  now: Date,
): Promise<void> {
  const waiting = await db
    .select({ selector: dkimKey.selector, publicKey: dkimKey.publicKey, fence: dkimKey.fence })
    .from(dkimKey)
    .where(and(ofDomain(key), eq(dkimKey.state, 'waiting')))
    .for('update');
  for (const { selector, publicKey, fence } of waiting) {
    if (!seen.some((one) => one.selector === selector && one.publicKey === publicKey)) continue;
    await retireOthers(db, key, selector, now);
    // Whoever looks for it at this moment has lost it.
    await db
      .update(dkimKey)
      .set({ state: 'active', since: now, dueAt: null, leaseUntil: null, fence: fence + 1 })
      .where(and(ofDomain(key), eq(dkimKey.selector, selector)));
  }
}

async function retireOthers(db: Database, key: DomainId, selector: string, now: Date): Promise<void> {
  await db
    .update(dkimKey)
    .set({ state: 'retiring', since: now })
    .where(and(ofDomain(key), eq(dkimKey.state, 'active'), ne(dkimKey.selector, selector)));
}

export interface SigningKey {
  readonly domainId: number;
  readonly selector: string;
  readonly sealed: Buffer;
}

/** The key that signs the next message of a domain: what the mail engine is told when it asks. */
export async function findSigningKey(db: Database, ascii: string): Promise<SigningKey | undefined> {
  const { rows } = await db.execute<{ domain_id: string; selector: string; private_key: Buffer }>(
    sql`select domain_id::text, selector, private_key from engine.signing_key(${ascii})`,
  );
  const [found] = rows;
  return found && { domainId: Number(found.domain_id), selector: found.selector, sealed: found.private_key };
}

export async function deleteRetiredKeys(db: Database, before: Date): Promise<void> {
  await db.delete(dkimKey).where(and(eq(dkimKey.state, 'retiring'), lte(dkimKey.since, before)));
}

/** Keys whose record was not seen yet, of domains that sign. */
export const keyLeases = leasesOn({
  table: dkimKey,
  key: { accountId: dkimKey.accountId, domainId: dkimKey.domainId, selector: dkimKey.selector },
  dueAt: dkimKey.dueAt,
  leaseUntil: dkimKey.leaseUntil,
  fence: dkimKey.fence,
  where: sql`${dkimKey.state} = 'waiting' and exists (select from ${domain} join ${domainName}
    on ${domainName.accountId} = ${domain.accountId} and ${domainName.id} = ${domain.id}
    where ${domain.accountId} = ${dkimKey.accountId} and ${domain.id} = ${dkimKey.domainId}
      and ${domain.dkimEnabled} and ${domainName.removedAt} is null)`,
});
export type TakenKey = Leased<{
  accountId: typeof dkimKey.accountId;
  domainId: typeof dkimKey.domainId;
  selector: typeof dkimKey.selector;
}>;

/** Undefined when it was taken back or made anew meanwhile. */
export async function readWaitingKey(db: Database, taken: TakenKey) {
  const [found] = await db
    .select({ publicKey: dkimKey.publicKey, ascii: domainName.ascii })
    .from(dkimKey)
    .innerJoin(
      domainName,
      and(eq(domainName.accountId, dkimKey.accountId), eq(domainName.id, dkimKey.domainId)),
    )
    .where(keyLeases.heldBy(taken));
  return found;
}
