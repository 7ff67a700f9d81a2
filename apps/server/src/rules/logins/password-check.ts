import { AppError } from '@posthouse/contract/core/errors';
import { and, eq } from 'drizzle-orm';
import { admin } from '../../db/schema/admin.ts';
import type { CallerContext, PreparePowers } from '../../kernel/context.ts';
import type { PasswordHashing } from '../../kernel/password-hashing.ts';
import { forgetAttempts, takeAttemptBack } from './attempt-limit.ts';
import { confirmAttemptKey, countLoginAttempt } from './login-attempts.ts';

/** Whoever found a panel left open cannot take the account over: sensitive changes ask for the password again. */
export interface PasswordCheck {
  /** Refuses at the field `password1` unless it is the admin's own password; answers the hash it fits. */
  demand(ctx: CallerContext & PreparePowers, password1: string): Promise<string>;
  /** The same, but a login of the last minutes is proof enough. */
  demandRecent(ctx: CallerContext & PreparePowers, password1: string | undefined): Promise<void>;
}

const recentMinutes = 10;

/** Belongs in `prepare`: hashing is slow. */
export function createPasswordCheck(passwords: PasswordHashing): PasswordCheck {
  const demand: PasswordCheck['demand'] = async (ctx, password1) => {
    const attempts = confirmAttemptKey(ctx.caller, 'password');
    await countLoginAttempt(ctx, attempts);
    const present = await findPasswordHash(ctx);
    const right = await passwords.verify(present, password1, { isKnown: true }).catch(async (error) => {
      // Not tried, so not wrong.
      await ctx.recordSecurityEvent((db) => takeAttemptBack(db, attempts));
      throw error;
    });
    if (!right || present === undefined) throw AppError.field('password1', 'password_wrong');
    await ctx.recordSecurityEvent((db) => forgetAttempts(db, attempts));
    return present;
  };
  return {
    demand,
    async demandRecent(ctx, password1) {
      const since = ctx.caller.pass.authenticatedAt;
      if (since !== null && ctx.now.getTime() - since.getTime() < recentMinutes * 60_000) return;
      if (password1 === undefined) throw AppError.field('password1', 'required');
      await demand(ctx, password1);
    },
  };
}

async function findPasswordHash({ db, caller }: CallerContext): Promise<string | undefined> {
  const [row] = await db
    .select({ passwordHash: admin.passwordHash })
    .from(admin)
    .where(and(eq(admin.accountId, caller.accountId), eq(admin.id, caller.adminId)));
  return row?.passwordHash ?? undefined;
}
