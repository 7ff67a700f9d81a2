import type { BulkFailure } from '@posthouse/contract/core/bulk';
import { type recycleBinActions, recycleDays } from '@posthouse/contract/features/recycle-bin';
import { isOverLimit, isUniqueViolation } from '../../db/sql-errors.ts';
import { withSavepoint } from '../../db/transaction.ts';
import { checkOwnershipJob } from '../../domain/ownership-check.ts';
import { bulkCommand, type RowResults } from '../../kernel/bulk/bulk-command.ts';
import type { TenantContext } from '../../kernel/context.ts';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import { jobKind, jobWorker } from '../../kernel/jobs.ts';
import {
  bringBack,
  deleteRemoved,
  deleteRemovedBefore,
  lockRecycledDomains,
  type RecycledDomain,
  recycledDomainList,
} from './recycled-domains-store.ts';

const emptyBinJob = jobKind<object>('empty-recycle-bin', { schedule: '40 * * * *' });

export function recycleBinFeature({ database, clock }: FeatureParts): Feature<typeof recycleBinActions> {
  return {
    handlers: {
      getRecycleBin: recycledDomainList.answer,
      restoreItems: bulkCommand('restoreItems', {
        idsOf: recycledDomainList.idsOf,
        async act(ctx, ids, { kind }) {
          const results = await forEach(ctx, ids, async ({ id, name, removalId }) => {
            const failure = await restore(ctx, removalId);
            if (failure === undefined) ctx.recordHistory({ target: name, domainId: id, after: { kind } });
            return failure;
          });
          if (results.done.length > 0) await ctx.enqueue(checkOwnershipJob, {});
          return results;
        },
      }),
      purgeItems: bulkCommand('purgeItems', {
        idsOf: recycledDomainList.idsOf,
        act: (ctx, ids, { kind }) =>
          forEach(ctx, ids, async ({ id, name, removalId }) => {
            await deleteRemoved(ctx, removalId);
            ctx.recordHistory({ target: name, domainId: id, before: { kind } });
            return undefined;
          }),
      }),
    },
    workers: [
      jobWorker(emptyBinJob, () =>
        deleteRemovedBefore(database.db, new Date(clock.now().getTime() - recycleDays * 86_400_000)),
      ),
    ],
  };
}

/** One that cannot come back leaves the others alone. */
async function restore(
  ctx: TenantContext & { readonly now: Date },
  removalId: string,
): Promise<BulkFailure | undefined> {
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
  ctx: TenantContext,
  ids: readonly number[],
  act: (item: RecycledDomain) => Promise<BulkFailure | undefined>,
): Promise<RowResults> {
  const found = new Map((await lockRecycledDomains(ctx, ids)).map((item) => [item.id, item]));
  const done: number[] = [];
  const failed: { id: number; name: string; code: BulkFailure }[] = [];
  for (const id of ids) {
    const item = found.get(id);
    const code = item ? await act(item) : 'not_found';
    if (code === undefined) done.push(id);
    else failed.push({ id, name: item?.name ?? '', code });
  }
  return { done, failed };
}
