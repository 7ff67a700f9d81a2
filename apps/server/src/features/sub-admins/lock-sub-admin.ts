import { AppError } from '@posthouse/contract/core/errors';
import type { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { lockAdmins, type ManagedAdmin } from '../../domain/managed-admins.ts';
import { recordRefusal } from '../../domain/record-refusal.ts';
import { mayManage } from '../../domain/sub-admin-rules.ts';
import type { CallerContext, CommandPowers, HistoryEntry } from '../../kernel/context.ts';

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
