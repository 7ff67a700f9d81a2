import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { domainRow, type domainsActions } from '@posthouse/contract/features/domains';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { defineList } from '../../db/pages/list-page.ts';
import { defineRecord, type RecordOf } from '../../db/record.ts';
import { account, accountUsage } from '../../db/schema/account.ts';
import { auditDomain } from '../../db/schema/audit.ts';
import { domain, domainName, domainUsage } from '../../db/schema/domain.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { visibleNames } from '../../rules/hosted-domains/domain-scope.ts';

type ListInput = ParsedInputOf<typeof domainsActions.getDomains>;

/** What an admin can change of a domain. A new field belongs here, in the table and in the contract. */
export const domainRecord = defineRecord(domain, {
  active: domain.active,
  type: domain.type,
  timezone: domain.timezone,
  catchall: domain.catchall,
  webmail: domain.webmail,
  exchange_enabled: domain.exchangeEnabled,
  exchange_host: domain.exchangeHost,
  localdelivery: domain.localDelivery,
  relay_host: domain.relayHost,
  footer: domain.footer,
  homecountry: domain.homeCountry,
});

const joinDomain = sql`join ${domain} on ${domain.accountId} = ${domainName.accountId} and ${domain.id} = ${domainName.id}`;

export const domainList = defineList<typeof domainRow, ListInput, TenantContext>({
  row: domainRow,
  columns: {
    id: sql`${domainName.id}::text`,
    domain: domainName.ascii,
    unicode: domainName.unicode,
    verification: domainName.state,
    health: domain.health,
    users: domainUsage.users,
    aliases: domainUsage.aliases,
    lists: domainUsage.lists,
    smartlists: domainUsage.smartLists,
    aliasdomains: domainUsage.aliasDomains,
    quota: domainUsage.quotaMb,
    ...domainRecord.json,
    dkim_enabled: domain.dkimEnabled,
    audit_enabled: sql`exists (select from ${auditDomain} where ${auditDomain.accountId} = ${domain.accountId}
      and ${auditDomain.domainId} = ${domain.id} and ${auditDomain.enabled})::int`,
    created_at: domainName.createdAt,
    verified_at: domainName.verifiedAt,
    version: domain.version,
  },
  from: sql`${domainName}`,
  account: domainName.accountId,
  id: domainName.id,
  details: sql`${joinDomain}
    join ${domainUsage} on ${domainUsage.accountId} = ${domain.accountId} and ${domainUsage.domainId} = ${domain.id}`,
  joins: { domain: joinDomain },
  scope: (ctx) => visibleNames(ctx, 'domain'),
  search: {
    ...{ words: domainName.searchText, name: domainName.unicode },
    inOrder: sql`${domainName.kind} = 'domain' and ${domainName.removedAt} is null`,
  },
  sorts: {
    domain: { column: sql`${domainName.unicode}`, type: 'text' },
    created_at: { column: sql`${domainName.createdAt}`, type: 'timestamptz' },
    health: { column: sql`${domain.healthRank}`, type: 'smallint', join: 'domain' },
    verification: { column: sql`${domainName.stateRank}`, type: 'smallint' },
  },
  order: ['domain', 'asc'],
  ledger: {
    filters: [],
    total: ({ caller }) =>
      caller.domains === 'all'
        ? sql`select ${accountUsage.domains} from ${accountUsage} where ${eq(accountUsage.accountId, caller.accountId)}`
        : undefined,
  },
  filters: {
    type: { join: 'domain', where: (types) => inArray(domain.type, types) },
    active: { join: 'domain', where: (active) => eq(domain.active, active) },
    verification: (states) => inArray(domainName.state, states),
    health: { join: 'domain', where: (states) => inArray(domain.health, states) },
  },
});

export interface LockedDomain extends RecordOf<typeof domainRecord.fields> {
  readonly id: number;
  readonly domain: string;
  readonly version: number;
}

/** The domains a command is about, locked until it ends, in an order that lets no two wait for each other. */
export async function lockDomains(ctx: TenantContext, ids: readonly number[]): Promise<LockedDomain[]> {
  return ctx.db
    .select({ id: domain.id, domain: domainName.ascii, version: domain.version, ...domainRecord.fields })
    .from(domainName)
    .innerJoin(domain, and(eq(domain.accountId, domainName.accountId), eq(domain.id, domainName.id)))
    .where(and(visibleNames(ctx, 'domain'), inArray(domainName.id, [...ids])))
    .orderBy(domainName.id)
    .for('update');
}

type DomainFields = Parameters<typeof domainRecord.columnsOf>[0];

export async function changeDomains(
  ctx: TenantContext,
  ids: readonly number[],
  change: DomainFields,
): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(domain)
    .set({ ...domainRecord.columnsOf(change), version: sql`${domain.version} + 1` })
    .where(and(eq(domain.accountId, ctx.caller.accountId), inArray(domain.id, [...ids])));
}

export async function insertDomain(
  { db, caller }: TenantContext,
  domainId: number,
  draft: Pick<typeof domain.$inferInsert, 'type' | 'healthDueAt'>,
): Promise<void> {
  await db.insert(domain).values({ accountId: caller.accountId, id: domainId, ...draft });
}

const ledgerOf = ({ db, caller }: TenantContext) =>
  db
    .select({ domains: accountUsage.domains, most: account.maxDomains })
    .from(accountUsage)
    .innerJoin(account, eq(account.id, accountUsage.accountId))
    .where(eq(accountUsage.accountId, caller.accountId));

/** How many more the account may have; nobody else takes one until the command ends. */
export async function countFreeDomains(ctx: TenantContext): Promise<number> {
  return freeOf(await ledgerOf(ctx).for('update', { of: accountUsage }));
}

/** The same as it is now, for what takes nothing yet. */
export async function readFreeDomains(ctx: TenantContext): Promise<number> {
  return freeOf(await ledgerOf(ctx));
}

const freeOf = ([usage]: Awaited<ReturnType<typeof ledgerOf>>) => (usage ? usage.most - usage.domains : 0);

/** Those of the names that the account has already. */
export async function findOwnNames(
  { db, caller }: TenantContext,
  names: readonly string[],
): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const found = await db
    .select({ ascii: domainName.ascii })
    .from(domainName)
    .where(
      and(
        eq(domainName.accountId, caller.accountId),
        inArray(domainName.ascii, [...names]),
        isNull(domainName.removedAt),
      ),
    );
  return new Set(found.map(({ ascii }) => ascii));
}
