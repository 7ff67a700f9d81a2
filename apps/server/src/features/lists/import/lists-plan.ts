import { AppError } from '@posthouse/contract/core/errors';
import { listImportColumns } from '@posthouse/contract/fields/import-columns';
import type { TenantContext } from '../../../kernel/context.ts';
import { recordMembers } from '../../../rules/mail-ways/list-members.ts';
import { lockMailWays } from '../../../rules/mail-ways/mail-loops.ts';
import { applyByOutcome } from '../../../rules/plans/plan-address-rows.ts';
import type { AppliedRow, ApplyContext, RowKind, StoredRow } from '../../../rules/plans/plan-kind.ts';
import { goneIsStale, targetOf } from '../../../rules/plans/plan-rows.ts';
import { isAddressUnused } from '../../../rules/recycle-bin/unused-addresses.ts';
import { addAllMembers, addList } from '../add-list.ts';
import { hasOtherMembers, type LockedList, listRecord, lists, members } from '../lists-store.ts';
import type { ListRow } from './list-row.ts';
import { type AddedMembers, type ListUpdate, planLists, planUndoOfLists } from './plan-lists.ts';

/** Distribution lists by CSV file, with their members. */
export const listsPlan: RowKind<undefined> = {
  columns: listImportColumns,
  plan: planLists,
  planUndo: planUndoOfLists,
  prepare: async () => undefined,
  apply: applyByOutcome({ create, update, remove }, { name: 'name', addresses: 'members' }),
};

async function create(ctx: ApplyContext, { change }: StoredRow): Promise<AppliedRow> {
  const row = change as unknown as ListRow;
  const { id, memberIds } = await addList(ctx, { ...row, type: 'distribution' });
  return { action: 'addList', target: { id, version: 1 }, change: { memberIds } satisfies AddedMembers };
}

async function lockUnchanged(ctx: ApplyContext, row: StoredRow): Promise<LockedList> {
  const { id, version } = targetOf(row);
  await lockMailWays(ctx);
  return lists.lockOne(ctx, id, version).catch(goneIsStale);
}

/** Members are added, by an undo removed again, and the note is set. Somebody may have done so since: then nothing is left. */
async function update(ctx: ApplyContext, row: StoredRow): Promise<AppliedRow> {
  const list = await lockUnchanged(ctx, row);
  const { members: emails = [], removed = [], note } = row.change as ListUpdate;
  const memberIds = emails.length > 0 ? await addAllMembers(ctx, list, emails) : [];
  const gone = await removeAgain(ctx, list, removed);
  const change = { memberIds } satisfies AddedMembers;
  const { id, version, email: target, domainId } = list;
  if (note === undefined) {
    if (memberIds.length + gone === 0) throw new AppError('stale');
    return { action: gone > 0 ? 'removeListMembers' : 'addListMembers', target: { id, version }, change };
  }
  await lists.change(ctx, [id], { note });
  ctx.recordHistory({ target, domainId, ...listRecord.difference(list, { note }) });
  return { action: 'updateList', target: { id, version: version + 1 }, change };
}

/** Answers how many there were to remove. */
async function removeAgain(ctx: ApplyContext, list: LockedList, ids: readonly number[]): Promise<number> {
  const found = await members.readVisible({ ...ctx, listId: list.id }, ids);
  await members.remove(
    ctx,
    found.map(({ id }) => id),
  );
  if (found.length > 0) recordMembers(ctx, list, found, 'before');
  return found.length;
}

/** Nobody refers to it, and it has no members but those that a plan gave it. */
export async function isListUnused(ctx: TenantContext, id: number, { change }: StoredRow): Promise<boolean> {
  const { memberIds = [] } = change as Partial<AddedMembers>;
  return !(await hasOtherMembers({ ...ctx, listId: id }, memberIds)) && (await isAddressUnused(ctx, id));
}

async function remove(ctx: ApplyContext, row: StoredRow): Promise<AppliedRow> {
  const { id, version, email, domainId } = await lockUnchanged(ctx, row);
  await lists.remove(ctx, [id]);
  ctx.recordHistory({ target: email, domainId, before: { email } });
  return { action: 'removeLists', target: { id, version } };
}
