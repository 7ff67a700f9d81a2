import type { AnswerOf, ParsedInputOf } from '@posthouse/contract/core/action';
import { domainRow, type domainsActions } from '@posthouse/contract/features/domains';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { jsonObject } from '../../db/json-columns.ts';
import { JsonText } from '../../db/json-text.ts';
import type { SortColumn } from '../../db/keyset-page.ts';
import { containing } from '../../db/like-pattern.ts';
import { readListPage } from '../../db/list-page.ts';
import { account, accountUsage } from '../../db/schema/account.ts';
import { domain, domainName, domainUsage } from '../../db/schema/domain.ts';
import { visibleNames } from '../../domain/domain-scope.ts';
import type { TenantContext } from '../../kernel/context.ts';
import type { Handlers } from '../../kernel/handlers.ts';

type ListInput = ParsedInputOf<typeof domainsActions.getDomains>;
type ListAnswer = Awaited<ReturnType<Handlers<typeof domainsActions>['getDomains']>>;
type Row = AnswerOf<typeof domainsActions.getDomain>;

const row = jsonObject(domainRow, {
  id: sql`${domainName.id}::text`,
  domain: domainName.ascii,
  unicode: domainName.unicode,
  type: domain.type,
  active: sql`${domain.active}::int`,
  verification: domainName.state,
  health: domain.health,
  users: domainUsage.users,
  aliases: domainUsage.aliases,
  lists: sql`${domainUsage.lists} + ${domainUsage.smartLists}`,
  aliasdomains: domainUsage.aliasDomains,
  quota: domainUsage.quotaMb,
  timezone: domain.timezone,
  catchall: domain.catchall,
  webmail: sql`${domain.webmail}::int`,
  exchange_enabled: sql`${domain.exchangeEnabled}::int`,
  exchange_host: domain.exchangeHost,
  localdelivery: sql`${domain.localDelivery}::int`,
  relay_host: domain.relayHost,
  footer: domain.footer,
  homecountry: domain.homeCountry,
  dkim_enabled: sql`${domain.dkimEnabled}::int`,
  created_at: domainName.createdAt,
  verified_at: domainName.verifiedAt,
  version: domain.version,
});
const from = sql`${domainName}
  join ${domain} on ${domain.accountId} = ${domainName.accountId} and ${domain.id} = ${domainName.id}
  join ${domainUsage} on ${domainUsage.accountId} = ${domain.accountId} and ${domainUsage.domainId} = ${domain.id}`;
const id = sql`${domainName.id}`;
const accountColumn = sql`${domainName.accountId}`;
const sorts: Record<NonNullable<ListInput['sort']>, SortColumn> = {
  domain: { column: sql`${domainName.ascii}`, type: 'text' },
  created_at: { column: sql`${domainName.createdAt}`, type: 'timestamptz' },
};

export async function listDomains(ctx: TenantContext, input: ListInput): Promise<ListAnswer> {
  return readListPage(ctx.db, {
    row,
    from,
    id,
    account: { column: accountColumn, id: ctx.session.accountId },
    filters: [visibleNames(ctx, 'domain'), ...filters(input)],
    sort: sorts[input.sort ?? 'domain'],
    dir: input.dir ?? 'asc',
    limit: input.limit,
    cursor: input.cursor,
    offset: input.offset,
  });
}

function filters({ search, type, active, verification, health, not }: ListInput): (SQL | undefined)[] {
  const pattern = search ? containing(search) : undefined;
  const negatable = (name: keyof NonNullable<typeof not>, condition: SQL | undefined) =>
    condition && not?.[name] ? sql`not (${condition})` : condition;
  return [
    pattern
      ? sql`(${domainName.ascii} like ${pattern} or lower(${domainName.unicode}) like ${pattern})`
      : undefined,
    negatable('type', type && eq(domain.type, type)),
    negatable('active', active === undefined ? undefined : eq(domain.active, active)),
    negatable('verification', verification && eq(domainName.state, verification)),
    negatable('health', health && eq(domain.health, health)),
  ];
}

export async function readDomain(ctx: TenantContext, domainId: number): Promise<JsonText<Row> | undefined> {
  const [found] = (
    await ctx.db.execute<{ text: string }>(
      sql`select ${row}::text as text from ${from} where ${visibleNames(ctx, 'domain')} and ${domainName.id} = ${domainId}`,
    )
  ).rows;
  return found && new JsonText(found.text);
}

export interface DomainFacts {
  readonly id: number;
  readonly domain: string;
  readonly active: boolean;
  readonly type: string;
  readonly timezone: string;
  readonly catchall: string;
  readonly webmail: boolean;
  readonly exchange_enabled: boolean;
  readonly exchange_host: string;
  readonly localdelivery: boolean;
  readonly relay_host: string;
  readonly footer: string;
  readonly homecountry: string;
  readonly version: number;
}

/** The domains a command is about, locked until it ends, in an order that lets no two wait for each other. */
export async function lockDomains(ctx: TenantContext, domainIds: readonly number[]): Promise<DomainFacts[]> {
  return ctx.db
    .select({
      id: domain.id,
      domain: domainName.ascii,
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
      version: domain.version,
    })
    .from(domainName)
    .innerJoin(domain, and(eq(domain.accountId, domainName.accountId), eq(domain.id, domainName.id)))
    .where(and(visibleNames(ctx, 'domain'), inArray(domainName.id, [...domainIds])))
    .orderBy(domainName.id)
    .for('update');
}

export type DomainChange = Partial<Omit<typeof domain.$inferInsert, 'accountId' | 'id' | 'version'>>;

export async function changeDomain(
  ctx: TenantContext,
  domainId: number,
  change: DomainChange,
): Promise<void> {
  await ctx.db
    .update(domain)
    .set({ ...change, version: sql`${domain.version} + 1` })
    .where(and(eq(domain.accountId, ctx.session.accountId), eq(domain.id, domainId)));
}

export async function insertDomain(
  { db, session }: TenantContext,
  domainId: number,
  draft: Pick<DomainChange, 'type' | 'healthDueAt'>,
): Promise<void> {
  await db.insert(domain).values({ accountId: session.accountId, id: domainId, ...draft });
}

/** How many more the account may have; nobody else takes one until the command ends. */
export async function countFreeDomains({ db, session }: TenantContext): Promise<number> {
  const [usage] = await db
    .select({ domains: accountUsage.domains, most: account.maxDomains })
    .from(accountUsage)
    .innerJoin(account, eq(account.id, accountUsage.accountId))
    .where(eq(accountUsage.accountId, session.accountId))
    .for('update', { of: accountUsage });
  return usage ? usage.most - usage.domains : 0;
}

/** Whether the account has a claim on the name already, as a domain or as an alias domain. */
/** Those of the names that the account has already. */
export async function findOwnNames(
  { db, session }: TenantContext,
  names: readonly string[],
): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const found = await db
    .select({ ascii: domainName.ascii })
    .from(domainName)
    .where(
      and(
        eq(domainName.accountId, session.accountId),
        inArray(domainName.ascii, [...names]),
        isNull(domainName.removedAt),
      ),
    );
  return new Set(found.map(({ ascii }) => ascii));
}
