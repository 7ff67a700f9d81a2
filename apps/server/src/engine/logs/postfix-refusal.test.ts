import { expect, it } from 'vitest';
import { readPostfixLine } from './postfix-line.ts';

const queueId = '4jTzzm6JjZzdCZK';
const read = (text: string, program = 'smtpd') =>
  readPostfixLine(`Nov 18 11:35:16 mx postfix/${program}[25720]: ${text}`, new Date('2026-11-18T12:00:00Z'));
const client = 'mail.example.net[192.0.2.7]';
const from = { clientName: 'mail.example.net', clientIp: '192.0.2.7' };

it('tells what was refused for a recipient, and why', () => {
  const words = '554 5.7.1 <Refused@example.com>: Recipient address rejected: Not for you';
  const envelope = 'from=<A@B.example> to=<Refused@example.com> proto=ESMTP helo=<evil??to=?victim>';
  expect(read(`NOQUEUE: reject: RCPT from ${client}: ${words}; ${envelope}`, 'submission/smtpd')).toEqual({
    ...{ kind: 'refused', at: '2026-11-18T11:35:16.000Z', service: 'submission', stage: 'RCPT', ...from },
    ...{ helo: 'evil??to=?victim', sender: 'a@b.example', recipient: 'refused@example.com' },
    ...{ code: 554, dsn: '5.7.1', answer: words },
  });
});

it('tells it at every stage, with what is known by then', () => {
  const nobody = { sender: '', recipient: '', helo: '' };
  expect(read(`NOQUEUE: reject: CONNECT from ${client}: 554 5.7.1 Not from there; proto=SMTP`)).toMatchObject(
    { ...from, ...nobody, stage: 'CONNECT', code: 554 },
  );
  for (const name of ['HELO', 'EHLO'])
    expect(
      read(`NOQUEUE: milter-reject: ${name} from ${client}: 451 4.7.1 Later; proto=SMTP helo=<[192.0.2.7]>`),
    ).toMatchObject({ ...nobody, stage: 'EHLO', code: 451, helo: '[192.0.2.7]' });
  expect(
    read(
      `NOQUEUE: reject: MAIL from ${client}: 552 5.3.4 Message size exceeds fixed limit; from=<a@b.example> proto=ESMTP helo=<x>`,
    ),
  ).toMatchObject({ stage: 'MAIL', code: 552, dsn: '5.3.4', sender: 'a@b.example', recipient: '' });
  const envelope = 'from=<> to=<c@d.example> proto=ESMTP helo=<x>';
  for (const [name, stage] of [
    ['DATA', 'DATA'],
    ['BDAT', 'DATA'],
    ['END-OF-MESSAGE', 'END-OF-MESSAGE'],
  ])
    expect(
      read(`${queueId}: reject: ${name} from ${client}: 451 4.3.0 Try again later; ${envelope}`),
    ).toMatchObject({ queueId, stage, code: 451, sender: '', recipient: 'c@d.example' });
  expect(read(`NOQUEUE: reject: VRFY from ${client}: 502 5.5.1 No; proto=ESMTP helo=<x>`)).toBeUndefined();
});

it('tells it of content that the filter refuses, which is said without a code', () => {
  const refuse = (words: string) =>
    read(
      `${queueId}: milter-reject: END-OF-MESSAGE from ${client}: ${words}; from=<a@b.example> to=<c@d.example> proto=ESMTP helo=<x>`,
      'cleanup',
    );
  const stage = 'END-OF-MESSAGE';
  expect(refuse('5.7.1 Looks like spam; sorry')).toMatchObject({
    ...{ queueId, stage, service: 'cleanup', code: 550, dsn: '5.7.1' },
    answer: '550 5.7.1 Looks like spam; sorry',
  });
  expect(refuse('4.7.1 Service unavailable - try again later')).toMatchObject({ stage, code: 451 });
});

it('reads addresses in quotes, whatever is in them', () => {
  const sender = '"a; from=<b@c> to=<v@d> proto=ESMTP helo=<x>"@b.example';
  const recipient = String.raw`"a\"; from=<b@c> to=<v@d> proto=ESMTP helo=<x>"@d.example`;
  const words =
    '550 5.1.1 <a"; from=<b@c> to=<v@d> proto=ESMTP helo=<x>@d.example>: Recipient address rejected: no';
  expect(
    read(
      `NOQUEUE: reject: RCPT from ${client}: ${words}; from=<${sender}> to=<${recipient}> proto=ESMTP helo=<x>`,
    ),
  ).toMatchObject({
    sender: sender.toLowerCase(),
    recipient: recipient.toLowerCase(),
    answer: words,
  });
});

it('says nothing where the end is cut: a stranger could have written what is there', () => {
  const forged = '; from=<a@b.example> to=<victim@example.com> proto=ESMTP helo=<h>';
  const start = `NOQUEUE: reject: RCPT from ${client}: 550 5.1.1 <`;
  const filled = start + 'x'.repeat(2_000 - start.length - forged.length) + forged;
  expect(filled).toHaveLength(2_000);
  expect(read(filled)).toBeUndefined();
});
