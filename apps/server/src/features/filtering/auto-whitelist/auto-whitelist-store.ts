import type { ParsedInputOf } from '@posthouse/contract/core/action';
import {
  type autoWhitelistActions,
  autoWhitelistRow,
} from '@posthouse/contract/features/filtering/auto-whitelist';
import { and, eq, sql } from 'drizzle-orm';
import { anyOfIds } from '../../../db/any-of.ts';
import { defineList } from '../../../db/pages/list-page.ts';
import { domainName } from '../../../db/schema/domain.ts';
import { knownSender } from '../../../db/schema/filter-rules.ts';
import { mailUser } from '../../../db/schema/mail-user.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { isInVisiblePlace, isOfDomains } from '../../../rules/filtering/filter-place.ts';

type ListInput = ParsedInputOf<typeof autoWhitelistActions.getAutoWhitelist>;

const visible = (ctx: TenantContext) => isInVisiblePlace(ctx, knownSender.domainId);
const writer = sql`${mailUser.accountId} = ${knownSender.accountId} and ${mailUser.id} = ${knownSender.userId}
  and ${mailUser.removedAt} is null`;

export const autoWhitelist = defineList<typeof autoWhitelistRow, ListInput, TenantContext>({
  row: autoWhitelistRow,
  columns: {
    id: sql`${knownSender.id}::text`,
    address: knownSender.address,
    unicode: knownSender.readable,
    domain: domainName.ascii,
    email: sql`coalesce(${mailUser.email}, '')`,
    first_at: knownSender.firstAt,
    last_at: knownSender.lastAt,
  },
  from: sql`${knownSender}`,
  account: knownSender.accountId,
  id: knownSender.id,
  details: sql`join ${domainName} on ${domainName.accountId} = ${knownSender.accountId}
      and ${domainName.id} = ${knownSender.domainId}
    left join ${mailUser} on ${writer}`,
  scope: visible,
  search: { words: knownSender.searchText, name: knownSender.readable },
  sorts: {
    address: { column: sql`${knownSender.readable}`, type: 'text' },
    last_at: { column: sql`${knownSender.lastAt}`, type: 'timestamptz' },
  },
  order: ['last_at', 'desc'],
  filters: {
    domain: (names, ctx) => isOfDomains(ctx, knownSender.domainId, names),
    email: (email) => sql`exists (select from ${mailUser} where ${writer} and ${mailUser.email} = ${email})`,
  },
});

/** In an order that lets no two wait for each other. */
export async function lockKnownSenders(ctx: TenantContext, ids: readonly number[]) {
  return ctx.db
    .select({
      id: knownSender.id,
      address: knownSender.address,
      domainId: knownSender.domainId,
      domain: domainName.ascii,
    })
    .from(knownSender)
    .innerJoin(
      domainName,
      and(eq(domainName.accountId, knownSender.accountId), eq(domainName.id, knownSender.domainId)),
    )
    .where(and(eq(knownSender.accountId, ctx.caller.accountId), visible(ctx), anyOfIds(knownSender.id, ids)))
    .orderBy(knownSender.id)
    .for('update', { of: knownSender });
}

export async function deleteKnownSenders(
  { db, caller }: TenantContext,
  ids: readonly number[],
): Promise<void> {
  await db
    .delete(knownSender)
    .where(and(eq(knownSender.accountId, caller.accountId), anyOfIds(knownSender.id, ids)));
}
