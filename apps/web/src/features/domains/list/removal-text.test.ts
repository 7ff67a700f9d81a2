import { expect, it } from 'vitest';
import { alsoRemoved } from './removal-text.tsx';

const none = { users: 0, aliases: 0, lists: 0, aliasdomains: 0 };

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
