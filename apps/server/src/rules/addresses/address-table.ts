import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { domainName, domainUsage } from '../../db/schema/domain.ts';
import { mailAlias, mailList, smartList } from '../../db/schema/mail-list.ts';
import { mailUser } from '../../db/schema/mail-user.ts';
import { publicFolder } from '../../db/schema/public-folder.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { visibleNames, withinDomains } from '../hosted-domains/domain-scope.ts';

type Places = 'accountId' | 'id' | 'domainId' | 'email' | 'readable' | 'searchText';
type States = 'version' | 'createdAt' | 'removedAt' | 'removedBy' | 'removalId';

/** A table whose rows each have an address of their own: users, aliases, lists, smart lists, public folders. */
export type AddressTable = PgTable & Readonly<Record<Places | States, PgColumn>>;
/** Those of them that can be disabled. */
type SwitchedTable = AddressTable & { readonly active: PgColumn };

/** All of them: what goes to the recycle bin with its domain, and comes back with it. */
export const addressTables: readonly AddressTable[] = [
  mailUser,
  mailAlias,
  mailList,
  smartList,
  publicFolder,
];

/** What is not in the recycle bin, in domains the caller is not kept from. */
export const visibleIn = (table: AddressTable) => (ctx: TenantContext) =>
  and(eq(table.accountId, ctx.caller.accountId), scopeIn(table)(ctx));

/** The same for a list, which is one account's anyway. */
const scopeIn = (table: AddressTable) => (ctx: TenantContext) =>
  and(isNull(table.removedAt), withinDomains(ctx, table.domainId));

/** One domain by a plain comparison, so that its index gives the order too. */
export function inDomains(ctx: TenantContext, table: AddressTable, names: readonly string[]): SQL {
  const ids = sql`select ${domainName.id} from ${domainName} where ${and(visibleNames(ctx, 'domain'), inArray(domainName.ascii, [...names]))}`;
  return names.length === 1
    ? sql`${table.domainId} = (${ids})`
    : sql`${table.domainId} = any (array(${ids}))`;
}

/** The ledgers of some domains, or of all that the caller is not kept from. */
export function usageWithin(ctx: TenantContext, names: readonly string[] | undefined): SQL | undefined {
  const ids = sql`select ${domainName.id} from ${domainName} where ${and(visibleNames(ctx, 'domain'), names && inArray(domainName.ascii, [...names]))}`;
  return and(
    eq(domainUsage.accountId, ctx.caller.accountId),
    names === undefined ? withinDomains(ctx, domainUsage.domainId) : sql`${domainUsage.domainId} in (${ids})`,
  );
}

/** What a list of one kind has in chosen domains; nothing is added up for all the domains of an account. */
const countedIn =
  (counter: 'aliases' | 'lists' | 'smartLists') =>
  (ctx: TenantContext, { domain }: { readonly domain?: readonly string[] | undefined }): SQL | undefined =>
    domain === undefined && ctx.caller.domains === 'all'
      ? undefined
      : sql`select coalesce(sum(${domainUsage[counter]}), 0) from ${domainUsage} where ${usageWithin(ctx, domain)}`;

/** For lists that are counted in the ledgers of their domains. */
export const domainLedger = (counter: Parameters<typeof countedIn>[0]) =>
  ({ filters: ['domain'], total: countedIn(counter) }) as const;

/** What the lists of all such things have in common. */
export const addressListParts = (table: SwitchedTable) =>
  ({
    from: sql`${table}`,
    account: table.accountId,
    id: table.id,
    details: sql`join ${domainName} on ${domainName.accountId} = ${table.accountId} and ${domainName.id} = ${table.domainId}`,
    scope: scopeIn(table),
    search: {
      ...{ words: table.searchText, name: table.readable },
      inOrder: sql`${table.removedAt} is null`,
    },
    columns: {
      id: sql`${table.id}::text`,
      email: table.email,
      unicode: table.readable,
      domain: domainName.ascii,
      created_at: table.createdAt,
      version: table.version,
    },
    /** The part before the @. */
    localPart: sql`left(${table.email}, -length(${domainName.ascii}) - 1)`,
    sorts: {
      email: { column: sql`${table.readable}`, type: 'text' },
      created_at: { column: sql`${table.createdAt}`, type: 'timestamptz' },
    },
    order: ['email', 'asc'],
    filters: {
      domain: (names: readonly string[], ctx: TenantContext) => inDomains(ctx, table, names),
      active: (active: boolean) => eq(table.active, active),
    },
  }) as const;
