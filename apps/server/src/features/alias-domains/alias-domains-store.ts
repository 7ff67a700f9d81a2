import type { AnswerOf, ParsedInputOf } from '@posthouse/contract/core/action';
import { aliasDomainRow, type aliasDomainsActions } from '@posthouse/contract/features/alias-domains';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias as aliased } from 'drizzle-orm/pg-core';
import { jsonObject } from '../../db/json-columns.ts';
import { JsonText } from '../../db/json-text.ts';
import type { SortColumn } from '../../db/keyset-page.ts';
import { containing } from '../../db/like-pattern.ts';
import { readListPage } from '../../db/list-page.ts';
import { accountUsage } from '../../db/schema/account.ts';
import { aliasDomain, domainName } from '../../db/schema/domain.ts';
import { visibleNames } from '../../domain/domain-scope.ts';
import type { TenantContext } from '../../kernel/context.ts';
import type { Handlers } from '../../kernel/handlers.ts';

type ListInput = ParsedInputOf<typeof aliasDomainsActions.getAliasDomains>;
type ListAnswer = Awaited<ReturnType<Handlers<typeof aliasDomainsActions>['getAliasDomains']>>;
type Row = AnswerOf<typeof aliasDomainsActions.addAliasDomain>;

const target = aliased(domainName, 'target');
const row = jsonObject(aliasDomainRow, {
  id: sql`${domainName.id}::text`,
  aliasdomain: domainName.ascii,
  unicode: domainName.unicode,
  domain: target.ascii,
  domain_id: sql`${target.id}::text`,
  verification: domainName.state,
  health: aliasDomain.health,
  created_at: domainName.createdAt,
  verified_at: domainName.verifiedAt,
});
const from = sql`${domainName}
  join ${aliasDomain} on ${aliasDomain.accountId} = ${domainName.accountId} and ${aliasDomain.id} = ${domainName.id}
  join ${domainName} as target on ${target.accountId} = ${aliasDomain.accountId} and ${target.id} = ${aliasDomain.domainId}`;
const id = sql`${domainName.id}`;
const accountColumn = sql`${domainName.accountId}`;
const sorts: Record<NonNullable<ListInput['sort']>, SortColumn> = {
  aliasdomain: { column: sql`${domainName.ascii}`, type: 'text' },
  created_at: { column: sql`${domainName.createdAt}`, type: 'timestamptz' },
};

const visible = (ctx: TenantContext) => visibleNames(ctx, 'alias_domain');

export async function listAliasDomains(ctx: TenantContext, input: ListInput): Promise<ListAnswer> {
  return readListPage(ctx.db, {
    row,
    from,
    id,
    account: { column: accountColumn, id: ctx.session.accountId },
    filters: [visible(ctx), ...filters(input)],
    sort: sorts[input.sort ?? 'aliasdomain'],
    dir: input.dir ?? 'asc',
    limit: input.limit,
    cursor: input.cursor,
    offset: input.offset,
  });
}

function filters({ search, domain, verification, not }: ListInput): (SQL | undefined)[] {
  const pattern = search ? containing(search) : undefined;
  const negatable = (negated: boolean | undefined, condition: SQL | undefined) =>
    condition && negated ? sql`not (${condition})` : condition;
  return [
    pattern ? sql`(${domainName.ascii} like ${pattern} or ${target.ascii} like ${pattern})` : undefined,
    negatable(not?.domain, domain ? sql`${target.ascii} = ${domain}` : undefined),
    negatable(not?.verification, verification && eq(domainName.state, verification)),
  ];
}

export async function insertAliasDomain(
  { db, session }: TenantContext,
  { id: aliasId, domainId, now }: { id: number; domainId: number; now: Date },
): Promise<void> {
  const { accountId } = session;
  await db.insert(aliasDomain).values({ accountId, id: aliasId, domainId, healthDueAt: now });
}

export async function readAliasDomain(
  ctx: TenantContext,
  aliasId: number,
): Promise<JsonText<Row> | undefined> {
  const [found] = (
    await ctx.db.execute<{ text: string }>(
      sql`select ${row}::text as text from ${from} where ${visible(ctx)} and ${domainName.id} = ${aliasId}`,
    )
  ).rows;
  return found && new JsonText(found.text);
}

/** The real domain an alias domain is to lead to. */
export async function findTarget(ctx: TenantContext, ascii: string): Promise<number | undefined> {
  const [found] = await ctx.db
    .select({ id: domainName.id })
    .from(domainName)
    .where(and(visibleNames(ctx, 'domain'), eq(domainName.ascii, ascii)))
    .for('share');
  return found && Number(found.id);
}

/** How many there are already; nobody else adds one until the command ends. */
export async function countAliasDomains({ db, session }: TenantContext): Promise<number> {
  await db
    .select({ id: accountUsage.accountId })
    .from(accountUsage)
    .where(eq(accountUsage.accountId, session.accountId))
    .for('update');
  const [counted] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(aliasDomain)
    .where(eq(aliasDomain.accountId, session.accountId));
  return counted?.n ?? 0;
}

export async function lockAliasDomains(ctx: TenantContext, ids: readonly number[]) {
  return ctx.db
    .select({ id: domainName.id, aliasdomain: domainName.ascii, domain: target.ascii })
    .from(domainName)
    .innerJoin(
      aliasDomain,
      and(eq(aliasDomain.accountId, domainName.accountId), eq(aliasDomain.id, domainName.id)),
    )
    .innerJoin(target, and(eq(target.accountId, aliasDomain.accountId), eq(target.id, aliasDomain.domainId)))
    .where(and(visible(ctx), inArray(domainName.id, [...ids])))
    .orderBy(domainName.id)
    .for('update', { of: domainName });
}

export async function deleteAliasDomains(
  { db, session }: TenantContext,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(domainName)
    .where(and(eq(domainName.accountId, session.accountId), inArray(domainName.id, [...ids])));
}
