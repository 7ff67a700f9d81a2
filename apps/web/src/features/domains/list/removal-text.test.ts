import { expect, it } from 'vitest';
import { alsoRemoved, mayBeForgotten } from './removal-text.tsx';

const none = { users: 0, aliases: 0, lists: 0, smartlists: 0, aliasdomains: 0 };

it('adds up what goes with several domains and leaves out what there is none of', () => {
  const rows = [
    { ...none, users: 12, aliasdomains: 1 },
    { ...none, users: 3, lists: 2 },
  ];
  expect(alsoRemoved(rows)).toEqual([
    { kind: 'users', num: 15 },
    { kind: 'lists', num: 2 },
    { kind: 'aliasdomains', num: 1 },
  ]);
});

it('says nothing of empty domains', () => {
  expect(alsoRemoved([none, none])).toEqual([]);
});

it('says that the bin keeps only some domains where one of them was never verified, or may not have been', () => {
  const verified = { verified_at: '2026-01-31T12:00:00.000Z' };
  expect(mayBeForgotten([verified])).toBe(false);
  expect(mayBeForgotten([verified, { verified_at: null }])).toBe(true);
  expect(mayBeForgotten([])).toBe(true);
});
