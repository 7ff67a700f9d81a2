import { z } from 'zod';

interface Range {
  readonly min: number;
  readonly max: number;
  /** What is said of less, where the rule has a sentence of its own. */
  readonly tooSmall?: 'at_least' | 'quota_positive';
}

/** A whole number, decimal on the wire. */
export function integer({ min, max, tooSmall = 'at_least' }: Range) {
  return z
    .union([z.number(), z.string().regex(/^-?\d{1,15}$/, missingOrElse)], missingOrElse)
    .transform(Number)
    .pipe(z.int('format').min(min, tooSmall).max(max, 'less_than'));
}

/** A number that may have a fraction, with a point on the wire. */
export function decimal({ min, max }: Pick<Range, 'min' | 'max'>) {
  return z
    .union([z.number(), z.string().regex(/^-?\d{1,9}(\.\d{1,6})?$/, missingOrElse)], missingOrElse)
    .transform(Number)
    .pipe(z.number('format').min(min, 'at_least').max(max, 'less_than'));
}

const missingOrElse = {
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined || input === '' ? 'required' : 'format',
};
