import type { DatabasePool } from '../db/pool.ts';
import type { Clock } from './clock.ts';
import type { JobQueue } from './jobs.ts';
import type { Log } from './log.ts';

export interface DispatchParts {
  readonly database: DatabasePool;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly log: Log;
  readonly handlers: Readonly<Record<string, unknown>>;
  /** Also checks JSON made by PostgreSQL against the contract: in tests and development. */
  readonly checkJsonText: boolean;
}
