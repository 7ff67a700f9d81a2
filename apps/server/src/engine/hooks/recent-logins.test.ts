import { expect, it } from 'vitest';
import { RecentLogins } from './recent-logins.ts';

it('a login is recent for a while, counted from the last one', () => {
  const recent = new RecentLogins(2_000);
  recent.add('anna', 0);
  recent.add('ben', 1_000);
  recent.add('anna', 1_500);
  expect([...recent.names(1_900)]).toEqual(['ben', 'anna']);
  expect([...recent.names(3_200)]).toEqual(['anna']);
  expect([...recent.names(3_500)]).toEqual([]);
});
