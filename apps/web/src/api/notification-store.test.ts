import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissAll, notify, shownNotifications } from './notification-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  dismissAll();
  vi.useRealTimers();
});
const keys = () => shownNotifications().map(({ key }) => key);

it('lets good news go by itself and errors stay until closed', () => {
  notify({ key: 'saved', tone: 'good', title: 'Saved' });
  notify({ key: 'refused', tone: 'bad', title: 'Refused' });
  vi.advanceTimersByTime(60_000);
  expect(keys()).toEqual(['refused']);
});

it('gives time to undo', () => {
  notify({ key: 'removed', tone: 'good', title: 'Removed', action: { label: 'Undo', run: () => undefined } });
  vi.advanceTimersByTime(10_000);
  expect(keys()).toEqual(['removed']);
});

it('replaces an older notification with the same key', () => {
  notify({ key: 'save', tone: 'bad', title: 'Refused' });
  notify({ key: 'save', tone: 'good', title: 'Saved' });
  expect(shownNotifications().map(({ title }) => title)).toEqual(['Saved']);
});
