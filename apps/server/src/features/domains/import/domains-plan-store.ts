import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { address, aliasDomain, domain, domainName, domainUsage } from '../../../db/schema/domain.ts';
import { visibleNames } from '../../../domain/domain-scope.ts';
import type { TenantContext } from '../../../kernel/context.ts';

/** Nothing has an address there, nor by another name of it. */
const isUsed = sql<boolean>`${domainUsage.users} + ${domainUsage.chatUsers} + ${domainUsage.aliases} + ${domainUsage.lists}
  + ${domainUsage.smartLists} + ${domainUsage.publicFolders} + ${domainUsage.aliasDomains} > 0`;

function selectDomains(ctx: TenantContext, which: SQL) {
  return ctx.db
    .select({ id: domain.id, ascii: domainName.ascii, version: domain.version, isUsed })
    .from(domainName)
    .innerJoin(domain, and(eq(domain.accountId, domainName.accountId), eq(domain.id, domainName.id)))
    .innerJoin(
      domainUsage,
      and(eq(domainUsage.accountId, domainName.accountId), eq(domainUsage.domainId, domainName.id)),
    )
    .where(and(visibleNames(ctx, 'domain'), which));
}

type PlannedDomain = Awaited<ReturnType<typeof selectDomains>>[number];

export async function findDomainsByName(
  ctx: TenantContext,
  names: readonly string[],
): Promise<ReadonlyMap<string, PlannedDomain>> {
  if (names.length === 0) return new Map();
  const found = await selectDomains(ctx, inArray(domainName.ascii, [...names]));
  return new Map(found.map((one) => [one.ascii, one]));
}

export async function findDomainsById(
  ctx: TenantContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PlannedDomain>> {
  if (ids.length === 0) return new Map();
  const found = await selectDomains(ctx, inArray(domainName.id, [...ids]));
  return new Map(found.map((one) => [one.id, one]));
}

/** Nothing would be deleted with it, not even from the recycle bin. */
export async function isDomainEmpty({ db, session }: TenantContext, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ is_empty: boolean }>(sql`
    select not exists (select from ${address}
      where ${address.accountId} = ${session.accountId} and ${address.domainId} = ${id})
       and not exists (select from ${aliasDomain}
      where ${aliasDomain.accountId} = ${session.accountId} and ${aliasDomain.domainId} = ${id}) as is_empty`);
  return rows[0]?.is_empty === true;
}
