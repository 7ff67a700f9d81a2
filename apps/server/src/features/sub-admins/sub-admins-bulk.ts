import type { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { type BulkContext, bulkCommand, type RowResults } from '../../kernel/bulk/bulk-command.ts';
import { endSessionsOf } from '../../rules/admins/admin-sessions.ts';
import { lockAdmins, type ManagedAdmin } from '../../rules/admins/managed-admins.ts';
import { recordRefusal } from '../../rules/admins/record-refusal.ts';
import { mayManage } from '../../rules/admins/sub-admin-rules.ts';
import { changeSubAdmins, deleteSubAdmins, subAdminList } from './sub-admins-store.ts';

type BulkName = 'enableSubAdmins' | 'disableSubAdmins' | 'removeSubAdmins';
type Bulk = (typeof subAdminsActions)[BulkName];
type Context = BulkContext<Bulk>;

const setActive = (name: BulkName, active: boolean) =>
  bulkCommand<Bulk>(name, {
    idsOf: subAdminList.idsOf,
    async act(ctx, ids) {
      const { managed, results } = await lockManaged(ctx, name, ids);
      const changing = managed.filter((subAdmin) => subAdmin.active !== active).map(({ adminId }) => adminId);
      await changeSubAdmins(ctx, changing, { active });
      if (!active) await endSessions(ctx, changing);
      for (const { username: target, active: before } of managed) {
        const change = before === active ? {} : { before: { active: before }, after: { active } };
        ctx.recordHistory({ target, domainId: null, ...change });
      }
      return results;
    },
  });

export const enableHandler = setActive('enableSubAdmins', true);
export const disableHandler = setActive('disableSubAdmins', false);

export const removeHandler = bulkCommand<Bulk>('removeSubAdmins', {
  idsOf: subAdminList.idsOf,
  async act(ctx, ids) {
    const { managed, results } = await lockManaged(ctx, 'removeSubAdmins', ids);
    await deleteSubAdmins(
      ctx,
      managed.map(({ adminId }) => adminId),
    );
    for (const { username, name, email, permissions } of managed) {
      const before = { username, name, email, permissions };
      ctx.recordHistory({ target: username, domainId: null, before });
    }
    return results;
  },
});

async function endSessions(ctx: Context, adminIds: readonly number[]): Promise<void> {
  for (const adminId of adminIds) {
    await endSessionsOf(ctx.db, { accountId: ctx.caller.accountId, adminId });
  }
}

/** Row by row: what is not there, or not the caller's to change, fails alone and is noted. */
async function lockManaged(
  ctx: Context,
  action: BulkName,
  ids: readonly number[],
): Promise<{ managed: ManagedAdmin[]; results: RowResults }> {
  const found = await lockAdmins(ctx, ids);
  const managed = found.filter((subAdmin) => mayManage(ctx.caller, subAdmin));
  const forbidden = found.filter((subAdmin) => !managed.includes(subAdmin));
  const known = new Set(found.map(({ adminId }) => adminId));
  const unknown = ids.filter((id) => !known.has(id));
  const targets = forbidden.map(({ username }) => username);
  await recordRefusal(ctx, action, { targets, unknownIds: unknown });
  return {
    managed,
    results: {
      done: managed.map(({ adminId }) => adminId),
      failed: [
        ...forbidden.map(({ adminId, username }) => ({
          id: adminId,
          name: username,
          code: 'forbidden' as const,
        })),
        ...unknown.map((id) => ({ id, code: 'not_found' as const })),
      ],
    },
  };
}
