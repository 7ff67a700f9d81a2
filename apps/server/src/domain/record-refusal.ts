import type { ActionName } from '@posthouse/contract';
import { writeHistory } from '../kernel/account-history.ts';
import type { Actor, CommandPowers, SessionContext } from '../kernel/context.ts';

/** Notes an attempt on somebody who is not the caller's to change; it outlives the command, however that ends. */
export async function recordRefusal(
  ctx: Omit<SessionContext, 'session'> & { readonly session: Actor } & Pick<
      CommandPowers,
      'recordSecurityEvent'
    >,
  action: ActionName,
  targets: string | readonly string[],
): Promise<void> {
  const { session: actor, now: at, remoteIp, requestId } = ctx;
  await ctx.recordSecurityEvent((db) =>
    writeHistory(
      db,
      { actor, action, allowed: [], outcome: 'refused', at, remoteIp, requestId },
      [targets].flat().map((target) => ({ target })),
    ),
  );
}
