import { expect, it } from 'vitest';
import { changedFields, rebased } from './record-changes.ts';

it('keeps what was typed and takes what others changed in fields left alone', () => {
  const loaded = { name: 'Anna', email: 'a@example.com', rights: { users: 1, logs: 1 }, members: ['x'] };
  const typed = { ...loaded, name: 'Anna B.', rights: { users: 5, logs: 1 } };
  const changed = {
    ...loaded,
    name: 'Anne',
    email: 'b@example.com',
    rights: { users: 2, logs: 3 },
    members: [],
  };
  expect(rebased(loaded, typed, changed)).toEqual({
    name: 'Anna B.',
    email: 'b@example.com',
    rights: { users: 5, logs: 3 },
    members: [],
  });
});

it('keeps a field that the record does not have, like a new password', () => {
  expect(rebased({ password: '' }, { password: 'secret' }, {})).toEqual({ password: 'secret' });
});

it('sends the fields that differ alone, emptied ones too', () => {
  const before = { name: 'Anna', note: 'x', members: ['a'], active: true };
  expect(changedFields(before, { ...before })).toEqual({});
  expect(changedFields(before, { ...before, note: '', members: ['a', 'b'], name: undefined })).toEqual({
    note: '',
    members: ['a', 'b'],
  });
});
