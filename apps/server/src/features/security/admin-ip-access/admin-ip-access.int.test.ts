import type { ActionInput } from '@posthouse/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  dataOf,
  outcomeOf,
  startTestPanel,
  type TestPanel,
  testPassword,
} from '../../../testing/test-panel.ts';

const home = '203.0.113.1';
const away = '198.51.100.9';

describe('the admin IP access list', () => {
  const houses: TestPanel[] = [];
  let house: TestPanel;
  let accountId: number;
  let token: string;
  beforeEach(async () => {
    house = await startTestPanel();
    houses.push(house);
    ({ accountId } = await house.addAccount('alpha'));
    token = await house.login('alpha');
  });
  afterAll(async () => {
    for (const started of houses) await started.stop();
  });

  const access = async (username?: string) =>
    dataOf(await house.call('getAdminIpAccess', username ? { username } : {}, { token }));
  const add = (ip: string, more: Partial<ActionInput<'addAdminIp'>> = {}, by = token) =>
    house.call('addAdminIp', { ip, ...more }, { token: by });
  const set = (fields: ActionInput<'setAdminIpAccess'>, by = token) =>
    house.call('setAdminIpAccess', fields, { token: by });
  const refusal = (answer: Awaited<ReturnType<typeof set>>) =>
    answer.returncode === 0 ? (answer.error.fields ?? answer.error.code) : 'done';
  const login = async (username: string, ip: string) =>
    outcomeOf(await house.call('login', { username, password: testPassword }, { ip }));

  it('takes addresses and networks of both kinds, each once, and answers them as one writes them', async () => {
    for (const ip of ['192.0.2.7', '192.0.2.129/25', '2001:DB8::1', '2001:db8:5::9/48']) {
      expect(outcomeOf(await add(ip, { description: `from ${ip}` }))).toBe('done');
    }
    expect((await access()).rows.map(({ ip }) => ip)).toEqual([
      '192.0.2.7',
      '192.0.2.128/25',
      '2001:db8::1',
      '2001:db8:5::/48',
    ]);
    expect(outcomeOf(await add('192.0.2.200/25'))).toBe('conflict');
    for (const ip of [
      '192.0.2',
      '192.0.2.256',
      '192.0.2.0/33',
      'fe80::1%eth0',
      '0.0.0.0/0',
      '::/0',
      'localhost',
      "1.1.1.1'",
    ]) {
      const answer = await add(ip);
      expect(answer.returncode === 0 && answer.error.fields, ip).toEqual({ ip: { code: 'ip_invalid' } });
    }
  });

  it('cannot restrict while it is empty', async () => {
    expect(refusal(await set({ restricted: 1, confirm_own_ip: 1 }))).toEqual({
      restricted: { code: 'ip_list_empty' },
    });
    expect((await access()).restricted).toBe(0);
  });

  it('warns whoever is not in it, and believes them when they confirm', async () => {
    dataOf(await add('192.0.2.0/24'));
    expect(await access()).toMatchObject({ own_ip_listed: 0, remoteip: home });
    expect(refusal(await set({ restricted: 1 }))).toEqual({ confirm_own_ip: { code: 'own_ip_missing' } });
    expect(outcomeOf(await set({ restricted: 1, confirm_own_ip: 1 }))).toBe('done');
    expect(outcomeOf(await house.call('status', {}, { token }))).toBe('session_invalid');
    expect(await login('alpha', home)).toBe('ip_not_allowed');
    expect(await login('alpha', '192.0.2.200')).toBe('done');
  });

  it('counts at once: for logins and for sessions that are open elsewhere', async () => {
    const elsewhere = await house.login('alpha', { ip: away });
    const alive = async () => outcomeOf(await house.call('status', {}, { token: elsewhere, ip: away }));
    dataOf(await add(home));
    expect(await alive()).toBe('done');
    dataOf(await set({ restricted: 1 }));
    expect(await alive()).toBe('session_invalid');
    expect(await login('alpha', away)).toBe('ip_not_allowed');
    dataOf(await set({ restricted: 0 }));
    expect(await login('alpha', away)).toBe('done');
  });

  it('keeps its last entry, and the own one unless it is confirmed, while it counts', async () => {
    const own = dataOf(await add(home));
    const other = dataOf(await add('192.0.2.0/24'));
    dataOf(await set({ restricted: 1 }));
    const remove = (ids: string[], more = {}) => house.call('removeAdminIp', { ids, ...more }, { token });
    const problem = async (ids: string[], more = {}) => {
      const answer = await remove(ids, more);
      return answer.returncode === 0 ? answer.error.fields : answer.returndata;
    };
    expect(await problem([own.id])).toEqual({ confirm_own_ip: { code: 'own_ip_missing' } });
    expect(await problem([own.id, other.id], { confirm_own_ip: 1 })).toEqual({
      ids: { code: 'ip_list_empty' },
    });
    expect(await problem([other.id, '999999'])).toEqual({
      done: [other.id],
      failed: [{ id: '999999', code: 'not_found' }],
    });
    expect((await access()).rows).toHaveLength(1);
  });

  it('shows before it counts which logins of the last 30 days it would have refused', async () => {
    await house.login('alpha', { ip: '192.0.2.40' });
    house.clock.advance({ hours: 24 * 31 });
    token = await house.login('alpha');
    await house.login('alpha', { ip: away });
    const own = dataOf(await add(home));
    const preview = async (without: string[] = []) =>
      dataOf(await house.call('previewAdminIpAccess', { without }, { token }));
    const lastlogin = house.clock.now().toISOString();
    expect(await preview()).toEqual({ allowed: 1, refused: [{ remoteip: away, lastlogin }] });
    const all = await preview([own.id]);
    expect(all.allowed).toBe(0);
    expect(all.refused.map(({ remoteip }) => remoteip).sort()).toEqual([away, home]);
  });

  it('asks for the password again when the login is a while ago', async () => {
    dataOf(await house.call('updateSettings', { ui_timeout: 60 }, { token }));
    house.clock.advance({ minutes: 11 });
    const answer = await add(home);
    expect(answer.returncode === 0 && answer.error.fields).toEqual({ password1: { code: 'required' } });
    const wrong = await add(home, { password1: 'wrong' });
    expect(wrong.returncode === 0 && wrong.error.fields).toEqual({ password1: { code: 'password_wrong' } });
    expect(outcomeOf(await add(home, { password1: testPassword }))).toBe('done');
  });

  describe('of a sub-admin', () => {
    it('is set by the main admin, whose own address plays no part', async () => {
      await house.addSubAdmin(accountId, 'helper');
      const helper = await house.login('helper');
      dataOf(await add('192.0.2.0/24', { username: 'helper' }));
      dataOf(await set({ username: 'helper', restricted: 1 }));
      expect(outcomeOf(await house.call('status', {}, { token: helper }))).toBe('session_invalid');
      expect(await login('helper', '192.0.2.5')).toBe('done');
      expect(await access('helper')).toMatchObject({ username: 'helper', restricted: 1 });
      expect(await access()).toMatchObject({ username: 'alpha', restricted: 0, rows: [] });
    });

    it('cannot be widened or lifted by the sub-admin once a manager restricted it', async () => {
      await house.addSubAdmin(accountId, 'helper');
      dataOf(await add(home, { username: 'helper' }));
      const helper = await house.login('helper');
      expect(outcomeOf(await add('192.0.2.1', {}, helper))).toBe('done');
      dataOf(await set({ username: 'helper', restricted: 1 }));
      expect(dataOf(await house.call('getAdminIpAccess', {}, { token: helper })).managed).toBe(1);
      expect(outcomeOf(await add('198.51.0.0/16', {}, helper))).toBe('forbidden');
      expect(outcomeOf(await set({ restricted: 0 }, helper))).toBe('forbidden');
      const [entry] = (await access('helper')).rows;
      const removal = { ids: [entry?.id ?? ''], confirm_own_ip: 1 } as const;
      expect(outcomeOf(await house.call('removeAdminIp', removal, { token: helper }))).toBe('forbidden');
      dataOf(await set({ username: 'helper', restricted: 0 }));
      expect(outcomeOf(await add('198.51.0.0/16', {}, helper))).toBe('done');
    });

    it('does not keep the main admin from seeing the panel as that sub-admin', async () => {
      await house.addSubAdmin(accountId, 'helper');
      dataOf(await add('192.0.2.0/24', { username: 'helper' }));
      dataOf(await set({ username: 'helper', restricted: 1 }));
      const view = { username: 'helper', password1: testPassword };
      const { token: viewing } = dataOf(await house.call('viewAs', view, { token }));
      expect(outcomeOf(await house.call('status', {}, { token: viewing }))).toBe('done');
    });

    it('ends also what the main admin sees through a sub-admin, when their own list no longer lets them in', async () => {
      await house.addSubAdmin(accountId, 'helper');
      const view = { username: 'helper', password1: testPassword };
      const { token: viewing } = dataOf(await house.call('viewAs', view, { token }));
      const alive = async () => outcomeOf(await house.call('status', {}, { token: viewing }));
      expect(await alive()).toBe('done');
      dataOf(await add('192.0.2.0/24'));
      dataOf(await set({ restricted: 1, confirm_own_ip: 1 }));
      expect(await alive()).toBe('session_invalid');
    });

    it('is out of reach for who has less, and so are the main admin’s and another account’s; attempts are noted', async () => {
      await house.addAccount('beta');
      await house.addSubAdmin(accountId, 'strong', { subadmins: 6, users: 6 });
      await house.addSubAdmin(accountId, 'deputy', { subadmins: 5 });
      const deputy = await house.login('deputy');
      const tried = async (username: string) => outcomeOf(await add(home, { username }, deputy));
      expect(await tried('alpha')).toBe('forbidden');
      expect(await tried('strong')).toBe('forbidden');
      expect(await tried('beta')).toBe('not_found');
      expect(await tried('deputy')).toBe('done');
      const { rows } = dataOf(await house.call('getAccountHistory', { operation: 'addAdminIp' }, { token }));
      const refused = rows.filter(({ outcome }) => outcome === 'refused');
      expect(refused.map(({ target }) => target).sort()).toEqual(['alpha', 'beta', 'strong']);
    });
  });
});
