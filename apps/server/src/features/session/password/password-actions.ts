import { AppError } from '@posthouse/contract/core/errors';
import type { sessionActions } from '@posthouse/contract/features/session';
import { endSessionsOf } from '../../../domain/admin-sessions.ts';
import { countAttemptOf } from '../../../domain/attempt-limit.ts';
import { generatePassword } from '../../../domain/generated-password.ts';
import type { PasswordHashing } from '../../../domain/password-hashing.ts';
import type { CommandHandler } from '../../../kernel/handlers.ts';
import { consumeOneTimeKey } from '../../../kernel/one-time-keys.ts';
import type { PasswordCheck } from './password-check.ts';
import { passwordResetJob } from './password-reset-job.ts';
import { savePasswordHash } from './password-store.ts';

type Change = typeof sessionActions.changePassword;
type Forgot = typeof sessionActions.forgotPassword;
type Reset = typeof sessionActions.resetPassword;

export function changePasswordHandler(
  passwords: PasswordHashing,
  passwordCheck: PasswordCheck,
): CommandHandler<Change, string> {
  return {
    async prepare(ctx, { password1, password2 }) {
      await passwordCheck.demand(ctx, password1);
      return passwords.hash(password2);
    },
    async apply(ctx, _input, passwordHash) {
      await savePasswordHash(ctx.db, ctx.session, passwordHash, ctx.now);
      await endSessionsOf(ctx.db, ctx.session, { except: ctx.session.id });
      ctx.recordHistory({ target: ctx.session.adminname });
      return 'success';
    },
  };
}

/** Whether name and address belong together is found out by a job: the answer takes the same time either way. */
export const forgotPasswordHandler: CommandHandler<Forgot, boolean> = {
  async prepare(ctx, { username }) {
    let minutes = 0;
    const key = { kind: 'password_reset', subject: username.toLowerCase(), source: '' } as const;
    await ctx.recordSecurityEvent(async (db) => {
      minutes = await countAttemptOf(db, key, ctx.now);
    });
    return minutes === 0;
  },
  async apply(ctx, { username, email }, allowed) {
    const { remoteIp, requestId } = ctx;
    if (allowed) await ctx.enqueue(passwordResetJob, { username, email, remoteIp, requestId });
    return 'success';
  },
};

interface NewPassword {
  readonly password: string;
  readonly passwordHash: string;
}

export function resetPasswordHandler(passwords: PasswordHashing): CommandHandler<Reset, NewPassword> {
  return {
    async prepare() {
      const password = generatePassword();
      return { password, passwordHash: await passwords.hash(password) };
    },
    async apply(ctx, { code }, { password, passwordHash }) {
      const key = await consumeOneTimeKey(ctx.db, code, 'password_reset', ctx.now);
      if (key === undefined) throw new AppError('code_invalid');
      const username = await savePasswordHash(ctx.db, key, passwordHash, ctx.now);
      if (username === undefined) throw new AppError('code_invalid');
      await endSessionsOf(ctx.db, key);
      ctx.actAs({ ...key, adminname: username });
      ctx.recordHistory({ target: username });
      return { password };
    },
  };
}
