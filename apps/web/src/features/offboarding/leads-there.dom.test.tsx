import { afterEach, expect, it } from 'vitest';
import { named, showScreen, until } from '../../testing/show-screen.tsx';
import { LeadsThere } from './leads-there.tsx';

let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

const effect = (kind: string, id: string, name: string, total = 1) => ({
  ...{ kind, total, rows: [{ id, name }] },
});

it('names what the plan leaves as it is, with the place where it is changed', async () => {
  const effects = [
    effect('catch_all', '3', 'here.example'),
    effect('rule', '7', 'ben@here.example', 4),
    effect('list', '9', 'team@here.example'),
  ];
  shown = await showScreen(() => <LeadsThere ids={['1']} />, {
    texts: ['offboarding'],
    server: () => ({ total: 1, mailboxes: 0, used: 0, effects }),
  });
  const domain = await until(() => named('here.example'));
  expect(domain.getAttribute('href')).toBe('/domains/domainlist/3/settings');
  expect(named('ben@here.example')?.getAttribute('href')).toBe('/users/list/7/rules');
  expect(document.body.textContent).toContain('and 3 more');
  // Lists are handed over.
  expect(document.body.textContent).not.toContain('team@here.example');
});
