import { AppError } from '@posthouse/contract/core/errors';
import type { sessionActions } from '@posthouse/contract/features/session';
import type { CommandHandler } from '../../../kernel/handlers.ts';
import { networkOf } from '../../../kernel/http/remote-address.ts';
import { consumeOneTimeKey, findOneTimeKey } from '../../../kernel/one-time-keys.ts';
import type { PasswordHashing } from '../../../kernel/password-hashing.ts';
import { endSessionsOf } from '../../../rules/admins/admin-sessions.ts';
import { countAttemptOf } from '../../../rules/logins/attempt-limit.ts';
import { generatePassword } from '../../../rules/logins/generated-password.ts';
import { forgetLoginAttempts } from '../../../rules/logins/login-attempts.ts';
import type { PasswordCheck } from '../../../rules/logins/password-check.ts';
import { passwordResetJob } from './password-reset-job.ts';
import { savePasswordHash } from './password-store.ts';

type Change = typeof sessionActions.changePassword;
type Forgot = typeof sessionActions.forgotPassword;
type Reset = typeof sessionActions.resetPassword;

export function changePasswordHandler(
  passwords: PasswordHashing,
  passwordCheck: PasswordCheck,
): CommandHandler<Change, { present: string; next: string }> {
  return {
    async prepare(ctx, { password1, password2 }) {
      const present = await passwordCheck.demand(ctx, password1);
      return { present, next: await passwords.hash(password2) };
    },
    async apply(ctx, _input, { present, next }) {
      // A reset that came between has ended this session: it must not be undone by it.
      const isSaved = await savePasswordHash(ctx.db, ctx.caller, next, { now: ctx.now, instead: present });
      if (isSaved === undefined) throw new AppError('session_invalid');
      await endSessionsOf(ctx.db, ctx.caller, { except: ctx.caller.pass.id });
      ctx.recordHistory({ target: ctx.caller.adminname });
      return 'success';
    },
  };
}

/**
 * Whether name and address belong together is found out by a job: the answer takes the same time either way. One client
 * address cannot fill the queue; how often an admin gets the mail is counted there, so that nobody who merely knows a
 * name can use its mails up.
 */
export const forgotPasswordHandler: CommandHandler<Forgot, boolean> = {
  async prepare(ctx) {
    let minutes = 0;
    const key = { kind: 'password_reset', subject: networkOf(ctx.remoteIp), source: 'address' } as const;
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
    async prepare(ctx, { code }) {
      // Before the hashing: a made-up code costs a look-up and no more.
      if (!(await findOneTimeKey(ctx.db, code, 'password_reset', ctx.now)))
        throw new AppError('code_invalid');
      const password = generatePassword();
      return { password, passwordHash: await passwords.hash(password) };
    },
    async apply(ctx, { code }, { password, passwordHash }) {
      const key = await consumeOneTimeKey(ctx.db, code, 'password_reset', ctx.now);
      if (key === undefined) throw new AppError('code_invalid');
      const username = await savePasswordHash(ctx.db, key, passwordHash, { now: ctx.now });
      if (username === undefined) throw new AppError('code_invalid');
      await endSessionsOf(ctx.db, key);
      await forgetLoginAttempts(ctx.db, key);
      ctx.actAs({ ...key, adminname: username });
      ctx.recordHistory({ target: username });
      return { password };
    },
  };
}
