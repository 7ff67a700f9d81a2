import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { areas, type Permissions, permissionsAt, type Role } from '@posthouse/contract/core/permissions';
import { subAdminRow, type subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { jsonObject } from '../../db/json-columns.ts';
import { JsonText } from '../../db/json-text.ts';
import type { SortColumn } from '../../db/keyset-page.ts';
import { containing } from '../../db/like-pattern.ts';
import { readListPage } from '../../db/list-page.ts';
import { admin, adminPermission, adminTwoFactor } from '../../db/schema/admin.ts';
import type { TenantContext } from '../../kernel/context.ts';
import type { Handlers } from '../../kernel/handlers.ts';

type ListInput = ParsedInputOf<typeof subAdminsActions.getSubAdmins>;
type ListAnswer = Awaited<ReturnType<Handlers<typeof subAdminsActions>['getSubAdmins']>>;
type RowAnswer = Awaited<ReturnType<Handlers<typeof subAdminsActions>['getSubAdmin']>>;

const noAccess = sql.raw(`'${JSON.stringify(permissionsAt(0))}'::jsonb`);

const row = jsonObject(subAdminRow, {
  id: sql`${admin.id}::text`,
  username: admin.username,
  name: admin.name,
  email: admin.email,
  active: sql`${admin.active}::int`,
  twofa_allowed: sql`${admin.twofaAllowed}::int`,
  twofa_enabled: sql`exists (select from ${adminTwoFactor} where ${adminTwoFactor.accountId} = ${admin.accountId}
    and ${adminTwoFactor.adminId} = ${admin.id} and ${adminTwoFactor.enabledAt} is not null)::int`,
  ip_restricted: sql`${admin.ipRestricted}::int`,
  lastlogin: admin.lastLoginAt,
  created_at: admin.createdAt,
  permissions: sql`${noAccess} || coalesce((select jsonb_object_agg(${adminPermission.area}, ${adminPermission.level})
    from ${adminPermission} where ${adminPermission.accountId} = ${admin.accountId}
     and ${adminPermission.adminId} = ${admin.id}), '{}')`,
  version: admin.version,
});
const from = sql`${admin}`;
const id = sql`${admin.id}`;
const sorts: Record<NonNullable<ListInput['sort']>, SortColumn> = {
  username: { column: sql`${admin.username}`, type: 'text' },
  name: { column: sql`${admin.name}`, type: 'text' },
  email: { column: sql`${admin.email}`, type: 'text' },
  created_at: { column: sql`${admin.createdAt}`, type: 'timestamptz' },
};

const ofAccount = ({ session }: TenantContext) =>
  and(eq(admin.accountId, session.accountId), eq(admin.role, 'subadmin'));

export async function listSubAdmins(ctx: TenantContext, input: ListInput): Promise<ListAnswer> {
  return readListPage(ctx.db, {
    row,
    from,
    id,
    where: sql`${and(ofAccount(ctx), ...filters(input))}`,
    sort: sorts[input.sort ?? 'username'],
    dir: input.dir ?? 'asc',
    limit: input.limit,
    cursor: input.cursor,
    offset: input.offset,
  });
}

function filters({ search, active, not }: ListInput): (SQL | undefined)[] {
  const pattern = search ? containing(search) : undefined;
  return [
    pattern
      ? sql`(${admin.username} like ${pattern} or lower(${admin.name}) like ${pattern} or ${admin.email} like ${pattern})`
      : undefined,
    active === undefined ? undefined : eq(admin.active, active !== (not?.active ?? false)),
  ];
}

export async function readSubAdmin(ctx: TenantContext, adminId: number): Promise<RowAnswer | undefined> {
  const [found] = await ctx.db
    .select({ text: sql<string>`${row}::text` })
    .from(admin)
    .where(and(ofAccount(ctx), eq(admin.id, adminId)));
  return found && new JsonText(found.text);
}

export interface SubAdmin {
  readonly adminId: number;
  /** The main admin is found too, so that an attempt on it can be told from one on nobody. */
  readonly role: Role;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly active: boolean;
  readonly twofaAllowed: boolean;
  readonly version: number;
  readonly permissions: Permissions;
}

/** Locked until the command ends, so that two who change one sub-admin wait for each other. */
export async function lockAdmins(ctx: TenantContext, adminIds: number[]): Promise<SubAdmin[]> {
  const found = await ctx.db
    .select({
      adminId: sql<number>`${admin.id}`.mapWith(Number),
      role: admin.role,
      username: admin.username,
      name: admin.name,
      email: admin.email,
      active: admin.active,
      twofaAllowed: admin.twofaAllowed,
      version: admin.version,
    })
    .from(admin)
    .where(and(eq(admin.accountId, ctx.session.accountId), inArray(admin.id, adminIds)))
    .orderBy(admin.id)
    .for('update');
  const rights = await permissionsOf(ctx, adminIds);
  return found.map((subAdmin) => ({
    ...subAdmin,
    permissions: { ...permissionsAt(0), ...rights.get(subAdmin.adminId) },
  }));
}

async function permissionsOf({ db, session }: TenantContext, adminIds: number[]) {
  const rows = await db
    .select()
    .from(adminPermission)
    .where(and(eq(adminPermission.accountId, session.accountId), inArray(adminPermission.adminId, adminIds)));
  const rights = new Map<number, Partial<Permissions>>();
  for (const { adminId, area, level } of rows) {
    rights.set(adminId, { ...rights.get(adminId), [area]: level });
  }
  return rights;
}

export interface SubAdminDraft {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly twofaAllowed: boolean;
}

export async function insertSubAdmin(ctx: TenantContext, draft: SubAdminDraft, now: Date): Promise<number> {
  const [made] = await ctx.db
    .insert(admin)
    .values({
      accountId: ctx.session.accountId,
      role: 'subadmin',
      ...draft,
      passwordChangedAt: now,
      createdAt: now,
    })
    .returning({ adminId: admin.id });
  return Number(made?.adminId);
}

export type SubAdminChange = Partial<
  Pick<SubAdminDraft, 'email' | 'passwordHash' | 'name' | 'twofaAllowed'> & {
    active: boolean;
    emailConfirmedAt: Date | null;
    passwordChangedAt: Date;
  }
>;

/** Every change makes a new version, also one of the rights alone. */
export async function changeSubAdmin(
  ctx: TenantContext,
  adminId: number,
  change: SubAdminChange,
): Promise<void> {
  await ctx.db
    .update(admin)
    .set({ ...change, version: sql`${admin.version} + 1` })
    .where(and(ofAccount(ctx), eq(admin.id, adminId)));
}

export async function savePermissions(
  { db, session }: TenantContext,
  adminId: number,
  permissions: Permissions,
): Promise<void> {
  const { accountId } = session;
  await db
    .insert(adminPermission)
    .values(areas.map((area) => ({ accountId, adminId, area, level: permissions[area] })))
    .onConflictDoUpdate({
      target: [adminPermission.accountId, adminPermission.adminId, adminPermission.area],
      set: { level: sql`excluded.level` },
    });
}

export async function deleteSubAdmins(ctx: TenantContext, adminIds: number[]): Promise<void> {
  await ctx.db.delete(admin).where(and(ofAccount(ctx), inArray(admin.id, adminIds)));
}
