import { z } from 'zod';

/** A switch in an input: 1 or 0 on the wire, a boolean in code. */
export const flag = z
  .union([z.boolean(), z.literal([0, 1, '0', '1'])], 'format')
  .transform((value) => value === true || value === 1 || value === '1');

/** A switch in an answer. */
export const wireFlag = z.union([z.literal(0), z.literal(1)]);
