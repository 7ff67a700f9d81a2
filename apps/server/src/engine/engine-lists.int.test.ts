import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../testing/test-users.ts';
import {
  beginListDelivery,
  endListDelivery,
  findList,
  listManagers,
  mayPost,
  noteListProgress,
} from './engine-lists-store.ts';

describe('a message on its way to the members of a list', () => {
  let house: TestPanel;
  let made: TestUsers;
  let address: string;
  beforeAll(async () => {
    house = await startTestPanel();
    made = await makeTestUsers(house, 'alpha');
    const given = {
      name: 'team',
      domain: made.domain,
      type: 'distribution',
      members: ['m@x.example'],
    } as const;
    address = dataOf(await house.call('addList', given, { token: made.token })).email;
  });
  afterAll(() => house.stop());

  const deliveryOf = async (message: string) => {
    const list = await findList(house.database.pool, address);
    if (list === undefined) throw new Error('there is no list');
    return { list, message: Buffer.from(message) };
  };
  const letExpire = () =>
    house.database.pool.query(`update list_delivery set held_until = now() - interval '1 second'`);

  it('is held by one of all who begin at the same moment', async () => {
    const { pool } = house.database;
    const delivery = await deliveryOf('many');
    const begun = await Promise.all(Array.from({ length: 8 }, () => beginListDelivery(pool, delivery)));
    expect(begun.map((one) => one?.state).sort()).toEqual(['begun', ...Array<string>(7).fill('held')]);
    await endListDelivery(pool, delivery, { fence: '1', isFinished: true });
    expect(await beginListDelivery(pool, delivery)).toMatchObject({ state: 'finished' });
    // Finished is for good.
    await endListDelivery(pool, delivery, { fence: '1', isFinished: false });
    expect(await beginListDelivery(pool, delivery)).toMatchObject({ state: 'finished' });
  });

  it('is taken over when its holder is gone, who then may not go on, and never goes back', async () => {
    const { pool } = house.database;
    const delivery = await deliveryOf('taken over');
    expect(await beginListDelivery(pool, delivery)).toEqual({ state: 'begun', fence: '1', passed: '' });
    expect(await noteListProgress(pool, delivery, { fence: '1', passed: 'm' })).toBe(true);
    await letExpire();
    expect(await beginListDelivery(pool, delivery)).toEqual({ state: 'begun', fence: '2', passed: 'm' });
    // What members have is a fact, also when somebody says so who may not go on.
    expect(await noteListProgress(pool, delivery, { fence: '1', passed: 'p' })).toBe(false);
    expect(await noteListProgress(pool, delivery, { fence: '2', passed: 'n' })).toBe(true);
    await endListDelivery(pool, delivery, { fence: '1', isFinished: true });
    expect(await beginListDelivery(pool, delivery)).toMatchObject({ state: 'held' });
    await endListDelivery(pool, delivery, { fence: '2', isFinished: false });
    expect(await beginListDelivery(pool, delivery)).toEqual({ state: 'begun', fence: '3', passed: 'p' });
  });

  it('has its own way: a transport for posts alone, and requests that are not posts', async () => {
    const { pool } = house.database;
    const at = (more: string) => address.replace('@', `${more}@`);
    const transportOf = async (given: string) =>
      (await pool.query<{ way: string }>('select engine.transport($1) as way', [given])).rows[0]?.way;
    expect(await transportOf(address)).toBe('lists:unix:private/posthouse-hooks');
    for (const more of ['+bounces', '+unsubscribe', '+help'])
      expect(await transportOf(at(more))).toBe('hooks:unix:private/posthouse-hooks');
    expect(await mayPost(pool, at('+unsubscribe'), 'anybody@x.example')).toBe('yes');
    expect(await mayPost(pool, at('+unsubscribe'), '')).toBe('nobody');
    const { list } = await deliveryOf('');
    expect(await listManagers(pool, list)).toHaveLength(1);
  });
});
