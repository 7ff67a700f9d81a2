import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { aliasDomainRow, type aliasDomainsActions } from '@posthouse/contract/features/alias-domains';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias as aliased } from 'drizzle-orm/pg-core';
import { defineList } from '../../db/pages/list-page.ts';
import { accountUsage } from '../../db/schema/account.ts';
import { aliasDomain, domainName } from '../../db/schema/domain.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { visibleNames } from '../../rules/hosted-domains/domain-scope.ts';

type ListInput = ParsedInputOf<typeof aliasDomainsActions.getAliasDomains>;

const target = aliased(domainName, 'target');
const joinAlias = sql`join ${aliasDomain} on ${aliasDomain.accountId} = ${domainName.accountId}
  and ${aliasDomain.id} = ${domainName.id}`;
const joinTarget = sql`join ${domainName} as target on ${target.accountId} = ${aliasDomain.accountId}
  and ${target.id} = ${aliasDomain.domainId}`;
const visible = (ctx: TenantContext) => visibleNames(ctx, 'alias_domain');

export const aliasDomainList = defineList<typeof aliasDomainRow, ListInput, TenantContext>({
  row: aliasDomainRow,
  columns: {
    id: sql`${domainName.id}::text`,
    aliasdomain: domainName.ascii,
    unicode: domainName.unicode,
    domain: target.ascii,
    domain_id: sql`${target.id}::text`,
    verification: domainName.state,
    health: aliasDomain.health,
    created_at: domainName.createdAt,
    verified_at: domainName.verifiedAt,
  },
  from: sql`${domainName}`,
  account: domainName.accountId,
  id: domainName.id,
  details: sql`${joinAlias} ${joinTarget}`,
  joins: { target: sql`${joinAlias} ${joinTarget}` },
  scope: visible,
  search: { words: domainName.searchText, name: domainName.unicode },
  sorts: {
    aliasdomain: { column: sql`${domainName.unicode}`, type: 'text' },
    created_at: { column: sql`${domainName.createdAt}`, type: 'timestamptz' },
  },
  order: ['aliasdomain', 'asc'],
  filters: {
    domain: { join: 'target', where: (ascii) => eq(target.ascii, ascii) },
    verification: (states) => inArray(domainName.state, states),
  },
});

export async function insertAliasDomain(
  { db, caller }: TenantContext,
  { id: aliasId, domainId, now }: { id: number; domainId: number; now: Date },
): Promise<void> {
  const { accountId } = caller;
  await db.insert(aliasDomain).values({ accountId, id: aliasId, domainId, healthDueAt: now });
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
export async function countAliasDomains({ db, caller }: TenantContext): Promise<number> {
  await db
    .select({ id: accountUsage.accountId })
    .from(accountUsage)
    .where(eq(accountUsage.accountId, caller.accountId))
    .for('update');
  const [counted] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(aliasDomain)
    .where(eq(aliasDomain.accountId, caller.accountId));
  return counted?.n ?? 0;
}

export async function lockAliasDomains(ctx: TenantContext, ids: readonly number[]) {
  return ctx.db
    .select({
      id: domainName.id,
      aliasdomain: domainName.ascii,
      domainId: aliasDomain.domainId,
      domain: target.ascii,
    })
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
  { db, caller }: TenantContext,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(domainName)
    .where(and(eq(domainName.accountId, caller.accountId), inArray(domainName.id, [...ids])));
}
