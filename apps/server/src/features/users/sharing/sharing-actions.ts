import type { ParsedInputOf } from '@posthouse/contract/core/action';
import type { sharingActions } from '@posthouse/contract/features/users/sharing';
import { canHaveDelegates, isPerson } from '@posthouse/contract/features/users/user-abilities';
import type { TenantContext } from '../../../kernel/context.ts';
import type { Feature } from '../../../kernel/feature.ts';
import {
  asItIs,
  byReadable,
  emailsOf,
  type KnownAddress,
  meantAddresses,
  readAddresses,
  wireAddress,
} from '../../../rules/addresses/known-addresses.ts';
import { checkedSet, recordSetChange } from '../../../rules/addresses/related-set.ts';
import { findUserId } from '../users-store.ts';
import { beginChange } from './begin-change.ts';
import {
  bumpVersion,
  type Delegation,
  readDelegates,
  readOpenedMailboxes,
  readSendAs,
  readSharing,
  replaceDelegates,
  replaceSendAs,
} from './sharing-store.ts';

/** A user of the account with what it can do in a mailbox. */
interface Delegate {
  readonly address: KnownAddress;
  readonly access: Delegation['access'];
  readonly sending: Delegation['sending'];
}

const addressOf = ({ address }: Delegate) => address;
const isAddress = (address: KnownAddress): address is KnownAddress & { readonly id: number } =>
  address.id !== null;

export function sharingFeature(): Feature<typeof sharingActions> {
  return {
    handlers: {
      getSendAs: async (ctx, key) => answerSendAs(ctx, await findUserId(ctx, key)),
      setSendAs: {
        async apply(ctx, { addresses: emails, ...key }) {
          const { user } = await beginChange(ctx, key, 'sendAs');
          const present = await loadSendAs(ctx, user.id);
          const meant = await meantAddresses(ctx, emails);
          const wanted = checkedSet(emails.map(meant), {
            field: 'addresses',
            addressOf: asItIs,
            present,
            isSuitable: isPerson(user),
            problemOf: (address) => {
              if (address.id === user.id) return 'address_own';
              if (address.id === null || address.state === 'removed') return 'address_unknown';
              return address.user?.accountType === 'audit' ? 'user_unsuitable' : undefined;
            },
          }).toSorted(byReadable);
          recordSetChange(ctx, {
            ...{
              owner: user,
              before: present.filter(({ isVisible }) => isVisible),
              after: wanted,
              addressOf: asItIs,
            },
            factsOf: (items) => ({ addresses: emailsOf(items) }),
          });
          const all = [...wanted, ...present.filter(({ isVisible }) => !isVisible)];
          await replaceSendAs(
            ctx,
            user.id,
            all.filter(isAddress).map(({ id }) => id),
          );
          await bumpVersion(ctx, user.id, 'sendAs');
          return answerSendAs(ctx, user.id);
        },
      },
      getDelegates: async (ctx, key) => answerDelegates(ctx, await findUserId(ctx, key)),
      setDelegates: {
        async apply(ctx, { delegates: named, ...key }) {
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
            ...{
              owner: user,
              before: present.filter((one) => one.address.isVisible),
              after: wanted,
              addressOf,
            },
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
          return answerDelegates(ctx, user.id);
        },
      },
    },
  };
}

/** By address, what it can do: the words of the history are those of the values. */
const delegateFacts = ({ address, access, sending }: Delegate) =>
  [address.readable, [access, ...(sending === 'none' ? [] : [sending])]] as const;

const canOpen = ({ accountType, mailboxType, oexType }: NonNullable<KnownAddress['user']>) =>
  isPerson({ account_type: accountType, mailbox_type: mailboxType, oex_type: oexType });

async function loadSendAs(ctx: TenantContext, userId: number): Promise<KnownAddress[]> {
  const known = await readAddresses(ctx, await readSendAs(ctx, userId));
  return [...known.values()].sort(byReadable);
}

async function answerSendAs(ctx: TenantContext, userId: number) {
  const all = await loadSendAs(ctx, userId);
  const shown = all.filter(({ isVisible }) => isVisible);
  const { sendAs: version } = await readSharing(ctx, userId);
  return { version, addresses: shown.map(wireAddress), hidden: all.length - shown.length };
}

async function withAddresses(ctx: TenantContext, rows: readonly Delegation[]): Promise<Delegate[]> {
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

type NamedDelegates = ParsedInputOf<typeof sharingActions.setDelegates>['delegates'];

async function meantDelegates(ctx: TenantContext, named: NamedDelegates): Promise<Delegate[]> {
  const meant = await meantAddresses(
    ctx,
    named.map(({ address }) => address),
  );
  return named.map(({ address, right, send }) => ({ address: meant(address), access: right, sending: send }));
}

async function answerDelegates(ctx: TenantContext, userId: number) {
  const all = await withAddresses(ctx, await readDelegates(ctx, userId));
  const shown = all.filter(({ address }) => address.isVisible);
  const opened = await withAddresses(ctx, await readOpenedMailboxes(ctx, userId));
  const { delegates: version } = await readSharing(ctx, userId);
  return {
    version,
    delegates: shown.map(wireDelegate),
    hidden: all.length - shown.length,
    mailboxes: opened.filter(({ address }) => address.isVisible).map(wireDelegate),
  };
}

const wireDelegate = ({ address, access, sending }: Delegate) => ({
  ...wireAddress(address),
  right: access,
  send: sending,
});
