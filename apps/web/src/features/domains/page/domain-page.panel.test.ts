import { afterEach, expect, it } from 'vitest';
import { router } from '../../../app/router.ts';
import { expectText, leavePanel, press, showPanel, waitFor } from '../../../testing/shown-panel.tsx';
import { messages } from '../messages/en.ts';

const row = {
  id: '7',
  domain: 'xn--bcher-kva.example',
  unicode: 'bücher.example',
  type: 'standard',
  active: 1,
  verification: 'verified',
  health: 'ok',
  users: 0,
  aliases: 0,
  lists: 0,
  smartlists: 0,
  aliasdomains: 0,
  quota: 0,
  timezone: '',
  catchall: '',
  webmail: 1,
  exchange_enabled: 0,
  exchange_host: '',
  localdelivery: 1,
  relay_host: '',
  footer: '',
  homecountry: '',
  dkim_enabled: 0,
  audit_enabled: 0,
  created_at: '2026-03-02T10:00:00.000Z',
  verified_at: null,
  version: 1,
};
const replies = {
  getDomains: { rows: [row], next: null, prev: null, total: 1, total_capped: 0 },
  getDomain: row,
  getDomainHealth: { domain: row.domain, health: 'ok', checked_at: null, records: [] },
  removeDomains: { done: ['7'], failed: [] },
};

afterEach(leavePanel);

const back = () =>
  [...document.querySelectorAll('a')].find((link) => link.textContent === messages.page.back);

it('leads back to the list as it was left, also after the domain was removed', async () => {
  await showPanel('/domains/domainlist?health=ok&search=b%C3%BCch', replies);
  await expectText('bücher.example');
  await router.navigate({ to: '/domains/domainlist/$id', params: { id: '7' } });
  const href = await waitFor(() => {
    const link = back();
    if (!link) throw new Error('no way back yet');
    return new URL(link.href);
  });
  expect([href.pathname, href.searchParams.get('health'), href.searchParams.get('search')]).toEqual([
    '/domains/domainlist',
    'ok',
    'büch',
  ]);
});

it('has a title of its own for each tab', async () => {
  await showPanel('/domains/domainlist/7', replies);
  await waitFor(() => expect(document.title).toBe('Overview · bücher.example · Posthouse'));
  await press(messages.page.health);
  await waitFor(() => expect(document.title).toBe('Health · bücher.example · Posthouse'));
});

it('focuses the field of the question before a removal', async () => {
  await showPanel('/domains/domainlist/7', replies);
  await press(messages.row.remove);
  await waitFor(() => {
    const field = document.querySelector('[role=alertdialog] input');
    expect(field).not.toBeNull();
    expect(document.activeElement).toBe(field);
  });
});
