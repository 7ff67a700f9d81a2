import { AppError } from '@posthouse/contract/core/errors';
import type { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import type { CallerContext, CommandPowers, HistoryEntry } from '../../kernel/context.ts';
import { lockAdmins, type ManagedAdmin } from '../../rules/admins/managed-admins.ts';
import { recordRefusal } from '../../rules/admins/record-refusal.ts';
import { mayManage } from '../../rules/admins/sub-admin-rules.ts';

/** The sub-admin a command is about, if it is the caller's to change; the attempt is noted either way. */
export async function lockSubAdmin(
  ctx: CallerContext & CommandPowers,
  action: keyof typeof subAdminsActions,
  id: number,
  entryOf: (found: ManagedAdmin) => HistoryEntry | Promise<HistoryEntry>,
): Promise<ManagedAdmin> {
  const [found] = await lockAdmins(ctx, [id]);
  if (found === undefined) {
    await recordRefusal(ctx, action, { unknownIds: [id] });
    throw new AppError('not_found');
  }
  ctx.recordHistory(await entryOf(found));
  if (!mayManage(ctx.caller, found)) throw new AppError('forbidden');
  return found;
}
