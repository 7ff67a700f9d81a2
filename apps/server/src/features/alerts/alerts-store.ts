import { and, eq } from 'drizzle-orm';
import { admin } from '../../db/schema/admin.ts';
import type { CallerContext } from '../../kernel/context.ts';

const ofCaller = ({ caller }: CallerContext) =>
  and(eq(admin.accountId, caller.accountId), eq(admin.id, caller.adminId));

export async function readAlerts(ctx: CallerContext): Promise<string[]> {
  const [row] = await ctx.db.select({ alerts: admin.alerts }).from(admin).where(ofCaller(ctx));
  return row?.alerts ?? [];
}

export async function saveAlerts(ctx: CallerContext, alerts: string[]): Promise<void> {
  await ctx.db.update(admin).set({ alerts }).where(ofCaller(ctx));
}
