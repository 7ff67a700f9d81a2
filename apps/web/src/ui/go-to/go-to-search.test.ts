import { expect, it } from 'vitest';
import { findEverywhere, type GoToItem, rankOf } from './go-to-search.ts';

const item = (title: string, words = ''): GoToItem => ({
  id: title,
  title,
  words,
  hint: 'Screen',
  target: { to: '/a' },
});
const signal = new AbortController().signal;
const found = async (items: readonly GoToItem[], typed: string) =>
  (await findEverywhere([() => items.filter((one) => rankOf(one, typed) !== undefined)], typed, signal)).map(
    ({ title }) => title,
  );

it('finds whatever the case, accents and hyphens', async () => {
  expect(await found([item('Histórico da conta')], 'HISTORICO')).toHaveLength(1);
  expect(await found([item('Sub-Admins')], 'subadm')).toHaveLength(1);
  expect(await found([item('Sub-Admins')], 'sub admins')).toHaveLength(1);
  expect(await found([item('Kontoverlauf')], 'domain')).toEqual([]);
});

it('finds the words typed in any order, also some in the title and some in other words', async () => {
  expect(await found([item('Add domain', 'new, create')], 'domain new')).toHaveLength(1);
  expect(await found([item('Add domain', 'new, create')], 'domain old')).toEqual([]);
});

it('puts exact findings first, then beginnings, beginnings of words, and what is inside', async () => {
  const items = ['Subdomain', 'Alias domain', 'Domains', 'Domain'].map((title) => item(title));
  expect(await found(items, 'domain')).toEqual(['Domain', 'Domains', 'Alias domain', 'Subdomain']);
});

it('puts what is found in other words after what is found as well in its title', async () => {
  const items = [item('Recycle bin', 'trash'), item('Trash'), item('Trashed things'), item('Two', 'trashes')];
  expect(await found(items, 'trash')).toEqual(['Trash', 'Recycle bin', 'Trashed things', 'Two']);
});

it('does not look inside of words for a single letter', async () => {
  expect(await found([item('Domains')], 'o')).toEqual([]);
  expect(await found([item('Domains')], 'om')).toEqual(['Domains']);
});

it('keeps what a search of the server found otherwise, at the end', async () => {
  const searches = [() => [item('anna')], () => [item('Ernst')]];
  expect((await findEverywhere(searches, 'ernst', signal)).map(({ title }) => title)).toEqual([
    'Ernst',
    'anna',
  ]);
});

it('shows the findings of the others when one search fails', async () => {
  const searches = [() => Promise.reject(new Error('down')), () => [item('A')]];
  expect(await findEverywhere(searches, 'a', signal)).toEqual([item('A')]);
});
