import type { domainsActions } from '@posthouse/contract/features/domains';
import type { Handlers } from '../../../kernel/handlers.ts';
import { checkOwnershipJob, claimDays } from '../../../rules/hosted-domains/claim-schedule.ts';
import { changeClaim, lockClaim, readVerification } from './ownership-store.ts';

type OwnershipActions = Pick<typeof domainsActions, 'getDomainVerification' | 'verifyDomain'>;

/** What was looked for just now is not looked for again. */
const leastSeconds = 5;
const isRecent = (checkedAt: Date | null, now: Date) =>
  checkedAt !== null && now.getTime() - checkedAt.getTime() < leastSeconds * 1000;

export const ownershipHandlers: Handlers<OwnershipActions> = {
  getDomainVerification: (ctx, key) => readVerification(ctx, key),
  verifyDomain: {
    async apply(ctx, key) {
      const claim = await lockClaim(ctx, key);
      ctx.recordHistory({ target: claim.ascii, domainId: claim.domainId });
      if (claim.state !== 'verified' && !isRecent(claim.checkedAt, ctx.now)) {
        // A claim that still waits goes on as it was; one that ended begins anew.
        const isOver = claim.nextCheckAt === null;
        await changeClaim(ctx.db, claim, {
          state: 'queued',
          nextCheckAt: ctx.now,
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
