import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, expect, it, vi } from 'vitest';
import { refused, type SentRequest } from '../../testing/made-up-server.ts';
import { named, press, showScreen, until } from '../../testing/show-screen.tsx';
import { Link } from '../navigation/link.tsx';
import { Notifications } from '../notifications/notifications.tsx';
import type { RowOf } from './definition/list-contract.ts';
import { ListScreen } from './list-screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

type Row = RowOf<'getSubAdmins'>;
const row = (id: string): Row => ({
  id,
  username: `helper${id}`,
  name: '',
  email: `helper${id}@example.org`,
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
  domains_limited: 0,
  domains: [],
  version: 1,
});
const page = (ids: readonly string[], more: object = {}) => ({
  rows: ids.map(row),
  next: null,
  prev: null,
  total: ids.length,
  total_capped: 0,
  ...more,
});

function Screen() {
  return (
    <>
      <ListScreen
        action="getSubAdmins"
        title="Helpers"
        searchLabel="Search"
        nameOf={({ username }) => username}
        order={{ by: 'username', dir: 'asc' }}
        columns={[{ field: 'username', label: 'User name', width: 100, isSortable: true }]}
        filters={[{ kind: 'yesNo', name: 'active', label: 'Active' }]}
        card={{ title: ({ username }) => username, details: () => [] }}
        empty={{ title: 'No helpers yet', hint: '' }}
        rowActions={({ id }) => [{ label: 'Remove', command: 'removeSubAdmins', input: { ids: [id] } }]}
        bulkActions={[{ command: 'disableSubAdmins', label: ({ shown }) => `Disable ${shown} helpers` }]}
      />
      <Notifications />
    </>
  );
}

let shown: Awaited<ReturnType<typeof showScreen>>;
const show = async (server: (request: SentRequest) => unknown, address = '/') => {
  shown = await showScreen(Screen, { server, address });
};
const sent = (action: string) => shown.requests.filter((request) => request.action === action);
const text = () => document.body.textContent ?? '';
const check = async (name: string) => press(await until(() => named(`Select ${name}`)));

afterEach(() => shown.leave());

it('leads back from a last page that lost its rows to the page before it', async () => {
  let isEmptied = false;
  await show(({ action, fields }) => {
    if (action === 'removeSubAdmins') {
      isEmptied = true;
      return { done: ['51'], failed: [] };
    }
    if (fields['cursor'] === 'third') return isEmptied ? page([]) : page(['51'], { prev: 'before51' });
    return fields['cursor'] === 'before51' ? page(['26', '27'], { prev: 'before26' }) : page(['1']);
  }, '/?cursor=third&page=3');
  await press(await until(() => named('Actions for helper51')));
  await press(await until(() => named('Remove')));
  await until(() => text().includes('helper26'));
  expect(shown.address()).toBe('/?cursor=before51&page=2');
  expect(text()).not.toContain('Nothing found');
});

it('leads from a page that is empty from the beginning to the first one', async () => {
  await show(({ fields }) => (fields['cursor'] ? page([]) : page(['1'])), '/?cursor=gone&page=9');
  await until(() => text().includes('helper1'));
  expect(shown.address()).toBe('/');
});

it('counts all that match before it selects them, and acts on them with that count, the filters and exceptions', async () => {
  await show(({ action, fields }) => {
    if (action === 'disableSubAdmins') return { job: '7' };
    if (fields['exact_total']) return page(['1'], { total: 1234 });
    return page(['1', '2', '3'], { total: 1000, total_capped: 1 });
  }, '/?search=helper&active=1');
  await check('helper1');
  await press(await until(() => named('Select all 1,000+')));
  await until(() => named('Disable 1,234 helpers'));
  await check('helper2');
  await press(await until(() => named('Disable 1,233 helpers')));
  await until(() => sent('disableSubAdmins').length > 0);
  expect(sent('disableSubAdmins')[0]?.fields).toEqual({
    all: '1',
    search: 'helper',
    active: '1',
    count: '1233',
    'except[0]': '2',
  });
  await until(() => !text().includes('selected'));
});

it('keeps the selection over pages', async () => {
  await show(({ action, fields }) => {
    if (action === 'disableSubAdmins') return { done: ['1', '4'], failed: [] };
    return fields['cursor'] ? page(['4'], { prev: 'back' }) : page(['1'], { next: 'second' });
  });
  await check('helper1');
  await press(await until(() => named('Next page')));
  await check('helper4');
  await press(await until(() => named('Disable 2 helpers')));
  await until(() => sent('disableSubAdmins').length > 0);
  expect(sent('disableSubAdmins')[0]?.fields).toEqual({ 'ids[0]': '1', 'ids[1]': '4' });
});

it('says how many match by now when the list changed meanwhile, and asks with that number next time', async () => {
  await show(({ action }) => {
    if (action !== 'disableSubAdmins') return page(['1', '2'], { total: 80 });
    return refused('invalid_input', { count: { code: 'count_changed', params: { num: 81 } } });
  });
  await check('helper1');
  await press(await until(() => named('Select all 80')));
  await press(await until(() => named('Disable 80 helpers')));
  await until(() => text().includes('The list has changed: 81 entries match now.'));
  await until(() => named('Disable 81 helpers'));
});

it('takes several values of a filter, any of which may match, and keeps them in the address', async () => {
  const states = ['verified', 'failed', 'queued'].map((value) => ({ value, label: value }));
  shown = await showScreen(
    () => (
      <ListScreen
        action="getDomains"
        title="Domains"
        searchLabel="Search"
        nameOf={({ domain }) => domain}
        order={{ by: 'domain', dir: 'asc' }}
        columns={[{ field: 'domain', label: 'Domain', width: 100 }]}
        filters={[{ kind: 'choice', name: 'verification', label: 'State', choices: states }]}
        card={{ title: ({ domain }) => domain, details: () => [] }}
        empty={{ title: 'No domains yet', hint: '' }}
      />
    ),
    { server: () => page([]), address: '/?verification=verified' },
  );
  await press(await until(() => named('State: verified')));
  const failed = () =>
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'failed');
  await press(await until(failed));
  await press(await until(() => named('Apply')));
  await until(() => named('State: verified, failed'));
  expect(shown.address()).toBe('/?verification=verified%2Cfailed');
  expect(shown.requests.at(-1)?.fields).toMatchObject({
    'verification[0]': 'verified',
    'verification[1]': 'failed',
  });
});

it('opens its export for somebody who came to export', async () => {
  shown = await showScreen(
    () => (
      <>
        <ListScreen
          action="getDomains"
          title="Domains"
          searchLabel="Search"
          nameOf={({ domain }) => domain}
          order={{ by: 'domain', dir: 'asc' }}
          columns={[{ field: 'domain', label: 'Domain', width: 100, exports: ['unicode', 'domain'] }]}
          card={{ title: ({ domain }) => domain, details: () => [] }}
          empty={{ title: 'No domains yet', hint: '' }}
          exportAction="exportDomains"
        />
        <Link to="." state={{ opensExport: true }}>
          Export it
        </Link>
      </>
    ),
    {
      server: ({ action }) => (action === 'exportDomains' ? refused('limit_reached') : page([])),
      address: '/?search=shop',
    },
  );
  expect(document.querySelector('[role=dialog]')).toBeNull();
  await press(await until(() => named('Export it')));
  await until(() => document.querySelector('[role=dialog]'));
  await press(await until(() => named('Download')));
  await until(() => sent('exportDomains').length > 0);
  expect(sent('exportDomains')[0]?.fields).toMatchObject({ 'columns[0]': 'unicode', 'columns[1]': 'domain' });
});
