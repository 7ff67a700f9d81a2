import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, expect, it } from 'vitest';
import { messages as shared } from '../../i18n/messages/en.ts';
import {
  adminInfo,
  expectText,
  field,
  leavePanel,
  path,
  press,
  type Replies,
  refused,
  showPanel,
  type,
  waitFor,
} from '../../testing/shown-panel.tsx';
import type { FilterSettings } from './filter-settings.ts';
import { messages } from './messages/en.ts';

const values = {
  accept_from: 'everyone',
  autowhitelist: 1,
  sensitivity: 5,
  spam_to: 'folder',
  keep_spam_days: 30,
  report_hours: 0,
  report_content: 'new',
  report_format: 'html',
  login_countries: 0,
} as const;
const origin = 'default' as const;
const ofAccount: FilterSettings = {
  domain: '',
  ...values,
  own: {
    ...{ accept_from: null, autowhitelist: null, sensitivity: null, spam_to: null, keep_spam_days: null },
    ...{ report_hours: null, report_content: null, report_format: null, login_countries: null },
  },
  inherited: values,
  inherited_from: {
    ...{ accept_from: origin, autowhitelist: origin, sensitivity: origin },
    ...{ spam_to: origin, keep_spam_days: origin, report_hours: origin, report_content: origin },
    ...{ report_format: origin, login_countries: origin },
  },
  learned: { spam: 31, notspam: 12 },
  scores: [15, 12, 10, 8, 6, 5, 4.5, 4, 3, 2],
  version: 0,
};
const ofDomain: FilterSettings = {
  ...ofAccount,
  learned: null,
  domain: 'here.example',
  ...{ sensitivity: 7, spam_to: 'delete' },
  own: { ...ofAccount.own, sensitivity: 7 },
  inherited: { ...values, spam_to: 'delete' },
  inherited_from: { ...ofAccount.inherited_from, spam_to: 'account' },
  version: 3,
};
const page = { next: null, prev: null, total: 1, total_capped: 0 };
const here = { id: '7', domain: 'here.example', unicode: 'here.example', own: 1 };
const server: Replies = {
  getFilterDomains: { ...page, rows: [here] },
  getFilterSettings: (form: URLSearchParams) =>
    Response.json({ returncode: 1, returndata: form.get('domain') ? ofDomain : ofAccount }),
};
const optionsOf = (label: string) => {
  const control = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === label,
  )?.control;
  return [...(control?.querySelectorAll('option') ?? [])].map(({ textContent }) => textContent);
};

afterEach(leavePanel);

it('says what counts for the account by default, with the score each sensitivity means', async () => {
  await showPanel('/filtering/settings', server);
  await waitFor(() =>
    expect(optionsOf(messages.facts.sensitivity).slice(0, 3)).toEqual([
      'Default: 5 – balanced, spam from a score of 6',
      '1 – very tolerant, spam from a score of 15',
      '2 – very tolerant, spam from a score of 12',
    ]),
  );
  expect((await field(messages.facts.keep_spam_days)).placeholder).toBe('Default: 30 days');
  await expectText('The filter uses it once there are 20 messages of each kind.');
  await expectText(`${messages.lessons.spam}31`);
  await press('here.example');
  await expectText(messages.place.domainHint);
});

it('says of a domain what comes from the account, and what that means', async () => {
  await showPanel('/filtering/settings?domain=here.example', server);
  await waitFor(() => expect(optionsOf(messages.facts.spam_to)[0]).toBe('From the account: Refuse it'));
  await expectText(messages.spam.deleteHint);
});

it('offers how often to report and how many countries, and what was set beside the usual numbers', async () => {
  await showPanel('/filtering/settings?domain=here.example', {
    ...server,
    getFilterSettings: { ...ofDomain, report_hours: 5, own: { ...ofDomain.own, report_hours: 5 } },
  });
  await waitFor(() =>
    expect(optionsOf(messages.facts.report_hours).slice(0, 8)).toEqual([
      'Default: Off',
      ...[
        'Off',
        'Every 1 hour',
        'Every 2 hours',
        'Every 3 hours',
        'Every 4 hours',
        'Every 5 hours',
        'Every 6 hours',
      ],
    ]),
  );
  expect(optionsOf(messages.facts.login_countries).slice(0, 4)).toEqual([
    'Default: No limit',
    ...['No limit', 'Logins from more than 1 country', 'Logins from more than 2 countries'],
  ]);
  await expectText(messages.countries.hint);
});

it('sends only what was changed, on the version it was made of, and refuses days out of range', async () => {
  const sent: Record<string, string>[] = [];
  await showPanel('/filtering/settings?domain=here.example', {
    ...server,
    updateFilterSettings: (form: URLSearchParams) => {
      sent.push(Object.fromEntries(form));
      return Response.json({ returncode: 1, returndata: { ...ofDomain, version: 4 } });
    },
  });
  await type(messages.facts.keep_spam_days, '366');
  await press(messages.save);
  await expectText('Must be less than 366.');
  await type(messages.facts.keep_spam_days, '14');
  await press(messages.save);
  await waitFor(() => expect(sent).toEqual([{ domain: 'here.example', version: '3', keep_spam_days: '14' }]));
});

it('begins with the first of the domains a sub-admin is limited to, and offers nothing of the account', async () => {
  const asked: (string | null)[] = [];
  await showPanel('/filtering/settings', {
    ...server,
    getAdminInfo: { ...adminInfo, adminaccess: 'subadmin', domains_limited: 1 },
    getFilterSettings: (form: URLSearchParams) => {
      asked.push(form.get('domain'));
      return Response.json({ returncode: 1, returndata: ofDomain });
    },
  });
  await expectText(messages.place.domainHint);
  expect(new Set(asked)).toEqual(new Set(['here.example']));
  expect(path()).toBe('/filtering/settings');
});

it('shows those who may only look what there is, and says so of a domain that is not theirs', async () => {
  await showPanel('/filtering/settings?domain=here.example', {
    ...server,
    getAdminInfo: { ...adminInfo, adminaccess: 'subadmin' },
    getPermissions: { ...permissionsAt(0), filtering: 1 },
  });
  await expectText(messages.readOnly);
  await expectText('7 – strict, spam from a score of 4.5');
  await expectText('From the account: Refuse it');
  await leavePanel();
  await showPanel('/filtering/settings?domain=other.example', {
    ...server,
    getFilterSettings: () => refused('not_found'),
  });
  await expectText(shared.errors.not_found);
});
