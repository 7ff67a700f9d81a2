import { AppError, type WireError } from '@posthouse/contract/core/errors';
import { mostListMembers } from '@posthouse/contract/features/lists';
import { findAddresses, placeKey } from '../../../domain/addresses.ts';
import { type KnownAddress, meantAddresses } from '../../../domain/known-addresses.ts';
import { memberProblem } from '../../../domain/list-members.ts';
import { findClosing } from '../../../domain/mail-loops.ts';
import { findMailboxDomains, type MailboxDomain } from '../../../domain/mailbox-domains.ts';
import type {
  DoneRow,
  ExpectedAddresses,
  ImportedRow,
  PlanContext,
  Planned,
  PlannedRow,
} from '../../../domain/plan-kind.ts';
import { attempt, type ReadRow, readRows } from '../../../domain/plan-rows.ts';
import { countMembers, findMemberships, type LockedList, lists, membershipKey } from '../lists-store.ts';
import { type ListRow, nameOf, readListRow } from './list-row.ts';

/** What applying finds of a row: a list to make, or what is new about one. */
export type ListChange = ListRow | Pick<ListRow, 'members' | 'note'>;

interface Found extends LockedList {
  readonly count: number;
  readonly closing: ReadonlySet<number>;
}

/** A list that is there gets the members it does not have; none is taken away. */
export async function planLists(
  ctx: PlanContext,
  imported: readonly ImportedRow[],
  expected: ExpectedAddresses = new Map(),
): Promise<Planned> {
  const read = await readRows(imported, readListRow);
  const found = await findThings(ctx, read);
  const seen = new Set<string>();
  const rows = read.map((one, index): PlannedRow => {
    const name = nameOf(imported[index]?.cells ?? {});
    if ('reason' in one) return { name, outcome: 'refuse', reason: one.reason, domainId: null };
    const domain = found.domains.get(one.row.domain);
    const refuse = (reason: WireError) =>
      ({ name, outcome: 'refuse', reason, domainId: domain?.id ?? null }) as const;
    return attempt<PlannedRow>(() => {
      if (domain === undefined) throw new AppError('not_found');
      if (!domain.isVerified) throw new AppError('domain_unverified');
      const email = `${one.row.name}@${domain.ascii}`;
      if (seen.has(email) || expected.has(email)) throw AppError.field('email', 'duplicate');
      seen.add(email);
      const list = listAt(found, domain, one.row);
      const members = membersOf(one.row, { email, list, meant: found.meant, expected });
      if (list) return planChange(list, { members, note: one.row.note }, found.memberships);
      return planNew({ ...one.row, members }, email, domain.id);
    }, refuse);
  });
  return { rows, changes: {} };
}

type Things = Awaited<ReturnType<typeof findThings>>;

/** Undefined where there is nothing yet; refuses what is something else. */
function listAt(found: Things, { id: domainId }: MailboxDomain, { name }: ListRow): Found | undefined {
  const id = found.addresses.get(placeKey({ domainId, localPart: name }));
  const list = id === undefined ? undefined : found.lists.get(id);
  if (id === undefined || list?.type === 'distribution') return list;
  throw new AppError('conflict', { fields: { email: { code: 'address_taken' } } });
}

async function findThings(ctx: PlanContext, read: readonly ReadRow<ListRow>[]) {
  const rows = read.flatMap((one) => ('row' in one ? [one.row] : []));
  const domains = await findMailboxDomains(ctx, [...new Set(rows.map(({ domain }) => domain))]);
  const placed = rows.flatMap((row) => {
    const domain = domains.get(row.domain);
    return domain ? [{ row, domainId: domain.id, localPart: row.name }] : [];
  });
  const addresses = await findAddresses(ctx, placed);
  const meant = await meantAddresses(ctx, [...new Set(rows.flatMap(({ members }) => members))]);
  const byId = new Map<number, Found>();
  const wanted: { listId: number; email: string }[] = [];
  for (const list of await lists.read(ctx, [...addresses.values()])) {
    const row = placed.find((place) => addresses.get(placeKey(place)) === list.id)?.row;
    const members = (row?.members ?? []).map(meant);
    const ids = members.flatMap(({ id }) => (id === null ? [] : [id]));
    const closing = await findClosing(ctx, list.id, ids);
    byId.set(list.id, { ...list, count: await countMembers(ctx, list.id), closing: closing.ids });
    wanted.push(...members.map(({ email }) => ({ listId: list.id, email })));
  }
  return { domains, addresses, meant, lists: byId, memberships: await findMemberships(ctx, wanted) };
}

interface Aim {
  readonly email: string;
  readonly list: Found | undefined;
  readonly meant: (email: string) => KnownAddress;
  readonly expected: ExpectedAddresses;
}

/** Those it is to have, each once, as the account knows them. */
function membersOf({ members }: ListRow, { email, list, meant, expected }: Aim): string[] {
  const known = new Set<string>();
  for (const address of members.map(meant)) {
    const isExpected = address.id === null && expected.has(address.email);
    const problem = isExpected ? expected.get(address.email) : problemOf(address);
    if (problem) throw AppError.field('members', problem, { name: address.readable });
    known.add(address.email);
  }
  return [...known];

  function problemOf(address: KnownAddress) {
    if (address.email === email) return 'address_own';
    return memberProblem(address, { listId: list?.id ?? -1, closing: list?.closing ?? new Set() });
  }
}

function planNew(row: ListRow, email: string, domainId: number): PlannedRow {
  const { members, note } = row;
  return {
    ...{ name: email, outcome: 'create', domainId, change: { ...row } satisfies ListChange },
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
  if (count + fresh.length > mostListMembers)
    throw AppError.field('members', 'too_many', { num: mostListMembers });
  return {
    ...{ ...about, outcome: 'update' },
    change: { members: fresh, note: isNoted ? note : undefined } satisfies ListChange,
    before: { ...(isNoted ? { note: list.note } : {}) },
    after: { ...(fresh.length > 0 ? { members: fresh } : {}), ...(isNoted ? { note } : {}) },
  };
}

/** What was added is removed, also the members of lists that were there; unless somebody changed the list since. */
export async function planUndoOfLists(ctx: PlanContext, done: readonly DoneRow[]): Promise<Planned> {
  const ids = done.flatMap(({ targetId }) => (targetId === null ? [] : [targetId]));
  const found = new Map((await lists.read(ctx, ids)).map((list) => [list.id, list]));
  const rows = done.map(({ name, outcome, domainId, targetId, targetVersion, ...row }): PlannedRow => {
    const list = targetId === null ? undefined : found.get(targetId);
    if (list === undefined || list.version !== targetVersion) {
      return { name, outcome: 'refuse', reason: { code: 'stale' }, domainId };
    }
    const { id, version } = list;
    const about = { name: list.email, domainId: list.domainId, target: { id, version } };
    const { members } = row.change as unknown as ListChange;
    if (outcome === 'create') return { ...about, outcome: 'remove', change: { members } };
    const note = row.before?.['note'] as string | undefined;
    return {
      ...{ ...about, outcome: 'update', change: { members, note, isUndo: true } },
      before: {
        ...(members.length > 0 ? { members } : {}),
        ...(note === undefined ? {} : { note: list.note }),
      },
      after: { ...(members.length > 0 ? { members: [] } : {}), ...(note === undefined ? {} : { note }) },
    };
  });
  return { rows, changes: {} };
}
