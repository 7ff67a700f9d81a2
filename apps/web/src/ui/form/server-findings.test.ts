import { expect, it } from 'vitest';
import { findingsOf } from './server-findings.ts';

it('finds what is wrong in each field, nested ones and those of lists by their path', () => {
  const wrong = { type: 'format', params: { num: 2 } };
  const missing = { type: 'required', params: {} };
  const errors = {
    name: missing,
    email: missing,
    permissions: { users: wrong },
    action: { type: missing },
    members: [undefined, wrong] as never,
  };
  expect(findingsOf(errors)).toEqual([
    { field: 'name', ...missing },
    { field: 'email', ...missing },
    { field: 'permissions.users', ...wrong },
    { field: 'action.type', ...missing },
    { field: 'members.1', ...wrong },
  ]);
});
