import type { domainsActions } from '@posthouse/contract/features/domains';
import { claimDays } from '../../../domain/claim-schedule.ts';
import { checkOwnershipJob } from '../../../domain/ownership-check.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { changeClaim, lockClaim, readVerification } from './ownership-store.ts';

type OwnershipActions = Pick<typeof domainsActions, 'getDomainVerification' | 'verifyDomain'>;

const leastSeconds = 20;

/** At once, but not again and again. */
function soonest(checkedAt: Date | null, now: Date): Date {
  const earliest = (checkedAt?.getTime() ?? 0) + leastSeconds * 1000;
  return new Date(Math.max(earliest, now.getTime()));
}

export const ownershipHandlers: Handlers<OwnershipActions> = {
  getDomainVerification: (ctx, key) => readVerification(ctx, key),
  verifyDomain: {
    async apply(ctx, key) {
      const claim = await lockClaim(ctx, key);
      ctx.recordHistory({ target: claim.ascii });
      if (claim.state !== 'verified') {
        // A claim that still waits goes on as it was; one that ended begins anew.
        const isOver = claim.nextCheckAt === null;
        await changeClaim(ctx.db, claim, {
          state: 'queued',
          nextCheckAt: soonest(claim.checkedAt, ctx.now),
          ...(isOver
            ? {
                checks: 0,
                finding: '',
                claimEndsAt: new Date(ctx.now.getTime() + claimDays * 86_400_000),
              }
            : {}),
        });
        await ctx.enqueue(checkOwnershipJob, {});
      }
      return readVerification(ctx, key);
    },
  },
};
