import { AppError } from '@posthouse/contract/core/errors';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { domainName } from '../../db/schema/domain.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { visibleNames } from '../hosted-domains/domain-scope.ts';

/** Whose mail something is about: that of a domain, or of the whole account. */
export interface FilterPlace {
  /** Null for the account. */
  readonly domainId: number | null;
  readonly domain: string;
}

/** What counts for the whole account is nobody's who is limited to some domains. */
export async function demandFilterPlace(ctx: TenantContext, ascii = ''): Promise<FilterPlace> {
  if (ascii === '') {
    if (ctx.caller.domains !== 'all') throw new AppError('forbidden');
    return { domainId: null, domain: '' };
  }
  const [found] = await ctx.db
    .select({ id: domainName.id })
    .from(domainName)
    .where(and(visibleNames(ctx, 'domain'), eq(domainName.ascii, ascii)));
  if (found === undefined) throw new AppError('not_found');
  return { domainId: Number(found.id), domain: ascii };
}

const visibleDomains = (ctx: TenantContext, names?: SQL) =>
  sql`select ${domainName.id} from ${domainName} where ${and(visibleNames(ctx, 'domain'), names)}`;

/** Of which places there is something for the caller: domains that are not in the recycle bin, and the account. */
export function isInVisiblePlace(ctx: TenantContext, domainId: SQLWrapper): SQL {
  const inDomain = sql`${domainId} in (${visibleDomains(ctx)})`;
  return ctx.caller.domains === 'all' ? sql`(${domainId} is null or ${inDomain})` : inDomain;
}

/** In one of these domains; what is of none of them also where it is of no domain. */
export function isOfDomains(ctx: TenantContext, domainId: SQLWrapper, names: readonly string[]): SQL {
  const wanted = sql`${domainName.ascii} = any (${sql.param([...names])}::text[])`;
  return sql`coalesce(${domainId} in (${visibleDomains(ctx, wanted)}), false)`;
}
