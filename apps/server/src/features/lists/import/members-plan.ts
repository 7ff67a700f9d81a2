import type { WireError } from '@posthouse/contract/core/errors';
import { listMemberImportColumns } from '@posthouse/contract/fields/import-columns';
import { recordMembers } from '../../../rules/mail-ways/list-members.ts';
import { lockMailWays } from '../../../rules/mail-ways/mail-loops.ts';
import type { ApplyContext, SliceKind, SliceOutcome, StoredRow } from '../../../rules/plans/plan-kind.ts';
import { reasonOf, targetOf } from '../../../rules/plans/plan-rows.ts';
import { addMembers } from '../change-members.ts';
import { type LockedList, lists, members } from '../lists-store.ts';
import { type MemberChange, planMembers, planUndoOfMembers } from './plan-members.ts';

const stale: SliceOutcome = { reason: { code: 'stale' } };
const changeOf = ({ change }: StoredRow) => change as unknown as MemberChange;

/** Members of lists by CSV file. */
export const listMembersPlan: SliceKind = {
  columns: listMemberImportColumns,
  plan: planMembers,
  planUndo: planUndoOfMembers,
  together: {
    rows: 500,
    async apply(ctx, rows) {
      await lockMailWays(ctx);
      const locked = await lists.lock(ctx, [...new Set(rows.map((row) => changeOf(row).listId))]);
      const outcomes = new Map<StoredRow, SliceOutcome>();
      for (const list of locked) {
        const ofList = rows.filter((row) => changeOf(row).listId === list.id);
        const added = ofList.filter(({ outcome }) => outcome === 'create');
        const removed = ofList.filter(({ outcome }) => outcome === 'remove');
        if (added.length > 0) await add(ctx, list, added, outcomes);
        if (removed.length > 0) await remove(ctx, list, removed, outcomes);
      }
      // What is gone was changed since the plan was made.
      return rows.map((row) => outcomes.get(row) ?? stale);
    },
  },
};

type Outcomes = Map<StoredRow, SliceOutcome>;

/** By the same rules as a single command. Who became a member since is not the plan's to take away again. */
async function add(
  ctx: ApplyContext,
  list: LockedList,
  rows: readonly StoredRow[],
  outcomes: Outcomes,
): Promise<void> {
  const emails = rows.map((row) => changeOf(row).member);
  try {
    const { added, refused } = await addMembers(ctx, list, emails);
    const ids = new Map(added.map(({ email, memberId }) => [email, memberId]));
    const reasons = new Map(refused.map(({ address, code }) => [address, reasonAtMember(address, code)]));
    for (const row of rows) outcomes.set(row, outcomeOf(changeOf(row).member, ids, reasons));
    if (added.length > 0) recordMembers(ctx, list, added, 'after');
  } catch (error) {
    const reason = reasonOf(error);
    for (const row of rows) outcomes.set(row, { reason });
  }
}

const reasonAtMember = (
  name: string,
  code: Awaited<ReturnType<typeof addMembers>>['refused'][number]['code'],
): WireError => ({ code: 'invalid_input', fields: { member: { code, params: { name } } } });

function outcomeOf(
  email: string,
  ids: ReadonlyMap<string, number>,
  reasons: ReadonlyMap<string, WireError>,
): SliceOutcome {
  const id = ids.get(email);
  if (id !== undefined) return { applied: { action: 'addListMembers', target: { id, version: 1 } } };
  const reason = reasons.get(email);
  return reason ? { reason } : stale;
}

async function remove(
  ctx: ApplyContext,
  list: LockedList,
  rows: readonly StoredRow[],
  outcomes: Outcomes,
): Promise<void> {
  const inList = { ...ctx, listId: list.id };
  const found = await members.readVisible(
    inList,
    rows.map((row) => targetOf(row).id),
  );
  const there = new Set(found.map(({ id }) => id));
  await members.remove(ctx, [...there]);
  for (const row of rows) {
    const target = targetOf(row);
    outcomes.set(row, there.has(target.id) ? { applied: { action: 'removeListMembers', target } } : stale);
  }
  if (found.length > 0) recordMembers(ctx, list, found, 'before');
}
