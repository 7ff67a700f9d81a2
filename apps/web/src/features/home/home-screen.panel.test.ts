import { afterEach, expect, it } from 'vitest';
import { messages as shared } from '../../i18n/messages/en.ts';
import {
  adminInfo,
  expectText,
  leavePanel,
  path,
  press,
  refused,
  showPanel,
  stubServer,
  unreachable,
  waitFor,
} from '../../testing/shown-panel.tsx';
import { messages } from './messages/en.ts';

const { counters, warning } = messages;
const status = {
  curemails: 1234,
  maxemails: 2000,
  cureemails: 9,
  maxeemails: 10,
  curdomains: 3,
  maxdomains: 3,
  curexemails: 1,
  maxexemails: 4,
  curocemails: 0,
  maxocemails: 5,
  curzulipusers: 2,
  maxzulipusers: 25,
  curquota: 12_500,
  maxquota: 2_000_000,
  autogrow_quota: 0,
};

afterEach(leavePanel);

const meters = () =>
  Object.fromEntries(
    [...document.querySelectorAll('[role=meter]')].map((meter) => [
      meter.getAttribute('aria-label') ??
        document.getElementById(meter.getAttribute('aria-labelledby') ?? '')?.textContent,
      meter.getAttribute('aria-valuetext'),
    ]),
  );

it('shows no limit of domains to who works in chosen ones', async () => {
  const limited = { ...adminInfo, domains_limited: 1, domains: ['example.com'] };
  await showPanel('/home', { status, getAdminInfo: limited });
  await waitFor(() => expect(meters()).toHaveProperty([counters.basic]));
  expect(meters()).not.toHaveProperty([counters.domains]);
  await expectText(`${counters.domains}3`);
});

it('shows seats and quota as "current / max", quota in GB of 1000 MB', async () => {
  await showPanel('/home', { status });
  await waitFor(() =>
    expect(meters()).toEqual({
      [counters.basic]: '1,234 / 2,000',
      [counters.enhanced]: '9 / 10',
      [counters.domains]: '3 / 3',
      [counters.exchange]: '1 / 4',
      [counters.external]: '0 / 5',
      [counters.chat]: '2 / 25',
      [counters.quota]: `12.5 / 2,000 ${counters.unit}`,
    }),
  );
  await expectText(`1,987.5 ${counters.unit}`);
  expect(document.body.textContent?.split(shared.usage.nearlyFull)).toHaveLength(2);
  expect(document.body.textContent?.split(shared.usage.full)).toHaveLength(2);
});

it('lets an account that grows by itself allocate the whole maximum', async () => {
  await showPanel('/home', { status: { ...status, curquota: 1500, maxquota: 4000, autogrow_quota: 1 } });
  await waitFor(() => expect(meters()).toMatchObject({ [counters.quota]: `1.5 / 4 ${counters.unit}` }));
  await expectText(`${counters.remaining}4 ${counters.unit}`);
});

it('takes an answer without a returncode for a "Server Error!"', async () => {
  await showPanel('/home', { status: () => new Response(JSON.stringify({ returndata: {} })) });
  await expectText(shared.errors.server_error);
});

it('says which part could not be loaded, and tries it again', async () => {
  await showPanel('/home', { status: () => refused('server_error') });
  await expectText(shared.errors.server_error);
  stubServer({ status });
  await press(shared.action.retry);
  await waitFor(() => expect(meters()).toHaveProperty([counters.basic]));
});

it('keeps counters that got no answer as an error with a way to try again, and shows the rest', async () => {
  let asked = 0;
  const failing = () => {
    asked += 1;
    return unreachable();
  };
  await showPanel('/home', { status: failing });
  await expectText(shared.errors.network);
  expect(path()).toBe('/home');
  await expectText(messages.account.title);
  expect(asked).toBe(2);
  stubServer({ status });
  await press(shared.action.retry);
  await waitFor(() => expect(meters()).toHaveProperty([counters.basic]));
});

it('shows a security warning with its level', async () => {
  const security_warnings = [{ code: 'password_expires', level: 2, days: 0 }];
  await showPanel('/home', { status, getAdminInfo: { ...adminInfo, security_warnings } });
  await expectText('Your password expires within 24 hours.');
  await expectText(warning.level2);
});

it('warns of few recovery codes, with the way to new ones', async () => {
  const security_warnings = [{ code: 'recovery_codes_low', level: 1, left: 2 }];
  await showPanel('/home', { status, getAdminInfo: { ...adminInfo, security_warnings } });
  await expectText('You have 2 recovery codes left. Create new ones before you run out.');
  await press(warning.recoveryAction);
  await waitFor(() => expect(path()).toBe('/security/twofa'));
});

it('writes moments by the timezone and the date format of the account', async () => {
  const lastlogin = '2026-01-31T20:05:09.000Z';
  const written = { ...adminInfo, lastlogin, timezone: 'Asia/Tokyo', dateformat: 'DD-MM-YYYY' };
  await showPanel('/home', { status, getAdminInfo: written });
  await waitFor(() =>
    expect(document.querySelector('main dd time')?.getAttribute('title')).toBe('01-02-2026, 05:05:09 GMT+9'),
  );
});

it('says what is nearly used up and what is full, and whom to ask', async () => {
  await showPanel('/home', { status: { ...status, curquota: 1_900_500 } });
  await expectText(messages.limit.full);
  await expectText('Enhanced accounts: 9 of 10');
  await expectText('Domains: 3 of 3');
  await expectText('Quota: 1,900.5 GB of 2,000 GB');
  await expectText(messages.limit.hint);
});

it('names the newest entries of the history as they happened', async () => {
  const entry = { at: '2026-01-31T20:05:09.000Z', remoteip: '', before: null, after: null };
  const rows = [
    { ...entry, id: '2', adminname: 'anna', action: 'login', target: 'anna', outcome: 'refused' },
    {
      ...entry,
      id: '1',
      adminname: 'operator',
      action: 'operator: domain verify',
      target: 'xn--bcher-kva.example',
      outcome: 'done',
    },
  ];
  await showPanel('/home', { status, getAccountHistory: { rows, next: null, prev: null } });
  await expectText('Login refused');
  await expectText('Gave a domain name to this account');
  await expectText('bücher.example');
  await expectText('by Provider');
});
