import { AppError } from '@posthouse/contract/core/errors';
import type { forwardsActions } from '@posthouse/contract/features/users/forwards';
import { canForward } from '@posthouse/contract/features/users/user-abilities';
import { type KnownAddress, meantAddresses, readAddresses } from '../../../domain/known-addresses.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { beginChange, checkedSet, recordSetChange, wireAddress } from '../sharing/related-set.ts';
import { bumpVersion, readSharing } from '../sharing/sharing-store.ts';
import { findUserId } from '../users-store.ts';
import {
  loopOver,
  mostForwardedTo,
  reachOf,
  readDestinations,
  replaceDestinations,
} from './forwards-store.ts';

const asItIs = (address: KnownAddress) => address;
const isVisible = (address: KnownAddress) => address.isVisible;

export function forwardsFeature(): Feature<typeof forwardsActions> {
  return {
    handlers: {
      getForwards: async (ctx, key) => readForwards(ctx, await findUserId(ctx, key)),
      setForwards: {
        async apply(ctx, { destinations: emails, keep_copy, ...key }) {
          const { user, sharing } = await beginChange(ctx, key, 'forwards');
          const present = await readDestinations(ctx, user.id);
          const shown = present.filter(isVisible);
          const wanted = emails ? await checkedDestinations(ctx, user, emails, present) : shown;
          const all = [...wanted, ...present.filter((one) => !one.isVisible)];
          await refuseLoop(ctx, user.id, all);
          // Without destinations there is nothing to decide.
          const keepCopy = all.length === 0 || (keep_copy ?? sharing.keepCopy);
          const isKept = { before: sharing.keepCopy, after: keepCopy };
          recordSetChange(ctx, {
            ...{ user, before: shown, after: wanted, addressOf: asItIs },
            factsOf: (items, side) => ({
              destinations: items.map(({ email }) => email),
              keep_copy: isKept[side],
            }),
          });
          await replaceDestinations(ctx, user.id, all);
          await bumpVersion(ctx, user.id, 'forwards', { keepCopy });
          return readForwards(ctx, user.id);
        },
      },
    },
  };
}

async function readForwards(ctx: TenantContext, userId: number) {
  const { forwards: version, keepCopy } = await readSharing(ctx, userId);
  const all = await readDestinations(ctx, userId);
  const shown = all.filter(isVisible);
  return {
    version,
    keep_copy: keepCopy ? (1 as const) : (0 as const),
    destinations: shown.map(wireAddress),
    hidden: all.length - shown.length,
  };
}

type User = Awaited<ReturnType<typeof beginChange>>['user'];

async function checkedDestinations(
  ctx: TenantContext,
  user: User,
  emails: readonly string[],
  present: readonly KnownAddress[],
): Promise<KnownAddress[]> {
  const meant = await meantAddresses(ctx, emails);
  return checkedSet(emails.map(meant), {
    field: 'destinations',
    addressOf: asItIs,
    present,
    isSuitable: canForward(user),
    // Mail to what is not there would come back, or with a catch-all end with somebody nobody chose.
    problemOf: ({ state }) => (state === 'removed' || state === 'missing' ? 'address_unknown' : undefined),
  });
}

async function refuseLoop(
  ctx: TenantContext,
  userId: number,
  destinations: readonly KnownAddress[],
): Promise<void> {
  const ids = destinations.flatMap(({ id }) => (id === null ? [] : [id]));
  const { isLoop, isTooFar } = await reachOf(ctx, userId, ids);
  if (isTooFar && !isLoop) throw AppError.field('destinations', 'forwards_too_far', { num: mostForwardedTo });
  if (!isLoop) return;
  const way = (await loopOver(ctx, userId, ids)) ?? [userId, undefined, userId];
  const known = await readAddresses(
    ctx,
    way.filter((id) => id !== undefined),
  );
  const words = way.map((id) => {
    if (id === undefined) return '…';
    const address = known.get(id);
    return address?.isVisible ? address.readable : '…';
  });
  const path = words.filter((word, index) => word !== '…' || words[index - 1] !== '…').join(' → ');
  throw new AppError('loop', { params: { path } });
}
