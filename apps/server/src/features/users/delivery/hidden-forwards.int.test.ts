import { hiddenForward } from '@posthouse/contract/features/users/delivery-rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../../testing/test-users.ts';

describe('rules that forward into a domain the admin can’t see', () => {
  let house: TestPanel;
  let made: TestUsers;
  let limited: string;
  let email: string;
  let other: string;
  let secret: string;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    made = await makeTestUsers(house, `hiding${count}`);
    other = `hidden${count}.example`;
    secret = `secret@${other}`;
    await made.addDomain(other);
    await made.addUser('secret', { domain: other });
    limited = await made.addLimited(`limited${count}`, [made.domainId]);
    ({ email } = await made.addUser('anna'));
  });

  type Action = Readonly<Record<string, unknown>>;
  const forward = (value: string) => ({ type: 'forward', value });
  const rule = (name: string, actions: Action[], given: object = {}) => ({
    ...{ name, active: 1, match: 'all', conditions: [], actions, stop: 0 },
    ...given,
  });
  const send = (rules: object[], token: string) =>
    house.call('setDeliveryRules', { email, rules }, { token });
  const set = async (rules: object[], token = made.token) => dataOf(await send(rules, token));
  const get = async (token = made.token) =>
    dataOf(await house.call('getDeliveryRules', { email }, { token }));
  const valuesOf = ({ rules }: Awaited<ReturnType<typeof get>>) =>
    rules.map(({ actions }) => actions.map(({ value }) => value));
  const historyOf = async (token: string) => {
    const asked = { operation: 'setDeliveryRules' as const };
    return dataOf(await house.call('getAccountHistory', asked, { token })).rows;
  };

  it('show neither address nor script, and keep it whatever else of them changes', async () => {
    await set([
      rule('Boss', [forward('x@else.example'), forward(secret)]),
      rule('Bin', [{ type: 'discard' }]),
    ]);
    const seen = await get(limited);
    expect(JSON.stringify(seen)).not.toContain(other);
    expect(valuesOf(seen)).toEqual([['x@else.example', hiddenForward(1)], ['']]);
    expect(seen.script).toBeNull();
    expect((await get()).script).toContain(secret);
    const [boss, bin] = seen.rules;
    const changed = { ...boss, name: 'Chief', actions: [{ ...forward(hiddenForward(1)), type: 'redirect' }] };
    const saved = await set([{ ...bin }, changed], limited);
    expect(JSON.stringify(saved)).not.toContain(other);
    expect(valuesOf(saved)).toEqual([[''], [hiddenForward(0)]]);
    expect((await get()).rules).toMatchObject([
      { name: 'Bin' },
      { name: 'Chief', actions: [{ type: 'redirect', value: secret }] },
    ]);
    // Without them there is nothing to hide.
    expect((await set([{ ...bin }], limited)).script).toContain('discard');
  });

  it('lend the address to no other rule, place or person', async () => {
    const { rules } = await set([rule('Boss', [forward(secret), forward('x@else.example')])]);
    const refusalOf = async (rules: object[], token: string) => {
      const answer = await send(rules, token);
      return answer.returncode === 0 ? answer.error.fields : 'done';
    };
    const refused = { 'rules.0.actions.0.value': { code: 'email_invalid' } };
    const borrowed = [forward(hiddenForward(0))];
    const id = rules[0]?.id;
    expect(await refusalOf([rule('New', borrowed)], limited)).toEqual(refused);
    expect(await refusalOf([rule('Boss', [forward(hiddenForward(1))], { id })], limited)).toEqual(refused);
    expect(await refusalOf([rule('Boss', borrowed, { id })], made.token)).toEqual(refused);
    expect(await refusalOf([rule('Boss', borrowed, { id })], limited)).toBe('done');
  });

  it('do not tell by what becomes of a guess whether it was right', async () => {
    const [boss] = (await set([rule('Boss', [forward(secret)])])).rules;
    const guesses = [`nobody@${other}`, secret, 'x@else.example'];
    const guessed = rule('Boss', [hiddenForward(0), ...guesses].map(forward), { id: boss?.id });
    const seen = await set([guessed], limited);
    expect(valuesOf(seen)).toEqual([[hiddenForward(0), ...guesses]]);
    // Nor when somebody who sees the domain saves.
    const all = await get();
    expect(valuesOf(all)).toEqual([[secret, ...guesses]]);
    await set(all.rules);
    expect((await get(limited)).rules).toEqual(seen.rules);
  });

  it('are told in the history of no domain alone', async () => {
    await set([rule('Boss', [forward(secret), forward('x@else.example')])]);
    const told = await historyOf(limited);
    expect(told).toMatchObject([{ after: { rules_added: ['Boss'], rules_forward_to: ['x@else.example'] } }]);
    expect(JSON.stringify(told)).not.toContain(other);
    expect(JSON.stringify(await historyOf(made.token))).toContain(secret);
  });

  it('are like vacation replies: addresses elsewhere are counted and kept, the own domain’s can be set', async () => {
    const reply = (fields: object, token: string) =>
      house.call('setVacation', { email, active: 1, text: 'Away', ...fields }, { token });
    const own = `info@${made.domain}`;
    const unseen = `unseen@${other}`;
    for (const [alias, domain] of [
      ['unseen', other],
      ['info', made.domain],
      ['sales', made.domain],
    ] as const)
      dataOf(await house.call('addAlias', { alias, domain, forward: [email] }, { token: made.token }));
    dataOf(await reply({ addresses: [unseen, own] }, made.token));
    const seen = dataOf(await house.call('getVacation', { email }, { token: limited }));
    expect(seen).toMatchObject({ addresses: [own], hidden: 1 });
    expect((await get(limited)).script).toBeNull();
    const history = dataOf(await house.call('getAccountHistory', {}, { token: limited })).rows;
    expect(JSON.stringify([seen, history])).not.toContain(other);
    // What is refused is refused alike, whoever has the domain.
    for (const guess of [unseen, `x@${other}`, 'x@else.example']) {
      expect(await reply({ addresses: [guess] }, limited)).toMatchObject({
        error: { fields: { addresses: { code: 'address_not_own', params: { name: guess } } } },
      });
    }
    dataOf(await reply({ addresses: [`sales@${made.domain}`], text: 'Back soon' }, limited));
    const all = dataOf(await house.call('getVacation', { email }, { token: made.token }));
    expect(all).toMatchObject({ addresses: [`sales@${made.domain}`, unseen], hidden: 0 });
    const told = dataOf(await house.call('getAccountHistory', {}, { token: limited })).rows;
    expect(told[0]).toMatchObject({ before: { addresses: [own] }, after: { text: 'Back soon' } });
    expect(JSON.stringify(told)).not.toContain(other);
  });
});
