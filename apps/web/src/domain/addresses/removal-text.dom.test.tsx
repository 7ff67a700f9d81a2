import { afterEach, expect, it } from 'vitest';
import { showScreen, until } from '../../testing/show-screen.tsx';
import { RemovalText } from './removal-text.tsx';

const textOf = () => document.body.textContent ?? '';
let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

const show = async (names: readonly string[], total: number, ids = ['1', '2']) => {
  const rows = names.map((name) => ({ address: name, unicode: name }));
  shown = await showScreen(() => <RemovalText text="They go." ids={ids} />, {
    texts: [],
    server: () => ({ rows, total }),
  });
  await until(() => textOf().includes('They go.'));
};

it('a removal names the first of those that still point there, and counts the others', async () => {
  await show(['a@x.example', 'b@x.example', 'c@x.example'], 5);
  await until(() => textOf().includes('5 addresses still point here'));
  expect(textOf()).toContain('a@x.example, b@x.example, c@x.example and 2 more');
  expect(shown.requests[0]?.action).toBe('getLeadingAddresses');
});

it('a removal of all that match asks for nothing', async () => {
  await show([], 0, []);
  expect(shown.requests).toEqual([]);
});
