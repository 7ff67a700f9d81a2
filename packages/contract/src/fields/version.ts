import { integer } from './number.ts';

/** The version of the record that a change is based on; 0 for one that was never stored. Left out, on whatever there is. */
export const version = integer({ min: 0, max: 2_000_000_000 }).optional();
