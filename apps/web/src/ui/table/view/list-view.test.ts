import { describe, expect, it } from 'vitest';
import type { Filter } from '../definition/filter.ts';
import {
  inputOf,
  isFiltered,
  type ListView,
  matchingInput,
  nextPage,
  previousPage,
  type ViewRules,
  withFilter,
  withoutFilters,
  withPageSize,
  withSearch,
} from './list-view.ts';
import { addressOf, listSearch, readView } from './view-address.ts';

const filters: readonly Filter[] = [
  { kind: 'text', name: 'adminname', label: 'Admin', match: 'is' },
  {
    kind: 'choice',
    name: 'type',
    label: 'Type',
    isSingle: true,
    choices: [choice('basic'), choice('audit')],
  },
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    choices: [choice('ok'), choice('bad')],
  },
  { kind: 'yesNo', name: 'active', label: 'Active' },
  { kind: 'period', from: 'from', to: 'to', label: 'Time' },
];
const rules: ViewRules = { filters, sortable: ['name', 'at'], order: { by: 'at', dir: 'desc' } };
const read = (search: Record<string, unknown>) => readView(search, rules);
const standard = read({});

function choice(value: string) {
  return { value, label: value };
}

describe('the view of a list in the address', () => {
  it('comes back from its own address', () => {
    const view: ListView = {
      search: 'anna',
      filters: { adminname: '007', type: 'audit', status: ['ok', 'bad'], active: '0', from: '2026-01-31' },
      negated: ['adminname', 'status'],
      order: { by: 'name', dir: 'desc' },
      pageSize: 100,
      cursor: 'WzAsMTJd',
      page: 3,
      open: '17',
    };
    expect(read({ ...addressOf(view, rules) })).toEqual(view);
  });

  it('leaves out what is standard', () => {
    expect(addressOf(standard, rules)).toEqual({});
  });

  it('keeps ids readable and long ones whole', () => {
    expect(addressOf({ ...standard, open: '17' }, rules)).toEqual({ open: 17 });
    expect(addressOf({ ...standard, open: '12345678901234567890' }, rules)).toEqual({
      open: '12345678901234567890',
    });
  });

  it('drops what the list does not know', () => {
    const view = read({
      type: 'root',
      status: 'ok,unknown',
      active: 'maybe',
      from: 'yesterday',
      not: 'status,type,cursor',
      sort: 'password',
      limit: 5000,
      page: 4,
      stranger: 'x',
    });
    expect(view).toEqual({ ...standard, filters: { status: ['ok'] }, negated: ['status'] });
  });

  it('takes only plain values from the router', () => {
    expect(listSearch({ search: 'a', limit: 25, active: true, evil: { a: 1 }, list: ['a'] })).toEqual({
      search: 'a',
      limit: 25,
      active: 'true',
    });
  });
});

describe('the input of the action', () => {
  it('asks for the standard view with nothing but the size of the page', () => {
    expect(inputOf(standard, rules)).toEqual({ limit: 50 });
  });

  it('carries search, filters, negations, order and page', () => {
    const view = read({
      search: ' anna ',
      adminname: 'demo',
      status: 'ok,bad',
      not: 'adminname',
      cursor: 'abc',
    });
    expect(inputOf(view, rules)).toEqual({
      search: 'anna',
      adminname: 'demo',
      status: ['ok', 'bad'],
      not: { adminname: 1 },
      limit: 50,
      cursor: 'abc',
    });
  });

  it('turns the standard order round without naming it, for histories know no other', () => {
    expect(inputOf(read({ dir: 'asc' }), rules)).toEqual({ limit: 50, dir: 'asc' });
    expect(inputOf(read({ sort: 'name' }), rules)).toEqual({ limit: 50, sort: 'name', dir: 'asc' });
  });

  it('says which rows match without saying which page', () => {
    expect(matchingInput(read({ search: 'a', limit: 25, cursor: 'abc', sort: 'name' }))).toEqual({
      search: 'a',
    });
  });
});

describe('changing the view', () => {
  const third = read({ cursor: 'abc', page: 3 });

  it('starts at the first page after every change of what is shown', () => {
    const changed = [
      withSearch(third, 'a'),
      withFilter(third, { values: { adminname: 'demo' }, isNegated: false }),
      withPageSize(third, 25),
      withoutFilters(third),
    ];
    expect(changed.map(({ cursor, page }) => [cursor, page])).toEqual(changed.map(() => [undefined, 1]));
  });

  it('takes a filter away with its negation', () => {
    const filtered = withFilter(standard, { values: { adminname: 'demo' }, isNegated: true });
    expect(filtered).toMatchObject({ filters: { adminname: 'demo' }, negated: ['adminname'] });
    const cleared = withFilter(filtered, { values: { adminname: '' }, isNegated: true });
    expect(cleared).toMatchObject({ filters: {}, negated: [] });
    expect([isFiltered(filtered), isFiltered(cleared)]).toEqual([true, false]);
  });

  it('goes back to a first page without a cursor', () => {
    const second = nextPage(standard, 'next');
    expect(second).toMatchObject({ cursor: 'next', page: 2 });
    expect(previousPage(second, 'back')).toMatchObject({ cursor: undefined, page: 1 });
    expect(previousPage(third, 'back')).toMatchObject({ cursor: 'back', page: 2 });
  });
});
