import type { sessionActions } from '@posthouse/contract/features/session';
import { deviceOf } from '@posthouse/contract/fields/device';
import type { CommandHandler } from '../../../kernel/handlers.ts';
import { endOwnSessions } from './own-sessions-store.ts';

type End = typeof sessionActions.endSessions;

export const endSessionsHandler: CommandHandler<End> = {
  async apply(ctx, { ids }) {
    const ended = await endOwnSessions(ctx, ids);
    for (const { remoteIp, userAgent } of ended) {
      ctx.recordHistory({
        target: ctx.caller.adminname,
        before: { ...deviceOf(userAgent), remoteip: remoteIp },
      });
    }
    const done = new Set(ended.map(({ id }) => id));
    const missing = ids.filter((id) => !done.has(id));
    return {
      done: [...done].map(String),
      failed: missing.map((id) => ({ id: String(id), code: 'not_found' as const })),
    };
  },
};
