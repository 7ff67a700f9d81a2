import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogs } from '../i18n/catalogs.ts';
import { setOnline } from '../testing/connection.ts';
import { announceAnswer, announceFailure } from './announce.ts';
import { ApiError } from './api-error.ts';
import { dismissAll, shownNotifications } from './notification-store.ts';

beforeAll(async () => {
  await loadCatalogs(['shared', 'deeds']);
});
beforeEach(dismissAll);

const rowName = (id: string) => ({ '2': 'bert', '3': 'cleo' })[id];
const missing = (id: string) => ({ id, code: 'not_found' as const });

it('says what a command did to what, and the sentence of the catalogue below it', () => {
  const input = { username: 'anna', domain: 'example.com' };
  const row = { id: '7', email: 'anna@xn--bcher-kva.example', unicode: 'anna@bücher.example' };
  announceAnswer('addUser', row, { input });
  expect(shownNotifications()).toMatchObject([
    {
      tone: 'good',
      title: 'User anna@bücher.example added',
      catalogue: 'Operation was successful!',
      thing: { command: 'addUser', id: '7' },
    },
  ]);
});

it('says what was changed of how many, with its undo', () => {
  const done = Array.from({ length: 47 }, (_one, index) => String(index));
  const action = { label: 'Undo', run: () => undefined };
  announceAnswer('updateUsers', { done, failed: [] }, { input: { ids: done, quota: 3000 }, action });
  expect(shownNotifications()).toMatchObject([
    { title: 'Quota of 47 users changed', action, catalogue: 'Operation was successful!' },
  ]);
});

it('calls a bulk command successful only when every row was done', () => {
  announceAnswer('disableUsers', { done: ['2'], failed: [] }, { rowName });
  expect(shownNotifications()).toMatchObject([{ tone: 'good', title: 'User bert disabled' }]);
});

it('lists the rows that failed by their reason, and stays until it is closed', () => {
  const failed = [missing('2'), { id: '3', code: 'forbidden' as const }];
  announceAnswer('disableUsers', { done: ['1', '4'], failed }, { rowName });
  expect(shownNotifications()).toMatchObject([
    {
      tone: 'warning',
      stays: true,
      title: '2 users disabled, 2 failed',
      groups: [
        { title: 'Not found.', lines: ['bert'] },
        { title: 'You have no permission for this operation.', lines: ['cleo'] },
      ],
    },
  ]);
});

it('has the sentence of the catalogue where the others are not there', () => {
  announceAnswer('noSuchCommand', { done: ['1'], failed: [] });
  expect(shownNotifications()).toMatchObject([{ tone: 'good', title: 'Operation was successful!' }]);
});

it('counts the rows that no list on the screen has a name for', () => {
  announceAnswer('x', { done: ['1'], failed: [missing('2'), missing('99')] }, { rowName });
  expect(shownNotifications()).toMatchObject([{ groups: [{ lines: ['bert'], count: 2 }] }]);
});

it('says that the operation failed when no row was done', () => {
  announceAnswer('x', { done: [], failed: [missing('2')] }, { rowName });
  expect(shownNotifications()).toMatchObject([
    {
      tone: 'bad',
      title: 'Nothing was changed, 1 failed',
      catalogue: 'Operation was filed!',
      groups: [{ title: 'Not found.', lines: ['bert'] }],
    },
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
  expect(shownNotifications()).toMatchObject([
    { title: 'You have no permission for this operation.', catalogue: 'Operation was filed!' },
  ]);
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
    {
      title: 'Not saved: you are offline',
      detail: 'There was no connection, so nothing was sent. Try again when you’re back online.',
      catalogue: 'Operation was filed!',
    },
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
