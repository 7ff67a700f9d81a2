import { AppError } from '@posthouse/contract/core/errors';
import type { chatUsersActions } from '@posthouse/contract/features/chat-users';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { inWords } from './add-chat-user.ts';
import type { ChatConnections } from './chat-connections.ts';
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
): CommandHandler<Update> {
  return {
    async prepare(ctx, { id, version, ...wanted }) {
      const [before] = await findChatUsers(ctx, [id]);
      if (before === undefined) throw new AppError('not_found');
      if (version !== undefined && version !== before.version) throw new AppError('stale');
      const { zulipId } = before;
      if (zulipId === null) throw new AppError('conflict');
      const { after } = chatUserRecord.difference(before, wanted);
      if (Object.keys(after).length === 0) return undefined;
      await chats
        .withZulip(ctx.session.accountId, (zulip) => zulip.changeMember(zulipId, after))
        .catch((error: unknown) => {
          throw inWords(error);
        });
      return undefined;
    },
    async apply(ctx, { id, version: _version, ...wanted }) {
      const [before] = await lockChatUsers(ctx, [id]);
      if (before === undefined) throw new AppError('not_found');
      const change = chatUserRecord.difference(before, wanted);
      await changeChatUsers(ctx, [id], { ...change.after, failure: '', reason: '' }, clock.now());
      ctx.recordHistory({ target: before.email, domainId: before.domainId, ...change });
      return readChatUser(ctx, id);
    },
  };
}
