import { AppError } from '@posthouse/contract/core/errors';
import type { sessionActions } from '@posthouse/contract/features/session';
import type { CommandHandler } from '../../../kernel/handlers.ts';
import { consumeOneTimeKey } from '../../../kernel/one-time-keys.ts';
import type { LoginLinkDetail } from '../../../rules/admins/login-link.ts';
import { lockLoginCandidate, openLinkedSession } from './login-store.ts';

/** The key of an operator's link becomes a session with a token of its own: what a proxy logged of it opens nothing more. */
export const openLoginLinkHandler: CommandHandler<typeof sessionActions.openLoginLink> = {
  async apply(ctx, { key }) {
    const used = await consumeOneTimeKey(ctx.db, key, 'login_link', ctx.now);
    const candidate = used && (await lockLoginCandidate(ctx, used));
    if (used === undefined || !candidate?.mayEnter) throw new AppError('code_invalid');
    const { anyAddress } = used.detail as LoginLinkDetail;
    if (!candidate.ipAllowed && !anyAddress) throw new AppError('ip_not_allowed');
    ctx.actAs(candidate);
    ctx.recordHistory({ target: candidate.adminname });
    return { token: await openLinkedSession(ctx, candidate, { anyAddress }) };
  },
};
