import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogFile } from './log-file.ts';
import { rotateLog } from './rotate-logs.ts';

let folder = '';
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rotate-logs-'));
  path = join(folder, 'postfix.log');
});
afterEach(() => rm(folder, { recursive: true }));

const limits = { mostBytes: 10, keptFiles: 2 };
const minute = (count: number) => new Date(Date.UTC(2026, 10, 18, 12, count));
const names = async () => (await readdir(folder)).sort();
const reopen = () => appendFile(path, '');

it('renames a log that is too large, and has a new one opened', async () => {
  await writeFile(path, 'small\n');
  await rotateLog({ path, reopen }, minute(0), limits);
  expect(await names()).toEqual(['postfix.log']);
  await writeFile(path, 'larger than ten bytes\n');
  await rotateLog({ path, reopen }, minute(1), limits);
  expect(await names()).toEqual(['postfix.log', 'postfix.log.20261118T120100.000Z']);
  expect(await readFile(path, 'utf8')).toBe('');
});

it('does nothing where there is no log', async () => {
  const reopenNothing = () => Promise.reject(new Error('nobody is there'));
  await rotateLog({ path, reopen: reopenNothing }, minute(0), limits);
  expect(await names()).toEqual([]);
});

it('asks again for a new file when nobody could be asked', async () => {
  await writeFile(path, 'larger than ten bytes\n');
  const fail = () => Promise.reject(new Error('it does not run'));
  await expect(rotateLog({ path, reopen: fail }, minute(0), limits)).rejects.toThrow('it does not run');
  await rotateLog({ path, reopen }, minute(1), limits);
  expect(await names()).toEqual(['postfix.log', 'postfix.log.20261118T120000.000Z']);
});

it('keeps the last ones, and leaves alone what others put there', async () => {
  await writeFile(`${path}.1.gz`, 'compressed by somebody');
  for (const count of [1, 2, 3, 4]) {
    await writeFile(path, `${count} is larger than ten bytes\n`);
    await rotateLog({ path, reopen }, minute(count), limits);
  }
  expect(await names()).toEqual([
    ...['postfix.log', 'postfix.log.1.gz'],
    ...['postfix.log.20261118T120300.000Z', 'postfix.log.20261118T120400.000Z'],
  ]);
});

it('never removes what has not been read to its end', async () => {
  const reader = createLogFile(path, { warn: () => undefined });
  let known = { file: '', position: 0 };
  const rotated = { path, reopen, listFinished: () => reader.listFinished(known) };
  const write = async (count: number) => {
    await appendFile(path, `${count} is larger than ten bytes\n`);
    await rotateLog(rotated, minute(count), limits);
  };
  await appendFile(path, 'first\n');
  known = await reader.read(known, 1_000);
  for (const count of [1, 2, 3, 4]) await write(count);
  expect(await names()).toHaveLength(5);
  const lines: string[] = [];
  for (const count of [5, 6, 7, 8]) {
    const read = await reader.read(known, 1_000);
    lines.push(...read.lines);
    known = read;
    await write(count);
  }
  for (let isBehind = true; isBehind; ) {
    const read = await reader.read(known, 1_000);
    lines.push(...read.lines);
    [known, isBehind] = [read, read.isBehind];
  }
  expect(lines).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((count) => `${count} is larger than ten bytes`));
  await rotateLog(rotated, minute(9), limits);
  expect(await names()).toEqual([
    ...['postfix.log', 'postfix.log.20261118T120700.000Z', 'postfix.log.20261118T120800.000Z'],
  ]);
});
