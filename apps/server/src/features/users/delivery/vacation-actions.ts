import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { canForward } from '@posthouse/contract/features/users/user-abilities';
import {
  type vacationActions,
  vacationFaults,
  vacationLimits,
} from '@posthouse/contract/features/users/vacation';
import type { CommandPowers, HistoryEntry, TenantContext } from '../../../kernel/context.ts';
import type { CommandHandler, QueryHandler } from '../../../kernel/handlers.ts';
import {
  findDomainsOf,
  idsOf,
  type KnownAddress,
  meantAddresses,
} from '../../../rules/addresses/known-addresses.ts';
import { holdTimezone, renderScripts } from '../../../rules/sieve/user-scripts-store.ts';
import { findUserId, type LockedUser, lockUser } from '../users-store.ts';
import {
  findAliasesTo,
  readTimezone,
  readVacation,
  type StoredVacation,
  saveVacation,
  type VacationFields,
  vacationRecord,
} from './delivery-store.ts';

type SetVacation = typeof vacationActions.setVacation;

export const getVacationHandler: QueryHandler<typeof vacationActions.getVacation> = async (ctx, key) =>
  answer(ctx, await findUserId(ctx, key));

export const setVacationHandler: CommandHandler<SetVacation> = {
  apply: async (ctx, input) => answer(ctx, await changeVacation(ctx, input)),
};

type Context = TenantContext & Pick<CommandPowers<string>, 'recordHistory'>;

/** What is left out stays. Answers whose it is. */
export async function changeVacation(
  ctx: Context,
  { id, email, version, ...wanted }: ParsedInputOf<SetVacation>,
): Promise<number> {
  const user = await lockUser(ctx, { id, email });
  await holdTimezone(ctx, user.domainId);
  const before = await readVacation(ctx, user.id);
  if (version !== undefined && version !== before.version) throw new AppError('stale');
  if (!canForward(user)) throw AppError.field('active', 'type_unsuitable');
  const sight = await sightOf(ctx, [...before.addresses, ...(wanted.addresses ?? [])]);
  await demandOwn(ctx, user.id, newAmong(wanted.addresses, before.addresses.filter(sight.isShown)));
  const after = vacationWith(before, wanted, sight);
  demandSense(after);
  const { addresses: most } = vacationLimits;
  if (after.addresses.length > most) throw AppError.field('addresses', 'too_many', { num: most });
  recordVacation(ctx, user, { before, after, sight });
  await saveVacation(ctx, user.id, after);
  await renderScripts(ctx, [user.id]);
  return user.id;
}

type Wanted = Omit<ParsedInputOf<SetVacation>, 'id' | 'email' | 'version'>;

interface Sight {
  /** The domain of an address, of those the caller sees. */
  readonly domainOf: (address: string) => number | undefined;
  readonly isShown: (address: string) => boolean;
}

const newAmong = (wanted: readonly string[] = [], present: readonly string[]) =>
  wanted.filter((address) => !present.includes(address));

/**
 * Mail to them comes to the user: by an alias, an alias domain or with a + and more. Answering mail that was sent to others
 * would give them away. An address that the caller must not meet is nobody's, as any other.
 */
async function demandOwn(ctx: TenantContext, userId: number, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  const meant = await meantAddresses(ctx, addresses);
  const aliases = addresses.map(meant).filter(({ kind, state }) => kind === 'alias' && state !== 'removed');
  const leading = await findAliasesTo(ctx, userId, idsOf(aliases));
  const isOwn = ({ id }: Pick<KnownAddress, 'id'>) => id !== null && (id === userId || leading.has(id));
  const other = addresses.map(meant).find((address) => !isOwn(address));
  if (other) throw AppError.field('addresses', 'address_not_own', { name: other.readable });
}

/** Whoever is limited to domains meets only addresses in them: whether others are the account's is nothing to find out. */
async function sightOf(ctx: TenantContext, addresses: readonly string[]): Promise<Sight> {
  const domainOf = await findDomainsOf(ctx, addresses);
  const isShown = (address: string) => ctx.caller.domains === 'all' || domainOf(address) !== undefined;
  return { domainOf, isShown };
}

/** A vacation reply with what an input names of it; an empty day is none. */
function vacationWith(before: StoredVacation, wanted: Wanted, { isShown }: Sight): VacationFields {
  const { starts_on: from, ends_on: until } = wanted;
  const kept = before.addresses.filter((address) => !isShown(address));
  const addresses = wanted.addresses ? [...wanted.addresses, ...kept] : before.addresses;
  return {
    active: wanted.active ?? before.active,
    starts_on: from === undefined ? before.starts_on : from || null,
    ends_on: until === undefined ? before.ends_on : until || null,
    subject: wanted.subject ?? before.subject,
    text: wanted.text ?? before.text,
    days: wanted.days ?? before.days,
    addresses: [...new Set(addresses)],
  };
}

interface Change {
  readonly before: StoredVacation;
  readonly after: VacationFields;
  readonly sight: Sight;
}

/** As with forwards: addresses in other domains are told by a second entry, which is of no domain. */
function recordVacation(
  ctx: { recordHistory(entry: HistoryEntry<keyof VacationFields, 'domain'>): void },
  { email: target, domainId }: LockedUser,
  { before, after, sight: { domainOf, isShown } }: Change,
): void {
  const isNear = (address: string) => [undefined, domainId].includes(domainOf(address));
  const changeAmong = (isTold: (address: string) => boolean) => {
    const told = ({ addresses }: VacationFields) => addresses.filter((one) => isShown(one) && isTold(one));
    return vacationRecord.difference(
      { ...before, addresses: told(before) },
      { ...after, addresses: told(after) },
    );
  };
  ctx.recordHistory({ target, domainId, ...changeAmong(isNear) });
  const far = ({ addresses }: VacationFields) => addresses.filter((one) => !isNear(one)).join();
  if (far(before) !== far(after)) ctx.recordHistory({ target, domainId: null, ...changeAmong(() => true) });
}

function demandSense({ starts_on, ends_on, ...reply }: VacationFields): void {
  const faults = vacationFaults({ ...reply, starts_on: starts_on ?? '', ends_on: ends_on ?? '' });
  const [[field, code] = []] = Object.entries(faults);
  if (field !== undefined && code !== undefined) throw AppError.field(field, code);
}

/** Whether the reply names addresses the caller must not meet. */
export async function hidesAddresses(ctx: TenantContext, userId: number): Promise<boolean> {
  const { addresses } = await readVacation(ctx, userId);
  const { isShown } = await sightOf(ctx, addresses);
  return !addresses.every(isShown);
}

async function answer(ctx: TenantContext, userId: number) {
  const reply = await readVacation(ctx, userId);
  const { isShown } = await sightOf(ctx, reply.addresses);
  const shown = reply.addresses.filter(isShown);
  return {
    id: String(userId),
    active: reply.active ? 1 : 0,
    starts_on: reply.starts_on ?? '',
    ends_on: reply.ends_on ?? '',
    subject: reply.subject,
    text: reply.text,
    days: reply.days,
    addresses: shown,
    hidden: reply.addresses.length - shown.length,
    starts_at: reply.startsAt?.toISOString() ?? null,
    ends_at: reply.endsAt?.toISOString() ?? null,
    timezone: await readTimezone(ctx, userId),
    version: reply.version,
  } as const;
}
