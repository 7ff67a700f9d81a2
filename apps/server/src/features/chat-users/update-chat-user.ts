import { AppError } from '@posthouse/contract/core/errors';
import type { chatUsersActions } from '@posthouse/contract/features/chat-users';
import type { HistoryEntry } from '../../kernel/context.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { ZulipFailure } from '../../rules/zulip/zulip-client.ts';
import { inWords } from './add-chat-user.ts';
import type { ChatConnections } from './chat-connections.ts';
import { demandRoles, recordAsked, roleToHeed } from './chat-roles.ts';
import {
  changeChatUsers,
  chatUserRecord,
  findChatUsers,
  lockChatUsers,
  readChatUser,
} from './chat-users-store.ts';

type Update = typeof chatUsersActions.updateChatUser;

/** First in Zulip, then here: where the second fails, the users are read before long. */
export function updateChatUserHandler(
  { clock }: FeatureParts,
  chats: ChatConnections,
): CommandHandler<Update, HistoryEntry | undefined> {
  return {
    async prepare(ctx, { id, version, ...wanted }) {
      const [before] = await findChatUsers(ctx, [id]);
      if (before === undefined) throw new AppError('not_found');
      if (version !== undefined && version !== before.version) throw new AppError('stale');
      const { zulipId } = before;
      if (zulipId === null) throw new AppError('conflict');
      const target = before.email;
      await demandRoles(ctx, 'updateChatUser', { target, roles: [before.role, wanted.role] });
      const change = chatUserRecord.difference(before, wanted);
      if (Object.keys(change.after).length === 0) return undefined;
      const entry = { target, domainId: before.domainId, ...change };
      await chats
        .withZulip(ctx.caller.accountId, async (zulip) => {
          const roles = [await roleToHeed(zulip, zulipId, ctx.caller)];
          await demandRoles(ctx, 'updateChatUser', { target, roles });
          await zulip.changeMember(zulipId, change.after);
        })
        .catch(async (error: unknown) => {
          const isUnknown = error instanceof ZulipFailure && error.waitSeconds === undefined;
          if (isUnknown) await recordAsked(ctx, 'updateChatUser', entry);
          throw inWords(error);
        });
      return entry;
    },
    async apply(ctx, { id, version: _version, ...wanted }) {
      const [before] = await lockChatUsers(ctx, [id]);
      if (before === undefined) throw new AppError('not_found');
      const change = chatUserRecord.difference(before, wanted);
      await changeChatUsers(ctx, [id], { ...change.after, failure: '', reason: '' }, clock.now());
      ctx.recordHistory({ target: before.email, domainId: before.domainId, ...change });
      return readChatUser(ctx, id);
    },
    doneOutside: (entry) => (entry ? [entry] : []),
  };
}
