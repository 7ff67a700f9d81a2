import { describe, expect, it } from 'vitest';
import {
  afterBulk,
  afterCountChanged,
  afterRow,
  allSelected,
  isSelected,
  nothingSelected,
  selectedCount,
  selectionInput,
  withChosen,
} from './selection.ts';

const [first, second] = [
  ['1', '2', '3'],
  ['4', '5'],
];

describe('a selection', () => {
  it('is kept over pages', () => {
    const one = withChosen(nothingSelected, first, new Set(['1', '3']));
    const both = withChosen(one, second, new Set(['5']));
    expect(selectionInput(both, {})).toEqual({ ids: ['1', '3', '5'] });
    expect(selectionInput(withChosen(both, first, new Set(['3'])), {})).toEqual({ ids: ['3', '5'] });
    expect(selectedCount(both)).toBe(3);
  });

  it('of all matching rows remembers the exceptions', () => {
    const most = withChosen(allSelected(1000), first, new Set(['1', '3']));
    expect([isSelected(most, '1'), isSelected(most, '2'), isSelected(most, '999')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(selectedCount(most)).toBe(999);
    expect(selectionInput(most, { search: 'a' })).toEqual({
      all: 1,
      search: 'a',
      count: 999,
      except: ['2'],
    });
    expect(selectionInput(withChosen(most, first, new Set(first)), {})).toEqual({ all: 1, count: 1000 });
  });

  it('keeps the rows that failed, unless they are gone', () => {
    const some = withChosen(nothingSelected, [...first, ...second], new Set(['1', '2', '3', '4']));
    const answer = {
      done: ['1'],
      failed: [
        { id: '2', code: 'forbidden' as const },
        { id: '3', code: 'not_found' as const },
      ],
    };
    expect(selectionInput(afterBulk(some, answer), {})).toEqual({ ids: ['2', '4'] });
    expect(selectionInput(afterBulk(allSelected(5), answer), {})).toEqual({ ids: ['2'] });
    const all = allSelected(5);
    expect(afterRow(all, answer)).toBe(all);
  });

  it('is asked for again with the number of rows that match by now', () => {
    const most = withChosen(allSelected(1000), first, new Set(['1', '3']));
    expect(selectionInput(afterCountChanged(most, 1200), {})).toMatchObject({ count: 1200, except: ['2'] });
    expect(afterCountChanged(nothingSelected, 7)).toBe(nothingSelected);
  });
});
