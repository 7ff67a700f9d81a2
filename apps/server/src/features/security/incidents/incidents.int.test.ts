import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportLogins } from '../../../testing/test-logins.ts';
import {
  dataOf,
  outcomeOf,
  startTestPanel,
  type TestPanel,
  testPassword,
} from '../../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../../testing/test-users.ts';

describe('security incidents', () => {
  let house: TestPanel;
  let alpha: TestUsers;
  let other: string;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    house = await startTestPanel();
    alpha = await makeTestUsers(house, 'alpha');
    other = await alpha.addDomain('other.example');
    const beta = await makeTestUsers(house, 'beta');
    for (const { token } of [alpha, beta])
      dataOf(await house.call('updateFilterSettings', { login_countries: 1 }, { token }));
    ids['anna'] = (await alpha.addUser('anna')).id;
    ids['otto'] = (await alpha.addUser('otto', { domain: 'other.example' })).id;
    await alpha.addUser('old');
    await beta.addUser('bert');
    await fromTwoCountries('anna@alpha.example', 2);
    await fromTwoCountries('otto@other.example', 1);
    await fromTwoCountries('old@alpha.example', 25);
    await fromTwoCountries('bert@beta.example', 1);
  });
  afterAll(() => house.stop());

  const fromTwoCountries = (email: string, hoursAgo: number) =>
    reportLogins(
      house,
      email,
      { country: 'DE', ip: '203.0.113.1', hoursAgo: hoursAgo + 1 },
      { country: 'BR', ip: '200.160.2.3', hoursAgo },
    );
  const list = async (token = alpha.token, fields = {}) =>
    dataOf(await house.call('getSecurityIncidents', fields, { token }));
  const emails = async (token?: string, fields?: object) =>
    (await list(token, fields)).rows.map(({ email }) => email);
  const flagged = async (token = alpha.token) =>
    dataOf(await house.call('getAttention', {}, { token })).incidents;
  const addHelper = async (username: string, permissions: object, limit = {}) => {
    const draft = { username, email: `${username}@admins.example`, password: testPassword };
    dataOf(await house.call('addSubAdmin', { ...draft, permissions, ...limit }, { token: alpha.token }));
    return house.login(username);
  };

  it('of the last 24 hours are listed, the latest first, with countries, times and addresses', async () => {
    const { rows } = await list();
    expect(rows.map(({ email }) => email)).toEqual(['otto@other.example', 'anna@alpha.example']);
    expect(rows[1]).toMatchObject({
      ...{ user_id: ids['anna'], unicode: 'anna@alpha.example', kind: 'countries', level: 1, state: 'new' },
      evidence: {
        limit: 1,
        countries: [
          { country: 'BR', ip: '200.160.2.3', last_at: '2026-03-02T08:00:00.000Z' },
          { country: 'DE', ip: '203.0.113.1', last_at: '2026-03-02T07:00:00.000Z' },
        ],
      },
    });
    expect(await emails(alpha.token, { user: ids['anna'] })).toEqual(['anna@alpha.example']);
  });

  it('are shown on Home with their users, to those who may view users and logs', async () => {
    expect(await flagged()).toEqual({
      ...{ num: 2, more: 0 },
      first: [
        { id: ids['otto'], name: 'otto@other.example' },
        { id: ids['anna'], name: 'anna@alpha.example' },
      ],
    });
    expect(await flagged(await addHelper('of.users', { users: 1 }))).toBeNull();
    expect(await flagged(await addHelper('of.logs', { logs: 1 }))).toBeNull();
    expect(await flagged(await addHelper('of.both', { users: 1, logs: 1 }))).toMatchObject({ num: 2 });
  });

  it('are only those of the domains an admin is limited to', async () => {
    const limit = { domains_limited: 1, domains: [other] };
    const token = await addHelper('limited', { users: 1, logs: 6, filtering: 5 }, limit);
    expect(await emails(token)).toEqual(['otto@other.example']);
    expect(await flagged(token)).toMatchObject({ num: 1 });
    const foreign = (await list(alpha.token, { user: ids['anna'] })).rows[0]?.id ?? '';
    const resolved = await house.call('resolveIncident', { id: foreign, state: 'safe' }, { token });
    expect(outcomeOf(resolved)).toBe('not_found');
  });

  it('that were the user are safe once an admin says so, which the history records', async () => {
    const [{ id } = { id: '' }] = (await list(alpha.token, { user: ids['anna'] })).rows;
    for (const rights of [{ logs: 6 }, { logs: 1, filtering: 6 }, { logs: 2, filtering: 3 }]) {
      const token = await addHelper(`may.not.${JSON.stringify(rights).replaceAll(/\W/g, '')}`, rights);
      const refused = await house.call('resolveIncident', { id, state: 'safe' }, { token });
      expect(outcomeOf(refused)).toBe('forbidden');
    }
    dataOf(await house.call('resolveIncident', { id, state: 'safe' }, { token: alpha.token }));
    expect(await emails(alpha.token, { state: ['new'] })).toEqual(['otto@other.example']);
    expect(await emails(alpha.token, { state: ['safe'] })).toEqual(['anna@alpha.example']);
    expect(await flagged()).toMatchObject({ num: 1 });
    await fromTwoCountries('anna@alpha.example', 0);
    expect(await flagged()).toMatchObject({ num: 1 });
    const history = dataOf(await house.call('getAccountHistory', {}, { token: alpha.token })).rows;
    const resolved = history.filter(
      ({ action, outcome }) => action === 'resolveIncident' && outcome === 'done',
    );
    expect(resolved).toMatchObject([
      { target: 'anna@alpha.example', before: { state: 'new' }, after: { state: 'safe' } },
    ]);
  });

  it('of users in the recycle bin are not shown', async () => {
    dataOf(await house.call('removeUsers', { ids: [ids['otto'] ?? ''] }, { token: alpha.token }));
    expect(await emails()).toEqual(['anna@alpha.example']);
    expect(await flagged()).toMatchObject({ num: 0 });
  });
});
