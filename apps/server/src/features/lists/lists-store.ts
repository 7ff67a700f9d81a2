import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { listMemberRow, listRow, type listsActions } from '@posthouse/contract/features/lists';
import { and, eq, inArray, not, sql } from 'drizzle-orm';
import { anyOfIds, anyOfTexts } from '../../db/any-of.ts';
import { defineList } from '../../db/pages/list-page.ts';
import { defineRecord } from '../../db/record.ts';
import { listMember, mailList } from '../../db/schema/mail-list.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { addressStore } from '../../rules/addresses/address-store.ts';
import { addressListParts, domainLedger, visibleIn } from '../../rules/addresses/address-table.ts';
import { holdAddresses, idsOf, type KnownAddress } from '../../rules/addresses/known-addresses.ts';
import { listMembersIn, type MembersContext } from '../../rules/mail-ways/list-members-store.ts';
import { recycledAddresses } from '../../rules/recycle-bin/recycled-addresses.ts';

type ListInput = ParsedInputOf<typeof listsActions.getLists>;
type MembersInput = Omit<ParsedInputOf<typeof listsActions.getListMembers>, 'list'>;

export const listRecord = defineRecord(mailList, {
  type: mailList.type,
  note: mailList.note,
  active: mailList.active,
});

export const lists = addressStore({ table: mailList, record: listRecord, kind: 'list', nameField: 'name' });
export type LockedList = Awaited<ReturnType<typeof lists.lockOne>>;
export const recycledLists = recycledAddresses({ table: mailList, kind: 'list' });
export const members = listMembersIn(listMember, mailList);

const parts = addressListParts(mailList);

export const listPages = defineList<typeof listRow, ListInput, TenantContext>({
  row: listRow,
  ...parts,
  columns: { ...parts.columns, name: parts.localPart, ...listRecord.json, members: mailList.members },
  sorts: { ...parts.sorts, members: { column: sql`${mailList.members}`, type: 'bigint' } },
  ledger: domainLedger('lists'),
  filters: {
    ...parts.filters,
    type: (types) => inArray(mailList.type, types),
    member: (email, ctx) => members.has(ctx, email),
  },
});

export const memberList = defineList<typeof listMemberRow, MembersInput, MembersContext>({
  row: listMemberRow,
  ...members.parts,
});

export type FoundList = Pick<LockedList, 'id' | 'domainId' | 'email' | 'type'> & { readonly members: number };

/** Lists by their addresses, as they are now. */
export async function findLists(ctx: TenantContext, emails: readonly string[]): Promise<FoundList[]> {
  if (emails.length === 0) return [];
  return ctx.db
    .select({
      id: mailList.id,
      domainId: mailList.domainId,
      email: mailList.email,
      type: mailList.type,
      members: mailList.members,
    })
    .from(mailList)
    .where(and(visibleIn(mailList)(ctx), anyOfTexts(mailList.email, emails)));
}

/** In one statement. Answers the ids by address. */
export async function insertMembers(
  ctx: MembersContext,
  addresses: readonly KnownAddress[],
): Promise<ReadonlyMap<string, number>> {
  const held = await holdAddresses(ctx, idsOf(addresses));
  const kept = addresses.filter(({ id }) => id === null || held.has(id));
  if (kept.length === 0) return new Map();
  const column = (values: readonly unknown[]) => sql.param([...values]);
  const { rows } = await ctx.db.execute<{ id: string; email: string }>(sql`
    insert into ${listMember} (account_id, list_id, address_id, email, readable)
    select ${ctx.caller.accountId}, ${ctx.listId}, given.*
      from unnest(${column(kept.map(({ id }) => id))}::bigint[], ${column(kept.map(({ email }) => email))}::text[],
                  ${column(kept.map(({ readable }) => readable))}::text[]) as given (address_id, email, readable)
    returning id, email`);
  return new Map(rows.map(({ id, email }) => [email, Number(id)]));
}

/** Those of these that are members already, by list and address, as far as the caller sees. */
export async function findMemberships(
  ctx: TenantContext,
  wanted: readonly { readonly listId: number; readonly email: string }[],
): Promise<ReadonlySet<string>> {
  if (wanted.length === 0) return new Set();
  const listIds = sql.param(wanted.map(({ listId }) => listId));
  const emails = sql.param(wanted.map(({ email }) => email));
  const found = await ctx.db
    .select({ listId: listMember.listId, email: listMember.email })
    .from(listMember)
    .where(
      and(
        eq(listMember.accountId, ctx.caller.accountId),
        members.isSeen(ctx),
        sql`(${listMember.listId}, ${listMember.email}) in (select * from unnest(${listIds}::bigint[], ${emails}::text[]))`,
      ),
    );
  return new Set(found.map(({ listId, email }) => membershipKey(listId, email)));
}

export const membershipKey = (listId: number, email: string) => `${listId} ${email}`;

/** The addresses of those of these members that are still there, as far as the caller sees. */
export async function findMembers(
  ctx: TenantContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await ctx.db
    .select({ id: listMember.id, email: listMember.email })
    .from(listMember)
    .where(
      and(eq(listMember.accountId, ctx.caller.accountId), members.isSeen(ctx), anyOfIds(listMember.id, ids)),
    );
  return new Map(found.map(({ id, email }) => [Number(id), email]));
}

/** The list has members besides these. */
export async function hasOtherMembers(
  { db, caller, listId }: MembersContext,
  ids: readonly number[],
): Promise<boolean> {
  const [other] = await db
    .select({ id: listMember.id })
    .from(listMember)
    .where(
      and(
        eq(listMember.accountId, caller.accountId),
        eq(listMember.listId, listId),
        not(anyOfIds(listMember.id, ids)),
      ),
    )
    .limit(1);
  return other !== undefined;
}
