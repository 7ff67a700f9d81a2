import { z } from 'zod';

/** A whole number, decimal on the wire. */
export function integer({ min, max }: { min: number; max: number }) {
  return z
    .union([z.number(), z.string().regex(/^-?\d{1,15}$/)], 'format')
    .transform(Number)
    .pipe(z.int('format').min(min, 'at_least').max(max, 'less_than'));
}
