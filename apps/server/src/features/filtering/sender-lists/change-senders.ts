import { AppError } from '@posthouse/contract/core/errors';
import { differenceOf } from '../../../db/record.ts';
import { isUniqueViolation } from '../../../db/sql-errors.ts';
import type { CommandPowers, TenantContext } from '../../../kernel/context.ts';
import {
  type AddingContext,
  type EntryChange,
  insertEntries,
  type LockedEntry,
  lockEntries,
  type NewEntry,
  readToday,
  type SenderList,
  updateEntry,
} from './sender-lists-store.ts';
import { demandPlace, type NamedPlace } from './sender-places-store.ts';

type Field = 'address' | 'scope' | 'apply_to_headers' | 'note' | 'expires' | 'ignore_spf';
type Recording = Pick<CommandPowers<Field, 'domain'>, 'recordHistory'>;
type ChangeContext = AddingContext & Recording;

const alreadyThere = () => new AppError('conflict', { fields: { address: { code: 'taken' } } });

/** What the history keeps of an entry; the blacklist refuses whatever SPF says. */
export function factsOf(
  list: SenderList,
  { address, scope, apply_to_headers, note, expires, ignore_spf }: Pick<LockedEntry, Field>,
) {
  const facts = { address, scope, apply_to_headers, note, expires: expires ?? '' };
  return list === 'allow' ? { ...facts, ignore_spf } : facts;
}

export async function addSender(
  ctx: ChangeContext,
  list: SenderList,
  { domain, email, ...entry }: NewEntry & NamedPlace,
): Promise<number> {
  const place = await demandPlace(ctx, { domain, email });
  await demandDay(ctx, entry.expires);
  const [id] = (await insertEntries(ctx, list, place, [entry])).values();
  if (id === undefined) throw alreadyThere();
  const unset = { apply_to_headers: false, note: '', expires: '', ignore_spf: false };
  const after = factsOf(list, { ...unset, ...definedOf(entry), address: entry.address, scope: place.scope });
  ctx.recordHistory({ target: entry.address, domainId: place.atDomainId, after });
  return id;
}

interface SenderChange extends EntryChange {
  readonly id: number;
  readonly version?: number | undefined;
}

export async function updateSender(
  ctx: ChangeContext,
  list: SenderList,
  { id, version, ...change }: SenderChange,
): Promise<void> {
  const [before] = await lockEntries(ctx, list, [id]);
  if (before === undefined) throw new AppError('not_found');
  if (version !== undefined && version !== before.version) throw new AppError('stale');
  if ((change.expires ?? '') !== (before.expires ?? '')) await demandDay(ctx, change.expires);
  const facts = factsOf(list, before);
  ctx.recordHistory({
    target: before.address,
    domainId: before.atDomainId,
    ...differenceOf<Partial<typeof facts>>(facts, definedOf(change)),
  });
  await updateEntry(ctx, id, change).catch((error: unknown) => {
    throw isUniqueViolation(error, onePerPlace) ? alreadyThere() : error;
  });
}

const onePerPlace = 'sender_entry_account_id_address_list_domain_id_user_id_key';

/** An entry that has ended already would say nothing. */
async function demandDay(ctx: TenantContext & { readonly now: Date }, day = ''): Promise<void> {
  if (day !== '' && day < (await readToday(ctx))) throw AppError.field('expires', 'date_past');
}

const definedOf = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };
