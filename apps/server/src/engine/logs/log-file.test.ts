import { appendFile, copyFile, mkdtemp, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogFile, type LogPosition } from './log-file.ts';

let folder = '';
let path = '';
let warnings: object[] = [];
const log = { warn: (facts: object) => warnings.push(facts) } as unknown as Parameters<
  typeof createLogFile
>[1];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-file-'));
  path = join(folder, 'postfix.log');
  warnings = [];
});
afterEach(() => rm(folder, { recursive: true }));

/** Each time anew, as after a restart. */
const read = (known?: LogPosition, mostBytes = 1_000_000) => createLogFile(path, log).read(known, mostBytes);

/** All that is there, and where that ends. */
async function readAll(known?: LogPosition, mostBytes?: number) {
  const lines: string[] = [];
  for (let position = known; ; ) {
    const found = await read(position, mostBytes);
    lines.push(...found.lines);
    position = { file: found.file, position: found.position };
    if (!found.isBehind) return { lines, position };
  }
}

let minute = 0;
/** Renames it, so that it was written to later than those renamed before. */
async function moveTo(name: string): Promise<void> {
  minute += 1;
  await rename(path, join(folder, name));
  const time = new Date(Date.UTC(2026, 0, 1, 0, minute));
  await utimes(join(folder, name), time, time);
}

it('gives every complete line once, and a half one when it is complete', async () => {
  await writeFile(path, 'one\ntwo\nhal');
  const first = await read();
  expect(first).toMatchObject({ lines: ['one', 'two'], position: 8, isBehind: false });
  expect(await read(first)).toMatchObject({ lines: [], position: 8, isBehind: false });
  await appendFile(path, 'f\n\nfour\n');
  expect(await read(first)).toMatchObject({ lines: ['half', '', 'four'], position: 19 });
});

it('reads a little at a time, and says that there is more', async () => {
  const line = 'x'.repeat(40_000);
  await writeFile(path, `${line}1\n${line}2\n${line}3\n`);
  const first = await read(undefined, 1_000);
  expect(first).toMatchObject({ lines: [`${line}1`], position: 40_002, isBehind: true });
  expect((await readAll(first, 1_000)).lines).toEqual([`${line}2`, `${line}3`]);
});

it('waits for a file that is not there yet, or not there any more', async () => {
  const none = await read();
  expect(none).toEqual({ lines: [], file: '', position: 0, isBehind: false });
  await writeFile(path, 'one\n');
  const first = await read(none);
  expect(first.lines).toEqual(['one']);
  await rm(path);
  expect(await read(first)).toEqual({ ...first, lines: [], isBehind: false });
  expect(warnings).toEqual([]);
});

it('starts with the file that is there, not with older ones', async () => {
  await writeFile(path, 'old\n');
  await moveTo('postfix.log.1');
  await writeFile(path, 'new\n');
  expect((await readAll()).lines).toEqual(['new']);
});

it('finishes a file that was renamed before it goes on with the next', async () => {
  await writeFile(path, 'one\n');
  const { position } = await readAll();
  await rename(path, `${path}.20261118T120000.000Z`);
  await appendFile(`${path}.20261118T120000.000Z`, 'two\n');
  expect(await read(position)).toMatchObject({ lines: ['two'], isBehind: false });
  // Made by somebody else, while the old one is still being written to.
  await writeFile(path, '');
  const { position: next } = await readAll(position);
  await appendFile(`${path}.20261118T120000.000Z`, 'three\n');
  expect((await readAll(next)).lines).toEqual(['three']);
  await appendFile(path, 'four\n');
  expect((await readAll(next)).lines).toEqual(['three', 'four']);
  expect(warnings).toEqual([]);
});

it('leaves out what was never completed in a file that was renamed', async () => {
  await writeFile(path, 'one\n');
  const { position } = await readAll();
  await appendFile(path, 'hal');
  await moveTo('postfix.log.1');
  await writeFile(path, 'two\n');
  expect((await readAll(position)).lines).toEqual(['two']);
});

