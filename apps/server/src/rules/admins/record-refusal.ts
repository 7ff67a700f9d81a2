import type { ActionName } from '@posthouse/contract';
import { countRefusals } from '../../kernel/account-history.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { CallerContext, CommandPowers } from '../../kernel/context.ts';

interface Refused {
  /** Who or what was not the caller's to change, by name. */
  readonly targets?: readonly string[];
  /** What does not exist for the caller, who gave these ids. */
  readonly unknownIds?: readonly number[];
}

/** One entry for all of them: a thousand made-up ones must not bury the rest of the history. */
const mostIds = 10;

/** Notes an attempt on somebody who is not the caller's to change; it outlives the command, however that ends. */
export async function recordRefusal(
  ctx: Omit<CallerContext, 'caller'> & { readonly caller: Actor } & Pick<
      CommandPowers,
      'recordSecurityEvent'
    >,
  action: ActionName,
  { targets = [], unknownIds = [] }: Refused,
): Promise<void> {
  const { caller: actor, now: at, remoteIp, requestId } = ctx;
  const unknown = {
    target: '',
    after: { unknown_ids: unknownIds.slice(0, mostIds).map(String), unknown_count: unknownIds.length },
  };
  const entries = [...targets.map((target) => ({ target })), ...(unknownIds.length > 0 ? [unknown] : [])];
  if (entries.length === 0) return;
  const allowed = Object.keys(unknown.after);
  await ctx.recordSecurityEvent((db) =>
    countRefusals(db, { actor, action, allowed, at, remoteIp, requestId }, entries),
  );
}
