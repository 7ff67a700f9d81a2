import { AppError } from '@posthouse/contract/core/errors';
import { listsActions } from '@posthouse/contract/features/lists';
import type { KnownAddress } from '../../rules/addresses/known-addresses.ts';
import { memberProblem, recordMembers } from '../../rules/mail-ways/list-members.ts';
import { findClosing, lockMailWays } from '../../rules/mail-ways/mail-loops.ts';
import type { HandOver, Succession } from '../../rules/plans/hand-over.ts';
import type { AppliedRow, ApplyContext, PlanContext, PlannedRow } from '../../rules/plans/plan-kind.ts';
import { goneIsStale, targetOf } from '../../rules/plans/plan-rows.ts';
import { addMembers } from './change-members.ts';
import { type LockedList, lists, members } from './lists-store.ts';

interface MembersChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** A colleague becomes a member of the lists in the place of those who leave. */
export const listHandOver: HandOver = {
  type: 'list',
  like: listsActions.addListMembers,
  async plan(ctx, succession) {
    const inLists = await members.findListsOf(ctx, [...succession.leavers.keys()]);
    const rows: PlannedRow[] = [];
    for (const list of await lists.read(ctx, [...inLists.keys()]))
      rows.push(await planList(ctx, list, inLists.get(list.id) ?? [], succession));
    return rows;
  },
  apply: async (ctx, row) => applyChange(ctx, targetOf(row).id, row.change as unknown as MembersChange),
  async planUndo(ctx, { name, domainId, targetId, change }) {
    const about = { name, domainId };
    const [list] = await lists.read(ctx, targetId === null ? [] : [targetId]);
    if (list === undefined) return { ...about, outcome: 'refuse', reason: { code: 'stale' } };
    const { add, remove } = change as unknown as MembersChange;
    return changeRow(list, { add: remove, remove: add });
  },
};

const changeRow = (
  { id, version, email: name, domainId }: Pick<LockedList, 'id' | 'version' | 'email' | 'domainId'>,
  { add, remove }: MembersChange,
): PlannedRow => ({
  ...{ name, domainId, outcome: 'update', target: { id, version }, change: { add, remove } },
  ...{ before: { members: remove }, after: { members: add } },
});

async function planList(
  ctx: PlanContext,
  list: LockedList,
  leaving: readonly number[],
  { leavers, colleague }: Succession,
): Promise<PlannedRow> {
  const remove = leaving.flatMap((id) => leavers.get(id)?.email ?? []);
  const isMember = (await members.findPresent({ ...ctx, listId: list.id }, [colleague.email])).size > 0;
  const add = isMember ? [] : [colleague.email];
  const row = changeRow(list, { add, remove });
  const code = isMember ? undefined : await problemOf(ctx, list.id, colleague);
  if (code === undefined) return row;
  const reason = AppError.field('members', code, { name: colleague.readable });
  const { before, after } = row;
  const refused = { code: reason.code, ...(reason.fields ? { fields: reason.fields } : {}) };
  return {
    ...{ name: list.email, domainId: list.domainId, outcome: 'refuse', reason: refused },
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
  };
}

async function problemOf(ctx: PlanContext, listId: number, colleague: KnownAddress & { id: number }) {
  const { ids: closing } = await findClosing(ctx, listId, [colleague.id]);
  return memberProblem(colleague, { listId, closing });
}

/** Who is no member any more was taken out by somebody else meanwhile. */
async function applyChange(
  ctx: ApplyContext,
  id: number,
  { add, remove }: MembersChange,
): Promise<AppliedRow> {
  await lockMailWays(ctx);
  const list = await lists.lockOne(ctx, id).catch(goneIsStale);
  const gone = await members.findAmong({ ...ctx, listId: id }, remove);
  if (gone.length < remove.length) throw new AppError('stale');
  await members.remove(
    ctx,
    gone.map((member) => member.id),
  );
  if (gone.length > 0) recordMembers(ctx.recordedAs('removeListMembers'), list, gone, 'before');
  const { added, refused } = await addMembers(ctx, list, add);
  const [problem] = refused;
  if (problem) throw AppError.field('members', problem.code, { name: problem.address });
  if (added.length > 0) recordMembers(ctx.recordedAs('addListMembers'), list, added, 'after');
  return {
    action: 'addListMembers',
    target: { id, version: list.version },
    change: { add: added.map(({ email }) => email), remove: gone.map(({ email }) => email) },
  };
}
