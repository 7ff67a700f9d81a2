import { handoverActions } from '@posthouse/contract/features/domains/handover';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Database } from '../../../db/pool.ts';
import { account } from '../../../db/schema/account.ts';
import { admin } from '../../../db/schema/admin.ts';
import { dnsHandover, domainName } from '../../../db/schema/domain.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { CallerContext, TenantContext } from '../../../kernel/context.ts';
import { hashKey } from '../../../kernel/random-keys.ts';
import { makerMay } from '../../../rules/admins/link-maker-store.ts';
import type { DomainId } from '../domain-key-store.ts';

const ofDomain = ({ caller }: TenantContext, domainId: number) =>
  and(eq(dnsHandover.accountId, caller.accountId), eq(dnsHandover.domainId, domainId));

/** One link a domain: a new one takes the place of the old. */
export async function saveHandover(
  ctx: CallerContext,
  domainId: number,
  { key, now, expiresAt, createdBy }: { key: string; now: Date; expiresAt: Date; createdBy: string },
): Promise<void> {
  const made = { createdAt: now, createdBy, expiresAt, openedAt: null, openedCount: 0 };
  const link = { keyHash: hashKey(key), madeBy: ctx.caller.adminId, ...made };
  await ctx.db
    .insert(dnsHandover)
    .values({ accountId: ctx.caller.accountId, domainId, ...link })
    .onConflictDoUpdate({ target: [dnsHandover.accountId, dnsHandover.domainId], set: link });
}

export async function deleteHandover(ctx: TenantContext, domainId: number): Promise<void> {
  await ctx.db.delete(dnsHandover).where(ofDomain(ctx, domainId));
}

/** The link of a domain while it counts; its address cannot be told again. */
export async function readHandover(ctx: TenantContext, domainId: number, now: Date) {
  const [found] = await ctx.db
    .select()
    .from(dnsHandover)
    .where(and(ofDomain(ctx, domainId), gt(dnsHandover.expiresAt, now)));
  return found;
}

/** Notes that somebody looked at the page. */
export async function markOpened(ctx: TenantContext, domainId: number, now: Date): Promise<void> {
  await ctx.db
    .update(dnsHandover)
    .set({ openedAt: now, openedCount: sql`${dnsHandover.openedCount} + 1` })
    .where(ofDomain(ctx, domainId));
}

/** One transaction of whoever has the link, which sees this domain alone. */
export async function changeHandedOver(
  pool: Pool,
  { accountId, domainId }: DomainId,
  change: (ctx: TenantContext, client: PoolClient) => Promise<void>,
): Promise<void> {
  const caller = { accountId, domains: [domainId] };
  await inTransaction(pool, (client) => change({ db: drizzle(client), caller }, client));
}

const makerStillMay = makerMay(handoverActions.createDnsHandover.access, dnsHandover.domainId);

/** What a link leads to, while it counts: for its time, its maker and the account. */
export async function findHandover(db: Database, key: string, now: Date) {
  const [found] = await db
    .select({
      accountId: dnsHandover.accountId,
      domainId: dnsHandover.domainId,
      createdBy: dnsHandover.createdBy,
      expiresAt: dnsHandover.expiresAt,
      ascii: domainName.ascii,
      unicode: domainName.unicode,
    })
    .from(dnsHandover)
    .innerJoin(
      domainName,
      and(eq(domainName.accountId, dnsHandover.accountId), eq(domainName.id, dnsHandover.domainId)),
    )
    .innerJoin(account, eq(account.id, dnsHandover.accountId))
    .innerJoin(admin, and(eq(admin.accountId, dnsHandover.accountId), eq(admin.id, dnsHandover.madeBy)))
    .where(
      and(
        eq(account.state, 'active'),
        eq(admin.active, true),
        makerStillMay,
        eq(dnsHandover.keyHash, hashKey(key)),
        gt(dnsHandover.expiresAt, now),
        isNull(domainName.removedAt),
      ),
    );
  return found;
}
