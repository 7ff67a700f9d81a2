import { expect, it } from 'vitest';
import { readPostfixLine } from './postfix-line.ts';

const now = new Date('2026-11-18T12:00:00Z');
const at = '2026-11-18T11:35:16.000Z';
const queueId = '4jTzzm6JjZzdCZK';
const read = (text: string, program = 'smtpd') =>
  readPostfixLine(`Nov 18 11:35:16 mx postfix/${program}[25720]: ${text}`, now);

it('tells who hands in a message, by which port, and as whom', () => {
  const from = { kind: 'accepted', at, queueId, clientName: 'unknown', clientIp: '127.0.0.1' };
  expect(read(`${queueId}: client=unknown[127.0.0.1]`)).toEqual({ ...from, service: 'smtpd', login: '' });
  const login = 'anna@example.com#main.k3J9';
  expect(
    read(
      `${queueId}: client=unknown[127.0.0.1], sasl_method=PLAIN, sasl_username=${login}`,
      'submission/smtpd',
    ),
  ).toEqual({ ...from, service: 'submission', login });
  expect(
    read(
      `${queueId}: client=unknown[127.0.0.1], sasl_method=PLAIN, sasl_username=${login}, sasl_sender=x, sasl_username=eve@example.com`,
      'submissions/smtpd',
    ),
  ).toEqual({ ...from, service: 'submissions', login });
  expect(read(`${queueId}: client=mail.example.net[2001:db8::25]`, 'handover/smtpd')).toMatchObject({
    ...{ service: 'handover', clientName: 'mail.example.net', clientIp: '2001:db8::25' },
  });
});

it('tells the id of a message as its sender wrote it', () => {
  const id = (text: string) => read(`${queueId}: ${text}`, 'cleanup');
  expect(id('message-id=<6469.0003@example.com>')).toEqual({
    ...{ kind: 'message_id', at, queueId, messageId: '<6469.0003@example.com>' },
  });
  expect(id('message-id=<x: removed>? folded')).toMatchObject({ messageId: '<x: removed>? folded' });
  expect(id('message-id=')).toBeUndefined();
  expect(id('resent-message-id=<r@example.com>')).toBeUndefined();
});

it('tells sender and size once a message is in the queue', () => {
  const queued = { kind: 'queued', at, queueId, bytes: 4453, recipients: 2 };
  const qmgr = (sender: string) =>
    read(`${queueId}: from=<${sender}>, size=4453, nrcpt=2 (queue active)`, 'qmgr');
  expect(qmgr('Somebody@World.example')).toEqual({ ...queued, sender: 'somebody@world.example' });
  expect(qmgr('')).toEqual({ ...queued, sender: '' });
  const odd = String.raw`"a\"b, size=1, nrcpt=9 (queue active)"@b.example`;
  expect(qmgr(odd)).toEqual({ ...queued, sender: odd });
});

const sent =
  'relay=mx.example.com[private/dovecot-lmtp], delay=0.28, delays=0.13/0.01/0.05/0.09, dsn=2.0.0, status=sent';

it('tells what became of it for each recipient, by any transport', () => {
  expect(
    read(
      `${queueId}: to=<U5@example.com>, ${sent} (250 2.0.0 <u5@example.com> ngKFFHWN/WqLZAAARZcH9w Saved)`,
      'lmtp',
    ),
  ).toEqual({
    ...{ kind: 'outcome', at, queueId, service: 'lmtp' },
    ...{ recipient: 'u5@example.com', original: 'u5@example.com' },
    ...{ relay: 'mx.example.com[private/dovecot-lmtp]', dsn: '2.0.0', status: 'sent' },
    answer: '250 2.0.0 <u5@example.com> ngKFFHWN/WqLZAAARZcH9w Saved',
  });
  const deferred =
    'to=<b@world.example>, orig_to=<Sales@example.com>, relay=mx.world.example[192.0.2.7]:25, conn_use=2, delay=1.9, delays=1.9/0/0/0, dsn=4.3.0, status=deferred (host mx.world.example[192.0.2.7] said: 451 4.3.0 Try (really) again, later (in reply to end of DATA command))';
  expect(read(`${queueId}: ${deferred}`, 'smarthost/smtp')).toMatchObject({
    ...{ service: 'smarthost', recipient: 'b@world.example', original: 'sales@example.com' },
    ...{ relay: 'mx.world.example[192.0.2.7]:25', dsn: '4.3.0', status: 'deferred' },
    answer:
      'host mx.world.example[192.0.2.7] said: 451 4.3.0 Try (really) again, later (in reply to end of DATA command)',
  });
  const bounced =
    'to=<a@example.com>, relay=none, delay=0.91, delays=0/0.91/0/0, dsn=5.1.1, status=bounced (There is no such mailbox)';
  for (const [program, service] of Object.entries({
    ...{ error: 'error', retry: 'retry', smtp: 'smtp', cleanup: 'cleanup', discard: 'discard' },
    ...{ 'relay/smtp': 'relay', 'hooks/lmtp': 'hooks', 'lists/lmtp': 'lists' },
  }))
    expect(read(`${queueId}: ${bounced}`, program)).toMatchObject({
      ...{ kind: 'outcome', service, status: 'bounced', answer: 'There is no such mailbox' },
    });
});

