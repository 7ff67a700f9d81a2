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
    await sql('update account set max_chat_users = 100 where id = $1', [accountId]);
    token = await house.login(name);
    dataOf(await house.call('addDomain', { domain }, { token }));
    await house.verifyDomains(accountId);
    zulip = await TestZulipServer.start();
    await connect(accountId, zulip);
    return () => zulip.stop();
  });

  const sql = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
  const connect = (account: number, { url, botEmail, apiKey }: TestZulipServer) =>
    saveOrganization(
      house.database.db,
      createSecretBox('5a'.repeat(32)),
      account,
      { url, botEmail, apiKey },
      house.clock.now(),
    );
  const emailOf = (username: string) => `${username}@${domain}`;
  const add = (username: string, fields: object = {}, by = token) =>
    house.call('addChatUser', { email: emailOf(username), name: 'Somebody', ...fields }, { token: by });
  const row = async (username: string) => {
    const { rows } = dataOf(await house.call('getChatUsers', {}, { token }));
    const found = rows.find(({ email }) => email === emailOf(username));
    if (found === undefined) throw new Error(`${username} is not listed`);
    return found;
  };
  const person = (username: string) => zulip.find(emailOf(username));
  const sync = async () => {
    house.clock.advance({ minutes: 30 });
    await house.panel.runScheduledJob('sync-chat-users');
    token = await house.login(`alpha${accounts}`);
  };
  const historyOf = async (username: string) => {
    const { rows } = dataOf(await house.call('getAccountHistory', { target: emailOf(username) }, { token }));
    return rows.map(({ adminname, action, outcome, before, after }) => ({
      ...{ adminname, action, outcome, before, after },
    }));
  };

  describe('who lead the organization', () => {
    const subAdmins = [
      ['of some domains', { level: 6, isLimited: true }],
      ['below level 6', { level: 5, isLimited: false }],
    ] as const;
    const subAdmin = async ({ level, isLimited }: { level: 5 | 6; isLimited: boolean }) => {
      const name = `helper${accounts}`;
      const { adminId } = await house.addSubAdmin(accountId, name, { users: level });
      if (isLimited) {
        await sql('update admin set domains_limited = true where id = $1', [adminId]);
        await sql(
          `insert into admin_domain (account_id, admin_id, domain_id)
           select account_id, $2, id from domain where account_id = $1`,
          [accountId, adminId],
        );
      }
      return house.login(name);
    };

    it.each(subAdmins)('are made by nobody who is a sub-admin %s', async (_name, rights) => {
      const { id } = dataOf(await add('anna')).user;
      const by = await subAdmin(rights);
      for (const role of ['owner', 'admin', 'moderator'] as const) {
        expect(outcomeOf(await house.call('updateChatUser', { id, role }, { token: by }))).toBe('forbidden');
        expect(outcomeOf(await add('bert', { role }, by))).toBe('forbidden');
      }
      expect(person('anna')?.role).toBe(400);
      expect(person('bert')).toBeUndefined();
      dataOf(await house.call('updateChatUser', { id, role: 'guest' }, { token: by }));
      dataOf(await add('bert', { role: 'guest' }, by));
    });

    it.each(subAdmins)(
      'are not touched by a sub-admin %s, also if it is news here',
      async (_name, rights) => {
        for (const [name, role] of [
          ['owner', 100],
          ['admin', 200],
          ['moderator', 300],
          ['risen', 400],
          ['member', 400],
        ] as const) {
          zulip.join(emailOf(name), name, role);
        }
        zulip.join(emailOf('second'), 'second owner', 100);
        await sync();
        Object.assign(person('risen') ?? {}, { role: 200 });
        const by = await subAdmin(rights);
        const leaders = await Promise.all(['owner', 'admin', 'moderator', 'risen'].map(row));
        for (const { id } of leaders) {
          for (const change of [{ name: 'Other' }, { role: 'guest' }] as const) {
            expect(outcomeOf(await house.call('updateChatUser', { id, ...change }, { token: by }))).toBe(
              'forbidden',
            );
          }
        }
        const ids = [...leaders.map(({ id }) => id), (await row('member')).id];
        const refused = leaders.map(({ id }) => ({ id, code: 'forbidden' }));
        for (const command of ['disableChatUsers', 'enableChatUsers', 'removeChatUsers'] as const) {
          expect(resultsOf(await house.call(command, { ids }, { token: by }))).toEqual({
            done: ids.slice(-1),
            failed: refused,
          });
        }
        expect(zulip.people.filter(({ is_active }) => !is_active).map(({ full_name }) => full_name)).toEqual([
          'member',
        ]);
        expect(await historyOf('owner')).toContainEqual(
          expect.objectContaining({ action: 'removeChatUsers', outcome: 'refused' }),
        );
      },
    );

    it('are not taken over, woken or made less by one who adds their address', async () => {
      const by = await subAdmin({ level: 6, isLimited: true });
      const chief = zulip.join(emailOf('chief'), 'The chief', 100);
      chief.is_active = false;
      expect(outcomeOf(await add('chief', {}, by))).toBe('forbidden');
      expect(chief).toMatchObject({ role: 100, is_active: false, full_name: 'The chief' });
      expect(dataOf(await house.call('getChatUsers', {}, { token })).rows).toEqual([]);
    });

    it('are made by sub-admins of all domains at level 6', async () => {
      const by = await subAdmin({ level: 6, isLimited: false });
      const { id } = dataOf(await add('anna', { role: 'moderator' }, by)).user;
      dataOf(await house.call('updateChatUser', { id, role: 'admin' }, { token: by }));
      expect(resultsOf(await house.call('removeChatUsers', { ids: [id] }, { token: by })).done).toEqual([id]);
    });
  });

  describe('in jobs', () => {
    const order = async (by: string, count = 21) => {
      const answer = dataOf(await house.call('disableChatUsers', { all: 1, count }, { token: by }));
      if (!('job' in answer)) throw new Error(JSON.stringify(answer));
      return answer.job;
    };
    const fill = async () => {
      for (let index = 0; index < 21; index += 1) zulip.join(emailOf(`user${index}`), `User ${index}`);
      await sync();
    };
    const runOutside = () => house.panel.runJobsUntilIdle();
    const jobsOf = async (account: number) =>
      (await sql('select state, done, failed from long_job where account_id = $1 order by id', [account]))
        .rows;

    it('go one after the other where they are of one account', async () => {
      await fill();
      await order(token);
      await order(token);
      zulip.requests.length = 0;
      let asked = 0;
      zulip.beforeAnswer = async () => {
        zulip.beforeAnswer = () => undefined;
        await runOutside();
        asked = zulip.requests.length;
      };
      await runOutside();
      expect(asked).toBe(1);
      expect(await jobsOf(accountId)).toEqual(Array(2).fill({ state: 'done', done: 21, failed: 0 }));
    });

    it('write down what Zulip did, also where they were stopped meanwhile', async () => {
      await fill();
      const id = await order(token);
      zulip.beforeAnswer = async () => {
        zulip.beforeAnswer = () => undefined;
        dataOf(await house.call('stopJob', { id }, { token }));
      };
      await runOutside();
      expect(await jobsOf(accountId)).toEqual([{ state: 'stopped', done: 20, failed: 0 }]);
      expect(zulip.people.filter(({ is_active, is_bot }) => !is_active && !is_bot)).toHaveLength(20);
      const { rows } = await sql(
        `select count(*)::int as num from account_history where account_id = $1 and action = 'disableChatUsers'`,
        [accountId],
      );
      expect(rows).toEqual([{ num: 20 }]);
    });

    it('count each row once, also if two were at work on it', async () => {
      await fill();
      await order(token);
      zulip.beforeAnswer = async () => {
        zulip.beforeAnswer = () => undefined;
        // As if the first were so slow that it is taken for dead.
        await house.makeJobsDue();
        await runOutside();
      };
      await runOutside();
      expect(await jobsOf(accountId)).toEqual([{ state: 'done', done: 21, failed: 0 }]);
      const { rows } = await sql(
        `select count(*)::int as num from account_history where account_id = $1 and action = 'disableChatUsers'`,
        [accountId],
      );
      expect(rows).toEqual([{ num: 21 }]);
    });
  });

  describe('whose change is made in Zulip', () => {
    /** Between the answer of Zulip and the transaction. */
    const logOutAfter = (method: string) => {
      zulip.beforeAnswer = async (request) => {
        if (request.startsWith(method)) await sql('delete from session where account_id = $1', [accountId]);
      };
    };
    const again = async () => {
      zulip.beforeAnswer = () => undefined;
      token = await house.login(`alpha${accounts}`);
    };

    it('and not written down here are in the history with who asked for it', async () => {
      logOutAfter('POST');
      expect(outcomeOf(await add('anna'))).toBe('session_invalid');
      await again();
      const by = { adminname: `alpha${accounts}`, outcome: 'pending' };
      expect(await historyOf('anna')).toMatchObject([
        { ...by, action: 'addChatUser', after: { email: emailOf('anna'), role: 'member' } },
      ]);
      await sync();
      const { id } = await row('anna');
      logOutAfter('PATCH');
      const promoted = await house.call('updateChatUser', { id, role: 'admin' }, { token });
      expect(outcomeOf(promoted)).toBe('session_invalid');
      await again();
      expect((await historyOf('anna'))[0]).toEqual({
        ...{ ...by, action: 'updateChatUser' },
        ...{ before: { role: 'member' }, after: { role: 'admin' } },
      });
      logOutAfter('DELETE');
      expect(outcomeOf(await house.call('disableChatUsers', { ids: [id] }, { token }))).toBe(
        'session_invalid',
      );
      await again();
      expect((await historyOf('anna'))[0]).toMatchObject({ ...by, action: 'disableChatUsers' });
    });

    it('without an answer are in the history as not completed', async () => {
      const { id } = dataOf(await add('anna')).user;
      for (const [action, ask] of [
        ['addChatUser', () => add('bert')],
        ['updateChatUser', () => house.call('updateChatUser', { id, role: 'admin' }, { token })],
        ['disableChatUsers', () => house.call('disableChatUsers', { ids: [id] }, { token })],
      ] as const) {
        house.clock.advance({ minutes: 1 });
        zulip.next = 'away';
        await ask();
        const [entry] = await historyOf(action === 'addChatUser' ? 'bert' : 'anna');
        expect(entry).toMatchObject({ action, outcome: 'pending' });
      }
    });

    it('are in the history also if the row is no longer the admin’s when it is written', async () => {
      const { id } = dataOf(await add('anna')).user;
      const { adminId } = await house.addSubAdmin(accountId, `narrow${accounts}`, { users: 6 });
      const by = await house.login(`narrow${accounts}`);
      zulip.beforeAnswer = async () => {
        await sql('update admin set domains_limited = true where id = $1', [adminId]);
      };
      await house.call('disableChatUsers', { ids: [id] }, { token: by });
      expect((await historyOf('anna'))[0]).toMatchObject({
        ...{ adminname: `narrow${accounts}`, action: 'disableChatUsers', after: { active: false } },
      });
    });

    it('are read also where the name of somebody has half a sign at its end', async () => {
      dataOf(await add('anna'));
      dataOf(await add('bert'));
      await sync();
      const name = 'a'.repeat(99);
      Object.assign(person('anna') ?? {}, { full_name: `${name}😀` });
      Object.assign(person('bert') ?? {}, { is_active: false });
      await sync();
      const { rows } = dataOf(await house.call('getChatUsers', {}, { token }));
      expect(rows.map(({ name: told, state }) => [told, state])).toEqual([
        [`${name}\u{fffd}`, 'active'],
        ['Somebody', 'disabled'],
      ]);
    });

    it('itself are in the history when the users are read, where it is a role', async () => {
      dataOf(await add('anna'));
      dataOf(await add('bert'));
      await sync();
      Object.assign(person('anna') ?? {}, { role: 200 });
      Object.assign(person('bert') ?? {}, { full_name: 'Renamed' });
      await sync();
      await sync();
      expect((await historyOf('anna')).filter(({ adminname }) => adminname === 'Zulip')).toEqual([
        {
          ...{ adminname: 'Zulip', action: 'refreshChatUsers', outcome: 'done' },
          ...{ before: { role: 'member' }, after: { role: 'admin', changed_there: true } },
        },
      ]);
      expect((await historyOf('bert')).map(({ adminname }) => adminname)).not.toContain('Zulip');
    });
  });
});
