import type { ActionInput } from '@posthouse/contract';
import { ruleLimits } from '@posthouse/contract/features/users/delivery-rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';

type Rule = Readonly<Record<string, unknown>>;

describe('what happens to a user’s mail', () => {
  let house: TestPanel;
  let count = 0;
  let accountId: number;
  let token: string;
  let domain: string;
  let email: string;
  let userId: string;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    ({ accountId } = await house.addAccount(`delivery${count}`));
    token = await house.login(`delivery${count}`);
    await sql('update account set max_basic_users = 9, max_quota_mb = 9000 where id = $1', [accountId]);
    domain = await addDomain(`delivery${count}.example`);
    ({ id: userId, email } = await addUser('anna'));
  });

  const sql = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
  const addDomain = async (name: string) => {
    dataOf(await house.call('addDomain', { domain: name }, { token }));
    await house.verifyDomains(accountId);
    return name;
  };
  const addUser = async (username: string) =>
    dataOf(
      await house.call('addUser', { username, domain, password: 'Correct-horse-7', quota: 100 }, { token }),
    );
  const rule = (name: string, given: Rule = {}): Rule => ({
    name,
    active: 1,
    match: 'all',
    conditions: [{ field: 'subject', test: 'contains', value: name }],
    actions: [{ type: 'move', value: name }],
    stop: 0,
    ...given,
  });
  const setRules = (rules: Rule[], more: { version?: number } = {}) =>
    house.call('setDeliveryRules', { email, rules, ...more }, { token });
  const rules = async () => dataOf(await house.call('getDeliveryRules', { id: userId }, { token }));
  const setVacation = (fields: Partial<ActionInput<'setVacation'>>) =>
    house.call('setVacation', { id: userId, ...fields }, { token });
  const vacation = async () => dataOf(await house.call('getVacation', { email }, { token }));
  const script = async () => {
    const { rows } = await sql('select script, digest from user_script where user_id = $1', [userId]);
    return rows[0] as { script: string; digest: string } | undefined;
  };
  const lastEntry = async () => {
    const { rows } = dataOf(await house.call('getAccountHistory', {}, { token }));
    return rows[0];
  };
  const fieldsOf = (answer: Awaited<ReturnType<typeof setRules | typeof setVacation>>) =>
    answer.returncode === 0 ? answer.error.fields : 'done';

  it('is nothing special until somebody says so', async () => {
    expect(await rules()).toEqual({ id: userId, rules: [], script: '', own_filter_off: null, version: 0 });
    expect(await vacation()).toMatchObject({ id: userId, active: 0, text: '', days: 7, version: 0 });
  });

  it('follows rules in their order, which keep their ids', async () => {
    const first = dataOf(await setRules([rule('Bills'), rule('News', { active: 0 })]));
    expect(first.version).toBe(1);
    expect(first.rules.map(({ name, active }) => [name, active])).toEqual([
      ['Bills', 1],
      ['News', 0],
    ]);
    const [bills, news] = first.rules;
    const again = dataOf(
      await setRules([rule('News', { id: news?.id }), rule('Invoices', { id: bills?.id })]),
    );
    expect(again.rules.map(({ id }) => id)).toEqual([news?.id, bills?.id]);
    expect(await rules()).toEqual(again);
    const twins = dataOf(await setRules([rule('A', { id: bills?.id }), rule('B', { id: bills?.id })]));
    expect(new Set(twins.rules.map(({ id }) => id)).size).toBe(2);
  });

  it('is refused for an old version, and nothing changes', async () => {
    dataOf(await setRules([rule('Bills')], { version: 0 }));
    expect(outcomeOf(await setRules([], { version: 0 }))).toBe('stale');
    expect((await rules()).rules).toHaveLength(1);
    dataOf(await setVacation({ active: 1, text: 'Away', version: 0 }));
    expect(outcomeOf(await setVacation({ active: 0, version: 0 }))).toBe('stale');
    expect(await vacation()).toMatchObject({ active: 1, version: 1 });
  });

  it('is one script of both, with another digest whenever the text is another', async () => {
    expect(await script()).toBeUndefined();
    const { script: shown } = dataOf(await setRules([rule('Bills')]));
    const first = await script();
    expect(first?.script).toBe(shown);
    expect(shown).toContain('fileinto :create "Bills";');
    dataOf(await setVacation({ active: 1, text: 'Away', days: 3 }));
    const second = await script();
    expect(second?.script).toContain('fileinto :create "Bills";');
    expect(second?.script).toContain('vacation :days 3 "Away";');
    expect(second?.digest).not.toBe(first?.digest);
    dataOf(await setRules([]));
    dataOf(await setVacation({ active: 0 }));
    expect(await script()).toBeUndefined();
  });

  it('says at the field what of a rule does not work', async () => {
    const at = async (given: Rule) => fieldsOf(await setRules([rule('x', given)]));
    const condition = (given: object) => at({ conditions: [given] });
    const action = (...given: object[]) => at({ actions: given });
    expect(await at({ name: ' ' })).toEqual({ 'rules.0.name': { code: 'required' } });
    expect(await at({ name: 'a\nb' })).toMatchObject({ 'rules.0.name': { code: 'format' } });
    expect(await at({ actions: [] })).toMatchObject({ 'rules.0.actions': { code: 'required' } });
    const place = 'rules.0.conditions.0';
    expect(await condition({ field: 'subject', test: 'over', value: 'x' })).toMatchObject({
      [`${place}.test`]: { code: 'format' },
    });
    expect(await condition({ field: 'subject', test: 'is', value: '' })).toMatchObject({
      [`${place}.value`]: { code: 'required' },
    });
    expect(await condition({ field: 'subject', test: 'is', value: 'x'.repeat(251) })).toMatchObject({
      [`${place}.value`]: { code: 'max_length', params: { num: 250 } },
    });
    expect(await condition({ field: 'header', header: 'X Y', test: 'is', value: 'x' })).toMatchObject({
      [`${place}.header`]: { code: 'format' },
    });
    expect(await condition({ field: 'size', test: 'over', value: '1001' })).toMatchObject({
      [`${place}.value`]: { code: 'less_than' },
    });
    expect(await condition({ field: 'colour', test: 'is', value: 'x' })).toMatchObject({
      [`${place}.field`]: { code: 'format' },
    });
    for (const value of ['a//b', '../x', '/x', '~root', 'a\u0000b', 'x'.repeat(81)]) {
      expect(await action({ type: 'move', value }), value).not.toBe('done');
    }
    expect(await action({ type: 'forward', value: 'nobody' })).toMatchObject({
      'rules.0.actions.0.value': { code: 'email_invalid' },
    });
    expect(await action({ type: 'reject', value: ' \n' })).toMatchObject({
      'rules.0.actions.0.value': { code: 'required' },
    });
    expect(await action({ type: 'read' }, { type: 'discard' })).toMatchObject({
      'rules.0.actions.1.type': { code: 'format' },
    });
    expect((await rules()).version).toBe(0);
  });

  it('is kept within limits', async () => {
    const many = Array.from({ length: ruleLimits.rules + 1 }, (_, n) => rule(`r${n}`));
    expect(fieldsOf(await setRules(many))).toEqual({
      rules: { code: 'too_many', params: { num: ruleLimits.rules } },
    });
    const forwards = Array.from({ length: ruleLimits.forwards + 1 }, (_, n) =>
      rule(`r${n}`, { actions: [{ type: 'forward', value: `x${n}@else.example` }] }),
    );
    expect(fieldsOf(await setRules(forwards))).toEqual({
      [`rules.${ruleLimits.forwards}.actions.0.value`]: { code: 'too_many', params: { num: 4 } },
    });
    dataOf(await setRules(many.slice(1)));
  });

  it('goes to international addresses as people write them', async () => {
    const forward = rule('x', { actions: [{ type: 'forward', value: 'Jo@Bücher.example' }] });
    const saved = dataOf(await setRules([forward]));
    expect(saved.rules[0]?.actions).toMatchObject([{ type: 'forward', value: 'jo@xn--bcher-kva.example' }]);
    expect(saved.script).toContain('"jo@xn--bcher-kva.example"');
    const desk = await addDomain('xn--bcher-kva.example');
    dataOf(await house.call('addAlias', { alias: 'desk', domain: desk, forward: [email] }, { token }));
    const reply = dataOf(await setVacation({ addresses: ['Desk@Bücher.example'] }));
    expect(reply.addresses).toEqual(['desk@xn--bcher-kva.example']);
  });

  it('is answered for other addresses that lead to the user, and for nobody else’s', async () => {
    const addAlias = async (alias: string, forward: string) =>
      dataOf(await house.call('addAlias', { alias, domain, forward: [forward] }, { token })).email;
    const { email: bens } = await addUser('ben');
    const desk = await addAlias('desk', email);
    const office = await addAlias('office', desk);
    const other = await addAlias('other', bens);
    const plus = email.replace('@', '+shop@');
    expect(dataOf(await setVacation({ addresses: [desk, office, plus] })).addresses).toEqual([
      ...[desk, office, plus],
    ]);
    for (const name of [bens, other, `nobody@${domain}`, 'anna@home.example']) {
      expect(fieldsOf(await setVacation({ addresses: [desk, name] }))).toEqual({
        addresses: { code: 'address_not_own', params: { name } },
      });
    }
    // What is there may stay, whatever became of it.
    const { rows } = dataOf(await house.call('getAliases', { search: 'desk' }, { token }));
    dataOf(await house.call('removeAliases', { ids: rows.map(({ id }) => id) }, { token }));
    expect(dataOf(await setVacation({ addresses: [desk] })).addresses).toEqual([desk]);
  });

  it('never goes round in a circle', async () => {
    const toItself = rule('x', { actions: [{ type: 'redirect', value: email.toUpperCase() }] });
    const answer = await setRules([toItself]);
    expect(answer).toMatchObject({ error: { code: 'loop', params: { path: `${email} → ${email}` } } });
  });

  it('is told in the history by the names of rules, and where mail goes', async () => {
    const forward = { actions: [{ type: 'forward', value: 'out@else.example' }] };
    const made = dataOf(await setRules([rule('Bills'), rule('News', forward)]));
    expect(await lastEntry()).toMatchObject({
      action: 'setDeliveryRules',
      target: email,
      after: { rules_added: ['Bills', 'News'], rules_forward_to: ['out@else.example'] },
    });
    const [bills, news] = made.rules.map(({ id }) => id);
    dataOf(
      await setRules([rule('News', { id: news }), rule('Bills', { id: bills, active: 0 }), rule('New')]),
    );
    expect(await lastEntry()).toMatchObject({
      before: { rules_order: ['Bills', 'News'], rules_forward_to: ['out@else.example'] },
      after: {
        rules_added: ['New'],
        rules_changed: ['News'],
        rules_off: ['Bills'],
        rules_order: ['News', 'Bills', 'New'],
        rules_forward_to: [],
      },
    });
    dataOf(await setRules([]));
    expect((await lastEntry())?.before).toEqual({ rules_removed: ['News', 'Bills', 'New'] });
    dataOf(await setVacation({ active: 1, text: 'Away', ends_on: '2026-12-24' }));
    expect(await lastEntry()).toMatchObject({
      action: 'setVacation',
      before: { active: false },
      after: { active: true, text: 'Away', ends_on: '2026-12-24' },
    });
  });

  it('answers only with a text, and for days in their order', async () => {
    expect(fieldsOf(await setVacation({ active: 1 }))).toEqual({ text: { code: 'required' } });
    const days = { starts_on: '2026-12-24', ends_on: '2026-12-23' };
    expect(fieldsOf(await setVacation(days))).toEqual({ ends_on: { code: 'days_order' } });
    dataOf(await setVacation({ starts_on: '2026-12-24' }));
    expect(fieldsOf(await setVacation({ ends_on: '2026-12-23' }))).toEqual({
      ends_on: { code: 'days_order' },
    });
    expect(fieldsOf(await setVacation({ starts_on: '2026-02-30' }))).toMatchObject({
      starts_on: { code: 'format' },
    });
    expect(fieldsOf(await setVacation({ days: 31 }))).toMatchObject({ days: { code: 'less_than' } });
    dataOf(await setVacation({ starts_on: '', ends_on: '2026-12-23' }));
    expect(await vacation()).toMatchObject({ starts_on: '', ends_on: '2026-12-23' });
  });

  it('counts the days of a vacation where the domain is, also after that has moved', async () => {
    const times = async () => {
      const { starts_at, ends_at, timezone } = await vacation();
      const { script: text } = (await script()) ?? { script: '' };
      const inScript = [...text.matchAll(/"iso8601" "([^"]+)"/g)].map(([, at]) => `${at}.000Z`);
      expect(inScript).toEqual([starts_at, ends_at]);
      return [timezone, starts_at, ends_at];
    };
    // The last Sunday of March has 23 hours in Berlin.
    dataOf(await setVacation({ active: 1, text: 'Away', starts_on: '2027-03-27', ends_on: '2027-03-28' }));
    expect(await times()).toEqual(['UTC', '2027-03-27T00:00:00.000Z', '2027-03-29T00:00:00.000Z']);
    const main = { token };
    dataOf(await house.call('updateDomain', { domain, timezone: 'Europe/Berlin' }, main));
    const berlin = ['Europe/Berlin', '2027-03-26T23:00:00.000Z', '2027-03-28T22:00:00.000Z'];
    expect(await times()).toEqual(berlin);
    dataOf(await house.call('updateSettings', { timezone: 'Asia/Tokyo' }, main));
    expect(await times()).toEqual(berlin);
    dataOf(await house.call('updateDomain', { domain, timezone: '' }, main));
    const tokyo = ['Asia/Tokyo', '2027-03-26T15:00:00.000Z', '2027-03-28T15:00:00.000Z'];
    expect(await times()).toEqual(tokyo);
    dataOf(await house.call('updateSettings', { timezone: 'America/New_York' }, main));
    expect((await times())[1]).toBe('2027-03-27T04:00:00.000Z');
    const other = await addDomain(`other${count}.example`);
    dataOf(await house.call('updateDomain', { domain: other, timezone: 'Europe/Berlin' }, main));
    ({ email } = dataOf(
      await house.call('renameUser', { id: userId, username: 'anna', domain: other }, main),
    ));
    expect(await times()).toEqual(berlin);
  });

  it('stays with the user through the recycle bin, and ends with it', async () => {
    dataOf(await setRules([rule('Bills')]));
    dataOf(await setVacation({ active: 1, text: 'Away' }));
    const before = [await rules(), await vacation(), await script()];
    dataOf(await house.call('removeUsers', { ids: [userId] }, { token }));
    expect(outcomeOf(await house.call('getDeliveryRules', { email }, { token }))).toBe('not_found');
    expect(outcomeOf(await setRules([]))).toBe('not_found');
    expect(outcomeOf(await setVacation({ active: 0 }))).toBe('not_found');
    dataOf(await house.call('restoreItems', { kind: 'users', ids: [userId] }, { token }));
    expect([await rules(), await vacation(), await script()]).toEqual(before);
    dataOf(await house.call('removeUsers', { ids: [userId] }, { token }));
    dataOf(await house.call('purgeItems', { kind: 'users', ids: [userId] }, { token }));
    for (const table of ['delivery_rules', 'vacation', 'user_script']) {
      const { rows } = await sql(`select from ${table} where user_id = $1`, [userId]);
      expect(rows, table).toEqual([]);
    }
  });

  it('is nobody else’s business', async () => {
    await house.addAccount(`other${count}`);
    const stranger = await house.login(`other${count}`);
    for (const name of ['getDeliveryRules', 'getVacation'] as const) {
      expect(outcomeOf(await house.call(name, { id: userId }, { token: stranger }))).toBe('not_found');
    }
    const answer = await house.call('setVacation', { email, active: 0 }, { token: stranger });
    expect(outcomeOf(answer)).toBe('not_found');
  });
});
