import { afterEach, expect, it } from 'vitest';
import { messages as shared } from '../../i18n/messages/en.ts';
import { aUser } from '../../testing/a-user.ts';
import { done, expectText, leavePanel, press, showPanel, waitFor } from '../../testing/shown-panel.tsx';
import { messages } from './messages/en.ts';

afterEach(leavePanel);

const login = {
  ...{ id: '9', at: '2026-03-02T08:00:00.000Z', user_id: '7', email: 'anna@here.example' },
  ...{ unicode: 'anna@here.example', service: 'imap', ip: '192.0.2.7', country: 'DE', outcome: 'refused' },
  ...{ reason: 'hours', blocked: 0, password_used: null, label: '', attempts: 4 },
};
const page = (...rows: object[]) => ({ rows, next: null, prev: null });

it('puts a login into words: how it went and why, the country by its name', async () => {
  const byPhone = {
    ...login,
    id: '8',
    outcome: 'accepted',
    reason: null,
    password_used: 'app',
    label: 'Phone',
  };
  await showPanel('/logs/lastlogins?open=9', {
    getLastLogins: page(login, byPhone),
    getAlerts: { alerts: [], offered: [], countries_by: 'DB-IP' },
  });
  for (const text of [messages.outcome.refused, messages.reason.hours, 'Germany']) await expectText(text);
  await expectText('Application password “Phone”');
  await expectText(shared.countriesCredit);
});

it('asks for one user by the address, whatever the filters say', async () => {
  const asked: string[] = [];
  await showPanel('/logs/lastlogins/anna@here.example?service=imap,smtp&not=service', {
    getLastLogins: (form: URLSearchParams) => {
      asked.push(String(form));
      return done(page());
    },
  });
  await expectText('Last logins of anna@here.example');
  await waitFor(() => expect(asked.at(-1)).toContain('username=anna%40here.example'));
  expect(decodeURIComponent(asked.at(-1) ?? '')).toContain('not[service]=1');
});

it('shows on the page of a user what is in the way, and looks again once it is fixed', async () => {
  let state: 'problem' | 'ok' = 'problem';
  const explained = () => ({
    ...{
      id: '7',
      email: 'anna@here.example',
      unicode: 'anna@here.example',
      can_log_in: state === 'ok' ? 1 : 0,
    },
    checks: [{ name: 'service', state }],
    ...{ domain: { id: '1', state: 'ok' }, has_service: 1, refused_ips: [], blocks: [], app_passwords: 0 },
    ...{ password_changed_at: null, wrong_passwords: 0 },
  });
  const sent: string[] = [];
  const none = { rows: [], next: null, prev: null, total: 0, total_capped: 0 };
  const user = aUser({ id: '7', email: 'anna@here.example', unicode: 'anna@here.example' });
  await showPanel('/users/list/7/passwords?login=sieve', {
    getUser: user,
    getAppPasswords: { can_log_in: 1, rows: [] },
    getSecurityIncidents: none,
    getLastLogins: page(login),
    explainLogin: () => done(explained()),
    updateUser: (form: URLSearchParams) => {
      sent.push(`${form.get('id')} ${form.get('imap')}`);
      state = 'ok';
      return done(user);
    },
  });
  await expectText('ManageSieve is turned off for this user.');
  await expectText('anna@here.example can’t log in by ManageSieve right now');
  await press('Turn on IMAP');
  await expectText('ManageSieve is turned on.');
  await expectText('Nothing keeps anna@here.example from logging in by ManageSieve');
  expect(sent).toEqual(['7 1']);
});