it.each([
  ['numbers', ['postfix.log.3', 'postfix.log.2', 'postfix.log.1']],
  ['dates', ['postfix.log-20261116', 'postfix.log-20261117', 'postfix.log-20261118']],
])('goes through all that were renamed while it was away, called by %s', async (_, names) => {
  await writeFile(path, 'one\n');
  const { position } = await readAll();
  await appendFile(path, 'two\n');
  for (const name of names) {
    await moveTo(name);
    await writeFile(path, `after ${name}\n`);
  }
  const lines = ['two', ...names.map((name) => `after ${name}`)];
  expect((await readAll(position)).lines).toEqual(lines);
  expect(warnings).toEqual([]);
});

it('starts again at the beginning of a file that was emptied', async () => {
  await writeFile(path, 'one\ntwo\n');
  const { position } = await readAll();
  await truncate(path);
  const emptied = await readAll(position);
  expect(emptied.lines).toEqual([]);
  await appendFile(path, 'new\n');
  expect((await readAll(emptied.position)).lines).toEqual(['new']);
  // It may have become as long as before until somebody looks.
  await appendFile(path, 'three\nfour\n');
  expect((await readAll(position)).lines).toEqual(['new', 'three', 'four']);
  expect(warnings).toHaveLength(2);
});

it('knows a file that was moved to another disk', async () => {
  await writeFile(path, 'one\n');
  const { position } = await readAll();
  await copyFile(path, join(folder, 'copy'));
  await rename(join(folder, 'copy'), path);
  await appendFile(path, 'two\n');
  expect((await readAll(position)).lines).toEqual(['two']);
  expect(warnings).toEqual([]);
});

it('goes on after a file that is gone, without reading the older ones again, and says so', async () => {
  await writeFile(path, 'oldest\n');
  await moveTo('postfix.log.3');
  await writeFile(path, 'one\n');
  const { position } = await readAll();
  await rm(path);
  await writeFile(path, 'two\n');
  const later = new Date(Date.now() + 60_000);
  await utimes(path, later, later);
  expect((await readAll(position)).lines).toEqual(['two']);
  expect(warnings).toEqual([{ log: path, compressed: [] }]);
});

it('says what could not be read because it was compressed', async () => {
  await writeFile(path, 'one\n');
  const { position } = await readAll();
  const later = new Date(Date.now() + 60_000);
  await rename(path, `${path}.1.gz`);
  await writeFile(path, 'two\n');
  await utimes(path, later, later);
  expect((await readAll(position)).lines).toEqual(['two']);
  expect(warnings).toEqual([{ log: path, compressed: [`${path}.1.gz`] }]);
});

it('cuts a line that is too long, and goes on behind it', async () => {
  const long = 'x'.repeat(1_000_000);
  await writeFile(path, `one\n${long}\ntwo\n${long}`);
  const { lines, position } = await readAll(undefined, 10);
  expect(lines).toEqual(['one', 'x'.repeat(65_536), 'two']);
  expect(position.position).toBe(1_000_009);
  await appendFile(path, '\nthree\n');
  expect((await readAll(position, 10)).lines).toEqual(['x'.repeat(65_536), 'three']);
});

it('makes texts of whatever bytes there are, and counts the bytes', async () => {
  await writeFile(path, Buffer.from([0x61, 0xff, 0x00, 0xc3, 0xa9, 0x0a, 0x62, 0x0a]));
  expect(await read()).toMatchObject({ lines: ['a\uFFFD\uFFFDé', 'b'], position: 8 });
});

it('leaves other files alone', async () => {
  await writeFile(join(folder, 'postfix.logs'), 'other\n');
  await writeFile(join(folder, 'dovecot.log'), 'other\n');
  await writeFile(path, 'one\n');
  const { position } = await readAll();
  await moveTo('postfix.log.1');
  await writeFile(path, 'two\n');
  expect((await readAll(position)).lines).toEqual(['two']);
});

it('knows which files have been read to their end', async () => {
  const finished = (known?: LogPosition) => createLogFile(path, log).listFinished(known);
  await writeFile(path, 'one\n');
  const { position: first } = await readAll();
  for (const name of ['postfix.log.2', 'postfix.log.1']) {
    await moveTo(name);
    await writeFile(path, `after ${name}\n`);
  }
  expect(await finished()).toEqual([]);
  expect(await finished(first)).toEqual([]);
  const second = await read(first);
  expect(await finished(second)).toEqual([`${path}.2`]);
  expect(await finished((await readAll(second)).position)).toEqual([`${path}.2`, `${path}.1`]);
});
