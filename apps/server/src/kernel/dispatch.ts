import { findAction } from '@posthouse/contract';
import { type Action, leastRequirement, requirementFor } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { fieldErrorsOf } from '@posthouse/contract/core/field-errors';
import { mayRun, type Requirement } from '@posthouse/contract/core/permissions';
import { JsonText } from '../db/json-text.ts';
import { refuseMissingAction, refuseMissingFeatures } from './account-features.ts';
import { countRefusals } from './account-history.ts';
import type { Caller } from './caller.ts';
import { runCommand } from './commands.ts';
import type { CallContext } from './context.ts';
import type { DispatchParts } from './dispatch-parts.ts';
import type { CommandHandler, QueryHandler } from './handlers.ts';
import { createTurnsByKey, type InTurnOf } from './turns.ts';

/** One request as the endpoint understood it; nothing of `fields` is trusted yet. */
export interface Call {
  readonly action: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly caller: Caller | undefined;
  readonly requestId: string;
  readonly remoteIp: string;
  readonly userAgent: string;
}

/** The path of one call: find action, caller, least level, parse, access(input), run, guard the output. */
export function createDispatcher(parts: DispatchParts) {
  const commandInTurnOf = createTurnsByKey(commandsOfAccount);
  const queryInTurnOf = createTurnsByKey(queriesOfAccount);
  /** Answers the JSON of `returndata`, or throws an AppError. */
  return async function dispatch(call: Call): Promise<string> {
    const action = findAction(call.action);
    if (action === undefined) throw new AppError('unknown_action');
    const ctx = contextOf(parts, call);
    await demand(parts, call, ctx, action, leastRequirement(action));
    if (call.caller) await refuseMissingAction(ctx.db, call.caller.accountId, action);
    if (action.kind === 'command' && call.caller?.isReadOnly && !action.allowedWhileViewing) {
      await recordRefusal(parts, call, ctx);
      throw new AppError('read_only');
    }
    const input = parseInput(action, call.fields);
    const requirement = requirementFor(action, input);
    await demand(parts, call, ctx, action, requirement);
    if (call.caller) await refuseMissingFeatures(ctx.db, call.caller.accountId, action, call.fields);
    const handler = parts.handlers[call.action];
    const result =
      action.kind === 'query'
        ? await readInTurn(queryInTurnOf, call.caller, () => (handler as QueryHandler<Action>)(ctx, input))
        : await runCommand({
            parts,
            name: call.action,
            action,
            handler: handler as CommandHandler<Action, unknown, unknown>,
            ctx,
            input,
            caller: requirement === 'public' ? undefined : call.caller,
            demand: (caller) => refuse(action, requirement, caller),
            inTurnOf: commandInTurnOf,
            actor: call.caller?.viewer,
          });
    return guardOutput(action, result, parts.checkJsonText);
  };
}

/**
 * Of the connections to the database, and of its processors, an account has a few for commands and a few for queries; what
 * is more waits its turn, so that others do not.
 */
const commandsOfAccount = { atOnce: 4, mostWaiting: 100, retrySeconds: 5 } as const;
const queriesOfAccount = { atOnce: 3, mostWaiting: 200, retrySeconds: 5 } as const;

function readInTurn<Result>(inTurnOf: InTurnOf, caller: Caller | undefined, read: () => Promise<Result>) {
  return caller ? inTurnOf(String(caller.accountId), read) : read();
}

/** The caller is in the context only where there is one; handlers of public actions never see it. */
function contextOf(parts: DispatchParts, call: Call): CallContext & { caller: Caller } {
  return {
    db: parts.database.db,
    now: parts.clock.now(),
    requestId: call.requestId,
    remoteIp: call.remoteIp,
    userAgent: call.userAgent,
    ...(call.caller ? { caller: call.caller } : {}),
  } as CallContext & { caller: Caller };
}

async function demand(
  parts: DispatchParts,
  call: Call,
  ctx: CallContext,
  action: Action,
  requirement: Requirement,
): Promise<void> {
  try {
    refuse(action, requirement, call.caller);
  } catch (error) {
    const isForbidden = error instanceof AppError && error.code === 'forbidden';
    if (isForbidden && action.kind === 'command') await recordRefusal(parts, call, ctx);
    throw error;
  }
}

/** Throws unless the caller has what it takes. */
function refuse(action: Action, requirement: Requirement, caller: Caller | undefined): void {
  const duty = requirement === 'public' ? undefined : caller?.duty;
  if (duty && !action.allowedDespite?.includes(duty)) throw new AppError(duty);
  if (mayRun({ requirement, scope: action.scope }, caller)) return;
  throw new AppError(caller === undefined ? 'session_invalid' : 'forbidden');
}

/** What was tried and refused belongs in the history too. */
async function recordRefusal(parts: DispatchParts, call: Call, ctx: CallContext): Promise<void> {
  if (call.caller === undefined) return;
  const { remoteIp, requestId } = call;
  const { viewer: actor, isReadOnly, adminname } = call.caller;
  // What was tried while looking on names through whose eyes.
  const target = isReadOnly ? adminname : '';
  const write = { actor, action: call.action, allowed: [], at: ctx.now, remoteIp, requestId };
  await countRefusals(parts.database.db, write, [{ target }]);
}

function parseInput(action: Action, fields: Readonly<Record<string, unknown>>): unknown {
  const parsed = action.input.safeParse(fields);
  if (!parsed.success) throw new AppError('invalid_input', { fields: fieldErrorsOf(parsed.error) });
  return parsed.data;
}

function guardOutput(action: Action, result: unknown, checkJsonText: boolean): string {
  if (result instanceof JsonText) {
    if (checkJsonText) action.output.parse(JSON.parse(result.text));
    return result.text;
  }
  return JSON.stringify(action.output.parse(result));
}
