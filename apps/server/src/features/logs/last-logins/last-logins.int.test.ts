import type { ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dataOf,
  outcomeOf,
  startTestPanel,
  type TestPanel,
  testPassword,
} from '../../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../../testing/test-users.ts';

describe('last logins', () => {
  let house: TestPanel;
  let alpha: TestUsers;
  let otherDomain: string;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    house = await startTestPanel();
    alpha = await makeTestUsers(house, 'alpha');
    const beta = await makeTestUsers(house, 'beta');
    otherDomain = await alpha.addDomain('bücher.example');
    ids['anna'] = (await alpha.addUser('anna')).id;
    ids['bert'] = (await alpha.addUser('bert', { domain: 'bücher.example' })).id;
    await beta.addUser('carl');
    await house.database.pool.query(`update account set timezone = 'Asia/Tokyo' where id = $1`, [
      alpha.accountId,
    ]);
    const email = 'anna@alpha.example';
    const { id: phone } = dataOf(
      await house.call('addAppPassword', { email, label: 'Phone' }, { token: alpha.token }),
    );
    const bert = 'bert@xn--bcher-kva.example';
    await record(
      { login: email, at: '2026-02-27T14:59:00Z', ip: '192.0.2.7', country: 'DE', password_kind: 'main' },
      {
        login: email,
        at: '2026-02-27T15:00:00Z',
        ip: '192.0.2.8',
        country: 'DE',
        password_kind: `app:${phone}`,
      },
      {
        login: bert,
        at: '2026-02-28T10:00:00Z',
        ip: '2001:db8::7',
        country: 'BR',
        service: 'pop3',
        password_kind: 'main',
      },
      { login: bert, at: '2026-02-28T15:00:00Z', service: 'submission', accepted: false, attempts: 3 },
      {
        login: email,
        at: '2026-03-01T09:00:00Z',
        ip: '198.51.100.9',
        accepted: false,
        blocked: true,
        service: 'managesieve',
      },
      {
        login: 'carl@beta.example',
        at: '2026-03-01T09:00:00Z',
        ip: '192.0.2.7',
        country: 'DE',
        password_kind: 'main',
      },
    );
  });
  afterAll(() => house.stop());

  const record = (...logins: object[]) =>
    house.database.pool.query('select engine.record_logins($1)', [
      JSON.stringify(
        logins.map((one) => ({ service: 'imap', ip: '', country: '', accepted: true, attempts: 1, ...one })),
      ),
    ]);
  const list = async (input: ActionInput<'getLastLogins'> = {}, token = alpha.token) =>
    dataOf(await house.call('getLastLogins', input, { token })).rows;
  /** Who came by what, as short as can be: `anna imap`. */
  const found = async (input: ActionInput<'getLastLogins'>, token?: string) =>
    (await list(input, token)).map(({ email, service }) => `${email.split('@')[0]} ${service}`);
  const turned = (input: ActionInput<'getLastLogins'>) =>
    found({ ...input, not: Object.fromEntries(Object.keys(input).map((name) => [name, 1])) });
  const all = ['anna sieve', 'bert smtp', 'bert pop3', 'anna imap', 'anna imap'];

  it('are listed newest first, with all that is known of each', async () => {
    expect(await found({})).toEqual(all);
    const [blocked, refused, , byPhone] = await list();
    expect(byPhone).toEqual({
      ...{ id: expect.any(String), at: '2026-02-27T15:00:00.000Z', user_id: ids['anna'] },
      ...{ email: 'anna@alpha.example', unicode: 'anna@alpha.example', service: 'imap', ip: '192.0.2.8' },
      ...{
        country: 'DE',
        outcome: 'accepted',
        reason: null,
        blocked: 0,
        password_used: 'app',
        label: 'Phone',
      },
      attempts: 1,
    });
    expect(refused).toMatchObject({
      ...{ unicode: 'bert@bücher.example', outcome: 'refused', reason: 'password', blocked: 0, attempts: 3 },
      ...{ password_used: null, ip: '', country: '' },
    });
    expect(blocked).toMatchObject({ outcome: 'refused', blocked: 1, reason: 'unavailable' });
  });

  it.each<[ActionInput<'getLastLogins'>, string[]]>([
    [{ username: 'anna' }, ['anna sieve', 'anna imap', 'anna imap']],
    [{ username: 'Anna@Alpha.example' }, ['anna sieve', 'anna imap', 'anna imap']],
    [{ username: 'bert@bücher.example' }, ['bert smtp', 'bert pop3']],
    [{ domain: ['bücher.example'] }, ['bert smtp', 'bert pop3']],
    [{ start: '2026-02-28', end: '2026-02-28' }, ['bert pop3', 'anna imap']],
    [{ password_used: ['app'] }, ['anna imap']],
    [{ label: 'Phone' }, ['anna imap']],
    [{ service: ['smtp', 'sieve'] }, ['anna sieve', 'bert smtp']],
    [{ country: ['BR'] }, ['bert pop3']],
    [{ country: ['br', 'DE'] }, ['bert pop3', 'anna imap', 'anna imap']],
    [{ ip: '192.0.2.0/24' }, ['anna imap', 'anna imap']],
    [{ ip: '192.0.2.8' }, ['anna imap']],
    [{ ip: '2001:db8::/32' }, ['bert pop3']],
    [{ blocked: 1 }, ['anna sieve']],
    [{ outcome: ['refused'] }, ['anna sieve', 'bert smtp']],
    [{ search: 'ücher' }, ['bert smtp', 'bert pop3']],
  ])('of %j are these, and turned round all others', async (input, expected) => {
    expect(await found(input)).toEqual(expected);
    const names = Object.keys(input);
    if (names.length > 1 || names.includes('search')) return;
    const rest = await turned(input);
    expect([...rest, ...expected].sort()).toEqual([...all].sort());
  });

  it('counts days in the timezone of the account, and turns each end round by itself', async () => {
    expect(await turned({ start: '2026-02-28' })).toEqual(['anna imap']);
    expect(await turned({ end: '2026-02-28' })).toEqual(['anna sieve', 'bert smtp']);
  });

  it('stay those of a user who is renamed, under the address of that time', async () => {
    const dora = await alpha.addUser('dora');
    await record({ login: dora.email, at: '2026-01-10T09:00:00Z', password_kind: 'main' });
    const renamed = { id: dora.id, username: 'dora.berg', domain: alpha.domain };
    dataOf(await house.call('renameUser', renamed, { token: alpha.token }));
    expect(await list({ user: dora.id })).toMatchObject([{ email: 'dora@alpha.example' }]);
    expect(await found({ username: 'dora' })).toEqual(['dora imap']);
  });

  it('are shown to admins of the logs, of the domains they are limited to alone', async () => {
    const addHelper = async (username: string, permissions: object, limit = {}) => {
      const draft = { username, email: `${username}@admins.example`, password: testPassword, permissions };
      dataOf(await house.call('addSubAdmin', { ...draft, ...limit }, { token: alpha.token }));
      return house.login(username);
    };
    const limited = await addHelper('limited', { logs: 1 }, { domains_limited: 1, domains: [otherDomain] });
    expect(await found({}, limited)).toEqual(['bert smtp', 'bert pop3']);
    const refused = await house.call(
      'getLastLogins',
      {},
      { token: await addHelper('of.users', { users: 6 }) },
    );
    expect(outcomeOf(refused)).toBe('forbidden');
  });

  it('are exported with the filters of the list', async () => {
    const input = { format: 'csv', columns: ['email', 'service'], country: ['BR'] } as const;
    const { url } = dataOf(
      await house.call(
        'exportLastLogins',
        { ...input, columns: [...input.columns], country: ['BR'] },
        { token: alpha.token },
      ),
    );
    const { body } = await house.panel.app.inject({ method: 'GET', url, remoteAddress: '203.0.113.1' });
    expect(body).toContain('bert@xn--bcher-kva.example,pop3');
    expect(body).not.toContain('anna');
  });

  it.each([
    'ip=1.2.3',
    'country=XX',
    'service=http',
    'start=2026-02-30',
    'password_used=other',
    'outcome=lost',
    'blocked=maybe',
  ])('refuse %s at its field', async (given) => {
    const { json } = await house.post(`action=getLastLogins&${given}`, { token: alpha.token });
    const [field = ''] = given.split('=');
    expect(json).toMatchObject({ error: { code: 'invalid_input', fields: { [field]: {} } } });
  });
});
