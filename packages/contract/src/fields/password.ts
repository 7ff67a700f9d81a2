import { z } from 'zod';
import { missing } from './missing.ts';

/** Shortest passwords: admins of the panel, and users of mailboxes. */
export const passwordLength = { admin: 10, user: 8, most: 200 } as const;

/** The rules of specification 5, each on its own so that a form can tick them off while one types. */
export const passwordRules = {
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  number: (password: string) => /\p{Nd}/u.test(password),
  special: (password: string) => /[^\p{L}\p{Nd}\s]/u.test(password),
} as const;
export type PasswordRule = keyof typeof passwordRules;

function newPassword(shortest: number) {
  return z
    .string(missing)
    .min(1, 'required')
    .max(passwordLength.most, 'max_length')
    .refine((password) => password.length >= shortest, { error: 'min_length', params: { num: shortest } })
    .refine((password) => Object.values(passwordRules).every((rule) => rule(password)), 'password_rules');
}

export const adminPassword = newPassword(passwordLength.admin);
/** Of the users of mailboxes. */
export const userPassword = newPassword(passwordLength.user);
