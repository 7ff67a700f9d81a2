import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { reportLogins } from '../../testing/test-logins.ts';
import { mailsTo } from '../../testing/test-mailbox.ts';
import { dataOf, startTestPanel, type TestPanel, testPassword } from '../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../testing/test-users.ts';

describe('an alert about logins from many countries', () => {
  const houses: TestPanel[] = [];
  let house: TestPanel;
  let alpha: TestUsers;
  beforeEach(async () => {
    house = await startTestPanel({ COUNTRIES_FILE: '' });
    houses.push(house);
    alpha = await makeTestUsers(house, 'alpha');
    dataOf(await house.call('updateFilterSettings', { login_countries: 1 }, { token: alpha.token }));
  });
  afterAll(async () => {
    for (const started of houses) await started.stop();
  });

  const flag = async (username: string, domain = alpha.domain) => {
    const { id, email } = await alpha.addUser(username, { domain });
    await reportLogins(house, email, { country: 'DE', hoursAgo: 1 }, { country: 'BR' });
    return id;
  };
  const tell = () => house.panel.runScheduledJob('incident-alerts');
  const alerts = async (address = 'alpha@admins.example') =>
    (await mailsTo(house, address)).filter(({ subject }) => subject.includes('countries'));
  const addHelper = async (username: string, permissions: object, limit = {}) => {
    const draft = { username, email: `${username}@admins.example`, password: testPassword };
    dataOf(await house.call('addSubAdmin', { ...draft, permissions, ...limit }, { token: alpha.token }));
    await house.database.pool.query('update admin set email_confirmed_at = now()');
  };

  it('names users, countries and where to look, once, and whose data says so', async () => {
    const id = await flag('anna');
    await flag('ben');
    await tell();
    await tell();
    const [alert, ...others] = await alerts();
    expect(others).toEqual([]);
    expect(alert?.text).toContain(
      `anna@alpha.example: Germany, Brazil\n  https://panel.example/users/list/${id}\nben@alpha.example: `,
    );
    expect(alert?.text).toContain('https://db-ip.com');
  });

  it('is followed by the next no sooner than an hour later, with all that came meanwhile', async () => {
    await flag('anna');
    await tell();
    await flag('ben');
    await flag('carl');
    await tell();
    expect(await alerts()).toHaveLength(1);
    house.clock.advance({ minutes: 61 });
    await tell();
    const [, second] = await alerts();
    expect(second?.text).toContain('ben@alpha.example');
    expect(second?.text).toContain('carl@alpha.example');
    expect(second?.text).not.toContain('anna@alpha.example');
  });

  it('goes to those who want it and may view logs, of their domains alone', async () => {
    const other = await alpha.addDomain('other.example');
    await addHelper('blind', { users: 6 });
    await addHelper('of.logs', { logs: 1 });
    await addHelper('limited', { logs: 1 }, { domains_limited: 1, domains: [other] });
    dataOf(await house.call('setAlerts', { alerts: ['login'] }, { token: alpha.token }));
    await flag('anna');
    await flag('otto', 'other.example');
    await tell();
    expect(await alerts()).toEqual([]);
    expect(await alerts('blind@admins.example')).toEqual([]);
    const [whole] = await alerts('of.logs@admins.example');
    expect(whole?.text).toContain('anna@alpha.example');
    expect(whole?.text).toContain('otto@other.example');
    const [part] = await alerts('limited@admins.example');
    expect(part?.text).not.toContain('anna@alpha.example');
    expect(part?.text).toContain('otto@other.example');
  });

  it('is not sent about what was marked as safe before', async () => {
    await flag('anna');
    const { rows } = dataOf(await house.call('getSecurityIncidents', {}, { token: alpha.token }));
    const id = rows[0]?.id ?? '';
    dataOf(await house.call('resolveIncident', { id, state: 'safe' }, { token: alpha.token }));
    await tell();
    expect(await alerts()).toEqual([]);
  });
});
