import { mostCounted } from '@posthouse/contract/features/home';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel, testPassword } from '../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../testing/test-users.ts';

describe('what needs attention', () => {
  let house: TestPanel;
  let alpha: TestUsers;
  let other: string;
  beforeAll(async () => {
    house = await startTestPanel();
    alpha = await makeTestUsers(house, 'alpha');
    other = await alpha.addDomain('bücher.example');
    const beta = await makeTestUsers(house, 'beta');
    await beta.addUser('bert');
    await alpha.addUser('anna');
    await alpha.addUser('otto', { domain: 'xn--bcher-kva.example' });
    await alpha.addUser('room');
    await fill('anna@alpha.example', 10_000_000);
    await fill('otto@xn--bcher-kva.example', 11_000_000);
    await fill('room@alpha.example', 9_999_999);
    await fill('bert@beta.example', 99_000_000);
  });
  afterAll(() => house.stop());

  const sql = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
  /** As the mail engine measures it. */
  const fill = (email: string, bytes: number) =>
    sql(
      'update user_measure set used_bytes = $2 where user_id = (select id from mail_user where email = $1)',
      [email, bytes],
    );
  const setHealth = (name: string, health: string) =>
    sql('update domain set health = $2 where id = (select id from domain_name where ascii = $1)', [
      name,
      health,
    ]);
  const asked = async (token = alpha.token) => dataOf(await house.call('getAttention', {}, { token }));
  const namesOf = (found: { first: { name: string }[] } | null) => found?.first.map(({ name }) => name);

  it('are full mailboxes as they were measured, as the list shows them, and none of another account', async () => {
    expect((await asked()).full).toEqual({
      num: 2,
      more: 0,
      first: [
        { id: expect.any(String), name: 'anna@alpha.example' },
        { id: expect.any(String), name: 'otto@bücher.example' },
      ],
    });
    const { rows } = dataOf(await house.call('getUsers', { over_quota: 1 }, { token: alpha.token }));
    expect(rows.map(({ unicode }) => unicode)).toEqual(namesOf((await asked()).full));
  });

  it('are verified domains that fail, and those that are not verified, as the list shows them with the same filters', async () => {
    await setHealth('alpha.example', 'fail');
    await setHealth('xn--bcher-kva.example', 'warn');
    dataOf(await house.call('addDomain', { domain: 'new.example' }, { token: alpha.token }));
    await setHealth('new.example', 'fail');
    const { failing, unverified } = await asked();
    expect([namesOf(failing), namesOf(unverified)]).toEqual([['alpha.example'], ['new.example']]);
    const { rows } = dataOf(
      await house.call(
        'getDomains',
        { health: ['fail'], verification: ['verified'], active: 1 },
        { token: alpha.token },
      ),
    );
    expect(rows.map(({ domain }) => domain)).toEqual(['alpha.example']);
  });

  it('are only those of the domains an admin is limited to', async () => {
    const limited = await alpha.addLimited('limited', [other]);
    const { failing, unverified, full } = await asked(limited);
    expect([failing?.num, unverified?.num, namesOf(full)]).toEqual([0, 0, ['otto@bücher.example']]);
  });

  it('are told only to those who may view them', async () => {
    const helper = async (username: string, permissions: object) => {
      const draft = { username, email: `${username}@admins.example`, password: testPassword, permissions };
      dataOf(await house.call('addSubAdmin', draft, { token: alpha.token }));
      return asked(await house.login(username));
    };
    expect(await helper('blind', { aliases: 6 })).toMatchObject({
      failing: null,
      unverified: null,
      full: null,
    });
    expect(await helper('of.users', { users: 1 })).toMatchObject({ failing: null, full: { num: 2 } });
    expect(await helper('of.domains', { domains: 1 })).toMatchObject({ failing: { num: 1 }, full: null });
  });

  it('are counted no further than people read', async () => {
    await sql(
      `with made as (
         insert into address (account_id, domain_id, local_part, kind, created_at)
         select $1, $2, 'n' || n, 'user', now() from generate_series(1, ${mostCounted}) n returning *)
       insert into mail_user (account_id, id, domain_id, email, readable, account_type, quota_mb, is_over_quota, smtp, created_at)
       select account_id, id, domain_id, local_part || '@alpha.example', local_part || '@alpha.example', 'audit', 1, true, false, now()
         from made`,
      [alpha.accountId, alpha.domainId],
    );
    const { full } = await asked();
    expect({ ...full, first: full?.first.length }).toEqual({ num: mostCounted, more: 1, first: 5 });
  });
});
