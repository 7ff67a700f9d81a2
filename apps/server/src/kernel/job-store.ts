import type { Pool, PoolClient } from 'pg';
import PgBoss from 'pg-boss';
import type { JobKind, JobQueue } from './jobs.ts';

/** So much after the time of a job the panel that took it is taken for dead: it would have given the job up itself. */
const deadAfterSeconds = 30;

export interface TakenJob {
  readonly id: string;
  readonly data: object;
  /** It is given up when it fails once more. */
  readonly isLastTry: boolean;
}

/** The queues in the database. Everything here throws when the database does not answer, and nothing runs by itself. */
export interface JobStore extends JobQueue {
  /** The job of this kind that waits longest, for the caller alone. */
  take(kind: JobKind<object>): Promise<TakenJob | undefined>;
  complete(kind: JobKind<object>, id: string): Promise<void>;
  /** To be tried again after a pause, or given up after the last time. */
  fail(kind: JobKind<object>, id: string): Promise<void>;
  /** One job for each kind that runs by itself, unless this turn of it has one already. */
  enqueueScheduled(kinds: readonly JobKind<object>[]): Promise<void>;
  /** Gives jobs of dead panels to others, and forgets what is done. */
  maintain(): Promise<void>;
}

/**
 * pg-boss keeps the tables; the loop is our own. Its workers end the process when the database goes away at the wrong
 * moment (they leave a rejection unhandled), so neither they nor its schedule are ever started.
 */
export function createJobStore(pool: Pool): JobStore {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    // What a job was about may name people; it is not kept longer than it serves.
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 1,
  });
  return {
    async enqueue(client, kind, data) {
      await boss.send(kind.name, data, { db: { executeSql: (text, values) => client.query(text, values) } });
    },
    async enqueueNext({ name }) {
      if ((await boss.getQueueSize(name)) === 0) await boss.send(name, {});
    },
    async take(kind) {
      // It answers "no job" when the query fails; we want to know.
      let failure: Error | undefined;
      const executeSql = (text: string, values: unknown[]) =>
        pool.query(text, values).catch((error: Error) => {
          failure = error;
          throw error;
        });
      const [job] = await boss.fetch<object>(kind.name, {
        batchSize: 1,
        includeMetadata: true,
        db: { executeSql },
      });
      if (failure !== undefined) throw failure;
      return job && { id: job.id, data: job.data ?? {}, isLastTry: job.retryCount >= job.retryLimit };
    },
    complete: (kind, id) => boss.complete(kind.name, id),
    fail: (kind, id) => boss.fail(kind.name, id),
    async enqueueScheduled(kinds) {
      const due = kinds.flatMap(({ name, everyMinutes }) =>
        everyMinutes === undefined ? [] : [{ name, singletonSeconds: everyMinutes * 60 }],
      );
      if (due.length > 0) await boss.insert(due);
    },
    maintain: () => boss.maintain(),
  };
}

/** Makes the queues, or brings them up to date, within the caller's transaction. */
export async function installJobQueues(client: PoolClient, kinds: readonly JobKind<object>[]): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(withoutTransaction(text), values) },
    supervise: false,
    schedule: false,
  });
  await boss.start();
  for (const { name, retries, retrySeconds, seconds } of kinds) {
    const expireInSeconds = seconds + deadAfterSeconds;
    const retry = { retryLimit: retries, retryDelay: retrySeconds, retryBackoff: true };
    const options = { name, ...retry, expireInSeconds };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
}

/** pg-boss wraps its own schema in a transaction of its own; it belongs to ours. */
function withoutTransaction(text: string): string {
  return text.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');
}
