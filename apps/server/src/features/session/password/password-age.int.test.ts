import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/test-mailbox.ts';
import {
  dataOf,
  outcomeOf,
  startTestPanel,
  type TestPanel,
  testPassword,
} from '../../../testing/test-panel.ts';

describe('passwords of an account that lets them age', () => {
  const houses: TestPanel[] = [];
  let house: TestPanel;
  let token: string;
  beforeEach(async () => {
    house = await startTestPanel();
    houses.push(house);
    await house.addAccount('alpha');
    token = await house.login('alpha');
    dataOf(await house.call('updateSettings', { password_max_age_days: 30 }, { token }));
  });
  afterAll(async () => {
    for (const started of houses) await started.stop();
  });

  const later = async (days: number) => {
    house.clock.advance({ hours: 24 * days });
    token = await house.login('alpha');
  };
  const notices = async () => {
    await house.panel.runScheduledJob('password-notices');
    return (await mailsTo(house, 'alpha@admins.example')).map(({ subject }) => subject);
  };
  const call = async (name: 'getSettings' | 'getAccountHistory' | 'status' | 'getSessions') =>
    outcomeOf(await house.call(name, {}, { token }));

  it('are reminded of on Home from 14 days before, more loudly at the end', async () => {
    const warning = async () => dataOf(await house.call('getAdminInfo', {}, { token })).security_warnings;
    await later(15);
    expect(await warning()).toEqual([]);
    await later(2);
    expect(await warning()).toEqual([{ code: 'password_expires', level: 1, days: 13 }]);
    await later(11);
    expect(await warning()).toEqual([{ code: 'password_expires', level: 2, days: 2 }]);
  });

  it('get each notice by mail once, and none after a change', async () => {
    await later(17);
    expect(await notices()).toEqual(['The password of alpha expires on 2026-04-01']);
    expect(await notices()).toHaveLength(1);
    await later(6);
    expect(await notices()).toHaveLength(2);
    await later(8);
    expect(await notices()).toHaveLength(3);
    expect((await notices()).at(-1)).toBe('The password of alpha has expired');
    const next = 'Another-horse-8';
    dataOf(
      await house.call(
        'changePassword',
        { password1: testPassword, password2: next, confirm: next },
        { token },
      ),
    );
    expect(await notices()).toHaveLength(3);
  });

  it('get their notice also where the moment they were set at has microseconds', async () => {
    await house.database.pool.query(
      `update admin set password_changed_at = password_changed_at + interval '123 microseconds'`,
    );
    await later(17);
    expect(await notices()).toHaveLength(1);
  });

  it('that have expired open nothing but the change of the password', async () => {
    await later(30);
    expect(dataOf(await house.call('getAdminInfo', {}, { token })).password_expired).toBe(1);
    expect(await call('getSettings')).toBe('password_expired');
    expect(await call('getAccountHistory')).toBe('password_expired');
    expect(await call('getSessions')).toBe('done');
    const next = 'Another-horse-8';
    const change = { password1: testPassword, password2: next, confirm: next };
    expect(outcomeOf(await house.call('changePassword', change, { token }))).toBe('done');
    expect(await call('getSettings')).toBe('done');
    expect(dataOf(await house.call('getAdminInfo', {}, { token })).password_expired).toBe(0);
  });

  it('never expire again once the age is taken away', async () => {
    await later(20);
    dataOf(await house.call('updateSettings', { password_max_age_days: 0 }, { token }));
    await later(400);
    expect(await call('getSettings')).toBe('done');
    expect(await notices()).toEqual([]);
  });
});
