import { AppError } from '@posthouse/contract/core/errors';
import type { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { isUniqueViolation } from '../../../db/sql-errors.ts';
import type { CommandHandler } from '../../../kernel/handlers.ts';
import { consumeOneTimeKey } from '../../../kernel/one-time-keys.ts';
import type { PasswordHashing } from '../../../kernel/password-hashing.ts';
import { forgetLoginAttempts } from '../../../rules/logins/login-attempts.ts';
import { findInvited, saveAccepted } from './invitation-store.ts';

type Accept = typeof subAdminsActions.acceptInvitation;

export function acceptInvitationHandler(passwords: PasswordHashing): CommandHandler<Accept, string> {
  return {
    async prepare(ctx, { key, password }) {
      // Before the hashing: a made-up key costs a look-up and no more.
      if (!(await findInvited(ctx.db, key, ctx))) throw new AppError('code_invalid');
      return passwords.hash(password);
    },
    async apply(ctx, { key }, passwordHash) {
      const invited = await findInvited(ctx.db, key, { now: ctx.now, lock: true });
      if (invited === undefined || !(await consumeOneTimeKey(ctx.db, key, 'invitation', ctx.now))) {
        throw new AppError('code_invalid');
      }
      const { username, email } = invited;
      const isConfirmed = await saveAccepted(ctx.db, invited, { passwordHash, now: ctx.now }).catch(
        (error: unknown) => {
          // Somebody else has confirmed the address this very moment: the next attempt knows.
          throw isUniqueViolation(error, 'admin_confirmed_email_key') ? new AppError('conflict') : error;
        },
      );
      await forgetLoginAttempts(ctx.db, invited);
      ctx.actAs({ ...invited, adminname: username });
      ctx.recordHistory({ target: username, ...(isConfirmed ? { after: { email } } : {}) });
      return 'success';
    },
  };
}
