import type { Action } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database } from '../db/pool.ts';
import { isOverLimit, isOverQuota, isRetryable } from '../db/sql-errors.ts';
import { inTransaction } from '../db/transaction.ts';
import { countRefusals, writeHistory } from './account-history.ts';
import type { RecordedActor } from './actor.ts';
import type { Caller } from './caller.ts';
import { beginLocked, reloadCaller } from './caller-lock.ts';
import type { CallContext, CommandPowers, HistoryEntry, PreparePowers } from './context.ts';
import type { DispatchParts } from './dispatch-parts.ts';
import type { CommandHandler } from './handlers.ts';
import type { InTurnOf } from './turns.ts';

interface CommandRun {
  readonly parts: DispatchParts;
  readonly name: string;
  readonly action: Extract<Action, { kind: 'command' }>;
  readonly handler: CommandHandler<Action, unknown, unknown>;
  readonly ctx: CallContext & { caller: Caller };
  readonly input: unknown;
  /** The caller, where the action is not for everybody. */
  readonly caller: Caller | undefined;
  /** Refuses a caller who may not, or no longer, run this very input. */
  readonly demand: (caller: Caller) => void;
  readonly inTurnOf: InTurnOf;
  actor: RecordedActor | undefined;
}
type SecurityWrite = (db: Database) => Promise<void>;

const mostAttempts = 4;

/** The phases of a command: prepare, then one transaction of apply + history + jobs, then what its answer waits for. */
export async function runCommand(run: CommandRun): Promise<unknown> {
  const { handler, ctx, input } = run;
  const prepared = await handler.prepare?.({ ...ctx, ...powersOfPreparation(run) }, input);
  const applied = await applyInTurn(run, prepared);
  return handler.afterCommit ? handler.afterCommit(ctx, input, applied) : applied;
}

function applyInTurn(run: CommandRun, prepared: unknown): Promise<unknown> {
  if (run.caller === undefined) return applyWithRetries(run, prepared);
  return run
    .inTurnOf(String(run.caller.accountId), () => applyWithRetries(run, prepared))
    .catch(async (error: unknown) => {
      await recordDoneOutside(run, prepared);
      throw error;
    });
}

/** Another system has changed already, whatever became of the rest. */
async function recordDoneOutside(run: CommandRun, prepared: unknown): Promise<void> {
  const entries = run.handler.doneOutside?.(prepared, run.input) ?? [];
  if (entries.length === 0) return;
  const pending = entries.map((entry) => ({ ...entry, isPending: true }));
  await writeWhateverHappened(run, (db) => writeEntries(run, db, pending, 'done'));
}

const isOverAny = (error: unknown) => isOverLimit(error) || isOverQuota(error);

async function applyWithRetries(run: CommandRun, prepared: unknown): Promise<unknown> {
  const changesAccount = run.handler.changesAccount ?? false;
  const begin = run.caller && beginLocked(run.caller, { changesAccount });
  for (let attempt = 1; ; attempt += 1) {
    const outlasting: SecurityWrite[] = [];
    try {
      return await inTransaction(
        run.parts.database.pool,
        (client) => applyOnce(run, client, prepared, outlasting),
        begin,
      );
    } catch (error) {
      if (attempt < mostAttempts && isRetryable(error)) {
        outlasting.length = 0;
        continue;
      }
      throw isOverAny(error) ? new AppError('limit_reached') : error;
    } finally {
      for (const write of outlasting) await writeWhateverHappened(run, write);
    }
  }
}

async function applyOnce(
  run: CommandRun,
  client: PoolClient,
  prepared: unknown,
  outlasting: SecurityWrite[],
): Promise<unknown> {
  const db: Database = drizzle(client);
  const entries: HistoryEntry[] = [];
  const powers: CommandPowers = {
    actAs: (actor) => {
      run.actor = actor;
    },
    recordHistory: (entry) => {
      entries.push(entry);
    },
    enqueue: (kind, data) => run.parts.jobs.enqueue(client, kind, data),
    recordSecurityEvent: async (write) => {
      outlasting.push(write);
    },
  };
  try {
    const ctx = { ...run.ctx, ...(await callerNow(run, client)), db, ...powers };
    const result = await run.handler.apply(ctx, run.input, prepared);
    if (!(entries.length === 0 && changedNothing(result))) await writeEntries(run, db, entries, 'done');
    return result;
  } catch (error) {
    // An attempt to go beyond one's rights outlives the rollback, with the target it was about.
    if (error instanceof AppError && error.code === 'forbidden') {
      outlasting.push((own) => writeEntries(run, own, entries, 'refused'));
    }
    throw error;
  }
}

/** What was read before the transaction may have changed since; what is read now stays until its end. */
async function callerNow(run: CommandRun, client: PoolClient): Promise<{ caller?: Caller }> {
  if (run.caller === undefined) return {};
  const { remoteIp } = run.ctx;
  const caller = await reloadCaller(client, run.caller, { remoteIp, clock: run.parts.clock });
  run.demand(caller);
  return { caller };
}

/** A bulk command of which every row failed, or whose rows are all left to a job. */
function changedNothing(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return false;
  return 'job' in result || ('done' in result && Array.isArray(result.done) && result.done.length === 0);
}

/** Before the transaction there is no history and no job to belong to it; security events are written at once. */
function powersOfPreparation(run: CommandRun): PreparePowers {
  const refuse = (): never => {
    throw new Error(`${run.name}: history and jobs belong to apply, not to prepare`);
  };
  return {
    phase: 'prepare',
    actAs: (actor) => {
      run.actor = actor;
    },
    recordHistory: refuse,
    enqueue: refuse,
    recordSecurityEvent: (write) => writeAlone(run, write),
  };
}

/** The caller hears how the command went, not how the note about it did. */
async function writeWhateverHappened(run: CommandRun, write: SecurityWrite): Promise<void> {
  await writeAlone(run, write).catch((error: unknown) => {
    run.parts.log.error({ err: error, requestId: run.ctx.requestId }, 'a security event was not written');
  });
}

function writeAlone(run: CommandRun, write: SecurityWrite): Promise<void> {
  return inTransaction(run.parts.database.pool, (client) => write(drizzle(client)));
}

async function writeEntries(
  run: CommandRun,
  db: Database,
  entries: readonly HistoryEntry[],
  outcome: 'done' | 'refused',
): Promise<void> {
  // Nobody to write it for: a reset asked for a name that does not exist.
  if (run.actor === undefined) return;
  const { now, remoteIp, requestId } = run.ctx;
  const allowed = run.action.history;
  const write = { actor: run.actor, action: run.name, allowed, at: now, remoteIp, requestId };
  const written = entries.length > 0 ? entries : [{ target: '' }];
  if (outcome === 'refused') await countRefusals(db, write, written);
  else await writeHistory(db, { ...write, outcome }, written);
}
