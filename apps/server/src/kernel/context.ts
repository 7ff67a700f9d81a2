import type { Scope } from '@posthouse/contract/core/permissions';
import type { Database } from '../db/pool.ts';
import type { RecordedActor } from './actor.ts';
import type { Caller } from './caller.ts';
import type { JobKind } from './jobs.ts';

export type Facts<Field extends string = string> = Readonly<Partial<Record<Field, unknown>>>;

/** An action about things in domains says of each entry which domain it is about, or that it is about none. */
type EntryDomain<Reach extends Scope> = [Reach] extends ['domain']
  ? { readonly domainId: number | null }
  : { readonly domainId?: number | null };

/** The fields of before and after are those the action declares in its `history`. */
export type HistoryEntry<Field extends string = string, Reach extends Scope = Scope> = EntryDomain<Reach> & {
  /** What was changed, as an administrator would name it. */
  readonly target: string;
  readonly before?: Facts<Field> | undefined;
  readonly after?: Facts<Field> | undefined;
  /** The first step of something that is recorded again when it is complete. */
  readonly isPending?: boolean;
};

/** What every phase of every action knows about its call. */
export interface CallContext {
  readonly db: Database;
  readonly now: Date;
  readonly requestId: string;
  readonly remoteIp: string;
  readonly userAgent: string;
}

/** What a store of one account needs. */
export interface TenantContext {
  readonly db: Database;
  readonly caller: Pick<Caller, 'accountId' | 'domains'>;
}

export interface CallerContext extends CallContext {
  readonly caller: Caller;
}

/** What a command may do beside reading and writing rows. */
export interface CommandPowers<Field extends string = never, Reach extends Scope = Scope> {
  /** Names whom the history entry is about, for commands that begin without a caller. */
  actAs(actor: RecordedActor): void;
  /** Adds an entry; a command that adds none gets one with its action's name alone. */
  recordHistory(entry: HistoryEntry<Field, Reach>): void;
  /** Enqueues in the transaction of the command: the job exists exactly when the change does. */
  enqueue<Data extends object>(kind: JobKind<Data>, data: Data): Promise<void>;
  /** What must outlive a refusal; runs in a transaction of its own when the command's has ended. */
  recordSecurityEvent(write: (db: Database) => Promise<void>): Promise<void>;
}

/** The same before the transaction: only here is a security event written at once, so that its outcome can decide. */
export interface PreparePowers<Field extends string = never> extends CommandPowers<Field> {
  readonly phase: 'prepare';
}
