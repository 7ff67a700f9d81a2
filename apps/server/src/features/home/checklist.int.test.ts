import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { turnOnTwoFactor } from '../../testing/test-authenticator.ts';
import { dataOf, outcomeOf, startTestPanel, type TestPanel, testPassword } from '../../testing/test-panel.ts';

describe('the checklist of a new account', () => {
  let house: TestPanel;
  let accountId: number;
  let token: string;
  let count = 0;
  let name: string;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    name = `new${count}`;
    ({ accountId } = await house.addAccount(name));
    await sql('update account set max_basic_users = 5, max_quota_mb = 5000 where id = $1', [accountId]);
    token = await house.login(name);
  });

  const sql = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
  const read = async (as = token) => dataOf(await house.call('getChecklist', {}, { token: as }));
  const open = async (as?: string) =>
    (await read(as)).steps.flatMap(({ step, done }) => (done ? [] : [step]));
  const addDomain = async (domain: string) =>
    dataOf(await house.call('addDomain', { domain }, { token })).domain.id;
  const addUser = async (username: string, fields: object = {}) => {
    const draft = { username, domain: `${name}.example`, password: testPassword, quota: 10, ...fields };
    return dataOf(await house.call('addUser', draft, { token })).id;
  };
  const checkMx = (domainId: string, status: string) =>
    sql(
      `insert into domain_check (account_id, domain_id, record, status, checked_at, since)
       values ($1, $2, 'mx', $3, now(), now())
       on conflict (account_id, domain_id, record) do update set status = excluded.status`,
      [accountId, domainId, status],
    );
  const addHelper = async (username: string, fields: object) => {
    const draft = { username, email: `${username}@admins.example`, password: testPassword, ...fields };
    dataOf(await house.call('addSubAdmin', draft, { token }));
    return house.login(username);
  };

  it('is done step by step as each is measured, in any order', async () => {
    expect(await read()).toMatchObject({ hidden: 0, domain: null, user: null });
    expect(await open()).toEqual(['domain', 'records', 'verified', 'users', 'two_factor', 'mail_programs']);
    const domainId = await addDomain(`${name}.example`);
    expect(await read()).toMatchObject({ domain: { id: domainId, name: `${name}.example` } });
    expect(await open()).toEqual(['records', 'verified', 'users', 'two_factor', 'mail_programs']);
    await checkMx(domainId, 'fail');
    expect(await open()).toContain('records');
    await checkMx(domainId, 'ok');
    expect(await open()).toEqual(['verified', 'users', 'two_factor', 'mail_programs']);
    await house.verifyDomains(accountId);
    expect(await open()).toEqual(['users', 'two_factor', 'mail_programs']);
    const userId = await addUser('anna');
    expect(await read()).toMatchObject({ user: { id: userId, name: `anna@${name}.example` } });
    await sql('update user_measure set last_login_at = now() where user_id = $1', [userId]);
    expect(await open()).toEqual(['two_factor']);
    await turnOnTwoFactor(house, { token });
    expect(await open()).toEqual([]);
  });

  it('is about a domain that is verified rather than one that was added before', async () => {
    await addDomain(`${name}.example`);
    await house.verifyDomains(accountId);
    await addDomain(`later.${name}.example`);
    await sql(`update domain_name set created_at = created_at - interval '1 day' where ascii like 'later.%'`);
    expect((await read()).domain?.name).toBe(`${name}.example`);
    expect(await open()).not.toContain('verified');
  });

  it('shows the mail settings of the first who can log in, as they are allowed to', async () => {
    await sql('update account set max_enhanced_users = 5 where id = $1', [accountId]);
    await addDomain(`${name}.example`);
    await house.verifyDomains(accountId);
    const shared = { account_type: 'enhanced', mailbox_type: 'shared', password: undefined };
    await addUser('desk', shared);
    expect(await read()).toMatchObject({ user: null });
    expect(await open()).not.toContain('users');
    const id = await addUser('anna', { pop3: 0, twofa_allowed: 1 });
    expect((await read()).user).toEqual({
      ...{ id, name: `anna@${name}.example`, email: `anna@${name}.example` },
      ...{ services: ['imap', 'smtp'], twofa_allowed: 1 },
    });
  });

  it('asks for no record that the provider has not set', async () => {
    const domainId = await addDomain(`${name}.example`);
    await house.verifyDomains(accountId);
    await checkMx(domainId, 'unknown');
    expect(await open()).toContain('records');
    await sql(`update domain_check set hint = 'not_set' where domain_id = $1`, [domainId]);
    expect(await open()).not.toContain('records');
  });

  it('is hidden for one admin alone, until shown again, and the history says so', async () => {
    const helper = await addHelper(`${name}.helper`, { permissions: { domains: 6, users: 6 } });
    dataOf(await house.call('setChecklist', { hidden: 1 }, { token }));
    expect([(await read()).hidden, (await read(helper)).hidden]).toEqual([1, 0]);
    expect((await read(await house.login(name))).hidden).toBe(1);
    const told = await house.call('getAccountHistory', { operation: 'setChecklist' }, { token });
    expect(dataOf(told).rows).toMatchObject([{ target: name, after: { hidden: true } }]);
    dataOf(await house.call('setChecklist', { hidden: 0 }, { token }));
    expect((await read()).hidden).toBe(0);
  });

  it('has the steps an admin may take, and is not for those limited to some domains or without any', async () => {
    const domainId = await addDomain(`${name}.example`);
    await house.verifyDomains(accountId);
    await addUser('anna');
    const ofUsers = await read(await addHelper(`${name}.users`, { permissions: { users: 5 } }));
    expect(ofUsers.steps.map(({ step }) => step)).toEqual(['users', 'mail_programs']);
    expect(ofUsers).toMatchObject({ domain: null, user: { name: `anna@${name}.example` } });
    const ofDomains = await read(await addHelper(`${name}.domains`, { permissions: { domains: 5 } }));
    expect(ofDomains.steps.map(({ step }) => step)).toEqual(['domain', 'records', 'verified']);
    expect(ofDomains.user).toBeNull();
    const limit = { permissions: { users: 6, domains: 6 }, domains_limited: 1, domains: [domainId] };
    for (const [username, fields] of Object.entries({
      limited: limit,
      viewer: { permissions: { users: 1 } },
    })) {
      const helper = await addHelper(`${name}.${username}`, fields);
      expect(outcomeOf(await house.call('getChecklist', {}, { token: helper })), username).toBe('forbidden');
    }
  });
});
