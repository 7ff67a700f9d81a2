import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { areas, type Permissions, permissionsAt } from '@posthouse/contract/core/permissions';
import { subAdminRow, type subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { jsonObject } from '../../db/json-columns.ts';
import { JsonText } from '../../db/json-text.ts';
import type { SortColumn } from '../../db/keyset-page.ts';
import { containing } from '../../db/like-pattern.ts';
import { readListPage } from '../../db/list-page.ts';
import { account } from '../../db/schema/account.ts';
import { admin, adminPermission, adminRecoveryCode, adminTwoFactor } from '../../db/schema/admin.ts';
import { adminDomain, domainName } from '../../db/schema/domain.ts';
import { visibleNames } from '../../domain/domain-scope.ts';
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
  email_confirmed: sql`(${admin.emailConfirmedAt} is not null)::int`,
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
  domains_limited: sql`${admin.domainsLimited}::int`,
  domains: sql`coalesce((select json_agg(json_build_object('id', ${domainName.id}::text, 'domain', ${domainName.ascii})
      order by ${domainName.ascii}) from ${adminDomain} join ${domainName} on ${domainName.accountId} = ${adminDomain.accountId}
      and ${domainName.id} = ${adminDomain.domainId} where ${adminDomain.accountId} = ${admin.accountId}
      and ${adminDomain.adminId} = ${admin.id} and ${domainName.removedAt} is null), '[]')`,
  version: admin.version,
});
const from = sql`${admin}`;
const id = sql`${admin.id}`;
const accountColumn = sql`${admin.accountId}`;
const sorts: Record<NonNullable<ListInput['sort']>, SortColumn> = {
  username: { column: sql`${admin.username}`, type: 'text' },
  name: { column: sql`${admin.name}`, type: 'text' },
  email: { column: sql`${admin.email}`, type: 'text' },
  created_at: { column: sql`${admin.createdAt}`, type: 'timestamptz' },
};

const isSubAdmin = eq(admin.role, 'subadmin');
const ofAccount = ({ session }: TenantContext) => and(eq(admin.accountId, session.accountId), isSubAdmin);

export async function listSubAdmins(ctx: TenantContext, input: ListInput): Promise<ListAnswer> {
  return readListPage(ctx.db, {
    row,
    from,
    id,
    account: { column: accountColumn, id: ctx.session.accountId },
    filters: [isSubAdmin, ...filters(input)],
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

export interface SubAdminDraft {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly twofaAllowed: boolean;
  readonly domainsLimited: boolean;
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
  Pick<SubAdminDraft, 'email' | 'passwordHash' | 'name' | 'twofaAllowed' | 'domainsLimited'> & {
    active: boolean;
    emailConfirmedAt: Date | null;
    passwordChangedAt: Date;
    passwordNoticeDays: null;
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

/** A sub-admin who never signed in has no language yet. */
export async function findAccountLanguage({ db, session }: TenantContext): Promise<string | null> {
  const [found] = await db
    .select({ language: account.language })
    .from(account)
    .where(eq(account.id, session.accountId));
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
  { db, session }: TenantContext,
  adminId: number,
  domainIds: readonly number[],
): Promise<void> {
  const { accountId } = session;
  await db
    .delete(adminDomain)
    .where(and(eq(adminDomain.accountId, accountId), eq(adminDomain.adminId, adminId)));
  if (domainIds.length === 0) return;
  await db.insert(adminDomain).values(domainIds.map((domainId) => ({ accountId, adminId, domainId })));
}

/** Of an admin of the same account. */
export async function isConfirmedAddress({ db, session }: TenantContext, address: string): Promise<boolean> {
  const found = await db
    .select({ id: admin.id })
    .from(admin)
    .where(
      and(
        eq(admin.accountId, session.accountId),
        eq(admin.email, address),
        isNotNull(admin.emailConfirmedAt),
      ),
    )
    .limit(1);
  return found.length > 0;
}

export async function deleteTwoFactor({ db, session }: TenantContext, adminId: number): Promise<void> {
  const { accountId } = session;
  await db
    .delete(adminTwoFactor)
    .where(and(eq(adminTwoFactor.accountId, accountId), eq(adminTwoFactor.adminId, adminId)));
  await db
    .delete(adminRecoveryCode)
    .where(and(eq(adminRecoveryCode.accountId, accountId), eq(adminRecoveryCode.adminId, adminId)));
}
