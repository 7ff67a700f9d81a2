import { connect as connectPlain } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { Conversation, type Login, send, triesImap } from './clients.ts';
import { arrived, instance, newDomain, newUser, read, set } from './house.ts';
import { posthouse } from './operator.ts';

const domain = await newDomain();
const smtpAnswer = /^\d{3} .*\r\n/m;

/** Everything that is open, so that a test that fails leaves no crowd behind. */
const open = new Set<Conversation>();
afterEach(() => {
  for (const talk of open) talk.end();
  open.clear();
});

/** Several addresses, as several clients have: one alone has a limit. */
const addressOf = (number: number) => `127.0.0.${2 + (number % 20)}`;

async function openSession(
  port: string,
  from: string,
  greeting: RegExp,
  isTls = false,
): Promise<Conversation> {
  const server = { host: '127.0.0.1', port: instance.ports[port] ?? 0, localAddress: from };
  const talk = new Conversation(
    isTls ? connectTls({ ...server, rejectUnauthorized: false }) : connectPlain(server),
  );
  open.add(talk);
  await talk.until(greeting);
  return talk;
}

async function ask(talk: Conversation, line: string, answer = smtpAnswer): Promise<string> {
  talk.say(line);
  return talk.until(answer);
}

/** As many at once as given; in the order of their numbers. */
async function crowd<Value>(
  count: number,
  atOnce: number,
  one: (number: number) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  const lane = async (first: number) => {
    for (let number = first; number < count; number += atOnce) values[number] = await one(number);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, (_, first) => lane(first)));
  return values;
}

/** What `mail doctor` says about the connections to the database. */
async function checkConnections(): Promise<string> {
  const { stdout } = await posthouse('mail', 'doctor', '--json');
  const { checks } = JSON.parse(stdout) as { checks: { name: string; status: string; message: string }[] };
  const found = checks.find(({ name }) => name === 'Connections');
  return `${found?.status}: ${found?.message}`;
}

describe('the database', () => {
  it('gives an answer to 200 SMTP and 500 IMAP sessions at once, with the connections the engine may have', async () => {
    const users: Login[] = [];
    for (let number = 0; number < 10; number += 1) {
      const user = await newUser(domain);
      const { password } = await set('addAppPassword', { id: user.id, label: 'crowd', services: ['imap'] });
      users.push({ ...user, pass: password });
    }
    const userOf = (number: number) => users[number % users.length] as Login;
    const readers = await crowd(500, 25, async (number) => {
      const talk = await openSession('imaps', addressOf(number), /^\* OK .*\r\n/, true);
      const { user, pass } = userOf(number);
      const login = await ask(talk, `a LOGIN ${user} ${pass}`, /^a .*\r\n/m);
      return { talk, login: login.slice(login.lastIndexOf('a ')) };
    });
    expect(readers.filter(({ login }) => !login.startsWith('a OK'))).toEqual([]);

    const senders = await crowd(200, 200, async (number) => {
      const talk = await openSession('smtp', addressOf(number), smtpAnswer);
      await ask(talk, 'EHLO client.example');
      await ask(talk, `MAIL FROM:<sender${number}@world.example>`);
      return { talk, answer: await ask(talk, `RCPT TO:<${userOf(number).user}>`) };
    });
    expect(senders.filter(({ answer }) => !answer.startsWith('250'))).toEqual([]);
    expect(await checkConnections()).toMatch(/^ok: /);

    const message = 'From: a@world.example\r\nSubject: from a crowd\r\n\r\nHello.\r\n.';
    const sent = await crowd(200, 200, async (number) => {
      const talk = senders[number]?.talk as Conversation;
      await ask(talk, 'DATA');
      return ask(talk, message);
    });
    expect(sent.filter((answer) => !answer.startsWith('250'))).toEqual([]);
    const listed = await crowd(500, 50, async (number) =>
      ask(readers[number]?.talk as Conversation, 'b STATUS INBOX (MESSAGES)', /^b .*\r\n/m),
    );
    expect(listed.filter((answer) => !answer.includes('b OK'))).toEqual([]);
    expect(await checkConnections()).toMatch(/^ok: /);
    for (const { talk } of readers) talk.end();
    for (const user of users) {
      await arrived(user, 'from a crowd');
      await expect.poll(async () => (await read(user, 'from a crowd')).length, { timeout: 60_000 }).toBe(20);
    }
  });
});

describe('connections of one address that only stay open', () => {
  it('keep nobody from logging in', async () => {
    const user = await newUser(domain);
    for (const [port, greeting] of [
      ['imap', /^\* OK .*\r\n/],
      ['pop3', /^\+OK .*\r\n/],
      ['sieve', /^OK .*\r\n/m],
    ] as const)
      await crowd(200, 50, () => openSession(port, '127.0.0.77', greeting));
    expect(await triesImap(user)).toBe('in');
    expect(await send({ to: user.user, subject: 'in a crowd', from: user.user }, user)).toBe('sent');
    expect(await arrived(user, 'in a crowd')).toHaveLength(1);
  });
});
