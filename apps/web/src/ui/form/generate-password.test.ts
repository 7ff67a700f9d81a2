import { adminPassword } from '@posthouse/contract/fields/password';
import { expect, it } from 'vitest';
import { generatePassword } from './generate-password.ts';

it('makes passwords the contract accepts, each a new one', () => {
  const passwords = Array.from({ length: 200 }, generatePassword);
  for (const password of passwords) expect(adminPassword.safeParse(password).success).toBe(true);
  expect(new Set(passwords).size).toBe(200);
});
