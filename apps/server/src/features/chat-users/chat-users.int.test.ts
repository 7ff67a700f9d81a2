import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSecretBox } from '../../kernel/secrets.ts';
import { saveOrganization } from '../../rules/zulip/chat-organization.ts';
import { dataOf, outcomeOf, resultsOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';
import { TestZulipServer } from '../../testing/test-zulip-server.ts';

describe('chat users', () => {
  let house: TestPanel;
  let zulip: TestZulipServer;
  let accountId: number;
  let token: string;
  let domain: string;
  let accounts = 0;

  beforeAll(async () => {
    house = await startTestPanel({ OUTBOUND_ALLOW: '127.0.0.1' });
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    accounts += 1;
    const name = `alpha${accounts}`;
    domain = `${name}.example`;
    ({ accountId } = await house.addAccount(name));
    await sql('update account set max_chat_users = 3 where id = $1', [accountId]);
    token = await house.login(name);
    dataOf(await house.call('addDomain', { domain }, { token }));
    await house.verifyDomains(accountId);
    zulip = await TestZulipServer.start();
    await connect();
    return () => zulip.stop();
  });

  it('are unknown to an account without any, on the wire too', async () => {
    const known = {
      getChat: {},
      getChatUsers: {},
      refreshChatUsers: {},
      removeChatUsers: { ids: ['1'] },
    } as const;
    for (const [action, fields] of Object.entries(known)) {
      const call = () => house.call(action as 'removeChatUsers', fields as { ids: string[] }, { token });
      await sql('update account set max_chat_users = 0 where id = $1', [accountId]);
      expect(outcomeOf(await call()), action).toBe('unknown_action');
      await sql('update account set max_chat_users = 3 where id = $1', [accountId]);
      expect(outcomeOf(await call()), action).toBe('done');
    }
  });

  const sql = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
  const connect = () => {
    const { url, botEmail, apiKey } = zulip;
    const access = { url, botEmail, apiKey };
    return saveOrganization(
      house.database.db,
      createSecretBox('5a'.repeat(32)),
      accountId,
      access,
      house.clock.now(),
    );
  };
  const add = (username: string, fields: object = {}) =>
    house.call(
      'addChatUser',
      { email: `${username}@${domain}`, name: `Name of ${username}`, ...fields },
      { token },
    );
  const added = async (username: string, fields: object = {}) => dataOf(await add(username, fields)).user;
  const rows = async () => dataOf(await house.call('getChatUsers', {}, { token })).rows;
  const row = async (username: string) =>
    (await rows()).find(({ email }) => email === `${username}@${domain}`);
  const seats = async () => {
    const status = dataOf(await house.call('status', {}, { token }));
    return [status.curzulipusers, status.maxzulipusers];
  };
  const sync = async () => {
    house.clock.advance({ minutes: 30 });
    token = await house.login(`alpha${accounts}`);
    await house.panel.runScheduledJob('sync-chat-users');
  };
  const person = (username: string) => zulip.find(`${username}@${domain}`);

  describe('that are added', () => {
    it('have an account in Zulip, a seat, and a password that is shown once and kept nowhere', async () => {
      const { user, password } = dataOf(await add('anna', { role: 'moderator' }));
      expect(user).toMatchObject({ email: `anna@${domain}`, role: 'moderator', state: 'active', error: '' });
      expect(person('anna')).toMatchObject({ password, role: 300, full_name: 'Name of anna' });
      expect(password.length).toBeGreaterThan(15);
      expect(await seats()).toEqual([1, 3]);
      const { rows: stored } = await sql(
        `select to_jsonb(c)::text as text from chat_user c union all select to_jsonb(h)::text from account_history h`,
      );
      expect(stored.filter(({ text }) => text.includes(password))).toEqual([]);
    });

    it('need an address in a verified domain of the account', async () => {
      const call = (email: string) => house.call('addChatUser', { email, name: 'Anna' }, { token });
      expect(outcomeOf(await call('anna@elsewhere.example'))).toBe('not_found');
      dataOf(await house.call('addDomain', { domain: `new.${domain}` }, { token }));
      expect(outcomeOf(await call(`anna@new.${domain}`))).toBe('domain_unverified');
      expect(zulip.requests).toEqual([]);
    });

    it('are exactly as many as the maximum, however many are added at once', async () => {
      const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
      const outcomes = (await Promise.all(names.map((name) => add(name)))).map(outcomeOf);
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(3);
      expect(new Set(outcomes)).toEqual(new Set(['done', 'limit_reached']));
      expect(await seats()).toEqual([3, 3]);
      expect(zulip.people.filter(({ is_bot }) => !is_bot)).toHaveLength(3);
    });

    it('are added once, however often it is asked at once', async () => {
      const outcomes = (await Promise.all([add('anna'), add('anna'), add('anna')])).map(outcomeOf);
      expect(outcomes.sort()).toEqual(['done', 'invalid_input', 'invalid_input']);
      expect(await add('anna')).toMatchObject({ error: { fields: { email: { code: 'taken' } } } });
      expect(await seats()).toEqual([1, 3]);
    });

    it('take over an account that Zulip has already, without a new password', async () => {
      const old = zulip.join(`anna@${domain}`, 'Anna the former');
      old.is_active = false;
      const { user, password } = dataOf(await add('anna'));
      expect(password).toBe('');
      expect(user).toMatchObject({ name: 'Name of anna', state: 'active' });
      expect(old).toMatchObject({ is_active: true, full_name: 'Name of anna' });
    });

    it('say what Zulip refused, and leave nothing behind', async () => {
      await sql(
        `update domain_name set ascii = 'refused.example', unicode = 'refused.example' where account_id = $1`,
        [accountId],
      );
      const answer = await house.call(
        'addChatUser',
        { email: 'anna@refused.example', name: 'Anna' },
        { token },
      );
      expect(answer).toMatchObject({
        error: { code: 'chat_refused', params: { reason: 'This email domain is not allowed' } },
      });
      expect([await rows(), await seats()]).toEqual([[], [0, 3]]);
    });

    it('say of a role that was refused that they are members', async () => {
      expect(await added('anna', { role: 'owner' })).toMatchObject({
        role: 'member',
        error: 'chat_refused',
        reason: 'Must be an organization owner',
      });
    });

    it('are listed as not confirmed while nobody knows, and settled when the users are read next', async () => {
      // Created there, but the answer never arrives.
      zulip.beforeAnswer = (request) => {
        if (!request.startsWith('POST')) return;
        zulip.beforeAnswer = () => undefined;
        zulip.join(`anna@${domain}`, 'Name of anna');
        zulip.next = 'away';
      };
      expect(outcomeOf(await add('anna'))).toBe('upstream_failed');
      house.clock.advance({ minutes: 1 });
      zulip.next = 'away';
      expect(outcomeOf(await add('bert'))).toBe('upstream_failed');
      expect((await rows()).map(({ state, error }) => [state, error])).toEqual([
        ['adding', 'upstream_failed'],
        ['adding', 'upstream_failed'],
      ]);
      expect(await seats()).toEqual([2, 3]);
      await sync();
      expect(await rows()).toMatchObject([{ email: `anna@${domain}`, state: 'active', error: '' }]);
      expect(await seats()).toEqual([1, 3]);
    });

    it('are settled too when the admin was logged out between Zulip and the transaction', async () => {
      zulip.beforeAnswer = async (request) => {
        if (request.startsWith('POST')) await sql('delete from session where account_id = $1', [accountId]);
      };
      expect(outcomeOf(await add('anna'))).toBe('session_invalid');
      await sync();
      expect(await row('anna')).toMatchObject({ state: 'active' });
    });
  });

  it('without an organization are refused, and the panel knows', async () => {
    expect(dataOf(await house.call('getChat', {}, { token }))).toMatchObject({
      connected: 1,
      url: zulip.url,
    });
    await sql('delete from chat_organization where account_id = $1', [accountId]);
    expect(dataOf(await house.call('getChat', {}, { token }))).toMatchObject({ connected: 0 });
    expect(outcomeOf(await add('anna'))).toBe('chat_not_connected');
    expect(outcomeOf(await house.call('refreshChatUsers', {}, { token }))).toBe('chat_not_connected');
  });

  it('are offered only to accounts whose maximum is not 0', async () => {
    const allowed = async () => dataOf(await house.call('getAdminInfo', {}, { token })).chat_allowed;
    expect(await allowed()).toBe(1);
    await sql('update account set max_chat_users = 0 where id = $1', [accountId]);
    expect(await allowed()).toBe(0);
    expect(outcomeOf(await add('anna'))).toBe('unknown_action');
  });

  it('change in Zulip first; a refusal changes nothing and says why', async () => {
    const { id, version } = await added('anna');
    const update = (fields: object) => house.call('updateChatUser', { id, ...fields }, { token });
    expect(dataOf(await update({ name: 'Anna B.', role: 'admin', version }))).toMatchObject({
      name: 'Anna B.',
      role: 'admin',
    });
    expect(person('anna')).toMatchObject({ full_name: 'Anna B.', role: 200 });
    expect(outcomeOf(await update({ name: 'Other', version }))).toBe('stale');
    expect(await update({ role: 'owner' })).toMatchObject({
      error: { code: 'chat_refused', params: { reason: 'Must be an organization owner' } },
    });
    zulip.mood = 'garbage';
    expect(outcomeOf(await update({ role: 'guest' }))).toBe('upstream_failed');
    expect(await row('anna')).toMatchObject({ name: 'Anna B.', role: 'admin' });
  });

  describe('in bulk', () => {
    it('are disabled and enabled in Zulip, keep their seats, and say so for each row', async () => {
      const anna = await added('anna');
      const owner = zulip.join(`owner@${domain}`, 'The owner', 100);
      await sync();
      const ids = [anna.id, (await row('owner'))?.id ?? '', '999999'];
      expect(resultsOf(await house.call('disableChatUsers', { ids }, { token }))).toEqual({
        done: [ids[0]],
        failed: [
          { id: ids[1], code: 'chat_status_failed' },
          { id: ids[2], code: 'not_found' },
        ],
      });
      expect([person('anna')?.is_active, owner.is_active]).toEqual([false, true]);
      expect(await row('anna')).toMatchObject({ state: 'disabled', error: '' });
      expect(await row('owner')).toMatchObject({
        state: 'active',
        error: 'chat_status_failed',
        reason: 'Cannot deactivate the only organization owner.',
      });
      expect(await seats()).toEqual([2, 3]);
      expect(resultsOf(await house.call('enableChatUsers', { ids: [anna.id] }, { token })).failed).toEqual(
        [],
      );
      expect(person('anna')?.is_active).toBe(true);
      const { rows: history } = dataOf(await house.call('getAccountHistory', { search: 'anna' }, { token }));
      expect(history.slice(0, 2).map(({ action, after }) => [action, after])).toEqual([
        ['enableChatUsers', { active: true }],
        ['disableChatUsers', { active: false }],
      ]);
    });

    it('count as done where Zulip has them so already', async () => {
      const { id } = await added('anna');
      const there = person('anna');
      if (there) there.is_active = false;
      expect(resultsOf(await house.call('disableChatUsers', { ids: [id] }, { token })).done).toEqual([id]);
    });

    it('are removed: deactivated in Zulip, gone here, their seats free; and can be added again', async () => {
      const { id } = await added('anna');
      expect(resultsOf(await house.call('removeChatUsers', { ids: [id] }, { token })).done).toEqual([id]);
      expect(person('anna')?.is_active).toBe(false);
      expect([await rows(), await seats()]).toEqual([[], [0, 3]]);
      await sync();
      expect([await rows(), await seats()]).toEqual([[], [0, 3]]);
      expect(dataOf(await add('anna'))).toMatchObject({ password: '', user: { state: 'active' } });
      expect(await seats()).toEqual([1, 3]);
    });

    it('fail without waiting once Zulip does not answer, and work again a little later', async () => {
      const ids = [(await added('anna')).id, (await added('bert')).id];
      zulip.mood = 'away';
      zulip.requests.length = 0;
      const failed = ids.map((id) => ({ id, code: 'upstream_failed' }));
      const disable = async () => resultsOf(await house.call('disableChatUsers', { ids }, { token }));
      expect(await disable()).toEqual({ done: [], failed });
      expect(await disable()).toEqual({ done: [], failed });
      expect(zulip.requests).toHaveLength(1);
      expect(await row('anna')).toMatchObject({ state: 'active', error: 'upstream_failed' });
      zulip.mood = 'well';
      house.clock.advance({ seconds: 30 });
      expect((await disable()).done).toEqual(ids);
      expect(await row('anna')).toMatchObject({ state: 'disabled', error: '' });
    });

    it('hold no connection to the database while Zulip is slow', async () => {
      await sql('update account set max_chat_users = 20 where id = $1', [accountId]);
      let release: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      zulip.beforeAnswer = () => gate;
      const slow = Array.from({ length: 12 }, (_none, index) => add(`slow${index}`));
      await expect.poll(() => zulip.requests.length).toBe(4);
      const { rows: open } = await sql(
        `select count(*)::int as num from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      );
      expect(open[0].num).toBe(0);
      expect(outcomeOf(await house.call('getUsers', {}, { token }))).toBe('done');
      release();
      expect((await Promise.all(slow)).map(outcomeOf)).toEqual(Array(12).fill('done'));
    });

    it('become a job beyond 20 rows, which waits where Zulip asks for it and does every row', async () => {
      await sql('update account set max_chat_users = 100 where id = $1', [accountId]);
      for (let index = 0; index < 45; index += 1) zulip.join(`user${index}@${domain}`, `User ${index}`);
      await sync();
      const answer = dataOf(await house.call('disableChatUsers', { all: 1, count: 45 }, { token }));
      if (!('job' in answer)) throw new Error(JSON.stringify(answer));
      let requests = 0;
      zulip.beforeAnswer = () => {
        requests += 1;
        if (requests === 30) zulip.next = { limited: 20 };
      };
      await house.panel.runJobsUntilIdle();
      const job = async () => dataOf(await house.call('getJob', { id: answer.job }, { token }));
      expect(await job()).toMatchObject({ state: 'running', done: 29, failed: 0 });
      await house.makeJobsDue();
      await house.panel.runJobsUntilIdle();
      expect(await job()).toMatchObject({ state: 'done', done: 45, failed: 0 });
      expect(zulip.people.filter(({ is_active, is_bot }) => is_active && !is_bot)).toEqual([]);
    });
  });

  describe('that are read from Zulip', () => {
    it('are those of the organization, whatever the maximum; changes made there arrive, also removals', async () => {
      const elsewhere = zulip.join('guest@partner.example', 'A guest', 600);
      for (const name of ['a', 'b', 'c', 'd']) zulip.join(`${name}@${domain}`, name.toUpperCase());
      zulip.join('gone@partner.example', 'Long gone').is_active = false;
      await sync();
      expect((await rows()).map(({ email, role }) => [email, role])).toEqual([
        [`a@${domain}`, 'member'],
        [`b@${domain}`, 'member'],
        [`c@${domain}`, 'member'],
        [`d@${domain}`, 'member'],
        ['guest@partner.example', 'guest'],
      ]);
      expect(await seats()).toEqual([5, 3]);
      expect(outcomeOf(await add('anna'))).toBe('limit_reached');
      Object.assign(elsewhere, { full_name: 'Renamed', role: 300, is_active: false });
      zulip.people.splice(
        zulip.people.findIndex(({ full_name }) => full_name === 'A'),
        1,
      );
      await sync();
      expect((await rows()).at(-1)).toMatchObject({ name: 'Renamed', role: 'moderator', state: 'disabled' });
      expect(await seats()).toEqual([4, 3]);
    });

    it('are kept where Zulip lists nobody, answers nonsense, or does not know the key', async () => {
      await added('anna');
      for (const mood of ['empty list', 'garbage', 'away', 'redirect', 'huge'] as const) {
        zulip.mood = mood;
        await sync();
        expect(dataOf(await house.call('getChat', {}, { token })).error, mood).toBe('upstream_failed');
      }
      zulip.mood = 'well';
      await sql(`update chat_organization set bot_email = 'other@chat.example' where account_id = $1`, [
        accountId,
      ]);
      await sync();
      const chat = dataOf(await house.call('getChat', {}, { token }));
      expect(chat).toMatchObject({ error: 'chat_refused', failed_since: expect.any(String) });
      expect(await rows()).toHaveLength(1);
    });

    it('do not undo what was changed here meanwhile', async () => {
      const { id } = await added('anna');
      // The list is made, and travels while the account is removed.
      zulip.beforeAnswer = async (request) => {
        if (request !== 'GET /api/v1/users') return;
        zulip.beforeAnswer = () => undefined;
        const before = zulip.people.map((one) => ({ ...one }));
        house.clock.advance({ seconds: 1 });
        resultsOf(await house.call('removeChatUsers', { ids: [id] }, { token }));
        zulip.people.splice(0, zulip.people.length, ...before);
      };
      await sync();
      expect([await rows(), await seats()]).toEqual([[], [0, 3]]);
    });

    it('are read when somebody asks, and the panel is told that it goes on', async () => {
      await house.panel.runJobsUntilIdle();
      await sync();
      zulip.join(`new@${domain}`, 'New');
      house.clock.advance({ seconds: 5 });
      expect(dataOf(await house.call('refreshChatUsers', {}, { token }))).toMatchObject({ checking: 1 });
      await house.panel.runJobsUntilIdle();
      expect(dataOf(await house.call('getChat', {}, { token }))).toMatchObject({ checking: 0, error: '' });
      expect(await row('new')).toBeDefined();
    });
  });

  it('of a domain that is deleted stay, for those who see the whole account', async () => {
    await added('anna');
    const id = dataOf(await house.call('getDomains', {}, { token })).rows[0]?.id;
    const { rows: before } = await sql('select chat_users from domain_usage where domain_id = $1', [id]);
    expect(before).toEqual([{ chat_users: 1 }]);
    await sql('delete from domain where account_id = $1 and id = $2', [accountId, id]);
    expect(await row('anna')).toBeDefined();
    expect(await seats()).toEqual([1, 3]);
  });
});
