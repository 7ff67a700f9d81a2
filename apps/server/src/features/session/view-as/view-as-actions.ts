import { AppError } from '@posthouse/contract/core/errors';
import type { sessionActions } from '@posthouse/contract/features/session';
import type { CommandHandler } from '../../../kernel/handlers.ts';
import type { PasswordCheck } from '../../../rules/logins/password-check.ts';
import { findActiveSubAdmin, openViewingSession } from './view-as-store.ts';

const viewingMinutes = 15;

export function viewAsHandler(passwordCheck: PasswordCheck): CommandHandler<typeof sessionActions.viewAs> {
  return {
    async prepare(ctx, { password1 }) {
      await passwordCheck.demand(ctx, password1);
    },
    async apply(ctx, { username }) {
      const adminId = await findActiveSubAdmin(ctx, username);
      if (adminId === undefined) throw new AppError('not_found');
      ctx.recordHistory({ target: username.toLowerCase() });
      return { token: await openViewingSession(ctx, adminId, viewingMinutes) };
    },
  };
}
