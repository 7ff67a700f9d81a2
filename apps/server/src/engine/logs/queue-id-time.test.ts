import { expect, it } from 'vitest';
import { timeOfQueueId } from './queue-id-time.ts';

it('reads seconds and microseconds', () => {
  // 3Pt2mN2VXxznjll of Postfix's own documentation is from 2011.
  expect(timeOfQueueId('3Pt2mN2VXxznjll')).toBe('2011-03-20T14:31:48.353025Z');
});

it('finds no time in other names', () => {
  for (const name of ['', 'NOQUEUE', '4AB12CD3EF', '3Pt2mN2VXx', '3Pt2mNAAAAznjll', 'zzzzzzzzzzzzzzzzznjll'])
    expect(timeOfQueueId(name)).toBeUndefined();
});
