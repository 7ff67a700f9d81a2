import type { BulkFailure } from '@posthouse/contract/core/bulk';
import { type recycleBinActions, recycleDays } from '@posthouse/contract/features/recycle-bin';
import { isDayAgreed } from '../../domain/agreed-day.ts';
import type { Recyclable, Recyclables, RecycledItem } from '../../domain/recyclable.ts';
import { bulkCommand, type RowResults } from '../../kernel/bulk/bulk-command.ts';
import type { TenantContext } from '../../kernel/context.ts';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import { jobKind, jobWorker } from '../../kernel/jobs.ts';

const emptyBinJob = jobKind<object>('empty-recycle-bin', { everyMinutes: 60 });

/** Knows nothing of what is in it: each kind of thing brings its own part. */
export function recycleBinFeature(
  { clock }: FeatureParts,
  recyclables: Recyclables,
): Feature<typeof recycleBinActions> {
  return {
    handlers: {
      getRecycleBin: (ctx, { kind, ...input }) => recyclables[kind].list.answer(ctx, input),
      restoreItems: bulkCommand('restoreItems', {
        idsOf: (ctx, { kind, search }) => recyclables[kind].list.idsOf(ctx, { search }),
        async act(ctx, ids, { kind }) {
          const things = recyclables[kind];
          const results = await forEach(ctx, things, ids, async (item) => {
            const failure = await things.restore(ctx, item);
            if (failure === undefined) {
              ctx.recordHistory({ target: item.name, domainId: item.domainId, after: { kind } });
            }
            return failure;
          });
          if (results.done.length > 0) await things.afterRestore?.(ctx);
          return results;
        },
      }),
      purgeItems: bulkCommand('purgeItems', {
        idsOf: (ctx, { kind, search }) => recyclables[kind].list.idsOf(ctx, { search }),
        act: (ctx, ids, { kind }) =>
          forEach(ctx, recyclables[kind], ids, async (item) => {
            const failure = await recyclables[kind].purge(ctx, item);
            if (failure === undefined) {
              ctx.recordHistory({ target: item.name, domainId: item.domainId, before: { kind } });
            }
            return failure;
          }),
      }),
    },
    workers: [
      jobWorker(emptyBinJob, async (_data, { database }) => {
        const now = clock.now();
        if (!(await isDayAgreed(database.db, emptyBinJob.name, now))) return;
        const before = new Date(now.getTime() - recycleDays * 86_400_000);
        for (const things of Object.values(recyclables)) await things.purgeRemovedBefore(database.db, before);
      }),
    ],
  };
}

/** One that cannot come back, or is not there, leaves the others alone. */
async function forEach(
  ctx: TenantContext,
  things: Recyclable,
  ids: readonly number[],
  act: (item: RecycledItem) => Promise<BulkFailure | undefined>,
): Promise<RowResults> {
  const found = new Map((await things.lock(ctx, ids)).map((item) => [item.id, item]));
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
