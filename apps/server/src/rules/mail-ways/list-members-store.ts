import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { anyOfIds, anyOfTexts } from '../../db/any-of.ts';
import { address, domain } from '../../db/schema/domain.ts';
import { mailAlias, mailList, smartList } from '../../db/schema/mail-list.ts';
import { mailUser } from '../../db/schema/mail-user.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { type AddressTable, visibleIn } from '../addresses/address-table.ts';
import { visibleAddress } from '../addresses/addresses.ts';
import { isSwitchedOn, type KnownAddress } from '../addresses/known-addresses.ts';
import { withinDomains } from '../hosted-domains/domain-scope.ts';

type MemberColumn = 'accountId' | 'id' | 'listId' | 'addressId' | 'email' | 'readable' | 'searchText';
type MemberTable = PgTable & Readonly<Record<MemberColumn, PgColumn>>;

export type MembersContext = TenantContext & { readonly listId: number };

/** A member as far as a command about it needs it. */
export type StoredMember = Pick<KnownAddress, 'email' | 'domainId'> & { readonly id: number };

/** The members of lists of one kind: whom a caller sees, and how they are told. */
export function listMembersIn(table: MemberTable, lists: AddressTable & { readonly members: PgColumn }) {
  const ofList = (ctx: MembersContext) =>
    and(eq(table.accountId, ctx.caller.accountId), eq(table.listId, ctx.listId));
  /** A text says the same to everybody; an address is there for those who see its domain. */
  const isSeen = (ctx: TenantContext): SQL | undefined => {
    const within = withinDomains(ctx, address.domainId);
    return (
      within &&
      sql`(${table.addressId} is null or exists (select from ${address}
      where ${address.accountId} = ${table.accountId} and ${address.id} = ${table.addressId} and ${within}))`
    );
  };
  const join = (other: AddressTable) =>
    sql`left join ${other} on ${other.accountId} = ${table.accountId} and ${other.id} = ${table.addressId}`;
  const isInUse = sql`(${domain.active} and ${isSwitchedOn})`;
  const listIsVisible = (ctx: MembersContext) =>
    sql`exists (select from ${lists} where ${visibleIn(lists)(ctx)} and ${eq(lists.id, ctx.listId)})`;

  return {
    /** What the lists of members of both kinds have in common. */
    parts: {
      columns: {
        id: sql`${table.id}::text`,
        address_id: sql`${table.addressId}::text`,
        address: table.email,
        unicode: table.readable,
        name: sql`coalesce(${mailUser.name}, '')`,
        kind: address.kind,
        external: sql`(${table.addressId} is null)::int`,
        state: sql`case when ${table.addressId} is null then 'active' when ${address.removedAt} is not null then 'removed'
          when ${isInUse} then 'active' else 'disabled' end`,
      },
      from: sql`${table}`,
      account: table.accountId,
      id: table.id,
      details: sql.join(
        [
          sql`left join ${address} on ${address.accountId} = ${table.accountId} and ${address.id} = ${table.addressId}`,
          sql`left join ${domain} on ${domain.accountId} = ${table.accountId} and ${domain.id} = ${address.domainId}`,
          ...[mailUser, mailAlias, mailList, smartList].map(join),
        ],
        sql.raw(' '),
      ),
      scope: (ctx: MembersContext) => and(ofList(ctx), isSeen(ctx), listIsVisible(ctx)),
      search: { words: table.searchText, name: table.readable },
      sorts: { address: { column: sql`${table.readable}`, type: 'text' as const } },
      order: ['address', 'asc'] as const,
      filters: {
        external: (isExternal: boolean) =>
          isExternal ? sql`${table.addressId} is null` : sql`${table.addressId} is not null`,
      },
    },
    /** Those lists that have this address as a member, for who sees it. */
    has: (ctx: TenantContext, email: string): SQL => sql`exists (select from ${table}
      where ${table.accountId} = ${lists.accountId} and ${table.listId} = ${lists.id} and ${table.email} = ${email}
        and (${table.addressId} is null or ${table.addressId} = (${visibleAddress(ctx, email)})))`,
    /** How many each of these lists has, by the counters that triggers keep. */
    async counts(
      { db, caller }: TenantContext,
      listIds: readonly number[],
    ): Promise<ReadonlyMap<number, number>> {
      if (listIds.length === 0) return new Map();
      const found = await db
        .select({ id: lists.id, members: lists.members })
        .from(lists)
        .where(and(eq(lists.accountId, caller.accountId), anyOfIds(lists.id, listIds)));
      return new Map(found.map(({ id, members }) => [Number(id), Number(members)]));
    },
    async countHidden(ctx: MembersContext): Promise<number> {
      const seen = isSeen(ctx);
      if (seen === undefined) return 0;
      const [found] = await ctx.db
        .select({ count: sql<number>`count(*)::int` })
        .from(table)
        .where(and(ofList(ctx), not(seen)));
      return found?.count ?? 0;
    },
    isSeen,
    /** Those of these that are members already, as far as the caller sees. */
    async findPresent(ctx: MembersContext, emails: readonly string[]): Promise<ReadonlySet<string>> {
      if (emails.length === 0) return new Set();
      const found = await ctx.db
        .select({ email: table.email })
        .from(table)
        .where(and(ofList(ctx), isSeen(ctx), anyOfTexts(table.email, emails)));
      return new Set(found.map(({ email }) => String(email)));
    },
    async readVisible(ctx: MembersContext, ids: readonly number[]): Promise<StoredMember[]> {
      if (ids.length === 0) return [];
      const found = await ctx.db
        .select({ id: table.id, email: table.email, domainId: address.domainId })
        .from(table)
        .leftJoin(address, and(eq(address.accountId, table.accountId), eq(address.id, table.addressId)))
        .where(and(ofList(ctx), isSeen(ctx), anyOfIds(table.id, ids)));
      return found.map(({ id, email, domainId }) => ({ id: Number(id), email: String(email), domainId }));
    },
    /** Those of these addresses that are members. */
    async findAmong(ctx: MembersContext, emails: readonly string[]): Promise<StoredMember[]> {
      if (emails.length === 0) return [];
      const found = await ctx.db
        .select({ id: table.id, email: table.email, domainId: address.domainId })
        .from(table)
        .leftJoin(address, and(eq(address.accountId, table.accountId), eq(address.id, table.addressId)))
        .where(and(ofList(ctx), isSeen(ctx), anyOfTexts(table.email, emails)));
      return found.map(({ id, email, domainId }) => ({ id: Number(id), email: String(email), domainId }));
    },
    /** The lists that one of these addresses is a member of, with the members it is there. */
    async findListsOf(
      ctx: TenantContext,
      addressIds: readonly number[],
    ): Promise<ReadonlyMap<number, readonly number[]>> {
      if (addressIds.length === 0) return new Map();
      const found = await ctx.db
        .select({ listId: table.listId, addressId: table.addressId })
        .from(table)
        .innerJoin(lists, and(eq(lists.accountId, table.accountId), eq(lists.id, table.listId)))
        .where(and(visibleIn(lists)(ctx), anyOfIds(table.addressId, addressIds)))
        .orderBy(lists.email, table.email);
      const byList = new Map<number, number[]>();
      for (const { listId, addressId } of found)
        byList.set(Number(listId), [...(byList.get(Number(listId)) ?? []), Number(addressId)]);
      return byList;
    },
    /** What was a text becomes the address that it names, unless that is a member beside it. */
    async adoptTexts({ db, caller, listId }: MembersContext, known: readonly KnownAddress[]): Promise<void> {
      const named = known.filter(({ id }) => id !== null);
      if (named.length === 0) return;
      const ids = sql.param(named.map(({ id }) => id));
      const emails = sql.param(named.map(({ email }) => email));
      await db.execute(sql`
        update ${table} m set address_id = given.id from unnest(${ids}::bigint[], ${emails}::text[]) as given (id, email)
         where m.account_id = ${caller.accountId} and m.list_id = ${listId} and m.email = given.email
           and m.address_id is null and not exists (
             select from ${table} other where other.account_id = m.account_id and other.list_id = m.list_id
                and other.email = m.email and other.address_id is not null)`);
    },
    async remove({ db, caller }: TenantContext, ids: readonly number[]): Promise<void> {
      if (ids.length === 0) return;
      await db.delete(table).where(and(eq(table.accountId, caller.accountId), anyOfIds(table.id, ids)));
    },
  };
}
