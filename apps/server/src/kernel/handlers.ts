import type { Action, ActionGroup, ParsedInputOf, ResultOf } from '@posthouse/contract/core/action';
import type { CallContext, CommandPowers, SessionContext } from './context.ts';

/** JSON made by PostgreSQL from the columns of a declared row: passed through unparsed. */
export class JsonText<Value> {
  declare readonly value: Value;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type ContextOf<A extends Action> = A['access'] extends 'public' ? CallContext : SessionContext;
type Result<A extends Action> = ResultOf<A> | JsonText<ResultOf<A>>;

export type QueryHandler<A extends Action> = (
  ctx: ContextOf<A>,
  input: ParsedInputOf<A>,
) => Promise<Result<A>>;

/**
 * `prepare` does the slow work (hashing, DNS, other systems) and holds no connection; `apply` is SQL only, runs in one
 * transaction with its history and jobs, and again from the start after a deadlock; `afterCommit` tells other systems.
 */
export interface CommandHandler<A extends Action, Prepared = undefined> {
  prepare?(ctx: ContextOf<A> & CommandPowers, input: ParsedInputOf<A>): Promise<Prepared>;
  apply(ctx: ContextOf<A> & CommandPowers, input: ParsedInputOf<A>, prepared: Prepared): Promise<Result<A>>;
  afterCommit?(ctx: ContextOf<A>, input: ParsedInputOf<A>): Promise<void>;
}

type HandlerOf<A extends Action> = A['kind'] extends 'query'
  ? QueryHandler<A>
  : // biome-ignore lint/suspicious/noExplicitAny: what prepare hands to apply is the command's own business
    CommandHandler<A, any>;

/** One handler for each action of a group: a missing or extra one does not compile. */
export type Handlers<Group extends ActionGroup> = { readonly [Name in keyof Group]: HandlerOf<Group[Name]> };
