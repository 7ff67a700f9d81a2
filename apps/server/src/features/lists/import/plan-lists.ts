import { AppError } from '@posthouse/contract/core/errors';
import { mostListMembers } from '@posthouse/contract/features/lists';
import { findAddresses, type Place, placeKey } from '../../../rules/addresses/addresses.ts';
import { idsOf, type KnownAddress } from '../../../rules/addresses/known-addresses.ts';
import { findMailboxDomains } from '../../../rules/addresses/mailbox-domains.ts';
import { memberProblem } from '../../../rules/mail-ways/list-members.ts';
import { type Closing, findClosing, tooFarRefusal } from '../../../rules/mail-ways/mail-loops.ts';
import { nothingExpected, planAddressRows } from '../../../rules/plans/plan-address-rows.ts';
import { meantByRows, plannedProblem } from '../../../rules/plans/plan-destinations.ts';
import type {
  DoneRow,
  Expected,
  ImportedRow,
  PlanContext,
  Planned,
  PlannedRow,
} from '../../../rules/plans/plan-kind.ts';
import { type ReadRow, readRows } from '../../../rules/plans/plan-rows.ts';
import {
  findMembers,
  findMemberships,
  type LockedList,
  lists,
  members,
  membershipKey,
} from '../lists-store.ts';
import { type ListRow, nameOf, readListRow } from './list-row.ts';

/** What applying finds of a row about a list that is there. */
export interface ListUpdate {
  /** To be added. */
  readonly members?: readonly string[];
  /** The ids of members to be removed. */
  readonly removed?: readonly number[];
  readonly note?: string | undefined;
}

/** What an undo finds of a row: who became a member by it. */
export interface AddedMembers {
  readonly memberIds: readonly number[];
}

interface Found extends LockedList {
  readonly count: number;
  readonly closing: Closing;
}

/** A list that is there gets the members it does not have; none is taken away. */
export async function planLists(
  ctx: PlanContext,
  imported: readonly ImportedRow[],
  expected: Expected = nothingExpected,
): Promise<Planned> {
  const read = await readRows(imported, readListRow);
  const found = await findThings(ctx, read, expected);
  const rows = planAddressRows(
    {
      type: 'list',
      imported,
      read,
      domains: found.domains,
      nameOf,
      localPartOf: ({ name }) => name,
      expected,
    },
    (row, place) => {
      const list = listAt(found, place);
      const members = membersOf(row, { email: place.email, list, meant: found.meantAt(place), expected });
      if (list) return planChange(list, { members, note: row.note }, found.memberships);
      return planNew({ ...row, members }, place.email, place.domainId);
    },
  );
  return { rows, changes: {} };
}

type Things = Awaited<ReturnType<typeof findThings>>;

/** Undefined where there is nothing yet; refuses what is something else. */
function listAt(found: Things, place: Place): Found | undefined {
  const id = found.addresses.get(placeKey(place));
  const list = id === undefined ? undefined : found.lists.get(id);
  if (id === undefined || list?.type === 'distribution') return list;
  throw new AppError('conflict', { fields: { email: { code: 'address_taken' } } });
}

async function findThings(ctx: PlanContext, read: readonly ReadRow<ListRow>[], expected: Expected) {
  const rows = read.flatMap((one) => ('row' in one ? [one.row] : []));
  const domains = await findMailboxDomains(ctx, [...new Set(rows.map(({ domain }) => domain))]);
  const placed = rows.flatMap((row) => {
    const domain = domains.get(row.domain);
    return domain ? [{ row, domainId: domain.id, localPart: row.name }] : [];
  });
  const addresses = await findAddresses(ctx, placed);
  const named = rows.flatMap((row) => row.members);
  const meantAt = await meantByRows(ctx, named, expected);
  const meant = meantAt({ isWaiting: false });
  const present = await lists.read(ctx, [...addresses.values()]);
  // Of a list that is named twice the first row counts.
  const wanted = new Map(
    placed
      .toReversed()
      .map((place) => [addresses.get(placeKey(place)), place.row.members.map(meant)] as const),
  );
  const memberships = await findMemberships(
    ctx,
    present.flatMap(({ id }) => (wanted.get(id) ?? []).map(({ email }) => ({ listId: id, email }))),
  );
  const counts = await members.counts(
    ctx,
    present.map(({ id }) => id),
  );
  const byId = new Map<number, Found>();
  for (const list of present) {
    // Who is a member already closes no loop.
    const fresh = (wanted.get(list.id) ?? []).filter(
      ({ email }) => !memberships.has(membershipKey(list.id, email)),
    );
    const closing = await findClosing(ctx, list.id, idsOf(fresh));
    byId.set(list.id, { ...list, count: counts.get(list.id) ?? 0, closing });
  }
  return { domains, addresses, meantAt, lists: byId, memberships };
}

