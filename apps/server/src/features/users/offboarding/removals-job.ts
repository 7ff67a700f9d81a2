import { mayRun } from '@posthouse/contract/core/permissions';
import { usersActions } from '@posthouse/contract/features/users';
import { drizzle } from 'drizzle-orm/node-postgres';
import { inTransaction } from '../../../db/transaction.ts';
import { writeHistory } from '../../../kernel/account-history.ts';
import { loadActingAdmin } from '../../../kernel/acting-admin.ts';
import type { HistoryEntry } from '../../../kernel/context.ts';
import type { FeatureParts } from '../../../kernel/feature.ts';
import { type JobWorker, jobKind, jobWorker, type RunningJob } from '../../../kernel/jobs.ts';
import { lockMailWays } from '../../../rules/mail-ways/mail-loops.ts';
import { removeEach } from '../users-bulk.ts';
import { lockUsers } from '../users-store.ts';
import { findDueUsers, listDueOrders, noteDone, noteForbidden, noteProblem } from './removals-store.ts';

const removalsJob = jobKind<object>('remove-users-on-day', { everyMinutes: 10, isResumable: true });
const usersAtOnce = 100;

/** On their day users go to the recycle bin, as if the admin who asked for it removed them now. */
export function removalsWorker({ clock }: Pick<FeatureParts, 'clock'>): JobWorker {
  return jobWorker(removalsJob, async (_data, job) => {
    const now = clock.now();
    const { db } = job.database;
    for (const order of await listDueOrders(db, now)) {
      let last: number | undefined = 0;
      while (last !== undefined && !job.signal.aborted)
        last = await removeSome(job, order, { now, after: last });
    }
  });
}

interface Order {
  readonly accountId: number;
  readonly adminId: number | null;
}

/** Answers the last of them; undefined once there are no more. */
function removeSome(
  { database }: RunningJob,
  { accountId, adminId }: Order,
  { now, after }: { readonly now: Date; readonly after: number },
): Promise<number | undefined> {
  return inTransaction(database.pool, async (client) => {
    const db = drizzle(client);
    const caller = adminId === null ? undefined : await loadActingAdmin(client, { accountId, adminId });
    const { removeUsers } = usersActions;
    const isAllowed = caller && mayRun({ requirement: removeUsers.access, scope: removeUsers.scope }, caller);
    if (!isAllowed) {
      await noteForbidden(db, { accountId, adminId }, now);
      return undefined;
    }
    const entries: HistoryEntry[] = [];
    const recordHistory = (entry: HistoryEntry) => void entries.push(entry);
    const ctx = { db, now, caller, recordHistory };
    // The ledger before the rows, as everything that gives back seats locks them.
    await lockMailWays(ctx);
    const page = { adminId: caller.adminId, afterUserId: after, limit: usersAtOnce };
    const candidates = await findDueUsers(ctx, page);
    if (candidates.length === 0) return undefined;
    // Whoever cancels it locks the user too: it is asked again once nobody else can.
    await lockUsers(ctx, candidates);
    const due = new Set(await findDueUsers(ctx, page));
    const ids = candidates.filter((id) => due.has(id));
    await noteDone(ctx, ids);
    const { failed } = await removeEach(ctx, ids);
    const among = (isOne: (code: string) => boolean) =>
      failed.filter(({ code }) => isOne(code)).map(({ id }) => id);
    // Who is kept from a domain finds no user in it.
    await noteProblem(
      ctx,
      among((code) => code === 'not_found'),
      'forbidden',
    );
    await noteProblem(
      ctx,
      among((code) => code !== 'not_found'),
      'conflict',
    );
    const about = { actor: caller, action: 'removeUsers', allowed: removeUsers.history };
    const write = { ...about, outcome: 'done', at: now, remoteIp: null, requestId: '' } as const;
    if (entries.length > 0) await writeHistory(db, write, entries);
    return candidates.at(-1);
  });
}
