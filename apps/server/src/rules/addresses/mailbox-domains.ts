import { AppError } from '@posthouse/contract/core/errors';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { domain, domainName } from '../../db/schema/domain.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { visibleNames } from '../hosted-domains/domain-scope.ts';

export interface MailboxDomain {
  readonly id: number;
  readonly ascii: string;
  readonly unicode: string;
  /** It has a server for its Exchange connectors. */
  readonly hasExchange: boolean;
}

const exchangeIn = sql<boolean>`${domain.exchangeEnabled} and ${domain.exchangeHost} <> ''`;
/** Of the domain of a row of `domain_name`; nested, so that its columns keep the name of their table. */
const hasExchange = sql<boolean>`${sql`exists (select from ${domain} where ${domain.accountId} = ${domainName.accountId}
  and ${domain.id} = ${domainName.id} and ${exchangeIn})`}`;

/** The domain something is to be made in: nothing is before it is verified. It is not removed until the command ends. */
export async function demandVerifiedDomain(ctx: TenantContext, ascii: string): Promise<MailboxDomain> {
  const [found] = await ctx.db
    .select({
      id: domainName.id,
      ascii: domainName.ascii,
      unicode: domainName.unicode,
      hasExchange,
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
      hasExchange,
      verifiedAt: domainName.verifiedAt,
    })
    .from(domainName)
    .where(and(visibleNames(ctx, 'domain'), inArray(domainName.ascii, [...names])));
  return new Map(
    found.map(({ verifiedAt, ...one }) => [one.ascii, { ...one, isVerified: verifiedAt !== null }]),
  );
}

/** Those of these domains that have an Exchange server. */
export async function findExchangeDomains(
  { db, caller }: TenantContext,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const found = await db
    .select({ id: domain.id })
    .from(domain)
    .where(and(eq(domain.accountId, caller.accountId), inArray(domain.id, [...ids]), exchangeIn));
  return new Set(found.map(({ id }) => id));
}

export async function exchangeOf(ctx: TenantContext, { domainId }: { readonly domainId: number }) {
  return { hasExchange: (await findExchangeDomains(ctx, [domainId])).has(domainId) };
}
