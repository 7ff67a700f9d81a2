import type { ActionName } from '@posthouse/contract';
import type { Action, ParsedInputOf } from '@posthouse/contract/core/action';
import { type bulkOutput, mostRowsAtOnce } from '@posthouse/contract/core/bulk';
import { AppError } from '@posthouse/contract/core/errors';
import type { z } from 'zod';
import type { CompiledSql } from '../../db/statement.ts';
import type { ActingAdmin } from '../acting-admin.ts';
import type { CallerContext, HistoryEntry } from '../context.ts';
import type { CommandContextOf, CommandHandler } from '../handlers.ts';
import type { PrepareContext } from '../long-work/long-work.ts';
import { demandRoom } from '../long-work/order-long-work.ts';
import { bulkKind, outsideBulkKind } from './bulk-kinds.ts';
import { insertBulkJob, type RowResults, readIds } from './bulk-row-store.ts';
import { keepFormer } from './bulk-undo-store.ts';
import { selectedRows } from './selected-rows.ts';

export type { RowResults };

export type BulkContext<A extends Action> = Omit<CommandContextOf<A>, 'caller'> & {
  readonly caller: ActingAdmin;
};

/** What came of rows in another system. */
export interface Reached<Outcome> {
  /** Of each row that was settled; a job comes back to the others. */
  readonly outcomes: ReadonlyMap<number, Outcome>;
  /** The other system wants to be left alone for so long. */
  readonly againInSeconds?: number;
}

/** The part of a bulk command that another system does, before the transaction that writes down what came of it. */
interface OutsideWork<A extends Action, Outcome> {
  /** So many rows while somebody waits; more become a job, which does so many between two commits. */
  readonly atOnce: number;
  /** May be run again for rows it was run for before: a process that ends in between has written nothing down. */
  reach(ctx: PrepareContext, ids: readonly number[], input: ParsedInputOf<A>): Promise<Reached<Outcome>>;
  /** What the other system was asked for, for the history of a command that could not write it down itself. */
  entriesOf(outcomes: Reached<Outcome>['outcomes']): readonly HistoryEntry[];
}

interface BulkDefinition<A extends Action, Outcome> {
  /** All rows that match the filters of the list. */
  readonly idsOf: (ctx: CallerContext, input: ParsedInputOf<A>) => CompiledSql;
  /** Tells the names of rows that failed: they were not chosen by those who see the answer, but are theirs to see. */
  readonly namesFailed?: boolean;
  /** Leaves some of the rows out, where the input says so. */
  readonly narrow?: (ctx: CallerContext, input: ParsedInputOf<A>, matching: CompiledSql) => CompiledSql;
  /** The rows that take what others give back: a job does them last. */
  readonly later?: (
    ctx: CallerContext,
    input: ParsedInputOf<A>,
    matching: CompiledSql,
  ) => CompiledSql | undefined;
  readonly outside?: OutsideWork<A, Outcome>;
  /** Does it to rows, no more than `mostRowsAtOnce`, in one transaction and in few statements. */
  readonly act: (
    ctx: BulkContext<A>,
    ids: readonly number[],
    input: ParsedInputOf<A>,
    outcomes?: Reached<Outcome>['outcomes'],
  ) => Promise<RowResults>;
}

interface ReachedRows<Outcome> {
  readonly ids: readonly number[];
  readonly outcomes: Reached<Outcome>['outcomes'];
}

/** A command on many rows; the worker of bulk jobs finds `act` here when there are more than are done at once. */
export interface BulkHandler<A extends Action, Outcome = undefined>
  extends CommandHandler<A, ReachedRows<Outcome> | undefined> {
  readonly act: BulkDefinition<A, Outcome>['act'];
  readonly outside?: OutsideWork<A, Outcome>;
}

interface BulkSelection {
  readonly ids?: readonly number[];
  readonly count?: number;
  readonly except?: readonly number[];
}

export function bulkCommand<A extends Action, Outcome = undefined>(
  action: ActionName,
  { idsOf, narrow, later, act, outside, namesFailed = false }: BulkDefinition<A, Outcome>,
): BulkHandler<A, Outcome> {
  const matchingOf = (ctx: CallerContext, input: ParsedInputOf<A>) => {
    const selection: BulkSelection = input;
    const matching = selectedRows(selection, () => idsOf(ctx, input));
    return narrow ? narrow(ctx, input, matching) : matching;
  };
  const reaching = outside && {
    outside,
    async prepare(ctx: unknown, input: ParsedInputOf<A>) {
      const callerCtx = ctx as CallerContext;
      const ids = await readIds(callerCtx.db, matchingOf(callerCtx, input), outside.atOnce + 1);
      if (ids.length > outside.atOnce) return undefined;
      demandCount(input, ids.length);
      const { outcomes } = await outside.reach(callerCtx, ids, input);
      return { ids, outcomes };
    },
    doneOutside: (reached: ReachedRows<Outcome> | undefined) =>
      reached ? outside.entriesOf(reached.outcomes) : [],
  };
  return {
    act,
    ...reaching,
    async apply(ctx, input, reached) {
      const callerCtx = ctx as unknown as CallerContext & BulkContext<A>;
      const answer = async (): Promise<z.input<typeof bulkOutput>> => {
        if (reached)
          return onWire(callerCtx, await act(callerCtx, reached.ids, input, reached.outcomes), namesFailed);
        const matching = matchingOf(callerCtx, input);
        const ids = outside ? [] : await readIds(ctx.db, matching, mostRowsAtOnce + 1);
        if (!outside && ids.length <= mostRowsAtOnce) {
          demandCount(input, ids.length);
          return onWire(callerCtx, await act(callerCtx, ids, input), namesFailed);
        }
        await demandRoom(callerCtx);
        const kind = outside ? outsideBulkKind : bulkKind;
        const { total, ...job } = await insertBulkJob(callerCtx, {
          kind: kind.name,
          action,
          input,
          matching,
          later: later?.(callerCtx, input, matching),
        });
        demandCount(input, total);
        await ctx.enqueue(kind, job);
        return { job: String(job.id) };
      };
      return (await answer()) as never;
    },
  };
}

/** Of the very rows that are acted upon: what was counted before them may be others. */
function demandCount({ count }: BulkSelection, found: number): void {
  if (count !== undefined && count !== found) throw AppError.field('count', 'count_changed', { num: found });
}

async function onWire(
  ctx: CallerContext,
  { done, failed, deletedForGood = 0, unchanged = [], former }: RowResults,
  namesFailed: boolean,
) {
  const undo = former && (await keepFormer(ctx, former));
  return {
    done: done.map(String),
    failed: failed.map(({ id, code, name }) => ({
      id: String(id),
      code,
      ...(name && namesFailed ? { name } : {}),
    })),
    ...(unchanged.length > 0 ? { unchanged: unchanged.map(String) } : {}),
    ...(undo === undefined ? {} : { undo: String(undo) }),
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
