import type { ParsedInputOf } from '@posthouse/contract/core/action';
import type { sharingActions } from '@posthouse/contract/features/users/sharing';
import { canHaveDelegates, isPerson } from '@posthouse/contract/features/users/user-abilities';
import type { CommandPowers, TenantContext } from '../../../kernel/context.ts';
import {
  byReadable,
  isAddress,
  type KnownAddress,
  meantAddresses,
  readAddresses,
} from '../../../rules/addresses/known-addresses.ts';
import { checkedSet, recordSetChange } from '../../../rules/addresses/related-set.ts';
import { beginChange } from './begin-change.ts';
import { bumpVersion, type Delegation, readDelegates, replaceDelegates } from './sharing-store.ts';

/** A user of the account with what it can do in a mailbox. */
export interface Delegate {
  readonly address: KnownAddress;
  readonly access: Delegation['access'];
  readonly sending: Delegation['sending'];
}

const addressOf = ({ address }: Delegate) => address;

type Context = TenantContext & Pick<CommandPowers<string>, 'recordHistory'>;
type Wanted = ParsedInputOf<typeof sharingActions.setDelegates>;

/** Those the caller cannot see stay. Answers whose mailbox it is. */
export async function changeDelegates(ctx: Context, { delegates: named, ...key }: Wanted): Promise<number> {
  const { user } = await beginChange(ctx, key, 'delegates');
  const present = await withAddresses(ctx, await readDelegates(ctx, user.id));
  const wanted = checkedSet(await meantDelegates(ctx, named), {
    field: 'delegates',
    path: (index) => `delegates.${index}.address`,
    addressOf,
    present: present.map(addressOf),
    isSuitable: canHaveDelegates(user),
    // With other rights it would say two things at once.
    refusesDuplicates: true,
    problemOf: (address) => {
      if (address.id === user.id) return 'address_own';
      if (address.state === 'removed' || address.user === null) return 'address_unknown';
      return canOpen(address.user) ? undefined : 'user_unsuitable';
    },
  }).toSorted((one, other) => byReadable(one.address, other.address));
  recordSetChange(ctx, {
    ...{ owner: user, before: present.filter((one) => one.address.isVisible), after: wanted, addressOf },
    factsOf: (items) => ({ delegates: Object.fromEntries(items.map(delegateFacts)) }),
  });
  const all = [...wanted, ...present.filter((one) => !one.address.isVisible)];
  await replaceDelegates(
    ctx,
    user.id,
    all.flatMap(({ address, access, sending }) =>
      isAddress(address) ? [{ id: address.id, access, sending }] : [],
    ),
  );
  await bumpVersion(ctx, user.id, 'delegates');
  return user.id;
}

/** By address, what it can do: the words of the history are those of the values. */
const delegateFacts = ({ address, access, sending }: Delegate) =>
  [address.readable, [access, ...(sending === 'none' ? [] : [sending])]] as const;

export const canOpen = ({ accountType, mailboxType, oexType }: NonNullable<KnownAddress['user']>) =>
  isPerson({ account_type: accountType, mailbox_type: mailboxType, oex_type: oexType });

export async function withAddresses(ctx: TenantContext, rows: readonly Delegation[]): Promise<Delegate[]> {
  const known = await readAddresses(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows
    .flatMap(({ id, access, sending }) => {
      const address = known.get(id);
      return address ? [{ address, access, sending }] : [];
    })
    .sort((one, other) => byReadable(one.address, other.address));
}

async function meantDelegates(ctx: TenantContext, named: Wanted['delegates']): Promise<Delegate[]> {
  const meant = await meantAddresses(
    ctx,
    named.map(({ address }) => address),
  );
  return named.map(({ address, right, send }) => ({ address: meant(address), access: right, sending: send }));
}
