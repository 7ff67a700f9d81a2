import type { PlanKindName } from '@posthouse/contract/fields/plan-kind';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { LongJob } from '../../kernel/long-work/long-job-store.ts';
import { type LongWork, longWorkKind } from '../../kernel/long-work/long-work.ts';
import type { PlanKind, PlanKinds, StoredRow } from '../../rules/plans/plan-kind.ts';
import { applyRows, type SliceRow } from './apply-rows.ts';
import { endPlan, readWaitingRows, saveResults } from './plan-results-store.ts';
import { findPlan } from './plans-store.ts';
import { storedRow } from './row-secrets.ts';

export const applyPlanKind = longWorkKind('apply-plan', { atOnce: 2 });

/** What the job of a plan knows of it. */
export interface PlanOrder {
  readonly kind: PlanKindName;
  readonly id: string;
}

/** A slice commits together: so much a killed worker loses. */
const rowsPerSlice = 25;
const rowsOfSlice = ({ together }: PlanKind) => together?.rows ?? rowsPerSlice;
const preparedAtOnce = 4;

/** Applies plans; their rows are kept with them. */
export function planWork({ secrets }: Pick<FeatureParts, 'secrets'>, kinds: PlanKinds): LongWork<SliceRow[]> {
  return {
    kind: applyPlanKind,
    async prepare({ db }, job) {
      const kind = kinds[orderOf(job).kind];
      const waiting = await readWaitingRows(db, planOf(job), rowsOfSlice(kind));
      return prepareRows(
        kind,
        waiting.map((row) => ({ id: row.id, line: row.line, row: storedRow(secrets, row) })),
      );
    },
    async apply({ db, now, caller, record }, job, rows) {
      const plan = await findPlan(db, planOf(job));
      if (plan === undefined) return { done: 0, failed: 0, isOver: true };
      const kind = kinds[plan.kind];
      const results = await applyRows(kind, { db, now, caller }, rows);
      for (const { action, entries } of results.history) record(action, entries);
      const counts = await saveResults(db, secrets, { plan, job }, results.rows);
      return { ...counts, isOver: rows.length < rowsOfSlice(kind) };
    },
    onEnd: (db, job, state, now) => endPlan(db, planOf(job), state, now),
  };
}

const orderOf = ({ input }: LongJob) => input as PlanOrder;
const planOf = (job: LongJob) => ({ accountId: job.accountId, id: Number(orderOf(job).id) });

/** Some side by side, on the threads of the hashing. */
async function prepareRows(
  kind: PlanKind,
  rows: readonly { readonly id: number; readonly line: number; readonly row: StoredRow }[],
): Promise<SliceRow[]> {
  if (kind.together) return rows.map((row) => ({ ...row, prepared: undefined }));
  const prepared: SliceRow[] = [];
  const waiting = rows.entries();
  const lane = async () => {
    for (const [index, row] of waiting) {
      prepared[index] = { ...row, prepared: await kind.prepare(row.row) };
    }
  };
  await Promise.all(Array.from({ length: preparedAtOnce }, lane));
  return prepared;
}
