import type { Action } from '@posthouse/contract/core/action';
import { mostRowsAtOnce } from '@posthouse/contract/core/bulk';
import type { HistoryEntry } from '../context.ts';
import type { LongJob } from '../long-work/long-job-store.ts';
import type { LongWork, SliceContext, SliceResult } from '../long-work/long-work.ts';
import type { BulkHandler, Reached } from './bulk-command.ts';
import { bulkKind, outsideBulkKind } from './bulk-kinds.ts';
import { readWaitingRows, saveOutcomes } from './bulk-row-store.ts';
import { keepFormer } from './bulk-undo-store.ts';

type Handlers = Readonly<Record<string, unknown>>;
type Handler = BulkHandler<Action, unknown>;

/** Bulk commands on more rows than are done at once, a slice of rows at a time. */
export function bulkWork(handlers: Handlers): LongWork<undefined> {
  return {
    kind: bulkKind,
    prepare: async () => undefined,
    async apply(ctx, job) {
      return act(ctx, { job, handlers, ids: await readWaitingRows(ctx.db, job, mostRowsAtOnce) });
    },
  };
}

/** Those of which another system does a part: it is asked without a transaction, and what came of it is written in one. */
export function outsideBulkWork(handlers: Handlers): LongWork<Reached<unknown>> {
  return {
    kind: outsideBulkKind,
    isDoneInPrepare: true,
    async prepare(ctx, job) {
      const { outside } = handlers[job.action] as Handler;
      if (outside === undefined) throw new Error(`${job.action} asks no other system`);
      return outside.reach(ctx, await readWaitingRows(ctx.db, job, outside.atOnce), job.input);
    },
    async apply(ctx, job, { outcomes, againInSeconds: restSeconds }) {
      return { ...(await act(ctx, { job, handlers, ids: [...outcomes.keys()], outcomes })), restSeconds };
    },
  };
}

interface Slice {
  readonly job: LongJob;
  readonly handlers: Handlers;
  readonly ids: readonly number[];
  readonly outcomes?: Reached<unknown>['outcomes'];
}

async function act(
  { record, ...ctx }: SliceContext,
  { job, handlers, ids, outcomes }: Slice,
): Promise<SliceResult> {
  const entries: HistoryEntry[] = [];
  const powers = {
    actAs: () => undefined,
    recordHistory: (entry: HistoryEntry) => void entries.push(entry),
  };
  const handler = handlers[job.action] as Handler;
  const results = await handler.act({ ...ctx, ...powers }, ids, job.input as never, outcomes);
  record(job.action, entries);
  await saveOutcomes(ctx.db, job, results);
  if (results.former) await keepFormer(ctx, results.former, job.id);
  const isOver = (await readWaitingRows(ctx.db, job, 1)).length === 0;
  return { done: results.done.length, failed: results.failed.length, isOver };
}
