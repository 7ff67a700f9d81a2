import { expect, it } from 'vitest';
import { findEverywhere, matches } from './go-to-search.ts';

it('finds words by their beginning, whatever their case and accents', () => {
  expect(matches('Histórico da conta', 'hist con')).toBe(true);
  expect(matches('Kontoverlauf Protokolle', 'PROT')).toBe(true);
  expect(matches('Account History', 'story')).toBe(false);
  expect(matches('Account History', '')).toBe(true);
});

it('shows the findings of the others when one search fails', async () => {
  const item = { id: 'a', title: 'A', hint: '', to: '/a' };
  const searches = [() => Promise.reject(new Error('down')), () => [item]];
  expect(await findEverywhere(searches, 'a', new AbortController().signal)).toEqual([item]);
});
