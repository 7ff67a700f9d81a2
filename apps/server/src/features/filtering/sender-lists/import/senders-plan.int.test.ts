import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestAddresses, problemsOf, type TestAddresses } from '../../../../testing/test-addresses.ts';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../../../testing/test-panel.ts';
import { testPlans } from '../../../../testing/test-plans.ts';

describe('an import of senders', () => {
  let house: TestPanel;
  let made: TestAddresses;
  let plans: ReturnType<typeof testPlans>;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
    plans = testPlans(house, 'whitelist');
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    made = await makeTestAddresses(house, `senderplan${count}`);
  });

  const stored = async (token = made.token) => {
    const { rows } = dataOf(await house.call('getWhitelist', { include_users: 1 }, { token }));
    return rows.map(({ address, scope }) => `${address} ${scope}`);
  };
  const told = ({ rows }: Awaited<ReturnType<typeof plans.plan>>) =>
    rows.map(({ line, name, outcome }) => `${line} ${name} ${outcome}`);

  it('is planned line by line, applied as a whole and undone', async () => {
    const { token, domain } = made;
    dataOf(await house.call('addWhitelist', { address: 'there.example', domain }, { token }));
    // The same for somebody else is another.
    dataOf(await house.call('addWhitelist', { address: 'new.example' }, { token }));
    const before = await stored();
    const lines = [
      'Email;Name',
      'new.example;New',
      '',
      '"Jo@Bücher.example";Jo',
      'there.example',
      'NEW.example',
    ];
    const planned = await plans.plan(lines.join('\r\n'), token, { domain });
    expect(told(planned)).toEqual([
      '2 new.example create',
      '4 jo@bücher.example create',
      '5 there.example skip',
      '6 new.example refuse',
    ]);
    expect(plans.reasons(planned)[3]).toEqual({ address: { code: 'duplicate' } });
    expect(planned.rows[0]?.after).toEqual({ scope: domain });
    expect(await stored()).toEqual(before);
    const applied = await plans.apply(planned.plan.id, token);
    expect(applied.plan).toMatchObject({ state: 'done', done: 2, failed: 0, undoable: 1 });
    expect(await stored()).toEqual([
      'jo@xn--bcher-kva.example domain',
      'new.example account',
      'new.example domain',
      'there.example domain',
    ]);
    expect((await made.history('addWhitelist')).slice(0, 2)).toMatchObject([
      { target: 'jo@xn--bcher-kva.example', after: { scope: domain } },
      { target: 'new.example', after: { scope: domain } },
    ]);
    const undone = await plans.undo(planned.plan.id, token);
    expect(undone.plan).toMatchObject({ done: 2, failed: 0 });
    expect(await stored()).toEqual(before);
  });

  it('names each line that can’t be used by its number, whatever is in it', async () => {
    const lines = [
      'good.example',
      'two words@x.example',
      'exämple.example',
      '"unclosed@x.example',
      `long${'x'.repeat(1_000_000)}@x.example`,
      'bin\u0001ary@x.example',
      'not-a-domain',
      '"quoted local"@x.example',
      'also.good.example',
    ];
    const planned = await plans.plan(lines.join('\n'), made.token);
    const wrong = { address: { code: 'email_or_domain' } };
    expect(told(planned)).toEqual([
      '1 good.example create',
      '2 two words@x.example refuse',
      '3 exämple.example create',
      '4 "unclosed@x.example refuse',
      '5  refuse',
      '6 bin\ufffdary@x.example refuse',
      '7 not-a-domain refuse',
      '8 "quoted local"@x.example refuse',
      '9 also.good.example create',
    ]);
    expect(plans.reasons(planned)).toEqual([
      ...[null, wrong, null, wrong, { csv: { code: 'format' } }, wrong, wrong, wrong, null],
    ]);
    const applied = await plans.apply(planned.plan.id, made.token);
    expect(applied.plan).toMatchObject({ done: 3, failed: 0 });
  });

  it('is refused as a whole where nothing in it can be read, or its place is not there', async () => {
    const { token, domain } = made;
    await made.addUser('anna');
    const refusal = async (csv: string) => {
      const answer = await house.call('planImport', { kind: 'whitelist', csv }, { token });
      return answer.returncode === 0 ? answer.error.params?.['reason'] : 'planned';
    };
    expect(await refusal('\u0001\u0002\n\u0003')).toBe('binary');
    expect(await refusal('caf\ufffd.example')).toBe('encoding');
    expect(await refusal('address\n\n')).toBe('empty');
    const csv = 'x.example';
    const plan = (fields: object) =>
      house.call('planImport', { kind: 'whitelist', csv, ...fields }, { token });
    expect(outcomeOf(await plan({ domain: 'nobodys.example' }))).toBe('not_found');
    expect(problemsOf(await plan({ domain, email: made.at('anna') }))).toEqual({
      domain: { code: 'format' },
    });
    const users = await house.call('planImport', { kind: 'users', csv, domain }, { token });
    expect(problemsOf(users)).toEqual({ domain: { code: 'format' } });
  });

  it('leaves alone what somebody added, changed or removed since', async () => {
    const { token } = made;
    const anna = await made.addUser('anna');
    const email = made.at('anna');
    const first = await plans.plan('a.example\nb.example\nc.example', token, { email });
    dataOf(await house.call('addWhitelist', { address: 'b.example', email }, { token }));
    const applied = await plans.apply(first.plan.id, token);
    expect(plans.reasons(applied)).toEqual([null, 'stale', null]);
    expect(await stored()).toEqual(['a.example user', 'b.example user', 'c.example user']);
    const { rows } = dataOf(await house.call('getWhitelist', { email }, { token }));
    dataOf(await house.call('updateWhitelist', { id: String(rows[0]?.id), note: 'Mine' }, { token }));
    const undone = await plans.undo(first.plan.id, token);
    expect(undone.plan.outcomes).toMatchObject({ remove: 1, refuse: 1 });
    expect(await stored()).toEqual(['a.example user', 'b.example user']);
    const second = await plans.plan('d.example', token, { email });
    dataOf(await house.call('removeUsers', { ids: [anna.id] }, { token }));
    expect(plans.reasons(await plans.apply(second.plan.id, token))).toEqual(['not_found']);
  });

  it('of somebody limited to domains is for these and their users alone', async () => {
    const limited = await made.addLimited(`limited${count}`, [made.domainId]);
    const csv = 'x.example';
    const whole = await house.call('planImport', { kind: 'blacklist', csv }, { token: limited });
    expect(outcomeOf(whole)).toBe('forbidden');
    const own = await plans.plan(csv, limited, { domain: made.domain });
    expect((await plans.apply(own.plan.id, limited)).plan).toMatchObject({ done: 1 });
  });

  it('takes thousands of lines, slice by slice', async () => {
    const lines = Array.from({ length: 3_000 }, (_, n) => `sender${n}@x.example`);
    const planned = await plans.plan(lines.join('\n'), made.token);
    expect(planned.plan.outcomes).toMatchObject({ create: 3_000, refuse: 0 });
    expect((await plans.apply(planned.plan.id, made.token)).plan).toMatchObject({ done: 3_000, failed: 0 });
    const again = await plans.plan(lines.join('\n'), made.token);
    expect(again.plan.outcomes).toMatchObject({ skip: 3_000 });
    expect((await plans.undo(planned.plan.id, made.token)).plan).toMatchObject({ done: 3_000, failed: 0 });
  }, 120_000);
});
