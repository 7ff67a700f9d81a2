import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ActionAnswer, ActionInput } from '@posthouse/contract';
import { describe, expect, it } from 'vitest';
import { send } from './clients.ts';
import { type Account, arrived, instance, newDomain, newUser, set, until } from './house.ts';

const domain = await newDomain();
const theirs = await newDomain('beta');
let names = 0;
const newSubject = () => {
  names += 1;
  return `Log ${Date.now().toString(36)} ${names}`;
};

type Kind = 'incoming' | 'outgoing';
type Row = ActionAnswer<'getIncomingLogs'>['rows'][number];
const actionOf = { incoming: 'getIncomingLogs', outgoing: 'getOutgoingLogs' } as const;

async function seen<Value>(
  look: () => Promise<Value>,
  isEnough: (value: Value) => boolean,
  what: string,
): Promise<Value> {
  let value = await look();
  await until(async () => {
    value = await look();
    return isEnough(value);
  }, what);
  return value;
}

/** The rows of the log, once there are so many. */
const logged = (
  kind: Kind,
  asked: ActionInput<'getIncomingLogs'>,
  count: number,
  account: Account = 'alpha',
): Promise<readonly Row[]> =>
  seen(
    async () => (await set(actionOf[kind], { limit: 500, ...asked }, account)).rows,
    (rows) => rows.length >= count,
    `${count} ${kind} rows for ${JSON.stringify(asked)}`,
  );
const told = (rows: readonly Row[]) =>
  rows.map(({ to, reached, recipient_status: status }) => `${to} → ${reached} ${status}`).sort();
const storyOf = (row: Row | undefined, account: Account = 'alpha') =>
  set('getMessageStory', { id: String(row?.story) }, account);

describe.concurrent('the log tells of mail from outside', () => {
  it('that is delivered, with what the filter found out and the folder', async () => {
    const subject = newSubject();
    const user = await newUser(domain);
    expect(await send({ to: user.user, subject, headers: { 'X-Test-Score': '3' } })).toBe('sent');
    const [row] = await logged('incoming', { subject }, 1);
    expect(row).toMatchObject({
      ...{
        from: 'somebody@world.example',
        to: user.user,
        reached: user.user,
        sender_ip: '127.0.0.1',
        subject,
      },
      ...{ message_status: 'delivered', recipient_status: 'delivered', is_spam: 0 },
    });
    const story = await storyOf(row);
    expect(story).toMatchObject({
      kind: 'incoming',
      from: 'somebody@world.example',
      client: { ip: '127.0.0.1' },
    });
    expect(story.filter?.symbols).toContainEqual({ name: 'TEST_SCORE', score: 3 });
    expect(story.recipients).toMatchObject([{ to: user.user, user_id: user.id }]);
    const stored = await seen(
      async () => (await storyOf(row)).recipients[0]?.events ?? [],
      (events) => events.some(({ kind }) => kind === 'stored'),
      'the folder to be known',
    );
    expect(stored).toContainEqual(expect.objectContaining({ kind: 'stored', to: 'INBOX' }));
    expect(stored).toContainEqual(expect.objectContaining({ kind: 'judged', verdict: 'inbox' }));
  });

  it('that is spam for one and refused for another, each in their own words', async () => {
    const subject = newSubject();
    const [one, other] = [await newUser(domain), await newUser(theirs, {}, 'beta')];
    await set('updateFilterSettings', { domain: theirs, spam_to: 'delete' }, 'beta');
    await send({ to: [one.user, other.user], subject, headers: { 'X-Test-Score': '30' } });
    const [mine] = await logged('incoming', { subject }, 1);
    expect(mine).toMatchObject({ to: one.user, is_spam: 1, recipient_status: 'delivered' });
    const rows = await logged('incoming', { subject }, 1, 'beta');
    expect(rows.map(({ to }) => to)).toEqual([other.user]);
    expect((await storyOf(rows[0], 'beta')).recipients[0]?.events).toContainEqual(
      expect.objectContaining({ kind: 'judged', verdict: 'refuse' }),
    );
  });

  it('that is refused: nobody has the address, or the content is', async () => {
    const from = `${Date.now().toString(36)}@refused.example`;
    await send({ from, to: `nobody@${domain}`, subject: 'x' });
    const [unknown] = await logged('incoming', { from }, 1);
    expect(unknown).toMatchObject({ to: `nobody@${domain}`, message_status: 'permanent' });
    expect((await storyOf(unknown)).recipients[0]?.events).toMatchObject([
      { kind: 'refused', stage: 'RCPT', code: 550 },
    ]);
    const subject = newSubject();
    const users = [await newUser(domain), await newUser(domain)].map(({ user }) => user);
    await set('addBlacklist', { address: 'evil@refused.example', domain });
    await send({ from: 'evil@refused.example', to: users, subject });
    const rows = await logged('incoming', { subject }, 2);
    expect(told(rows)).toEqual(users.map((user) => `${user} → ${user} permanent`).sort());
  });

  it('to an alias, a list and a forward: where it led', async () => {
    const subject = newSubject();
    const [one, other] = [await newUser(domain), await newUser(domain)];
    const alias = (await set('addAlias', { alias: `a${one.id}`, domain, forward: [one.user] })).email;
    const { id, email: list } = await set('addList', { name: `l${one.id}`, domain, type: 'distribution' });
    await set('addListMembers', { list: id, members: [other.user, 'far@members.example'] });
    await set('setForwards', { id: other.id, destinations: ['away@forward.example'], keep_copy: 1 });
    await send({ to: [alias, list], subject });
    expect(told(await logged('incoming', { subject }, 4))).toEqual(
      [
        `${alias} → ${one.user} delivered`,
        `${list} → ${list} delivered`,
        `${list} → ${other.user} delivered`,
        `${list} → away@forward.example delivered`,
      ].sort(),
    );
    expect(told(await logged('outgoing', { subject }, 2))).toEqual(
      [
        `${list} → far@members.example delivered`,
        'away@forward.example → away@forward.example delivered',
      ].sort(),
    );
  });
});

