import { loginLinkPrefix } from '@posthouse/contract/core/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashKey } from '../../../kernel/random-keys.ts';
import { createLoginLink } from '../../../rules/admins/login-link.ts';
import {
  dataOf,
  outcomeOf,
  type Sender,
  startTestPanel,
  type TestPanel,
  testPassword,
} from '../../../testing/test-panel.ts';

describe('sessions', () => {
  let house: TestPanel;
  let name: string;
  let accountId: number;
  let adminId: number;
  let token: string;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    name = `owner${count}`;
    ({ accountId, adminId } = await house.addAccount(name));
    token = await house.login(name);
  });

  const alive = async (sender: Sender = { token }) =>
    outcomeOf(await house.call('getPermissions', {}, sender)) === 'done';
  const sql = (text: string, ...values: unknown[]) => house.database.pool.query(text, values);
  const ownSessions = async (sender: Sender = { token }) =>
    dataOf(await house.call('getSessions', {}, sender)).rows;

  describe('life', () => {
    it('ends after the idle time of the account, on the server too', async () => {
      house.clock.advance({ minutes: 5 });
      expect(await alive()).toBe(true);
      house.clock.advance({ minutes: 6 });
      expect(await alive()).toBe(false);
    });

    it('follows a changed idle time at once', async () => {
      await sql('update account set ui_timeout_minutes = 60 where id = $1', accountId);
      house.clock.advance({ minutes: 59 });
      expect(await alive()).toBe(true);
      await sql('update account set ui_timeout_minutes = 1 where id = $1', accountId);
      house.clock.advance({ minutes: 2 });
      expect(await alive()).toBe(false);
    });

    it('is extended by keepAlive', async () => {
      for (let minute = 0; minute < 20; minute += 4) {
        house.clock.advance({ minutes: 4 });
        expect(await house.call('keepAlive', {}, { token })).toEqual({
          returncode: 1,
          returndata: 'success',
        });
      }
    });

    it('is not extended by requests nobody asked for', async () => {
      const background = { token, headers: { 'x-background': '1' } };
      for (let minute = 0; minute < 5; minute += 1) {
        house.clock.advance({ minutes: 1 });
        expect(await alive(background)).toBe(true);
      }
      house.clock.advance({ minutes: 1 });
      expect(await alive(background)).toBe(false);
      expect(await alive()).toBe(false);
    });

    it('ends 12 hours after the login, however busy it was', async () => {
      for (let hour = 0; hour < 12; hour += 0.05) {
        expect(await alive()).toBe(true);
        house.clock.advance({ minutes: 3 });
      }
      expect(await alive()).toBe(false);
    });

    it('keeps only a hash of the token', async () => {
      const { rows } = await sql('select row_to_json(s)::text as text, token_hash from session s');
      expect(rows.some((row) => row.token_hash.equals(hashKey(token)))).toBe(true);
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it('is not found by a token that is cut, longer, or empty', async () => {
      for (const wrong of [token.slice(1), `${token}A`, 'x'.repeat(101), 'x'.repeat(5000)]) {
        expect(await alive({ token: wrong })).toBe(false);
      }
      expect(await alive({ headers: { 'x-token': '' } })).toBe(false);
    });
  });

  describe('of a login link', () => {
    const link = async (anyAddress = false) => {
      const address = await createLoginLink(
        house.database.db,
        { accountId, adminId },
        { now: house.clock.now(), anyAddress },
      );
      return address.slice(loginLinkPrefix.length);
    };
    const open = (key: string, sender = {}) => house.call('openLoginLink', { key }, sender);

    it('has a token of its own: the key in the address opens it once and nothing else', async () => {
      const key = await link();
      const sender = { ip: '198.51.100.44', headers: { 'user-agent': 'Browser 1' } };
      expect(await alive({ ...sender, token: key })).toBe(false);
      expect(await alive({ ...sender, token: loginLinkPrefix + key })).toBe(false);
      const { token: opened } = dataOf(await open(key, sender));
      expect(opened).not.toBe(key);
      expect(outcomeOf(await open(key, sender))).toBe('code_invalid');
      house.clock.advance({ minutes: 2 });
      const own = (await ownSessions({ ...sender, token: opened })).find((row) => row.current === 1);
      expect(own).toMatchObject({ remoteip: '198.51.100.44', user_agent: 'Browser 1' });
    });

    it('opens nothing when it was not used in time, nor for who is out', async () => {
      const late = await link();
      house.clock.advance({ seconds: 60 });
      expect(outcomeOf(await open(late))).toBe('code_invalid');
      const shut = await link();
      await sql('update admin set active = false where id = $1', adminId);
      expect(outcomeOf(await open(shut))).toBe('code_invalid');
    });

    it('passes the admin’s own IP list only where the operator said so', async () => {
      await sql('update admin set ip_restricted = true where id = $1', adminId);
      expect(outcomeOf(await open(await link()))).toBe('ip_not_allowed');
      const { token: opened } = dataOf(await open(await link(true)));
      expect(await alive({ token: opened })).toBe(true);
      expect(await alive({ token: opened, ip: '198.51.100.46' })).toBe(true);
      expect(outcomeOf(await house.call('login', { username: name, password: testPassword }))).toBe(
        'ip_not_allowed',
      );
    });

    it('is no proof of the password', async () => {
      const { token: opened } = dataOf(await open(await link()));
      const setup = await house.call('getTwoFactorSetup', {}, { token: opened });
      expect(setup).toMatchObject({ error: { fields: { password1: { code: 'required' } } } });
    });
  });

  describe('seen and ended by their owner', () => {
    it('are listed with address and browser, the current one marked', async () => {
      const sender = { ip: '203.0.113.77', headers: { 'user-agent': 'Browser 2' } };
      house.clock.advance({ minutes: 1 });
      const second = await house.login(name, sender);
      expect(await ownSessions({ token: second, ...sender })).toEqual([
        {
          id: expect.stringMatching(/^\d+$/),
          current: 1,
          created_at: house.clock.now().toISOString(),
          last_seen: house.clock.now().toISOString(),
          remoteip: '203.0.113.77',
          user_agent: 'Browser 2',
        },
        expect.objectContaining({ current: 0, remoteip: '203.0.113.1' }),
      ]);
    });

    it('are no longer listed when they have ended by time', async () => {
      house.clock.advance({ minutes: 6 });
      const second = await house.login(name);
      expect(await ownSessions({ token: second })).toHaveLength(1);
    });

    it('end at once', async () => {
      const second = await house.login(name);
      const other = (await ownSessions()).find((row) => row.current === 0);
      const ids = [other?.id ?? ''];
      expect(dataOf(await house.call('endSessions', { ids }, { token }))).toEqual({ done: ids, failed: [] });
      expect(await alive({ token: second })).toBe(false);
      expect(await alive()).toBe(true);
    });

    it('do not include those of a colleague or of another account: not_found, row by row', async () => {
      await house.addSubAdmin(accountId, `sub${count}`);
      await house.addAccount(`stranger${count}`);
      const colleague = await house.login(`sub${count}`);
      const stranger = await house.login(`stranger${count}`);
      await house.login(name);
      const own = (await ownSessions()).find((row) => row.current === 0)?.id ?? '';
      const foreign = [
        (await ownSessions({ token: colleague }))[0]?.id ?? '',
        (await ownSessions({ token: stranger }))[0]?.id ?? '',
        '999999999999999',
      ];
      expect(
        dataOf(
          await house.call('endSessions', { ids: [foreign[0] ?? '', own, ...foreign.slice(1)] }, { token }),
        ),
      ).toEqual({ done: [own], failed: foreign.map((id) => ({ id, code: 'not_found' })) });
      expect(await alive({ token: colleague })).toBe(true);
      expect(await alive({ token: stranger })).toBe(true);
    });
  });

  describe('and a changed right', () => {
    it('end at once when the account is suspended; the login says so only to who knows the password', async () => {
      await house.addSubAdmin(accountId, `sub${count}`);
      const colleague = await house.login(`sub${count}`);
      await sql(`update account set state = 'suspended' where id = $1`, accountId);
      expect(await alive()).toBe(false);
      expect(await alive({ token: colleague })).toBe(false);
      const login = (password: string) => house.call('login', { username: name, password });
      expect(await login('wrong')).toMatchObject({ error: { code: 'login_invalid' } });
      expect(await login(testPassword)).toEqual({
        returncode: 0,
        returndata: 'Login failed',
        error: { code: 'login_failed' },
      });
    });

    it('end at once when the admin is disabled', async () => {
      const sub = await house.addSubAdmin(accountId, `sub${count}`);
      const colleague = await house.login(`sub${count}`);
      await sql('update admin set active = false where id = $1', sub.adminId);
      expect(await alive({ token: colleague })).toBe(false);
      expect(outcomeOf(await house.call('login', { username: `sub${count}`, password: testPassword }))).toBe(
        'login_failed',
      );
      expect(await alive()).toBe(true);
    });

    it('read the rights of a sub-admin afresh with every call', async () => {
      const sub = await house.addSubAdmin(accountId, `sub${count}`, { accounthistory: 1, users: 5 });
      const colleague = { token: await house.login(`sub${count}`) };
      const history = async () => outcomeOf(await house.call('getAccountHistory', {}, colleague));
      expect(await history()).toBe('done');
      expect(dataOf(await house.call('getPermissions', {}, colleague))).toMatchObject({
        accounthistory: 1,
        users: 5,
        domains: 0,
      });
      await sql('update admin_permission set level = 0 where admin_id = $1', sub.adminId);
      expect(await history()).toBe('forbidden');
      await sql('update admin_permission set level = 6 where admin_id = $1', sub.adminId);
      expect(await history()).toBe('done');
    });
  });

  describe('restricted to addresses', () => {
    const allow = async (...ranges: string[]) => {
      await sql('update admin set ip_restricted = true where id = $1', adminId);
      for (const range of ranges) {
        await sql(
          'insert into admin_ip_range (account_id, admin_id, range) values ($1, $2, $3)',
          accountId,
          adminId,
          range,
        );
      }
    };

    it('open from a listed address or network only, and say so only to who knows the password', async () => {
      await allow('203.0.113.0/24', '2001:db8::/32');
      const login = (ip: string, password = testPassword) =>
        house.call('login', { username: name, password }, { ip });
      expect(outcomeOf(await login('203.0.113.200'))).toBe('done');
      expect(outcomeOf(await login('2001:db8:7::1'))).toBe('done');
      expect(outcomeOf(await login('198.51.100.1', 'wrong'))).toBe('login_invalid');
      expect(await login('198.51.100.1')).toEqual({
        returncode: 0,
        returndata: 'Login from this IP address is not allowed.',
        error: { code: 'ip_not_allowed' },
      });
    });

    it('know an IPv4 address in its IPv6 writing', async () => {
      await allow('203.0.113.0/24');
      const ip = '::ffff:203.0.113.9';
      const answer = await house.call('login', { username: name, password: testPassword }, { ip });
      expect(outcomeOf(answer)).toBe('done');
    });

    it('end for a running session that comes from elsewhere, and go on from a listed address', async () => {
      await allow('203.0.113.1/32');
      expect(await alive({ token, ip: '198.51.100.1' })).toBe(false);
      expect(await alive({ token, ip: '203.0.113.1' })).toBe(true);
    });

    it('open from nowhere when no address is listed', async () => {
      await allow();
      expect(await alive()).toBe(false);
    });
  });
});
