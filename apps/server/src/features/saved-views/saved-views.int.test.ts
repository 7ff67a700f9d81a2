import type { ActionInput } from '@posthouse/contract';
import { mostSavedViews } from '@posthouse/contract/features/saved-views';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

const screen = '/users/list';

let house: TestPanel;
let token: string;
let other: string;
beforeAll(async () => {
  house = await startTestPanel();
  const { accountId } = await house.addAccount('views');
  await house.addSubAdmin(accountId, 'views.other', { users: 1 });
  token = await house.login('views');
  other = await house.login('views.other');
});
afterAll(() => house.stop());

const set = (fields: ActionInput<'setSavedView'>, as = token) =>
  house.call('setSavedView', fields, { token: as });
const viewsOf = async (as = token) =>
  dataOf(await house.call('getSavedViews', { screen }, { token: as })).rows;

it('keeps the views of an admin by name, renames and changes them, and removes them', async () => {
  const first = dataOf(await set({ screen, name: ' Disabled ', view: 'active=0&sort=name' }));
  expect(first).toMatchObject({ name: 'Disabled', view: 'active=0&sort=name', is_default: 0 });
  const second = dataOf(await set({ screen, name: 'basic', view: 'account_type=basic', is_default: 1 }));
  expect((await viewsOf()).map(({ name }) => name)).toEqual(['basic', 'Disabled']);
  dataOf(await set({ id: first.id, is_default: 1 }));
  expect((await viewsOf()).map(({ is_default }) => is_default)).toEqual([0, 1]);
  dataOf(await set({ id: second.id, name: 'Basic users' }));
  expect(await viewsOf()).toMatchObject([
    { name: 'Basic users', view: 'account_type=basic', is_default: 0 },
    { name: 'Disabled', is_default: 1 },
  ]);
  expect(await set({ screen, name: 'DISABLED', view: '' })).toMatchObject({
    error: { code: 'invalid_input', fields: { name: { code: 'taken' } } },
  });
  dataOf(await house.call('removeSavedView', { id: first.id }, { token }));
  expect((await viewsOf()).map(({ name }) => name)).toEqual(['Basic users']);
});

it('shows and changes nobody else’s', async () => {
  const [own] = await viewsOf();
  const id = String(own?.id);
  expect(await viewsOf(other)).toEqual([]);
  expect(outcomeOf(await set({ id, name: 'Taken over' }, other))).toBe('not_found');
  expect(outcomeOf(await house.call('removeSavedView', { id }, { token: other }))).toBe('not_found');
  dataOf(await set({ screen, name: 'Basic users', view: '' }, other));
  expect((await viewsOf()).map(({ view }) => view)).toEqual(['account_type=basic']);
});

it('says at the field what is missing, not a screen, or too many', async () => {
  const fieldsOf = async (fields: ActionInput<'setSavedView'>) => {
    const answer = await set(fields, other);
    return answer.returncode === 0 ? answer.error.fields : answer.returndata;
  };
  expect(await fieldsOf({ screen })).toEqual({ name: { code: 'required' }, view: { code: 'required' } });
  expect(await fieldsOf({ screen, name: '  ', view: '' })).toEqual({ name: { code: 'required' } });
  expect(await fieldsOf({ screen: 'https://else.example', name: 'x', view: '' })).toEqual({
    screen: { code: 'format' },
  });
  await house.database.pool.query(
    `insert into saved_view (account_id, admin_id, screen, name, view)
     select account_id, id, '/lists', 'view ' || n, '' from admin, generate_series(1, $1) n where username = 'views.other'`,
    [mostSavedViews],
  );
  expect(await fieldsOf({ screen, name: 'one more', view: '' })).toEqual({
    name: { code: 'too_many', params: { num: mostSavedViews } },
  });
});
