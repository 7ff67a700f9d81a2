import { AppError } from '@posthouse/contract/core/errors';
import type { Rights } from '@posthouse/contract/core/permissions';
import {
  type ChatRole,
  chatRoles,
  chatUsersActions,
  mayManageRole,
} from '@posthouse/contract/features/chat-users';
import { writeHistory } from '../../kernel/account-history.ts';
import type { CallerContext, CommandPowers, HistoryEntry } from '../../kernel/context.ts';
import { recordRefusal } from '../../rules/admins/record-refusal.ts';
import type { ZulipClient } from '../../rules/zulip/zulip-client.ts';

type Name = 'addChatUser' | 'updateChatUser';
type PrepareContext = CallerContext & Pick<CommandPowers, 'recordSecurityEvent'>;

/** Refuses, and notes, an attempt on a role that is not the caller's to give or to touch. */
export async function demandRoles(
  ctx: PrepareContext,
  action: Name,
  { target, roles }: { readonly target: string; readonly roles: readonly (ChatRole | undefined)[] },
): Promise<void> {
  if (roles.every((role) => role === undefined || mayManageRole(role, ctx.caller))) return;
  await recordRefusal(ctx, action, { targets: [target] });
  throw new AppError('forbidden');
}

/** The role that somebody has in Zulip by now; asked for those alone who may not touch every role. */
export async function roleToHeed(
  zulip: ZulipClient,
  key: number | string,
  rights: Rights,
): Promise<ChatRole | undefined> {
  if (chatRoles.every((role) => mayManageRole(role, rights))) return undefined;
  return (await zulip.findMember(key))?.role;
}

/** Notes who asked for something of which nobody knows whether Zulip did it. */
export async function recordAsked(ctx: PrepareContext, action: Name, entry: HistoryEntry): Promise<void> {
  const { caller, now: at, remoteIp, requestId } = ctx;
  const allowed = chatUsersActions[action].history;
  const write = { actor: caller.viewer, action, allowed, outcome: 'done', at, remoteIp, requestId } as const;
  await ctx.recordSecurityEvent((db) => writeHistory(db, write, [{ ...entry, isPending: true }]));
}
