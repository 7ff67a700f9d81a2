import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { auditDomain } from '../../../db/schema/audit.ts';
import { branding } from '../../../db/schema/branding.ts';
import {
  address,
  adminDomain,
  aliasDomain,
  dnsHandover,
  domain,
  domainName,
  domainUsage,
} from '../../../db/schema/domain.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { visibleNames } from '../../../rules/hosted-domains/domain-scope.ts';

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

/** What belongs to a domain, and would be deleted with it: what is in it, and what was set up for it. */
const belongings = [address, aliasDomain, adminDomain, auditDomain, branding, dnsHandover];

/** Nothing would be deleted with it, not even from the recycle bin. */
export async function isDomainEmpty({ db, caller }: TenantContext, id: number): Promise<boolean> {
  const found = belongings.map(
    (table) =>
      sql`exists (select from ${table} where ${table.accountId} = ${caller.accountId} and ${table.domainId} = ${id})`,
  );
  const { rows } = await db.execute<{ has_any: boolean }>(
    sql`select ${sql.join(found, sql` or `)} as has_any`,
  );
  return rows[0]?.has_any === false;
}
