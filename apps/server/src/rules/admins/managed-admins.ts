import { type Permissions, permissionsAt, type Role } from '@posthouse/contract/core/permissions';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { defineRecord, type RecordOf } from '../../db/record.ts';
import { admin, adminPermission } from '../../db/schema/admin.ts';
import { adminDomain } from '../../db/schema/domain.ts';
import type { DomainSet } from '../../kernel/acting-admin.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { withinDomains } from '../hosted-domains/domain-scope.ts';

/** What can be changed of a sub-admin beside its rights. A new field belongs here, in the table and in the contract. */
export const subAdminRecord = defineRecord(admin, {
  name: admin.name,
  email: admin.email,
  active: admin.active,
  twofa_allowed: admin.twofaAllowed,
  domains_limited: admin.domainsLimited,
});

/** An admin of the caller's account, as whoever wants to change it must see it. */
export interface ManagedAdmin extends RecordOf<typeof subAdminRecord.fields> {
  readonly adminId: number;
  /** The main admin is found too, so that an attempt on it can be told from one on nobody. */
  readonly role: Role;
  readonly username: string;
  readonly emailConfirmedAt: Date | null;
  /** Has not chosen a password yet. */
  readonly isInvited: boolean;
  readonly version: number;
  readonly permissions: Permissions;
  readonly domains: DomainSet;
}

/**
 * For who is limited to some domains there are only sub-admins who work in these and no others. One whose domains are all
 * gone is the main admin's alone.
 */
export function managedWithin(ctx: TenantContext): SQL | undefined {
  const within = withinDomains(ctx, adminDomain.domainId);
  const domainOf = sql`select from ${adminDomain}
    where ${adminDomain.accountId} = ${admin.accountId} and ${adminDomain.adminId} = ${admin.id}`;
  return (
    within &&
    sql`(${admin.domainsLimited} and exists (${domainOf}) and not exists (${domainOf} and not (${within})))`
  );
}

/** Locked until the command ends, so that two who change one sub-admin wait for each other. */
export function lockAdmins(ctx: TenantContext, adminIds: readonly number[]): Promise<ManagedAdmin[]> {
  return readAdmins(ctx, inArray(admin.id, [...adminIds]), { lock: true });
}

export async function findAdminByName(
  ctx: TenantContext,
  username: string,
  { lock }: { lock: boolean },
): Promise<ManagedAdmin | undefined> {
  const [found] = await readAdmins(ctx, eq(admin.username, username), { lock });
  return found;
}

async function readAdmins(
  ctx: TenantContext,
  which: SQL,
  { lock }: { lock: boolean },
): Promise<ManagedAdmin[]> {
  const reading = ctx.db
    .select({
      adminId: sql<number>`${admin.id}`.mapWith(Number),
      role: admin.role,
      username: admin.username,
      ...subAdminRecord.fields,
      emailConfirmedAt: admin.emailConfirmedAt,
      isInvited: sql<boolean>`${admin.passwordHash} is null`,
      version: admin.version,
      domainIds: sql<number[] | null>`case when ${admin.domainsLimited} then array(
        select ${adminDomain.domainId} from ${adminDomain} where ${adminDomain.accountId} = ${admin.accountId}
           and ${adminDomain.adminId} = ${admin.id} order by 1) end`,
    })
    .from(admin)
    .where(and(eq(admin.accountId, ctx.caller.accountId), managedWithin(ctx), which))
    .orderBy(admin.id);
  const found = await (lock ? reading.for('update') : reading);
  const rights = await permissionsOf(
    ctx,
    found.map(({ adminId }) => adminId),
  );
  return found.map(({ domainIds, ...subAdmin }) => ({
    ...subAdmin,
    domains: domainIds?.map(Number) ?? ('all' as const),
    permissions: { ...permissionsAt(0), ...rights.get(subAdmin.adminId) },
  }));
}

async function permissionsOf({ db, caller }: TenantContext, adminIds: number[]) {
  const rows = await db
    .select()
    .from(adminPermission)
    .where(and(eq(adminPermission.accountId, caller.accountId), inArray(adminPermission.adminId, adminIds)));
  const rights = new Map<number, Partial<Permissions>>();
  for (const { adminId, area, level } of rows) {
    rights.set(adminId, { ...rights.get(adminId), [area]: level });
  }
  return rights;
}
