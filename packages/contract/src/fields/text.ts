import { z } from 'zod';
import { missing } from './missing.ts';

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

/** A secret as typed, never trimmed; only emptiness and size are refused here. */
export const typedSecret = z.string(missing).min(1, 'required').max(1_000, 'max_length');
