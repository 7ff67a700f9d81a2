import { z } from 'zod';
import type { AccountFeature } from './account-features.ts';
import type { Duty } from './duties.ts';
import type { Requirement, Scope } from './permissions.ts';

/** Where the right depends on what is asked for; `branches` names one input per outcome for tests and documentation. */
export interface AccessByInput<Input> {
  readonly least: Requirement;
  readonly decide: (input: Input) => Requirement;
  readonly branches: readonly {
    readonly example: Readonly<Record<string, unknown>>;
    readonly needs: Requirement;
  }[];
}

export type Access<Input> = Requirement | AccessByInput<Input>;

interface Declaration<
  Input extends z.ZodObject,
  Output extends z.ZodType,
  Rule extends Access<z.output<Input>>,
  Reach extends Scope = Scope,
> {
  /** One sentence for docs/api.md. */
  readonly summary: string;
  readonly access: Rule;
  /** What it reaches: refused to, or narrowed for, admins limited to some domains. */
  readonly scope: Reach;
  readonly input: Input;
  readonly output: Output;
  /** Also works while the caller has one of these duties: what it takes to meet it. */
  readonly allowedDespite?: readonly Duty[];
  /** What an account must have for it; to others the action is unknown. */
  readonly feature?: AccountFeature;
  /** The largest form it takes, where that is more than usual; its `action` must come first. */
  readonly bodyBytes?: number;
  /** A valid input, for documentation and for the tests that walk every action. */
  readonly example: z.input<Input>;
}

export interface Query<
  Input extends z.ZodObject,
  Output extends z.ZodType,
  Rule extends Access<z.output<Input>>,
> extends Declaration<Input, Output, Rule> {
  readonly kind: 'query';
}

export interface Command<
  Input extends z.ZodObject,
  Output extends z.ZodType,
  Rule extends Access<z.output<Input>>,
  History extends readonly string[],
  Reach extends Scope,
> extends Declaration<Input, Output, Rule, Reach> {
  readonly kind: 'command';
  /** The only fields that may appear in the before/after of its account-history entries. */
  readonly history: History;
  /** Also runs in a session that only looks on (`viewAs`). */
  readonly allowedWhileViewing: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: an action of any shape; every use narrows it through its own key
export type Action = Query<any, any, any> | Command<any, any, any, any, any>;
export type ActionGroup = Readonly<Record<string, Action>>;

export function query<
  Input extends z.ZodObject,
  Output extends z.ZodType,
  const Rule extends Access<z.output<Input>>,
>(declaration: Declaration<Input, Output, Rule>): Query<Input, Output, Rule> {
  return { ...declaration, kind: 'query' };
}

export function command<
  Input extends z.ZodObject,
  Output extends z.ZodType,
  const Rule extends Access<z.output<Input>>,
  const Reach extends Scope,
  const History extends readonly string[] = readonly [],
>(
  declaration: Declaration<Input, Output, Rule, Reach> & { history?: History; allowedWhileViewing?: boolean },
): Command<Input, Output, Rule, History, Reach> {
  const { history = [] as unknown as History, allowedWhileViewing = false, ...declared } = declaration;
  return { ...declared, history, allowedWhileViewing, kind: 'command' };
}

/** What a caller may send, what the handler receives, what the handler returns, what the caller gets. */
export type InputOf<A extends Action> = z.input<A['input']>;
export type ParsedInputOf<A extends Action> = z.output<A['input']>;
export type ResultOf<A extends Action> = z.input<A['output']>;
export type AnswerOf<A extends Action> = z.output<A['output']>;

/** The right without which no input of this action is accepted; checked before the body is parsed. */
export function leastRequirement(action: Action): Requirement {
  const access: Access<unknown> = action.access;
  return typeof access === 'object' && 'decide' in access ? access.least : access;
}

/** The right this very input needs. */
export function requirementFor(action: Action, input: unknown): Requirement {
  const access: Access<unknown> = action.access;
  return typeof access === 'object' && 'decide' in access ? access.decide(input) : access;
}

/** For actions without fields, and those that answer nothing but their success. */
export const noFields = z.strictObject({});
export const success = z.literal('success');
