import { leastRequirement, requirementFor } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { mayRun } from '@posthouse/contract/core/permissions';
import {
  mostRowsOfKind,
  type PlanOutcome,
  planOutcomes,
  plansActions,
} from '@posthouse/contract/features/plans';
import { drizzle } from 'drizzle-orm/node-postgres';
import { databaseFailureOf } from '../../db/database-failure.ts';
import type { Database } from '../../db/pool.ts';
import { isRetryable } from '../../db/sql-errors.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeHistory } from '../../kernel/account-history.ts';
import { type ActingAdmin, loadActingAdmin } from '../../kernel/acting-admin.ts';
import type { CallerContext } from '../../kernel/context.ts';
import { reversible, reversibleColumn } from '../../kernel/downloads/csv-cell.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import { type JobWorker, jobKind, jobWorker, type RunningJob } from '../../kernel/jobs.ts';
import type { SecretBox } from '../../kernel/secrets.ts';
import type { DoneRow, PlanContext, PlanKinds, Planned } from '../../rules/plans/plan-kind.ts';
import { reasonOf } from '../../rules/plans/plan-rows.ts';
import { type CsvFile, readCsv } from './csv-file.ts';
import { applyAtOnce, waitOf } from './follow-up-job.ts';
import { readLines } from './lines-file.ts';
import { deletePlan, endPlanning, type NewRow, openFile, openPlaced, savePlanned } from './planning-store.ts';
import { findPlan, listDoneRows, type Plan, type PlanKey } from './plans-store.ts';
import { openFacts, sealFacts, storedRow } from './row-secrets.ts';
import { forgetHandedOn } from './waiting-store.ts';

interface PlanningOrder extends PlanKey {
  readonly requestId: string;
  readonly remoteIp: string;
}

/** A file of 10,000 rows takes seconds of a processor: that is a worker's. One of an account at a time. */
export const planningKind = jobKind<PlanningOrder>('plan', {
  atOnce: 2,
  seconds: 120,
  isResumable: true,
  turnOf: ({ accountId }) => String(accountId),
});

type WorkerParts = Pick<FeatureParts, 'clock' | 'secrets' | 'jobs'>;
type Cells = Readonly<Record<string, string>>;

/** Where each row is in the file and what it says there, with the cells nobody may read apart. */
interface RowPlace extends Pick<NewRow, 'line' | 'cells'> {
  readonly sent: Cells;
}

export function planningWorker(parts: WorkerParts, kinds: PlanKinds): JobWorker {
  const make = async (order: PlanningOrder, job: RunningJob) => {
    const { db, pool } = job.database;
    const plan = await findPlan(db, order);
    if (plan?.state !== 'planning') return;
    try {
      // A plan changes nothing, so nobody waits for it; rights are asked again when it is applied.
      const caller = await loadActingAdmin(pool, plan);
      const now = parts.clock.now();
      if (caller === undefined || !mayPlan(plan, caller))
        return await endPlanning(db, plan, { state: 'stopped', endedAt: now });
      const planned = await planRows(parts.secrets, kinds, { db, now, caller }, plan);
      await inTransaction(pool, async (client) => {
        if (!(await job.hold(client))) return;
        const isKept = await savePlanned(
          drizzle(client),
          plan,
          { ...summaryOf(planned), ...(await waitOf(drizzle(client), plan, planned.planned)) },
          newRows(parts.secrets, plan, planned),
        );
        if (!isKept) return;
        const recorded = { plan, order, actor: caller, at: now };
        await record(drizzle(client), recorded, planned);
        if (plan.follows === null) return;
        await forgetHandedOn(drizzle(client), { accountId: plan.accountId, id: plan.follows }, now);
        await applyAtOnce(parts, client, { ...recorded, counts: countsOf(planned.planned) });
      });
    } catch (error) {
      const endedAt = parts.clock.now();
      if (error instanceof AppError)
        return await endPlanning(db, plan, { state: 'refused', reason: reasonOf(error), endedAt });
      // Tried again once the database answers; anything else would only fail again.
      if (databaseFailureOf(error) !== undefined || isRetryable(error)) throw error;
      job.log.error({ err: error }, 'a plan could not be made');
      await endPlanning(db, plan, { state: 'failed', endedAt });
    }
  };
  return jobWorker(planningKind, make, (order, { database: { db } }) =>
    endPlanning(db, order, { state: 'failed', endedAt: parts.clock.now() }),
  );
}

interface Recorded {
  readonly plan: Plan;
  readonly order: PlanningOrder;
  readonly actor: ActingAdmin;
  readonly at: Date;
}

function record(db: Database, { plan, order, actor, at }: Recorded, { planned }: PlannedRows): Promise<void> {
  const action = commandOf(plan);
  const { requestId, remoteIp } = order;
  return writeHistory(
    db,
    { actor, action, allowed: plansActions[action].history, outcome: 'done', at, requestId, remoteIp },
    [{ target: '', domainId: null, after: { kind: plan.kind, ...countsOf(planned) } }],
  );
}

/** That has ordered it. */
function commandOf({ kind, undoOf }: Plan): 'planImport' | 'planOffboarding' | 'undoPlan' {
  if (undoOf !== null) return 'undoPlan';
  return kind === 'offboarding' ? 'planOffboarding' : 'planImport';
}

