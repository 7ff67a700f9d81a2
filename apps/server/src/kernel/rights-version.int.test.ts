import { rightsHeader } from '@posthouse/contract/core/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel, testPassword } from '../testing/test-panel.ts';

describe('the version of the rights in an answer', () => {
  let house: TestPanel;
  let accountId: number;
  let main: string;
  let helper: { id: string; token: string };
  let domain: string;
  beforeAll(async () => {
    house = await startTestPanel({ DNS_SERVERS: '127.0.0.1:9' });
    ({ accountId } = await house.addAccount('alpha'));
    main = await house.login('alpha');
    domain = dataOf(await house.call('addDomain', { domain: 'one.example' }, { token: main })).domain.id;
    const fields = { username: 'helper', email: 'helper@x.example', password: testPassword };
    const made = await house.call('addSubAdmin', { ...fields, permissions: { domains: 5 } }, { token: main });
    helper = { id: dataOf(made).id, token: await house.login('helper') };
  });
  afterAll(() => house.stop());

  const versionIn = async (body: string, token = helper.token) =>
    (await house.post(body, { token })).headers[rightsHeader];
  const version = () => versionIn('action=keepAlive');
  const update = async (fields: object) =>
    expect(outcomeOf(await house.call('updateSubAdmin', { id: helper.id, ...fields }, { token: main }))).toBe(
      'done',
    );

  it('is the same in every answer, done or refused, as long as nothing changes', async () => {
    const first = await version();
    expect(first).toMatch(/^[\w-]{16}$/);
    for (const body of ['action=getDomains', 'action=getSubAdmins', 'action=nonsense', 'action=getDomain'])
      expect(await versionIn(body), body).toBe(first);
    expect(await versionIn('action=keepAlive', await house.login('helper'))).toBe(first);
  });

  it.each([
    ['a level', { permissions: { domains: 1 } }, { permissions: { domains: 5 } }],
    ['whether two-factor authentication is allowed', { twofa_allowed: 0 }, { twofa_allowed: 1 }],
  ])('changes with %s, and back with it', async (_what, changed, former) => {
    const before = await version();
    await update(changed);
    expect(await version()).not.toBe(before);
    await update(former);
    expect(await version()).toBe(before);
  });

  it('changes with the domains a sub-admin is limited to', async () => {
    const all = await version();
    await update({ domains_limited: 1, domains: [] });
    const none = await version();
    await update({ domains_limited: 1, domains: [domain] });
    expect(new Set([all, none, await version()]).size).toBe(3);
    await update({ domains_limited: 0 });
    expect(await version()).toBe(all);
  });

  it('changes with every maximum of the account, for all of its admins', async () => {
    const seen = [await versionIn('action=keepAlive', main)];
    const { rows } = await house.database.pool.query<{ column_name: string }>(
      `select column_name from information_schema.columns
        where table_name = 'account' and column_name like 'max\\_%'`,
    );
    for (const { column_name } of rows) {
      await house.database.pool.query(
        `update account set ${column_name} = ${column_name} + 1 where id = $1`,
        [accountId],
      );
      seen.push(await versionIn('action=keepAlive', main));
    }
    expect(seen.length).toBeGreaterThan(7);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('is told to nobody without a session', async () => {
    expect(await versionIn('action=getLanguages', '')).toBeUndefined();
    expect(await versionIn('action=keepAlive', 'nonsense')).toBeUndefined();
    const twice = `action=getLanguages&token=${helper.token}&token=${helper.token}`;
    expect((await house.post(twice)).headers[rightsHeader]).toBeUndefined();
  });
});
