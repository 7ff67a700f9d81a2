import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Leases } from '../db/lease.ts';
import type { DatabasePool } from '../db/pool.ts';
import { type DueWork, dueWorker } from './due-work.ts';
import { jobKind, type RunningJob } from './jobs.ts';
import { createLog } from './log.ts';

interface Row {
  readonly id: number;
  readonly accountId: number;
}

describe('work that is due', () => {
  const now = new Date('2026-03-02T10:00:00.000Z');
  const clock = { now: () => now };

  function house(rows: number, accountOf = (_id: number) => 1) {
    const waiting: Row[] = Array.from({ length: rows }, (_, id) => ({ id, accountId: accountOf(id) }));
    const putOff: { id: number; minutes: number }[] = [];
    const lines: string[] = [];
    const leases: Leases<Row> = {
      async take(_db, { passOver = [] }) {
        const index = waiting.findIndex(({ accountId }) => !passOver.includes(accountId));
        return index < 0 ? undefined : waiting.splice(index, 1)[0];
      },
      renew: async () => true,
      heldBy: () => undefined,
      putOff: async (_db, { id }, until) => {
        putOff.push({ id, minutes: (until.getTime() - now.getTime()) / 60_000 });
      },
    };
    const ending = new AbortController();
    const job: RunningJob = {
      id: 'job-1',
      database: {} as DatabasePool,
      log: createLog('info', { write: (line) => lines.push(line) }),
      signal: ending.signal,
      hold: async () => true,
    };
    const workOff = (due: Omit<DueWork<Row>, 'leases'>) =>
      dueWorker(jobKind('due-test'), { clock }, () => ({ ...due, leases })).run({}, job);
    return { waiting, putOff, lines, ending, workOff };
  }

  it('is put off by minutes where it failed, is logged, and keeps the rest from nothing', async () => {
    const { workOff, putOff, lines } = house(5);
    const done: number[] = [];
    const goesOn = await workOff({
      atOnce: 2,
      sliceSeconds: 10,
      async work({ id }) {
        if (id === 1) throw new Error('a bug');
        done.push(id);
      },
    });
    expect(goesOn).toBeUndefined();
    expect(done.sort()).toEqual([0, 2, 3, 4]);
    expect(putOff).toEqual([{ id: 1, minutes: 5 }]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ row: { id: 1 }, err: { message: 'a bug' } });
  });

  it('fails as a whole when the database is away, once everything under way has ended', async () => {
    const { workOff, putOff } = house(2);
    let ended = 0;
    const working = workOff({
      atOnce: 2,
      sliceSeconds: 10,
      async work({ id }) {
        if (id === 0) throw Object.assign(new Error('shutting down'), { code: '57P01' });
        await sleep(20);
        ended += 1;
      },
    });
    await expect(working).rejects.toThrow('shutting down');
    expect({ ended, putOff }).toEqual({ ended: 1, putOff: [] });
  });

  it('of one account, however much and slow, holds up none of the others', async () => {
    const { workOff } = house(40, (id) => (id < 30 ? 1 : id < 35 ? 2 : 3));
    const done: number[] = [];
    let finishSlow = () => {};
    const othersAreDone = new Promise<void>((resolve) => {
      finishSlow = resolve;
    });
    await workOff({
      atOnce: 3,
      sliceSeconds: 3,
      async work({ id, accountId }) {
        if (accountId === 1) await Promise.race([othersAreDone, sleep(4_000)]);
        done.push(id);
        if (done.length === 10) finishSlow();
      },
    });
    expect(done).toHaveLength(40);
    expect(done.slice(0, 10).sort()).toEqual([30, 31, 32, 33, 34, 35, 36, 37, 38, 39]);
  });

  it('goes on at once, here or elsewhere, when the worker stops or the time is over', async () => {
    const { workOff, waiting, ending } = house(5);
    const goesOn = await workOff({
      atOnce: 1,
      sliceSeconds: 10,
      work: async () => ending.abort(),
    });
    expect(goesOn).toEqual({ againInSeconds: 0 });
    expect(waiting).toHaveLength(4);
  });
});
