import type { ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestAddresses, type TestAddresses } from '../../testing/test-addresses.ts';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

let house: TestPanel;
let made: TestAddresses;
let hidden: string;
let ids: Record<'info' | 'sales' | 'far', string>;
const at = (name: string) => made.at(name);
beforeAll(async () => {
  house = await startTestPanel();
  made = await makeTestAddresses(house, 'leading');
  hidden = 'hidden-leading.example';
  await made.addDomain(hidden);
  const { id: anna } = await made.addUser('anna');
  const info = await made.addAlias('info', ['x@other.example']);
  const sales = await made.addAlias('sales', [at('info')]);
  await made.addList('team', [at('info')]);
  const forwards: ActionInput<'setForwards'> = { id: anna, destinations: [at('info')] };
  dataOf(await house.call('setForwards', forwards, { token: made.token }));
  const far = await made.addAlias('far', ['x@other.example'], { domain: hidden });
  await made.addAlias('near', [`far@${hidden}`]);
  await made.addAlias('back', [at('info')], { domain: hidden });
  const gone = await made.addAlias('gone', [at('info')]);
  dataOf(await house.call('removeAliases', { ids: [gone.id] }, { token: made.token }));
  ids = { info: info.id, sales: sales.id, far: far.id };
});
afterAll(() => house.stop());

const leading = async (given: string[], token = made.token) => {
  const { rows, total } = dataOf(await house.call('getLeadingAddresses', { ids: given }, { token }));
  return [total, ...rows.map(({ unicode }) => unicode)];
};

it('what leads mail to addresses is counted and the first of it named, without what goes with them', async () => {
  expect(await leading([ids.info])).toEqual([4, at('anna'), `back@${hidden}`, at('sales')]);
  expect(await leading([ids.info, ids.sales])).toEqual([3, at('anna'), `back@${hidden}`, at('team')]);
  expect(await leading([ids.sales])).toEqual([0]);
});

it('what is in domains somebody is kept from is neither named nor counted, nor what leads there', async () => {
  const helper = await made.addLimited('leading-helper', [made.domainId]);
  expect(await leading([ids.info], helper)).toEqual([3, at('anna'), at('sales'), at('team')]);
  expect(await leading([ids.far, ids.sales], helper)).toEqual([0]);
  const hiddenOnly = await house.call('getLeadingAddresses', { ids: [ids.far] }, { token: helper });
  expect(outcomeOf(hiddenOnly)).toBe('not_found');
  expect(await leading([ids.far])).toEqual([1, at('near')]);
});
