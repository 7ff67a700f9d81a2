import { AppError, type WireError } from '@posthouse/contract/core/errors';
import { mostListMembers } from '@posthouse/contract/features/lists';
import { mailAddress } from '@posthouse/contract/fields/email-address';
import type { ListMemberImportColumn } from '@posthouse/contract/fields/import-columns';
import { z } from 'zod';
import { type KnownAddress, meantAddresses } from '../../../rules/addresses/known-addresses.ts';
import { memberProblem } from '../../../rules/mail-ways/list-members.ts';
import { type Closing, findClosing, tooFarRefusal } from '../../../rules/mail-ways/mail-loops.ts';
import { parsedRow } from '../../../rules/plans/import-cells.ts';
import type {
  DoneRow,
  ImportedRow,
  PlanContext,
  Planned,
  PlannedRow,
} from '../../../rules/plans/plan-kind.ts';
import { attempt, type ReadRow, readRows } from '../../../rules/plans/plan-rows.ts';
import { type FoundList, findLists, findMembers, findMemberships, membershipKey } from '../lists-store.ts';

const rowInput = z.strictObject({ list: mailAddress, member: mailAddress });
type MemberRow = z.output<typeof rowInput>;
type Cells = Readonly<Partial<Record<ListMemberImportColumn, string>>>;

/** What applying finds of a row. */
export interface MemberChange {
  readonly listId: number;
  readonly member: string;
}

function readMemberRow({ cells, isTooLong }: ImportedRow): MemberRow {
  if (isTooLong) throw AppError.field('csv', 'format');
  const { list, member }: Cells = cells;
  return parsedRow(rowInput, { list, member });
}

/** A list of the file, and what its rows have taken of it so far. */
interface Filled extends FoundList {
  readonly closing: Closing;
  readonly seen: Set<string>;
  count: number;
}

/** In few queries, however many rows: each list once, the addresses by the thousand. */
export async function planMembers(ctx: PlanContext, imported: readonly ImportedRow[]): Promise<Planned> {
  const read = await readRows(imported, readMemberRow);
  const meant = await meantInParts(
    ctx,
    rowsOf(read).map(({ member }) => member),
  );
  const lists = await listsOf(ctx, rowsOf(read), meant);
  const memberships = await findMemberships(
    ctx,
    rowsOf(read).flatMap(({ list, member }) => {
      const listId = lists.get(list)?.id;
      return listId === undefined ? [] : [{ listId, email: meant(member).email }];
    }),
  );
  const rows = read.map((one, index): PlannedRow => {
    const { member: name = '' }: Cells = imported[index]?.cells ?? {};
    if ('reason' in one) return { name, outcome: 'refuse', reason: one.reason, domainId: null };
    const list = lists.get(one.row.list);
    const refuse = (reason: WireError) =>
      ({ name, outcome: 'refuse', reason, domainId: list?.domainId ?? null }) as const;
    return attempt<PlannedRow>(
      () => planMember(demandList(list, one.row), meant(one.row.member), memberships),
      refuse,
    );
  });
  return { rows, changes: {} };
}

const rowsOf = (read: readonly ReadRow<MemberRow>[]) =>
  read.flatMap((one) => ('row' in one ? [one.row] : []));

function demandList(list: Filled | undefined, row: MemberRow): Filled {
  if (list === undefined) throw AppError.field('list', 'address_unknown', { name: row.list });
  if (list.type !== 'distribution') throw AppError.field('list', 'type_unsuitable');
  return list;
}

function planMember(list: Filled, address: KnownAddress, memberships: ReadonlySet<string>): PlannedRow {
  const { email } = address;
  const params = { name: address.readable };
  const problem = memberProblem(address, { listId: list.id, closing: list.closing.ids });
  if (problem) throw AppError.field('member', problem, params);
  if (list.seen.has(email)) throw AppError.field('member', 'duplicate', params);
  list.seen.add(email);
  const about = { name: email, domainId: list.domainId, after: { list: list.email } };
  if (memberships.has(membershipKey(list.id, email))) return { ...about, outcome: 'skip' };
  if (address.id !== null && list.closing.isTooFar) throw tooFarRefusal('member');
  if (list.count >= mostListMembers) throw AppError.field('member', 'too_many', { num: mostListMembers });
  list.count += 1;
  return { ...about, outcome: 'create', change: { listId: list.id, member: email } satisfies MemberChange };
}

const atOnce = 1000;

async function meantInParts(ctx: PlanContext, emails: readonly string[]) {
  const distinct = [...new Set(emails)];
  const known = new Map<string, KnownAddress>();
  for (let start = 0; start < distinct.length; start += atOnce) {
    const part = distinct.slice(start, start + atOnce);
    const meant = await meantAddresses(ctx, part);
    for (const email of part) known.set(email, meant(email));
  }
  return (email: string): KnownAddress => {
    const found = known.get(email);
    if (found === undefined) throw new Error('an address that was not looked for');
    return found;
  };
}

async function listsOf(
  ctx: PlanContext,
  rows: readonly MemberRow[],
  meant: (email: string) => KnownAddress,
): Promise<ReadonlyMap<string, Filled>> {
  const idsByList = new Map<string, number[]>();
  for (const { list, member } of rows) {
    const { id } = meant(member);
    const ids = idsByList.get(list) ?? [];
    if (id !== null) ids.push(id);
    idsByList.set(list, ids);
  }
  const lists = new Map<string, Filled>();
  for (const list of await findLists(ctx, [...idsByList.keys()])) {
    const closing = await findClosing(ctx, list.id, idsByList.get(list.email) ?? []);
    lists.set(list.email, { ...list, closing, seen: new Set(), count: list.members });
  }
  return lists;
}

/** What was added is removed, unless somebody did so already. */
export async function planUndoOfMembers(ctx: PlanContext, done: readonly DoneRow[]): Promise<Planned> {
  const there = await findMembers(
    ctx,
    done.flatMap(({ targetId }) => (targetId === null ? [] : [targetId])),
  );
  const rows = done.map(({ name, domainId, targetId, change }): PlannedRow => {
    if (targetId === null || !there.has(targetId))
      return { name, domainId, outcome: 'refuse', reason: { code: 'stale' } };
    return { name, domainId, outcome: 'remove', target: { id: targetId, version: 1 }, change };
  });
  return { rows, changes: {} };
}
