import { expect, it } from 'vitest';
import { messagesOf } from './server-findings.ts';

it('finds what is wrong inside nested fields and lists, each sentence once', () => {
  const wrong = { type: 'format', message: 'Wrong.' };
  const missing = { type: 'required', message: 'Missing.' };
  expect(
    messagesOf({ name: missing, permissions: { users: wrong }, members: [undefined, wrong] as never }),
  ).toEqual(['Missing.', 'Wrong.']);
});
