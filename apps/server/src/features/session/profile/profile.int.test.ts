import { areas } from '@posthouse/contract/core/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';

describe('the signed-in admin', () => {
  let house: TestPanel;
  let accountId: number;
  beforeAll(async () => {
    house = await startTestPanel({
      LEGACY_URL: 'https://legacy.example/',
      WEBMAIL_URL: 'https://webmail.example',
    });
    ({ accountId } = await house.addAccount('alpha', 'owner@alpha.example'));
    await house.addSubAdmin(accountId, 'helper', { users: 3 });
  });
  afterAll(() => house.stop());

  it('gets every field of getAdminInfo, with the login before this one', async () => {
    const first = await house.login('alpha', { ip: '203.0.113.5' });
    const before = house.clock.now().toISOString();
    const info = dataOf(await house.call('getAdminInfo', {}, { token: first, ip: '203.0.113.5' }));
    expect(info).toEqual({
      adminname: 'alpha',
      name: '',
      email: 'owner@alpha.example',
      account: 'alpha',
      twofa_enabled: 0,
      twofa_allowed: 1,
      chat_allowed: 0,
      twofa_required: 0,
      twofa_missing: 0,
      recovery_codes_left: 0,
      security_warning: '',
      security_warnings: [],
      password_expired: 0,
      security_warning_level: 0,
      adminaccess: 'admin',
      domains_limited: 0,
      domains: [],
      ui_timeout: 5,
      timezone: 'UTC',
      dateformat: '',
      language: '',
      remoteip: '203.0.113.5',
      lastlogin: null,
    });
    house.clock.advance({ minutes: 1 });
    const second = await house.login('alpha');
    expect(dataOf(await house.call('getAdminInfo', {}, { token: second })).lastlogin).toBe(before);
  });

  it('is told to be a sub-admin where that is so', async () => {
    const token = await house.login('helper');
    expect(dataOf(await house.call('getAdminInfo', {}, { token }))).toMatchObject({
      adminname: 'helper',
      account: 'alpha',
      adminaccess: 'subadmin',
    });
  });

  it('has the highest level in all ten areas as the main admin', async () => {
    const token = await house.login('alpha');
    expect(dataOf(await house.call('getPermissions', {}, { token }))).toEqual(
      Object.fromEntries(areas.map((area) => [area, 6])),
    );
    expect(areas).toHaveLength(10);
  });

  it('has the granted levels and 0 elsewhere as a sub-admin', async () => {
    const token = await house.login('helper');
    expect(dataOf(await house.call('getPermissions', {}, { token }))).toEqual({
      ...Object.fromEntries(areas.map((area) => [area, 0])),
      users: 3,
    });
  });

  it('needs no session to learn what the panel shows before the login', async () => {
    expect(dataOf(await house.call('getClientConfig', {}))).toEqual({
      legacy_url: 'https://legacy.example',
      webmail_url: 'https://webmail.example',
      version: 'test',
    });
  });
});
