import { expect, it } from 'vitest';
import { insertAt } from './placeholders.tsx';

it('inserts at the cursor, which stands behind it then', () => {
  expect(insertAt('Hello !', '{username}', { start: 6, end: 6 })).toEqual({
    text: 'Hello {username}!',
    cursor: 16,
  });
});

it('replaces what is selected', () => {
  expect(insertAt('Hello you!', '{username}', { start: 6, end: 9 })).toEqual({
    text: 'Hello {username}!',
    cursor: 16,
  });
});
