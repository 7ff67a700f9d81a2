import { expect, it } from 'vitest';
import { findingsOf } from './server-findings.ts';

it('finds what is wrong in each field, nested ones and those of lists by their path', () => {
  const wrong = { type: 'format', message: 'Wrong.' };
  const missing = { type: 'required', message: 'Missing.' };
  const errors = {
    name: missing,
    email: missing,
    permissions: { users: wrong },
    members: [undefined, wrong] as never,
  };
  expect(findingsOf(errors)).toEqual([
    { field: 'name', message: 'Missing.' },
    { field: 'email', message: 'Missing.' },
    { field: 'permissions.users', message: 'Wrong.' },
    { field: 'members.1', message: 'Wrong.' },
  ]);
});
