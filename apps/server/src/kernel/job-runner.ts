import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DatabaseFailure, databaseFailureOf } from '../db/database-failure.ts';
import type { DatabasePool } from '../db/pool.ts';
import type { JobStore, TakenJob } from './job-store.ts';
import type { JobKind, JobWorker } from './jobs.ts';
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
  /** Runs what is due now, and what that enqueues, by the same loop; throws when a job failed. For tests. */
  runUntilIdle(): Promise<void>;
  /** Takes no more jobs, waits a while for those under way. Afterwards the loop asks nothing of the database. */
  stop(): Promise<void>;
}

const pollMs = 1_000;
const longestPauseMs = 5_000;
const scheduleMs = 20_000;
const maintenanceMs = 60_000;
const stopGraceMs = 10_000;

type Heard<Answer> = { readonly answer: Answer } | { readonly failure: DatabaseFailure | undefined };

/** Takes, runs and completes jobs. Nothing it does throws: an outage only makes it wait, and it goes on by itself. */
export function createJobRunner(parts: JobRunnerParts): JobRunner {
  const { store, log } = parts;
  const stopping = new AbortController();
  const givingUp = new AbortController();
  const underWay = new Set<AbortController>();
  const loops: Promise<void>[] = [];
  // Every kind listens while it waits.
  setMaxListeners(0, stopping.signal, givingUp.signal);
  let onFailedJob: (error: unknown) => void = () => undefined;
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

  async function takeJob(kind: JobKind<object>): Promise<TakenJob | undefined> {
    const heard = await ask(() => store.take(kind));
    return 'answer' in heard ? heard.answer : undefined;
  }

  /** Works until nothing is left and `onEmpty` says so. One looks for work; more help while there is some. */
  async function workOff(worker: JobWorker, onEmpty: () => Promise<'again' | 'done'>): Promise<number> {
    let ran = 0;
    const helpers = new Set<Promise<void>>();
    const help = () => {
      if (helpers.size + 1 >= worker.kind.atOnce) return;
      const helper: Promise<void> = lane(async () => 'done').finally(() => helpers.delete(helper));
      helpers.add(helper);
    };
    const lane = async (whenEmpty: typeof onEmpty): Promise<void> => {
      while (!stopping.signal.aborted) {
        const job = await takeJob(worker.kind);
        if (job !== undefined) {
          ran += 1;
          help();
          await runJob(worker, job);
        } else if ((await whenEmpty()) === 'done') return;
      }
    };
    await lane(onEmpty);
    await Promise.all(helpers);
    return ran;
  }

  async function runJob({ kind, run }: JobWorker, { id, data, isLastTry }: TakenJob): Promise<void> {
    const jobLog = log.child({ job: kind.name, jobId: id });
    const ending = new AbortController();
    underWay.add(ending);
    try {
      const job = { id, database: parts.database, log: jobLog, signal: ending.signal };
      await withinTime(run(data, job), kind.seconds);
      await settle(kind, id, 'complete');
    } catch (error) {
      ending.abort();
      onFailedJob(error);
      if (databaseFailureOf(error) !== undefined) parts.onDatabaseFailure(error);
      jobLog.error(
        { err: error },
        isLastTry ? 'a job failed for the last time; it is given up' : 'a job failed',
      );
      await settle(kind, id, 'fail');
    } finally {
      underWay.delete(ending);
    }
  }

  /** Said again until the database has heard it: a job that is done must not be done once more. */
  async function settle(kind: JobKind<object>, id: string, how: 'complete' | 'fail'): Promise<void> {
    for (let pauseMs = 250; !givingUp.signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      const heard = await ask(() => store[how](kind, id));
      if ('answer' in heard || heard.failure === undefined) return;
      await pause(pauseMs, givingUp.signal);
    }
  }

  async function every(ms: number, work: () => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      const heard = await ask(work);
      await pause('answer' in heard ? ms : longestPauseMs, stopping.signal);
    }
  }

  return {
    start() {
      const onEmpty = async () => {
        await pause(pollMs, stopping.signal);
        return 'again' as const;
      };
      const kinds = parts.workers.map(({ kind }) => kind);
      loops.push(
        ...parts.workers.map(async (worker) => void (await workOff(worker, onEmpty))),
        every(scheduleMs, () => store.enqueueScheduled(kinds)),
        every(maintenanceMs, () => store.maintain()),
      );
    },
    async runUntilIdle() {
      const failures: unknown[] = [];
      onFailedJob = (error) => failures.push(error);
      const pass = () => Promise.all(parts.workers.map((worker) => workOff(worker, async () => 'done')));
      while ((await pass()).some((ran) => ran > 0));
      if (failures.length > 0) throw failures[0];
    },
    async stop() {
      stopping.abort();
      for (const job of underWay) job.abort();
      const grace = new AbortController();
      const ended = Promise.all(loops).finally(() => grace.abort());
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

async function withinTime(work: Promise<void>, seconds: number): Promise<void> {
  const waiting = new AbortController();
  const tooLong = pause(seconds * 1000, waiting.signal).then(() => {
    if (!waiting.signal.aborted) throw new Error(`it took longer than ${seconds} seconds`);
  });
  await Promise.race([work, tooLong]).finally(() => waiting.abort());
}
