import { AppError } from '@posthouse/contract/core/errors';
import { listImportColumns } from '@posthouse/contract/fields/import-columns';
import { atEmail, atOneCell } from '../../../domain/import-cells.ts';
import { recordMembers } from '../../../domain/list-members.ts';
import { lockMailWays } from '../../../domain/mail-loops.ts';
import type { AppliedRow, ApplyContext, RowKind, StoredRow } from '../../../domain/plan-kind.ts';
import { goneIsStale, targetOf } from '../../../domain/plan-rows.ts';
import { isAddressUnused } from '../../../domain/unused-addresses.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { addList, refuseAny } from '../add-list.ts';
import { addMembers } from '../change-members.ts';
import {
  countMembers,
  findMembersByEmail,
  type LockedList,
  listRecord,
  lists,
  members,
} from '../lists-store.ts';
import type { ListRow } from './list-row.ts';
import { type ListChange, planLists, planUndoOfLists } from './plan-lists.ts';

/** Distribution lists by CSV file, with their members. */
export const listsPlan: RowKind<undefined> = {
  columns: listImportColumns,
  plan: planLists,
  planUndo: planUndoOfLists,
  prepare: async () => undefined,
  async apply(ctx, row) {
    try {
      if (row.outcome === 'create') return await create(ctx, row);
      return await (row.outcome === 'update' ? update(ctx, row) : remove(ctx, row));
    } catch (error) {
      if (!(error instanceof AppError) || error.fields === undefined) throw error;
      throw new AppError(error.code, { fields: atOneCell(atEmail(error.fields, 'name'), 'members') });
    }
  },
};

async function create(ctx: ApplyContext, { change }: StoredRow): Promise<AppliedRow> {
  const row = change as unknown as ListRow;
  const id = await addList(ctx, { ...row, type: 'distribution' });
  return { action: 'addList', target: { id, version: 1 } };
}

async function lockUnchanged(ctx: ApplyContext, row: StoredRow): Promise<LockedList> {
  const { id, version } = targetOf(row);
  await lockMailWays(ctx);
  return lists.lockOne(ctx, id, version).catch(goneIsStale);
}

/** Members are added, by an undo removed again, and the note is set. */
async function update(ctx: ApplyContext, row: StoredRow): Promise<AppliedRow> {
  const list = await lockUnchanged(ctx, row);
  const { members: emails, note } = row.change as unknown as ListChange;
  if (row.change['isUndo'] === true) await removeAgain(ctx, list, emails);
  else if (emails.length > 0) {
    const { added, refused } = await addMembers(ctx, list, emails);
    refuseAny(emails, refused);
    recordMembers(ctx, list, added, 'after');
  }
  const { id, version, email: target, domainId } = list;
  const changed = listRecord.difference(list, { note });
  const action = row.change['isUndo'] === true ? 'removeListMembers' : 'addListMembers';
  if (note === undefined) return { action, target: { id, version } };
  await lists.change(ctx, [id], { note });
  ctx.recordHistory({ target, domainId, ...changed });
  return { action: 'updateList', target: { id, version: version + 1 } };
}

async function removeAgain(ctx: ApplyContext, list: LockedList, emails: readonly string[]): Promise<void> {
  const ids = await findMembersByEmail({ ...ctx, listId: list.id }, emails);
  const found = await members.readVisible({ ...ctx, listId: list.id }, ids);
  await members.remove(
    ctx,
    found.map(({ id }) => id),
  );
  if (found.length > 0) recordMembers(ctx, list, found, 'before');
}

/** Nobody names it, and nobody added members to those that a plan gave it. */
export async function isListUnused(ctx: TenantContext, id: number, { change }: StoredRow): Promise<boolean> {
  const { members: emails } = change as unknown as ListChange;
  return (await countMembers(ctx, id)) <= emails.length && (await isAddressUnused(ctx, id));
}

async function remove(ctx: ApplyContext, row: StoredRow): Promise<AppliedRow> {
  const { id, version, email, domainId } = await lockUnchanged(ctx, row);
  await lists.remove(ctx, [id]);
  ctx.recordHistory({ target: email, domainId, before: { email } });
  return { action: 'removeLists', target: { id, version } };
}
