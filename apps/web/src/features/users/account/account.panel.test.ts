import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, expect, it } from 'vitest';
import { aUser } from '../../../testing/a-user.ts';
import {
  adminInfo,
  done,
  expectNoText,
  expectText,
  leavePanel,
  press,
  type Replies,
  showPanel,
  type,
  waitFor,
} from '../../../testing/shown-panel.tsx';
import { messages } from '../messages/en.ts';

const user = aUser({
  ...{ quota: 5000, used: 2750 },
  lastlogin: new Date(Date.now() - 3 * 3_600_000).toISOString(),
});
const server: Replies = {
  status: { maxemails: 10, maxeemails: 5, curquota: 5000, maxquota: 9000, autogrow_quota: 0 },
  getUser: user,
  getTimezones: [],
  getLanguages: [],
  getDateFormats: [],
};
const viewer: Replies = {
  getAdminInfo: { ...adminInfo, adminaccess: 'subadmin' },
  getPermissions: { ...permissionsAt(0), users: 1 },
};
const address = '/users/list/7/account';
const below = 'This user already uses 2.75 GB.';

afterEach(leavePanel);

const facts = () =>
  [...document.querySelectorAll('main dt')].map(
    (name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`,
  );

it.each([
  ['change it', {}],
  ['only look', viewer],
])('who may %s sees how much of the quota is used, and the last login', async (_who, replies) => {
  await showPanel(address, { ...server, ...replies });
  await expectText('2.75 of 5 GB');
  await waitFor(() =>
    expect(facts()).toEqual(
      expect.arrayContaining(['Quota: 2.75 of 5 GB', expect.stringMatching(/^Last login: 3 hours ago/)]),
    ),
  );
});

it('a quota below what is used is warned about, and saved all the same', async () => {
  let sent: URLSearchParams | undefined;
  const updateUser = (form: URLSearchParams) => {
    sent = form;
    return done({ ...user, quota: 2000, version: 2 });
  };
  await showPanel(address, { ...server, updateUser });
  await expectText('2.75 GB in use. Available quota is 9 GB.');
  await type(messages.form.quota, '2');
  await expectText(below);
  await type(messages.form.quota, '2.75');
  await expectNoText(below);
  await type(messages.form.quota, '2');
  await press(messages.page.save);
  await waitFor(() => expect(sent?.get('quota')).toBe('2000'));
});

it('nothing is said of use that is not known', async () => {
  await showPanel(address, { ...server, getUser: { ...user, used: null } });
  await expectText('Available quota is 9 GB.');
  await type(messages.form.quota, '0');
  await expectNoText('already uses');
  await expectNoText('in use');
});
