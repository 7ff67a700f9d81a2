import { actions } from '@posthouse/contract';
import type { Action } from '@posthouse/contract/core/action';
import { encodeForm } from '@posthouse/contract/core/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { raceAgainst } from '../../../testing/row-race.ts';
import { codeAt, turnOnTwoFactor } from '../../../testing/test-authenticator.ts';
import {
  dataOf,
  outcomeOf,
  startTestPanel,
  type TestPanel,
  testPassword,
} from '../../../testing/test-panel.ts';

describe('an account that requires two-factor authentication of its sub-admins', () => {
  let house: TestPanel;
  let owner: string;
  let helper: string;
  let accountId: number;
  let main: { token: string };
  let sub: { token: string };
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    owner = `owner${count}`;
    helper = `helper${count}`;
    ({ accountId } = await house.addAccount(owner));
    await house.database.pool.query('update account set ui_timeout_minutes = 720');
    await house.addSubAdmin(accountId, helper, { subadmins: 5, domains: 6, accounthistory: 1 });
    main = { token: await house.login(owner) };
    sub = { token: await house.login(helper) };
  });

  const require = async (twofa_required: 0 | 1) =>
    dataOf(await house.call('updateSettings', { twofa_required }, main));
  const info = async (sender = sub) => dataOf(await house.call('getAdminInfo', {}, sender));

  it('lets one without it do nothing but set it up, from the next request on', async () => {
    expect(outcomeOf(await house.call('getSubAdmins', {}, sub))).toBe('done');
    await require(1);
    expect(await info()).toMatchObject({ twofa_required: 1, twofa_missing: 1, twofa_allowed: 1 });
    const open: string[] = [];
    for (const [name, action] of Object.entries(actions) as [string, Action][]) {
      if (action.access === 'public' || ['logout', 'endSessions'].includes(name)) continue;
      const { json } = await house.post(encodeForm(name, action.example as Record<string, unknown>), sub);
      if (outcomeOf(json) !== 'twofa_missing') open.push(name);
    }
    expect(open.sort()).toEqual([
      'changePassword',
      'enableTwoFactor',
      'getAdminInfo',
      'getPermissions',
      'getSessions',
      'getTwoFactorSetup',
      'keepAlive',
      'setLanguage',
    ]);
    await turnOnTwoFactor(house, sub);
    expect(await info()).toMatchObject({ twofa_missing: 0, twofa_enabled: 1 });
    expect(outcomeOf(await house.call('getSubAdmins', {}, sub))).toBe('done');
  });

  it('has no say over the main admin', async () => {
    await require(1);
    expect(await info(main)).toMatchObject({ twofa_required: 1, twofa_missing: 0 });
    expect(outcomeOf(await house.call('getSettings', {}, main))).toBe('done');
    const { secret } = await turnOnTwoFactor(house, main);
    const code = codeAt(secret, house.clock.now());
    expect(outcomeOf(await house.call('disableTwoFactor', { code }, main))).toBe('done');
  });

  it('lets nobody turn it off, and uses no code up for the refusal', async () => {
    const { secret } = await turnOnTwoFactor(house, sub);
    await require(1);
    const code = codeAt(secret, house.clock.now());
    expect(outcomeOf(await house.call('disableTwoFactor', { code }, sub))).toBe('twofa_required');
    expect((await info()).twofa_enabled).toBe(1);
    await require(0);
    expect(outcomeOf(await house.call('disableTwoFactor', { code }, sub))).toBe('done');
  });

  it('lets nobody turn it off who asked a moment before it was required', async () => {
    const { secret } = await turnOnTwoFactor(house, sub);
    const code = codeAt(secret, house.clock.now());
    const [answer] = await raceAgainst(
      house.database,
      { change: 'update account set twofa_required = true where id = $1', values: [accountId] },
      [() => house.call('disableTwoFactor', { code }, sub)],
    );
    expect(answer && outcomeOf(answer)).toBe('twofa_required');
  });

  it('allows it to those to whom it was not allowed', async () => {
    await house.database.pool.query('update admin set twofa_allowed = false where username = $1', [helper]);
    expect(outcomeOf(await house.call('getTwoFactorSetup', {}, sub))).toBe('forbidden');
    await require(1);
    await turnOnTwoFactor(house, sub);
    expect(outcomeOf(await house.call('getSubAdmins', {}, sub))).toBe('done');
  });

  it('asks for a new password first where that has expired too', async () => {
    await require(1);
    dataOf(await house.call('updateSettings', { password_max_age_days: 1 }, main));
    await house.database.pool.query('update admin set password_changed_at = $1 where username = $2', [
      house.clock.now(),
      helper,
    ]);
    house.clock.advance({ hours: 25 });
    sub = { token: await house.login(helper) };
    expect(await info()).toMatchObject({ password_expired: 1, twofa_missing: 0 });
    expect(outcomeOf(await house.call('getTwoFactorSetup', {}, sub))).toBe('password_expired');
    const next = 'Another-horse-8';
    const change = { password1: testPassword, password2: next, confirm: next };
    expect(outcomeOf(await house.call('changePassword', change, sub))).toBe('done');
    expect(await info()).toMatchObject({ password_expired: 0, twofa_missing: 1 });
    await turnOnTwoFactor(house, sub);
    expect(outcomeOf(await house.call('getSubAdmins', {}, sub))).toBe('done');
  });

  it('takes the second factor of one who lost it away, and has them set up another', async () => {
    await require(1);
    await turnOnTwoFactor(house, sub);
    const { rows } = dataOf(await house.call('getSubAdmins', {}, main));
    dataOf(await house.call('resetSubAdminTwoFactor', { id: rows[0]?.id ?? '' }, main));
    sub = { token: await house.login(helper) };
    expect((await info()).twofa_missing).toBe(1);
    await turnOnTwoFactor(house, sub);
    expect((await info()).twofa_missing).toBe(0);
  });

  it('shows the main admin the panel of one who has not set it up', async () => {
    await require(1);
    const { token } = dataOf(await house.call('viewAs', { username: helper, password1: testPassword }, main));
    expect(outcomeOf(await house.call('getSubAdmins', {}, { token }))).toBe('done');
    expect((await info({ token })).twofa_missing).toBe(0);
  });

  it('gives nothing that was ordered before to one who has not set it up', async () => {
    const { url } = dataOf(await house.call('exportAccountHistory', { format: 'csv' }, sub));
    await require(1);
    const file = await house.panel.app.inject({ method: 'GET', url });
    expect(file.statusCode).not.toBe(200);
  });

  it('says so in the history', async () => {
    await require(1);
    const { rows } = dataOf(await house.call('getAccountHistory', { operation: 'updateSettings' }, main));
    expect(rows[0]).toMatchObject({ before: { twofa_required: false }, after: { twofa_required: true } });
  });
});
