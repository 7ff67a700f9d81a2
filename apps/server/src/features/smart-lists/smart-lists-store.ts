import type { ParsedInputOf } from '@posthouse/contract/core/action';
import {
  smartListMemberRow,
  smartListRow,
  type smartListsActions,
} from '@posthouse/contract/features/smart-lists';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { anyOfIds, anyOfTexts } from '../../db/any-of.ts';
import { defineList } from '../../db/pages/list-page.ts';
import { defineRecord, type RecordOf } from '../../db/record.ts';
import { smartList, smartListMember, smartListOwner } from '../../db/schema/mail-list.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { addressStore } from '../../rules/addresses/address-store.ts';
import { addressListParts, domainLedger, visibleIn } from '../../rules/addresses/address-table.ts';
import { holdAddresses, idsOf, type KnownAddress } from '../../rules/addresses/known-addresses.ts';
import { ownersIn } from '../../rules/addresses/owners.ts';
import { listMembersIn, type MembersContext } from '../../rules/mail-ways/list-members-store.ts';
import { recycledAddresses } from '../../rules/recycle-bin/recycled-addresses.ts';

type ListInput = ParsedInputOf<typeof smartListsActions.getSmartLists>;
type MembersInput = Omit<ParsedInputOf<typeof smartListsActions.getSmartListMembers>, 'list'>;

const smartListRecord = defineRecord(smartList, {
  type: smartList.type,
  protection: smartList.protection,
  copy_to_sender: smartList.copyToSender,
  note: smartList.note,
  active: smartList.active,
});
export type SmartListFields = RecordOf<typeof smartListRecord.fields>;

export const smartLists = addressStore({
  table: smartList,
  record: smartListRecord,
  kind: 'smart_list',
  nameField: 'name',
});
export type LockedSmartList = Awaited<ReturnType<typeof smartLists.lockOne>>;
export const recycledSmartLists = recycledAddresses({ table: smartList, kind: 'smart_list' });
export const members = listMembersIn(smartListMember, smartList);
export const owners = ownersIn(smartListOwner, smartListOwner.listId);

const parts = addressListParts(smartList);

export const smartListPages = defineList<typeof smartListRow, ListInput, TenantContext>({
  row: smartListRow,
  ...parts,
  columns: { ...parts.columns, name: parts.localPart, ...smartListRecord.json, members: smartList.members },
  sorts: { ...parts.sorts, members: { column: sql`${smartList.members}`, type: 'bigint' } },
  ledger: domainLedger('smartLists'),
  filters: {
    ...parts.filters,
    type: (types) => inArray(smartList.type, types),
    protection: (protections) => inArray(smartList.protection, protections),
    member: (email, ctx) => members.has(ctx, email),
  },
});

export const memberList = defineList<typeof smartListMemberRow, MembersInput, MembersContext>({
  row: smartListMemberRow,
  ...members.parts,
  columns: {
    ...members.parts.columns,
    can_post: smartListMember.canPost,
    can_receive: smartListMember.canReceive,
  },
  filters: {
    ...members.parts.filters,
    can_post: (canPost) => eq(smartListMember.canPost, canPost),
    can_receive: (canReceive) => eq(smartListMember.canReceive, canReceive),
  },
});

const thisList = ({ caller }: TenantContext, id: number) =>
  and(eq(smartList.accountId, caller.accountId), eq(smartList.id, id));

export async function hasPassword(ctx: TenantContext, id: number): Promise<boolean> {
  const [found] = await ctx.db
    .select({ hash: smartList.passwordHash })
    .from(smartList)
    .where(thisList(ctx, id));
  return found?.hash != null;
}

/** A member as it shall be; what is undefined stays, or is on for a new one. */
export interface WantedMember {
  readonly address: KnownAddress;
  readonly canPost: boolean | undefined;
  readonly canReceive: boolean | undefined;
}

/** In one statement: adds those who are no members yet, and changes what the others can do. */
export async function upsertMembers(
  ctx: MembersContext,
  wanted: readonly WantedMember[],
  isNew: (member: WantedMember) => boolean,
): Promise<void> {
  await members.adoptTexts(
    ctx,
    wanted.map(({ address }) => address),
  );
  const held = await holdAddresses(ctx, idsOf(wanted.map(({ address }) => address)));
  const kept = wanted.filter(({ address: { id } }) => id === null || held.has(id));
  if (kept.length === 0) return;
  const column = (read: (member: WantedMember) => unknown) => sql.param(kept.map(read));
  await ctx.db.execute(sql`
    with given as (
      select * from unnest(${column(({ address }) => address.id)}::bigint[], ${column(({ address }) => address.email)}::text[],
        ${column(({ address }) => address.readable)}::text[], ${column(({ canPost }) => canPost ?? null)}::boolean[],
        ${column(({ canReceive }) => canReceive ?? null)}::boolean[], ${column(isNew)}::boolean[])
        as given (address_id, email, readable, can_post, can_receive, is_new)),
    changed as (
      update ${smartListMember} m
         set can_post = coalesce(given.can_post, m.can_post), can_receive = coalesce(given.can_receive, m.can_receive)
        from given
       where m.account_id = ${ctx.caller.accountId} and m.list_id = ${ctx.listId} and m.email = given.email
         and (m.address_id is null or m.address_id = given.address_id))
    insert into ${smartListMember} (account_id, list_id, address_id, email, readable, can_post, can_receive)
    select ${ctx.caller.accountId}, ${ctx.listId}, address_id, email, readable, coalesce(can_post, true), coalesce(can_receive, true)
      from given where is_new`);
}

/** The switches of those of these that are members, by address, as far as the caller sees. */
export async function readSwitches(
  ctx: MembersContext,
  emails: readonly string[],
): Promise<ReadonlyMap<string, { readonly canPost: boolean; readonly canReceive: boolean }>> {
  const found = await ctx.db
    .select({
      email: smartListMember.email,
      canPost: smartListMember.canPost,
      canReceive: smartListMember.canReceive,
    })
    .from(smartListMember)
    .where(
      and(
        eq(smartListMember.accountId, ctx.caller.accountId),
        eq(smartListMember.listId, ctx.listId),
        members.isSeen(ctx),
        anyOfTexts(smartListMember.email, emails),
      ),
    );
  return new Map(found.map(({ email, ...switches }) => [email, switches]));
}

/** The smart lists that one of these owns. */
export async function findListsOwnedBy(ctx: TenantContext, userIds: readonly number[]): Promise<number[]> {
  if (userIds.length === 0) return [];
  const found = await ctx.db
    .selectDistinct({ id: smartList.id })
    .from(smartListOwner)
    .innerJoin(
      smartList,
      and(eq(smartList.accountId, smartListOwner.accountId), eq(smartList.id, smartListOwner.listId)),
    )
    .where(and(visibleIn(smartList)(ctx), anyOfIds(smartListOwner.addressId, userIds)));
  return found.map(({ id }) => id);
}
