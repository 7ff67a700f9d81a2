import type { ActionName } from '@posthouse/contract';
import { AppError } from '@posthouse/contract/core/errors';
import type { CallerContext, CommandPowers } from '../../../kernel/context.ts';
import { findAdminByName } from '../../../rules/admins/managed-admins.ts';
import { recordRefusal } from '../../../rules/admins/record-refusal.ts';
import { mayManage } from '../../../rules/admins/sub-admin-rules.ts';

/** Whose list is meant. */
export interface ListOwner {
  readonly adminId: number;
  readonly username: string;
  readonly isSelf: boolean;
}

/** One's own without a name; otherwise a sub-admin whom the caller may manage. */
export async function findListOwner(ctx: CallerContext, username: string | undefined): Promise<ListOwner> {
  if (username === undefined || username === ctx.caller.adminname) return ownList(ctx);
  const found = await findAdminByName(ctx, username, { lock: false });
  if (found === undefined) throw new AppError('not_found');
  if (!mayManage(ctx.caller, found)) throw new AppError('forbidden');
  return { adminId: found.adminId, username: found.username, isSelf: false };
}

/** The same for a command: an attempt on somebody else's list is noted. */
export async function demandListOwner(
  ctx: CallerContext & CommandPowers,
  action: ActionName,
  username: string | undefined,
): Promise<ListOwner> {
  try {
    return await findListOwner(ctx, username);
  } catch (error) {
    const target = username ?? '';
    // The kernel notes what is forbidden, with the target named here; what is not found is noted by us.
    if (error instanceof AppError && error.code === 'forbidden') ctx.recordHistory({ target });
    else await recordRefusal(ctx, action, { targets: [target] });
    throw error;
  }
}

function ownList({ caller }: CallerContext): ListOwner {
  return { adminId: caller.adminId, username: caller.adminname, isSelf: true };
}
