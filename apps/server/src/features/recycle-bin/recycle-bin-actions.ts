import type { BulkFailure } from '@posthouse/contract/core/bulk';
import { type recycleBinActions, recycleDays } from '@posthouse/contract/features/recycle-bin';
import type { Recyclable, Recyclables, RecycledItem } from '../../domain/recyclable.ts';
import type { SessionContext } from '../../kernel/context.ts';
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
      getRecycleBin: (ctx, input) => recyclables[input.kind].list(ctx, input),
      restoreItems: {
        async apply(ctx, { kind, ids }) {
          const things = recyclables[kind];
          const answer = await forEach(ctx, things, ids, async (item) => {
            const failure = await things.restore(ctx, item);
            if (failure === undefined) ctx.recordHistory({ target: item.name, after: { kind } });
            return failure;
          });
          if (answer.done.length > 0) await things.afterRestore?.(ctx);
          return answer;
        },
      },
      purgeItems: {
        apply: (ctx, { kind, ids }) =>
          forEach(ctx, recyclables[kind], ids, async (item) => {
            await recyclables[kind].purge(ctx, item);
            ctx.recordHistory({ target: item.name, before: { kind } });
            return undefined;
          }),
      },
    },
    workers: [
      jobWorker(emptyBinJob, async (_data, { database }) => {
        const before = new Date(clock.now().getTime() - recycleDays * 86_400_000);
        for (const things of Object.values(recyclables)) await things.purgeRemovedBefore(database.db, before);
      }),
    ],
  };
}

async function forEach(
  ctx: SessionContext,
  things: Recyclable,
  ids: number[],
  act: (item: RecycledItem) => Promise<BulkFailure | undefined>,
) {
  const found = new Map((await things.lock(ctx, ids)).map((item) => [item.id, item]));
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
