import { AppError } from '@posthouse/contract/core/errors';
import type { chatUsersActions } from '@posthouse/contract/features/chat-users';
import type { CallerContext } from '../../kernel/context.ts';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import { findOrganization, markDue } from '../../rules/zulip/chat-organization.ts';
import { addChatUserHandler } from './add-chat-user.ts';
import { createChatConnections } from './chat-connections.ts';
import { chatSyncWorker, syncChatJob } from './chat-sync-job.ts';
import { chatBulkHandlers } from './chat-users-bulk.ts';
import { chatUserList } from './chat-users-store.ts';
import { updateChatUserHandler } from './update-chat-user.ts';

export function chatUsersFeature(parts: FeatureParts): Feature<typeof chatUsersActions> {
  const chats = createChatConnections(parts);
  return {
    handlers: {
      getChat: (ctx) => readChat(ctx),
      refreshChatUsers: {
        async apply(ctx) {
          const { db, caller, now } = ctx;
          const organization = await findOrganization(db, caller.accountId);
          if (organization === undefined) throw new AppError('chat_not_connected');
          await markDue(db, caller.accountId, now);
          await ctx.enqueue(syncChatJob, {});
          ctx.recordHistory({ target: new URL(organization.url).host });
          return readChat(ctx);
        },
      },
      getChatUsers: chatUserList.answer,
      addChatUser: addChatUserHandler(parts, chats),
      updateChatUser: updateChatUserHandler(parts, chats),
      ...chatBulkHandlers(parts, chats),
    },
    workers: [chatSyncWorker(parts)],
  };
}

async function readChat({ db, caller, now }: CallerContext) {
  const found = await findOrganization(db, caller.accountId);
  const isDue = found !== undefined && found.dueAt !== null && found.dueAt <= now;
  return {
    connected: found ? (1 as const) : (0 as const),
    url: found?.url ?? '',
    synced_at: found?.syncedAt?.toISOString() ?? null,
    error: found?.failure ?? ('' as const),
    failed_since: found?.failedSince?.toISOString() ?? null,
    checking: isDue ? (1 as const) : (0 as const),
  };
}
