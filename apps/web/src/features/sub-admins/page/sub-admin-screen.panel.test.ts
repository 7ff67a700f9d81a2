import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, expect, it } from 'vitest';
import { leavePanel, showPanel, waitFor } from '../../../testing/shown-panel.tsx';
import { recentPlaces } from '../../../ui/go-to/recent-places.ts';
import type { SubAdmin } from '../sub-admin-values.ts';

const row: SubAdmin = {
  ...{ id: '7', username: 'helper', name: 'Help', email: 'help@example.org', email_confirmed: 1, active: 1 },
  ...{ twofa_allowed: 1, twofa_enabled: 0, ip_restricted: 0, invited: 0, invitation_expires: null },
  ...{ lastlogin: null, created_at: '2026-03-02T10:00:00.000Z', permissions: permissionsAt(1) },
  ...{ domains_limited: 0, domains: [], version: 3 },
};

afterEach(leavePanel);

it('is one of the places where the admin was last', async () => {
  await showPanel('/subadmins/7', { getSubAdmin: row, getSubAdmins: { rows: [row], total: 1 } });
  const place = { id: 'sub-admin-7', title: 'helper', target: { to: '/subadmins/7' } };
  await waitFor(() => expect(recentPlaces()[0]).toEqual(place));
});
