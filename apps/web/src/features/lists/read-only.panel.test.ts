import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, expect, it } from 'vitest';
import { messages as shared } from '../../i18n/messages/en.ts';
import {
  adminInfo,
  expectText,
  leavePanel,
  path,
  type Replies,
  showPanel,
  waitFor,
} from '../../testing/shown-panel.tsx';
import type { MailList } from './mail-list.ts';
import { messages } from './messages/en.ts';

const list: MailList = {
  ...{ id: '7', name: 'team', domain: 'here.example', email: 'team@here.example' },
  ...{ unicode: 'team@here.example', type: 'distribution', note: 'Everybody', active: 1, members: 2 },
  ...{ created_at: '2026-03-02T10:00:00.000Z', version: 1 },
};
const members = { rows: [], next: null, prev: null, total: 0, total_capped: 0, hidden_members: 2 };
const viewing: Replies = {
  getAdminInfo: { ...adminInfo, adminaccess: 'subadmin' },
  getPermissions: { ...permissionsAt(0), lists: 1 },
  getList: list,
  getListMembers: members,
};

const changes = [shared.members.add, shared.address.disable, shared.address.removeRow, messages.form.save];
const offered = () =>
  [...document.querySelectorAll('main :is(button, a)')]
    .map(({ textContent }) => String(textContent))
    .filter((name) => changes.includes(name));

afterEach(leavePanel);

it.each([
  ['/lists/7', '2 more members are in domains you can’t see.'],
  ['/lists/7/settings', messages.readOnly],
])('who may only look reads at %s what there is, and finds nothing to change it with', async (at, text) => {
  await showPanel(at, viewing);
  await expectText(text);
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(offered()).toEqual([]);
  expect(document.querySelectorAll('main :is(textarea, [role=switch], [role=combobox])')).toHaveLength(0);
});

it('who may only look imports nothing', async () => {
  await showPanel('/lists/import', viewing);
  await waitFor(() => expect(path()).toBe('/error-4'));
});

it('says of a retrainer how it is used, and has no members', async () => {
  await showPanel('/lists/7', { ...viewing, getList: { ...list, type: 'notspam' } });
  await expectText(messages.use.notspam.title);
  await expectText('users of here.example forward it to this address');
  expect(document.querySelector('main nav')?.textContent).not.toContain(messages.page.members);
});
