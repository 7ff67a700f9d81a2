import { randomInt } from 'node:crypto';
import { passwordRules } from '@posthouse/contract/fields/password';

/** No letters or digits that are mistaken for each other when read aloud or copied by hand. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#%+-=?@_';
const length = 18;

/** About 108 random bits that satisfy every rule for passwords. */
export function generatePassword(): string {
  for (;;) {
    const password = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    if (Object.values(passwordRules).every((rule) => rule(password))) return password;
  }
}
