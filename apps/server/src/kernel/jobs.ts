import type { PoolClient } from 'pg';
import type { DatabasePool } from '../db/pool.ts';
import type { Log } from './log.ts';

/** A kind of background work; `Data` is what one piece of it needs. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** How often it is tried again after a failure, each time after a longer pause. */
  readonly retries: number;
  /** The first pause lasts so long, each further one twice as long as the one before. */
  readonly retrySeconds: number;
  /** How many of it one worker does side by side. */
  readonly atOnce: number;
  /** One that takes longer has failed; what it waits for (mail servers, DNS, statements) gives up sooner. */
  readonly seconds: number;
  /** Runs by itself so often, with empty data; once, however many workers there are. */
  readonly everyMinutes: number | undefined;
  /**
   * To begin it again does no harm, also while the first one still believes to have it. If its worker dies, another takes it up
   * within seconds; anything else waits until its time is over.
   */
  readonly isResumable: boolean;
  /** At most one with the same key waits or runs. */
  readonly keyOf?: ((data: Data) => string) | undefined;
  /** Those with the same answer go one after the other, by turns with the others. */
  readonly turnOf?: ((data: Data) => string) | undefined;
}

export function jobKind<Data extends object>(
  name: string,
  options: Partial<Omit<JobKind<Data>, 'name'>> = {},
): JobKind<Data> {
  const { retries = 5, retrySeconds = 1, atOnce = 1, seconds = 60, everyMinutes } = options;
  const { isResumable = false, keyOf, turnOf } = options;
  return { name, retries, retrySeconds, atOnce, seconds, everyMinutes, isResumable, keyOf, turnOf };
}

/** What a job has while it runs. */
export interface RunningJob {
  readonly id: string;
  /** Connections of the jobs' own: however busy they are, requests have theirs. */
  readonly database: DatabasePool;
  /** Names the kind and the id of the job in every line. */
  readonly log: Log;
  /** Raised when the worker stops or the time of the job is over; what can end early should. */
  readonly signal: AbortSignal;
  /** Makes sure that nobody else has it before the transaction ends; false where somebody has by now. */
  hold(client: PoolClient): Promise<boolean>;
}

/** Not over yet: it is due again after so many seconds, or all with the same turn rest so long. */
export type JobGoesOn = { readonly againInSeconds: number } | { readonly restSeconds: number };

export interface JobWorker {
  readonly kind: JobKind<object>;
  run(data: object, job: RunningJob): Promise<JobGoesOn | undefined>;
  /** Notes for people that it will never be done: it ends whoever works on it. */
  giveUp?(data: object, job: RunningJob): Promise<void>;
}

export function jobWorker<Data extends object>(
  kind: JobKind<Data>,
  run: (data: Data, job: RunningJob) => Promise<JobGoesOn | undefined> | Promise<void>,
  giveUp?: (data: Data, job: RunningJob) => Promise<void>,
): JobWorker {
  return {
    kind: kind as JobKind<object>,
    run: async (data, job) => (await run(data as Data, job)) ?? undefined,
    ...(giveUp ? { giveUp: (data, job) => giveUp(data as Data, job) } : {}),
  };
}

export interface JobQueue {
  /** Enqueues on the given connection, so the job commits or vanishes with the caller's transaction. */
  enqueue<Data extends object>(client: PoolClient, kind: JobKind<Data>, data: Data): Promise<void>;
}