describe.concurrent('the log tells of mail of users', () => {
  it('out, to others here, and refused by another server, with its words', async () => {
    const subject = newSubject();
    const [user, near, far] = [
      await newUser(domain),
      await newUser(domain),
      await newUser(theirs, {}, 'beta'),
    ];
    const out = `gone-${user.id}@members.example`;
    const sent = await send({ from: user.user, to: [near.user, far.user, out], subject }, user);
    expect(sent).toBe('sent');
    const rows = await logged('outgoing', { subject }, 3);
    expect(told(rows)).toEqual([near.user, far.user, out].map((to) => `${to} → ${to} delivered`).sort());
    expect(rows.find(({ to }) => to === out)?.answer).toMatch(/^250 /);
    expect(told(await logged('incoming', { subject }, 1))).toEqual([`${near.user} → ${near.user} delivered`]);
    const [received] = await logged('incoming', { subject }, 1, 'beta');
    // Where somebody of another account sits is not theirs to know.
    expect(received).toMatchObject({ to: far.user, from: user.user, sender_ip: '' });
    expect((await storyOf(received, 'beta')).client).toBeNull();
  });

  it('that may not be sent as somebody else', async () => {
    const user = await newUser(domain);
    const from = `other-${user.id}@${domain}`;
    await send({ from, to: 'x@members.example', subject: 'x' }, user);
    const [row] = await logged('outgoing', { from }, 1);
    expect(row).toMatchObject({ to: 'x@members.example', recipient_status: 'permanent' });
    expect(row?.answer).toContain('is not allowed to send as');
    expect(JSON.stringify(row)).not.toContain(`${user.user}#`);
  });

  it('that a rule sends on, in the story of what came', async () => {
    const subject = newSubject();
    const user = await newUser(domain);
    const to = `rule-${user.id}@members.example`;
    await set('setDeliveryRules', {
      id: user.id,
      rules: [
        {
          ...{ name: 'On', active: 1, match: 'all', stop: 0, conditions: [] },
          actions: [{ type: 'forward', value: to }],
        },
      ],
    });
    await send({ to: user.user, subject });
    const [out] = await logged('outgoing', { subject }, 1);
    expect(out).toMatchObject({ to: user.user, reached: to, recipient_status: 'delivered' });
    const [came] = await logged('incoming', { subject }, 1);
    expect((await storyOf(came)).recipients[0]?.events).toContainEqual(
      expect.objectContaining({ kind: 'forwarded', to }),
    );
  });
});

it('500 messages appear once each, also when the reader is killed again and again', async () => {
  const user = await newUser(domain);
  const subject = newSubject();
  const pidFile = join(instance.root, 'run/logs.pid');
  let isDone = false;
  const killing = (async () => {
    while (!isDone) {
      await sleep(300);
      process.kill(Number(await readFile(pidFile, 'utf8')), 'SIGKILL');
      await sleep(900);
    }
  })().catch(() => undefined);
  const count = 500;
  const batch = 20;
  for (let first = 0; first < count; first += batch)
    await Promise.all(
      Array.from({ length: batch }, (_, index) =>
        send({ to: user.user, subject: `${subject} nr${String(first + index).padStart(3, '0')}` }),
      ),
    );
  await arrived(user, `${subject} nr499`);
  isDone = true;
  await killing;
  const rows = await logged('incoming', { subject }, count);
  const subjects = rows.map((row) => row.subject);
  expect(new Set(subjects).size).toBe(count);
  expect(subjects).toHaveLength(count);
  expect(rows.every((row) => row.recipient_status === 'delivered')).toBe(true);
});
