import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DatabaseFailure, databaseFailureOf } from '../db/database-failure.ts';
import type { DatabasePool } from '../db/pool.ts';
import { type JobStore, renewalMs, type TakenJob } from './job-store.ts';
import type { JobGoesOn, JobWorker, RunningJob } from './jobs.ts';
import type { Log } from './log.ts';

export interface JobRunnerParts {
  readonly store: JobStore;
  readonly workers: readonly JobWorker[];
  /** The jobs' own connections. */
  readonly database: DatabasePool;
  readonly log: Log;
  /** Hears of every failure of the database itself. */
  readonly onDatabaseFailure: (error: unknown) => void;
}

export interface JobRunner {
  start(): void;
  /** Something was enqueued: looks for it now. */
  wake(): void;
  /** Runs what is due now, and what that enqueues, by the same loop; throws when a job failed. For tests. */
  runUntilIdle(kinds?: readonly string[]): Promise<void>;
  /** Takes no more jobs, waits a while for those under way. Afterwards the loop asks nothing of the database. */
  stop(): Promise<void>;
}

/** One question for all kinds; between two of them a notification makes it quicker. */
const pollMs = 1_000;
const longestPauseMs = 5_000;
const regularMs = 60_000;
const stopGraceMs = 10_000;

type Heard<Answer> = { readonly answer: Answer } | { readonly failure: DatabaseFailure | undefined };

interface UnderWay extends TakenJob {
  readonly ending: AbortController;
  readonly ended: Promise<unknown>;
}

/** Takes, runs and completes jobs. Nothing it does throws: an outage only makes it wait, and it goes on by itself. */
export function createJobRunner(parts: JobRunnerParts): JobRunner {
  const { store, log, workers } = parts;
  const workerOf = new Map(workers.map((worker) => [worker.kind.name, worker]));
  const stopping = new AbortController();
  const givingUp = new AbortController();
  const underWay = new Set<UnderWay>();
  const loops: Promise<void>[] = [];
  // As many listen as jobs are told to the database.
  setMaxListeners(0, stopping.signal, givingUp.signal);
  let waking = new AbortController();
  let isAway = false;

  /** One line at the beginning of an outage and one at its end, however many ask meanwhile. */
  async function ask<Answer>(question: () => Promise<Answer>): Promise<Heard<Answer>> {
    try {
      const answer = await question();
      if (isAway) log.info('the job queue can be reached again');
      isAway = false;
      return { answer };
    } catch (error) {
      const failure = databaseFailureOf(error);
      if (failure !== undefined) parts.onDatabaseFailure(error);
      if (failure === undefined || !isAway) log.error({ err: error }, 'the job queue cannot be reached');
      isAway ||= failure !== undefined;
      return { failure };
    }
  }

  /** Begins as many as there is room for beside others; answers those it began, each with its failure once it has ended. */
  async function begin(
    beside: ReadonlySet<UnderWay>,
    kinds?: readonly string[],
  ): Promise<Promise<unknown>[]> {
    const wanted = workers.flatMap(({ kind }) => {
      const most = kind.atOnce - [...beside].filter((job) => job.kind === kind.name).length;
      return most > 0 && (kinds?.includes(kind.name) ?? true) ? [{ kind, most }] : [];
    });
    if (wanted.length === 0 || stopping.signal.aborted) return [];
    const heard = await ask(() => store.take(wanted));
    return ('answer' in heard ? heard.answer : []).map((taken) => {
      const ending = new AbortController();
      if (stopping.signal.aborted) ending.abort();
      const ended = runJob(workerOf.get(taken.kind) as JobWorker, taken, ending).finally(() => {
        underWay.delete(job);
        wake();
      });
      const job: UnderWay = { ...taken, ending, ended };
      underWay.add(job);
      return ended;
    });
  }

  async function runJob(
    { kind, run, giveUp }: JobWorker,
    taken: TakenJob,
    ending: AbortController,
  ): Promise<unknown> {
    const { id, data, isLastTry, isDeadly } = taken;
    const jobLog = log.child({ job: kind.name, jobId: id });
    const job: RunningJob = {
      id,
      database: parts.database,
      log: jobLog,
      signal: ending.signal,
      hold: (client) => store.hold(client, taken),
    };
    try {
      if (isDeadly) {
        jobLog.error('a job ended worker after worker; it is given up');
        await giveUp?.(data, job);
        await settle(() => store.giveUp(kind, taken));
        return undefined;
      }
      const goesOn = await withinTime(run(data, job), kind.seconds);
      await settle(() => store.complete(kind, taken, goesOn));
      return undefined;
    } catch (error) {
      ending.abort();
      if (databaseFailureOf(error) !== undefined) parts.onDatabaseFailure(error);
      jobLog.error(
        { err: error },
        isLastTry ? 'a job failed for the last time; it is given up' : 'a job failed',
      );
      await settle(() => store.fail(kind, taken));
      return error;
    }
  }

  /** Said again until the database has heard it: a job that is done must not be done once more. */
  async function settle(say: () => Promise<void>): Promise<void> {
    for (let pauseMs = 250; !givingUp.signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      const heard = await ask(say);
      if ('answer' in heard || heard.failure === undefined) return;
      await pause(pauseMs, givingUp.signal);
    }
  }

  function wake(): void {
    waking.abort();
    waking = new AbortController();
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      // What wakes it while it looks is not missed.
      const { signal } = waking;
      const begun = await begin(underWay);
      if (begun.length === 0) await pause(pollMs, signal);
    }
  }

  async function every(ms: number, ask: () => Promise<unknown>): Promise<void> {
    while (!stopping.signal.aborted) {
      await ask();
      await pause(ms, stopping.signal);
    }
  }

  async function renew(): Promise<void> {
    const held = [...underWay].filter(({ kind }) => workerOf.get(kind)?.kind.isResumable);
    if (held.length > 0) await ask(() => store.renew(held));
  }

  return {
    start() {
      const kinds = workers.map(({ kind }) => kind);
      loops.push(
        work(),
        every(renewalMs, renew),
        every(regularMs, () => ask(() => store.enqueueRegular(kinds))),
      );
    },
    wake,
    async runUntilIdle(kinds) {
      const failures: unknown[] = [];
      for (;;) {
        // As if this were a worker of its own.
        const begun = await begin(new Set(), kinds);
        if (begun.length === 0) break;
        failures.push(...(await Promise.all(begun)).filter((failure) => failure !== undefined));
      }
      if (failures.length > 0) throw failures[0];
    },
    async stop() {
      stopping.abort();
      wake();
      for (const { ending } of underWay) ending.abort();
      const grace = new AbortController();
      const ended = Promise.all(loops)
        .then(() => Promise.all([...underWay].map((job) => job.ended)))
        .finally(() => grace.abort());
      await pause(stopGraceMs, grace.signal);
      givingUp.abort();
      if (grace.signal.aborted) await ended;
      else log.warn({ jobs: underWay.size }, 'jobs were still running at the stop');
    },
  };
}

/** Ends early, without an error, when the signal is raised. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}

async function withinTime(
  work: Promise<JobGoesOn | undefined>,
  seconds: number,
): Promise<JobGoesOn | undefined> {
  const waiting = new AbortController();
  const tooLong = pause(seconds * 1000, waiting.signal).then(() => {
    if (!waiting.signal.aborted) throw new Error(`it took longer than ${seconds} seconds`);
    return undefined;
  });
  return Promise.race([work, tooLong]).finally(() => waiting.abort());
}
