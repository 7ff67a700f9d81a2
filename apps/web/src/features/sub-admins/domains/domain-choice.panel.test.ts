import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, it } from 'vitest';
import { expectNoText, expectText, leavePanel, showPanel } from '../../../testing/shown-panel.tsx';
import type { SubAdmin } from '../sub-admin-values.ts';

const row: SubAdmin = {
  id: '7',
  username: 'helper',
  name: 'Help',
  email: 'help@example.org',
  email_confirmed: 1,
  active: 1,
  twofa_allowed: 1,
  twofa_enabled: 0,
  ip_restricted: 0,
  invited: 0,
  invitation_expires: null,
  lastlogin: null,
  created_at: '2026-03-02T10:00:00.000Z',
  permissions: permissionsAt(1),
  domains_limited: 1,
  domains: [{ id: '3', domain: 'xn--bcher-kva.example' }],
  version: 3,
};

afterEach(leavePanel);

it('names the domains of a sub-admin as their readers write them', async () => {
  await showPanel('/subadmins/7', {
    getSubAdmin: row,
    getSubAdmins: { rows: [row], total: 1 },
    getDomains: { rows: [], total: 0 },
  });
  await expectText('bücher.example');
  await expectNoText('xn--');
});
