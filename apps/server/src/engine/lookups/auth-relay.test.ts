import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../../kernel/log.ts';
import type { LoginEvent } from '../logs/log-events.ts';
import type { SocketServer } from '../socket-server.ts';
import { createAuthRelay } from './auth-relay.ts';

let folder: string;
let dovecot: Server;
let relay: SocketServer;
/** What Dovecot says about the next login. */
let verdict = '';
let noted: LoginEvent[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ph-logins-'));
  dovecot = createServer((socket) => {
    socket.write('VERSION\t1\t2\nDONE\n');
    socket.on('data', () => void socket.write(verdict));
  }).listen(join(folder, 'dovecot'));
  await once(dovecot, 'listening');
  noted = [];
  relay = createAuthRelay({
    dovecotPath: join(folder, 'dovecot'),
    note: (login) => noted.push(login),
    log: createLog('silent'),
  });
  const [uid = 0, gid = 0] = [process.getuid?.(), process.getgid?.()];
  await relay.listen({ path: join(folder, 'postfix'), uid, gid });
});
afterEach(async () => {
  relay.close();
  dovecot.close();
  await rm(folder, { recursive: true });
});

/** What Postfix hears after the greeting: a line, or the end of the connection. */
async function logIn(): Promise<string> {
  const socket = createConnection(join(folder, 'postfix')).setEncoding('utf8');
  await once(socket, 'data');
  socket.write('AUTH\t1\tPLAIN\tservice=smtp\tnologin\tlip=10.0.0.1\trip=192.0.2.7\tresp=AGEAYg==\n');
  const [text] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => ['ended'])]);
  socket.destroy();
  return String(text);
}

it('passes on what Dovecot decides', async () => {
  for (const line of ['OK\t1\tuser=anna@x.test\n', 'FAIL\t1\tuser=temp\treason=temp\n']) {
    verdict = line;
    expect(await logIn()).toBe(line);
  }
});

it('ends the connection where Dovecot could not find out, so that no password is called wrong', async () => {
  for (const line of ['FAIL\t1\tuser=a\ttemp\n', 'FAIL\t1\tuser=a\tcode=temp_fail\n']) {
    verdict = line;
    expect(await logIn()).toBe('ended');
  }
});

const login = {
  ...{ kind: 'login', at: expect.any(String), service: 'smtp', login: 'anna@x.test', ip: '192.0.2.7' },
  ...{ accepted: true, blocked: false, attempts: 1 },
};

it.each([
  ['OK\t1\tuser=anna@x.test#main.0a1b2c3d4e5f\n', { passwordKind: 'main' }],
  ['OK\t1\tuser=Anna#1@x.test#app.12\tx=y\n', { login: 'anna#1@x.test', passwordKind: 'app:12' }],
  ['OK\t1\tuser=anna@x.test#onetime.0a1b2c3d4e5f\n', { passwordKind: 'onetime' }],
  ['FAIL\t1\tuser=anna@x.test\n', { accepted: false, passwordKind: '' }],
  ['FAIL\t1\tuser=anna@x.test#main.0\n', { accepted: false, passwordKind: '' }],
  ['FAIL\t1\tuser=a\x01tb\x01nc\n', { login: 'a\tb\nc', accepted: false, passwordKind: '' }],
  ['FAIL\t1\tuser=anna@x.test\tcode=temp_fail\n', { accepted: false, blocked: true, passwordKind: '' }],
])('notes a login before Postfix hears of it: %j', async (line, fields) => {
  verdict = line;
  await logIn();
  expect(noted).toEqual([{ ...login, ...fields }]);
});

it('notes nothing while Dovecot asks for more, or does not say whom it means', async () => {
  for (const line of ['CONT\t1\tVXNlcm5hbWU6\n', 'FAIL\t1\n']) {
    verdict = line;
    expect(await logIn()).toBe(line);
  }
  expect(noted).toEqual([]);
});

it('ends the connection where Dovecot is away', async () => {
  dovecot.close();
  await rm(join(folder, 'dovecot'), { force: true });
  const socket = createConnection(join(folder, 'postfix'));
  await once(socket, 'close');
});
