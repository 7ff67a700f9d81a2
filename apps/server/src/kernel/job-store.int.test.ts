import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenOn } from '../db/listen.ts';
import { inTransaction } from '../db/transaction.ts';
import { until } from '../testing/pgbouncer.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createJobStore, type JobStore, jobChannel, type TakenJob } from './job-store.ts';
import { type JobKind, jobKind } from './jobs.ts';

interface Data {
  readonly of?: string;
  readonly n?: number;
}

const plain = jobKind<Data>('store-plain');
const resumable = jobKind<Data>('store-resumable', { isResumable: true });
const turns = jobKind<Data>('store-turns', { isResumable: true, turnOf: ({ of = '' }) => of });
const keyed = jobKind<Data>('store-keyed', { keyOf: ({ of = '' }) => of });
const regular = jobKind<Data>('store-regular', { everyMinutes: 10 });

describe('the queue of jobs', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let store: JobStore;
  beforeAll(async () => {
    database = await createTestDatabase();
    store = createJobStore(database.pool);
  });
  afterAll(() => database.close());
  beforeEach(async () => void (await database.pool.query('delete from job')));

  const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values);
  const enqueue = (kind: JobKind<Data>, ...all: Data[]) =>
    inTransaction(database.pool, async (client) => {
      for (const data of all) await store.enqueue(client, kind, data);
    });
  const take = (kind: JobKind<Data>, most = 1) => store.take([{ kind: kind as JobKind<object>, most }]);
  const takeOne = async (kind: JobKind<Data>): Promise<TakenJob> => {
    const [job] = await take(kind);
    if (job === undefined) throw new Error('nothing is due');
    return job;
  };
  const wordOf = ({ data }: TakenJob) => {
    const { of = '', n = '' } = data as Data;
    return `${of}${n}`;
  };
  const again = (job: TakenJob, seconds = 0) =>
    store.complete(turns as JobKind<object>, job, { againInSeconds: seconds });

  it('answers for all kinds in one question, as many of each as there is room for', async () => {
    await enqueue(plain, { n: 1 }, { n: 2 }, { n: 3 });
    await enqueue(turns, { of: 'a' }, { of: 'b' });
    const taken = await store.take([
      { kind: plain as JobKind<object>, most: 2 },
      { kind: turns as JobKind<object>, most: 1 },
      { kind: resumable as JobKind<object>, most: 5 },
    ]);
    expect(taken.map(wordOf).sort()).toEqual(['1', '2', 'a']);
  });

  it('gives a job to one worker alone, however many ask at once', async () => {
    await enqueue(plain, ...Array.from({ length: 20 }, (_, n) => ({ n })));
    await enqueue(turns, ...Array.from({ length: 5 }, (_, n) => ({ of: 'a', n })));
    const asked = Array.from({ length: 8 }, () =>
      store.take([
        { kind: plain as JobKind<object>, most: 3 },
        { kind: turns as JobKind<object>, most: 3 },
      ]),
    );
    const taken = (await Promise.all(asked)).flat();
    const ids = taken.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(taken.filter(({ kind }) => kind === plain.name)).toHaveLength(20);
    expect(taken.filter(({ kind }) => kind === turns.name)).toHaveLength(1);
  });

  it('goes by turns: one at a time of the same, and the others between, however many one has', async () => {
    await enqueue(turns, { of: 'a', n: 1 }, { of: 'a', n: 2 }, { of: 'b', n: 1 });
    const order: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const job = await takeOne(turns);
      order.push(wordOf(job));
      await again(job);
    }
    expect(order).toEqual(['a1', 'b1', 'a2', 'b1', 'a1', 'b1']);
    expect((await take(turns, 3)).map(wordOf).sort()).toEqual(['a2', 'b1']);
  });

  it('lets all with the same turn rest where one was asked to, and no others', async () => {
    await enqueue(turns, { of: 'a', n: 1 }, { of: 'a', n: 2 }, { of: 'b' });
    await store.complete(turns as JobKind<object>, await takeOne(turns), { restSeconds: 60 });
    expect((await take(turns, 3)).map(wordOf)).toEqual(['b']);
    await sql(`update job set lease_until = now() where turn_of = 'a'`);
    expect((await take(turns, 3)).map(wordOf)).toEqual(['a2']);
  });

  it('keeps only the one that failed waiting', async () => {
    await enqueue(turns, { of: 'a', n: 1 }, { of: 'a', n: 2 });
    await again(await takeOne(turns), 60);
    expect((await take(turns, 3)).map(wordOf)).toEqual(['a2']);
  });

  it('gives what can be resumed to another within seconds, and anything else once its time is over', async () => {
    await enqueue(plain, {});
    await enqueue(resumable, {});
    await takeOne(plain);
    await takeOne(resumable);
    const { rows } = await sql(
      `select kind, lease_until <= now() + interval '10 seconds' as soon, lease_until > now() + interval '80 seconds' as late
         from job order by kind`,
    );
    expect(rows).toEqual([
      { kind: plain.name, soon: false, late: true },
      { kind: resumable.name, soon: true, late: false },
    ]);
  });

  it('calls a job deadly when worker after worker has died with it, and not because it rested or came on', async () => {
    const die = async () => {
      const job = await takeOne(turns);
      await sql('update job set lease_until = now()');
      return job;
    };
    await enqueue(turns, { of: 'a' });
    for (let deaths = 0; deaths < 5; deaths += 1) expect((await die()).isDeadly).toBe(false);
    const deadly = await die();
    expect(deadly.isDeadly).toBe(true);
    await again(deadly);
    for (let rests = 0; rests < 6; rests += 1) {
      const job = await takeOne(turns);
      expect(job.isDeadly).toBe(false);
      await store.complete(turns as JobKind<object>, job, { restSeconds: 0 });
    }
    expect((await takeOne(turns)).isDeadly).toBe(false);
  });

  it('lets whoever comes too late hold, renew, complete and fail nothing', async () => {
    await enqueue(resumable, {});
    const late = await takeOne(resumable);
    await sql('update job set lease_until = now()');
    const present = await takeOne(resumable);
    const holds = (job: TakenJob) => inTransaction(database.pool, (client) => store.hold(client, job));
    expect([await holds(late), await holds(present)]).toEqual([false, true]);
    const lease = async () => (await sql('select lease_until, fence from job')).rows[0];
    const before = await lease();
    await store.renew([late]);
    await store.complete(resumable as JobKind<object>, late, undefined);
    await store.fail(resumable as JobKind<object>, late);
    expect(await lease()).toEqual(before);
    await store.renew([present]);
    expect((await lease()).lease_until.getTime()).toBeGreaterThan(before.lease_until.getTime());
  });

  it('leaves a job to the transaction that holds it, also when its lease is over', async () => {
    await enqueue(turns, { of: 'a' });
    const job = await takeOne(turns);
    await sql('update job set lease_until = now()');
    await inTransaction(database.pool, async (client) => {
      await store.hold(client, job);
      await store.renew([job]);
      expect(await take(turns)).toEqual([]);
    });
    expect(await take(turns)).toHaveLength(1);
  });

  it('has one job with the same key, until it is over', async () => {
    await enqueue(keyed, { of: 'a', n: 1 }, { of: 'a', n: 2 }, { of: 'b', n: 3 });
    expect((await take(keyed, 5)).map(wordOf)).toEqual(['a1', 'b3']);
    await enqueue(keyed, { of: 'a', n: 4 });
    expect(await take(keyed, 5)).toEqual([]);
  });

  it('keeps what runs by itself for its next turn, whether it was done or given up', async () => {
    for (let start = 0; start < 3; start += 1)
      await store.enqueueRegular([regular as JobKind<object>, plain as JobKind<object>]);
    const isWaiting = async () =>
      (await sql(`select due_at > now() + interval '9 minutes' as later, lease_until from job`)).rows;
    await store.complete(regular as JobKind<object>, await takeOne(regular), undefined);
    expect(await isWaiting()).toEqual([{ later: true, lease_until: null }]);
    await sql('update job set due_at = now(), failures = 5');
    await store.fail(regular as JobKind<object>, await takeOne(regular));
    expect(await isWaiting()).toEqual([{ later: true, lease_until: null }]);
  });

  it('tells workers of a job once it is committed, and of none that is rolled back', async () => {
    let heard = 0;
    let isConnected = false;
    const listening = listenOn({
      url: database.url,
      channel: jobChannel,
      name: 'test',
      onConnected: () => {
        isConnected = true;
      },
      onNotification: () => {
        heard += 1;
      },
      onAway: () => undefined,
    });
    await until(async () => isConnected);
    const refused = inTransaction(database.pool, async (client) => {
      await store.enqueue(client, plain, {});
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    await enqueue(plain, {});
    await until(async () => heard > 0);
    expect(heard).toBe(1);
    await listening.end();
  });
});
