import { z } from 'zod';
import { missing } from './missing.ts';
import { secret } from './secret.ts';

/** Shortest passwords: admins of the panel, and users of mailboxes. */
export const passwordLength = { admin: 10, user: 8, most: 200 } as const;

/** The rules of specification 5, each on its own so that a form can tick them off while one types. */
export const passwordPatterns = {
  lowercase: /\p{Ll}/u,
  uppercase: /\p{Lu}/u,
  number: /\p{Nd}/u,
  special: /[^\p{L}\p{Nd}\s]/u,
} as const;
export type PasswordRule = keyof typeof passwordPatterns;

export const passwordRules: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  lowercase: (password) => passwordPatterns.lowercase.test(password),
  uppercase: (password) => passwordPatterns.uppercase.test(password),
  number: (password) => passwordPatterns.number.test(password),
  special: (password) => passwordPatterns.special.test(password),
};

function newPassword(shortest: number) {
  return secret(
    z
      .string(missing)
      .min(1, 'required')
      .max(passwordLength.most, 'max_length')
      .refine((password) => password.length >= shortest, { error: 'min_length', params: { num: shortest } })
      // Nobody types one on purpose, and most mail programs can't.
      .refine((password) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(password), 'password_characters')
      .refine((password) => Object.values(passwordRules).every((rule) => rule(password)), 'password_rules'),
  );
}

export const adminPassword = newPassword(passwordLength.admin);
/** Of the users of mailboxes. */
export const userPassword = newPassword(passwordLength.user);
