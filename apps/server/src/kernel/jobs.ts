import type { Pool, PoolClient } from 'pg';
import PgBoss from 'pg-boss';
import type { Log } from './log.ts';

/** A kind of background work; `Data` is what one piece of it needs. */
export interface JobKind<Data extends object> {
  readonly name: string;
  readonly retries: number;
  /** Runs by itself on this schedule (cron, UTC) with empty data. */
  readonly schedule?: string;
  /** Never present: carries the type of the data. */
  readonly data?: Data;
}

export function jobKind<Data extends object>(
  name: string,
  options: { retries?: number; schedule?: string } = {},
): JobKind<Data> {
  return { name, retries: options.retries ?? 5, ...(options.schedule ? { schedule: options.schedule } : {}) };
}

export interface JobWorker {
  readonly kind: JobKind<object>;
  run(data: object): Promise<void>;
}

export function jobWorker<Data extends object>(
  kind: JobKind<Data>,
  run: (data: Data) => Promise<void>,
): JobWorker {
  return { kind, run: (data) => run(data as Data) };
}

export interface JobQueue {
  /** At the start: it takes a connection of its own, which no transaction must wait for. */
  createQueues(kinds: readonly JobKind<object>[]): Promise<void>;
  /** Enqueues on the given connection, so the job commits or vanishes with the caller's transaction. */
  enqueue<Data extends object>(client: PoolClient, kind: JobKind<Data>, data: Data): Promise<void>;
  startWorkers(workers: readonly JobWorker[]): Promise<void>;
  /** Runs what is due now, including what that enqueues; for tests and for commands that must not leave work behind. */
  runUntilIdle(workers: readonly JobWorker[]): Promise<void>;
  stop(): Promise<void>;
}

const jobSeconds = 60;
/** Well below the time after which the job that drains would count as lost. */
const drainSeconds = 40;

export async function openJobQueue(
  pool: Pool,
  log: Log,
  { supervise }: { supervise: boolean },
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise,
    schedule: supervise,
    // What a job was about may name people; it is not kept longer than it serves.
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 1,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'));
  await boss.start();
  const drain = async ({ kind, run }: JobWorker) => {
    const until = Date.now() + drainSeconds * 1000;
    while (Date.now() < until) {
      const [job] = await boss.fetch<object>(kind.name);
      if (job === undefined) return;
      await run(job.data ?? {}).then(
        () => boss.complete(kind.name, job.id),
        (error: unknown) => boss.fail(kind.name, job.id, { message: String(error) }),
      );
    }
  };

  return {
    async createQueues(kinds) {
      for (const { name, retries } of kinds) {
        await boss.createQueue(name, {
          name,
          retryLimit: retries,
          retryBackoff: true,
          expireInSeconds: jobSeconds,
        });
      }
    },
    async enqueue(client, kind, data) {
      await boss.send(kind.name, data, { db: { executeSql: (text, values) => client.query(text, values) } });
    },
    async startWorkers(workers) {
      for (const { kind, run } of workers) {
        await boss.work<object>(kind.name, { pollingIntervalSeconds: 1 }, async ([job]) => {
          if (job) await run(job.data ?? {});
          // One job a second would let anybody delay everybody: what waits is done now.
          await drain({ kind, run });
        });
        if (kind.schedule) await boss.schedule(kind.name, kind.schedule);
      }
    },
    async runUntilIdle(workers) {
      for (let idle = false; !idle; ) {
        idle = true;
        for (const { kind, run } of workers) {
          for (const job of await boss.fetch<object>(kind.name)) {
            idle = false;
            await run(job.data ?? {});
            await boss.complete(kind.name, job.id);
          }
        }
      }
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 10_000, wait: true }),
  };
}
