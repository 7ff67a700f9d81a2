import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import {
  type ipAccessActions,
  ipAccessRow,
  mostPreference,
} from '@posthouse/contract/features/filtering/ip-access';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { anyOfIds } from '../../../db/any-of.ts';
import { defineList } from '../../../db/pages/list-page.ts';
import { defineRecord, type RecordOf } from '../../../db/record.ts';
import { accountUsage } from '../../../db/schema/account.ts';
import { domainName } from '../../../db/schema/domain.ts';
import { networkEntry } from '../../../db/schema/filter-rules.ts';
import { isUniqueViolation } from '../../../db/sql-errors.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { isInVisiblePlace, isOfDomains } from '../../../rules/filtering/filter-place.ts';

type ListInput = ParsedInputOf<typeof ipAccessActions.getIpAccessList>;

export const ipAccessRecord = defineRecord(networkEntry, {
  ip: networkEntry.network,
  type: networkEntry.type,
  preference: networkEntry.preference,
  description: networkEntry.description,
});
type IpAccessFields = RecordOf<typeof ipAccessRecord.fields>;

const visible = (ctx: TenantContext) => isInVisiblePlace(ctx, networkEntry.domainId);

/**
 * An entry of the same list that is asked before it, or nothing. Those of a domain and of the account are two lists: the
 * first is asked as a whole before the second.
 */
const earlier = (condition: ReturnType<typeof sql>) => sql`(
  select json_build_object('id', before.id::text, 'ip', abbrev(before.network)) from ${networkEntry} as before
   where before.account_id = ${networkEntry.accountId} and before.domain_id is not distinct from ${networkEntry.domainId}
     and (before.preference, before.id) < (${networkEntry.preference}, ${networkEntry.id}) and ${condition}
   order by before.preference, before.id limit 1)`;

export const ipAccessList = defineList<typeof ipAccessRow, ListInput, TenantContext>({
  row: ipAccessRow,
  columns: {
    id: sql`${networkEntry.id}::text`,
    ...ipAccessRecord.json,
    ip: sql`abbrev(${networkEntry.network})`,
    domain: sql`coalesce(${domainName.ascii}, '')`,
    created_at: networkEntry.createdAt,
    version: networkEntry.version,
    shadowed_by: earlier(sql`before.network >>= ${networkEntry.network}`),
    // Of two networks one is in the other, or they have nothing in common.
    overlaps: earlier(sql`before.network << ${networkEntry.network} and before.type <> ${networkEntry.type}`),
  },
  from: sql`${networkEntry}`,
  account: networkEntry.accountId,
  id: networkEntry.id,
  details: sql`left join ${domainName} on ${domainName.accountId} = ${networkEntry.accountId}
    and ${domainName.id} = ${networkEntry.domainId}`,
  scope: visible,
  search: { words: networkEntry.searchText },
  sorts: {
    preference: { column: sql`${networkEntry.preference}`, type: 'bigint' },
    created_at: { column: sql`${networkEntry.createdAt}`, type: 'timestamptz' },
  },
  order: ['preference', 'asc'],
  filters: {
    domain: (names, ctx) => isOfDomains(ctx, networkEntry.domainId, names),
    scope: (scope) =>
      scope === 'account' ? isNull(networkEntry.domainId) : isNotNull(networkEntry.domainId),
    type: (type) => eq(networkEntry.type, type),
  },
});

/** A network is on a list once. */
const refuseTaken = (error: unknown) => {
  const isTaken = isUniqueViolation(error, 'network_entry_account_id_domain_id_network_key');
  throw isTaken ? new AppError('conflict', { fields: { ip: { code: 'taken' } } }) : error;
};

/** How many there are already; nobody else adds one until the command ends. */
export async function countIpAccess({ db, caller }: TenantContext): Promise<number> {
  await db
    .select({ id: accountUsage.accountId })
    .from(accountUsage)
    .where(eq(accountUsage.accountId, caller.accountId))
    .for('update');
  const [counted] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(networkEntry)
    .where(eq(networkEntry.accountId, caller.accountId));
  return counted?.n ?? 0;
}

/** Leaves room for others in between. */
const preferenceStep = 10;

/** After all others of the same list. */
export async function lastPreference(
  { db, caller }: TenantContext,
  domainId: number | null,
): Promise<number> {
  const isThere = domainId === null ? isNull(networkEntry.domainId) : eq(networkEntry.domainId, domainId);
  const [found] = await db
    .select({ last: sql<number | null>`max(${networkEntry.preference})` })
    .from(networkEntry)
    .where(and(eq(networkEntry.accountId, caller.accountId), isThere));
  return Math.min((found?.last ?? 0) + preferenceStep, mostPreference);
}

export async function insertIpAccess(
  { db, caller, now }: TenantContext & { readonly now: Date },
  domainId: number | null,
  fields: IpAccessFields,
): Promise<number> {
  const { ip: network, ...more } = fields;
  const [made] = await db
    .insert(networkEntry)
    .values({ accountId: caller.accountId, domainId, network, ...more, createdAt: now })
    .returning({ id: networkEntry.id })
    .catch(refuseTaken);
  return Number(made?.id);
}

/** In an order that lets no two wait for each other. */
export async function lockIpAccess(ctx: TenantContext, ids: readonly number[]) {
  return ctx.db
    .select({
      id: networkEntry.id,
      domainId: networkEntry.domainId,
      domain: sql<string>`coalesce((select n.ascii from ${domainName} as n where n.account_id = ${networkEntry.accountId}
        and n.id = ${networkEntry.domainId}), '')`,
      version: networkEntry.version,
      ...ipAccessRecord.fields,
      ip: sql<string>`abbrev(${networkEntry.network})`,
    })
    .from(networkEntry)
    .where(
      and(eq(networkEntry.accountId, ctx.caller.accountId), visible(ctx), anyOfIds(networkEntry.id, ids)),
    )
    .orderBy(networkEntry.id)
    .for('update');
}

export async function changeIpAccess(
  { db, caller }: TenantContext,
  id: number,
  change: Parameters<typeof ipAccessRecord.columnsOf>[0],
): Promise<void> {
  await db
    .update(networkEntry)
    .set({ ...ipAccessRecord.columnsOf(change), version: sql`${networkEntry.version} + 1` })
    .where(and(eq(networkEntry.accountId, caller.accountId), eq(networkEntry.id, id)))
    .catch(refuseTaken);
}

export async function deleteIpAccess({ db, caller }: TenantContext, ids: readonly number[]): Promise<void> {
  await db
    .delete(networkEntry)
    .where(and(eq(networkEntry.accountId, caller.accountId), anyOfIds(networkEntry.id, ids)));
}
