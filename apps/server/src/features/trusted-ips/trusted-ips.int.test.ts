import type { ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel, testPassword } from '../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../testing/test-users.ts';

describe('trusted login IPs', () => {
  let house: TestPanel;
  let alpha: TestUsers;
  let beta: TestUsers;
  let helper: string;
  const other = 'second-alpha.example';
  beforeAll(async () => {
    house = await startTestPanel();
    alpha = await makeTestUsers(house, 'alpha');
    beta = await makeTestUsers(house, 'beta');
    await alpha.addDomain(other);
    const limit = { domains_limited: 1, domains: [alpha.domainId] } as const;
    const login = { username: 'limited-helper', email: 'helper@admins.example', password: testPassword };
    dataOf(
      await house.call(
        'addSubAdmin',
        { ...login, permissions: { filtering: 6 }, ...limit },
        { token: alpha.token },
      ),
    );
    helper = await house.login('limited-helper');
  });
  afterAll(() => house.stop());

  const sql = (text: string, ...values: unknown[]) => house.database.pool.query(text, values);
  const add = (fields: Partial<ActionInput<'addTrustedIp'>>, token = alpha.token) =>
    house.call('addTrustedIp', { domain: alpha.domain, ip: '192.0.2.7', ...fields }, { token });
  const list = async (fields: ActionInput<'getTrustedIps'> = {}, token = alpha.token) =>
    dataOf(await house.call('getTrustedIps', fields, { token }));
  const ips = async (fields?: ActionInput<'getTrustedIps'>, token?: string) =>
    (await list(fields, token)).rows.map(({ ip }) => ip);
  const check = async (fields: ActionInput<'checkIp'>, token = alpha.token) =>
    dataOf(await house.call('checkIp', fields, { token }));
  const unblock = async (fields: ActionInput<'unblockIp'>, token = alpha.token) =>
    dataOf(await house.call('unblockIp', fields, { token }));

  /** What the mail engine answers: whether it would compare a password. */
  const tries = async (login: string, ip: string, password: string) => {
    const { rows } = await sql(
      `select from engine.log_in($1, 'imap', encode(sha256($2::bytea), 'hex'), '/mail', $3)`,
      ...[login, password, ip],
    );
    // Dovecot takes two rows for a temporary failure.
    return rows.length === 2 ? 'come again' : 'tried';
  };
  const guess = async (login: string, ip: string | (() => string)) => {
    for (let turn = 0; turn < 10; turn += 1)
      await tries(login, typeof ip === 'string' ? ip : ip(), `wrong ${turn}`);
  };
  let places = 0;
  const newPlace = () => {
    places += 1;
    return `203.0.113.${places}`;
  };

  describe('in the list', () => {
    it('are addresses and networks of a user or of a whole domain, each once', async () => {
      const anna = await alpha.addUser('anna');
      const row = dataOf(await add({ username: 'anna', ip: '192.0.2.200/25', description: 'Home' }));
      expect(row).toEqual({
        ...{ id: row.id, domain: alpha.domain, username: 'anna', email: `anna@${alpha.domain}` },
        ...{ user_id: anna.id, unicode: `anna@${alpha.domain}`, ip: '192.0.2.128/25', description: 'Home' },
        created_at: house.clock.now().toISOString(),
      });
      expect(dataOf(await add({ ip: '2001:DB8::1' }))).toMatchObject({
        ...{ username: '', email: '', user_id: null, unicode: alpha.domain, ip: '2001:db8::1' },
      });
      expect(outcomeOf(await add({ username: 'anna', ip: '192.0.2.129/25' }))).toBe('conflict');
      expect(outcomeOf(await add({ ip: '2001:db8::1' }))).toBe('conflict');
      expect(outcomeOf(await add({ ip: '2001:db8::1', domain: other }))).toBe('done');
      expect(outcomeOf(await add({ username: 'nobody' }))).toBe('not_found');
      expect(outcomeOf(await add({ domain: beta.domain }))).toBe('not_found');
      expect(outcomeOf(await add({ ip: '0.0.0.0/0' }))).toBe('invalid_input');
    });

    it('are found by domain, by the user they count for, by an address within, and by words', async () => {
      await alpha.addUser('ben');
      dataOf(await add({ username: 'ben', ip: '198.51.100.9', description: 'Berlin office' }));
      const email = `ben@${alpha.domain}`;
      expect(await ips({ email })).toEqual(['198.51.100.9', '2001:db8::1']);
      expect(await ips({ domain: [other] })).toEqual(['2001:db8::1']);
      expect(await ips({ ip: '192.0.2.131' })).toEqual(['192.0.2.128/25']);
      expect(await ips({ search: 'berlin' })).toEqual(['198.51.100.9']);
      expect(await ips({ search: '198.51' })).toEqual(['198.51.100.9']);
      expect(await ips({ email, not: { email: 1 } })).toEqual(['192.0.2.128/25', '2001:db8::1']);
    });

    it('come in the order of addresses, page by page', async () => {
      for (const ip of ['10.2.0.0/16', '10.10.0.0/16', '9.9.9.9']) dataOf(await add({ ip, domain: other }));
      const all = await ips({ domain: [other] });
      expect(all).toEqual(['9.9.9.9', '10.2.0.0/16', '10.10.0.0/16', '2001:db8::1']);
      const first = await list({ domain: [other], limit: 3 });
      const second = await list({ domain: [other], limit: 3, cursor: first.next ?? '' });
      expect(second.rows.map(({ ip }) => ip)).toEqual(['2001:db8::1']);
      expect(outcomeOf(await house.call('getTrustedIps', { cursor: 'AAAA' }, { token: alpha.token }))).toBe(
        'invalid_input',
      );
    });

    it('go and come back with their user', async () => {
      const carl = await alpha.addUser('carl');
      dataOf(await add({ username: 'carl', ip: '192.0.2.33' }));
      const found = () => ips({ ip: '192.0.2.33' });
      dataOf(await house.call('removeUsers', { ids: [carl.id] }, { token: alpha.token }));
      expect(await found()).toEqual([]);
      dataOf(await house.call('restoreItems', { kind: 'users', ids: [carl.id] }, { token: alpha.token }));
      expect(await found()).toEqual(['192.0.2.33']);
    });

    it('are those of their own domains for limited admins', async () => {
      expect((await list({}, helper)).rows.every(({ domain }) => domain === alpha.domain)).toBe(true);
      expect(outcomeOf(await add({ domain: other }, helper))).toBe('not_found');
      const [row] = (await list({ domain: [other] })).rows;
      const removed = await house.call('removeTrustedIps', { ids: [row?.id ?? ''] }, { token: helper });
      expect(dataOf(removed)).toMatchObject({ done: [], failed: [{ code: 'not_found' }] });
    });

    it('are removed, exported, and every change is in the history', async () => {
      const { id } = dataOf(await add({ ip: '192.0.2.77', description: 'Fair' }));
      const removed = await house.call('removeTrustedIps', { ids: [id] }, { token: alpha.token });
      expect(dataOf(removed)).toMatchObject({ done: [id] });
      const entries = dataOf(await house.call('getAccountHistory', {}, { token: alpha.token })).rows;
      const facts = { ip: '192.0.2.77', email: '', domain: alpha.domain, description: 'Fair' };
      expect(entries.slice(0, 2)).toMatchObject([
        { action: 'removeTrustedIps', target: '192.0.2.77', before: facts },
        { action: 'addTrustedIp', target: '192.0.2.77', after: facts },
      ]);
      const order = { format: 'csv', search: 'berlin' } as const;
      const { url } = dataOf(await house.call('exportTrustedIps', order, { token: alpha.token }));
      const file = await house.panel.app.inject({ method: 'GET', url: new URL(url, 'https://x').pathname });
      expect(file.body).toContain(`ben@${alpha.domain}`);
      expect(file.body.trim().split('\n')).toHaveLength(2);
    });

    it('let users in from there, of the user or the domain alone, whoever guesses their passwords', async () => {
      await Promise.all(['dora', 'emil'].map((name) => alpha.addUser(name)));
      const [home, office] = ['198.18.0.1', '198.18.1.7'];
      const [dora, emil] = [`dora@${alpha.domain}`, `emil@${alpha.domain}`];
      dataOf(await add({ username: 'dora', ip: home }));
      dataOf(await add({ ip: '198.18.1.0/24' }));
      for (const login of [dora, emil]) await guess(login, newPlace);
      expect([await tries(dora, home, 'right'), await tries(dora, office, 'right')]).toEqual([
        'tried',
        'tried',
      ]);
      expect([await tries(emil, home, 'right'), await tries(emil, office, 'right')]).toEqual([
        ...['come again', 'tried'],
      ]);
      // The address of one user guesses those of others no longer than any other address.
      await guess(`nobody@${alpha.domain}`, home);
      expect(await tries(`anna@${alpha.domain}`, home, 'right')).toBe('come again');
      expect(await tries(dora, home, 'right')).toBe('tried');
    });
  });

  describe('and the check of an address', () => {
    it('says what the mail engine would say, until when and why', async () => {
      await alpha.addUser('fay');
      const [free, thief] = [newPlace(), newPlace()];
      const unblocked = { blocked: 0, result: 'IP is not blocked', cause: null, until: null, known: null };
      expect(await check({ ip: free })).toEqual(unblocked);
      await guess(`nobody-f@${alpha.domain}`, thief);
      const blocked = { blocked: 1, result: 'IP is blocked', cause: 'address', known: null };
      const state = await check({ ip: thief });
      expect(state).toMatchObject(blocked);
      expect(Date.parse(state.until ?? '')).toBeGreaterThan(Date.now());
      expect(await check({ ip: thief, domain: alpha.domain, username: 'fay' })).toMatchObject(blocked);
      await guess(`fay@${alpha.domain}`, newPlace);
      const ofFay = { ip: free, domain: alpha.domain, username: 'fay' };
      expect(await check(ofFay)).toMatchObject({ ...blocked, cause: 'user' });
      dataOf(await add({ username: 'fay', ip: free }));
      expect(await check(ofFay)).toEqual({ ...unblocked, known: 'trusted' });
      const home = newPlace();
      const told = { login: `fay@${alpha.domain}`, ip: home, accepted: true, service: 'imap' };
      const login = { ...told, at: new Date(), attempts: 1, password_kind: 'main', guess: 'none' };
      await sql('select engine.record_logins($1)', JSON.stringify([login]));
      expect(await check({ ...ofFay, ip: home })).toEqual({ ...unblocked, known: 'recent' });
      const outcome = async (fields: ActionInput<'checkIp'>) =>
        outcomeOf(await house.call('checkIp', fields, { token: alpha.token }));
      expect(await outcome({ ...ofFay, username: 'nobody' })).toBe('not_found');
      expect(await outcome({ ip: free, domain: beta.domain })).toBe('not_found');
      expect(await outcome({ ip: '192.0.2.0/24' })).toBe('invalid_input');
      expect(await outcome({ ip: free, username: 'fay' })).toBe('invalid_input');
    });

    it('names nothing of other accounts, and lifts a block for the own users alone', async () => {
      await alpha.addUser('gus');
      await beta.addUser('gus');
      const thief = newPlace();
      await guess(`somebody@${beta.domain}`, thief);
      const [ofAlpha, ofBeta] = [`gus@${alpha.domain}`, `gus@${beta.domain}`];
      expect(await check({ ip: thief })).toMatchObject({ blocked: 1, cause: 'address' });
      expect(await unblock({ ip: thief })).toMatchObject({ blocked: 0, result: 'IP is not blocked' });
      expect([await tries(ofAlpha, thief, 'right'), await tries(ofBeta, thief, 'right')]).toEqual([
        ...['tried', 'come again'],
      ]);
      expect(await check({ ip: thief }, beta.token)).toMatchObject({ blocked: 1 });
      expect(await tries(`nobody-g@${alpha.domain}`, thief, 'guess')).toBe('tried');
      expect(await tries(`nobody-g@${beta.domain}`, thief, 'guess')).toBe('come again');
      // Eight more, and it is over again.
      for (let turn = 0; turn < 8; turn += 1) await tries(ofAlpha, thief, `again ${turn}`);
      expect(await check({ ip: thief })).toMatchObject({ blocked: 1 });
    });

    it('by limited admins lifts a block for their domains alone', async () => {
      await house.call(
        'addUser',
        { username: 'hugo', domain: other, password: testPassword, quota: 10 },
        { token: alpha.token },
      );
      await alpha.addUser('hugo');
      const thief = newPlace();
      await guess(`nobody-h@${alpha.domain}`, thief);
      expect(await unblock({ ip: thief }, helper)).toMatchObject({ blocked: 0 });
      expect(await check({ ip: thief }, helper)).toMatchObject({ blocked: 0 });
      expect(await check({ ip: thief })).toMatchObject({ blocked: 1 });
      expect(await tries(`hugo@${alpha.domain}`, thief, 'right')).toBe('tried');
      expect(await tries(`hugo@${other}`, thief, 'right')).toBe('come again');
      expect(await check({ ip: thief, domain: alpha.domain })).toMatchObject({ blocked: 0 });
      expect(await check({ ip: thief, domain: other })).toMatchObject({ blocked: 1 });
    });

    it('lifts the block of a user, and says so in the history', async () => {
      await alpha.addUser('ida');
      const hotel = newPlace();
      await guess(`ida@${alpha.domain}`, newPlace);
      const asked = { ip: hotel, domain: alpha.domain, username: 'ida' };
      expect(await check(asked)).toMatchObject({ blocked: 1, cause: 'user' });
      expect(await unblock(asked)).toMatchObject({ blocked: 0 });
      expect(await tries(`ida@${alpha.domain}`, hotel, 'right')).toBe('tried');
      const [entry] = dataOf(await house.call('getAccountHistory', {}, { token: alpha.token })).rows;
      expect(entry).toMatchObject({
        ...{ action: 'unblockIp', target: hotel },
        after: { ip: hotel, email: `ida@${alpha.domain}`, domain: alpha.domain },
      });
    });
  });
});
