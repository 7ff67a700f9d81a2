import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { DatabasePool } from '../db/pool.ts';
import { createReadiness, refuseFullDisk } from './readiness.ts';

/** Has no room for anybody, on every Linux. */
const fullDisk = '/proc';

describe('readiness', () => {
  const answering = { pool: { query: async () => ({ rows: [] }) } } as unknown as DatabasePool;

  it('knows no obstacle where the database answers and there is room', async () => {
    expect(await createReadiness(answering, tmpdir()).findObstacle()).toBeUndefined();
  });

  it('says that the disk of the data folder is full, at the start too', async () => {
    const words = /^The disk of \/proc.* is full: 0 MB are free/;
    expect(await createReadiness(answering, fullDisk).findObstacle()).toMatch(words);
    await expect(refuseFullDisk(join(fullDisk, 'not/made/yet'))).rejects.toThrow(words);
  });

  it('says that the database could not write, as soon as somebody has noticed', async () => {
    const readiness = createReadiness(answering, tmpdir());
    const noSpace = Object.assign(new Error('could not extend file'), { code: '53100' });
    readiness.noteFailure(new DrizzleQueryError('select 1', [], noSpace));
    expect(await readiness.findObstacle()).toBe('The disk of the database is full.');
  });

  it('tells a database that is not set up from one that is away', async () => {
    const failing = (error: Error) =>
      createReadiness({ pool: { query: () => Promise.reject(error) } } as never, tmpdir()).findObstacle();
    const noTable = Object.assign(new Error('no such table'), { code: '42P01' });
    const starting = Object.assign(new Error('starting up'), { code: '57P03' });
    expect(await failing(noTable)).toBe('The database is not set up.');
    expect(await failing(starting)).toBe('The database cannot be reached.');
  });
});
