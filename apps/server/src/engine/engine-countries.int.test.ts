import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportLogins } from '../testing/test-logins.ts';
import { dataOf, startTestPanel, type TestPanel } from '../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../testing/test-users.ts';

describe('logins from countries', () => {
  let house: TestPanel;
  let alpha: TestUsers;
  beforeAll(async () => {
    house = await startTestPanel();
    alpha = await makeTestUsers(house, 'alpha');
    await setLimit(2);
  });
  afterAll(() => house.stop());

  const rows = async (query: string, ...values: unknown[]) =>
    (await house.database.pool.query(query, values)).rows as Record<string, unknown>[];
  const setLimit = async (login_countries: number, domain = '') =>
    dataOf(await house.call('updateFilterSettings', { domain, login_countries }, { token: alpha.token }));
  let users = 0;
  const newUser = async () => {
    users += 1;
    const { email } = await alpha.addUser(`user${users}`);
    return email;
  };
  const logIn = (email: string, ...logins: Parameters<typeof reportLogins>[2][]) =>
    reportLogins(house, email, ...logins);
  const countriesOf = async (email: string) =>
    (
      await rows(
        `select country from login_country c join mail_user u on u.id = c.user_id where u.email = $1 order by 1`,
        email,
      )
    ).map(({ country }) => country);
  /** The oldest first, with its countries in the order of their codes. */
  const incidentsOf = async (email: string) =>
    rows(
      `select i.state, i.level, array(select jsonb_object_keys(i.evidence -> 'countries') order by 1) as countries,
              (i.evidence ->> 'limit')::int as most
         from security_incident i join mail_user u on u.id = i.user_id where u.email = $1 order by i.id`,
      email,
    );

  it('are an incident once they are more than the limit within 24 hours', async () => {
    const anna = await newUser();
    await logIn(anna, { country: 'DE', hoursAgo: 23 }, { country: 'FR', hoursAgo: 2 });
    await logIn(anna, { country: 'DE', hoursAgo: 1 });
    expect(await incidentsOf(anna)).toEqual([]);
    await logIn(anna, { country: 'BR', ip: '200.160.2.3' });
    expect(await incidentsOf(anna)).toEqual([
      { state: 'new', level: 1, countries: ['BR', 'DE', 'FR'], most: 2 },
    ]);
    const [found] = await rows(
      `select evidence #>> '{countries,BR,ip}' as ip, last_at = $1 as now from security_incident
        where evidence -> 'countries' ? 'BR'`,
      house.clock.now(),
    );
    expect(found).toEqual({ ip: '200.160.2.3', now: true });
  });

  it('are none when they lie further apart', async () => {
    const ben = await newUser();
    await logIn(ben, { country: 'DE', hoursAgo: 50 }, { country: 'FR', hoursAgo: 25 });
    await logIn(ben, { country: 'BR', hoursAgo: 1 }, { country: 'US' });
    expect(await incidentsOf(ben)).toEqual([]);
  });

  it('extend an incident that goes on, also by more countries, and make no second one', async () => {
    const carl = await newUser();
    await logIn(carl, { country: 'DE' }, { country: 'FR' }, { country: 'BR' });
    await logIn(carl, { country: 'DE' });
    await logIn(carl, { country: 'US' }, { country: 'JP' });
    expect(await incidentsOf(carl)).toEqual([
      { state: 'new', level: 2, countries: ['BR', 'DE', 'FR', 'JP', 'US'], most: 2 },
    ]);
  });

  it('are a new incident a day after the last', async () => {
    const dora = await newUser();
    for (const hoursAgo of [30, 2])
      await logIn(dora, ...['DE', 'FR', 'BR'].map((country) => ({ country, hoursAgo })));
    expect(await incidentsOf(dora)).toHaveLength(2);
  });

  it('are safe from the same countries after somebody said so, and not from another', async () => {
    const emil = await newUser();
    await logIn(
      emil,
      { country: 'DE', hoursAgo: 3 },
      { country: 'FR', hoursAgo: 3 },
      { country: 'BR', hoursAgo: 3 },
    );
    await rows(
      `update security_incident set state = 'safe' where user_id = (select id from mail_user where email = $1)`,
      emil,
    );
    await logIn(emil, { country: 'FR', hoursAgo: 1 }, { country: 'BR', hoursAgo: 1 });
    expect(await incidentsOf(emil)).toMatchObject([{ state: 'safe' }]);
    await logIn(emil, { country: 'US' });
    expect(await incidentsOf(emil)).toMatchObject([
      { state: 'safe', countries: ['BR', 'DE', 'FR'] },
      { state: 'new', countries: ['BR', 'DE', 'FR', 'US'] },
    ]);
  });

  it('from trusted addresses do not count, nor those in no country, nor refused ones', async () => {
    const fay = await newUser();
    const [username = ''] = fay.split('@');
    const trusted = { domain: alpha.domain, username, ip: '198.51.100.0/24' };
    dataOf(await house.call('addTrustedIp', trusted, { token: alpha.token }));
    await logIn(
      fay,
      { country: 'DE' },
      { country: 'BR', ip: '198.51.100.9' },
      { country: '' },
      { country: 'FR' },
    );
    const refused = {
      login: fay,
      country: 'US',
      ip: '203.0.113.9',
      service: 'imap',
      accepted: false,
      attempts: 1,
    };
    await rows('select engine.record_logins($1)', JSON.stringify([{ ...refused, at: house.clock.now() }]));
    expect(await countriesOf(fay)).toEqual(['DE', 'FR']);
    expect(await incidentsOf(fay)).toEqual([]);
  });

  it('are counted by the limit of the domain, and never without one', async () => {
    await alpha.addDomain('other.example');
    await setLimit(0, 'other.example');
    const { email } = await alpha.addUser('gus', { domain: 'other.example' });
    const logins = ['DE', 'FR', 'BR'].map((country) => ({ country }));
    await logIn(email, ...logins);
    expect(await incidentsOf(email)).toEqual([]);
    expect(await countriesOf(email)).toEqual(['BR', 'DE', 'FR']);
    await setLimit(1, 'other.example');
    await logIn(email, { country: 'DE' });
    expect(await incidentsOf(email)).toMatchObject([{ level: 2, most: 1 }]);
  });

  it('keep one row of each country, with its latest address, however they arrive', async () => {
    const hugo = await newUser();
    await logIn(hugo, { country: 'DE', ip: '203.0.113.2', hoursAgo: 1 });
    await logIn(hugo, { country: 'DE', ip: '203.0.113.1', hoursAgo: 2 });
    await logIn(hugo, { country: 'DE', ip: '::ffff:203.0.113.3', hoursAgo: 0 });
    const [found, ...others] = await rows(
      `select host(ip) as ip, (last_at - first_at)::text as time from login_country c
         join mail_user u on u.id = c.user_id where u.email = $1`,
      hugo,
    );
    expect([found, others]).toEqual([{ ip: '203.0.113.3', time: '02:00:00' }, []]);
  });

  it('are recorded by many at once as one incident', async () => {
    const ida = await newUser();
    await Promise.all(['DE', 'FR', 'BR', 'US', 'JP'].map((country) => logIn(ida, { country })));
    expect(await incidentsOf(ida)).toMatchObject([{ countries: ['BR', 'DE', 'FR', 'JP', 'US'] }]);
  });

  it('are forgotten after a day, their incidents after months', async () => {
    const jan = await newUser();
    await logIn(jan, { country: 'DE' }, { country: 'FR' }, { country: 'BR' });
    await rows(`update login_country set last_at = now() - interval '23 hours'`);
    await rows(`update login_country set last_at = now() - interval '25 hours' where country = 'BR'`);
    await rows(`update security_incident set last_at = now() - interval '80 days'`);
    await rows('select engine.forget_countries()');
    expect(await countriesOf(jan)).toEqual(['DE', 'FR']);
    expect(await incidentsOf(jan)).toHaveLength(1);
    await rows(`update security_incident set last_at = now() - interval '91 days'`);
    await rows('select engine.forget_countries()');
    expect(await incidentsOf(jan)).toEqual([]);
  });
});
