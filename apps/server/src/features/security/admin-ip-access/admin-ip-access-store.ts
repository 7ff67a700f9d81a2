import { and, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import { admin, adminIpRange, adminKnownIp } from '../../../db/schema/admin.ts';
import type { AdminKey } from '../../../kernel/actor.ts';
import type { TenantContext } from '../../../kernel/context.ts';

const ofAdmin = ({ caller }: TenantContext, adminId: number) =>
  and(eq(adminIpRange.accountId, caller.accountId), eq(adminIpRange.adminId, adminId));
const row = (ctx: TenantContext, adminId: number) =>
  and(eq(admin.accountId, ctx.caller.accountId), eq(admin.id, adminId));

/** A single address without its mask, as one would write it. */
const ip = sql<string>`regexp_replace(${adminIpRange.range}::text, case family(${adminIpRange.range}) when 4 then '/32$' else '/128$' end, '')`;

const state = { restricted: admin.ipRestricted, managed: admin.ipManaged };
const unrestricted = { restricted: false, managed: false };

export async function readAccess(ctx: TenantContext, adminId: number) {
  const [found] = await ctx.db.select(state).from(admin).where(row(ctx, adminId));
  return found ?? unrestricted;
}

/** Whoever changes the list or the switch waits here for whoever does so right now. */
export async function lockAccess(ctx: TenantContext, adminId: number) {
  const [found] = await ctx.db.select(state).from(admin).where(row(ctx, adminId)).for('no key update');
  return found ?? unrestricted;
}

export async function setAccess(
  ctx: TenantContext,
  adminId: number,
  { restricted, managed }: typeof unrestricted,
): Promise<void> {
  await ctx.db.update(admin).set({ ipRestricted: restricted, ipManaged: managed }).where(row(ctx, adminId));
}

export async function listRanges(ctx: TenantContext, adminId: number) {
  return ctx.db
    .select({ id: sql<string>`${adminIpRange.id}::text`, ip, description: adminIpRange.description })
    .from(adminIpRange)
    .where(ofAdmin(ctx, adminId))
    .orderBy(adminIpRange.range);
}

/** Whether the list has the address, with some of its entries left aside. */
export async function listHas(
  ctx: TenantContext,
  adminId: number,
  address: string,
  without: number[] = [],
): Promise<boolean> {
  const [found] = await ctx.db
    .select({ id: adminIpRange.id })
    .from(adminIpRange)
    .where(
      and(ofAdmin(ctx, adminId), leftAside(without), sql`${address}::inet <<= ${adminIpRange.range}::inet`),
    )
    .limit(1);
  return found !== undefined;
}

const leftAside = (without: number[]) =>
  without.length === 0 ? undefined : notInArray(adminIpRange.id, without);

export async function insertRange(
  { db, caller }: TenantContext,
  adminId: number,
  { range, description }: { range: string; description: string },
) {
  const [made] = await db
    .insert(adminIpRange)
    .values({ accountId: caller.accountId, adminId, range, description })
    .returning({ id: sql<string>`${adminIpRange.id}::text`, ip, description: adminIpRange.description });
  if (made === undefined) throw new Error('insert answered no row');
  return made;
}

export async function deleteRanges(ctx: TenantContext, adminId: number, rangeIds: number[]): Promise<void> {
  await ctx.db.delete(adminIpRange).where(and(ofAdmin(ctx, adminId), inArray(adminIpRange.id, rangeIds)));
}

/** The addresses of an admin's logins since then, and whether the list has each. */
export async function listLoginAddresses(
  ctx: TenantContext,
  adminId: AdminKey['adminId'],
  { since, without }: { since: Date; without: number[] },
) {
  return ctx.db
    .select({
      remoteip: sql<string>`host(${adminKnownIp.remoteIp})`,
      lastLoginAt: adminKnownIp.lastUsedAt,
      allowed: sql<boolean>`exists (select from ${adminIpRange} where ${and(
        ofAdmin(ctx, adminId),
        leftAside(without),
        sql`${adminKnownIp.remoteIp} <<= ${adminIpRange.range}::inet`,
      )})`,
    })
    .from(adminKnownIp)
    .where(
      and(
        eq(adminKnownIp.accountId, ctx.caller.accountId),
        eq(adminKnownIp.adminId, adminId),
        gt(adminKnownIp.lastUsedAt, since),
      ),
    )
    .orderBy(sql`${adminKnownIp.lastUsedAt} desc`);
}
