import { AppError } from '@posthouse/contract/core/errors';
import { and, eq, inArray } from 'drizzle-orm';
import { domainName } from '../db/schema/domain.ts';
import type { TenantContext } from '../kernel/context.ts';
import { visibleNames } from './domain-scope.ts';

export interface MailboxDomain {
  readonly id: number;
  readonly ascii: string;
  readonly unicode: string;
}

/** The domain something is to be made in: nothing is before it is verified. It is not removed until the command ends. */
export async function demandVerifiedDomain(ctx: TenantContext, ascii: string): Promise<MailboxDomain> {
  const [found] = await ctx.db
    .select({
      id: domainName.id,
      ascii: domainName.ascii,
      unicode: domainName.unicode,
      verifiedAt: domainName.verifiedAt,
    })
    .from(domainName)
    .where(and(visibleNames(ctx, 'domain'), eq(domainName.ascii, ascii)))
    .for('share');
  if (found === undefined) throw new AppError('not_found');
  if (found.verifiedAt === null) throw new AppError('domain_unverified');
  return { ...found, id: Number(found.id) };
}

/** Those of these domains that there are for the caller, by name. */
export async function findMailboxDomains(
  ctx: TenantContext,
  names: readonly string[],
): Promise<ReadonlyMap<string, MailboxDomain & { readonly isVerified: boolean }>> {
  if (names.length === 0) return new Map();
  const found = await ctx.db
    .select({
      id: domainName.id,
      ascii: domainName.ascii,
      unicode: domainName.unicode,
      verifiedAt: domainName.verifiedAt,
    })
    .from(domainName)
    .where(and(visibleNames(ctx, 'domain'), inArray(domainName.ascii, [...names])));
  return new Map(
    found.map(({ verifiedAt, ...domain }) => [domain.ascii, { ...domain, isVerified: verifiedAt !== null }]),
  );
}
