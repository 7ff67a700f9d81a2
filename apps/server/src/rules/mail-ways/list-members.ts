import { AppError, type FieldCode } from '@posthouse/contract/core/errors';
import { fieldErrorsOf } from '@posthouse/contract/core/field-errors';
import { mostListMembers } from '@posthouse/contract/features/lists';
import { mailAddress } from '@posthouse/contract/fields/email-address';
import { type RowResults, resultsOf } from '../../kernel/bulk/bulk-command.ts';
import type { HistoryEntry, TenantContext } from '../../kernel/context.ts';
import type { LockedAddress } from '../addresses/address-store.ts';
import {
  destinationProblem,
  idsOf,
  type KnownAddress,
  meantAddresses,
} from '../addresses/known-addresses.ts';
import type { MembersContext, StoredMember } from './list-members-store.ts';
import { findClosing, tooFarRefusal } from './mail-loops.ts';

interface RefusedMember {
  readonly address: string;
  readonly code: FieldCode;
}

/** What is an address of what was written, and its place there; the rest is refused alone. */
export function readMembers(texts: readonly string[]): {
  readonly read: readonly { readonly email: string; readonly place: number }[];
  readonly refused: readonly RefusedMember[];
} {
  const read: { email: string; place: number }[] = [];
  const refused: RefusedMember[] = [];
  for (const [place, text] of texts.entries()) {
    const result = mailAddress.safeParse(text);
    if (result.success) read.push({ email: result.data, place });
    else refused.push({ address: text, code: fieldErrorsOf(result.error)['']?.code ?? 'email_invalid' });
  }
  return { read, refused };
}

interface CheckedMembers {
  /** Each once, as the account knows them, with the place where they were first named. */
  readonly accepted: ReadonlyMap<string, { readonly address: KnownAddress; readonly place: number }>;
  readonly refused: readonly RefusedMember[];
}

/**
 * Who of these can be a member: what is not there, would bring mail back or is no place for it is refused alone. In few
 * queries, however many they are; `receives` says of which mail goes on to them.
 */
export async function checkMembers(
  ctx: TenantContext,
  listId: number,
  emails: readonly string[],
  receives: (place: number) => boolean = () => true,
): Promise<CheckedMembers> {
  const meant = await meantAddresses(ctx, emails);
  const all = emails.map(meant);
  const receiving = all.filter((_address, place) => receives(place));
  const closing = await findClosing(ctx, listId, [...new Set(idsOf(receiving))]);
  if (closing.isTooFar) throw tooFarRefusal('members');
  const accepted = new Map<string, { address: KnownAddress; place: number }>();
  const refused: RefusedMember[] = [];
  for (const [place, address] of all.entries()) {
    const code = memberProblem(address, { listId, closing: receives(place) ? closing.ids : new Set() });
    if (code) refused.push({ address: emails[place] ?? address.email, code });
    else if (!accepted.has(address.email)) accepted.set(address.email, { address, place });
  }
  return { accepted, refused };
}

/** Why an address cannot be a member of a list, to which mail comes from those that would be closing a loop. */
export function memberProblem(
  address: KnownAddress,
  { listId, closing }: { readonly listId: number; readonly closing: ReadonlySet<number> },
): FieldCode | undefined {
  if (address.id === listId) return 'address_own';
  const problem = destinationProblem(address);
  if (problem) return problem;
  return address.id !== null && closing.has(address.id) ? 'loop' : undefined;
}

/** For so many more in a list. */
export async function demandMemberRoom(
  { members, ...ctx }: MembersContext & { readonly members: Counted },
  more: number,
): Promise<void> {
  if (more === 0) return;
  const counts = await members.counts(ctx, [ctx.listId]);
  if ((counts.get(ctx.listId) ?? 0) + more > mostListMembers)
    throw AppError.field('members', 'too_many', { num: mostListMembers });
}

interface Counted {
  counts(ctx: TenantContext, listIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
}

/** Nobody reads more of them in the history. */
const mostTold = 5;

type RecordedMember = Pick<KnownAddress, 'email' | 'domainId'>;

const memberFacts = (
  members: readonly RecordedMember[],
  isTold: (member: RecordedMember) => boolean,
): readonly string[] => {
  const told = members.filter(isTold).slice(0, mostTold);
  const others = members.length - told.length;
  return [...told.map(({ email }) => email), ...(others > 0 ? [`+${others}`] : [])];
};

/**
 * How many members came or went, and the first of them. Those who see only the list's domain must not learn of addresses
 * in others: a second entry, which is of no domain, names them too.
 */
export function recordMembers<Field extends string = never>(
  ctx: { recordHistory(entry: HistoryEntry<Field | 'members', 'domain'>): void },
  list: Pick<LockedAddress, 'email' | 'domainId'>,
  members: readonly RecordedMember[],
  side: 'before' | 'after',
  more?: Readonly<Partial<Record<Field, unknown>>>,
): void {
  const { email: target, domainId } = list;
  const isInListDomain = (member: RecordedMember) => member.domainId === null || member.domainId === domainId;
  ctx.recordHistory({ target, domainId, [side]: { members: memberFacts(members, isInListDomain), ...more } });
  if (members.every(isInListDomain)) return;
  ctx.recordHistory({
    target,
    domainId: null,
    [side]: { members: memberFacts(members, () => true), ...more },
  });
}

interface Membership {
  lock(ctx: TenantContext, ids: readonly number[]): Promise<LockedAddress[]>;
  readonly members: {
    readVisible(ctx: MembersContext, ids: readonly number[]): Promise<StoredMember[]>;
    remove(ctx: TenantContext, ids: readonly number[]): Promise<void>;
  };
}

/** Removes members of one list in bulk; of a list that is not there each is not found. */
export const removeMembers =
  ({ lock, members }: Membership) =>
  async (
    ctx: TenantContext & { recordHistory(entry: HistoryEntry<'members', 'domain'>): void },
    ids: readonly number[],
    { list: listId }: { readonly list: number },
  ): Promise<RowResults> => {
    const [list] = await lock(ctx, [listId]);
    const found = list ? await members.readVisible({ ...ctx, listId }, ids) : [];
    await members.remove(
      ctx,
      found.map(({ id }) => id),
    );
    if (list && found.length > 0) recordMembers(ctx, list, found, 'before');
    return resultsOf(ids, found);
  };
