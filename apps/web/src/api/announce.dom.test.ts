import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogs } from '../i18n/catalogs.ts';
import { setOnline } from '../testing/connection.ts';
import { announceAnswer, announceFailure } from './announce.ts';
import { ApiError } from './api-error.ts';
import { dismissAll, shownNotifications } from './notification-store.ts';

beforeAll(async () => {
  await loadCatalogs(['shared']);
});
beforeEach(dismissAll);

const rowName = (id: string) => ({ '2': 'bert', '3': 'cleo' })[id];
const missing = (id: string) => ({ id, code: 'not_found' as const });

it('calls a bulk command successful only when every row was done', () => {
  announceAnswer('x', { done: ['1'], failed: [] });
  expect(shownNotifications()).toMatchObject([{ tone: 'good', title: 'Operation was successful!' }]);
});

it('lists the rows that failed by their reason, and stays until it is closed', () => {
  const failed = [missing('2'), { id: '3', code: 'forbidden' as const }];
  announceAnswer('x', { done: ['1'], failed }, { rowName });
  expect(shownNotifications()).toMatchObject([
    {
      tone: 'warning',
      stays: true,
      title: '1 done, 2 failed',
      groups: [
        { title: 'Not found.', lines: ['bert'] },
        { title: 'You have no permission for this operation.', lines: ['cleo'] },
      ],
    },
  ]);
});

it('counts the rows that no list on the screen has a name for', () => {
  announceAnswer('x', { done: ['1'], failed: [missing('2'), missing('99')] }, { rowName });
  expect(shownNotifications()).toMatchObject([{ groups: [{ lines: ['bert'], count: 2 }] }]);
});

it('says that the operation failed when no row was done', () => {
  announceAnswer('x', { done: [], failed: [missing('2')] }, { rowName });
  expect(shownNotifications()).toMatchObject([
    { tone: 'bad', title: 'Operation was filed!', groups: [{ title: 'Not found.', lines: ['bert'] }] },
  ]);
});

it('says until it was read that the recycle bin had no more room', () => {
  announceAnswer('x', { done: ['1'], failed: [], deleted_for_good: 2 });
  expect(shownNotifications()).toMatchObject([
    { tone: 'good', stays: true, detail: 'The recycle bin was full: 2 older entries were deleted for good.' },
  ]);
});

it('leaves to the page it leads to what ends the work', () => {
  announceFailure('x', new ApiError('session_invalid'));
  announceFailure('x', new ApiError('password_expired'));
  expect(shownNotifications()).toEqual([]);
  announceFailure('x', new ApiError('forbidden'));
  expect(shownNotifications()).toMatchObject([{ detail: 'You have no permission for this operation.' }]);
});

it.each(['network', 'timeout'] as const)(
  'says of a %s failure that nobody knows whether it was done',
  (code) => {
    announceFailure('x', new ApiError(code));
    expect(shownNotifications()).toMatchObject([{ title: 'The connection was lost during the operation.' }]);
  },
);

it('says of a command that was not sent offline that nothing happened, until there is a connection', async () => {
  setOnline(false);
  announceFailure('x', new ApiError('offline'));
  expect(shownNotifications()).toMatchObject([
    { detail: 'There was no connection, so nothing was sent. Try again when you’re back online.' },
  ]);
  setOnline(true);
  await vi.waitFor(() => expect(shownNotifications()).toEqual([]));
  vi.restoreAllMocks();
});

it('gives the screen’s own reason where it has one, and otherwise the sentence of the code', () => {
  const failed = [missing('2'), { id: '3', code: 'conflict' as const }];
  const reason = (code: string) => (code === 'conflict' ? 'The name is in use again.' : undefined);
  announceAnswer('x', { done: [], failed }, { rowName, reason });
  expect(shownNotifications()).toMatchObject([
    {
      groups: [
        { title: 'Not found.', lines: ['bert'] },
        { title: 'The name is in use again.', lines: ['cleo'] },
      ],
    },
  ]);
});
