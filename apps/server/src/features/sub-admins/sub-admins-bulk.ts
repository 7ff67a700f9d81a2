import type { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { endSessionsOf } from '../../domain/admin-sessions.ts';
import type { CommandPowers, SessionContext } from '../../kernel/context.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { mayManage } from './sub-admin-rules.ts';
import { changeSubAdmin, deleteSubAdmins, lockSubAdmins, type SubAdmin } from './sub-admins-store.ts';

type Enable = typeof subAdminsActions.enableSubAdmins;
type Remove = typeof subAdminsActions.removeSubAdmins;
type Context = SessionContext & CommandPowers;

export const enableHandler: CommandHandler<Enable> = {
  apply: (ctx, { ids }) => forEach(ctx, ids, (subAdmin) => setActive(ctx, subAdmin, true)),
};

export const disableHandler: CommandHandler<Enable> = {
  apply: (ctx, { ids }) =>
    forEach(ctx, ids, async (subAdmin) => {
      await setActive(ctx, subAdmin, false);
      await endSessionsOf(ctx.db, { accountId: ctx.session.accountId, adminId: subAdmin.adminId });
    }),
};

export const removeHandler: CommandHandler<Remove> = {
  apply: (ctx, { ids }) =>
    forEach(ctx, ids, async ({ adminId, username, name, email, permissions }) => {
      ctx.recordHistory({ target: username, before: { username, name, email, permissions } });
      await deleteSubAdmins(ctx, [adminId]);
    }),
};

async function setActive(
  ctx: Context,
  { adminId, username, active }: SubAdmin,
  wanted: boolean,
): Promise<void> {
  if (active === wanted) return;
  ctx.recordHistory({ target: username, before: { active }, after: { active: wanted } });
  await changeSubAdmin(ctx, adminId, { active: wanted });
}

/** Row by row: what is not there, or not the caller's to change, fails alone. */
async function forEach(ctx: Context, ids: number[], act: (subAdmin: SubAdmin) => Promise<void>) {
  const found = new Map((await lockSubAdmins(ctx, ids)).map((subAdmin) => [subAdmin.adminId, subAdmin]));
  const done: string[] = [];
  const failed: { id: string; code: 'not_found' | 'forbidden' }[] = [];
  for (const id of new Set(ids)) {
    const subAdmin = found.get(id);
    if (subAdmin === undefined) failed.push({ id: String(id), code: 'not_found' });
    else if (!mayManage(ctx.session, subAdmin)) failed.push({ id: String(id), code: 'forbidden' });
    else {
      await act(subAdmin);
      done.push(String(id));
    }
  }
  return { done, failed };
}
