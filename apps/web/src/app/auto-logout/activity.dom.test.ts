import { expect, it } from 'vitest';
import { activityKey } from '../../api/session-storage.ts';
import { lastActivityAt, noteActivity } from './activity.ts';

it('is what any tab wrote last, and stays known when another tab takes the session away', () => {
  const earlier = Date.now() - 60_000;
  noteActivity(earlier);
  expect(lastActivityAt()).toBe(earlier);
  localStorage.setItem(activityKey, String(earlier + 5_000));
  expect(lastActivityAt()).toBe(earlier + 5_000);
  localStorage.removeItem(activityKey);
  expect(lastActivityAt()).toBe(earlier + 5_000);
});
