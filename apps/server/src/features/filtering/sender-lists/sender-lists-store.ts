import type { ParsedInputOf } from '@posthouse/contract/core/action';
import {
  blacklistRow,
  type EntryScope,
  type senderListsActions,
  whitelistRow,
} from '@posthouse/contract/features/filtering/sender-lists';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { anyOfIds, anyOfTexts } from '../../../db/any-of.ts';
import { defineList } from '../../../db/pages/list-page.ts';
import { defineRecord, wireMoment } from '../../../db/record.ts';
import { account } from '../../../db/schema/account.ts';
import { domainName } from '../../../db/schema/domain.ts';
import { mailUser } from '../../../db/schema/mail-user.ts';
import { senderEntry, senderHit } from '../../../db/schema/sender-entry.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { visibleIn } from '../../../rules/addresses/address-table.ts';
import { visibleNames } from '../../../rules/hosted-domains/domain-scope.ts';
import { atPlace, type SenderPlace, visiblePlace, wholeAccount } from './sender-places-store.ts';

/** Whitelist or blacklist. */
export type SenderList = (typeof senderEntry.$inferSelect)['list'];
type ListInput = ParsedInputOf<typeof senderListsActions.getWhitelist>;

/** What an admin can change of an entry, beside whom it means and its last day. */
const senderRecord = defineRecord(senderEntry, {
  ignore_spf: senderEntry.ignoreSpf,
  apply_to_headers: senderEntry.applyToHeaders,
  note: senderEntry.note,
});

const lastDay = sql<string | null>`((${senderEntry.expiresAt} - interval '1 microsecond')
  at time zone ${account.timezone})::date::text`;

const its = {
  user: sql`${mailUser.accountId} = ${senderEntry.accountId} and ${mailUser.id} = ${senderEntry.userId}`,
  domain: sql`${domainName.accountId} = ${senderEntry.accountId}
    and ${domainName.id} = coalesce(${senderEntry.domainId}, ${mailUser.domainId})`,
};

/** Of how many days hits are told, today among them. */
const hitDays = 30;

const details = sql`
  join ${account} on ${account.id} = ${senderEntry.accountId}
  left join ${mailUser} on ${its.user}
  left join ${domainName} on ${its.domain}
  cross join lateral (
    select max(${senderHit.lastAt}) as last_at,
           coalesce(sum(${senderHit.hits}) filter (where ${senderHit.day} > (now() at time zone 'utc')::date - ${sql.raw(String(hitDays))}), 0)::int as hits
      from ${senderHit}
     where ${senderHit.accountId} = ${senderEntry.accountId} and ${senderHit.entryId} = ${senderEntry.id}) as hit`;

const onOtherList = sql`exists (select from ${senderEntry} as other
  where other.account_id = ${senderEntry.accountId} and other.address = ${senderEntry.address}
    and other.list <> ${senderEntry.list}
    and other.domain_id is not distinct from ${senderEntry.domainId}
    and other.user_id is not distinct from ${senderEntry.userId})::int`;

const columns = {
  id: sql`${senderEntry.id}::text`,
  address: senderEntry.address,
  unicode: senderEntry.readable,
  scope: sql`case when ${senderEntry.userId} is not null then 'user'
    when ${senderEntry.domainId} is not null then 'domain' else 'account' end`,
  domain: sql`coalesce(${domainName.ascii}, '')`,
  email: sql`coalesce(${mailUser.email}, '')`,
  apply_to_headers: senderRecord.json.apply_to_headers,
  note: senderRecord.json.note,
  expires: lastDay,
  created_at: senderEntry.createdAt,
  created_by: senderEntry.createdBy,
  last_hit_at: wireMoment(sql`hit.last_at`),
  hits: sql`hit.hits`,
  on_other_list: onOtherList,
  version: senderEntry.version,
};

const ofScope: Readonly<Record<EntryScope, SQL>> = {
  account: sql`(${senderEntry.domainId} is null and ${senderEntry.userId} is null)`,
  domain: sql`${senderEntry.domainId} is not null`,
  user: sql`${senderEntry.userId} is not null`,
};

