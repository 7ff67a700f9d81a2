import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, expect, it } from 'vitest';
import { externalAddress } from '../../../domain/addresses/address-choice.ts';
import { aUser } from '../../../testing/a-user.ts';
import {
  adminInfo,
  done,
  expectNoText,
  expectText,
  leavePanel,
  press,
  type Replies,
  refused,
  showPanel,
  waitFor,
} from '../../../testing/shown-panel.tsx';
import { messages } from '../messages/en.ts';
import type { Overview } from './overview.ts';

const user = aUser({
  ...{ account_type: 'enhanced', quota: 5000, used: 2750, pop3: 0, access_hours: { 1: [8, 18] } },
});
const none = { total: 0, rows: [] };
const empty: Overview = {
  ...{ id: '7', storage: { quota: 5000, used: 2750 }, folders: none, mailboxes: none, sessions: none },
  ...{ aliases: none, alias_domains: none, lists: none, smart_lists: none, forwarded_from: none },
  ...{ delegates: { ...none, hidden: 0 }, send_as: { ...none, hidden: 0 } },
  forwards: { ...none, hidden: 0, keep_copy: 1 },
  vacation: { active: 0, starts_on: '', ends_on: '', starts_at: null, ends_at: null },
  rules: { active: 0, total: 0 },
  passwords: { ...none, can_log_in: 1 },
};
const server: Replies = {
  getUser: user,
  getUserOverview: empty,
  getAccountHistory: { rows: [], next: null, prev: null },
};
const viewer: Replies = {
  getAdminInfo: { ...adminInfo, adminaccess: 'subadmin' },
  getPermissions: { ...permissionsAt(0), users: 1 },
};
const address = '/users/list/7';
const { overview, passwords, sharing } = messages;
const at = (name: string, kind: 'alias' | 'list' | 'smart_list' | 'user') => ({
  ...{ ...externalAddress(`${name}@here.example`), id: name, kind, external: 0 as const },
});
const linkTo = (text: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll('main a')].find(({ textContent }) => textContent === text);
    if (!found) throw new Error(`no link “${text}”`);
    return found.getAttribute('href');
  });

afterEach(leavePanel);

it('says of each empty part what could be there', async () => {
  await showPanel(address, server);
  for (const text of [
    overview.aliases.empty,
    overview.lists.empty,
    overview.folders.empty,
    overview.access.nobody,
    overview.access.noMailboxes,
    overview.delivery.noRules,
    overview.sessions.empty,
    overview.history.emptyHint,
    passwords.emptyHint,
    sharing.forwards.empty,
    sharing.sendAs.empty,
  ])
    await expectText(text);
  await expectText('2.75 of 5 GB');
  await expectText(overview.restricted);
});

it('leads from everything it names to its page', async () => {
  const aliases = { total: 1, rows: [at('sales', 'alias')] };
  const smart_lists = {
    total: 1,
    rows: [{ ...at('news', 'smart_list'), member: 1 as const, owner: 1 as const }],
  };
  const delegates = {
    ...{ total: 1, hidden: 2 },
    rows: [{ ...at('ben', 'user'), right: 'full' as const, send: 'as' as const }],
  };
  const shown = {
    total: 1,
    rows: [{ id: '9', path: 'A/B', domain: 'here.example', profile: 'editor', through: 'list' } as const],
  };
  await showPanel(address, {
    ...server,
    getUserOverview: { ...empty, aliases, smart_lists, delegates, folders: shown },
  });
  expect(await linkTo('sales@here.example')).toBe('/aliases?open=sales');
  expect(await linkTo('news@here.example')).toBe('/smartlists/news');
  expect(await linkTo('ben@here.example')).toBe('/users/list/ben');
  expect(await linkTo('here.example/A/B')).toBe('/publicfolders/9');
  expect(await linkTo(overview.access.give)).toBe('/users/list/7/sharing#delegates');
  await expectText(`${overview.lists.member} · ${overview.lists.owner}`);
  await expectText(`${sharing.right.full} · ${sharing.send.as}`);
  await expectText(`Editor · ${overview.folders.list}`);
  await expectText('2 more in domains you can’t see.');
});

it('shows nothing of areas the admin has no right for, nor a way to the history', async () => {
  const { aliases: _a, alias_domains: _d, lists: _l, smart_lists: _s, ...rest } = empty;
  await showPanel(address, { ...server, ...viewer, getUserOverview: rest });
  await expectText(overview.access.nobody);
  for (const text of [
    overview.aliases.title,
    overview.lists.title,
    overview.history.title,
    messages.page.history,
    overview.access.give,
    messages.daily.resetPassword,
  ])
    await expectNoText(text);
});

it('shows all of a part that has more than the first few', async () => {
  const rows = Array.from({ length: 7 }, (_, index) => at(`a${index}`, 'alias'));
  await showPanel(address, {
    ...server,
    getUserOverview: (form: URLSearchParams) =>
      done({ ...empty, aliases: { total: 7, rows: form.get('limit') === '100' ? rows : rows.slice(0, 5) } }),
  });
  await expectText('a4@here.example');
  await expectNoText('a6@here.example');
  await press('Show all 7');
  await expectText('a6@here.example');
  await expectNoText('Show all 7');
});

it('says that sessions are unknown while no mail engine runs', async () => {
  await showPanel(address, { ...server, getUserOverview: { ...empty, sessions: null } });
  await expectText(messages.unknownYet);
  await expectNoText(overview.sessions.empty);
});

it('shows the details also where the rest could not be loaded, and tries again', async () => {
  let isBroken = true;
  await showPanel(address, {
    ...server,
    getUserOverview: () => (isBroken ? refused('server_error') : done(empty)),
  });
  await expectText('Try again');
  await expectText('2.75 of 5 GB');
  isBroken = false;
  await press('Try again');
  await expectText(overview.aliases.empty);
});
