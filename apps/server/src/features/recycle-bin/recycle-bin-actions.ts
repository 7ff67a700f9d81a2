import type { BulkFailure } from '@posthouse/contract/core/bulk';
import { type recycleBinActions, recycleDays } from '@posthouse/contract/features/recycle-bin';
import { bulkCommand, type RowResults } from '../../kernel/bulk/bulk-command.ts';
import type { TenantContext } from '../../kernel/context.ts';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import { jobKind, jobWorker } from '../../kernel/jobs.ts';
import { isDayAgreed } from '../../rules/recycle-bin/agreed-day.ts';
import type {
  Recyclable,
  Recyclables,
  RecycledItem,
  RestoreContext,
} from '../../rules/recycle-bin/recyclable.ts';

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
          const items = await lockInOrder(ctx, things, ids);
          const failures = await restoreAll(ctx, things, items);
          const restored = items.filter(({ id }) => !failures.has(id));
          for (const { name: target, domainId } of restored)
            ctx.recordHistory({ target, domainId, after: { kind } });
          if (restored.length > 0) await things.afterRestore?.(ctx);
          return resultsOf(ids, items, failures);
        },
      }),
      purgeItems: bulkCommand('purgeItems', {
        idsOf: (ctx, { kind, search }) => recyclables[kind].list.idsOf(ctx, { search }),
        async act(ctx, ids, { kind }) {
          const items = await lockInOrder(ctx, recyclables[kind], ids);
          const kept = await recyclables[kind].purge(ctx, items);
          for (const { id, name: target, domainId } of items)
            if (!kept.has(id)) ctx.recordHistory({ target, domainId, before: { kind } });
          return resultsOf(ids, items, new Map([...kept].map((id) => [id, 'conflict'])));
        },
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

/** In the order they were asked for, which decides who gets the last seats. */
async function lockInOrder(
  ctx: TenantContext,
  things: Recyclable,
  ids: readonly number[],
): Promise<readonly RecycledItem[]> {
  const found = new Map((await things.lock(ctx, ids)).map((item) => [item.id, item]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

type Failures = ReadonlyMap<number, BulkFailure>;

/** Together, in few statements; where that fails, one that cannot come back leaves the others alone. */
async function restoreAll(
  ctx: RestoreContext,
  things: Recyclable,
  items: readonly RecycledItem[],
): Promise<Failures> {
  const failures = new Map<number, BulkFailure>();
  if (items.length > 1 && (await things.restore(ctx, items)) === undefined) return failures;
  for (const item of items) {
    const failure = await things.restore(ctx, [item]);
    if (failure !== undefined) failures.set(item.id, failure);
  }
  return failures;
}

function resultsOf(ids: readonly number[], items: readonly RecycledItem[], failures: Failures): RowResults {
  const found = new Map(items.map((item) => [item.id, item]));
  const failureOf = (id: number) => (found.has(id) ? failures.get(id) : 'not_found');
  return {
    done: ids.filter((id) => failureOf(id) === undefined),
    failed: ids.flatMap((id) => {
      const code = failureOf(id);
      return code === undefined ? [] : [{ id, name: found.get(id)?.name ?? '', code }];
    }),
  };
}
