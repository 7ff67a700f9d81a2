import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { userRow, type usersActions } from '@posthouse/contract/features/users';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { defineList } from '../../db/list-page.ts';
import { defineRecord, type RecordOf } from '../../db/record.ts';
import { domainName } from '../../db/schema/domain.ts';
import { mailUser } from '../../db/schema/mail-user.ts';
import { visibleNames, withinDomains } from '../../domain/domain-scope.ts';
import type { TenantContext } from '../../kernel/context.ts';

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
});
export type UserFields = RecordOf<typeof userRecord.fields>;

const bytesPerMb = sql.raw('1000000');
const joinName = sql`join ${domainName} on ${domainName.accountId} = ${mailUser.accountId} and ${domainName.id} = ${mailUser.domainId}`;

const visibleUsers = (ctx: TenantContext) =>
  and(
    eq(mailUser.accountId, ctx.session.accountId),
    isNull(mailUser.removedAt),
    withinDomains(ctx, mailUser.domainId),
  );

/** One domain by a plain comparison, so that its index gives the order too. */
function inDomains(ctx: TenantContext, names: readonly string[]): SQL {
  const ids = sql`select ${domainName.id} from ${domainName} where ${and(visibleNames(ctx, 'domain'), inArray(domainName.ascii, [...names]))}`;
  return names.length === 1
    ? sql`${mailUser.domainId} = (${ids})`
    : sql`${mailUser.domainId} = any (array(${ids}))`;
}

export const userList = defineList<typeof userRow, ListInput, TenantContext>({
  row: userRow,
  columns: {
    id: sql`${mailUser.id}::text`,
    email: mailUser.email,
    unicode: mailUser.readable,
    domain: domainName.ascii,
    ...userRecord.json,
    used: sql`ceil(${mailUser.usedBytes} / ${bytesPerMb}::numeric)::bigint`,
    lastlogin: mailUser.lastLoginAt,
    created_at: mailUser.createdAt,
    version: mailUser.version,
  },
  from: sql`${mailUser}`,
  account: mailUser.accountId,
  id: mailUser.id,
  details: joinName,
  scope: visibleUsers,
  search: { words: mailUser.searchText, name: mailUser.readable },
  sorts: {
    email: { column: sql`${mailUser.readable}`, type: 'text' },
    name: { column: sql`${mailUser.sortedName}`, type: 'text' },
    created_at: { column: sql`${mailUser.createdAt}`, type: 'timestamptz' },
    lastlogin: { column: sql`coalesce(${mailUser.lastLoginAt}, '-infinity')`, type: 'timestamptz' },
    quota: { column: sql`${mailUser.quotaMb}`, type: 'bigint' },
    used: { column: sql`coalesce(${mailUser.usedBytes}, -1)`, type: 'bigint' },
  },
  order: ['email', 'asc'],
  filters: {
    domain: (names, ctx) => inDomains(ctx, names),
    account_type: (types) => inArray(mailUser.accountType, types),
    mailbox_type: (types) => inArray(mailUser.mailboxType, types),
    active: (active) => eq(mailUser.active, active),
    twofa_allowed: (allowed) => eq(mailUser.twofaAllowed, allowed),
    over_quota: (over) =>
      // Written as the index has it: nothing else finds the few among many.
      over
        ? sql`${mailUser.usedBytes} >= ${mailUser.quotaMb} * 1000000`
        : sql`(${mailUser.usedBytes} >= ${mailUser.quotaMb} * 1000000) is not true`,
    never_logged_in: (never) => asked(sql`${mailUser.lastLoginAt} is null`, never),
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

const usersOf = (ctx: TenantContext, ids: readonly number[]) =>
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
    .where(and(visibleUsers(ctx), inArray(mailUser.id, [...ids])))
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

type UserChange = Parameters<typeof userRecord.columnsOf>[0];
type Draft = typeof mailUser.$inferInsert;

export async function insertUser(
  { db, session }: TenantContext,
  user: UserFields,
  place: Pick<
    Draft,
    'id' | 'domainId' | 'email' | 'readable' | 'passwordHash' | 'passwordChangedAt' | 'createdAt'
  >,
): Promise<void> {
  const columns = userRecord.columnsOf(user) as Pick<Draft, 'accountType' | 'quotaMb'>;
  await db.insert(mailUser).values({ ...columns, ...place, accountId: session.accountId });
}

/** The fields of the record, and beside them a password or an address. */
export async function changeUsers(
  { db, session }: TenantContext,
  ids: readonly number[],
  change: UserChange,
  beside: Partial<Pick<Draft, 'domainId' | 'email' | 'readable' | 'passwordHash' | 'passwordChangedAt'>> = {},
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(mailUser)
    .set({ ...userRecord.columnsOf(change), ...beside, version: sql`${mailUser.version} + 1` })
    .where(and(eq(mailUser.accountId, session.accountId), inArray(mailUser.id, [...ids])));
}

type RemovalContext = TenantContext & {
  readonly now: Date;
  readonly session: { readonly adminname: string };
};

export async function removeUsers(ctx: RemovalContext, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(mailUser)
    .set({ removedAt: ctx.now, removedBy: ctx.session.adminname, removalId: sql`gen_random_uuid()` })
    .where(and(eq(mailUser.accountId, ctx.session.accountId), inArray(mailUser.id, [...ids])));
}

export async function readUser(ctx: TenantContext, id: number) {
  const row = await userList.readRow(ctx, id);
  if (row === undefined) throw new Error('a user of this command is gone');
  return row;
}
