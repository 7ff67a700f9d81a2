import { z } from 'zod';
import { missing } from './missing.ts';
import { secret } from './secret.ts';

/** A line of text that must not be empty. */
export function line(max: number) {
  return z
    .string(missing)
    .min(1, 'required')
    .max(max, 'max_length')
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'format');
}

/** A line of text that may be empty. */
export function optionalLine(max: number) {
  return z
    .string(missing)
    .trim()
    .max(max, 'max_length')
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'format');
}

/** Text of several lines that may be empty; line ends are those of Unix, no other control characters. */
export function plainText(max: number) {
  return z
    .string(missing)
    .max(max, 'max_length')
    .transform((text) => text.replace(/\r\n?/g, '\n'))
    .refine((text) => /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u.test(text.replace(/[\n\t]/g, '')), 'format');
}

/** A secret as typed, never trimmed; only emptiness and size are refused here. */
export const typedSecret = secret(z.string(missing).min(1, 'required').max(1_000, 'max_length'));

/** For forms with a long text: in other scripts each of its letters is written as up to nine characters. */
export const longTextBodyBytes = 128 * 1024;

/** Of a vacation reply. */
export const mostReplyCharacters = 5_000;
