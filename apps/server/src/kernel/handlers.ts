import type { Action, ActionGroup, ParsedInputOf, ResultOf } from '@posthouse/contract/core/action';
import type { JsonText } from '../db/json-text.ts';
import type { CallContext, CallerContext, CommandPowers, HistoryEntry, PreparePowers } from './context.ts';

type ContextOf<A extends Action> = A['access'] extends 'public' ? CallContext : CallerContext;
export type CommandContextOf<A extends Action> = ContextOf<A> &
  CommandPowers<A extends { history: readonly (infer Field extends string)[] } ? Field : never, A['scope']>;
type Result<A extends Action> = ResultOf<A> | JsonText<ResultOf<A>>;

export type QueryHandler<A extends Action> = (
  ctx: ContextOf<A>,
  input: ParsedInputOf<A>,
) => Promise<Result<A>>;

/**
 * `prepare` does the slow work (hashing, DNS, other systems) and holds no connection; `apply` is SQL only, runs in one
 * transaction with its history and jobs, and again from the start after a deadlock. What follows the commit is a job; where
 * the answer is what the job made, `afterCommit` waits for it.
 */
export interface CommandHandler<A extends Action, Prepared = undefined, Applied = Result<A>> {
  prepare?(ctx: CommandContextOf<A> & PreparePowers, input: ParsedInputOf<A>): Promise<Prepared>;
  /** It changes the account's own row, which is locked so from the start. */
  readonly changesAccount?: boolean;
  apply(ctx: CommandContextOf<A>, input: ParsedInputOf<A>, prepared: Prepared): Promise<Applied>;
  /** Gives the answer; holds no connection while it waits. */
  afterCommit?(ctx: ContextOf<A>, input: ParsedInputOf<A>, applied: Applied): Promise<Result<A>>;
  /** What another system has done in `prepare`: it is in the history also where `apply` was refused or failed. */
  doneOutside?(prepared: Prepared, input: ParsedInputOf<A>): readonly HistoryEntry[];
}

type HandlerOf<A extends Action> = A['kind'] extends 'query'
  ? QueryHandler<A>
  : // biome-ignore lint/suspicious/noExplicitAny: what one phase hands to the next is the command's own business
    CommandHandler<A, any, any>;

/** One handler for each action of a group: a missing or extra one does not compile. */
export type Handlers<Group extends ActionGroup> = { readonly [Name in keyof Group]: HandlerOf<Group[Name]> };
