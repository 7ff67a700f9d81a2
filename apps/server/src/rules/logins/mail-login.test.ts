import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSecretBox } from '../../kernel/secrets.ts';
import { mailLoginSalt, mailPasswordDigest, makeMailPassword } from './mail-login.ts';

const secrets = createSecretBox('5a'.repeat(32));

it('makes passwords of 20 characters in groups that are easy to type, never the same', () => {
  const made = Array.from({ length: 200 }, makeMailPassword);
  expect(new Set(made).size).toBe(200);
  for (const password of made) expect(password).toMatch(/^([a-km-np-z2-9]{4}-){4}[a-km-np-z2-9]{4}$/);
});

it('has a salt that Dovecot’s configuration takes as it is, always the same', () => {
  expect(mailLoginSalt(secrets)).toMatch(/^[0-9a-f]{64}$/);
  expect(mailLoginSalt(createSecretBox('5a'.repeat(32)))).toBe(mailLoginSalt(secrets));
});

it('stores the digest that Dovecot computes: of the salt, as its configuration has it, and then the password', () => {
  const password = 'k7mq-2dfx-9abc-zyxw-5678';
  const expected = createHash('sha256')
    .update(`${mailLoginSalt(secrets)}${password}`)
    .digest('hex');
  expect(mailPasswordDigest(secrets, password)).toBe(expected);
  const other = createSecretBox('5b'.repeat(32));
  expect(mailPasswordDigest(other, password)).not.toBe(expected);
});
