import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/pool.ts';
import { admin } from '../../../db/schema/admin.ts';
import { dnsHandover, domainName } from '../../../db/schema/domain.ts';
import type { SessionContext, TenantContext } from '../../../kernel/context.ts';
import { hashKey } from '../../../kernel/random-keys.ts';

const ofDomain = ({ session }: TenantContext, domainId: number) =>
  and(eq(dnsHandover.accountId, session.accountId), eq(dnsHandover.domainId, domainId));

/** One link a domain: a new one takes the place of the old. */
export async function saveHandover(
  ctx: TenantContext,
  domainId: number,
  { key, now, expiresAt, createdBy }: { key: string; now: Date; expiresAt: Date; createdBy: string },
): Promise<void> {
  const made = { createdAt: now, createdBy, expiresAt, openedAt: null, openedCount: 0 };
  const link = { keyHash: hashKey(key), ...made };
  await ctx.db
    .insert(dnsHandover)
    .values({ accountId: ctx.session.accountId, domainId, ...link })
    .onConflictDoUpdate({ target: [dnsHandover.accountId, dnsHandover.domainId], set: link });
}

export async function deleteHandover(ctx: TenantContext, domainId: number): Promise<void> {
  await ctx.db.delete(dnsHandover).where(ofDomain(ctx, domainId));
}

/** Who makes the link, as the person who gets it may know them; a login name is nothing to publish. */
export async function readSender({ db, session }: SessionContext): Promise<string> {
  const [found] = await db
    .select({ name: admin.name })
    .from(admin)
    .where(and(eq(admin.accountId, session.accountId), eq(admin.id, session.adminId)));
  return found?.name ?? '';
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

/** What a link leads to, while it counts. */
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
    .where(
      and(
        eq(dnsHandover.keyHash, hashKey(key)),
        gt(dnsHandover.expiresAt, now),
        isNull(domainName.removedAt),
      ),
    );
  return found;
}