/** Of domains, and of their users: each is read once, whatever the list is walked by. */
function inDomains(ctx: TenantContext, names: readonly string[]): SQL {
  const ids = sql`select ${domainName.id} from ${domainName}
    where ${and(visibleNames(ctx, 'domain'), inArray(domainName.ascii, [...names]))}`;
  const users = sql`select ${mailUser.id} from ${mailUser}
    where ${mailUser.accountId} = ${ctx.caller.accountId} and ${mailUser.domainId} = any (array(${ids}))`;
  // Turned round, it has those of the whole account.
  return sql`coalesce(${senderEntry.domainId} in (${ids}) or ${senderEntry.userId} in (${users}), false)`;
}

const isExpired = sql`(${senderEntry.expiresAt} is not null and ${senderEntry.expiresAt} <= now())`;

const partsOf = (list: SenderList) => {
  // A constant of the statement, as the indexes have it before the order.
  const onList = sql`${senderEntry.list} = ${sql.raw(`'${list}'`)}`;
  return {
    from: sql`${senderEntry}`,
    account: senderEntry.accountId,
    id: senderEntry.id,
    details,
    scope: (ctx: TenantContext) => and(onList, visiblePlace(ctx)),
    search: { words: senderEntry.searchText, name: senderEntry.readable, inOrder: onList },
    sorts: {
      address: { column: sql`${senderEntry.readable}`, type: 'text' },
      created_at: { column: sql`${senderEntry.createdAt}`, type: 'timestamptz' },
    },
    order: ['address', 'asc'],
    filters: {
      domain: (names: readonly string[], ctx: TenantContext) => inDomains(ctx, names),
      email: (email: string, ctx: TenantContext) =>
        sql`${senderEntry.userId} = (select ${mailUser.id} from ${mailUser}
          where ${and(visibleIn(mailUser)(ctx), eq(mailUser.email, email))})`,
      scope: (scopes: readonly EntryScope[]) =>
        sql`(${sql.join(
          scopes.map((scope) => ofScope[scope]),
          sql` or `,
        )})`,
      include_users: (isIncluded: boolean) => (isIncluded ? sql`true` : sql`${senderEntry.userId} is null`),
      expired: (wanted: boolean) => (wanted ? isExpired : sql`not ${isExpired}`),
    },
  } as const;
};

export const senderLists = {
  allow: defineList<typeof whitelistRow, ListInput, TenantContext>({
    ...partsOf('allow'),
    row: whitelistRow,
    columns: { ...columns, ignore_spf: senderRecord.json.ignore_spf },
  }),
  block: defineList<typeof blacklistRow, ListInput, TenantContext>({
    ...partsOf('block'),
    row: blacklistRow,
    columns,
  }),
};

const ofList = ({ caller }: TenantContext, list: SenderList) =>
  and(eq(senderEntry.accountId, caller.accountId), eq(senderEntry.list, list));

const select = (ctx: TenantContext, list: SenderList, ids: readonly number[]) =>
  ctx.db
    .select({
      id: senderEntry.id,
      version: senderEntry.version,
      domainId: senderEntry.domainId,
      userId: senderEntry.userId,
      address: senderEntry.address,
      readable: senderEntry.readable,
      ...senderRecord.fields,
      expires: lastDay,
      atDomainId: sql<number | null>`${domainName.id}`.mapWith(Number),
      scope: sql<string>`coalesce(${mailUser.email}, ${domainName.ascii}, ${wholeAccount})`,
    })
    .from(senderEntry)
    .innerJoin(account, eq(account.id, senderEntry.accountId))
    .leftJoin(mailUser, its.user)
    .leftJoin(domainName, its.domain)
    .where(and(ofList(ctx, list), visiblePlace(ctx), anyOfIds(senderEntry.id, ids)))
    .orderBy(senderEntry.id);

