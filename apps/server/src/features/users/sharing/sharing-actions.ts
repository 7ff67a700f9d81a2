import type { sharingActions } from '@posthouse/contract/features/users/sharing';
import { isPerson } from '@posthouse/contract/features/users/user-abilities';
import type { TenantContext } from '../../../kernel/context.ts';
import type { Feature } from '../../../kernel/feature.ts';
import {
  asItIs,
  byReadable,
  emailsOf,
  isAddress,
  type KnownAddress,
  meantAddresses,
  readAddresses,
  wireAddress,
} from '../../../rules/addresses/known-addresses.ts';
import { checkedSet, recordSetChange } from '../../../rules/addresses/related-set.ts';
import { findUserId } from '../users-store.ts';
import { beginChange } from './begin-change.ts';
import { changeDelegates, type Delegate, withAddresses } from './change-delegates.ts';
import {
  bumpVersion,
  readDelegates,
  readOpenedMailboxes,
  readSendAs,
  readSharing,
  replaceSendAs,
} from './sharing-store.ts';

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
        async apply(ctx, input) {
          const userId = await changeDelegates(ctx, input);
          return answerDelegates(ctx, userId);
        },
      },
    },
  };
}

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
