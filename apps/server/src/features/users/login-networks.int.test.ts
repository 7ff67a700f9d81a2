import type { ActionInput } from '@posthouse/contract';
import { mostLoginIps } from '@posthouse/contract/features/users';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../testing/test-users.ts';

let house: TestPanel;
let made: TestUsers;
beforeAll(async () => {
  house = await startTestPanel();
  made = await makeTestUsers(house, 'alpha');
});
afterAll(() => house.stop());

const update = (id: string, login_ips: ActionInput<'updateUser'>['login_ips'], token = made.token) =>
  house.call('updateUser', { id, login_ips }, { token });
const fieldsOf = (answer: Awaited<ReturnType<typeof update>>) =>
  answer.returncode === 0 ? answer.error.fields : 'done';

it('a user logs in from anywhere, until networks are given; each is kept once, as everybody writes it', async () => {
  const anna = await made.addUser('anna');
  expect(anna.login_ips).toEqual([]);
  const given = ['192.0.2.77/24', ' 2001:DB8::1', '192.0.2.0/24', '::ffff:198.51.100.7'];
  const kept = ['192.0.2.0/24', '2001:db8::1', '198.51.100.7'];
  expect(dataOf(await update(anna.id, given)).login_ips).toEqual(kept);
  expect(dataOf(await house.call('getUser', { id: anna.id }, { token: made.token })).login_ips).toEqual(kept);
  expect(dataOf(await update(anna.id, [])).login_ips).toEqual([]);
  const ben = await made.addUser('ben', { login_ips: ['203.0.113.9'] });
  expect(ben.login_ips).toEqual(['203.0.113.9']);
});

it('the account history tells which networks were given; the same ones again are no change', async () => {
  const carl = await made.addUser('carl', { login_ips: ['192.0.2.0/24'] });
  const changes = async () =>
    dataOf(
      await house.call(
        'getAccountHistory',
        { operation: 'updateUser', search: carl.email },
        { token: made.token },
      ),
    ).rows.map(({ before, after }) => ({ before, after }));
  dataOf(await update(carl.id, ['192.0.2.9/24']));
  expect(await changes()).toEqual([{ before: null, after: null }]);
  dataOf(await update(carl.id, ['198.51.100.7']));
  expect((await changes())[0]).toEqual({
    before: { login_ips: ['192.0.2.0/24'] },
    after: { login_ips: ['198.51.100.7'] },
  });
});

it('what is no address or network is refused where it stands, and so are too many', async () => {
  const dora = await made.addUser('dora', { login_ips: ['192.0.2.1'] });
  expect(fieldsOf(await update(dora.id, ['192.0.2.7', '192.0.2.300', '::/0']))).toEqual({
    'login_ips.1': { code: 'ip_invalid' },
    'login_ips.2': { code: 'ip_invalid' },
  });
  const many = Array.from({ length: mostLoginIps + 1 }, (_, n) => `192.0.2.${n}`);
  expect(fieldsOf(await update(dora.id, many))).toEqual({
    login_ips: { code: 'too_many', params: { num: mostLoginIps } },
  });
  expect(dataOf(await update(dora.id, many.slice(1))).login_ips).toHaveLength(mostLoginIps);
});

it('changing them takes level 6, as all that says what a user is', async () => {
  const emil = await made.addUser('emil');
  for (const [name, users, outcome] of [
    ['five', 5, 'forbidden'],
    ['six', 6, 'done'],
  ] as const) {
    await house.addSubAdmin(made.accountId, name, { users });
    const token = await house.login(name);
    expect(outcomeOf(await update(emil.id, ['192.0.2.7'], token))).toBe(outcome);
    expect(outcomeOf(await update(emil.id, [], token))).toBe(outcome);
  }
});
