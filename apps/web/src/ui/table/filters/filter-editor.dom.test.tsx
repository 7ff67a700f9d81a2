import { afterEach, expect, it } from 'vitest';
import { named, press, showScreen, typeInto, until } from '../../../testing/show-screen.tsx';
import type { TextFilter } from '../definition/filter.ts';
import type { FilterChange, ListView } from '../view/list-view.ts';
import { FilterEditor } from './filter-editor.tsx';

let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

const view: ListView = {
  ...{ search: '', filters: {}, negated: [], order: { by: 'x', dir: 'asc' }, pageSize: 50 },
  ...{ cursor: undefined, page: 1, open: undefined },
};
const filter: TextFilter = {
  ...{ kind: 'text', name: 'member', label: 'Has member', match: 'is' },
  takes: { test: (text) => text.includes('@'), otherwise: 'email_invalid' },
};

const applied: FilterChange[] = [];

function Screen() {
  return <FilterEditor filter={filter} view={view} onApply={(change) => applied.push(change)} />;
}

it('says what it takes instead of asking the server for what would be refused', async () => {
  shown = await showScreen(Screen, { server: () => ({}) });
  const input = await until(() => document.querySelector<HTMLInputElement>('form input'));
  const apply = await until(() => named('Apply'));
  await typeInto(input, 'anna');
  await press(apply);
  await until(() => document.body.textContent?.includes('Enter a valid e-mail address.'));
  expect(applied).toEqual([]);
  await typeInto(input, 'anna@here.example');
  await press(apply);
  expect(applied).toEqual([{ values: { member: 'anna@here.example' }, isNegated: false }]);
});
