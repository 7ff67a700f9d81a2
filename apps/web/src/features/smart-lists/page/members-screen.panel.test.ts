import type { ActionAnswer } from '@posthouse/contract';
import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, expect, it, vi } from 'vitest';
import { externalAddress } from '../../../domain/addresses/address-choice.ts';
import {
  adminInfo,
  done,
  expectText,
  leavePanel,
  type Replies,
  showPanel,
  waitFor,
} from '../../../testing/shown-panel.tsx';
import { messages } from '../messages/en.ts';
import type { SmartList } from '../smart-list.ts';

const ben = { ...externalAddress('ben@here.example'), id: '8', kind: 'user', external: 0 } as const;
const list: SmartList = {
  ...{ id: '7', name: 'news', domain: 'here.example', email: 'news@here.example' },
  ...{ unicode: 'news@here.example', type: 'members', protection: 'password', copy_to_sender: 1 },
  ...{ note: '', active: 1, members: 1, created_at: '2026-03-02T10:00:00.000Z', version: 1 },
  ...{ owners: [ben], hidden_owners: 0 },
};
const { id: address_id, ...address } = ben;
const member = { ...address, id: '1', address_id, can_post: 1, can_receive: 0 };
const server: Replies = {
  getSmartList: list,
  getSmartListMembers: {
    ...{ rows: [member], next: null, prev: null, total: 1, total_capped: 0, hidden_members: 0 },
  },
};
const viewing: Replies = {
  ...server,
  getAdminInfo: { ...adminInfo, adminaccess: 'subadmin' },
  getPermissions: { ...permissionsAt(0), dglists: 1 },
};
/** Without a layout the grid draws no rows, but cards. */
const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
const switches = () => [...document.querySelectorAll<HTMLInputElement>('main [role=switch]')];

/** The list as a phone shows it, and what it sends to a server that always answers this. */
async function showMembers(answer: ActionAnswer<'setSmartListMembers'>) {
  const sent: Record<string, string>[] = [];
  onPhone();
  await showPanel('/smartlists/7', {
    ...server,
    setSmartListMembers: (form: URLSearchParams) => {
      sent.push(Object.fromEntries(form));
      return done(answer);
    },
  });
  return sent;
}

afterEach(leavePanel);

it('switches back what a member can do where the server refuses it, and says why', async () => {
  const sent = await showMembers({
    added: 0,
    present: 0,
    refused: [{ address: member.address, code: 'loop' }],
  });
  await waitFor(() => expect(switches().map(({ checked }) => checked)).toEqual([true, false]));
  switches()[1]?.click();
  await expectText('Mail to ben@here.example would come back here.');
  expect(switches().map(({ checked }) => checked)).toEqual([true, false]);
  expect(sent).toEqual([
    { list: '7', 'members[0][address]': member.address, 'members[0][can_receive]': '1' },
  ]);
});

it('leaves the other switch of a member alone, which may have been turned a moment before', async () => {
  const sent = await showMembers({ added: 0, present: 1, refused: [] });
  await waitFor(() => expect(switches()).toHaveLength(2));
  for (const one of switches()) one.click();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { list: '7', 'members[0][address]': member.address, 'members[0][can_post]': '0' },
    { list: '7', 'members[0][address]': member.address, 'members[0][can_receive]': '1' },
  ]);
});

it('says how many members there are that the admin cannot see, with a single request', async () => {
  const asked: string[] = [];
  await showPanel('/smartlists/7', {
    ...server,
    getSmartListMembers: (form: URLSearchParams) => {
      asked.push(form.get('list') ?? '');
      return done({ rows: [member], next: null, prev: null, total: 1, total_capped: 0, hidden_members: 2 });
    },
  });
  await expectText('2 more members are in domains you can’t see.');
  expect(asked).toEqual(['7']);
});

it('says who belongs to it while all users of the domain do', async () => {
  await showPanel('/smartlists/7', { ...server, getSmartList: { ...list, type: 'all', members: 3 } });
  await expectText('All users of here.example belong to this list');
  await expectText('3 named members are kept for later');
});

it.each([
  ['/smartlists/7', messages.members.receive],
  ['/smartlists/7/settings', messages.readOnly],
])('who may only look reads at %s what there is, and finds nothing to change it with', async (at, text) => {
  onPhone();
  await showPanel(at, viewing);
  await expectText(text);
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(switches()).toEqual([]);
  expect(document.querySelectorAll('main :is(textarea, [role=combobox], [type=checkbox])')).toHaveLength(0);
});
