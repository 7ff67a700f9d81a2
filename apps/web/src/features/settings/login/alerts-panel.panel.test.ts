import { afterEach, expect, it } from 'vitest';
import { messages as shared } from '../../../i18n/messages/en.ts';
import { expectNoText, expectText, leavePanel, showPanel } from '../../../testing/shown-panel.tsx';
import { messages } from '../messages/en.ts';
import { withAlert } from './alerts-panel.tsx';

it('turns one kind on and off, and twice on is once', () => {
  expect(withAlert([], 'login', true)).toEqual(['login']);
  expect(withAlert(['login'], 'login', true)).toEqual(['login']);
  expect(withAlert(['login'], 'login', false)).toEqual([]);
});

afterEach(leavePanel);

const alerts = {
  alerts: ['login'],
  offered: ['login', 'country', 'incident', 'domain', 'limit'],
  countries_by: 'DB-IP',
};

it('says whose data knows the countries', async () => {
  await showPanel('/settings', { getAlerts: alerts });
  await expectText(messages.alerts.limit);
  await expectText(shared.countriesCredit);
  expect(document.querySelector('a[href="https://db-ip.com"]')).not.toBeNull();
});

it('claims nothing of countries where the server knows none', async () => {
  await showPanel('/settings', {
    getAlerts: { ...alerts, offered: ['login', 'domain', 'limit'], countries_by: '' },
  });
  await expectText(messages.alerts.limit);
  await expectNoText(messages.alerts.country);
  await expectNoText(shared.countriesCredit);
});
