import { afterEach, beforeEach, expect, it } from 'vitest';
import { messages as shared } from '../../../i18n/messages/en.ts';
import {
  expectText,
  field,
  leavePanel,
  press,
  showPanel,
  stubServer,
} from '../../../testing/shown-panel.tsx';
import { messages } from '../messages/en.ts';

const replies = {
  getSettings: {
    ui_timeout: 15,
    language: 'en',
    timezone: 'Moon/Base',
    dateformat: '',
    homecountry: '',
    quota_alert_cc: '',
    password_max_age_days: 0,
    twofa_required: 0,
    version: 1,
  },
  getAlerts: { alerts: [], offered: [] },
  getTimezones: { 'Moon/Base': 'Moon base (+00:00)' },
  getLanguages: { en: 'English of the server', tlh: 'tlhIngan Hol' },
  getDateFormats: { YYYYY: '12026' },
};

beforeEach(() => sessionStorage.clear());
afterEach(leavePanel);

const choices = (label: string) => {
  const labels = [...document.querySelectorAll('label')];
  const select = labels.find(({ textContent }) => textContent === label)?.control;
  return [...(select?.querySelectorAll('option') ?? [])].map(({ value, text }) => [value, text]);
};

it('offers the languages, date formats and timezones the server answered', async () => {
  await showPanel('/settings', replies);
  expect((await field(messages.account.timezone)).value).toBe('Moon base (+00:00)');
  expect(choices(messages.account.language)).toEqual([
    ['', messages.account.noLanguage],
    ['en', 'English of the server'],
    ['tlh', 'tlhIngan Hol'],
  ]);
  expect(choices(messages.account.dateformat)).toContainEqual(['YYYYY', '12026 (YYYYY)']);
});

it('calls a lookup without returncode a server error, until it is answered', async () => {
  const bare = () => new Response(JSON.stringify({ en: 'English' }));
  await showPanel('/settings', { ...replies, getLanguages: bare });
  await expectText(shared.errors.server_error);
  stubServer(replies);
  await press(shared.action.retry);
  await field(messages.account.timezone);
});