it('keeps what it has of an answer that was cut', () => {
  expect(read(`${queueId}: to=<a@example.com>, ${sent} (250 2.0.0 Ok: que`, 'smtp')).toMatchObject({
    ...{ status: 'sent', answer: '250 2.0.0 Ok: que' },
  });
});

it('tells that a message was given up, for all to whom it could not be delivered', () => {
  const line = (word: string) =>
    read(`${queueId}: from=<a@example.com>, status=${word}, returned to sender`, 'qmgr');
  const given = { kind: 'outcome', queueId, recipient: '', status: 'expired', answer: 'returned to sender' };
  expect(line('expired')).toMatchObject(given);
  expect(line('force-expired')).toMatchObject(given);
});

it('tells which message is a notice about another one', () => {
  const notice = { kind: 'notice', at, queueId, noticeId: '4jV18949ZkzdmKH' };
  for (const what of ['sender non-delivery', 'sender delay', 'postmaster non-delivery'])
    expect(read(`${queueId}: ${what} notification: 4jV18949ZkzdmKH`, 'bounce')).toEqual(notice);
});

it('tells when a message has left the queue', () => {
  for (const program of ['qmgr', 'postsuper'])
    expect(read(`${queueId}: removed`, program)).toEqual({ kind: 'removed', at, queueId });
});

it('says nothing about questions whether an address exists', () => {
  const answer =
    'to=<a@example.com>, relay=mx.example.com[192.0.2.7]:25, delay=0.1, delays=0/0/0.1/0, dsn=2.1.5';
  for (const status of ['deliverable', 'undeliverable']) {
    expect(read(`${queueId}: ${answer}, status=${status} (250 2.1.5 Ok)`, 'probe/smtp')).toBeUndefined();
    expect(read(`${queueId}: ${answer}, status=${status} (250 2.1.5 Ok)`, 'smtp')).toBeUndefined();
  }
  expect(read(`${queueId}: ${answer}, status=deferred (x)`, 'probe/smtp')).toBeUndefined();
});

it('says nothing about everything else', () => {
  for (const text of [
    'connect from unknown[127.0.0.1]',
    'disconnect from unknown[127.0.0.1] helo=1 mail=1 rcpt=1 data=1 quit=1 commands=5',
    'warning: Illegal address syntax from unknown[127.0.0.1] in MAIL command: <a@"x> to=<v">',
    `warning: ${queueId}: queue file size limit exceeded`,
    `${queueId}: host mx.world.example[192.0.2.7] said: 451 4.3.0 removed`,
    `${queueId}: reject: header Subject: x from unknown[127.0.0.1]; from=<a@b.example> to=<c@d.example> proto=ESMTP helo=<h>: 5.7.1 no`,
    `${queueId}: milter-hold: END-OF-MESSAGE from unknown[127.0.0.1]: held; from=<a@b.example> to=<c@d.example> proto=ESMTP helo=<h>`,
    `statistics: removed`,
    '',
  ])
    expect(read(text)).toBeUndefined();
  for (const line of ['', 'x', 'Nov 18 11:35:16 mx dovecot: removed', '{"at":"2026"}'])
    expect(readPostfixLine(line, now)).toBeUndefined();
});

it('finds the year that is nearest to now', () => {
  const timeOf = (time: string, today: string) => {
    const found = readPostfixLine(`${time} mx postfix/qmgr[1]: ${queueId}: removed`, new Date(today));
    return found?.at;
  };
  expect(timeOf('Dec 31 23:59:58', '2027-01-01T00:00:03Z')).toBe('2026-12-31T23:59:58.000Z');
  expect(timeOf('Jan  1 00:00:01', '2026-12-31T23:59:59Z')).toBe('2027-01-01T00:00:01.000Z');
  expect(timeOf('Mar  9 04:05:06', '2026-08-01T00:00:00Z')).toBe('2026-03-09T04:05:06.000Z');
  expect(timeOf('Feb 29 04:05:06', '2029-01-05T00:00:00Z')).toBe('2028-02-29T04:05:06.000Z');
  expect(timeOf('Feb 29 04:05:06', '2026-11-18T00:00:00Z')).toBeUndefined();
  expect(timeOf('Nov 31 04:05:06', '2026-11-18T00:00:00Z')).toBeUndefined();
});
