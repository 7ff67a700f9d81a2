import type { ActionInput } from '@posthouse/contract';
import { totalCap } from '@posthouse/contract/core/paging';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../testing/test-users.ts';

const many = totalCap + 50;

let house: TestPanel;
let users: TestUsers;
let limited: string;
beforeAll(async () => {
  house = await startTestPanel();
  users = await makeTestUsers(house, 'totals');
  const { accountId, domainId, domain, addUser } = users;
  await house.database.pool.query('update account set max_basic_users = 5000 where id = $1', [accountId]);
  await house.database.pool.query(
    `with made as (
       insert into address (account_id, domain_id, local_part, kind, created_at)
       select $1, $2, 'u' || n, 'user', now() from generate_series(1, ${many}) n returning *)
     insert into mail_user (account_id, id, domain_id, email, readable, account_type, quota_mb, created_at)
     select account_id, id, domain_id, local_part || $3, local_part || $3, 'basic', 1, now() from made`,
    [accountId, domainId, `@${domain}`],
  );
  await addUser('chief', { account_type: 'enhanced' });
  await addUser('journal', { account_type: 'audit' });
  const second = await users.addDomain('second.example');
  await addUser('other', { domain: 'second.example' });
  const gone = await addUser('gone', { domain: 'second.example' });
  dataOf(await house.call('removeUsers', { ids: [gone.id] }, { token: users.token }));
  limited = await users.addLimited('totals.second', [second]);
});
afterAll(() => house.stop());

const totalOf = async (input: ActionInput<'getUsers'>, token = users.token) => {
  const { total, total_capped } = dataOf(await house.call('getUsers', { limit: 1, ...input }, { token }));
  return total_capped ? `${total}+` : total;
};
const first = () => users.domain;

it('says how many users there are, of each type and in each domain, however many', async () => {
  expect(await totalOf({})).toBe(many + 3);
  expect(await totalOf({ account_type: ['basic'] })).toBe(many + 1);
  expect(await totalOf({ account_type: ['enhanced', 'audit'] })).toBe(2);
  expect(await totalOf({ account_type: ['audit'] })).toBe(1);
  expect(await totalOf({ domain: [first()] })).toBe(many + 2);
  expect(await totalOf({ domain: ['second.example', first()], account_type: ['basic', 'audit'] })).toBe(
    many + 2,
  );
  expect(await totalOf({ domain: ['unknown.example'] })).toBe(0);
});

it('counts up to a thousand where no ledger knows', async () => {
  const capped = `${totalCap}+`;
  expect(await totalOf({ search: 'totals' })).toBe(capped);
  expect(await totalOf({ active: 1 })).toBe(capped);
  expect(await totalOf({ domain: ['second.example'], not: { domain: 1 } })).toBe(capped);
  expect(await totalOf({ account_type: ['basic'], active: 1 })).toBe(capped);
  expect(await totalOf({ account_type: ['basic'], active: 1, exact_total: 1 })).toBe(many + 1);
});

it('tells an admin of some domains about those alone', async () => {
  expect(await totalOf({}, limited)).toBe(1);
  expect(await totalOf({ account_type: ['basic'] }, limited)).toBe(1);
  expect(await totalOf({ domain: [first()] }, limited)).toBe(0);
});
