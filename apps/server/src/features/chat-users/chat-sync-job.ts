import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../../db/pool.ts';
import { inTransaction } from '../../db/transaction.ts';
import { dueWorker } from '../../kernel/due-work.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import { type JobWorker, jobKind, type RunningJob } from '../../kernel/jobs.ts';
import { lockSeats } from '../../rules/accounts/seats.ts';
import { accessOf, findOrganization } from '../../rules/zulip/chat-organization.ts';
import {
  createZulipClient,
  ZulipFailure,
  type ZulipMember,
  ZulipRefusal,
} from '../../rules/zulip/zulip-client.ts';
import { mergeMembers, rolesChangedThere } from './chat-merge.ts';
import {
  finishSync,
  organizationLeases,
  readDomainIds,
  readKnown,
  recordRoles,
  saveMerge,
  type TakenOrganization,
} from './chat-sync-store.ts';

/** Also runs right after somebody asked for it. */
export const syncChatJob = jobKind<object>('sync-chat-users', { everyMinutes: 1 });

const everyMinutes = 15;
const retryMinutes = 3;

/** Reads the users of each organization now and then: what was changed in Zulip itself is so here before long. */
export function chatSyncWorker(parts: FeatureParts): JobWorker {
  return dueWorker(syncChatJob, parts, (job) => ({
    leases: organizationLeases,
    atOnce: 3,
    sliceSeconds: 20,
    work: (taken: TakenOrganization) => syncTaken(parts, job, taken),
  }));
}

async function syncTaken(parts: FeatureParts, job: RunningJob, taken: TakenOrganization): Promise<void> {
  const { clock, secrets, dns, mayReach } = parts;
  const { accountId } = taken;
  const { db, pool } = job.database;
  const organization = await findOrganization(db, accountId);
  // Disconnected in this very moment.
  if (organization === undefined) return;
  const readAt = clock.now();
  const zulip = createZulipClient({ dns, mayReach }, accessOf(secrets, organization));
  const read = await zulip.listMembers().catch(failureOf);
  const now = clock.now();
  if (!Array.isArray(read)) {
    const minutes = Math.max(retryMinutes, read.waitSeconds / 60);
    await finishSync(db, taken, { failure: read.failure, now, nextDueAt: after(now, minutes) });
    return;
  }
  await inTransaction(pool, (client) => save(drizzle(client), taken, read, { readAt, now }));
}

async function save(
  db: Database,
  taken: TakenOrganization,
  members: readonly ZulipMember[],
  { readAt, now }: { readonly readAt: Date; readonly now: Date },
): Promise<void> {
  const { accountId } = taken;
  // The ledger before the chat users, as everything that takes or gives back seats locks them.
  await lockSeats({ db, caller: { accountId, domains: 'all' } });
  const nextDueAt = after(now, everyMinutes);
  if (!(await finishSync(db, taken, { failure: '', now, nextDueAt }))) return;
  const domainIds = await readDomainIds(db, accountId);
  const domainIdOf = (email: string) => domainIds.get(email.slice(email.lastIndexOf('@') + 1)) ?? null;
  const known = await readKnown(db, accountId);
  const merge = mergeMembers(known, members, { readAt, domainIdOf });
  await saveMerge(db, accountId, merge, now);
  await recordRoles(db, accountId, rolesChangedThere(known, merge), now);
}

function failureOf(error: unknown) {
  if (error instanceof ZulipRefusal) return { failure: 'chat_refused' as const, waitSeconds: 0 };
  if (!(error instanceof ZulipFailure)) throw error;
  return { failure: 'upstream_failed' as const, waitSeconds: error.waitSeconds ?? 0 };
}

/** A little earlier or later each time: those connected together do not stay together. */
function after(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * (0.9 + Math.random() * 0.2) * 60_000);
}
