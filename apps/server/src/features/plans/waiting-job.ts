import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import { type JobWorker, jobKind, jobWorker, type RunningJob } from '../../kernel/jobs.ts';
import { sealMail, sendMailJob } from '../../kernel/mail.ts';
import { mailText } from '../../rules/mail-texts/mail-text.ts';
import { leftOf, notMadeBecause } from '../../rules/plans/follow-up.ts';
import { planningKind } from './planning-job.ts';
import { keepFile } from './planning-store.ts';
import { insertPlan, type PlanKey, type PlanRow } from './plans-store.ts';
import { openFacts } from './row-secrets.ts';
import {
  endWaiting,
  listDuePlans,
  listUntold,
  listWaitingRows,
  lockWaiting,
  markTold,
} from './waiting-store.ts';

const waitingJob = jobKind<object>('apply-waiting-rows', { everyMinutes: 1 });

/** Where the pages of plans are. */
const placeOfKind = {
  users: 'users/import',
  aliases: 'aliases/import',
  list_members: 'lists/import',
  builder: 'builder',
  whitelist: 'filtering/whitelist/import',
  blacklist: 'filtering/blacklist/import',
  offboarding: 'users/offboarding',
};

/** Plans the rows whose domains were verified anew, and tells their admins what came of it. */
export function waitingWorker(parts: FeatureParts): JobWorker {
  return jobWorker(waitingJob, async (_data, job) => {
    for (const key of await listDuePlans(job.database.db, parts.clock.now())) {
      if (job.signal.aborted) return;
      await inTransaction(job.database.pool, (client) => handOn(parts, client, key));
    }
    await tell(parts, job);
  });
}

/** All that wait become the file of a new plan: each is checked anew, and those that still wait go on waiting there. */
async function handOn(parts: FeatureParts, client: PoolClient, key: PlanKey): Promise<void> {
  const db = drizzle(client);
  const plan = await lockWaiting(db, key);
  if (plan === undefined) return;
  const now = parts.clock.now();
  const rows = await listWaitingRows(db, key);
  await endWaiting(db, key);
  if (rows.length === 0) return;
  const { kind, accountId, adminId, waitsUntil, waitsIp } = plan;
  const next = await insertPlan(
    { db, caller: { accountId, adminId }, now },
    // Until they are planned none of them is added.
    { kind, undoOf: null, follows: plan.id, refusals: rows.length, waitsUntil, waitsIp },
  );
  await keepFile(db, parts.secrets, next, fileOf(parts, rows));
  await parts.jobs.enqueue(client, planningKind, { ...next, requestId: '', remoteIp: waitsIp ?? '0.0.0.0' });
}

/** The rows as they were sent, passwords too; it is kept encrypted. */
function fileOf({ secrets }: FeatureParts, rows: readonly PlanRow[]): string {
  const cells = rows.map(
    (row): Record<string, unknown> => ({ ...row.cells, ...openFacts(secrets, row.secret, row) }),
  );
  const columns = [...new Set(cells.flatMap((of) => Object.keys(of)))];
  const written = (values: readonly unknown[]) =>
    values.map((value) => `"${String(value ?? '').replaceAll('"', '""')}"`).join(',');
  return [written(columns), ...cells.map((of) => written(columns.map((column) => of[column])))].join('\n');
}

const textOf = {
  none: 'waitingRows',
  forbidden: 'waitingRowsForbidden',
  failed: 'waitingRowsFailed',
} as const;

async function tell(parts: FeatureParts, { database, signal }: RunningJob): Promise<void> {
  for (const { email, language, kind, ...plan } of await listUntold(database.db)) {
    if (signal.aborted) return;
    await inTransaction(database.pool, async (client) => {
      if (!(await markTold(drizzle(client), plan, parts.clock.now()))) return;
      const problem = notMadeBecause(plan);
      // Where nothing came of it there are rows in the first plan alone.
      const shown = problem === null ? plan.id : plan.follows;
      const link = new URL(`/${placeOfKind[kind]}/${shown}`, parts.settings.publicUrl).href;
      const values = { done: plan.done, left: leftOf(plan), waiting: plan.waiting, link };
      const mail = { to: email, ...mailText(textOf[problem ?? 'none'], language, values) };
      await parts.jobs.enqueue(client, sendMailJob, sealMail(parts.secrets, mail));
    });
  }
}