function mayPlan(plan: Plan, admin: ActingAdmin): boolean {
  const command = commandOf(plan);
  const action = plansActions[command];
  // What an order asks for beyond the least, its kind looks at.
  const requirement = command === 'planOffboarding' ? leastRequirement(action) : requirementFor(action, plan);
  return mayRun({ requirement, scope: action.scope }, admin);
}

interface PlannedRows {
  /** As the file is given back for corrections. */
  readonly columns: string[];
  readonly planned: Planned;
  readonly places: readonly RowPlace[];
}

async function planRows(
  secrets: SecretBox,
  kinds: PlanKinds,
  ctx: PlanContext,
  plan: Plan,
): Promise<PlannedRows> {
  const kind = kinds[plan.kind];
  if (plan.undoOf !== null) {
    const done = await listDoneRows(ctx.db, { accountId: plan.accountId, id: plan.undoOf });
    const rows = done.map(
      (row): DoneRow => ({
        ...storedRow(secrets, { ...row, secret: null }),
        kept: openFacts(secrets, row.kept, row),
      }),
    );
    const places = done.map(({ line }) => ({ line, cells: null, sent: {} }));
    return { columns: [], planned: await kind.planUndo(ctx, rows), places };
  }
  const sent = await openFile(ctx.db, secrets, plan);
  if ('planOrder' in kind) {
    return { columns: [], planned: await kind.planOrder(ctx, JSON.parse(sent)), places: [] };
  }
  const { csv, place } = 'planIn' in kind ? openPlaced(sent) : { csv: sent, place: {} };
  const read = kind.columns.isLines ? readLines : readCsv;
  const file = await read(csv, kind.columns, mostRowsOfKind[plan.kind]);
  const hidden = kind.columns.secrets;
  const places = file.rows.map(({ line, cells }) => ({
    line,
    cells: only(cells, (column) => !hidden.includes(column)),
    sent: only(cells, (column) => hidden.includes(column)),
  }));
  const columns = file.columns.map((column) => headOf(column, file, hidden));
  const planned = 'planIn' in kind ? kind.planIn(ctx, file.rows, place) : kind.plan(ctx, file.rows);
  return { columns, planned: await planned, places };
}

/** Passwords are given back as they were, also those a spreadsheet would run. */
const headOf = (column: string, { rows }: CsvFile, hidden: readonly string[]) =>
  hidden.includes(column) && rows.some(({ cells: { [column]: cell = '' } }) => reversible(cell) !== cell)
    ? reversibleColumn(column)
    : column;

const only = (cells: Cells, isWanted: (column: string) => boolean): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([column]) => isWanted(column)));

function newRows(
  secrets: SecretBox,
  { accountId, id: planId }: Plan,
  { planned: { rows }, places }: PlannedRows,
): NewRow[] {
  return rows.map((row, index) => {
    const { name, outcome, reason = null, domainId, target, change = {}, before = null, after = null } = row;
    const { type = null, step = 0 } = row;
    const { line, cells, sent } = places[index] ?? { line: index + 1, cells: null, sent: {} };
    const [targetId, targetVersion] = target ? [target.id, target.version] : [null, null];
    const facts = { ...sent, ...row.secret };
    const isSecret = Object.keys(facts).length > 0;
    const secret = sealFacts(secrets, isSecret ? facts : undefined, { accountId, planId, line });
    const about = { line, cells, name, type, step, outcome, reason, domainId, secret };
    return { ...about, targetId, targetVersion, change, before, after };
  });
}

function summaryOf({ columns, planned: { rows, changes } }: PlannedRows) {
  const count = (outcome: PlanOutcome) => rows.filter((row) => row.outcome === outcome).length;
  return {
    columns,
    changes,
    creates: count('create'),
    updates: count('update'),
    removals: count('remove'),
    skips: count('skip'),
    refusals: count('refuse'),
    generated: rows.filter(({ isGenerated }) => isGenerated).length,
  };
}

function countsOf({ rows }: Planned): Partial<Record<PlanOutcome, number>> {
  const counts = planOutcomes.map((of) => [of, rows.filter(({ outcome }) => outcome === of).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** So long a request waits for its plan; a screen then shows that it is still being made. */
const waitMs = 20_000;

/** The plan once a worker has made it, or as it is when the wait is over. */
export async function planOnceMade(
  { db }: CallerContext,
  waitForJobs: FeatureParts['waitForJobs'],
  key: PlanKey,
): Promise<Plan> {
  for (const end = Date.now() + waitMs; ; ) {
    await waitForJobs(planningKind);
    const plan = await findPlan(db, key);
    if (plan === undefined) throw new AppError('stale');
    if (plan.state === 'failed') throw new Error('a plan could not be made; its worker has logged why');
    if (plan.state === 'stopped') throw new AppError('forbidden');
    if (plan.state === 'refused' && plan.reason) {
      await deletePlan(db, key);
      const { code, ...details } = plan.reason;
      throw new AppError(code, details);
    }
    if (plan.state !== 'planning' || Date.now() > end) return plan;
  }
}
