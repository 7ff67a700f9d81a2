import { z } from 'zod';

/** A moment: `2026-01-31T12:00:00.000Z`. */
export const wireTime = z.iso.datetime({ precision: 3, error: 'format' });

/** A calendar day in the account's timezone: `2026-01-31`. */
export const day = z.iso
  .date({ error: 'format' })
  .refine((date) => date >= '1970-01-01' && date <= '2199-12-31', 'format');
