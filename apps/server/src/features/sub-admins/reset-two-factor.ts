import type { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { endSessionsOf } from '../../rules/admins/admin-sessions.ts';
import { lockSubAdmin } from './lock-sub-admin.ts';
import { deleteTwoFactor } from './sub-admins-store.ts';

/** For a telephone that is lost. */
export const resetTwoFactorHandler: CommandHandler<typeof subAdminsActions.resetSubAdminTwoFactor> = {
  async apply(ctx, { id }) {
    const { adminId } = await lockSubAdmin(ctx, 'resetSubAdminTwoFactor', id, ({ username }) => ({
      target: username,
      after: { twofa_enabled: false },
    }));
    await deleteTwoFactor(ctx, adminId);
    await endSessionsOf(ctx.db, { accountId: ctx.caller.accountId, adminId });
    return 'success';
  },
};
