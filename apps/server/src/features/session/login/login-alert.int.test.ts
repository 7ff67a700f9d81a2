import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/test-mailbox.ts';
import { dataOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';

describe('a login from an address not used lately', () => {
  const houses: TestPanel[] = [];
  let house: TestPanel;
  beforeEach(async () => {
    house = await startTestPanel();
    houses.push(house);
    await house.addAccount('alpha');
  });
  afterAll(async () => {
    for (const started of houses) await started.stop();
  });

  const loginFrom = (ip: string) =>
    house.login('alpha', {
      ip,
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140 see https://evil.example' },
    });
  const alerts = () => mailsTo(house, 'alpha@admins.example');

  it('is told by mail, with address, device and time; the first login of all and known ones are not', async () => {
    await loginFrom('192.0.2.1');
    await loginFrom('192.0.2.1');
    expect(await alerts()).toEqual([]);
    await loginFrom('198.51.100.7');
    const [alert] = await alerts();
    expect(alert?.subject).toBe('New login as alpha');
    expect(alert?.text).toContain('198.51.100.7\nFirefox, Linux\n2026-03-02 10:00:00 (UTC)');
    expect(alert?.text).toContain('https://panel.example/settings/sessions');
    await loginFrom('198.51.100.7');
    await loginFrom('192.0.2.1');
    expect(await alerts()).toHaveLength(1);
  });

  it('counts an IPv6 subscriber as one', async () => {
    await loginFrom('2001:db8:1:2::1');
    await loginFrom('2001:db8:1:2:ffff::9');
    expect(await alerts()).toEqual([]);
    await loginFrom('2001:db8:1:3::1');
    expect(await alerts()).toHaveLength(1);
  });

  it('is not told to who does not want it, nor to an address nobody confirmed', async () => {
    const token = await loginFrom('192.0.2.1');
    dataOf(await house.call('setAlerts', { alerts: [] }, { token, ip: '192.0.2.1' }));
    await loginFrom('192.0.2.2');
    dataOf(await house.call('setAlerts', { alerts: ['login'] }, { token, ip: '192.0.2.1' }));
    await house.database.pool.query(`update admin set email_confirmed_at = null`);
    await loginFrom('192.0.2.3');
    expect(await alerts()).toEqual([]);
  });
});
