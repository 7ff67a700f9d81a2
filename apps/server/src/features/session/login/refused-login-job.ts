import { type LoginRefusal, sessionActions } from '@posthouse/contract/features/session';
import { inTransaction } from '../../../db/transaction.ts';
import { writeHistory } from '../../../kernel/account-history.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { CallContext, CommandPowers } from '../../../kernel/context.ts';
import type { FeatureParts } from '../../../kernel/feature.ts';
import { type JobWorker, jobKind, jobWorker } from '../../../kernel/jobs.ts';
import { type AttemptKey, findLock } from '../../../rules/logins/attempt-limit.ts';

interface RefusedLogin {
  /** Nobody for a name that does not exist: what was typed there may be a password. */
  readonly actor: Actor | null;
  readonly action: 'login' | 'loginCode';
  readonly reason: LoginRefusal;
  /** Hashed where it is kept; here only of a name that exists. */
  readonly attempts: AttemptKey | null;
  readonly at: string;
  readonly remoteIp: string;
  readonly requestId: string;
}

interface Refusal extends Pick<RefusedLogin, 'action' | 'reason'> {
  readonly candidate: Actor | undefined;
  readonly attempts: AttemptKey;
}

const refusedLoginJob = jobKind<RefusedLogin>('note-refused-login');

/**
 * Notes for the account that somebody could not get in, and why. A job, whether the name exists or not: the answer must
 * take the same time. How many there can be is bounded by the lock-out.
 */
export async function noteRefusedLogin(
  ctx: CallContext & CommandPowers,
  { jobs, database }: FeatureParts,
  { candidate, action, reason, attempts }: Refusal,
): Promise<void> {
  const { remoteIp, requestId } = ctx;
  const whose = candidate
    ? { actor: keyOf(candidate), attempts }
    : ({ actor: null, attempts: null } as const);
  const refused = { ...whose, action, reason, at: ctx.now.toISOString(), remoteIp, requestId };
  await inTransaction(database.pool, (client) => jobs.enqueue(client, refusedLoginJob, refused));
}

export function refusedLoginWorker(): JobWorker {
  return jobWorker(refusedLoginJob, async (refused, { database: { db } }) => {
    const { actor, action, reason, attempts, remoteIp, requestId } = refused;
    if (actor === null) return;
    const at = new Date(refused.at);
    // Those after the attempt that led to the lock are not even looked at.
    const lockedUntil = attempts && (await findLock(db, attempts, at));
    const allowed = sessionActions[action].history;
    const after = { reason, ...(lockedUntil ? { locked_until: lockedUntil.toISOString() } : {}) };
    await writeHistory(db, { actor, action, allowed, at, remoteIp, requestId, outcome: 'refused' }, [
      { target: actor.adminname, after },
    ]);
  });
}

function keyOf({ accountId, adminId, adminname }: Actor): Actor {
  return { accountId, adminId, adminname };
}
