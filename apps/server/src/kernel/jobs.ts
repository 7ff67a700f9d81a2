import type { PoolClient } from 'pg';
import type { DatabasePool } from '../db/pool.ts';
import type { Log } from './log.ts';

/** A kind of background work; `Data` is what one piece of it needs. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** How often it is tried again after a failure, each time after a longer pause. */
  readonly retries: number;
  /** The first pause lasts about so long, each further one twice as long as the one before. */
  readonly retrySeconds: number;
  /** How many of it one panel does side by side. */
  readonly atOnce: number;
  /** One that takes longer has failed; what it waits for (mail servers, DNS, statements) gives up sooner. */
  readonly seconds: number;
  /** Runs by itself so often, with empty data; once, however many panels there are. */
  readonly everyMinutes: number | undefined;
  /** Never present: carries the type of the data. */
  readonly data?: Data;
}

export function jobKind<Data extends object>(
  name: string,
  options: Partial<Omit<JobKind<Data>, 'name' | 'data'>> = {},
): JobKind<Data> {
  const { retries = 5, retrySeconds = 1, atOnce = 1, seconds = 60, everyMinutes } = options;
  return { name, retries, retrySeconds, atOnce, seconds, everyMinutes };
}

/** What a job has while it runs. */
export interface RunningJob {
  readonly id: string;
  /** Connections of the jobs' own: however busy they are, requests have theirs. */
  readonly database: DatabasePool;
  /** Names the kind and the id of the job in every line. */
  readonly log: Log;
  /** Raised when the panel stops or the time of the job is over; what can end early should. */
  readonly signal: AbortSignal;
}

export interface JobWorker {
  readonly kind: JobKind<object>;
  run(data: object, job: RunningJob): Promise<void>;
}

export function jobWorker<Data extends object>(
  kind: JobKind<Data>,
  run: (data: Data, job: RunningJob) => Promise<void>,
): JobWorker {
  return { kind, run: (data, job) => run(data as Data, job) };
}

export interface JobQueue {
  /** Enqueues on the given connection, so the job commits or vanishes with the caller's transaction. */
  enqueue<Data extends object>(client: PoolClient, kind: JobKind<Data>, data: Data): Promise<void>;
  /** One more of a kind that runs by itself, unless one waits already. */
  enqueueNext(kind: JobKind<object>): Promise<void>;
}
