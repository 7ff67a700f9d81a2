import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { type ChatState, chatUserRow, type chatUsersActions } from '@posthouse/contract/features/chat-users';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { and, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { defineList } from '../../db/pages/list-page.ts';
import { defineRecord } from '../../db/record.ts';
import { accountUsage } from '../../db/schema/account.ts';
import { chatUser } from '../../db/schema/chat.ts';
import { isOverLimit } from '../../db/sql-errors.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { withinDomains } from '../../rules/hosted-domains/domain-scope.ts';
import type { ZulipMember } from '../../rules/zulip/zulip-client.ts';
import { attemptMs } from './chat-merge.ts';

type ListInput = ParsedInputOf<typeof chatUsersActions.getChatUsers>;

/** What an admin can change of a chat user. */
export const chatUserRecord = defineRecord(chatUser, {
  name: chatUser.name,
  role: chatUser.role,
});

const stateConditions: Readonly<Record<ChatState, SQL>> = {
  adding: sql`${chatUser.zulipId} is null`,
  active: sql`(${chatUser.zulipId} is not null and ${chatUser.active})`,
  disabled: sql`(${chatUser.zulipId} is not null and not ${chatUser.active})`,
};

/** Addresses in none of the account's domains are for those alone who see all of them. */
const visible = (ctx: TenantContext) =>
  and(
    eq(chatUser.accountId, ctx.caller.accountId),
    isNull(chatUser.removedAt),
    withinDomains(ctx, chatUser.domainId),
  );

export const chatUserList = defineList<typeof chatUserRow, ListInput, TenantContext>({
  row: chatUserRow,
  columns: {
    id: sql`${chatUser.id}::text`,
    email: chatUser.email,
    unicode: chatUser.readable,
    ...chatUserRecord.json,
    state: sql`case when ${stateConditions.adding} then 'adding' when ${chatUser.active} then 'active' else 'disabled' end`,
    error: chatUser.failure,
    reason: chatUser.reason,
    created_at: chatUser.createdAt,
    version: chatUser.version,
  },
  from: sql`${chatUser}`,
  account: chatUser.accountId,
  id: chatUser.id,
  scope: visible,
  search: { words: chatUser.searchText, name: chatUser.readable },
  sorts: {
    email: { column: sql`${chatUser.readable}`, type: 'text' },
    name: { column: sql`${chatUser.sortedName}`, type: 'text' },
    created_at: { column: sql`${chatUser.createdAt}`, type: 'timestamptz' },
  },
  order: ['email', 'asc'],
  filters: {
    role: (roles) => inArray(chatUser.role, roles),
    state: (states) =>
      sql`(${sql.join(
        states.map((state) => stateConditions[state]),
        sql` or `,
      )})`,
    failed: (failed) => (failed ? sql`${chatUser.failure} <> ''` : sql`${chatUser.failure} = ''`),
  },
});

const fields = {
  id: chatUser.id,
  zulipId: chatUser.zulipId,
  domainId: chatUser.domainId,
  email: chatUser.email,
  readable: chatUser.readable,
  active: chatUser.active,
  version: chatUser.version,
  ...chatUserRecord.fields,
};
export type ChatUser = Pick<typeof chatUser.$inferSelect, keyof typeof fields>;

/** Those of the rows that the caller can see, as they are now. */
export function findChatUsers(ctx: TenantContext, ids: readonly number[]): Promise<ChatUser[]> {
  return ctx.db
    .select(fields)
    .from(chatUser)
    .where(and(visible(ctx), inArray(chatUser.id, [...ids])))
    .orderBy(chatUser.id);
}

/** The same, locked until the command ends, in an order that lets no two wait for each other. */
export function lockChatUsers(ctx: TenantContext, ids: readonly number[]): Promise<ChatUser[]> {
  return ctx.db
    .select(fields)
    .from(chatUser)
    .where(and(visible(ctx), inArray(chatUser.id, [...ids])))
    .orderBy(chatUser.id)
    .for('update');
}

type Change = Partial<
  Pick<typeof chatUser.$inferInsert, 'name' | 'role' | 'active' | 'failure' | 'reason' | 'removedAt'>
>;

export async function changeChatUsers(
  { db, caller }: TenantContext,
  ids: readonly number[],
  change: Change,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(chatUser)
    .set({ ...change, changedAt: now, version: sql`${chatUser.version} + 1` })
    .where(and(eq(chatUser.accountId, caller.accountId), inArray(chatUser.id, [...ids])));
}

/** Those that Zulip never had go without a trace. */
export async function deleteChatUsers({ db, caller }: TenantContext, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(chatUser)
    .where(and(eq(chatUser.accountId, caller.accountId), inArray(chatUser.id, [...ids])));
}

type Reservation = Pick<typeof chatUser.$inferInsert, 'email' | 'name' | 'role'> & {
  readonly domainId: number;
};

/** Takes a seat before Zulip is asked: whoever gets none is refused here. What an attempt left behind is taken over. */
export async function reserveChatUser(
  ctx: TenantContext,
  { email, name, role, domainId }: Reservation,
  now: Date,
): Promise<number> {
  const { db, caller } = ctx;
  const known = await db
    .select({ id: chatUser.id })
    .from(chatUser)
    .where(
      and(
        eq(chatUser.accountId, caller.accountId),
        eq(chatUser.email, email),
        isNull(chatUser.removedAt),
        isNotNull(chatUser.zulipId),
      ),
    );
  if (known.length > 0) throw AppError.field('email', 'taken');
  const row = { name, role, domainId, changedAt: now, failure: '' as const, reason: '' };
  const [reserved] = await db
    .insert(chatUser)
    .values({ ...row, accountId: caller.accountId, email, readable: readableName(email), createdAt: now })
    .onConflictDoUpdate({
      target: [chatUser.accountId, chatUser.email],
      targetWhere: sql`zulip_id is null`,
      set: row,
      setWhere: lte(chatUser.changedAt, new Date(now.getTime() - attemptMs)),
    })
    .returning({ id: chatUser.id })
    .catch((error: unknown) => {
      throw isOverLimit(error) ? new AppError('limit_reached') : error;
    });
  if (reserved === undefined) throw AppError.field('email', 'taken');
  return Number(reserved.id);
}

/** Gives the seat back. The ledger before the row, as everything that does locks them; the statement is alone. */
export async function releaseChatUser({ db, caller }: TenantContext, id: number): Promise<void> {
  await db.execute(sql`
    with ledger as (
      select ${accountUsage.accountId} from ${accountUsage}
       where ${accountUsage.accountId} = ${caller.accountId} for update)
    delete from ${chatUser} using ledger
     where ${chatUser.accountId} = ledger.account_id and ${chatUser.id} = ${id} and ${chatUser.zulipId} is null`);
}

/** Zulip has the account: the reserved row is its own, or the one that was known of it before. Answers its id. */
export async function confirmChatUser(
  ctx: TenantContext,
  reservedId: number,
  { zulipId, ...member }: ZulipMember,
  change: Change & { readonly domainId: number },
  now: Date,
): Promise<number> {
  const { db, caller } = ctx;
  const ofAccount = eq(chatUser.accountId, caller.accountId);
  const [known] = await db
    .select({ id: chatUser.id })
    .from(chatUser)
    .where(and(ofAccount, eq(chatUser.zulipId, zulipId)))
    .for('update');
  const state = {
    ...{ ...member, ...change, zulipId, readable: readableName(member.email) },
    ...{ removedAt: null, changedAt: now },
  };
  if (known && known.id !== reservedId) await deleteChatUsers(ctx, [reservedId]);
  const id = known?.id ?? reservedId;
  const [kept] = await db
    .update(chatUser)
    .set({ ...state, version: sql`${chatUser.version} + 1` })
    .where(and(ofAccount, eq(chatUser.id, id)))
    .returning({ id: chatUser.id });
  if (kept) return kept.id;
  // The reservation was given up in between.
  const [made] = await db
    .insert(chatUser)
    .values({ ...state, accountId: caller.accountId, createdAt: now })
    .returning({ id: chatUser.id });
  return Number(made?.id);
}

export async function readChatUser(ctx: TenantContext, id: number) {
  const row = await chatUserList.readRow(ctx, id);
  if (row === undefined) throw new Error('a chat user of this command is gone');
  return row;
}
