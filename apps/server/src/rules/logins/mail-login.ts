import { createHash, randomInt } from 'node:crypto';
import type { SecretBox } from '../../kernel/secrets.ts';

/** Without letters and digits that are mistaken for each other; 32 of them, so that each is 5 bits. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const groups = 5;
const groupLength = 4;

/** 100 random bits that can be typed on a phone: `k7mq-2dfx-…`. The hyphens are part of it. */
export function makeMailPassword(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Part of the mail engine’s configuration too: hexadecimal, so that nothing in it has to be quoted there. */
export const mailLoginSalt = (secrets: SecretBox): string => secrets.derive('salt of mail logins');

/**
 * What is stored of a password that the panel made. The mail engine computes the same of what was typed,
 * `%{sha256;rounds=1,salt=…:password}` in Dovecot: the salt goes first. Fast, because such passwords cannot be guessed;
 * salted, because a copy of the database alone must not be enough to try.
 */
export function mailPasswordDigest(secrets: SecretBox, password: string): string {
  return createHash('sha256').update(mailLoginSalt(secrets)).update(password, 'utf8').digest('hex');
}
