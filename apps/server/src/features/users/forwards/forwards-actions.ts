import type { ParsedInputOf } from '@posthouse/contract/core/action';
import type { forwardsActions } from '@posthouse/contract/features/users/forwards';
import { canForward } from '@posthouse/contract/features/users/user-abilities';
import type { CommandPowers, TenantContext } from '../../../kernel/context.ts';
import type { Feature } from '../../../kernel/feature.ts';
import {
  asItIs,
  destinationProblem,
  emailsOf,
  idsOf,
  isVisible,
  type KnownAddress,
  meantAddresses,
  wireAddress,
} from '../../../rules/addresses/known-addresses.ts';
import { checkedSet, recordSetChange } from '../../../rules/addresses/related-set.ts';
import { demandNoLoop } from '../../../rules/mail-ways/mail-loops.ts';
import { beginChange } from '../sharing/begin-change.ts';
import { bumpVersion, readSharing } from '../sharing/sharing-store.ts';
import { findUserId } from '../users-store.ts';
import { forwardDestinations } from './forwards-store.ts';

export function forwardsFeature(): Feature<typeof forwardsActions> {
  return {
    handlers: {
      getForwards: async (ctx, key) => readForwards(ctx, await findUserId(ctx, key)),
      setForwards: {
        async apply(ctx, input) {
          const userId = await changeForwards(ctx, input);
          return readForwards(ctx, userId);
        },
      },
    },
  };
}

type Context = TenantContext & Pick<CommandPowers<string>, 'recordHistory'>;
type Wanted = ParsedInputOf<typeof forwardsActions.setForwards>;

/** What the caller cannot see of the destinations stays. Answers whose they are. */
export async function changeForwards(
  ctx: Context,
  { destinations: emails, keep_copy, ...key }: Wanted,
): Promise<number> {
  const { user, sharing } = await beginChange(ctx, key, 'forwards');
  const present = await forwardDestinations.read(ctx, user.id);
  const shown = present.filter(isVisible);
  const wanted = emails ? await checkedDestinations(ctx, user, emails, present) : shown;
  const all = [...wanted, ...present.filter((one) => !one.isVisible)];
  await demandNoLoop(ctx, user.id, { destinationIds: idsOf(all), field: 'destinations' });
  // Without destinations there is nothing to decide.
  const keepCopy = all.length === 0 || (keep_copy ?? sharing.keepCopy);
  const isKept = { before: sharing.keepCopy, after: keepCopy };
  recordSetChange(ctx, {
    ...{ owner: user, before: shown, after: wanted, addressOf: asItIs },
    factsOf: (items, side) => ({
      destinations: emailsOf(items),
      keep_copy: isKept[side],
    }),
  });
  await forwardDestinations.replace(ctx, user.id, all);
  await bumpVersion(ctx, user.id, 'forwards', { keepCopy });
  return user.id;
}

async function readForwards(ctx: TenantContext, userId: number) {
  const { forwards: version, keepCopy } = await readSharing(ctx, userId);
  const all = await forwardDestinations.read(ctx, userId);
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
    problemOf: destinationProblem,
  });
}
