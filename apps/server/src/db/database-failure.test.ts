import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { databaseFailureOf } from './database-failure.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
  code: 'ECONNREFUSED',
  syscall: 'connect',
});

it('knows a database that is away, also where the query builder wrapped the error', () => {
  expect(databaseFailureOf(refused)).toBe('away');
  expect(databaseFailureOf(new DrizzleQueryError('select 1', [], refused))).toBe('away');
});

it('does not take another service that is away for the database', () => {
  expect(databaseFailureOf(new TypeError('fetch failed', { cause: refused }))).toBeUndefined();
});
