import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLockHolder, tryLock, withLock } from './folder-lock.ts';
import { identifyProcess } from './process-identity.ts';

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'posthouse-lock-'));
  folder = join(parent, 'lock');
});

afterEach(() => rm(parent, { recursive: true }));

test('a held lock names its holder; a released one is free again', async () => {
  const first = await tryLock(folder);
  if ('heldBy' in first) throw new Error('a fresh lock was held');
  expect(await tryLock(folder)).toEqual({ heldBy: identifyProcess(process.pid) });
  expect((await findLockHolder(folder))?.pid).toBe(process.pid);
  await first.release();
  expect(await findLockHolder(folder)).toBeUndefined();
  expect(await tryLock(folder)).toHaveProperty('release');
});

test('the lock of another process that got the same process id is stale', async () => {
  await tryLock(folder);
  await writeFile(join(folder, '7'), `${process.pid}\nanother boot/123\n`);
  expect(await findLockHolder(folder)).toBeUndefined();
  expect(await tryLock(folder)).toHaveProperty('release');
  expect(await readdir(folder)).toEqual(['8']);
});

test('of many that find a stale lock at once, exactly one gets it', async () => {
  await tryLock(folder);
  await writeFile(join(folder, '2'), '999999999\nlong ago\n');
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(Array.from({ length: 12 }, () => tryLock(folder)));
    const winners = answers.filter((answer) => 'release' in answer);
    expect(winners).toHaveLength(1);
    for (const winner of winners) await winner.release();
  }
});

test('work under the lock never overlaps', async () => {
  let inside = 0;
  const seen: number[] = [];
  const work = async () => {
    inside++;
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(inside--);
  };
  await Promise.all(Array.from({ length: 10 }, () => withLock(folder, 10_000, work)));
  expect(seen).toEqual(Array(10).fill(1));
});
