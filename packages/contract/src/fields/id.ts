import { z } from 'zod';
import { listOf } from './list.ts';
import { missing } from './missing.ts';

/** Opaque to callers; a positive number inside. */
export const id = z
  .string(missing)
  .regex(/^[1-9]\d{0,14}$/, 'format')
  .transform(Number);

/** An id in an answer. */
export const wireId = z.string();

/** The rows of a bulk action. */
export const ids = listOf(id, { least: 1, most: 1_000 });
