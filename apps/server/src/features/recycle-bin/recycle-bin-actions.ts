import type { BulkFailure } from '@posthouse/contract/core/bulk';
import { type recycleBinActions, recycleDays } from '@posthouse/contract/features/recycle-bin';
import { isOverLimit, isUniqueViolation } from '../../db/sql-errors.ts';
import { withSavepoint } from '../../db/transaction.ts';
import { isDayAgreed } from '../../domain/agreed-day.ts';
import { checkOwnershipJob } from '../../domain/ownership-check.ts';
import type { CommandPowers, SessionContext } from '../../kernel/context.ts';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import { jobKind, jobWorker } from '../../kernel/jobs.ts';
import {
  bringBack,
  deleteRemoved,
  deleteRemovedBefore,
  listRecycledDomains,
  lockRecycledDomains,
  type RecycledDomain,
} from './recycled-domains-store.ts';

const emptyBinJob = jobKind<object>('empty-recycle-bin', { schedule: '40 * * * *' });

export function recycleBinFeature({ database, clock }: FeatureParts): Feature<typeof recycleBinActions> {
  return {
    handlers: {
      getRecycleBin: (ctx, input) => listRecycledDomains(ctx, input),
      restoreItems: {
        async apply(ctx, { kind, ids }) {
          const answer = await forEach(ctx, ids, async ({ name, removalId }) => {
            const failure = await restore(ctx, removalId);
            if (failure === undefined) ctx.recordHistory({ target: name, after: { kind } });
            return failure;
          });
          if (answer.done.length > 0) await ctx.enqueue(checkOwnershipJob, {});
          return answer;
        },
      },
      purgeItems: {
        apply: (ctx, { kind, ids }) =>
          forEach(ctx, ids, async ({ name, removalId }) => {
            await deleteRemoved(ctx, removalId);
            ctx.recordHistory({ target: name, before: { kind } });
            return undefined;
          }),
      },
    },
    workers: [
      jobWorker(emptyBinJob, async () => {
        const now = clock.now();
        if (!(await isDayAgreed(database.db, emptyBinJob.name, now))) return;
        await deleteRemovedBefore(database.db, new Date(now.getTime() - recycleDays * 86_400_000));
      }),
    ],
  };
}

/** One that cannot come back leaves the others alone. */
async function restore(ctx: SessionContext, removalId: string): Promise<BulkFailure | undefined> {
  try {
    await withSavepoint(ctx.db, () => bringBack(ctx, removalId, ctx.now));
    return undefined;
  } catch (error) {
    if (isUniqueViolation(error, 'domain_name_claim_key')) return 'conflict';
    if (isOverLimit(error)) return 'limit_reached';
    throw error;
  }
}

async function forEach(
  ctx: SessionContext & CommandPowers,
  ids: number[],
  act: (item: RecycledDomain) => Promise<BulkFailure | undefined>,
) {
  const found = new Map((await lockRecycledDomains(ctx, ids)).map((item) => [item.id, item]));
  const done: string[] = [];
  const failed: { id: string; code: BulkFailure }[] = [];
  for (const id of new Set(ids)) {
    const item = found.get(id);
    const failure = item ? await act(item) : 'not_found';
    if (failure === undefined) done.push(String(id));
    else failed.push({ id: String(id), code: failure });
  }
  return { done, failed };
}
