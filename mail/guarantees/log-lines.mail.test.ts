import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDeliveryLine } from '../../apps/server/src/engine/logs/dovecot-delivery-line.ts';
import { createLogFile } from '../../apps/server/src/engine/logs/log-file.ts';
import { readPostfixLine } from '../../apps/server/src/engine/logs/postfix-line.ts';
import { send } from './clients.ts';
import { arrived, instance, newDomain, newUser, until } from './house.ts';

const domain = await newDomain();

async function linesOf(name: string): Promise<readonly string[]> {
  const log = createLogFile(join(instance.root, 'log', name), { warn: () => undefined });
  return (await log.read(undefined, Number.MAX_SAFE_INTEGER)).lines;
}
const postfixEvents = async () =>
  (await linesOf('postfix.log')).flatMap((line) => readPostfixLine(line, new Date()) ?? []);
const dovecotEvents = async () =>
  (await linesOf('dovecot-info.log')).flatMap((line) => readDeliveryLine(line) ?? []);

/** Far less than any time zone is away. */
const soonMs = 10 * 60_000;

it('the logs of Postfix and Dovecot tell the way of a message into a folder', async () => {
  const user = await newUser(domain);
  const messageId = `<way@${domain}>`;
  const [from, subject] = ['Somebody@World.example', 'the way'];
  expect(await send({ from, to: user.user, subject, headers: { 'Message-ID': messageId } })).toBe('sent');
  await arrived(user, subject);
  const way = async () => {
    const events = await postfixEvents();
    const first = events.find((event) => event.kind === 'message_id' && event.messageId === messageId);
    return events.filter((event) => event.queueId === first?.queueId);
  };
  await until(async () => (await way()).some(({ kind }) => kind === 'removed'), 'its way to end');
  const events = await way();
  const about = { at: expect.any(String), queueId: expect.any(String) };
  expect(events.filter(({ kind }) => kind !== 'queued')).toEqual([
    { ...about, kind: 'accepted', service: 'smtpd', clientName: 'unknown', clientIp: '127.0.0.1', login: '' },
    { ...about, kind: 'message_id', messageId },
    {
      ...{ ...about, kind: 'outcome', service: 'lmtp', recipient: user.user, original: user.user },
      ...{ relay: expect.stringContaining('dovecot-lmtp'), dsn: '2.0.0', status: 'sent' },
      answer: expect.stringMatching(/^250 2\.0\.0 <.*> \S+ Saved$/),
    },
    { ...about, kind: 'removed' },
  ]);
  const queued = { kind: 'queued', sender: 'somebody@world.example', recipients: 1 };
  expect(events).toContainEqual({ ...about, ...queued, bytes: expect.any(Number) });
  for (const { at } of events) expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(soonMs);
  const outcome = events.find((event) => event.kind === 'outcome');
  const session = / (\S+) Saved$/.exec(outcome?.answer ?? '')?.[1];
  const stored = (await dovecotEvents()).filter((event) => event.session === session);
  expect(stored).toEqual([
    { kind: 'stored', at: expect.any(String), session, user: user.user, messageId, to: 'INBOX' },
  ]);
  for (const { at } of stored) expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(soonMs);
});

it('the log of Postfix tells what was refused before the message and after it', async () => {
  const user = await newUser(domain);
  const nobody = `nobody@${domain}`;
  expect(await send({ to: nobody, subject: 'x' })).toMatch(/^550 /);
  const from = `boss@${domain}`;
  expect(await send({ from, to: user.user, subject: 'forged' })).toMatch(/^5/);
  const refusals = async () =>
    (await postfixEvents()).flatMap((event) => (event.kind === 'refused' ? event : []));
  await until(async () => (await refusals()).some(({ sender }) => sender === from), 'the refusal');
  expect((await refusals()).filter(({ recipient }) => recipient === nobody)).toMatchObject([
    { stage: 'RCPT', service: 'smtpd', clientIp: '127.0.0.1', code: 550, dsn: '5.1.1' },
  ]);
  expect((await refusals()).filter(({ sender }) => sender === from)).toMatchObject([
    { stage: 'END-OF-MESSAGE', recipient: user.user, queueId: expect.any(String), dsn: '5.7.1' },
  ]);
});
