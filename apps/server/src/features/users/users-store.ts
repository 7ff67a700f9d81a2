import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { userRow, type usersActions } from '@posthouse/contract/features/users';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { defineList } from '../../db/pages/list-page.ts';
import { defineRecord, type RecordOf } from '../../db/record.ts';
import { mailUser, userMeasure } from '../../db/schema/mail-user.ts';
import type { TenantContext } from '../../kernel/context.ts';
import type { RemovalContext } from '../../rules/addresses/address-store.ts';
import { addressListParts, visibleIn } from '../../rules/addresses/address-table.ts';
import { withinDomains } from '../../rules/hosted-domains/domain-scope.ts';
import { countedUsers } from './counted-users-store.ts';

type ListInput = ParsedInputOf<typeof usersActions.getUsers>;

/** What an admin can change of a user. A new field belongs here, in the table and in the contract. */
export const userRecord = defineRecord(mailUser, {
  active: mailUser.active,
  name: mailUser.name,
  account_type: mailUser.accountType,
  mailbox_type: mailUser.mailboxType,
  oex_type: mailUser.oexType,
  relay_host: mailUser.relayHost,
  quota: mailUser.quotaMb,
  language: mailUser.language,
  timezone: mailUser.timezone,
  dateformat: mailUser.dateformat,
  twofa_allowed: mailUser.twofaAllowed,
  imap: mailUser.imap,
  pop3: mailUser.pop3,
  smtp: mailUser.smtp,
  access_hours: mailUser.accessHours,
  login_ips: mailUser.loginIps,
});
export type UserFields = RecordOf<typeof userRecord.fields>;

const parts = addressListParts(mailUser);
const visibleUsers = visibleIn(mailUser);
/** Its indexes hold users that are not in the recycle bin. */
const measure = sql`join ${userMeasure} on ${userMeasure.accountId} = ${mailUser.accountId}
  and ${userMeasure.userId} = ${mailUser.id} and not ${userMeasure.isRemoved}`;
const measured = { join: 'measure', isIndexed: true } as const;

export const userList = defineList<typeof userRow, ListInput, TenantContext>({
  row: userRow,
  ...parts,
  search: {
    ...parts.search,
    counted: sql`basic_users + enhanced_users + exchange_users + external_users`,
  },
  columns: {
    ...parts.columns,
    username: parts.localPart,
    ...userRecord.json,
    used: userMeasure.usedMb,
    lastlogin: userMeasure.lastLoginAt,
  },
  details: sql`${parts.details} ${measure}`,
  joins: { measure },
  sorts: {
    ...parts.sorts,
    name: { column: sql`${mailUser.sortedName}`, type: 'text' },
    lastlogin: {
      column: sql`coalesce(${userMeasure.lastLoginAt}, '-infinity')`,
      type: 'timestamptz',
      ...measured,
    },
    quota: { column: sql`${mailUser.quotaMb}`, type: 'bigint' },
    used: { column: sql`coalesce(${userMeasure.usedMb}, -1)`, type: 'bigint', ...measured },
  },
  ledger: { filters: ['domain', 'account_type'], total: countedUsers },
  filters: {
    ...parts.filters,
    account_type: (types) => inArray(mailUser.accountType, types),
    mailbox_type: (types) => inArray(mailUser.mailboxType, types),
    twofa_allowed: (allowed) => eq(mailUser.twofaAllowed, allowed),
    over_quota: (over) => asked(sql`${mailUser.isOverQuota}`, over),
    never_logged_in: (never) => asked(sql`${mailUser.hasLoggedIn}`, !never),
  },
});

const asked = (condition: SQL, isWanted: boolean) => (isWanted ? condition : sql`not (${condition})`);

/** Either of them names a user. */
export interface UserKey {
  readonly id?: number | undefined;
  readonly email?: string | undefined;
}

/** The user a query is about; of others' there is none. */
export async function findUserId(ctx: TenantContext, key: UserKey): Promise<number> {
  const [found] = await ctx.db
    .select({ id: mailUser.id })
    .from(mailUser)
    .where(
      and(
        visibleUsers(ctx),
        key.id === undefined ? undefined : eq(mailUser.id, key.id),
        key.email === undefined ? undefined : eq(mailUser.email, key.email),
      ),
    );
  if (found === undefined) throw new AppError('not_found');
  return found.id;
}

