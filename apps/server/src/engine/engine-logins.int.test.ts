import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../testing/test-users.ts';

describe('what is written down of logins', () => {
  let house: TestPanel;
  let made: TestUsers;
  beforeAll(async () => {
    house = await startTestPanel();
    made = await makeTestUsers(house, 'alpha');
  });
  afterAll(() => house.stop());

  const rows = async (query: string, ...values: unknown[]) =>
    (await house.database.pool.query(query, values)).rows as Record<string, unknown>[];
  const at = (name: string) => `${name}@${made.domain}`;
  const record = (login: string, ...logins: object[]) =>
    rows(
      'select engine.record_logins($1)',
      JSON.stringify(
        logins.map((one) => ({
          ...{ login, at: '2026-03-01T10:00:00Z', service: 'imap', ip: '192.0.2.7', country: '' },
          ...{ accepted: false, password_kind: '', blocked: false, attempts: 1, ...one },
        })),
      ),
    );
  const written = (login: string) =>
    rows(
      `select to_char(l.at at time zone 'UTC', 'HH24:MI:SS') as at, l.attempts, l.reason
         from mail_login l join mail_user u on u.id = l.user_id where u.email = $1 order by l.at, l.id`,
      login,
    );
  const minute = (second: string) => ({ at: `2026-03-01T10:${second}Z` });

  it('counts failures of the same user, service and address within a minute', async () => {
    const { email } = await made.addUser('emil');
    await record(email, minute('00:00'), { ...minute('00:20'), attempts: 3 });
    await record(email, minute('00:59'), minute('01:00'), { ...minute('01:10'), ip: '192.0.2.8' });
    await record(email, { ...minute('01:20'), service: 'pop3' });
    expect(await written(email)).toEqual([
      { at: '10:00:00', attempts: 5, reason: 'password' },
      { at: '10:01:00', attempts: 1, reason: 'password' },
      { at: '10:01:10', attempts: 1, reason: 'password' },
      { at: '10:01:20', attempts: 1, reason: 'password' },
    ]);
  });

  it('lists every login that was accepted', async () => {
    const { email } = await made.addUser('frida');
    const accepted = { accepted: true, password_kind: 'main' };
    await record(email, accepted, accepted, { ...accepted, ...minute('00:01') });
    expect(await written(email)).toHaveLength(3);
  });

  it('has the address and country of that time', async () => {
    const { email, id } = await made.addUser('gerd');
    await record(email.toUpperCase(), { accepted: true, password_kind: 'main', country: 'DE' });
    expect(await rows('select email, readable, country from mail_login where user_id = $1', id)).toEqual([
      { email, readable: email, country: 'DE' },
    ]);
  });

  const reasonAfter = async (name: string, change: object, login: object = {}) => {
    const { email, id } = await made.addUser(name);
    dataOf(await house.call('updateUser', { id, ...change }, { token: made.token }));
    await record(email, login);
    return (await written(email)).map(({ reason }) => reason);
  };

  it('says why somebody was refused, also of users who are disabled', async () => {
    const off = await made.addUser('off');
    dataOf(await house.call('disableUsers', { ids: [off.id] }, { token: made.token }));
    await record(off.email, {});
    expect(await written(off.email)).toMatchObject([{ reason: 'user' }]);
    expect(await reasonAfter('nopop', { pop3: 0 }, { service: 'pop3' })).toEqual(['service']);
    expect(await reasonAfter('nopop2', { pop3: 0 }, { service: 'imap' })).toEqual(['password']);
    expect(await reasonAfter('office', { login_ips: ['198.51.100.0/24'] })).toEqual(['address']);
    expect(await reasonAfter('factor', { twofa_allowed: 1 })).toEqual(['twofa']);
    const early = { access_start: 8, access_end: 9 };
    expect(await reasonAfter('early', early, { at: '2026-03-01T02:00:00Z' })).toEqual(['hours']);
  });

  it('tells who was turned away because somebody guessed from whom nobody could answer', async () => {
    const { email } = await made.addUser('heidi');
    const blocked = { blocked: true, at: new Date().toISOString() };
    await record(email, blocked);
    await rows(
      `insert into login_guess (name, network, failed_at, blocks, blocked_at, blocked_until)
       values ('', '192.0.2.7', now(), 1, now() - interval '1 minute', now() + interval '1 minute')`,
    );
    await record(email, blocked);
    expect((await written(email)).map(({ reason }) => reason)).toEqual(['unavailable', 'guessing']);
    await rows('delete from login_guess');
  });

  it('knows a user at the place of a login from then on, whoever told of it', async () => {
    const { email, id } = await made.addUser('ingo');
    await record(email, { accepted: true, password_kind: 'main', ip: '203.0.113.77' });
    expect(await rows('select network from known_network where user_id = $1', id)).toEqual([
      { network: '203.0.113.77' },
    ]);
  });

  it('has nothing of names that nobody has, and of services that are none', async () => {
    const { email } = await made.addUser('karl');
    await record(at('nobody'), {});
    await record('', {});
    await record('@', {});
    await record(email, { service: 'lmtp' });
    expect(await written(email)).toEqual([]);
  });
});
