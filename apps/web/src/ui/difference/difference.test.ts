import { describe, expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

const changes = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  differenceOf(before, after).map(({ path, change }) => [path.join('.'), change]);

describe('the difference of a record', () => {
  it('tells added, removed, changed and same fields apart, in their order', () => {
    expect(changes({ name: 'Anna', quota: 5, note: 'x' }, { name: 'Anna', quota: 9, phone: '1' })).toEqual([
      ['name', 'same'],
      ['quota', 'changed'],
      ['note', 'removed'],
      ['phone', 'added'],
    ]);
  });

  it('counts an empty value as none', () => {
    expect(changes({ note: '', list: [], a: null }, { note: 'x', list: ['y'] })).toEqual([
      ['note', 'added'],
      ['list', 'added'],
      ['a', 'same'],
    ]);
  });

  it('takes nested records apart', () => {
    expect(changes({ rights: { users: 1, logs: 2 } }, { rights: { users: 5, logs: 2 } })).toEqual([
      ['rights.users', 'changed'],
      ['rights.logs', 'same'],
    ]);
    expect(changes(null, { rights: { users: 5 } })).toEqual([['rights.users', 'added']]);
  });

  it('compares lists item by item, twins included', () => {
    const [field] = differenceOf({ to: ['a', 'a', 'b'] }, { to: ['a', 'c', 'b'] });
    expect(field?.change).toBe('changed');
    expect(field?.items).toEqual([
      { change: 'same', value: 'a' },
      { change: 'removed', value: 'a' },
      { change: 'same', value: 'b' },
      { change: 'added', value: 'c' },
    ]);
  });

  it('has nothing to say about nothing', () => {
    expect(differenceOf(null, null)).toEqual([]);
  });
});
