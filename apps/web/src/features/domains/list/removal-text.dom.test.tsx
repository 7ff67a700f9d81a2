import { afterEach, expect, it } from 'vitest';
import { showScreen, until } from '../../../testing/show-screen.tsx';
import type { Domain } from '../domain.ts';
import { messages } from '../messages/en.ts';
import { RemovalText } from './removal-text.tsx';

const { removal } = messages;
const textOf = () => document.body.textContent ?? '';
let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

const show = async (rows: readonly Partial<Domain>[]) => {
  shown = await showScreen(() => <RemovalText rows={rows as readonly Domain[]} />, {
    texts: ['domains'],
    server: () => ({}),
  });
  await until(() => textOf().includes('recycle bin'));
};
const empty = {
  users: 0,
  aliases: 0,
  lists: 0,
  smartlists: 0,
  aliasdomains: 0,
  verified_at: '2026-01-31T12:00:00.000Z',
};

it('counts what goes with the domains', async () => {
  await show([empty, { ...empty, users: 12, lists: 1 }]);
  expect(textOf()).toContain(`${removal.with}12 users with all their mail1 list`);
  expect(textOf()).not.toContain(removal.nothing);
});

it('says so where nothing goes with them', async () => {
  await show([empty]);
  expect(textOf()).toContain(removal.nothing);
});

it('says what may go with all that match, of which the rows are not known', async () => {
  await show([]);
  expect(textOf()).toContain(removal.unknown);
  expect(textOf()).not.toContain(removal.nothing);
});
