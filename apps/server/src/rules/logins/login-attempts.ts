import { AppError } from '@posthouse/contract/core/errors';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { attemptCounter } from '../../db/schema/session.ts';
import type { AdminKey } from '../../kernel/actor.ts';
import type { CallContext, PreparePowers } from '../../kernel/context.ts';
import { networkOf } from '../../kernel/http/remote-address.ts';
import { hashKey } from '../../kernel/random-keys.ts';
import { type AttemptKey, countAttemptOf } from './attempt-limit.ts';

const subjectOf = ({ accountId, adminId }: AdminKey) => `admin ${accountId}/${adminId}`;

/**
 * Failures count by admin, whether the user name or the address was given, and by what was typed where it is nobody's. A
 * network the admin has signed in from keeps its own counter, so that strangers who know a name cannot lock its owner
 * out.
 */
export function loginAttemptKey(
  loginName: string,
  candidate: (AdminKey & { readonly ipKnown: boolean }) | undefined,
  remoteIp: string,
): AttemptKey {
  return {
    kind: 'login',
    subject: candidate ? subjectOf(candidate) : `name ${loginName.toLowerCase()}`,
    source: candidate?.ipKnown ? networkOf(remoteIp) : '',
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
export function confirmAttemptKey(admin: AdminKey, secret: 'password' | 'code'): AttemptKey {
  return { kind: 'login', subject: subjectOf(admin), source: `session ${secret}` };
}

/** Whoever got a new password begins anew, from wherever. */
export async function forgetLoginAttempts(db: Database, admin: AdminKey): Promise<void> {
  const subjectHash = hashKey(subjectOf(admin));
  await db
    .delete(attemptCounter)
    .where(and(eq(attemptCounter.kind, 'login'), eq(attemptCounter.subjectHash, subjectHash)));
}
