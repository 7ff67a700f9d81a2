import { integer } from './number.ts';

/** MB of 1,000,000 bytes; forms show GB. 0 is none, never unlimited. */
export const quotaMb = integer({ min: 0, max: 1_000_000_000 });
/** Of a user: 0 is for those whose mail is elsewhere. */
export const userQuotaMb = integer({ min: 0, max: 1_000_000_000, tooSmall: 'quota_positive' });

/** Spec 3: shown in GB by dividing by 1000. */
export const gigabytes = (mb: number) => mb / 1000;
