import { describe, expect, it } from 'vitest';
import { readChoice, shownColumns, writeChoice } from './column-choice.ts';

const columns = [{ field: 'at' }, { field: 'name', isMain: true }, { field: 'note', isHidden: true }];
const fields = (choice: Record<string, boolean>) => shownColumns(columns, choice).map(({ field }) => field);

describe('the choice of columns', () => {
  it('shows what the list says until somebody decides', () => {
    expect(fields({})).toEqual(['at', 'name']);
    expect(fields({ note: true, at: false })).toEqual(['name', 'note']);
  });

  it('never hides the column that leads to the row', () => {
    expect(fields({ name: false, at: false })).toEqual(['name']);
  });

  it('survives a reload, a damaged store and a reset', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    };
    writeChoice(storage, 'columns.getUsers', { note: true });
    expect(readChoice(storage, 'columns.getUsers')).toEqual({ note: true });
    writeChoice(storage, 'columns.getUsers', {});
    expect(stored.size).toBe(0);
    for (const damaged of ['{', 'null', '7', '{"note":"yes"}']) {
      stored.set('columns.getUsers', damaged);
      expect(readChoice(storage, 'columns.getUsers')).toEqual({});
    }
  });
});
