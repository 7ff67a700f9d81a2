import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { mostOwners, type smartListsActions } from '@posthouse/contract/features/smart-lists';
import type { CommandPowers, TenantContext } from '../../kernel/context.ts';
import {
  asItIs,
  emailsOf,
  isVisible,
  type KnownAddress,
  meantAddresses,
} from '../../rules/addresses/known-addresses.ts';
import { checkedSet, recordSetChange } from '../../rules/addresses/related-set.ts';
import { demandNoLoopAt, lockMailWays } from '../../rules/mail-ways/mail-loops.ts';
import { hasPassword, owners, type SmartListFields, smartLists } from './smart-lists-store.ts';

type Actions = typeof smartListsActions;
/** The hash stands for the password, which nobody keeps. */
type Draft<Name extends 'addSmartList' | 'updateSmartList'> = Omit<ParsedInputOf<Actions[Name]>, 'password'>;
type Context = TenantContext & { readonly now: Date } & Pick<CommandPowers<string>, 'recordHistory'>;

const newSmartList: SmartListFields = {
  type: 'members',
  protection: 'none',
  copy_to_sender: false,
  note: '',
  active: true,
};

export async function addSmartList(
  ctx: Context,
  { name, domain, owners: named = [], ...given }: Draft<'addSmartList'>,
  hash: string | undefined,
): Promise<number> {
  const fields = withDefined(newSmartList, given);
  if (fields.protection === 'password' && hash === undefined) throw AppError.field('password', 'required');
  demandUse(fields, hash);
  const made = await smartLists.add(ctx, { name, domain }, fields, { passwordHash: hash ?? null });
  const wanted = await checkedOwners(ctx, named, []);
  await owners.replace(ctx, made.id, wanted);
  recordSetChange(ctx, {
    ...{ owner: made, before: undefined, after: wanted, addressOf: asItIs },
    factsOf: (items) => ({ email: made.email, ...fields, owners: emailsOf(items) }),
  });
  return made.id;
}

/** What the caller cannot see of its owners stays. */
export async function updateSmartList(
  ctx: Context,
  { id, version, name, owners: named, ...given }: Draft<'updateSmartList'>,
  hash: string | undefined,
): Promise<void> {
  await lockMailWays(ctx);
  const before = await smartLists.lockOne(ctx, id, version);
  const fields = withDefined<SmartListFields>(before, given);
  const password = await passwordOf(ctx, before, { fields, hash });
  const present = await owners.read(ctx, id);
  const shown = present.filter(isVisible);
  const wanted = named ? await checkedOwners(ctx, named, present) : shown;
  const place = await smartLists.rename(ctx, before, name);
  const after = { email: before.email, ...place };
  recordSetChange(ctx, {
    ...{ owner: before, before: shown, after: wanted, addressOf: asItIs },
    factsOf: (items, side) => ({
      ...factsOf(side === 'before' ? before : { ...fields, ...after }),
      owners: emailsOf(items),
      ...(side === 'after' && password.isNew ? { password_changed: true } : {}),
    }),
  });
  await smartLists.change(ctx, [id], fields, { ...place, ...password.columns });
  if (named) {
    const hidden = present.filter((one) => !one.isVisible);
    await owners.replace(ctx, id, [...wanted, ...hidden]);
  }
  // Others get its mail now, some of which may lead back.
  if (fields.type !== before.type) await demandNoLoopAt(ctx, id, 'type');
}

const factsOf = ({ email, type, protection, copy_to_sender, note }: SmartListFields & { email: string }) => ({
  ...{ email, type, protection, copy_to_sender, note },
});

/** A password that nobody is asked for says something else than its list does. */
function demandUse({ protection }: SmartListFields, hash: string | undefined): void {
  if (hash !== undefined && protection !== 'password') throw AppError.field('password', 'type_unsuitable');
}

interface Passwords {
  readonly fields: SmartListFields;
  readonly hash: string | undefined;
}

/** One is kept as long as the list asks for it; whoever turns that on sets one. */
async function passwordOf(
  ctx: TenantContext,
  before: SmartListFields & { id: number },
  { fields, hash }: Passwords,
) {
  demandUse(fields, hash);
  if (fields.protection !== 'password') return { isNew: false, columns: { passwordHash: null } };
  if (hash !== undefined) return { isNew: true, columns: { passwordHash: hash } };
  if (before.protection !== 'password' || !(await hasPassword(ctx, before.id)))
    throw AppError.field('password', 'required');
  return { isNew: false, columns: {} };
}

async function checkedOwners(
  ctx: TenantContext,
  emails: readonly string[],
  present: readonly KnownAddress[],
): Promise<KnownAddress[]> {
  const meant = await meantAddresses(ctx, emails);
  return checkedSet(emails.map(meant), {
    field: 'owners',
    addressOf: asItIs,
    present,
    most: mostOwners,
    problemOf: ({ user, state }) => {
      if (user === null || state === 'removed') return 'address_unknown';
      return user.accountType === 'audit' ? 'user_unsuitable' : undefined;
    },
  });
}

/** The fields with those that were given; the others stay. */
function withDefined<Fields extends object>(
  fields: Fields,
  given: { readonly [Field in keyof Fields]?: Fields[Field] | undefined },
): Fields {
  const defined = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...fields, ...Object.fromEntries(defined) };
}
