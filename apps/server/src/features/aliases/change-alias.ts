import type { CommandPowers, TenantContext } from '../../kernel/context.ts';
import {
  asItIs,
  destinationProblem,
  emailsOf,
  idsOf,
  isVisible,
  type KnownAddress,
  meantAddresses,
} from '../../rules/addresses/known-addresses.ts';
import { checkedSet, recordSetChange } from '../../rules/addresses/related-set.ts';
import { demandNoLoop, lockMailWays } from '../../rules/mail-ways/mail-loops.ts';
import { type AliasFields, aliasDestinations, aliases } from './aliases-store.ts';

/** Who adds or changes an alias, alone or among many. */
export type AliasContext = TenantContext & { readonly now: Date } & Pick<
    CommandPowers<string>,
    'recordHistory'
  >;

interface NewAlias {
  readonly alias: string;
  readonly domain: string;
  readonly forward: readonly string[];
  readonly note?: string | undefined;
  readonly active?: boolean | undefined;
}

export async function addAlias(
  ctx: AliasContext,
  { alias: name, domain, forward, note = '', active = true }: NewAlias,
): Promise<number> {
  const fields: AliasFields = { note, active };
  const made = await aliases.add(ctx, { name, domain }, fields);
  const wanted = await checkedForward(ctx, made.id, forward, []);
  await aliasDestinations.replace(ctx, made.id, wanted);
  recordSetChange(ctx, {
    ...{ owner: made, before: undefined, after: wanted, addressOf: asItIs },
    factsOf: (items) => ({ email: made.email, forward: emailsOf(items), ...fields }),
  });
  return made.id;
}

export interface AliasChange {
  readonly id: number;
  /** The one it is based on, where that matters. */
  readonly version?: number | undefined;
  readonly alias?: string | undefined;
  readonly forward?: readonly string[] | undefined;
  readonly note?: string | undefined;
  readonly active?: boolean | undefined;
}

/** What the caller cannot see of its destinations stays. */
export async function updateAlias(
  ctx: AliasContext,
  { id, version, alias: name, forward, note, active }: AliasChange,
): Promise<void> {
  await lockMailWays(ctx);
  const before = await aliases.lockOne(ctx, id, version);
  const present = await aliasDestinations.read(ctx, id);
  const shown = present.filter(isVisible);
  const wanted = forward ? await checkedForward(ctx, id, forward, present) : shown;
  const place = await aliases.rename(ctx, before, name);
  const change = { note: note ?? before.note, active: active ?? before.active };
  const after = { email: before.email, ...place, ...change };
  recordSetChange(ctx, {
    ...{ owner: before, before: shown, after: wanted, addressOf: asItIs },
    factsOf: (items, side) => {
      const { email, note: words, active: isActive } = side === 'before' ? before : after;
      return { email, forward: emailsOf(items), note: words, active: isActive };
    },
  });
  await aliases.change(ctx, [id], change, place);
  if (forward === undefined) return;
  const all = [...wanted, ...present.filter((one) => !one.isVisible)];
  await demandNoLoop(ctx, id, { destinationIds: idsOf(all), field: 'forward' });
  await aliasDestinations.replace(ctx, id, all);
}

async function checkedForward(
  ctx: TenantContext,
  id: number,
  forward: readonly string[],
  present: readonly KnownAddress[],
): Promise<KnownAddress[]> {
  const meant = await meantAddresses(ctx, forward);
  return checkedSet(forward.map(meant), {
    field: 'forward',
    addressOf: asItIs,
    present,
    refusesDuplicates: true,
    problemOf: (address) => (address.id === id ? 'address_own' : destinationProblem(address)),
  });
}
