import { afterEach, expect, it } from 'vitest';
import { messages as shared } from '../../i18n/messages/en.ts';
import {
  adminInfo,
  done,
  expectNoText,
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
      [counters.quota]: `12.5 / 2,000 GB`,
    }),
  );
  await expectText(`1,987.5 GB`);
  expect(document.body.textContent?.split(shared.usage.nearlyFull)).toHaveLength(2);
  expect(document.body.textContent?.split(shared.usage.full)).toHaveLength(2);
});

it('lets an account that grows by itself allocate the whole maximum', async () => {
  await showPanel('/home', { status: { ...status, curquota: 1500, maxquota: 4000, autogrow_quota: 1 } });
  await waitFor(() => expect(meters()).toMatchObject({ [counters.quota]: `1.5 / 4 GB` }));
  await expectText(`${counters.remaining}4 GB`);
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

it('names the newest changes as they happened, without the logins', async () => {
  const entry = { at: '2026-01-31T20:05:09.000Z', remoteip: '', before: null, after: null };
  const rows = [
    { ...entry, id: '2', adminname: 'anna', action: 'addUser', target: 'ben@example.com', outcome: 'done' },
    {
      ...entry,
      id: '1',
      adminname: 'operator',
      action: 'operator: domain verify',
      target: 'xn--bcher-kva.example',
      outcome: 'done',
    },
  ];
  const getAccountHistory = (form: URLSearchParams) =>
    done({ rows: form.get('logins') === '0' ? rows : [], next: null, prev: null });
  await showPanel('/home', { status, getAccountHistory });
  await expectText('Added a user');
  await expectText('ben@example.com');
  await expectText('Gave a domain name to this account');
  await expectText('bücher.example');
  await expectText('by Provider');
});

const linkTo = (name: string) =>
  waitFor(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
    const found = links.find(({ textContent, ariaLabel }) => [textContent, ariaLabel].includes(name));
    if (!found) throw new Error(`no link “${name}”`);
    return found.getAttribute('href');
  });

it('says what needs attention, with the way to each and to all of them', async () => {
  const first = (name: string) => [{ id: '7', name }];
  const getAttention = {
    failing: { num: 1, more: 0, first: first('broken.example') },
    unverified: { num: 0, more: 0, first: [] },
    full: { num: 1000, more: 1, first: first('anna@example.com') },
    plans: [{ id: '9', kind: 'builder', done: 12, left: 1, ended_at: '2026-01-31T20:05:09.000Z' }],
  };
  await showPanel('/home', { status: roomy, getAttention });
  await expectText('1 domain fails its health check');
  await expectText('1,000+ mailboxes are full');
  await expectText('and 999+ more');
  await expectText('12 rows that waited for their domain were added');
  expect(await linkTo(messages.attention.openPlan)).toBe('/builder/9');
  expect(await linkTo('broken.example')).toBe('/domains/domainlist/7/health');
  expect(await linkTo('anna@example.com')).toBe('/users/list/7');
  expect(await linkTo('Show all: 1,000+ mailboxes are full')).toBe('/users/list?over_quota=1');
  expect(await linkTo('Show all: 1 domain fails its health check')).toBe(
    '/domains/domainlist?health=fail&verification=verified&active=1',
  );
  await expectNoText(messages.attention.none);
});

const roomy = { ...status, cureemails: 1, curdomains: 1 };
const safe = { ...adminInfo, twofa_enabled: 1 };

it('says that nothing needs attention once that is known', async () => {
  await showPanel('/home', { status: roomy, getAdminInfo: safe });
  await expectText(messages.attention.none);
});

it('names domains whose mail is at risk once', async () => {
  const domains = [{ id: '7', domain: 'broken.example' }];
  const security_warnings = [{ code: 'mail_stopped', level: 2, domains, more: 0 }];
  const found = { num: 1, more: 0, first: [{ id: '7', name: 'broken.example' }] };
  const getAttention = { failing: found, unverified: null, full: null, plans: [] };
  await showPanel('/home', { status: roomy, getAdminInfo: { ...safe, security_warnings }, getAttention });
  await expectText(warning.mailTitle);
  await expectNoText('fails its health check');
});

it('leads from each counter to the list of what it counts', async () => {
  await showPanel('/home', { status });
  expect(await linkTo(counters.basic)).toBe('/users/list?account_type=basic');
  expect(await linkTo(counters.domains)).toBe('/domains/domainlist');
  expect(await linkTo(counters.chat)).toBe('/chatusers');
  expect(await linkTo(counters.quota)).toBe('/users/list?sort=quota&dir=desc');
});

it('hides a checklist on the server and brings it back', async () => {
  let hidden = 0;
  const steps = [{ step: 'domain', done: 0 }];
  await showPanel('/home', {
    status,
    getChecklist: () => done({ hidden, steps, domain: null, user: null }),
    setChecklist: (form) => {
      hidden = Number(form.get('hidden'));
      return done('success');
    },
  });
  await expectText(messages.checklist.step.domain);
  await press(messages.checklist.hide);
  await expectNoText(messages.checklist.step.domain);
  await press(messages.checklist.show);
  await expectText(messages.checklist.step.domain);
});

it('shows the next step of a new account with its way, and the others without one until they can be done', async () => {
  const names = ['domain', 'records', 'verified', 'users', 'two_factor', 'mail_programs'];
  const steps = names.map((step) => ({ step, done: step === 'domain' ? 1 : 0 }));
  const domain = { id: '7', name: 'new.example' };
  const getChecklist = { hidden: 0, steps, domain, user: null };
  await showPanel('/home', { status, getChecklist });
  await expectText('1 of 6 done');
  const { action, step } = messages.checklist;
  expect(await linkTo(action.records)).toBe('/domains/domainlist/7/health');
  expect(await linkTo(action.verified)).toBe('/domains/domainlist/7');
  const current = document.querySelector('[aria-current=step]');
  expect(current?.textContent).toContain(step.records);
  const links = [...document.querySelectorAll('main a')].map(({ textContent }) => textContent);
  expect(links).not.toContain(action.users);
  // The checklist asks for it: once is enough.
  await expectNoText(messages.twofa.title);
});
