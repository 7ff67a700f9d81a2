import { jobKind } from '../kernel/jobs.ts';

/** Looks for the proofs of claims that are due: every minute, and right after one was made. */
export const checkOwnershipJob = jobKind<object>('check-ownership', { everyMinutes: 1 });
