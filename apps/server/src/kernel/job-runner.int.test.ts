import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase, type DatabasePool } from '../db/pool.ts';
import { inTransaction } from '../db/transaction.ts';
import { type DatabaseGate, openDatabaseGate } from '../testing/database-gate.ts';
import { until } from '../testing/pgbouncer.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createJobRunner, type JobRunner } from './job-runner.ts';
import { createJobStore } from './job-store.ts';
import { jobKind, jobWorker, type RunningJob } from './jobs.ts';
import { createLog } from './log.ts';

const testJob = jobKind<{ n: number }>('loop-test', { atOnce: 3 });
const patientJob = jobKind<object>('loop-test-patient', { retries: 1, retrySeconds: 600 });
const deadlyJob = jobKind<{ name: string }>('loop-test-deadly', { isResumable: true });
const regularJob = jobKind<object>('loop-test-regular', { everyMinutes: 60 });

describe('the loop of jobs', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let gate: DatabaseGate;
  let jobsDatabase: DatabasePool;
  let runner: JobRunner;
  let lines: string[];
  let running: number;
  let regular: number;
  let givenUp: string[];
  let work: (n: number, job: RunningJob) => Promise<void>;

  beforeAll(async () => {
    database = await createTestDatabase();
    gate = await openDatabaseGate(database.url);
  });
  afterAll(async () => {
    await gate.close();
    await database.close();
  });
  beforeEach(async () => {
    gate.open();
    await database.pool.query('delete from job');
    lines = [];
    running = 0;
    regular = 0;
    givenUp = [];
    jobsDatabase = connectDatabase(gate.url, { size: 4, connectTimeoutMs: 500, onError: () => undefined });
    runner = newRunner();
  });
  afterEach(async () => {
    gate.open();
    await runner.stop();
    await jobsDatabase.close();
  });

  const newRunner = () =>
    createJobRunner({
      store: createJobStore(jobsDatabase.pool),
      workers: [
        jobWorker(testJob, async ({ n }, job) => {
          running += 1;
          await work(n, job).finally(() => {
            running -= 1;
          });
        }),
        jobWorker(patientJob, async () => {
          throw new Error('no luck');
        }),
        jobWorker(
          deadlyJob,
          async () => {
            running += 1;
          },
          async ({ name }) => void givenUp.push(name),
        ),
        jobWorker(regularJob, async () => {
          regular += 1;
        }),
      ],
      database: jobsDatabase,
      log: createLog('info', { write: (line) => lines.push(line) }),
      onDatabaseFailure: () => undefined,
    });
  const enqueue = (count: number) =>
    inTransaction(database.pool, async (client) => {
      const store = createJobStore(database.pool);
      for (let n = 0; n < count; n += 1) await store.enqueue(client, testJob, { n });
    });
  const jobs = async (kind = testJob.name) =>
    (
      await database.pool.query<{ id: string; running: boolean; later: boolean; failures: number }>(
        `select id::text, lease_until is not null as running, due_at > now() as later, failures from job where kind = $1`,
        [kind],
      )
    ).rows;
  const allCompleted = async () => (await jobs()).length === 0;

  it('goes on by itself when the database went away while jobs ran, and does none of them twice', async () => {
    const began: number[] = [];
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    work = async (n) => {
      began.push(n);
      await released;
    };
    await enqueue(4);
    runner.start();
    await until(async () => running === 3);
    gate.cut();
    release();
    await until(async () => running === 0 && lines.some((line) => line.includes('cannot be reached')));
    gate.open();
    await until(allCompleted);
    expect(began.sort()).toEqual([0, 1, 2, 3]);
    expect(lines.filter((line) => line.includes('a job failed'))).toEqual([]);
  });

  it('logs a job that throws with its kind and id, and tries it again after a pause', async () => {
    work = async () => {
      throw new Error('no luck');
    };
    await enqueue(1);
    await expect(runner.runUntilIdle()).rejects.toThrow('no luck');
    const [job] = await jobs();
    expect(job).toMatchObject({ running: false, later: true, failures: 1 });
    const logged = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'a job failed');
    expect(logged).toMatchObject({ job: testJob.name, jobId: job?.id, err: { message: 'no luck' } });
  });

  it('waits as long as the kind declares before another try, and says when it gives a job up', async () => {
    const givenUp = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => /given up/.test(msg));
    await inTransaction(database.pool, (client) =>
      createJobStore(database.pool).enqueue(client, patientJob, { secret: 'content' }),
    );
    await expect(runner.runUntilIdle()).rejects.toThrow('no luck');
    const brought = await database.pool.query(
      `update job set due_at = now() - interval '1 second'
        where kind = $1 and due_at > now() + interval '590 seconds' returning id::text`,
      [patientJob.name],
    );
    expect(brought.rowCount).toBe(1);
    expect(givenUp()).toEqual([]);
    await expect(runner.runUntilIdle()).rejects.toThrow('no luck');
    expect(await jobs(patientJob.name)).toEqual([]);
    expect(givenUp()).toMatchObject([{ job: patientJob.name, jobId: brought.rows[0]?.id }]);
    expect(lines.join()).not.toContain('content');
  });

  it('does not run what ended worker after worker, says so, and lets its own people know', async () => {
    await inTransaction(database.pool, (client) =>
      createJobStore(database.pool).enqueue(client, deadlyJob, { name: 'too much' }),
    );
    await database.pool.query(`update job set deaths = 4, lease_until = now() - interval '1 second'`);
    await runner.runUntilIdle();
    expect(running).toBe(0);
    expect(givenUp).toEqual(['too much']);
    expect(await jobs(deadlyJob.name)).toEqual([]);
    expect(lines.join()).toContain('a job ended worker after worker; it is given up');
  });

  it('does as many of a kind at once as it declares, and not more', async () => {
    let most = 0;
    work = async () => {
      most = Math.max(most, running);
      await until(async () => most === testJob.atOnce);
    };
    await enqueue(7);
    await runner.runUntilIdle();
    expect(most).toBe(testJob.atOnce);
    expect(await allCompleted()).toBe(true);
  });

  it('asks the jobs under way to end when it stops, completes them, and leaves the rest for others', async () => {
    work = (_n, { signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    await enqueue(5);
    runner.start();
    await until(async () => running === 3);
    await runner.stop();
    expect((await jobs()).map(({ running: isTaken }) => isTaken)).toEqual([false, false]);
  });

  it('runs what runs by itself once a turn, however many workers there are', async () => {
    const others = [newRunner(), newRunner()];
    for (const each of [runner, ...others]) each.start();
    await until(async () => regular > 0);
    for (const each of others) await each.stop();
    expect(await jobs(regularJob.name)).toMatchObject([{ running: false, later: true }]);
    expect(regular).toBe(1);
  });
});
