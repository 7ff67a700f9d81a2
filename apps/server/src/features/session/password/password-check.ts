import { AppError } from '@posthouse/contract/core/errors';
import { forgetAttempts } from '../../../domain/attempt-limit.ts';
import type { CommandPowers, SessionContext } from '../../../kernel/context.ts';
import type { PasswordHashing } from '../../../kernel/password-hashing.ts';
import { confirmAttemptKey, countLoginAttempt } from '../login/login-attempts.ts';
import { findPasswordHash } from './password-store.ts';

/** Whoever found a panel left open cannot take the account over: sensitive changes ask for the password again. */
export interface PasswordCheck {
  /** Refuses at the field `password1` unless it is the admin's own password; answers the hash it fits. */
  demand(ctx: SessionContext & CommandPowers, password1: string): Promise<string>;
  /** The same, but a login of the last minutes is proof enough. */
  demandRecent(ctx: SessionContext & CommandPowers, password1: string | undefined): Promise<void>;
}

const recentMinutes = 10;

/** Belongs in `prepare`: hashing is slow. */
export function createPasswordCheck(passwords: PasswordHashing): PasswordCheck {
  const demand: PasswordCheck['demand'] = async (ctx, password1) => {
    const attempts = confirmAttemptKey(ctx.session, 'password');
    await countLoginAttempt(ctx, attempts);
    const present = await findPasswordHash(ctx);
    const right = await passwords.verify(present, password1);
    if (!right || present === undefined) throw AppError.field('password1', 'password_wrong');
    await ctx.recordSecurityEvent((db) => forgetAttempts(db, attempts));
    return present;
  };
  return {
    demand,
    async demandRecent(ctx, password1) {
      const since = ctx.session.authenticatedAt;
      if (since !== null && ctx.now.getTime() - since.getTime() < recentMinutes * 60_000) return;
      if (password1 === undefined) throw AppError.field('password1', 'required');
      await demand(ctx, password1);
    },
  };
}
