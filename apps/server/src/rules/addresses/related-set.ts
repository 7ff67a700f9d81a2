import { AppError, type FieldCode, type FieldError, type FieldErrors } from '@posthouse/contract/core/errors';
import { mostRelated } from '@posthouse/contract/fields/related-address';
import { differenceOf } from '../../db/record.ts';
import type { HistoryEntry } from '../../kernel/context.ts';
import type { KnownAddress } from './known-addresses.ts';

interface Check<Item> {
  /** The field, for what is said at it. */
  readonly field: string;
  readonly path?: (index: number) => string;
  readonly addressOf: (item: Item) => KnownAddress;
  /** What the set holds already. It may stay, whatever became of it. */
  readonly present: readonly KnownAddress[];
  /** What has the set is of a type that can have one. */
  readonly isSuitable?: boolean;
  readonly most?: number;
  /** Whoever names something twice is told; otherwise it is taken once. */
  readonly refusesDuplicates?: boolean;
  /** Why something new cannot be part of it. */
  readonly problemOf: (address: KnownAddress) => FieldCode | undefined;
}

/** What an input names, each once; refuses all that cannot be, each at its place. */
export function checkedSet<Item>(items: readonly Item[], check: Check<Item>): Item[] {
  const { field, addressOf, most = mostRelated, path = (index) => `${field}.${index}` } = check;
  const present = new Set(check.present.map(keyOf));
  const wanted = new Map<string, Item>();
  const problems: [string, FieldError][] = [];
  const problemOf = (key: string, address: KnownAddress) => {
    if (check.refusesDuplicates && wanted.has(key)) return 'duplicate';
    return present.has(key) ? undefined : check.problemOf(address);
  };
  for (const [index, item] of items.entries()) {
    const address = addressOf(item);
    const key = keyOf(address);
    const problem = problemOf(key, address);
    if (problem) problems.push([path(index), { code: problem, params: { name: address.readable } }]);
    if (!wanted.has(key)) wanted.set(key, item);
  }
  if (problems.length > 0) throw new AppError('invalid_input', { fields: firstProblems(problems) });
  const hasNew = [...wanted.keys()].some((key) => !present.has(key));
  if (hasNew && check.isSuitable === false) throw AppError.field(field, 'type_unsuitable');
  const hidden = check.present.filter(({ isVisible }) => !isVisible);
  if (hasNew && wanted.size + hidden.length > most) {
    throw AppError.field(field, 'too_many', { num: most });
  }
  return [...wanted.values()];
}

const keyOf = ({ id, email }: KnownAddress) => (id === null ? email : String(id));

const mostProblems = 20;
/** Nobody reads more at once. */
export const firstProblems = (problems: readonly [string, FieldError][]): FieldErrors =>
  Object.fromEntries(problems.slice(0, mostProblems));

interface SetChange<Item, Field extends string> {
  /** What has the set. */
  readonly owner: { readonly email: string; readonly domainId: number };
  /** As far as the caller sees them; undefined for what is new. */
  readonly before: readonly Item[] | undefined;
  readonly after: readonly Item[];
  readonly addressOf: (item: Item) => KnownAddress;
  /** What the history says of a set; `side` tells the two apart where more than the items may have changed. */
  readonly factsOf: (
    items: readonly Item[],
    side: 'before' | 'after',
  ) => Readonly<Partial<Record<Field, unknown>>>;
}

/**
 * Those who see only the owner's domain must not learn of addresses in others: its history leaves them out. Where they
 * changed, a second entry, which is of no domain, tells everything.
 */
export function recordSetChange<Item, Field extends string>(
  ctx: { recordHistory(entry: HistoryEntry<Field, 'domain'>): void },
  { owner, before, after, addressOf, factsOf }: SetChange<Item, Field>,
): void {
  const { email: target, domainId } = owner;
  const isNear = (item: Item) => [null, domainId].includes(addressOf(item).domainId);
  const changeAmong = (isTold: (item: Item) => boolean) => {
    const facts = factsOf(after.filter(isTold), 'after');
    if (before === undefined) return { after: facts };
    return differenceOf<object>(factsOf(before.filter(isTold), 'before'), facts) as Pick<
      HistoryEntry<Field, 'domain'>,
      'before' | 'after'
    >;
  };
  ctx.recordHistory({ target, domainId, ...changeAmong(isNear) });
  const far = (items: readonly Item[]) => JSON.stringify(items.filter((item) => !isNear(item)));
  if (far(before ?? []) !== far(after))
    ctx.recordHistory({ target, domainId: null, ...changeAmong(() => true) });
}
