import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, expect, it } from 'vitest';
import {
  adminInfo,
  expectNoText,
  expectText,
  field,
  leavePanel,
  press,
  type Replies,
  refused,
  showPanel,
  type,
} from '../../testing/shown-panel.tsx';
import type { IpEntry } from './ip-entry.ts';
import { messages } from './messages/en.ts';

const one: IpEntry = {
  ...{ id: '7', ip: '192.0.2.7', type: 'allow', preference: 10, description: 'Partner', domain: '' },
  ...{ created_at: '2026-03-02T10:00:00.000Z', version: 1, shadowed_by: null, overlaps: null },
};
const network: IpEntry = {
  ...one,
  ...{ id: '8', ip: '192.0.2.0/24', type: 'block', preference: 20, description: '' },
  overlaps: { id: '7', ip: '192.0.2.7' },
};
const shadowed: IpEntry = {
  ...one,
  ...{ id: '9', ip: '192.0.2.9', preference: 30, domain: '', shadowed_by: { id: '8', ip: '192.0.2.0/24' } },
};
const page = { next: null, prev: null, total: 3, total_capped: 0 };
const server: Replies = {
  getIpAccessList: { ...page, rows: [one, network, shadowed] },
  getFilterDomains: { ...page, rows: [] },
};

afterEach(leavePanel);

it('points out what never decides and what has exceptions, and leads to the entry before it', async () => {
  await showPanel('/filtering/ipaccesslists?open=9', server);
  await expectText('Never used: 192.0.2.0/24 comes first');
  await expectText('Except 192.0.2.7');
  await expectText('This entry never decides');
  await press('Open 192.0.2.0/24');
  await expectText('says the opposite for part of it');
});

it('sends a new entry without what was left empty, and says of one that is there so at its field', async () => {
  const sent: Record<string, string>[] = [];
  await showPanel('/filtering/ipaccesslists?open=new', {
    ...server,
    addIpAccess: (form: URLSearchParams) => {
      sent.push(Object.fromEntries(form));
      return refused('conflict', { ip: { code: 'taken' } });
    },
  });
  await type(messages.facts.ip, '192.0.2');
  const submit = async () => (await field(messages.facts.ip)).form?.requestSubmit();
  await submit();
  await expectText('Enter a valid IP address.');
  await type(messages.facts.ip, '2001:db8::/32');
  await submit();
  await expectText('Already exists. Choose another.');
  expect(sent).toEqual([{ ip: '2001:db8::/32', type: 'block', description: '' }]);
});

it('shows those who may only look what there is, and nothing to change it with', async () => {
  await showPanel('/filtering/ipaccesslists?open=7', {
    ...server,
    getAdminInfo: { ...adminInfo, adminaccess: 'subadmin' },
    getPermissions: { ...permissionsAt(0), filtering: 1 },
  });
  await expectText(messages.readOnly);
  await expectNoText(messages.add.title);
  expect(document.querySelectorAll('[role=dialog] :is(input, select)')).toHaveLength(0);
});

it('has a page of its own for those without the right', async () => {
  await showPanel('/filtering/ipaccesslists', {
    ...server,
    getAdminInfo: { ...adminInfo, adminaccess: 'subadmin' },
    getPermissions: { ...permissionsAt(6), filtering: 0 },
  });
  await expectNoText('192.0.2.7');
});
