import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/pool.ts';
import { dkimKey, domain, domainName } from '../../../db/schema/domain.ts';
import type { TenantContext } from '../../../kernel/context.ts';

export interface DomainId {
  readonly accountId: number;
  readonly domainId: number;
}

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

export async function isDkimEnabled({ db, session }: TenantContext, domainId: number): Promise<boolean> {
  const [found] = await db
    .select({ enabled: domain.dkimEnabled })
    .from(domain)
    .where(and(eq(domain.accountId, session.accountId), eq(domain.id, domainId)));
  return found?.enabled ?? false;
}

export async function setDkimEnabled(
  { db, session }: TenantContext,
  domainId: number,
  { enabled, now }: { enabled: boolean; now: Date },
): Promise<void> {
  await db
    .update(domain)
    .set({ dkimEnabled: enabled, healthDueAt: now, version: sql`${domain.version} + 1` })
    .where(and(eq(domain.accountId, session.accountId), eq(domain.id, domainId)));
}

export interface NewKey {
  readonly selector: string;
  readonly privateKey: Buffer;
  readonly publicKey: string;
}

/** A key under this selector that was there before is gone. */
export async function putKey(db: Database, key: DomainId, made: NewKey, now: Date): Promise<void> {
  await db.delete(dkimKey).where(and(ofDomain(key), eq(dkimKey.selector, made.selector)));
  await db.insert(dkimKey).values({ ...key, ...made, state: 'waiting', createdAt: now, since: now });
}

/** The new key signs from now on; the one before stays published for mail still under way. */
export async function activateKey(
  db: Database,
  key: DomainId,
  { selector, publicKey }: Pick<NewKey, 'selector' | 'publicKey'>,
  now: Date,
): Promise<void> {
  const seen = and(
    ofDomain(key),
    eq(dkimKey.selector, selector),
    eq(dkimKey.publicKey, publicKey),
    eq(dkimKey.state, 'waiting'),
  );
  // Made anew meanwhile: what was seen is the record of a key that is no more.
  const waiting = await db.select({ selector: dkimKey.selector }).from(dkimKey).where(seen).for('update');
  if (waiting.length === 0) return;
  await db
    .update(dkimKey)
    .set({ state: 'retiring', since: now })
    .where(and(ofDomain(key), eq(dkimKey.state, 'active'), ne(dkimKey.selector, selector)));
  await db.update(dkimKey).set({ state: 'active', since: now }).where(seen);
}

export async function deleteRetiredKeys(db: Database, before: Date): Promise<void> {
  await db.delete(dkimKey).where(and(eq(dkimKey.state, 'retiring'), lte(dkimKey.since, before)));
}

/** Keys whose record was not seen yet, of domains that sign: those that wait longest for a look come first. */
export async function takeWaitingKeys(
  db: Database,
  { now, before, limit }: { now: Date; before: Date; limit: number },
) {
  const due = db
    .select({ accountId: dkimKey.accountId, domainId: dkimKey.domainId, selector: dkimKey.selector })
    .from(dkimKey)
    .innerJoin(domain, and(eq(domain.accountId, dkimKey.accountId), eq(domain.id, dkimKey.domainId)))
    .innerJoin(
      domainName,
      and(eq(domainName.accountId, dkimKey.accountId), eq(domainName.id, dkimKey.domainId)),
    )
    .where(
      and(
        eq(dkimKey.state, 'waiting'),
        eq(domain.dkimEnabled, true),
        isNull(domainName.removedAt),
        or(isNull(dkimKey.checkedAt), lte(dkimKey.checkedAt, before)),
      ),
    )
    .orderBy(sql`${dkimKey.checkedAt} nulls first`)
    .limit(limit)
    .for('update', { of: dkimKey, skipLocked: true });
  return db
    .update(dkimKey)
    .set({ checkedAt: now })
    .from(domainName)
    .where(
      and(
        eq(domainName.accountId, dkimKey.accountId),
        eq(domainName.id, dkimKey.domainId),
        sql`(${dkimKey.accountId}, ${dkimKey.domainId}, ${dkimKey.selector}) in ${due}`,
      ),
    )
    .returning({
      accountId: dkimKey.accountId,
      domainId: dkimKey.domainId,
      selector: dkimKey.selector,
      publicKey: dkimKey.publicKey,
      ascii: domainName.ascii,
    });
}
