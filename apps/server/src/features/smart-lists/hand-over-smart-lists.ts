import { AppError } from '@posthouse/contract/core/errors';
import { smartListsActions } from '@posthouse/contract/features/smart-lists';
import { emailsOf, isVisible } from '../../rules/addresses/known-addresses.ts';
import { memberProblem, removeMembers } from '../../rules/mail-ways/list-members.ts';
import { findClosing, lockMailWays } from '../../rules/mail-ways/mail-loops.ts';
import type { HandOver, Succession } from '../../rules/plans/hand-over.ts';
import type { AppliedRow, ApplyContext, PlanContext, PlannedRow } from '../../rules/plans/plan-kind.ts';
import { goneIsStale, reasonOf, targetOf } from '../../rules/plans/plan-rows.ts';
import { updateSmartList } from './change-smart-list.ts';
import { setMembers } from './set-members.ts';
import {
  findListsOwnedBy,
  type LockedSmartList,
  members,
  owners,
  readSwitches,
  smartLists,
} from './smart-lists-store.ts';

interface Member {
  readonly address: string;
  readonly can_post: boolean;
  readonly can_receive: boolean;
}

interface SmartListChange {
  readonly add: readonly Member[];
  readonly remove: readonly Member[];
  /** All that the caller sees, where they change. */
  readonly owners?: readonly string[];
  readonly formerOwners?: readonly string[];
}

/** A colleague becomes a member and owner of smart lists, with the same switches, in the place of those who leave. */
export const smartListHandOver: HandOver = {
  type: 'smart_list',
  like: smartListsActions.updateSmartList,
  async plan(ctx, succession) {
    const ids = [...succession.leavers.keys()];
    const inLists = await members.findListsOf(ctx, ids);
    const owned = await findListsOwnedBy(ctx, ids);
    const rows: PlannedRow[] = [];
    for (const list of await smartLists.read(ctx, [...new Set([...inLists.keys(), ...owned])]))
      rows.push(await planList(ctx, list, inLists.get(list.id) ?? [], succession));
    return rows;
  },
  apply: async (ctx, row) => applyChange(ctx, targetOf(row).id, row.change as unknown as SmartListChange),
  async planUndo(ctx, { name, domainId, targetId, change }) {
    const [list] = await smartLists.read(ctx, targetId === null ? [] : [targetId]);
    if (list === undefined) return { name, domainId, outcome: 'refuse', reason: { code: 'stale' } };
    const { add, remove, owners: now, formerOwners: former } = change as unknown as SmartListChange;
    const ownersBack = now && former ? { owners: former, formerOwners: now } : {};
    return changeRow(list, { add: remove, remove: add, ...ownersBack });
  },
};

const addressesOf = (some: readonly Member[]) => some.map(({ address }) => address);

function changeRow(
  { id, version, email: name, domainId }: LockedSmartList,
  change: SmartListChange,
): PlannedRow {
  const { add, remove, owners: after, formerOwners: before } = change;
  const hasMembers = add.length + remove.length > 0;
  return {
    ...{ name, domainId, outcome: 'update', target: { id, version }, change: { ...change } },
    before: {
      ...(hasMembers ? { members: addressesOf(remove) } : {}),
      ...(before ? { owners: before } : {}),
    },
    after: { ...(hasMembers ? { members: addressesOf(add) } : {}), ...(after ? { owners: after } : {}) },
  };
}

async function planList(
  ctx: PlanContext,
  list: LockedSmartList,
  leaving: readonly number[],
  { leavers, colleague }: Succession,
): Promise<PlannedRow> {
  const inList = { ...ctx, listId: list.id };
  const emails = leaving.flatMap((id) => leavers.get(id)?.email ?? []);
  const switches = await readSwitches(inList, [...emails, colleague.email]);
  const remove = emails.map((address) => memberWith(address, switches.get(address)));
  const isMember = switches.has(colleague.email);
  const [first] = remove;
  const add = first && !isMember ? [{ ...first, address: colleague.email }] : [];
  const present = (await owners.read(ctx, list.id)).filter(isVisible);
  const stays = present.filter(({ id }) => id === null || !(leavers.has(id) || id === colleague.id));
  const isOwned = present.some(({ id }) => id !== null && leavers.has(id));
  const row = changeRow(list, {
    ...{ add, remove },
    ...(isOwned ? { owners: emailsOf([...stays, colleague]), formerOwners: emailsOf(present) } : {}),
  });
  try {
    if (isOwned && colleague.user === null)
      throw AppError.field('owners', 'address_unknown', { name: colleague.readable });
    const { ids: closing } = first?.can_receive
      ? await findClosing(ctx, list.id, [colleague.id])
      : { ids: new Set<number>() };
    const code = add.length > 0 ? memberProblem(colleague, { listId: list.id, closing }) : undefined;
    if (code) throw AppError.field('members', code, { name: colleague.readable });
    return row;
  } catch (error) {
    const { change: _change, target: _target, ...told } = row;
    return { ...told, outcome: 'refuse', reason: reasonOf(error) };
  }
}

const memberWith = (
  address: string,
  { canPost = true, canReceive = true }: { canPost?: boolean; canReceive?: boolean } = {},
): Member => ({ address, can_post: canPost, can_receive: canReceive });

const remover = removeMembers({ lock: smartLists.lock, members });

async function applyChange(ctx: ApplyContext, id: number, change: SmartListChange): Promise<AppliedRow> {
  const { add, remove, owners: wanted, formerOwners } = change;
  await lockMailWays(ctx);
  const list = await smartLists.lockOne(ctx, id).catch(goneIsStale);
  const gone = await members.findAmong({ ...ctx, listId: id }, addressesOf(remove));
  if (gone.length < remove.length) throw new AppError('stale');
  const recorded = ctx.recordedAs('removeSmartListMembers');
  if (gone.length > 0)
    await remover(
      recorded,
      gone.map((member) => member.id),
      { list: id },
    );
  if (add.length > 0) {
    const { refused } = await setMembers(ctx.recordedAs('setSmartListMembers'), {
      list: id,
      members: [...add],
    });
    const [problem] = refused;
    if (problem) throw AppError.field('members', problem.code, { name: problem.address });
  }
  if (wanted && formerOwners) {
    const now = emailsOf((await owners.read(ctx, id)).filter(isVisible));
    if (now.toSorted().join() !== [...formerOwners].sort().join()) throw new AppError('stale');
    await updateSmartList(ctx, { id, owners: [...wanted] }, undefined);
  }
  return { action: 'updateSmartList', target: { id, version: list.version }, change: { ...change } };
}
