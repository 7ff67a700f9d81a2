import { AppError } from '@posthouse/contract/core/errors';
import type { AdminKey, CallContext, PreparePowers } from '../kernel/context.ts';
import { type AttemptKey, countAttemptOf } from './attempt-limit.ts';

/**
 * Failures count by the name that was given, never by whom it belongs to: a lock must not show which address belongs to
 * which name. An address the admin has signed in from keeps its own counter, so that strangers who know a name cannot
 * lock its owner out.
 */
export function loginAttemptKey(
  loginName: string,
  candidate: { readonly ipKnown: boolean } | undefined,
  remoteIp: string,
): AttemptKey {
  return {
    kind: 'login',
    subject: loginName.toLowerCase(),
    source: candidate?.ipKnown ? remoteIp : '',
  };
}

/** Counts the attempt before the secret is looked at, and refuses when there were too many. For `prepare` alone. */
export async function countLoginAttempt(ctx: CallContext & PreparePowers, key: AttemptKey): Promise<void> {
  let minutes = 0;
  await ctx.recordSecurityEvent(async (db) => {
    minutes = await countAttemptOf(db, key, ctx.now);
  });
  if (minutes > 0) throw new AppError('login_locked', { params: { minutes } });
}

/** Secrets asked for within a session have counters of their own, each cleared by its own success alone. */
export function confirmAttemptKey({ accountId, adminId }: AdminKey, secret: 'password' | 'code'): AttemptKey {
  // The source sets it apart from every name a stranger could submit.
  return { kind: 'login', subject: `${accountId}/${adminId}`, source: `session ${secret}` };
}
