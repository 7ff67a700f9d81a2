import { and, eq } from 'drizzle-orm';
import { admin } from '../../../db/schema/admin.ts';
import { session } from '../../../db/schema/session.ts';
import type { CallerContext } from '../../../kernel/context.ts';
import { hashKey, randomKey } from '../../../kernel/random-keys.ts';

export async function findActiveSubAdmin(ctx: CallerContext, username: string): Promise<number | undefined> {
  const [row] = await ctx.db
    .select({ adminId: admin.id })
    .from(admin)
    .where(
      and(
        eq(admin.accountId, ctx.caller.accountId),
        eq(admin.username, username.toLowerCase()),
        eq(admin.role, 'subadmin'),
        eq(admin.active, true),
      ),
    );
  return row && Number(row.adminId);
}

/** A session of the sub-admin that reads only; it goes when the caller's goes. */
export async function openViewingSession(
  ctx: CallerContext,
  adminId: number,
  minutes: number,
): Promise<string> {
  const token = randomKey();
  await ctx.db.insert(session).values({
    accountId: ctx.caller.accountId,
    adminId,
    viewedFrom: ctx.caller.pass.id,
    tokenHash: hashKey(token),
    createdAt: ctx.now,
    lastSeenAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + minutes * 60_000),
    remoteIp: ctx.remoteIp,
    userAgent: ctx.userAgent,
  });
  return token;
}