interface MembersCheck {
  readonly email: string;
  readonly list: Found | undefined;
  readonly meant: (email: string) => KnownAddress;
  readonly expected: Expected;
}

/** Those it is to have, each once, as the account knows them. */
function membersOf({ members }: ListRow, { email, list, meant, expected }: MembersCheck): string[] {
  const known = new Set<string>();
  for (const address of members.map(meant)) {
    const problem = plannedProblem(address, expected, problemOf);
    if (problem) throw AppError.field('members', problem, { name: address.readable });
    known.add(address.email);
  }
  return [...known];

  function problemOf(address: KnownAddress) {
    if (address.email === email) return 'address_own';
    return memberProblem(address, { listId: list?.id ?? -1, closing: list?.closing.ids ?? new Set() });
  }
}

function planNew(row: ListRow, email: string, domainId: number): PlannedRow {
  const { members, note } = row;
  return {
    ...{ name: email, outcome: 'create', domainId, change: { ...row } satisfies ListRow },
    after: { ...(members.length > 0 ? { members } : {}), ...(note ? { note } : {}) },
  };
}

function planChange(
  list: Found,
  { members, note }: Pick<ListRow, 'members' | 'note'>,
  memberships: ReadonlySet<string>,
): PlannedRow {
  const { id, version, email, domainId, count } = list;
  const about = { name: email, domainId, target: { id, version } };
  const fresh = members.filter((member) => !memberships.has(membershipKey(id, member)));
  const isNoted = note !== undefined && note !== list.note;
  if (fresh.length === 0 && !isNoted) return { ...about, outcome: 'skip' };
  if (list.closing.isTooFar) throw tooFarRefusal('members');
  if (count + fresh.length > mostListMembers)
    throw AppError.field('members', 'too_many', { num: mostListMembers });
  return {
    ...{ ...about, outcome: 'update' },
    change: { members: fresh, note: isNoted ? note : undefined } satisfies ListUpdate,
    before: { ...(isNoted ? { note: list.note } : {}) },
    after: { ...(fresh.length > 0 ? { members: fresh } : {}), ...(isNoted ? { note } : {}) },
  };
}

/** What was added is removed, also the members of lists that were there; unless somebody changed the list or did so already. */
export async function planUndoOfLists(ctx: PlanContext, done: readonly DoneRow[]): Promise<Planned> {
  const ids = done.flatMap(({ targetId }) => (targetId === null ? [] : [targetId]));
  const found = new Map((await lists.read(ctx, ids)).map((list) => [list.id, list]));
  const there = await findMembers(ctx, done.flatMap(addedBy));
  const rows = done.map((row): PlannedRow => {
    const { name, outcome, domainId, targetId, targetVersion } = row;
    const list = targetId === null ? undefined : found.get(targetId);
    const stale = { name, outcome: 'refuse', reason: { code: 'stale' }, domainId } as const;
    if (list === undefined || list.version !== targetVersion) return stale;
    const { id, version, email } = list;
    const about = { name: email, domainId: list.domainId, target: { id, version } };
    if (outcome === 'create') return { ...about, outcome: 'remove', change: { memberIds: addedBy(row) } };
    const back = planReturn(list, row, there);
    return back ? { ...about, ...back } : stale;
  });
  return { rows, changes: {} };
}

const addedBy = ({ change }: DoneRow): readonly number[] => (change as Partial<AddedMembers>).memberIds ?? [];

/** Undefined where nothing is left to be taken back. */
function planReturn(list: LockedList, row: DoneRow, there: ReadonlyMap<number, string>) {
  const removed = addedBy(row).filter((id) => there.has(id));
  const note = row.before?.['note'] as string | undefined;
  if (removed.length === 0 && note === undefined) return undefined;
  const left = removed.length > 0 ? { members: removed.map((id) => there.get(id)) } : {};
  return {
    outcome: 'update' as const,
    change: { removed, note } satisfies ListUpdate,
    before: { ...left, ...(note === undefined ? {} : { note: list.note }) },
    after: { ...(removed.length > 0 ? { members: [] } : {}), ...(note === undefined ? {} : { note }) },
  };
}
