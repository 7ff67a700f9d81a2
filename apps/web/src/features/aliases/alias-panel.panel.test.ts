import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, expect, it } from 'vitest';
import { externalAddress } from '../../domain/addresses/address-choice.ts';
import { messages as shared } from '../../i18n/messages/en.ts';
import {
  adminInfo,
  expectText,
  field,
  leavePanel,
  press,
  type Replies,
  refused,
  showPanel,
  type,
  waitFor,
} from '../../testing/shown-panel.tsx';
import type { Alias } from './alias.ts';
import { messages } from './messages/en.ts';

const ben = { ...externalAddress('ben@here.example'), id: '8', kind: 'user', external: 0 } as const;
const alias: Alias = {
  ...{ id: '7', alias: 'info', domain: 'here.example', email: 'info@here.example' },
  ...{ unicode: 'info@here.example', forward: [ben.address], destinations: [{ ...ben, name: 'Ben' }] },
  ...{ hidden_destinations: 1, external: 0, note: 'Contact page', active: 1, version: 1 },
  created_at: '2026-03-02T10:00:00.000Z',
};
const none = { rows: [], next: null, prev: null, total: 0, total_capped: 0 };
const server: Replies = {
  getAliases: { ...none, rows: [alias], total: 1 },
  getAlias: alias,
  getUser: () => refused('not_found'),
  ...{ getUsers: none, getLists: none, getSmartLists: none },
};
const { form } = messages;

afterEach(leavePanel);

it('says where a loop would lead, and keeps what was typed', async () => {
  const path = 'info@here.example → sales@here.example → info@here.example';
  const sent: Record<string, string>[] = [];
  await showPanel('/aliases?open=7', {
    ...server,
    updateAlias: (data: URLSearchParams) => {
      sent.push(Object.fromEntries(data));
      return refused('loop', undefined, { path });
    },
  });
  await expectText('One more entry is in a domain you can’t see');
  await type(form.forward, 'sales@here.example');
  await press(form.save);
  await expectText(`This would create a mail loop: ${path}`);
  expect(sent).toEqual([
    { id: '7', version: '1', 'forward[0]': 'ben@here.example', 'forward[1]': 'sales@here.example' },
  ]);
  expect((await field(form.forward)).value).toBe('sales@here.example');
});

it('takes half a name for the only user it finds', async () => {
  const cleo = {
    id: '9',
    email: 'cleo@here.example',
    unicode: 'cleo@here.example',
    name: 'Cleo Park',
    active: 1,
  };
  await showPanel('/aliases?open=7', { ...server, getUsers: { ...none, rows: [cleo], total: 1 } });
  await type(form.forward, 'park');
  await expectText('Cleo Park');
  await press(shared.address.add);
  await waitFor(async () => expect((await field(form.forward)).value).toBe(''));
  await expectText(cleo.email);
});

it('says of an address that is taken so at its field', async () => {
  await showPanel('/aliases?open=7', {
    ...server,
    updateAlias: () => refused('conflict', { alias: { code: 'address_taken' } }),
  });
  await type(form.alias, 'ben');
  await press(form.save);
  await expectText('Alias: This address is already in use or in the recycle bin.');
});

it('shows those who may only look what there is, and nothing to change it with', async () => {
  await showPanel('/aliases?open=7', {
    ...server,
    getAdminInfo: { ...adminInfo, adminaccess: 'subadmin' },
    getPermissions: { ...permissionsAt(0), aliases: 1 },
  });
  await expectText(messages.readOnly);
  await expectText('Contact page');
  await expectText('ben@here.example');
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(document.querySelectorAll('[role=dialog] :is(input, textarea)')).toHaveLength(0);
  expect(document.body.textContent).not.toContain(messages.add.title);
});
