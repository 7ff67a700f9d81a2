import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, expect, it } from 'vitest';
import { messages as shared } from '../../../i18n/messages/en.ts';
import { aUser } from '../../../testing/a-user.ts';
import {
  adminInfo,
  done,
  expectNoText,
  expectText,
  leavePanel,
  press,
  showPanel,
  waitFor,
} from '../../../testing/shown-panel.tsx';
import { messages } from '../messages/en.ts';

afterEach(leavePanel);

const at = '2026-03-02T08:00:00.000Z';
const incident = {
  ...{ id: '4', user_id: '7', email: 'anna@here.example', unicode: 'anna@here.example' },
  ...{ kind: 'countries', level: 1, state: 'new', first_at: at, last_at: at },
  evidence: {
    limit: 1,
    countries: [
      { country: 'BR', ip: '200.160.2.3', first_at: at, last_at: at },
      { country: 'DE', ip: '203.0.113.1', first_at: at, last_at: at },
    ],
  },
};
const replies = {
  getUser: aUser({ id: '7', email: 'anna@here.example', unicode: 'anna@here.example' }),
  getAppPasswords: { can_log_in: 1, rows: [] },
  getSecurityIncidents: { rows: [incident], next: null, prev: null, total: 1, total_capped: 0 },
  getAlerts: { alerts: [], offered: [], countries_by: 'DB-IP' },
};
const viewer = { ...adminInfo, adminaccess: 'subadmin' };
const page = '/users/list/7/passwords';

it('names countries and addresses of a user who came from too many, and marks them as safe', async () => {
  let sent: URLSearchParams | undefined;
  let rows = [incident];
  await showPanel(page, {
    ...replies,
    getSecurityIncidents: () => done({ ...replies.getSecurityIncidents, rows }),
    resolveIncident: (form: URLSearchParams) => {
      sent = form;
      rows = [];
      return done('success');
    },
  });
  await expectText('Logins from 2 countries');
  for (const text of ['Brazil', '200.160.2.3', 'Germany', '203.0.113.1', shared.countriesCredit])
    await expectText(text);
  await press(messages.countries.safe);
  await waitFor(() => expect([sent?.get('id'), sent?.get('state')]).toEqual(['4', 'safe']));
  await expectNoText('Logins from 2 countries');
});

it('offers nothing to mark to those who may not change the filter', async () => {
  await showPanel(page, {
    ...replies,
    getAdminInfo: viewer,
    getPermissions: { ...permissionsAt(0), users: 1, logs: 6, filtering: 1 },
  });
  await expectText('Logins from 2 countries');
  await expectNoText(messages.countries.safe);
});

it('says nothing to those who may not view logs', async () => {
  await showPanel(page, {
    ...replies,
    getAdminInfo: viewer,
    getPermissions: { ...permissionsAt(0), users: 6 },
  });
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('anna@here.example'));
  await expectNoText('Logins from 2 countries');
});
