import { z } from 'zod';
import { missing } from './missing.ts';

/** Several values; the empty list is `members=` on the wire. */
export function listOf<Item extends z.ZodType>(item: Item, { least, most }: { least: number; most: number }) {
  return z.preprocess(
    (value) => (value === '' ? [] : value),
    z.array(item, missing).min(least, 'required').max(most, 'too_many'),
  );
}