export interface LockedUser extends UserFields {
  readonly id: number;
  readonly domainId: number;
  readonly email: string;
  readonly version: number;
  readonly passwordHash: string | null;
}

const usersOf = (ctx: TenantContext, ids: readonly number[], among = visibleUsers(ctx)) =>
  ctx.db
    .select({
      id: mailUser.id,
      domainId: mailUser.domainId,
      email: mailUser.email,
      version: mailUser.version,
      passwordHash: mailUser.passwordHash,
      ...userRecord.fields,
    })
    .from(mailUser)
    .where(and(among, inArray(mailUser.id, [...ids])))
    .orderBy(mailUser.id);

/** The users a command is about, locked until it ends, in an order that lets no two wait for each other. */
export async function lockUsers(ctx: TenantContext, ids: readonly number[]): Promise<LockedUser[]> {
  return usersOf(ctx, ids).for('update');
}

/** The one user a command is about, locked until it ends. */
export async function lockUser(ctx: TenantContext, key: UserKey): Promise<LockedUser> {
  const [found] = await lockUsers(ctx, [await findUserId(ctx, key)]);
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/** Users as they are now, for what changes nothing yet. */
export async function readUsers(ctx: TenantContext, ids: readonly number[]): Promise<LockedUser[]> {
  return ids.length === 0 ? [] : usersOf(ctx, ids);
}

/** The same with those in the recycle bin. */
export async function readUsersAndRemoved(ctx: TenantContext, ids: readonly number[]): Promise<LockedUser[]> {
  const ofAccount = and(eq(mailUser.accountId, ctx.caller.accountId), withinDomains(ctx, mailUser.domainId));
  return ids.length === 0 ? [] : usersOf(ctx, ids, ofAccount);
}

type UserChange = Parameters<typeof userRecord.columnsOf>[0];
type Draft = typeof mailUser.$inferInsert;

export async function insertUser(
  { db, caller }: TenantContext,
  user: UserFields,
  place: Pick<
    Draft,
    'id' | 'domainId' | 'email' | 'readable' | 'passwordHash' | 'passwordChangedAt' | 'createdAt'
  >,
): Promise<void> {
  const columns = userRecord.columnsOf(user) as Pick<Draft, 'accountType' | 'quotaMb'>;
  await db.insert(mailUser).values({ ...columns, ...place, accountId: caller.accountId });
}

/** The fields of the record, and beside them a password or an address. */
export async function changeUsers(
  { db, caller }: TenantContext,
  ids: readonly number[],
  change: UserChange,
  beside: Partial<Pick<Draft, 'domainId' | 'email' | 'readable' | 'passwordHash' | 'passwordChangedAt'>> = {},
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(mailUser)
    .set({ ...userRecord.columnsOf(change), ...beside, version: sql`${mailUser.version} + 1` })
    .where(and(eq(mailUser.accountId, caller.accountId), inArray(mailUser.id, [...ids])));
}

export interface ChangeOfUser {
  readonly id: number;
  readonly change: UserChange;
}

/** Those that change in the same way do so in one statement. */
export async function changeEach(ctx: TenantContext, changes: readonly ChangeOfUser[]): Promise<void> {
  const alike = new Map<string, { readonly ids: number[]; readonly change: UserChange }>();
  for (const { id, change } of changes) {
    const key = JSON.stringify(change);
    const group = alike.get(key) ?? { ids: [], change };
    group.ids.push(id);
    alike.set(key, group);
  }
  for (const { ids, change } of alike.values()) await changeUsers(ctx, ids, change);
}

export async function removeUsers(ctx: RemovalContext, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(mailUser)
    .set({ removedAt: ctx.now, removedBy: ctx.caller.adminname, removalId: sql`gen_random_uuid()` })
    .where(and(eq(mailUser.accountId, ctx.caller.accountId), inArray(mailUser.id, [...ids])));
}

export async function readUser(ctx: TenantContext, id: number) {
  const row = await userList.readRow(ctx, id);
  if (row === undefined) throw new Error('a user of this command is gone');
  return row;
}
