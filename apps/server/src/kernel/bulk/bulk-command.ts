import type { ActionName } from '@posthouse/contract';
import type { Action, ParsedInputOf } from '@posthouse/contract/core/action';
import { type BulkFailure, type bulkOutput, mostRowsAtOnce } from '@posthouse/contract/core/bulk';
import { AppError } from '@posthouse/contract/core/errors';
import type { z } from 'zod';
import type { CompiledSql } from '../../db/statement.ts';
import type { ActingAdmin } from '../acting-admin.ts';
import type { SessionContext } from '../context.ts';
import type { CommandContextOf, CommandHandler } from '../handlers.ts';
import { countRunningJobs, insertJob, readIds } from './bulk-job-store.ts';
import { runBulkJobs } from './bulk-worker.ts';

/** What became of the rows a bulk command was run on. */
export interface RowResults {
  readonly done: readonly number[];
  readonly failed: readonly { readonly id: number; readonly name?: string; readonly code: BulkFailure }[];
  /** How many things had no more room in the recycle bin. */
  readonly deletedForGood?: number;
}

export type BulkContext<A extends Action> = Omit<CommandContextOf<A>, 'session'> & {
  readonly session: ActingAdmin;
};

interface BulkDefinition<A extends Action> {
  /** All rows that match the filters of the list. */
  readonly idsOf: (ctx: SessionContext, input: ParsedInputOf<A>) => CompiledSql;
  /** Does it to rows, no more than `mostRowsAtOnce`, in one transaction and in few statements. */
  readonly act: (ctx: BulkContext<A>, ids: readonly number[], input: ParsedInputOf<A>) => Promise<RowResults>;
}

/** A command on many rows; the worker of bulk jobs finds `act` here when there are more than are done at once. */
export interface BulkHandler<A extends Action> extends CommandHandler<A> {
  readonly act: BulkDefinition<A>['act'];
}

interface BulkSelection {
  readonly ids?: readonly number[];
  readonly count?: number;
  readonly except?: readonly number[];
}

export function bulkCommand<A extends Action>(
  action: ActionName,
  { idsOf, act }: BulkDefinition<A>,
): BulkHandler<A> {
  return {
    act,
    async apply(ctx, input) {
      const sessionCtx = ctx as unknown as SessionContext & BulkContext<A>;
      const selection: BulkSelection = input;
      const matching = selection.ids
        ? { text: 'select unnest($1::bigint[]) as id', params: [[...new Set(selection.ids)]] }
        : without(idsOf(sessionCtx, input), selection.except ?? []);
      const answer = async (): Promise<z.input<typeof bulkOutput>> => {
        const ids = await readIds(ctx.db, matching, mostRowsAtOnce + 1);
        if (ids.length <= mostRowsAtOnce) {
          demandCount(selection, ids.length);
          return onWire(await act(sessionCtx, ids, input));
        }
        await demandRoom(sessionCtx);
        const job = await insertJob(sessionCtx, { action, input, matching });
        demandCount(selection, job.total);
        await ctx.enqueue(runBulkJobs, {});
        return { job: String(job.id) };
      };
      return (await answer()) as never;
    },
  };
}

/** Jobs go by turns: an account with any number of them would keep the others waiting for as many. */
const mostRunningJobs = 10;
const retrySeconds = 60;

export async function demandRoom({ db, session }: SessionContext): Promise<void> {
  if ((await countRunningJobs(db, session)) < mostRunningJobs) return;
  throw new AppError('rate_limited', { params: { seconds: retrySeconds } });
}

/** Of the very rows that are acted upon: what was counted before them may be others. */
function demandCount({ count }: BulkSelection, found: number): void {
  if (count !== undefined && count !== found) throw AppError.field('count', 'count_changed', { num: found });
}

function without({ text, params }: CompiledSql, except: readonly number[]): CompiledSql {
  if (except.length === 0) return { text, params };
  return {
    text: `select id from (${text}) as matching where id <> all ($${params.length + 1}::bigint[])`,
    params: [...params, [...except]],
  };
}

function onWire({ done, failed, deletedForGood = 0 }: RowResults) {
  return {
    done: done.map(String),
    failed: failed.map(({ id, code }) => ({ id: String(id), code })),
    ...(deletedForGood > 0 ? { deleted_for_good: deletedForGood } : {}),
  };
}

/** The results where rows that were not found, and those that something else needs as they are, are all that failed. */
export function resultsOf(
  wanted: readonly number[],
  found: readonly { readonly id: number }[],
  needed: ReadonlySet<number> = new Set(),
): RowResults {
  const known = new Set(found.map(({ id }) => id));
  const failed = wanted.filter((id) => needed.has(id) || !known.has(id));
  return {
    done: wanted.filter((id) => known.has(id) && !needed.has(id)),
    failed: failed.map((id) => ({ id, code: needed.has(id) ? 'conflict' : 'not_found' })),
  };
}
