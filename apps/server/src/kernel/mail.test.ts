import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DatabasePool } from '../db/pool.ts';
import { createLog } from './log.ts';
import { mailWorker, sealMail, sendMailJob } from './mail.ts';
import { createSecretBox } from './secrets.ts';

async function listening(server: SMTPServer): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.server.address() as AddressInfo).port;
}

const secrets = createSecretBox('5a'.repeat(32));
const mail = { to: 'admin@example.com', subject: 'Grüße', text: 'Hello “admin”\nhttps://panel.example/x\n' };

describe('outgoing mail', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'posthouse-mail-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const job = (log = createLog('silent')) => ({
    id: randomUUID(),
    log,
    signal: new AbortController().signal,
    database: undefined as unknown as DatabasePool,
    hold: async () => true,
  });
  const worker = (smtpUrl?: string) =>
    mailWorker({ smtpUrl, dataDir, publicUrl: 'https://panel.example:8443' }, secrets);

  it('becomes a file for its owner alone where no mail server is configured', async () => {
    await worker().run(sealMail(secrets, mail), job());
    const [name = ''] = await readdir(join(dataDir, 'outbox'));
    const path = join(dataDir, 'outbox', name);
    expect(name).toMatch(/\.eml$/);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const read = await simpleParser(await readFile(path));
    expect(read).toMatchObject({ subject: mail.subject, text: mail.text });
    expect(read.from?.text).toBe('"Posthouse" <no-reply@panel.example>');
  });

  it('never overwrites another, however many go to one address at once', async () => {
    const { run } = worker();
    await Promise.all(Array.from({ length: 30 }, () => run(sealMail(secrets, mail), job())));
    expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(30);
  });

  it('waits unreadable in the queue', () => {
    const waiting = JSON.stringify(sealMail(secrets, mail));
    expect(waiting).not.toContain('panel.example');
    expect(Buffer.from(JSON.parse(waiting).sealed, 'base64').includes('panel.example')).toBe(false);
  });

  it('keeps its headers whatever stands in the subject and the address', async () => {
    const hostile = { ...mail, subject: 'Hi\r\nBcc: victim@example.com\r\n\r\nbody' };
    await worker().run(sealMail(secrets, hostile), job());
    const [name = ''] = await readdir(join(dataDir, 'outbox'));
    const read = await simpleParser(await readFile(join(dataDir, 'outbox', name)));
    expect(read.bcc).toBeUndefined();
    expect(read.text).toBe(mail.text);
  });

  it('goes to the mail server where one is configured, marked as automatic', async () => {
    const received: ParsedMail[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        void simpleParser(stream).then((parsed) => {
          received.push(parsed);
          done();
        });
      },
    });
    const port = await listening(server);
    await worker(`smtp://127.0.0.1:${port}`).run(sealMail(secrets, mail), job());
    await new Promise<void>((closed) => server.close(closed));
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ subject: mail.subject, text: mail.text });
    expect(received[0]?.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('is not sent again when the mail server falls silent after it had the content', async () => {
    const sockets: Socket[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream) => {
        stream.resume().on('end', () => {
          for (const socket of sockets) socket.destroy();
        });
      },
    });
    server.server.on('connection', (socket: Socket) => sockets.push(socket));
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => lines.push(line) });
    const port = await listening(server);
    await worker(`smtp://127.0.0.1:${port}`).run(sealMail(secrets, mail), job(log));
    await new Promise<void>((closed) => server.close(closed));
    expect(lines).toEqual([expect.stringContaining('did not say whether it took a mail')]);
  });

  it.each([
    ['before it asked for the content', { onRcptTo: true }],
    ['by its answer to the content', { onData: true }],
  ])('fails, to be tried again, when the mail server refuses it %s', async (_when, refuse) => {
    const refusal = Object.assign(new Error('not now'), { responseCode: 451 });
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => done('onRcptTo' in refuse ? refusal : null),
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done(refusal));
      },
    });
    const port = await listening(server);
    const sending = worker(`smtp://127.0.0.1:${port}`).run(sealMail(secrets, mail), job());
    await expect(sending).rejects.toThrow('not now');
    await new Promise<void>((closed) => server.close(closed));
  });

  it('is tried for hours before it is given up', () => {
    const { retries, retrySeconds } = sendMailJob;
    expect(retrySeconds * (2 ** retries - 1)).toBeGreaterThan(8 * 3600);
  });

  it('fails, to be tried again, when the mail server does not answer', async () => {
    await expect(worker('smtp://127.0.0.1:9').run(sealMail(secrets, mail), job())).rejects.toThrow();
  });
});
