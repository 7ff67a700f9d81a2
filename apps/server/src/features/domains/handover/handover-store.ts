import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/pool.ts';
import { dnsHandover, domainName } from '../../../db/schema/domain.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { hashKey } from '../../../kernel/random-keys.ts';

const ofDomain = ({ session }: TenantContext, domainId: number) =>
  and(eq(dnsHandover.accountId, session.accountId), eq(dnsHandover.domainId, domainId));

/** One link a domain: a new one takes the place of the old. */
export async function saveHandover(
  ctx: TenantContext,
  domainId: number,
  { key, now, expiresAt }: { key: string; now: Date; expiresAt: Date },
): Promise<void> {
  const link = { keyHash: hashKey(key), createdAt: now, expiresAt };
  await ctx.db
    .insert(dnsHandover)
    .values({ accountId: ctx.session.accountId, domainId, ...link })
    .onConflictDoUpdate({ target: [dnsHandover.accountId, dnsHandover.domainId], set: link });
}

export async function deleteHandover(ctx: TenantContext, domainId: number): Promise<void> {
  await ctx.db.delete(dnsHandover).where(ofDomain(ctx, domainId));
}

/** What a link leads to, while it counts. */
export async function findHandover(db: Database, key: string, now: Date) {
  const [found] = await db
    .select({
      accountId: dnsHandover.accountId,
      domainId: dnsHandover.domainId,
      expiresAt: dnsHandover.expiresAt,
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
