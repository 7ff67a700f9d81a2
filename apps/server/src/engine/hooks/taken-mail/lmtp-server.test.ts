import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../../../kernel/log.ts';
import { createLmtpServer } from './lmtp-server.ts';
import { ComeAgain, Refused } from './refused.ts';
import type { TakenMail } from './take-mail.ts';

let folder: string;
let server: ReturnType<typeof createLmtpServer>;
let taken: TakenMail[];
let begun: number;
let waitsFor: Promise<void>;
beforeEach(async () => {
  [taken, begun, waitsFor] = [[], 0, Promise.resolve()];
  folder = await mkdtemp(join(tmpdir(), 'ph-lmtp-'));
  server = createLmtpServer(async (mail) => {
    begun += 1;
    await waitsFor;
    if (mail.recipient.startsWith('refused')) throw new Refused('5.7.1 Not for you');
    if (mail.recipient.startsWith('later')) throw new ComeAgain('4.3.0 Somebody else has it');
    if (mail.recipient.startsWith('broken')) throw new Error('no database');
    taken.push(mail);
  }, createLog('silent'));
  const [uid = 0, gid = 0] = [process.getuid?.(), process.getgid?.()];
  await server.listen({ path: join(folder, 'socket'), uid, gid });
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** What is answered until the server ends the connection, without the greeting and what it can do. */
async function say(...pieces: readonly (string | Buffer)[]): Promise<readonly string[]> {
  const socket = createConnection(join(folder, 'socket'));
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes;
  });
  for (const piece of ['LHLO mx\r\n', ...pieces, 'QUIT\r\n']) {
    socket.write(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await once(socket, 'close');
  const lines = received.split('\r\n');
  const answers = lines.slice(lines.findIndex((line) => line.startsWith('250 ')) + 1);
  return answers.filter((line) => line !== '' && !line.startsWith('221'));
}

it.each([
  ['nobody', ''],
  ['dots where they should not be', 'a..b.@world.example'],
  ['a local part in quotes', '"anna <maria> \\"x\\" @ home"@world.example'],
  ['a server without a name', 'a@[192.0.2.1]'],
  ['the wire form of an international domain', 'a@xn--bcher-kva.example'],
  ['letters of all languages', 'müller@bücher.example'],
])('takes mail of %s as it is written', async (_what, sender) => {
  await say(
    `MAIL FROM:<${sender}> BODY=8BITMIME SMTPUTF8\r\nRCPT TO:<l@x.test>\r\nDATA\r\n`,
    'A: b\r\n.\r\n',
  );
  expect(taken).toEqual([{ sender, recipient: 'l@x.test', mail: Buffer.from('A: b\r\n') }]);
});

it('answers each recipient', async () => {
  const to = ['one', 'refused', 'later', 'broken'].map((name) => `RCPT TO:<${name}@x.test>\r\n`);
  const answers = await say('MAIL FROM:<a@x.test>\r\n', to.join(''), 'DATA\r\n', 'A: b\r\n.\r\n');
  expect(answers.slice(5)).toEqual([
    '354 Go on',
    '250 2.0.0 Taken',
    '550 5.7.1 Not for you',
    '451 4.3.0 Somebody else has it',
    '451 4.3.0 Try again later',
  ]);
});

it('reads content with any bytes, whatever pieces it comes in', async () => {
  const bytes = Buffer.concat([Buffer.from([0, 255, 0xc3]), Buffer.alloc(200_000, 'x')]);
  const pieces = ['..one dot\r', '\n...two dots\r\n.', '.\r\n', bytes, '\r\n', '.', '\r\n'];
  await say('MAIL FROM:<a@x.test>\r\nRCPT TO:<l@x.test>\r\nDATA\r\n', ...pieces);
  const expected = Buffer.concat([
    Buffer.from('.one dot\r\n..two dots\r\n.\r\n'),
    bytes,
    Buffer.from('\r\n'),
  ]);
  expect(taken[0]?.mail.equals(expected)).toBe(true);
});

it('takes several messages one after the other, and an empty one', async () => {
  const one = 'MAIL FROM:<a@x.test>\r\nRCPT TO:<l@x.test>\r\nDATA\r\n';
  await say(`${one}A: b\r\n.\r\n${one}.\r\n`);
  expect(taken.map(({ mail }) => String(mail))).toEqual(['A: b\r\n', '']);
});

it('has no content without recipients, and forgets them when told', async () => {
  expect(
    await say(
      'RCPT TO:<l@x.test>\r\nMAIL FROM:a@x.test\r\nMAIL FROM:<a@x.test>\r\nRCPT TO:<l@x.test>\r\nRSET\r\nDATA\r\nTURN\r\n',
    ),
  ).toEqual([
    '501 5.1.3 Not an address',
    '501 5.1.7 Not an address',
    '250 2.1.0 Ok',
    '250 2.1.5 Ok',
    '250 2.0.0 Ok',
    '503 5.5.1 No recipients',
    '500 5.5.2 Unknown command',
  ]);
});

it('answers what it has begun before it ends', async () => {
  let goOn = () => {};
  waitsFor = new Promise((resolve) => {
    goOn = resolve;
  });
  const answers = say('MAIL FROM:<a@x.test>\r\nRCPT TO:<l@x.test>\r\nDATA\r\nA: b\r\n.\r\n');
  await vi.waitFor(() => expect(begun).toBe(1));
  const stopped = server.stop();
  goOn();
  await stopped;
  expect(await answers).toContain('250 2.0.0 Taken');
});
