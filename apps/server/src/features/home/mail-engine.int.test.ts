import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel, testPassword } from '../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../testing/test-users.ts';

describe('the mail engine', () => {
  let house: TestPanel;
  let token: string;
  beforeAll(async () => {
    house = await startTestPanel();
    const { accountId } = await house.addAccount('alpha');
    await house.addSubAdmin(accountId, 'helper');
    token = await house.login('helper');
  });
  afterAll(() => house.stop());
  beforeEach(() => house.database.pool.query('delete from mail_engine'));

  const started = '2026-02-28T07:30:00.000Z';
  const report = (services: object) =>
    house.database.pool.query('insert into mail_engine (started_at, seen_at, services) values ($1, $2, $3)', [
      started,
      house.clock.now(),
      JSON.stringify(services),
    ]);
  const asked = async () => dataOf(await house.call('getMailEngine', {}, { token }));

  it('is not installed while it never reported', async () => {
    expect(await asked()).toEqual({ state: 'not_installed', since: null, services: [] });
  });

  it('runs since its start while all of its services do, as any sub-admin sees', async () => {
    await report({ postfix: 'running', dovecot: 'running' });
    expect(await asked()).toEqual({
      state: 'running',
      since: started,
      services: [
        { name: 'dovecot', state: 'running' },
        { name: 'postfix', state: 'running' },
      ],
    });
  });

  it('is in trouble while one of its services is stopped', async () => {
    await report({ postfix: 'running', rspamd: 'stopped' });
    expect(await asked()).toEqual({
      state: 'trouble',
      since: started,
      services: [
        { name: 'postfix', state: 'running' },
        { name: 'rspamd', state: 'stopped' },
      ],
    });
  });

  it('is stopped, with everything in it, once it was silent for more than a minute, since it was last seen', async () => {
    await report({ postfix: 'running' });
    const seen = house.clock.now().toISOString();
    house.clock.advance({ seconds: 60 });
    expect(await asked()).toMatchObject({ state: 'running' });
    house.clock.advance({ seconds: 1 });
    expect(await asked()).toEqual({
      state: 'stopped',
      since: seen,
      services: [{ name: 'postfix', state: 'stopped' }],
    });
  });
});

describe('logins to mailboxes', () => {
  let house: TestPanel;
  let alpha: TestUsers;
  let beta: TestUsers;
  let otherDomain: string;
  beforeAll(async () => {
    house = await startTestPanel();
    alpha = await makeTestUsers(house, 'alpha');
    beta = await makeTestUsers(house, 'beta');
    otherDomain = await alpha.addDomain('other.example');
    await alpha.addUser('anna');
    await alpha.addUser('otto', { domain: 'other.example' });
    await beta.addUser('bert');
    await logIn('anna@alpha.example', { hoursAgo: 1 });
    await logIn('anna@alpha.example', { hoursAgo: 23, outcome: 'refused', attempts: 4 });
    await logIn('anna@alpha.example', { hoursAgo: 24 });
    await logIn('otto@other.example', { hoursAgo: 2 });
    await logIn('otto@other.example', { hoursAgo: 3, outcome: 'refused' });
    await logIn('bert@beta.example', { hoursAgo: 1, outcome: 'refused', attempts: 50 });
  });
  afterAll(() => house.stop());

  /** As the mail engine reports it. */
  async function logIn(
    email: string,
    {
      hoursAgo,
      outcome = 'accepted',
      attempts = 1,
    }: { hoursAgo: number; outcome?: string; attempts?: number },
  ) {
    await house.database.pool.query(
      `insert into mail_login (account_id, user_id, domain_id, at, service, outcome, attempts)
       select account_id, id, domain_id, $2, 'imap', $3, $4 from mail_user where email = $1`,
      [email, new Date(house.clock.now().getTime() - hoursAgo * 3_600_000), outcome, attempts],
    );
  }
  const counted = (token: string) => house.call('getMailLoginCounts', {}, { token });
  const addHelper = async (username: string, fields: object) => {
    const draft = { username, email: `${username}@admins.example`, password: testPassword, ...fields };
    dataOf(await house.call('addSubAdmin', draft, { token: alpha.token }));
    return house.login(username);
  };

  it('are counted for 24 hours, each attempt of those that repeated', async () => {
    expect(dataOf(await counted(alpha.token))).toEqual({ accepted: 2, refused: 5 });
  });

  it('of another account are not', async () => {
    expect(dataOf(await counted(beta.token))).toEqual({ accepted: 0, refused: 50 });
  });

  it('of other domains are not counted for an admin limited to some', async () => {
    const logs = { permissions: { logs: 1 }, domains_limited: 1 };
    const token = await addHelper('limited', { ...logs, domains: [otherDomain] });
    expect(dataOf(await counted(token))).toEqual({ accepted: 1, refused: 1 });
    const nowhere = await addHelper('nowhere', { ...logs, domains: [] });
    expect(dataOf(await counted(nowhere))).toEqual({ accepted: 0, refused: 0 });
  });

  it('are told only to those who can view logs', async () => {
    expect(outcomeOf(await counted(await addHelper('blind', { permissions: { users: 6 } })))).toBe(
      'forbidden',
    );
  });
});
