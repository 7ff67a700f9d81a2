import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../../testing/test-users.ts';

describe('a user’s own filter that took too long', () => {
  let house: TestPanel;
  let made: TestUsers;
  let token: string;
  beforeAll(async () => {
    house = await startTestPanel();
    made = await makeTestUsers(house, 'alpha');
    token = await house.login('alpha');
  });
  afterAll(() => house.stop());

  const sql = async (text: string, ...values: unknown[]) =>
    (await house.database.pool.query(text, values)).rows as Record<string, unknown>[];
  const offSince = async (email: string) =>
    dataOf(await house.call('getDeliveryRules', { email }, { token })).own_filter_off;
  const entries = async (search: string) =>
    dataOf(await house.call('getAccountHistory', { search }, { token }))
      .rows.filter(({ action }) => action === 'turnOnOwnFilter')
      .map(({ adminname, after }) => ({ adminname, after }));
  const work = () => sql('select user_id, state, script from engine.filter_work');

  it('is off until somebody turns it on; what is told twice is recorded once', async () => {
    const { id } = await made.addUser('anna');
    const email = `anna@${made.domain}`;
    expect(await offSince(email)).toBeNull();
    await sql('select engine.stop_filter($1)', email);
    await sql('select engine.stop_filter($1)', email);
    expect(await work()).toEqual([{ user_id: Number(id), state: 'stopping', script: '' }]);
    await sql('select engine.filter_stopped($1, $2, $3)', made.accountId, id, 'own');
    expect(await work()).toEqual([]);
    // A message that came at the same time: nothing is active any more.
    await sql('select engine.stop_filter($1)', email);
    await sql('select engine.filter_stopped($1, $2, $3)', made.accountId, id, '');
    expect(await offSince(email)).toEqual(expect.any(String));
    const stopped = { adminname: 'Posthouse', after: { took_too_long: true } };
    expect(await entries(email)).toEqual([stopped]);

    const turnedOn = dataOf(await house.call('turnOnOwnFilter', { email }, { token }));
    expect(turnedOn.own_filter_off).toBeNull();
    expect(await work()).toEqual([{ user_id: Number(id), state: 'starting', script: 'own' }]);
    await sql('select engine.filter_started($1, $2)', made.accountId, id);
    expect(await sql('select * from stopped_filter')).toEqual([]);
    dataOf(await house.call('turnOnOwnFilter', { email }, { token }));
    // The engine has a clock of its own.
    const all = await entries(email);
    expect(all).toHaveLength(2);
    expect(all).toEqual(expect.arrayContaining([{ adminname: 'alpha', after: null }, stopped]));
  });

  it('is no longer off for the panel once the user has turned it on', async () => {
    const { id } = await made.addUser('ben');
    const email = `ben@${made.domain}`;
    await sql('select engine.stop_filter($1)', email);
    await sql('select engine.filter_activated($1)', email);
    expect(await offSince(email)).not.toBeNull();
    await sql('select engine.filter_stopped($1, $2, $3)', made.accountId, id, 'own');
    await sql('select engine.filter_activated($1)', email);
    expect(await offSince(email)).toBeNull();
    await sql('select engine.stop_filter($1)', 'nobody@nowhere.example');
    expect(await sql('select * from stopped_filter')).toEqual([]);
  });
});
