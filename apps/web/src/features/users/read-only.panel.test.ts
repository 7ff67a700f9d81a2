import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, expect, it } from 'vitest';
import { externalAddress } from '../../domain/addresses/address-choice.ts';
import { aUser } from '../../testing/a-user.ts';
import {
  adminInfo,
  expectText,
  leavePanel,
  path,
  type Replies,
  showPanel,
  waitFor,
} from '../../testing/shown-panel.tsx';
import { messages } from './messages/en.ts';

const user = aUser({ access_hours: { 1: [8, 18] }, login_ips: ['192.0.2.0/24'] });
const ben = { ...externalAddress('ben@here.example'), id: '8', name: 'Ben Carter', external: 0 };
const rule = {
  ...{ id: 'r1', name: 'Invoices', active: 1, match: 'all', stop: 1 },
  ...{ conditions: [], actions: [{ type: 'flag', value: '' }] },
};
const vacation = {
  ...{ id: '7', active: 1, starts_on: '', ends_on: '', subject: 'Away', text: 'Back soon.', days: 7 },
  ...{ addresses: [], hidden: 0, starts_at: null, ends_at: null, timezone: 'UTC', version: 1 },
};
const server: Replies = {
  getAdminInfo: { ...adminInfo, adminaccess: 'subadmin' },
  getPermissions: { ...permissionsAt(0), users: 1 },
  status: { maxemails: 10, maxeemails: 5, curquota: 2000, maxquota: 9000, autogrow_quota: 0 },
  getUsers: { rows: [user], next: null, prev: null, total: 1, total_capped: 0 },
  getUser: user,
  getForwards: { version: 1, keep_copy: 1, destinations: [ben], hidden: 0 },
  getSendAs: { version: 1, addresses: [ben], hidden: 0 },
  getDelegates: {
    ...{ version: 1, hidden: 0, mailboxes: [] },
    delegates: [{ ...ben, right: 'read', send: 'none' }],
  },
  getDeliveryRules: { id: '7', rules: [rule], script: '', own_filter_off: null, version: 1 },
  getVacation: vacation,
};

const { add, page, row, delivery, daily } = messages;
/** Everything that adds, changes or removes, by what it is called. */
const changes = [
  add.title,
  page.save,
  row.rename,
  row.disable,
  row.remove,
  delivery.rules.add,
  daily.resetPassword,
];
const offered = () =>
  [...document.querySelectorAll('button, [role=menuitem]')]
    .flatMap(({ textContent, ariaLabel }) => [textContent, ariaLabel])
    .filter((name) => changes.includes(String(name)));
const fields = () => document.querySelectorAll('main :is([role=switch], [role=combobox], textarea)');

afterEach(leavePanel);

it.each([
  ['/users/list/7/account', page.readOnly],
  ['/users/list/7/services', '192.0.2.0/24'],
  ['/users/list/7/forwards', 'Ben Carter'],
  ['/users/list/7/sharing', 'Ben Carter'],
  ['/users/list/7/rules', 'For every message: flag it. Later rules are skipped.'],
  ['/users/list/7/vacation', 'Back soon.'],
])(
  'who may only look reads at %s what is set, and finds nothing to change it with',
  async (address, text) => {
    await showPanel(address, server);
    await expectText(text);
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect(offered()).toEqual([]);
    expect([...fields()]).toEqual([]);
  },
);

it('who may only look finds the users, no way to add one, and no bin of the domains', async () => {
  await showPanel('/users/list', server);
  // Without a layout the grid draws no rows, only how many there are.
  await expectText('1 entry loaded');
  expect(offered()).toEqual([]);
  leavePanel();
  await showPanel('/domains/recyclebin', server);
  await waitFor(() => expect(path()).toBe('/error-4'));
});
