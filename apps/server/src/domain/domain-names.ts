import { randomBytes, randomUUID } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { AppError } from '@posthouse/contract/core/errors';
import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { aliasDomain, dnsHandover, domainName } from '../db/schema/domain.ts';
import { isUniqueViolation } from '../db/sql-errors.ts';
import type { SessionContext, TenantContext } from '../kernel/context.ts';
import { claimDays } from './claim-schedule.ts';

/**
 * A claim on a name: it can be checked at once, and ends when no proof appears. A name that belongs to another account
 * can be claimed too; only the DNS decides.
 */
export async function claimName(
  { db, session }: TenantContext,
  { kind, ascii, now }: { kind: 'domain' | 'alias_domain'; ascii: string; now: Date },
): Promise<number> {
  const [made] = await db
    .insert(domainName)
    .values({
      accountId: session.accountId,
      kind,
      ascii,
      unicode: domainToUnicode(ascii) || ascii,
      createdAt: now,
      proof: randomBytes(20).toString('hex'),
      nextCheckAt: now,
      claimEndsAt: new Date(now.getTime() + claimDays * 86_400_000),
    })
    .returning({ id: domainName.id })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'domain_name_claim_key') ? new AppError('conflict') : error;
    });
  return Number(made?.id);
}

/** Puts domains into the recycle bin, each with its alias domains; their names are free from now on. */
export async function removeNames(ctx: SessionContext, domainIds: readonly number[]): Promise<void> {
  const { accountId } = ctx.session;
  for (const domainId of domainIds) {
    // A link to its records must not come alive again with it.
    await ctx.db
      .delete(dnsHandover)
      .where(and(eq(dnsHandover.accountId, accountId), eq(dnsHandover.domainId, domainId)));
    const aliases = ctx.db
      .select({ id: aliasDomain.id })
      .from(aliasDomain)
      .where(and(eq(aliasDomain.accountId, accountId), eq(aliasDomain.domainId, domainId)));
    await ctx.db
      .update(domainName)
      .set({ removedAt: ctx.now, removedBy: ctx.session.adminname, removalId: randomUUID() })
      .where(
        and(
          eq(domainName.accountId, accountId),
          isNull(domainName.removedAt),
          or(eq(domainName.id, domainId), inArray(domainName.id, aliases)),
        ),
      );
  }
  await forgetOldClaims(ctx);
}

/** So many removed claims that were never proved are kept; beyond, anybody could fill the bin with made-up names. */
export const mostRemovedClaims = 100;

async function forgetOldClaims({ db, session }: TenantContext): Promise<void> {
  const removedClaims = and(
    eq(domainName.accountId, session.accountId),
    isNotNull(domainName.removedAt),
    eq(domainName.everVerified, false),
  );
  const beyond = db
    .select({ id: domainName.id })
    .from(domainName)
    .where(removedClaims)
    .orderBy(desc(domainName.removedAt), desc(domainName.id))
    .offset(mostRemovedClaims);
  await db.delete(domainName).where(and(removedClaims, inArray(domainName.id, beyond)));
}
