import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestAddresses, type TestAddresses } from '../../../testing/test-addresses.ts';
import { dataOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';
import { testPlans } from '../../../testing/test-plans.ts';

describe('an import of aliases', () => {
  let house: TestPanel;
  let made: TestAddresses;
  let plans: ReturnType<typeof testPlans>;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
    plans = testPlans(house, 'aliases');
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    made = await makeTestAddresses(house, `aliasplan${count}`);
  });

  const at = (name: string) => made.at(name);
  const stored = async () => {
    const { rows } = dataOf(await house.call('getAliases', {}, { token: made.token }));
    return rows.map(({ alias, forward, note, active }) => [alias, forward.join(' '), note, active]);
  };

  it('is planned row by row, applied and undone, and an alias may lead to one of a row before it', async () => {
    await made.addUser('anna');
    await made.addAlias('same', [at('anna'), 'x@other.example'], { note: 'Same' });
    await made.addAlias('old', [at('anna')], { note: 'Old' });
    const before = await stored();
    const csv = [
      'email,forward,note,active',
      `${at('same')},"x@other.example; ${at('anna')}",Same,yes`,
      `${at('old')},x@other.example,New,0`,
      `${at('one')},${at('anna')},,`,
      `${at('two')},"${at('one')}, ${at('anna')}",Both,`,
    ].join('\n');
    const planned = await plans.plan(csv, made.token);
    expect(plans.outcomes(planned)).toEqual(['same skip', 'old update', 'one create', 'two create']);
    expect(planned.rows[1]).toMatchObject({
      before: { forward: [at('anna')], note: 'Old', active: true },
      after: { forward: ['x@other.example'], note: 'New', active: false },
    });
    expect(await stored()).toEqual(before);
    const applied = await plans.apply(planned.plan.id, made.token);
    expect(applied.plan).toMatchObject({ state: 'done', done: 3, failed: 0, undoable: 1 });
    expect(await stored()).toEqual([
      ['old', 'x@other.example', 'New', 0],
      ['one', at('anna'), '', 1],
      ['same', `${at('anna')} x@other.example`, 'Same', 1],
      ['two', `${at('one')} ${at('anna')}`, 'Both', 1],
    ]);
    expect((await made.history('addAlias')).map(({ target }) => target).slice(0, 2)).toEqual([
      at('two'),
      at('one'),
    ]);
    const undone = await plans.undo(planned.plan.id, made.token);
    expect(undone.plan).toMatchObject({ done: 3, failed: 0 });
    expect(await stored()).toEqual(before);
  });

  it('refuses rows with the same findings as a single alias gets, at the columns of the file', async () => {
    await made.addUser('anna');
    const csv = [
      'alias,domain,forward',
      `in fo,${made.domain},${at('anna')}`,
      `anna,${made.domain},x@other.example`,
      `info,nowhere.example,${at('anna')}`,
      `info,${made.domain},${at('nobody')}`,
      `info,${made.domain},not-an-address`,
      `info,${made.domain},${at('anna')} ${at('anna')}`,
      `self,${made.domain},${at('self')}`,
      `next,${made.domain},${at('self')}`,
      `ok,${made.domain},${at('anna')}`,
      `ok,${made.domain},${at('anna')}`,
    ].join('\n');
    const planned = await plans.plan(csv, made.token);
    expect(plans.reasons(planned)).toEqual([
      { alias: { code: 'alias_invalid' } },
      { email: { code: 'address_taken' } },
      'not_found',
      { forward: { code: 'address_unknown', params: { name: at('nobody') } } },
      { forward: { code: 'address_invalid', params: { name: 'not-an-address' } } },
      { email: { code: 'duplicate' } },
      { forward: { code: 'address_own', params: { name: at('self') } } },
      { forward: { code: 'address_refused', params: { name: at('self') } } },
      null,
      { email: { code: 'duplicate' } },
    ]);
  });

  it('refuses what would close a loop, also with the rows before it, and tells the way', async () => {
    await made.addUser('anna');
    await made.addAlias('first', [at('anna')]);
    await made.addAlias('second', [at('first')]);
    await made.addList('team', [at('second')]);
    await made.addAlias('third', [at('anna')]);
    const csv = [
      'email,forward',
      `${at('first')},${at('team')}`,
      `${at('new')},${at('third')}`,
      `${at('third')},${at('new')}`,
      `${at('second')},${at('anna')}`,
      `${at('third')},${at('first')}`,
    ].join('\n');
    const planned = await plans.plan(csv, made.token);
    const paths = planned.rows.map(({ reason }) => reason?.params?.['path']);
    expect(plans.outcomes(planned)).toEqual([
      'first refuse',
      'new create',
      'third refuse',
      'second update',
      'third refuse',
    ]);
    expect(paths).toEqual([
      ['first', 'team', 'second', 'first'].map(at).join(' → '),
      undefined,
      ['third', 'new', 'third'].map(at).join(' → '),
      undefined,
      undefined,
    ]);
    const again = `email,forward\n${at('second')},${at('anna')}\n${at('first')},${at('second')}`;
    const later = await plans.plan(again, made.token);
    expect(plans.outcomes(later)).toEqual(['second update', 'first update']);
    const applied = await plans.apply(later.plan.id, made.token);
    expect(applied.plan).toMatchObject({ done: 2, failed: 0 });
  });

  it('leaves alone what somebody changed since, and closes no loop', async () => {
    await made.addUser('anna');
    const changed = await made.addAlias('changed', [at('anna')]);
    await made.addAlias('back', [at('changed')]);
    const loop = await made.addAlias('loop', [at('anna')]);
    const toLoop = await made.addAlias('toloop', [at('anna')]);
    const csv = `email,forward\n${at('changed')},x@other.example\n${at('loop')},${at('toloop')}`;
    const planned = await plans.plan(csv, made.token);
    dataOf(await house.call('updateAlias', { id: changed.id, note: 'Mine' }, { token: made.token }));
    const between = { id: toLoop.id, forward: [at('loop')] };
    dataOf(await house.call('updateAlias', between, { token: made.token }));
    const applied = await plans.apply(planned.plan.id, made.token);
    expect(applied.plan).toMatchObject({ done: 0, failed: 2 });
    expect(plans.reasons(applied)).toEqual(['stale', 'loop']);
    expect((await stored()).find(([alias]) => alias === loop.alias)).toEqual(['loop', at('anna'), '', 1]);
  });
});
