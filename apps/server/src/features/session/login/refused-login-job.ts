import { inTransaction } from '../../../db/transaction.ts';
import { writeHistory } from '../../../kernel/account-history.ts';
import type { Actor, CallContext, CommandPowers } from '../../../kernel/context.ts';
import type { FeatureParts } from '../../../kernel/feature.ts';
import { type JobWorker, jobKind, jobWorker } from '../../../kernel/jobs.ts';

interface RefusedLogin {
  /** Nobody for a name that does not exist: what was typed there may be a password. */
  readonly actor: Actor | null;
  readonly action: 'login' | 'loginCode';
  readonly at: string;
  readonly remoteIp: string;
  readonly requestId: string;
}

const refusedLoginJob = jobKind<RefusedLogin>('note-refused-login');

/**
 * Notes for the account that somebody could not get in. A job, whether the name exists or not: the answer must take the
 * same time. How many there can be is bounded by the lock-out.
 */
export async function noteRefusedLogin(
  ctx: CallContext & CommandPowers,
  { jobs, database }: FeatureParts,
  { candidate, action }: { candidate: Actor | undefined; action: RefusedLogin['action'] },
): Promise<void> {
  const { remoteIp, requestId } = ctx;
  const actor = candidate ? keyOf(candidate) : null;
  const refused = { actor, action, at: ctx.now.toISOString(), remoteIp, requestId };
  await inTransaction(database.pool, (client) => jobs.enqueue(client, refusedLoginJob, refused));
}

export function refusedLoginWorker(): JobWorker {
  return jobWorker(refusedLoginJob, async ({ actor, action, at, remoteIp, requestId }, { database }) => {
    if (actor === null) return;
    const write = { actor, action, allowed: [], at: new Date(at), remoteIp, requestId };
    await writeHistory(database.db, { ...write, outcome: 'refused' }, [{ target: actor.adminname }]);
  });
}

function keyOf({ accountId, adminId, adminname }: Actor): Actor {
  return { accountId, adminId, adminname };
}
