import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { teachReleased } from '../../reports/teach-released.ts';
import { createJunkMoves, movedIn } from './junk-moves.ts';
import type { Lesson } from './lesson.ts';

const head = 'VERSION\tscript\t4\t0\nalarm=5\n-\n';
let [folder, taught]: [string, Lesson[]] = ['', []];
let moves: ReturnType<typeof createJunkMoves>;
let teach: (lesson: Lesson) => Promise<unknown>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lessons-'));
  taught = [];
  teach = async (lesson) => taught.push(lesson);
  const accountOf = async (user: string) => (user === 'anna@alpha.test' ? '7' : undefined);
  moves = createJunkMoves({ accountOf, teach: (lesson) => teach(lesson) }, pino({ enabled: false }));
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  await moves.listen({ path: join(folder, 's'), uid, gid });
});
afterEach(async () => {
  await moves.stop();
  await rm(folder, { recursive: true });
});

/** What waits until somebody says go. */
function gate(): [Promise<void>, () => void] {
  let go: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    go = resolve;
  });
  return [opened, go];
}

/** As Dovecot does it; the answer. */
async function move(given: string | Buffer): Promise<string> {
  const socket = connect({ path: join(folder, 's'), allowHalfOpen: true });
  await once(socket, 'connect');
  socket.end(given);
  return text(socket);
}

it('teaches what the keeper has released for a user', async () => {
  await teachReleased(join(folder, 's'), 'anna@alpha.test', Buffer.from('Subject: x\n\nText\n'));
  await vi.waitFor(() =>
    expect(taught).toEqual([{ accountId: '7', kind: 'notspam', mail: Buffer.from('Subject: x\n\nText\n') }]),
  );
});

it('teaches what a user has moved, and answers at once', async () => {
  const [allMoved, go] = gate();
  teach = (lesson) => allMoved.then(() => taught.push(lesson));
  expect(await move(`${head}spam\nanna@alpha.test\n\nSubject: x\n\nText\n\nMore\n`)).toBe('+\n');
  expect(await move(`${head}notspam\nanna@alpha.test\n\nSubject: y\n\n`)).toBe('+\n');
  go();
  await vi.waitFor(() => expect(taught).toHaveLength(2));
  expect(taught).toEqual([
    { accountId: '7', kind: 'spam', mail: Buffer.from('Subject: x\n\nText\n\nMore\n') },
    { accountId: '7', kind: 'notspam', mail: Buffer.from('Subject: y\n\n') },
  ]);
});

it('goes on after a lesson that failed, one of a stranger, and what it can’t read', async () => {
  teach = async () => Promise.reject(new Error('no filter'));
  await move(`${head}spam\nanna@alpha.test\n\nSubject: x\n`);
  teach = async (lesson) => taught.push(lesson);
  await move(`${head}spam\nnobody@alpha.test\n\nSubject: x\n`);
  for (const made of ['', 'x', `${head}other\nanna@alpha.test\n\n`, Buffer.alloc(6_000_000)])
    expect(await move(made)).toBe('+\n');
  await move(`${head}spam\nanna@alpha.test\n\nSubject: last\n`);
  await vi.waitFor(() => expect(taught.map(({ mail }) => String(mail))).toEqual(['Subject: last\n']));
});

it('keeps only so much that waits', async () => {
  const [allMoved, go] = gate();
  teach = (lesson) => allMoved.then(() => taught.push(lesson));
  const large = Buffer.concat([Buffer.from(`${head}spam\nanna@alpha.test\n\n`), Buffer.alloc(4_900_000)]);
  for (let count = 0; count < 8; count += 1) await move(large);
  go();
  await vi.waitFor(() => expect(taught).toHaveLength(5));
});

it('knows who moved what, whichever options come before', () => {
  expect(movedIn(Buffer.from('VERSION\tscript\t4\t0\nnoreply\nspam\na@b\n\nmail'))).toEqual({
    ...{ kind: 'spam', user: 'a@b', mail: Buffer.from('mail') },
  });
  expect(movedIn(Buffer.from('spam\na@b\nmail'))).toBeUndefined();
});
