import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileRenewing } from './outside-jobs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('keeps a job for as long as the work on it takes, and no longer', async () => {
  const renew = vi.fn(() => Promise.reject(new Error('the database is away')));
  const work = whileRenewing(
    renew,
    () => new Promise<string>((resolve) => setTimeout(resolve, 150_000, 'done')),
  );
  await vi.advanceTimersByTimeAsync(140_000);
  // Kept for 60 seconds each time.
  expect(renew.mock.calls.length).toBeGreaterThan(140 / 60);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await work).toBe('done');
  const renewed = renew.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(renew).toHaveBeenCalledTimes(renewed);
});
