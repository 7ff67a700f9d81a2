import type { ActionInput } from '@posthouse/contract';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addTestMail, type TestMail } from '../../testing/test-mail-log.ts';
import { dataOf, outcomeOf, startTestPanel, type TestPanel, testPassword } from '../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { readStoryId } from './story-id-store.ts';

type Filters = ActionInput<'getIncomingLogs'>;
type Kind = 'incoming' | 'outgoing';

const actionOf = { incoming: 'getIncomingLogs', outgoing: 'getOutgoingLogs' } as const;

describe('the logs of mail', () => {
  let house: TestPanel;
  let made: TestUsers;
  let other: TestUsers;
  beforeAll(async () => {
    house = await startTestPanel();
    made = await makeTestUsers(house, 'alpha');
    other = await makeTestUsers(house, 'beta');
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    await house.database.pool.query('truncate incoming_mail, outgoing_mail');
  });

  const add = (mails: readonly TestMail[], kind: Kind = 'incoming') =>
    addTestMail(house, made.accountId, kind, mails);
  const read = async (input: Filters = {}, { token = made.token, kind = 'incoming' as Kind } = {}) =>
    dataOf(await house.call(actionOf[kind], input, { token }));
  const found = async (input: Filters, asking: Parameters<typeof read>[1] = {}) =>
    (await read(input, asking)).rows.map(({ subject }) => subject);
  const refused = async (input: object) => {
    const answer = await house.call('getIncomingLogs', input as Filters, { token: made.token });
    return answer.returncode === 0 ? Object.keys(answer.error.fields ?? {}) : [];
  };

  it.each(['incoming', 'outgoing'] as const)(
    'say of each %s message and recipient what became of it',
    async (kind) => {
      await add(
        [
          {
            at: '2026-03-02T09:00:00.123456Z',
            story: 'story/+ä',
            sender: 'ben@far.example',
            recipient: 'sales@alpha.example',
            reached: 'anna@alpha.example',
            client_ip: '2001:db8::1',
            subject: '<b>Hi</b>',
            bytes: 1234,
            score: 7.5,
            is_spam: true,
            message_status: 'permanent',
            recipient_status: 'delivered',
            answer: '250 2.0.0 Ok',
          },
        ],
        kind,
      );
      const { rows, ...page } = await read({}, { kind });
      expect({ rows, ...page }).toEqual({
        rows: [
          {
            id: expect.stringMatching(/^\d+$/),
            at: '2026-03-02T09:00:00.123Z',
            story: expect.stringMatching(/^[\w-]+$/),
            from: 'ben@far.example',
            to: 'sales@alpha.example',
            reached: 'anna@alpha.example',
            sender_ip: '2001:db8::1',
            subject: '<b>Hi</b>',
            bytes: 1234,
            score: 7.5,
            is_spam: 1,
            message_status: 'permanent',
            recipient_status: 'delivered',
            answer: '250 2.0.0 Ok',
          },
        ],
        next: null,
        prev: null,
        kept_days: kind === 'incoming' ? 60 : 30,
      });
      expect(readStoryId(rows[0]?.story ?? '')).toEqual({
        kind,
        at: '2026-03-02T09:00:00.123456Z',
        story: 'story/+ä',
      });
      expect(await found({}, { kind: kind === 'incoming' ? 'outgoing' : 'incoming' })).toEqual([]);
    },
  );

  it('find senders by address, by domain or by a part, in any case and script', async () => {
    await add([
      { subject: 'own', sender: 'ben@far.example' },
      { subject: 'like', sender: 'ruben@far.example' },
      { subject: 'below', sender: 'ben@mail.far.example' },
      { subject: 'ascii', sender: 'info@xn--bcher-kva.example' },
      { subject: 'unicode', sender: 'info@bücher.example' },
      { subject: 'notice', sender: '' },
    ]);
    expect(await found({ from: 'Ben@FAR.example' })).toEqual(['own']);
    expect(await found({ from: '@far.example' })).toEqual(['own', 'like']);
    expect(await found({ from: 'BEN@' })).toEqual(['own', 'like', 'below']);
    expect(await found({ from: 'far.example' })).toEqual(['own', 'like', 'below']);
    for (const from of ['@Bücher.example', 'info@bücher.example', 'bücher', 'BÜCHER.exam', 'info@bücher'])
      expect(await found({ from }), from).toContain(from.includes('.exam') ? 'unicode' : 'ascii');
    expect(await found({ from: '@bücher.example' })).toEqual(['ascii', 'unicode']);
    expect(await found({ from: '@far.example', not: { from: true } })).toEqual([
      'below',
      'ascii',
      'unicode',
      'notice',
    ]);
    expect(await found({ from: '100%_' })).toEqual([]);
  });

  it('find recipients by what the sender wrote and by where it led', async () => {
    await add([
      { subject: 'direct', recipient: 'anna@alpha.example' },
      { subject: 'alias', recipient: 'sales@alpha.example', reached: 'anna@alpha.example' },
      { subject: 'away', recipient: 'sales@alpha.example', reached: 'carl@elsewhere.example' },
      { subject: 'nobody', recipient: 'x@alpha.example', reached: '' },
    ]);
    expect(await found({ to: 'anna@alpha.example' })).toEqual(['direct', 'alias']);
    expect(await found({ to: 'sales@alpha.example' })).toEqual(['alias', 'away']);
    expect(await found({ to: '@elsewhere.example' })).toEqual(['away']);
    expect(await found({ to: 'carl' })).toEqual(['away']);
    expect(await found({ to: 'anna@alpha.example', not: { to: true } })).toEqual(['away', 'nobody']);
    expect(await found({ to: '@elsewhere.example', not: { to: true } })).toEqual([
      'direct',
      'alias',
      'nobody',
    ]);
  });

  it('find the client by its address or its network', async () => {
    await add([
      { subject: 'one', client_ip: '192.0.2.7' },
      { subject: 'two', client_ip: '192.0.2.77' },
      { subject: 'six', client_ip: '2001:db8::7' },
      { subject: 'own', client_ip: null },
    ]);
    expect(await found({ sender_ip: '192.0.2.7' })).toEqual(['one']);
    expect(await found({ sender_ip: '192.0.2.0/24' })).toEqual(['one', 'two']);
    expect(await found({ sender_ip: '2001:db8::/32' })).toEqual(['six']);
    expect(await found({ sender_ip: '192.0.2.7', not: { sender_ip: true } })).toEqual(['two', 'six', 'own']);
    expect(await found({ sender_ip: '192.0.2.0/24', not: { sender_ip: true } })).toEqual(['six', 'own']);
    expect(await refused({ sender_ip: 'far.example' })).toEqual(['sender_ip']);
  });

  it('find a part of the subject, and search it together with the addresses', async () => {
    await add([
      { subject: 'Größe 50% off_' },
      { subject: 'Re: GRÖSSE', sender: 'shop@far.example' },
      { subject: 'Lunch', recipient: 'shopping@alpha.example' },
      { subject: 'Dinner', reached: 'shop@inner.example' },
    ]);
    expect(await found({ subject: 'gröSSe' })).toEqual(['Re: GRÖSSE']);
    expect(await found({ subject: 'GRÖß' })).toEqual(['Größe 50% off_']);
    expect(await found({ subject: '0% o' })).toEqual(['Größe 50% off_']);
    expect(await found({ subject: '%' })).toEqual(['Größe 50% off_']);
    expect(await found({ subject: 'Lunch', not: { subject: true } })).toHaveLength(3);
    expect(await found({ search: ' SHOP ' })).toEqual(['Re: GRÖSSE', 'Lunch', 'Dinner']);
    expect(await found({ search: 'nn', to: 'shop@inner.example' })).toEqual(['Dinner']);
    expect(await refused({ subject: 'x'.repeat(300) })).toEqual(['subject']);
  });

  it('tell the status of the message from that of the recipient', async () => {
    await add([
      { subject: 'all well' },
      { subject: 'this one', message_status: 'permanent', recipient_status: 'delivered' },
      { subject: 'the other', message_status: 'permanent', recipient_status: 'permanent' },
      { subject: 'later', recipient_status: 'temporary' },
    ]);
    expect(await found({ message_status: ['permanent'] })).toEqual(['this one', 'the other']);
    expect(await found({ recipient_status: ['permanent'] })).toEqual(['the other']);
    expect(await found({ recipient_status: ['temporary', 'permanent'] })).toEqual(['the other', 'later']);
    const not = { recipient_status: true };
    expect(await found({ recipient_status: ['delivered'], not })).toEqual(['the other', 'later']);
    expect(await found({ recipient_status: ['delivered', 'temporary'], not })).toEqual(['the other']);
    expect(await refused({ message_status: 'lost' })).toEqual(['message_status']);
  });

  it('find a range of scores, with both ends', async () => {
    await add([
      { subject: 'none', score: null },
      { subject: 'good', score: -2.5 },
      { subject: 'zero', score: 0 },
      { subject: 'bad', score: 15 },
    ]);
    expect(await found({ score_min: 0 })).toEqual(['zero', 'bad']);
    expect(await found({ score_min: -2.5, score_max: 0 })).toEqual(['good', 'zero']);
    expect(await found({ score_max: 14.9 })).toEqual(['good', 'zero']);
    expect(await refused({ score_min: 'much' })).toEqual(['score_min']);
    expect(await refused({ score_min: 1, not: { score_min: 1 } })).not.toEqual([]);
  });

  it('take days in the account’s timezone, both included, across the change of clocks', async () => {
    await house.database.pool.query(`update account set timezone = 'Europe/Berlin' where id = $1`, [
      made.accountId,
    ]);
    await add([
      { subject: 'after', at: '2026-03-29T22:00:00Z' },
      { subject: 'end', at: '2026-03-29T21:59:59.999999Z' },
      { subject: 'start', at: '2026-03-28T23:00:00Z' },
      { subject: 'before', at: '2026-03-28T22:59:59.999999Z' },
    ]);
    expect(await found({ start: '2026-03-29', end: '2026-03-29' })).toEqual(['end', 'start']);
    expect(await found({ start: '2026-03-29' })).toEqual(['after', 'end', 'start']);
    expect(await found({ end: '2026-03-28' })).toEqual(['before']);
    expect(await found({ end: '2026-03-29', dir: 'asc' })).toEqual(['before', 'start', 'end']);
    expect(await found({ start: '2026-03-30', end: '2026-03-29' })).toEqual([]);
    expect(await refused({ start: 'yesterday' })).toEqual(['start']);
  });

  it('find a domain by its name, also one that is gone', async () => {
    const gone = await made.addDomain('gone.example');
    await add([
      { subject: 'here', domain_id: made.domainId },
      { subject: 'gone', domain_id: gone },
    ]);
    expect(await found({ domain: 'Alpha.Example' })).toEqual(['here']);
    expect(await found({ domain: 'alpha.example', not: { domain: true } })).toEqual(['gone']);
    dataOf(await house.call('removeDomains', { ids: [gone] }, { token: made.token }));
    expect(await found({ domain: 'gone.example' })).toEqual(['gone']);
    dataOf(await house.call('purgeItems', { kind: 'domains', ids: [gone] }, { token: made.token }));
    expect(await found({ domain: 'gone.example' })).toEqual(['gone']);
    expect(await found({ domain: 'beta.example' })).toEqual([]);
  });

  it('show pages of everything once, whatever day it lies in', async () => {
    const dayMs = 86_400_000;
    const count = 47;
    await add(
      Array.from({ length: count }, (_, index) => ({
        subject: `n${index}`,
        at: new Date(Date.now() - Math.floor(index / 3) * dayMs - (index % 3) * 1_000),
        ...(index % 5 === 0 ? { sender: 'rare@far.example' } : {}),
      })),
    );
    for (const filter of [{}, { from: '@far.example' }, { subject: 'n' }] as const) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await read({ ...filter, limit: 4, ...(cursor ? { cursor } : {}) });
        seen.push(...page.rows.map(({ subject }) => subject));
        cursor = page.next;
      }
      expect(seen).toEqual(Array.from({ length: count }, (_, index) => `n${index}`));
    }
    expect(await found({ from: 'rare@far.example', limit: 50 })).toHaveLength(10);
  });

  describe('are read', () => {
    const dayMs = 86_400_000;
    const today = Math.floor(Date.now() / dayMs) * dayMs;
    const dayOf = (ago: number) => new Date(today - ago * dayMs).toISOString().slice(0, 10);
    const partOf = (ago: number) => `incoming_mail_${dayOf(ago).replaceAll('-', '')}`;
    const days = 40;
    beforeEach(async () => {
      await house.database.pool.query(`update account set timezone = 'UTC' where id = $1`, [made.accountId]);
      await add(
        Array.from({ length: 4 * days }, (_, quarter) => ({
          at: new Date(today - quarter * (dayMs / 4)),
          subject: `day ${Math.ceil(quarter / 4)}`,
        })),
      );
      const client = await house.database.pool.connect();
      await client.query(`select keep_parts('incoming_mail', 'day', 7, 36500, now())`);
      client.release();
    });
    /** The parts that the statements of a page plan to look at, each statement by itself. */
    const partsOf = async (input: Filters) => {
      const asked = vi.spyOn(house.database.pool, 'query');
      const rows = await found(input);
      const statements = asked.mock.calls
        .map(([config]) => config as unknown as QueryConfig)
        .filter(({ text }) => text?.includes('"incoming_mail"'));
      vi.restoreAllMocks();
      const plans = statements.map(async ({ text, values }) => {
        const plan = await house.database.pool.query(`explain ${text}`, values);
        const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
        return [...new Set(lines.match(/incoming_mail_\d{8}(?!\d)/g) ?? [])].sort().reverse();
      });
      return { rows, parts: await Promise.all(plans) };
    };

    it.each([
      {},
      { from: 'ben@far.example' },
      { from: '@far.example' },
      { to: 'anna@alpha.example' },
      { subject: 'day' },
      { search: 'day' },
      { sender_ip: '192.0.2.0/24', not: { sender_ip: true } },
    ] as const)('within the days that are asked for, and no other: %j', async (filter) => {
      const { parts } = await partsOf({ ...filter, start: dayOf(12), end: dayOf(10) });
      expect(parts.length).toBeGreaterThan(0);
      for (const part of parts)
        expect([partOf(10), partOf(11), partOf(12)]).toEqual(expect.arrayContaining(part));
    });

    it('near the place of the page first, and further away only for what is not found there', async () => {
      const near = await partsOf({ subject: 'day', limit: 1 });
      expect(near.parts).toHaveLength(1);
      expect(near.parts[0]).not.toContain(partOf(3));
      const far = await partsOf({ subject: `day ${days - 1}`, limit: 1 });
      expect(far.rows).toEqual([`day ${days - 1}`]);
      expect(far.parts).toHaveLength(3);
      expect(far.parts[1]).not.toContain(partOf(9));
      const { next } = await read({ subject: 'day', limit: 100 });
      const on = await partsOf({ subject: 'day', limit: 1, cursor: next ?? '' });
      expect(on.parts).toHaveLength(1);
      expect(on.parts[0]).not.toContain(partOf(23));
      expect(on.parts[0]).not.toContain(partOf(28));
    });
  });

  describe('belong to', () => {
    const limitedTo = async (username: string, domains: string[]) => {
      const draft = { username, email: `${username}@admins.example`, password: testPassword };
      const limit = { permissions: { logs: 1 }, domains_limited: 1, domains } as const;
      dataOf(await house.call('addSubAdmin', { ...draft, ...limit }, { token: made.token }));
      return house.login(username);
    };

    it('their account alone', async () => {
      await add([{ subject: 'own', domain_id: made.domainId }]);
      await addTestMail(house, other.accountId, 'incoming', [
        { subject: 'foreign', domain_id: other.domainId },
      ]);
      expect(await found({})).toEqual(['own']);
      expect(await found({}, { token: other.token })).toEqual(['foreign']);
      expect(await found({ domain: 'alpha.example' }, { token: other.token })).toEqual([]);
    });

    it('the domains of an admin who is limited to some', async () => {
      const second = await made.addDomain('second.example');
      await add([
        { subject: 'first', domain_id: made.domainId },
        { subject: 'second', domain_id: second },
      ]);
      const token = await limitedTo('limited', [String(second)]);
      expect(await found({}, { token })).toEqual(['second']);
      expect(await found({ search: 'first' }, { token })).toEqual([]);
      expect(await found({ domain: 'second.example', not: { domain: true } }, { token })).toEqual([]);
      expect(await fileOf({ kind: 'incoming', format: 'json' }, token)).not.toContain('first');
    });

    it('nobody without the right to view logs', async () => {
      await house.addSubAdmin(made.accountId, 'blind', { users: 6 });
      const token = await house.login('blind');
      for (const name of ['getIncomingLogs', 'getOutgoingLogs'] as const)
        expect(outcomeOf(await house.call(name, {}, { token }))).toBe('forbidden');
      const order = await house.call('exportLogs', { kind: 'incoming', format: 'csv' }, { token });
      expect(outcomeOf(order)).toBe('forbidden');
    });
  });

  const fileOf = async (input: ActionInput<'exportLogs'>, token = made.token) => {
    const { url } = dataOf(await house.call('exportLogs', input, { token }));
    const file = await house.panel.app.inject({ method: 'GET', url, remoteAddress: '203.0.113.1' });
    return file.body;
  };

  it('are exported as filtered, with no formula in any cell', async () => {
    await add(
      [{ subject: '=HYPERLINK("http://x")' }, { subject: 'other', sender: 'x@else.example' }],
      'outgoing',
    );
    const csv = await fileOf({
      ...{ kind: 'outgoing', format: 'csv', from: '@far.example' },
      columns: ['subject', 'from'],
    });
    expect(csv.trimEnd().split('\n')[1]).toBe(`"'=HYPERLINK(""http://x"")",ben@far.example`);
    expect(csv).not.toContain('other');
    const json: unknown = JSON.parse(
      await fileOf({ kind: 'outgoing', format: 'json', columns: ['subject'] }),
    );
    expect(json).toEqual([{ subject: '=HYPERLINK("http://x")' }, { subject: 'other' }]);
    expect(JSON.parse(await fileOf({ kind: 'incoming', format: 'json' }))).toEqual([]);
    const [entry] = dataOf(await house.call('getAccountHistory', {}, { token: made.token })).rows;
    expect(entry).toMatchObject({
      action: 'exportLogs',
      target: 'logs',
      after: { kind: 'incoming', format: 'json' },
    });
  });
});

describe('the id of a story', () => {
  it('is nothing that anybody could make up', () => {
    for (const text of ['', 'x', 'incoming 1 ', 'sideways 1 x', 'incoming x y', 'incoming 1 \0'])
      expect(readStoryId(Buffer.from(text).toString('base64url'))).toBeUndefined();
    expect(readStoryId(Buffer.from('incoming 12 S1').toString('base64url'))).toEqual({
      kind: 'incoming',
      at: '1970-01-01T00:00:00.000012Z',
      story: 'S1',
    });
  });
});
