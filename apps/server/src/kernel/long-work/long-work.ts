import type { Database } from '../../db/pool.ts';
import type { ActingAdmin } from '../acting-admin.ts';
import type { CallContext, CommandPowers, HistoryEntry } from '../context.ts';
import { type JobKind, jobKind } from '../jobs.ts';
import type { EndState, LongJob, LongJobKey } from './long-job-store.ts';

/** Before the transaction of a slice. */
export interface PrepareContext {
  readonly db: Database;
  /** With the rights of this moment. */
  readonly caller: ActingAdmin;
}

/** In the transaction of a slice: its changes, history, jobs and results commit together. */
export interface SliceContext extends CallContext, Pick<CommandPowers, 'enqueue' | 'recordSecurityEvent'> {
  readonly caller: ActingAdmin;
  /** Entries of the account history, under the name of a command. */
  record(action: string, entries: readonly HistoryEntry[]): void;
}

export interface SliceResult {
  readonly done: number;
  readonly failed: number;
  /** Nothing is left. */
  readonly isOver: boolean;
  /** A system outside wants to be left alone for so long; meanwhile no job of this kind and account asks it. */
  readonly restSeconds?: number | undefined;
}

/**
 * Work for an admin that takes longer than a request, of any number of slices: minutes or hours. The engine gives it a lease with a
 * fence, the admin’s rights as they are before each slice, its place in the history, a stop, and turns with other accounts.
 */
export interface LongWork<Prepared> {
  readonly kind: JobKind<LongJobKey>;
  /**
   * What a slice needs that takes long, such as hashing or another system; holds no connection. It may be done again for the
   * same rows, where its worker died or came too late.
   */
  prepare(ctx: PrepareContext, job: LongJob): Promise<Prepared>;
  apply(ctx: SliceContext, job: LongJob, prepared: Prepared): Promise<SliceResult>;
  /** `prepare` changes something elsewhere: what came of it is written down, also where the job was stopped meanwhile. */
  readonly isDoneInPrepare?: boolean;
  /** In the transaction in which the job ends. */
  onEnd?(db: Database, job: LongJob, state: EndState, now: Date): Promise<void>;
}

type KindOptions = Partial<Pick<JobKind<LongJobKey>, 'atOnce' | 'seconds'>>;

/** Jobs of one account go one after the other, by turns with those of others, however many it has. */
export const longWorkKind = (name: string, options: KindOptions = {}) =>
  jobKind<LongJobKey>(name, {
    ...options,
    isResumable: true,
    keyOf: ({ accountId, id }) => `${accountId}/${id}`,
    turnOf: ({ accountId }) => String(accountId),
  });
