import { longWorkKind } from '../long-work/long-work.ts';

export const bulkKind = longWorkKind('bulk', { atOnce: 2 });
/** Those that wait for other systems: however slow these are, the jobs above do not wait for them. */
export const outsideBulkKind = longWorkKind('bulk-outside', { atOnce: 3, seconds: 120 });
