import { z } from 'zod';
import { missing } from './missing.ts';

/** The formats an account can choose from: pattern to an example. Spec 3: the values are not shown; we chose these. */
export const dateFormats = {
  'YYYY-MM-DD': '2026-01-31',
  'DD.MM.YYYY': '31.01.2026',
  'DD/MM/YYYY': '31/01/2026',
  'MM/DD/YYYY': '01/31/2026',
  'DD-MM-YYYY': '31-01-2026',
  'D MMM YYYY': '31 Jan 2026',
} as const;
export type DateFormat = keyof typeof dateFormats;

/** Empty: the default of the language. */
export const dateFormat = z.enum(['', ...(Object.keys(dateFormats) as DateFormat[])], missing);
