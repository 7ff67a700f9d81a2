import type { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { endSessionsOf } from '../../domain/admin-sessions.ts';
import { lockAdmins, type ManagedAdmin } from '../../domain/managed-admins.ts';
import { recordRefusal } from '../../domain/record-refusal.ts';
import { mayManage } from '../../domain/sub-admin-rules.ts';
import type { CommandPowers, SessionContext } from '../../kernel/context.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { changeSubAdmin, deleteSubAdmins } from './sub-admins-store.ts';

type Bulk = 'enableSubAdmins' | 'disableSubAdmins' | 'removeSubAdmins';
type Handler = CommandHandler<(typeof subAdminsActions)[Bulk]>;
type Context = SessionContext & CommandPowers<(typeof subAdminsActions)[Bulk]['history'][number]>;

export const enableHandler: Handler = {
  apply: (ctx, { ids }) => forEach(ctx, 'enableSubAdmins', ids, (subAdmin) => setActive(ctx, subAdmin, true)),
};

export const disableHandler: Handler = {
  apply: (ctx, { ids }) =>
    forEach(ctx, 'disableSubAdmins', ids, async (subAdmin) => {
      await setActive(ctx, subAdmin, false);
      await endSessionsOf(ctx.db, { accountId: ctx.session.accountId, adminId: subAdmin.adminId });
    }),
};

export const removeHandler: Handler = {
  apply: (ctx, { ids }) =>
    forEach(ctx, 'removeSubAdmins', ids, async ({ adminId, username, name, email, permissions }) => {
      ctx.recordHistory({ target: username, before: { username, name, email, permissions } });
      await deleteSubAdmins(ctx, [adminId]);
    }),
};

async function setActive(
  ctx: Context,
  { adminId, username, active }: ManagedAdmin,
  wanted: boolean,
): Promise<void> {
  if (active === wanted) {
    ctx.recordHistory({ target: username });
    return;
  }
  ctx.recordHistory({ target: username, before: { active }, after: { active: wanted } });
  await changeSubAdmin(ctx, adminId, { active: wanted });
}

/** Row by row: what is not there, or not the caller's to change, fails alone and is noted. */
async function forEach(
  ctx: Context,
  action: Bulk,
  ids: number[],
  act: (subAdmin: ManagedAdmin) => Promise<void>,
) {
  const found = new Map((await lockAdmins(ctx, ids)).map((subAdmin) => [subAdmin.adminId, subAdmin]));
  const done: string[] = [];
  const forbidden: ManagedAdmin[] = [];
  for (const subAdmin of found.values()) {
    if (mayManage(ctx.session, subAdmin)) {
      await act(subAdmin);
      done.push(String(subAdmin.adminId));
    } else forbidden.push(subAdmin);
  }
  const unknown = [...new Set(ids)].filter((id) => !found.has(id)).map(String);
  const refused = [...forbidden.map(({ username }) => username), ...summary(unknown)];
  if (refused.length > 0) await recordRefusal(ctx, action, refused);
  return {
    done,
    failed: [
      ...forbidden.map(({ adminId }) => ({ id: String(adminId), code: 'forbidden' as const })),
      ...unknown.map((id) => ({ id, code: 'not_found' as const })),
    ],
  };
}

const mostNamed = 10;

/** One entry for all ids that are nobody's: a thousand made-up ones must not bury the rest of the history. */
function summary(ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  return [`${ids.slice(0, mostNamed).join(', ')}${ids.length > mostNamed ? ` … (${ids.length})` : ''}`];
}