/** In an order that lets no two wait for each other. */
export function lockEntries(ctx: TenantContext, list: SenderList, ids: readonly number[]) {
  return select(ctx, list, ids).for('update', { of: senderEntry });
}
export type LockedEntry = Awaited<ReturnType<typeof lockEntries>>[number];

export async function readEntries(
  ctx: TenantContext,
  list: SenderList,
  ids: readonly number[],
): Promise<LockedEntry[]> {
  return ids.length === 0 ? [] : select(ctx, list, ids);
}

/** What is there for one place already, by whom it means. */
export async function findEntries(
  ctx: TenantContext,
  list: SenderList,
  place: SenderPlace,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly version: number }>> {
  const found = await ctx.db
    .select({ id: senderEntry.id, version: senderEntry.version, address: senderEntry.address })
    .from(senderEntry)
    .where(and(ofList(ctx, list), atPlace(place), anyOfTexts(senderEntry.address, addresses)));
  return new Map(found.map(({ address, ...one }) => [address, one]));
}

/** The end of a day where the account is; an empty one is none. */
const endOf = ({ caller }: TenantContext, day: string) =>
  day === ''
    ? null
    : sql`(${day}::date + 1)::timestamp at time zone (select ${account.timezone} from ${account} where ${account.id} = ${caller.accountId})`;

/** The day it is in the account’s timezone. */
export async function readToday({
  db,
  caller,
  now,
}: TenantContext & { readonly now: Date }): Promise<string> {
  const [found] = await db
    .select({
      day: sql<string>`(${now.toISOString()}::timestamptz at time zone ${account.timezone})::date::text`,
    })
    .from(account)
    .where(eq(account.id, caller.accountId));
  if (found === undefined) throw new Error('an account with a session is gone');
  return found.day;
}

export type AddingContext = TenantContext & {
  readonly now: Date;
  readonly caller: { readonly adminname: string };
};

export interface NewEntry {
  readonly address: string;
  readonly ignore_spf?: boolean | undefined;
  readonly apply_to_headers?: boolean | undefined;
  readonly note?: string | undefined;
  readonly expires?: string | undefined;
}

export type EntryChange = Omit<NewEntry, 'address'> & { readonly address?: string | undefined };

/** Those that are not there yet, by whom they mean. */
export async function insertEntries(
  ctx: AddingContext,
  list: SenderList,
  { domainId, userId }: SenderPlace,
  entries: readonly NewEntry[],
): Promise<ReadonlyMap<string, number>> {
  const { accountId, adminname } = ctx.caller;
  const made = await ctx.db
    .insert(senderEntry)
    .values(
      entries.map(({ address, expires = '', ...fields }) => ({
        ...{ accountId, list, domainId, userId, address, readable: readableName(address) },
        ...senderRecord.columnsOf(fields),
        ...{ expiresAt: endOf(ctx, expires), createdAt: ctx.now, createdBy: adminname },
      })),
    )
    .onConflictDoNothing()
    .returning({ id: senderEntry.id, address: senderEntry.address });
  return new Map(made.map(({ id, address }) => [address, Number(id)]));
}

export async function updateEntry(
  ctx: TenantContext,
  id: number,
  { address, expires, ...fields }: EntryChange,
): Promise<void> {
  await ctx.db
    .update(senderEntry)
    .set({
      ...senderRecord.columnsOf(fields),
      ...(address === undefined ? {} : { address, readable: readableName(address) }),
      ...(expires === undefined ? {} : { expiresAt: endOf(ctx, expires) }),
      version: sql`${senderEntry.version} + 1`,
    })
    .where(and(eq(senderEntry.accountId, ctx.caller.accountId), eq(senderEntry.id, id)));
}

export async function deleteEntries({ db, caller }: TenantContext, ids: readonly number[]): Promise<void> {
  await db
    .delete(senderEntry)
    .where(and(eq(senderEntry.accountId, caller.accountId), anyOfIds(senderEntry.id, ids)));
}
