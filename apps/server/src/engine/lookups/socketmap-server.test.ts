import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../../kernel/log.ts';
import type { SocketServer } from '../socket-server.ts';
import { createSocketmapServer } from './socketmap-server.ts';

const answers = new Map([
  ['mailbox anna@x.test', ['anna@x.test']],
  ['virtual_alias team@x.test', ['a@x.test', 'b@x.test']],
  ['virtual_alias all@x.test', Array.from({ length: 5_000 }, (_, at) => `${at}.member.of.all@x.test`)],
]);

let folder: string;
let server: SocketServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ph-lookups-'));
  server = createSocketmapServer(async (table, key) => {
    if (key === 'broken') throw new Error('no database');
    return answers.get(`${table} ${key}`) ?? [];
  }, createLog('silent'));
  const [uid = 0, gid = 0] = [process.getuid?.(), process.getgid?.()];
  await server.listen({ path: join(folder, 'socket'), uid, gid });
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** What is answered to these bytes; ends when so many answers are there, or the connection is. */
function ask(count: number, ...bytes: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket: Socket = createConnection(join(folder, 'socket'));
    let received = '';
    socket.setEncoding('utf8');
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
    socket.on('data', (text: string) => {
      received += text;
      if (received.split(/,(?=\d+:|$)/).length > count) socket.destroy();
    });
    for (const part of bytes) socket.write(part);
  });
}

it('answers with what is found, with nothing, or with a reason to come again', async () => {
  expect(await ask(1, '19:mailbox anna@x.test,')).toBe('14:OK anna@x.test,');
  expect(await ask(1, '25:virtual_alias team@x.test,')).toBe('20:OK a@x.test,b@x.test,');
  expect(await ask(1, '21:mailbox nobody@x.test,')).toBe('9:NOTFOUND ,');
  expect(await ask(1, '14:mailbox broken,')).toBe('32:TEMP The database gave no answer,');
});

it('answers each of many questions in their order, however they arrive', async () => {
  const question = '19:mailbox anna@x.test,21:mailbox nobody@x.test,';
  const answer = '14:OK anna@x.test,9:NOTFOUND ,';
  expect(await ask(2, question.slice(0, 5), question.slice(5, 30), question.slice(30))).toBe(answer);
  expect(await ask(2, question)).toBe(answer);
});

it('gives up on whoever speaks something else, and on what Postfix would not read', async () => {
  for (const bytes of ['GET / HTTP/1.1\r\n', '99999:x', '3:abcd', ',']) expect(await ask(1, bytes)).toBe('');
  expect(await ask(1, '24:virtual_alias all@x.test,')).toBe('27:PERM The answer is too long,');
});
