import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { mailWorker, sealMail } from './mail.ts';
import { createSecretBox } from './secrets.ts';

const secrets = createSecretBox('5a'.repeat(32));
const mail = { to: 'admin@example.com', subject: 'Grüße', text: 'Hello “admin”\nhttps://panel.example/x\n' };

describe('outgoing mail', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'posthouse-mail-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const worker = (smtpUrl?: string) =>
    mailWorker({ smtpUrl, dataDir, publicUrl: 'https://panel.example:8443' }, secrets, createLog('silent'));

  it('becomes a file for its owner alone where no mail server is configured', async () => {
    await worker().run(sealMail(secrets, mail));
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
    await Promise.all(Array.from({ length: 30 }, () => run(sealMail(secrets, mail))));
    expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(30);
  });

  it('waits unreadable in the queue', () => {
    const waiting = JSON.stringify(sealMail(secrets, mail));
    expect(waiting).not.toContain('panel.example');
    expect(Buffer.from(JSON.parse(waiting).sealed, 'base64').includes('panel.example')).toBe(false);
  });

  it('keeps its headers whatever stands in the subject and the address', async () => {
    const hostile = { ...mail, subject: 'Hi\r\nBcc: victim@example.com\r\n\r\nbody' };
    await worker().run(sealMail(secrets, hostile));
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
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.server.address() as AddressInfo;
    await worker(`smtp://127.0.0.1:${port}`).run(sealMail(secrets, mail));
    await new Promise<void>((closed) => server.close(closed));
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ subject: mail.subject, text: mail.text });
    expect(received[0]?.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('fails, to be tried again, when the mail server does not answer', async () => {
    await expect(worker('smtp://127.0.0.1:9').run(sealMail(secrets, mail))).rejects.toThrow();
  });
});
