import { sessionRow } from '@posthouse/contract/features/session';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { jsonObject } from '../../../db/json-columns.ts';
import { JsonText } from '../../../db/json-text.ts';
import { account } from '../../../db/schema/account.ts';
import { session } from '../../../db/schema/session.ts';
import type { CallerContext } from '../../../kernel/context.ts';
import { sessionLifetime } from '../../../kernel/sessions.ts';

const ofCaller = ({ caller: own }: CallerContext) =>
  and(eq(session.accountId, own.accountId), eq(session.adminId, own.adminId));

/** The sessions that are still alive, newest activity first. */
export async function listOwnSessions(ctx: CallerContext) {
  const row = jsonObject(sessionRow, {
    id: sql`${session.id}::text`,
    current: sql`(${session.id} = ${ctx.caller.pass.id})::int`,
    created_at: session.createdAt,
    last_seen: session.lastSeenAt,
    remoteip: sql`coalesce(host(${session.remoteIp}), '')`,
    user_agent: session.userAgent,
  });
  const [found] = await ctx.db
    .select({ rows: sql<string>`coalesce(json_agg(${row} order by ${session.lastSeenAt} desc), '[]')::text` })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(
      and(
        ofCaller(ctx),
        sql`${session.expiresAt} > ${ctx.now}`,
        sql`${session.lastSeenAt} > ${ctx.now}::timestamptz
            - make_interval(mins => ${account.uiTimeoutMinutes}, secs => ${sessionLifetime.touchSeconds})`,
      ),
    );
  return new JsonText<{ rows: [] }>(`{"rows":${found?.rows ?? '[]'}}`);
}

export async function endOwnSessions(
  ctx: CallerContext,
  ids: number[],
): Promise<{ id: number; remoteIp: string; userAgent: string }[]> {
  return ctx.db
    .delete(session)
    .where(and(ofCaller(ctx), inArray(session.id, ids)))
    .returning({
      id: sql<number>`${session.id}`.mapWith(Number),
      remoteIp: sql<string>`coalesce(host(${session.remoteIp}), '')`,
      userAgent: session.userAgent,
    });
}
