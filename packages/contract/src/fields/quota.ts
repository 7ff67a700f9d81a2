import { integer } from './number.ts';

/** MB of 1,000,000 bytes; forms show GB. 0 is none, never unlimited. */
export const quotaMb = integer({ min: 0, max: 1_000_000_000 });

/** Spec 3: shown in GB by dividing by 1000. */
export const gigabytes = (mb: number) => mb / 1000;
