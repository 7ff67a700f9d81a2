import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestAddresses, problemsOf, type TestAddresses } from '../../../testing/test-addresses.ts';
import { dataOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';

let house: TestPanel;
let made: TestAddresses;
beforeAll(async () => {
  house = await startTestPanel();
  made = await makeTestAddresses(house, 'leading-rules');
  await made.addUser('anna');
  await made.addUser('ben');
});
afterAll(() => house.stop());

const rule = (name: string, ...values: string[]) => ({
  ...{ name, active: 1, match: 'all', conditions: [], stop: 0 },
  actions: values.map((value) => ({ type: 'redirect', value })),
});
const set = (rules: object[], token = made.token) =>
  house.call('setDeliveryRules', { email: made.at('anna'), rules } as never, { token });

it('rules lead mail only to addresses of the account that are there, and each that is not is named at its place', async () => {
  const { at } = made;
  expect(
    problemsOf(await set([rule('One', 'x@other.example', at('nobody')), rule('Two', at('gone'))])),
  ).toEqual({
    'rules.0.actions.1.value': { code: 'address_unknown', params: { name: at('nobody') } },
    'rules.1.actions.0.value': { code: 'address_unknown', params: { name: at('gone') } },
  });
  const retrainer = await made.addList('spam', [], { type: 'spam' });
  expect(problemsOf(await set([rule('One', retrainer.email)]))).toMatchObject({
    'rules.0.actions.0.value': { code: 'user_unsuitable' },
  });
  expect(problemsOf(await set([rule('One', at('ben'), 'x@other.example')]))).toBe('done');
});

it('a rule may keep an address that was removed since, but no other rule may take it up once it is gone from there', async () => {
  const { at } = made;
  const { id } = await made.addUser('carl');
  dataOf(await set([rule('One', at('carl'))]));
  dataOf(await house.call('removeUsers', { ids: [id] }, { token: made.token }));
  expect(problemsOf(await set([rule('Renamed', at('carl'))]))).toBe('done');
  dataOf(await set([]));
  expect(problemsOf(await set([rule('Again', at('carl'))]))).toMatchObject({
    'rules.0.actions.0.value': { code: 'address_unknown' },
  });
});

it('what is in domains somebody is kept from is an address elsewhere to them', async () => {
  await made.addDomain('kept-rules.example');
  const limited = await made.addLimited('rules-helper', [made.domainId]);
  expect(problemsOf(await set([rule('Out', 'nobody@kept-rules.example')], limited))).toBe('done');
});
