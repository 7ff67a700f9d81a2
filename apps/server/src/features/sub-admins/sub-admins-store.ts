import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { areas, type Permissions, permissionsAt } from '@posthouse/contract/core/permissions';
import { subAdminRow, type subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { and, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { defineList } from '../../db/pages/list-page.ts';
import { wireMoment } from '../../db/record.ts';
import { account } from '../../db/schema/account.ts';
import { admin, adminPermission, adminRecoveryCode, adminTwoFactor } from '../../db/schema/admin.ts';
import { adminDomain, domainName } from '../../db/schema/domain.ts';
import { oneTimeKey } from '../../db/schema/session.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { managedWithin, subAdminRecord } from '../../rules/admins/managed-admins.ts';
import { visibleNames } from '../../rules/hosted-domains/domain-scope.ts';

type ListInput = ParsedInputOf<typeof subAdminsActions.getSubAdmins>;

const noAccess = sql.raw(`'${JSON.stringify(permissionsAt(0))}'::jsonb`);

const ofAccount = (ctx: TenantContext) =>
  and(eq(admin.accountId, ctx.caller.accountId), eq(admin.role, 'subadmin'), managedWithin(ctx));

const ofSubAdmin = (ctx: TenantContext, adminId: number) => and(ofAccount(ctx), eq(admin.id, adminId));

export const subAdminList = defineList<typeof subAdminRow, ListInput, TenantContext>({
  row: subAdminRow,
  columns: {
    id: sql`${admin.id}::text`,
    username: admin.username,
    ...subAdminRecord.json,
    email_confirmed: sql`(${admin.emailConfirmedAt} is not null)::int`,
    twofa_enabled: sql`exists (select from ${adminTwoFactor} where ${adminTwoFactor.accountId} = ${admin.accountId}
      and ${adminTwoFactor.adminId} = ${admin.id} and ${adminTwoFactor.enabledAt} is not null)::int`,
    ip_restricted: admin.ipRestricted,
    invited: sql`(${admin.passwordHash} is null)::int`,
    invitation_expires: sql`(select ${wireMoment(oneTimeKey.expiresAt)} from ${oneTimeKey}
      where ${oneTimeKey.accountId} = ${admin.accountId} and ${oneTimeKey.adminId} = ${admin.id}
        and ${oneTimeKey.purpose} = 'invitation')`,
    lastlogin: admin.lastLoginAt,
    created_at: admin.createdAt,
    permissions: sql`${noAccess} || coalesce((select jsonb_object_agg(${adminPermission.area}, ${adminPermission.level})
      from ${adminPermission} where ${adminPermission.accountId} = ${admin.accountId}
       and ${adminPermission.adminId} = ${admin.id}), '{}')`,
    domains: sql`coalesce((select json_agg(json_build_object('id', ${domainName.id}::text, 'domain', ${domainName.ascii})
        order by ${domainName.ascii}) from ${adminDomain} join ${domainName} on ${domainName.accountId} = ${adminDomain.accountId}
        and ${domainName.id} = ${adminDomain.domainId} where ${adminDomain.accountId} = ${admin.accountId}
        and ${adminDomain.adminId} = ${admin.id} and ${domainName.removedAt} is null), '[]')`,
    version: admin.version,
  },
  from: sql`${admin}`,
  account: admin.accountId,
  id: admin.id,
  scope: ofAccount,
  search: { words: admin.searchText },
  sorts: {
    username: { column: sql`${admin.username}`, type: 'text' },
    name: { column: sql`${admin.name}`, type: 'text' },
    email: { column: sql`${admin.email}`, type: 'text' },
    created_at: { column: sql`${admin.createdAt}`, type: 'timestamptz' },
    lastlogin: { column: sql`coalesce(${admin.lastLoginAt}, '-infinity')`, type: 'timestamptz' },
  },
  order: ['username', 'asc'],
  filters: {
    active: (active) => eq(admin.active, active),
    invited: (invited) => (invited ? isNull(admin.passwordHash) : isNotNull(admin.passwordHash)),
  },
});

/** A sub-admin that is there: made or locked by this command. */
export async function readSubAdmin(ctx: TenantContext, adminId: number) {
  const row = await subAdminList.readRow(ctx, adminId);
  if (row === undefined) throw new Error('a sub-admin just made or locked is gone');
  return row;
}

type SubAdminFields = Parameters<typeof subAdminRecord.columnsOf>[0];
type Login = Pick<typeof admin.$inferInsert, 'username' | 'email' | 'passwordHash'>;

export async function insertSubAdmin(
  ctx: TenantContext,
  login: Login,
  fields: SubAdminFields,
  now: Date,
): Promise<number> {
  const [made] = await ctx.db
    .insert(admin)
    .values({
      accountId: ctx.caller.accountId,
      role: 'subadmin',
      ...login,
      ...subAdminRecord.columnsOf(fields),
      passwordChangedAt: now,
      createdAt: now,
    })
    .returning({ adminId: admin.id });
  return Number(made?.adminId);
}

/** Every change makes a new version, also one of the rights alone. A new address signs in only once it is confirmed. */
export async function changeSubAdmins(
  ctx: TenantContext,
  adminIds: readonly number[],
  fields: SubAdminFields,
): Promise<void> {
  if (adminIds.length === 0) return;
  await ctx.db
    .update(admin)
    .set({
      ...subAdminRecord.columnsOf(fields),
      ...(fields.email === undefined
        ? {}
        : {
            emailConfirmedAt: sql`case when ${admin.email} = ${fields.email} then ${admin.emailConfirmedAt} end`,
          }),
      version: sql`${admin.version} + 1`,
    })
    .where(and(ofAccount(ctx), inArray(admin.id, [...adminIds])));
}

export async function savePassword(
  ctx: TenantContext,
  adminId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await ctx.db
    .update(admin)
    .set({ passwordHash, passwordChangedAt: now, passwordNoticeDays: null })
    .where(ofSubAdmin(ctx, adminId));
}

export async function savePermissions(
  { db, caller }: TenantContext,
  adminId: number,
  permissions: Permissions,
): Promise<void> {
  const { accountId } = caller;
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

/** A sub-admin who never signed in has no language yet: the account's. */
export async function findLanguage({ db, caller }: TenantContext, adminId: number): Promise<string | null> {
  const [found] = await db
    .select({ language: sql<string>`coalesce(${admin.language}, ${account.language})` })
    .from(admin)
    .innerJoin(account, eq(account.id, admin.accountId))
    .where(and(eq(admin.accountId, caller.accountId), eq(admin.id, adminId)));
  return found?.language ?? null;
}

/** Those of the wanted domains that the caller has; the others do not exist for them. */
export async function findDomains(
  ctx: TenantContext,
  domainIds: readonly number[],
): Promise<{ id: number; domain: string }[]> {
  if (domainIds.length === 0) return [];
  const found = await ctx.db
    .select({ id: domainName.id, domain: domainName.ascii })
    .from(domainName)
    .where(and(visibleNames(ctx, 'domain'), inArray(domainName.id, [...domainIds])));
  return found.map(({ id, domain }) => ({ id: Number(id), domain }));
}

export async function saveDomains(
  { db, caller }: TenantContext,
  adminId: number,
  { limited, ids: domainIds }: { readonly limited: boolean; readonly ids: readonly number[] },
): Promise<void> {
  const { accountId } = caller;
  const inTheBin = db
    .select({ id: domainName.id })
    .from(domainName)
    .where(and(eq(domainName.accountId, accountId), isNotNull(domainName.removedAt)));
  // One that is in the recycle bin can come back, and is not in the input for that reason alone.
  await db
    .delete(adminDomain)
    .where(
      and(
        eq(adminDomain.accountId, accountId),
        eq(adminDomain.adminId, adminId),
        limited ? notInArray(adminDomain.domainId, inTheBin) : undefined,
      ),
    );
  if (domainIds.length === 0) return;
  await db.insert(adminDomain).values(domainIds.map((domainId) => ({ accountId, adminId, domainId })));
}

/** Of an admin of the same account. */
export async function isConfirmedAddress({ db, caller }: TenantContext, address: string): Promise<boolean> {
  const found = await db
    .select({ id: admin.id })
    .from(admin)
    .where(
      and(eq(admin.accountId, caller.accountId), eq(admin.email, address), isNotNull(admin.emailConfirmedAt)),
    )
    .limit(1);
  return found.length > 0;
}

export async function deleteTwoFactor({ db, caller }: TenantContext, adminId: number): Promise<void> {
  const { accountId } = caller;
  await db
    .delete(adminTwoFactor)
    .where(and(eq(adminTwoFactor.accountId, accountId), eq(adminTwoFactor.adminId, adminId)));
  await db
    .delete(adminRecoveryCode)
    .where(and(eq(adminRecoveryCode.accountId, accountId), eq(adminRecoveryCode.adminId, adminId)));
}
