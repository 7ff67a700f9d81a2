import type { ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { raceAgainst } from '../../testing/row-race.ts';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

const mb = 1_000_000;

describe('what is measured of a user', () => {
  let house: TestPanel;
  let count = 0;
  let accountId: number;
  let token: string;
  let domain: string;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    ({ accountId } = await house.addAccount(`measured${count}`));
    token = await house.login(`measured${count}`);
    await sql('update account set max_basic_users = 10, max_quota_mb = 100000 where id = $1', [accountId]);
    domain = `measured${count}.example`;
    dataOf(await house.call('addDomain', { domain }, { token }));
    await house.verifyDomains(accountId);
  });

  const sql = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
  const add = async (username: string) =>
    dataOf(
      await house.call('addUser', { username, domain, password: 'Correct-horse-7', quota: 1000 }, { token }),
    );
  const names = async (input: ActionInput<'getUsers'> = {}) =>
    dataOf(await house.call('getUsers', input, { token })).rows.map(({ email }) => email.split('@')[0]);
  const setQuota = (id: string, quota: number) =>
    sql('update mail_user set quota_mb = $3 where account_id = $1 and id = $2', [accountId, id, quota]);
  const measure = (id: string, usedMb: number | null, loginHoursAgo: number | null = null) =>
    sql(
      `update user_measure set used_bytes = $3, last_login_at = now() - make_interval(hours => $4)
        where account_id = $1 and user_id = $2`,
      [accountId, id, usedMb === null ? null : usedMb * mb, loginHoursAgo],
    );
  const rowOf = async (id: string) =>
    (await sql('select xmin::text, version from mail_user where id = $1', [id])).rows[0];

  it('is told by the mail engine without a touch of what is set', async () => {
    const anna = await add('anna');
    await measure(anna.id, 1, 24 * 365);
    const before = await rowOf(anna.id);
    await sql('insert into mailbox_usage (username, bytes) values ($1, 1500000)', [anna.email]);
    await sql('select engine.take_usage()');
    const login = { login: anna.email, at: '2026-01-02T03:04:05Z', service: 'imap', ip: '192.0.2.1' };
    await sql('select engine.record_logins($1)', [
      JSON.stringify([{ ...login, accepted: true, password_kind: 'main', attempts: 1 }]),
    ]);
    expect(dataOf(await house.call('getUser', { id: anna.id }, { token }))).toMatchObject({
      used: 2,
      lastlogin: '2026-01-02T03:04:05.000Z',
    });
    expect(await rowOf(anna.id)).toEqual(before);
  });

  it('orders the list page by page, forwards and back, with those nothing is known of', async () => {
    const users = [await add('a'), await add('b'), await add('c'), await add('d')] as const;
    await measure(users[1].id, 30, 5);
    await measure(users[2].id, 20, 1);
    await measure(users[3].id, 10, 3);
    expect(await names({ sort: 'used', dir: 'desc' })).toEqual(['b', 'c', 'd', 'a']);
    expect(await names({ sort: 'lastlogin' })).toEqual(['a', 'b', 'd', 'c']);
    expect(await names({ never_logged_in: 1 })).toEqual(['a']);
    expect(await names({ never_logged_in: 0, sort: 'used' })).toEqual(['d', 'c', 'b']);
    const page = async (cursor?: string | null) =>
      dataOf(
        await house.call(
          'getUsers',
          { sort: 'lastlogin', dir: 'desc', limit: 2, ...(cursor ? { cursor } : {}) },
          { token },
        ),
      );
    const first = await page();
    const second = await page(first.next);
    expect(second.rows.map(({ email }) => email)).toEqual([users[1].email, users[0].email]);
    expect((await page(second.prev)).rows).toEqual(first.rows);
    expect(second.total).toBe(4);
  });

  it('orders what a search finds, and what somebody limited to domains sees', async () => {
    const users = [await add('anna'), await add('annabel'), await add('ben')] as const;
    await measure(users[0].id, 10, 3);
    await measure(users[1].id, 30, 1);
    await measure(users[2].id, 20, 2);
    expect(await names({ search: 'anna', sort: 'used', dir: 'desc' })).toEqual(['annabel', 'anna']);
    expect(await names({ search: 'nna', sort: 'lastlogin' })).toEqual(['anna', 'annabel']);
    const other = `other-${domain}`;
    dataOf(await house.call('addDomain', { domain: other }, { token }));
    await house.verifyDomains(accountId);
    const elsewhere = { username: 'zoe', domain: other, password: 'Correct-horse-7', quota: 1000 };
    dataOf(await house.call('addUser', elsewhere, { token }));
    await sql(`update admin set domains_limited = true, role = 'subadmin' where account_id = $1`, [
      accountId,
    ]);
    await sql(
      `insert into admin_permission (account_id, admin_id, area, level) select account_id, id, 'users', 6
         from admin where account_id = $1`,
      [accountId],
    );
    await sql(
      `insert into admin_domain (account_id, admin_id, domain_id)
       select a.account_id, a.id, n.id from admin a join domain_name n on n.account_id = a.account_id
        where a.account_id = $1 and n.ascii = $2`,
      [accountId, domain],
    );
    expect(await names({ sort: 'lastlogin', dir: 'desc' })).toEqual(['annabel', 'ben', 'anna']);
  });

  it('stays with a user that goes to the recycle bin and comes back, and goes with one that is deleted', async () => {
    const [anna, ben] = [await add('anna'), await add('ben')];
    await measure(anna.id, 30, 1);
    dataOf(await house.call('removeUsers', { ids: [anna.id] }, { token }));
    expect(await names({ sort: 'used', dir: 'desc' })).toEqual(['ben']);
    dataOf(await house.call('restoreItems', { kind: 'users', ids: [anna.id] }, { token }));
    expect(await names({ sort: 'used', dir: 'desc' })).toEqual(['anna', 'ben']);
    dataOf(await house.call('removeUsers', { ids: [anna.id, ben.id] }, { token }));
    dataOf(await house.call('purgeItems', { kind: 'users', ids: [anna.id] }, { token }));
    const left = await sql('select user_id from user_measure where account_id = $1', [accountId]);
    expect(left.rows.map(({ user_id }) => String(user_id))).toEqual([ben.id]);
  });

  it('says who is over quota, whichever of the two numbers changes', async () => {
    const anna = await add('anna');
    const isOver = async () => (await names({ over_quota: 1 })).length === 1;
    expect([await isOver(), await names({ over_quota: 0 })]).toEqual([false, ['anna']]);
    await measure(anna.id, 1000);
    expect([await isOver(), await names({ over_quota: 0 })]).toEqual([true, []]);
    await setQuota(anna.id, 1001);
    expect(await isOver()).toBe(false);
    await setQuota(anna.id, 999);
    expect(await isOver()).toBe(true);
    await measure(anna.id, null);
    expect(await isOver()).toBe(false);
  });

  it.each(['the quota', 'the use'] as const)(
    'says who is over quota when both change at once and %s is first',
    async (first) => {
      const anna = await add('anna');
      const quota = `update mail_user set quota_mb = 400 where id = ${anna.id}`;
      const use = `update user_measure set used_bytes = 500000000 where user_id = ${anna.id}`;
      const [one, other] = first === 'the quota' ? [quota, use] : [use, quota];
      await raceAgainst(house.database, { change: one, values: [] }, [() => sql(other)]);
      expect(await names({ over_quota: 1 })).toEqual(['anna']);
    },
  );
});
