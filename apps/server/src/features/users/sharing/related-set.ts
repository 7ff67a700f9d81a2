import { AppError, type FieldCode, type FieldError, type FieldErrors } from '@posthouse/contract/core/errors';
import { mostRelated } from '@posthouse/contract/fields/related-address';
import { differenceOf } from '../../../db/record.ts';
import type { KnownAddress } from '../../../domain/known-addresses.ts';
import { lockSeats } from '../../../domain/seats.ts';
import type { HistoryEntry, TenantContext } from '../../../kernel/context.ts';
import { type LockedUser, lockUser, type UserKey } from '../users-store.ts';
import { readSharing, type Sharing, type SharingSet } from './sharing-store.ts';

/** As the contract has an address that a user's set refers to. */
export const wireAddress = ({ id, email, readable, name, isExternal, state }: KnownAddress) => ({
  id: id === null ? null : String(id),
  address: email,
  unicode: readable,
  name,
  external: isExternal ? (1 as const) : (0 as const),
  state,
});

interface Begun {
  readonly user: LockedUser;
  readonly sharing: Sharing;
}

/**
 * The user whose set is replaced, locked. The ledger comes first, as for all that adds, renames or removes users: the
 * addresses that are checked stay what they are, and two forwards made at once do not become a loop.
 */
export async function beginChange(
  ctx: TenantContext,
  key: UserKey & { readonly version?: number | undefined },
  set: SharingSet,
): Promise<Begun> {
  await lockSeats(ctx);
  const user = await lockUser(ctx, key);
  const sharing = await readSharing(ctx, user.id);
  if (key.version !== undefined && key.version !== sharing[set]) throw new AppError('stale');
  return { user, sharing };
}

interface Check<Item> {
  /** The field, for what is said at it. */
  readonly field: string;
  readonly path?: (index: number) => string;
  readonly addressOf: (item: Item) => KnownAddress;
  /** What the set holds already. It may stay, whatever became of it. */
  readonly present: readonly KnownAddress[];
  /** The user is of a type that has such a set. */
  readonly isSuitable: boolean;
  /** Why something new cannot be part of it. */
  readonly problemOf: (address: KnownAddress) => FieldCode | undefined;
}

/** What an input names, each once; refuses all that cannot be, each at its place. */
export function checkedSet<Item>(items: readonly Item[], check: Check<Item>): Item[] {
  const { field, addressOf, path = (index) => `${field}.${index}` } = check;
  const present = new Set(check.present.map(keyOf));
  const wanted = new Map<string, Item>();
  const problems: [string, FieldError][] = [];
  for (const [index, item] of items.entries()) {
    const address = addressOf(item);
    const key = keyOf(address);
    const problem = present.has(key) ? undefined : check.problemOf(address);
    if (problem) problems.push([path(index), { code: problem, params: { name: address.readable } }]);
    if (!wanted.has(key)) wanted.set(key, item);
  }
  if (problems.length > 0) throw new AppError('invalid_input', { fields: firstOf(problems) });
  const hasNew = [...wanted.keys()].some((key) => !present.has(key));
  if (hasNew && !check.isSuitable) throw AppError.field(field, 'type_unsuitable');
  const hidden = check.present.filter(({ isVisible }) => !isVisible);
  if (hasNew && wanted.size + hidden.length > mostRelated) {
    throw AppError.field(field, 'too_many', { num: mostRelated });
  }
  return [...wanted.values()];
}

const keyOf = ({ id, email }: KnownAddress) => (id === null ? email : String(id));

/** Nobody reads more at once. */
const mostProblems = 20;
const firstOf = (problems: readonly [string, FieldError][]): FieldErrors =>
  Object.fromEntries(problems.slice(0, mostProblems));

interface SetChange<Item, Field extends string> {
  readonly user: LockedUser;
  /** As far as the caller sees them. */
  readonly before: readonly Item[];
  readonly after: readonly Item[];
  readonly addressOf: (item: Item) => KnownAddress;
  /** What the history says of a set; `side` tells the two apart where more than the items may have changed. */
  readonly factsOf: (
    items: readonly Item[],
    side: 'before' | 'after',
  ) => Readonly<Partial<Record<Field, unknown>>>;
}

/**
 * Those who see only the user's domain must not learn of addresses in others: its history leaves them out. Where they
 * changed, a second entry, which is of no domain, tells everything.
 */
export function recordSetChange<Item, Field extends string>(
  ctx: { recordHistory(entry: HistoryEntry<Field, 'domain'>): void },
  { user, before, after, addressOf, factsOf }: SetChange<Item, Field>,
): void {
  const { email: target, domainId } = user;
  const isNear = (item: Item) => [null, domainId].includes(addressOf(item).domainId);
  const changeAmong = (isTold: (item: Item) => boolean) =>
    differenceOf<object>(
      factsOf(before.filter(isTold), 'before'),
      factsOf(after.filter(isTold), 'after'),
    ) as Pick<HistoryEntry<Field, 'domain'>, 'before' | 'after'>;
  ctx.recordHistory({ target, domainId, ...changeAmong(isNear) });
  const far = (items: readonly Item[]) => JSON.stringify(items.filter((item) => !isNear(item)));
  if (far(before) !== far(after)) ctx.recordHistory({ target, domainId: null, ...changeAmong(() => true) });
}
