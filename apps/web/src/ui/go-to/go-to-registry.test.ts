import { expect, it } from 'vitest';
import { findEverywhere, matches, registerGoTo } from './go-to-registry.ts';

it('finds words by their beginning, whatever their case and accents', () => {
  expect(matches('Histórico da conta', 'hist con')).toBe(true);
  expect(matches('Kontoverlauf Protokolle', 'PROT')).toBe(true);
  expect(matches('Account History', 'story')).toBe(false);
  expect(matches('Account History', '')).toBe(true);
});

it('shows the findings of the others when one provider fails', async () => {
  const item = { id: 'a', title: 'A', hint: '', to: '/a' };
  registerGoTo({ id: 'broken', find: () => Promise.reject(new Error('down')) });
  registerGoTo({ id: 'sound', find: () => [item] });
  expect(await findEverywhere('a', new AbortController().signal)).toEqual([item]);
});
