import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followCheck } from './follow-check.ts';
import { dismissAll, shownNotifications } from './notification-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dismissAll();
  vi.useRealTimers();
});

const check = (answers: string[]) =>
  followCheck({
    key: 'verify',
    command: 'verifyDomain',
    start: () => Promise.resolve('queued'),
    read: () => Promise.resolve(answers.shift() ?? 'queued'),
    isRunning: (answer) => answer === 'queued',
    running: 'Checking',
    late: 'Takes longer',
    outcome: (answer) => ({ tone: answer === 'verified' ? 'good' : 'warning', title: answer }),
  });
const shown = () => shownNotifications().map(({ tone, title }) => `${tone} ${title}`);

it('announces that a check runs, and only its end as a success', async () => {
  const following = check(['queued', 'verified']);
  expect(shown()).toEqual(['neutral Checking']);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(shown()).toEqual(['neutral Checking']);
  await vi.advanceTimersByTimeAsync(1_500);
  await following;
  expect(shown()).toEqual(['good verified']);
});

it('says when a check takes longer than anybody waits', async () => {
  const following = check([]);
  await vi.advanceTimersByTimeAsync(120_000);
  await following;
  expect(shown()).toEqual([]);
});

it('says why a check could not be asked for', async () => {
  await followCheck({
    key: 'verify',
    command: 'verifyDomain',
    start: () => Promise.reject(new Error('no')),
    read: () => Promise.resolve(''),
    isRunning: () => false,
    running: 'Checking',
    late: 'Late',
    outcome: () => ({ tone: 'good', title: 'Done' }),
  });
  expect(shown()).toHaveLength(1);
  expect(shown()[0]).toContain('bad');
});
