import { describe, expect, it } from 'vitest';
import {
  afterBulk,
  afterRow,
  allSelected,
  bulkInput,
  isSelected,
  nothingSelected,
  selectedCount,
  withPage,
} from './selection.ts';

const [first, second] = [
  ['1', '2', '3'],
  ['4', '5'],
];

describe('a selection', () => {
  it('is kept over pages', () => {
    const one = withPage(nothingSelected, first, new Set(['1', '3']));
    const both = withPage(one, second, new Set(['5']));
    expect(bulkInput(both, {}, 5)).toEqual({ ids: ['1', '3', '5'] });
    expect(bulkInput(withPage(both, first, new Set(['3'])), {}, 5)).toEqual({ ids: ['3', '5'] });
    expect(selectedCount(both, 5)).toBe(3);
  });

  it('of all matching rows remembers the exceptions', () => {
    const most = withPage(allSelected, first, new Set(['1', '3']));
    expect([isSelected(most, '1'), isSelected(most, '2'), isSelected(most, '999')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(selectedCount(most, 1000)).toBe(999);
    expect(bulkInput(most, { search: 'a' }, 1000)).toEqual({
      all: 1,
      search: 'a',
      count: 999,
      except: ['2'],
    });
    expect(bulkInput(withPage(most, first, new Set(first)), {}, 1000)).toEqual({ all: 1, count: 1000 });
  });

  it('keeps the rows that failed, unless they are gone', () => {
    const some = withPage(nothingSelected, [...first, ...second], new Set(['1', '2', '3', '4']));
    const answer = {
      done: ['1'],
      failed: [
        { id: '2', code: 'forbidden' as const },
        { id: '3', code: 'not_found' as const },
      ],
    };
    expect(bulkInput(afterBulk(some, answer), {}, 5)).toEqual({ ids: ['2', '4'] });
    expect(bulkInput(afterBulk(allSelected, answer), {}, 5)).toEqual({ ids: ['2'] });
    expect(afterRow(allSelected, answer)).toBe(allSelected);
  });
});
