import type { ResultOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import {
  mostRecentPlans,
  mostRowsOfKind,
  type PlanOutcome,
  planOutcomes,
  type plansActions,
} from '@posthouse/contract/features/plans';
import type { JsonText } from '../../db/json-text.ts';
import type { DoneRow, PlanKinds, Planned } from '../../domain/plan-kind.ts';
import { demandRoom } from '../../kernel/bulk/bulk-command.ts';
import { insertOthersJob } from '../../kernel/bulk/bulk-job-store.ts';
import type { SessionContext } from '../../kernel/context.ts';
import { reversible, reversibleColumn } from '../../kernel/downloads/csv-cell.ts';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import type { SecretBox } from '../../kernel/secrets.ts';
import { type CsvFile, readCsv } from './csv-file.ts';
import { forgetPlansWorker } from './forget-plans-job.ts';
import { downloadPlanHandler, planExporter } from './plan-download.ts';
import { applyPlansJob, planWorker } from './plan-job.ts';
import {
  countUndone,
  insertPlan,
  listDoneRows,
  listImports,
  listWithPasswords,
  lockPlan,
  type NewRow,
  type Plan,
  planRowList,
  readPlan,
  startPlan,
} from './plans-store.ts';
import { openFacts, sealFacts, storedRow } from './row-secrets.ts';

type Actions = typeof plansActions;
type Answer = JsonText<ResultOf<Actions['getPlan']>>;

/** Knows nothing of what is imported: each kind of thing brings its own part. */
export function plansFeature(parts: FeatureParts, kinds: PlanKinds): Feature<Actions> {
  const { secrets } = parts;
  return {
    handlers: {
      planImport: {
        prepare: (_ctx, { kind, csv }) => readCsv(csv, kinds[kind].columns, mostRowsOfKind[kind]),
        async apply(ctx, { kind }, file: CsvFile) {
          const planned = await kinds[kind].plan(ctx, file.rows);
          const hidden = kinds[kind].columns.secrets;
          const id = await savePlan(ctx, secrets, {
            kind,
            undoOf: null,
            columns: file.columns.map((column) => headOf(column, file, hidden)),
            planned,
            places: file.rows.map(({ line, cells }) => ({ line, cells: withoutSecrets(cells, hidden) })),
            sent: file.rows.map(({ cells }) => only(cells, hidden)),
          });
          const counts = countsOf(planned);
          ctx.recordHistory({ target: '', domainId: null, after: { kind, ...counts } });
          return answer(ctx, await readPlan(ctx, { kind, id }));
        },
      },
      getPlan: async (ctx, { kind, id, ...input }) => answer(ctx, await readPlan(ctx, { kind, id }), input),
      async getPlans(ctx, { kind }) {
        const plans = await listImports(ctx, kind, mostRecentPlans);
        return { rows: await headsOf(ctx, plans) };
      },
      applyPlan: {
        async apply(ctx, { kind, id }) {
          const plan = await lockPlan(ctx, { kind, id });
          const total = plan.creates + plan.updates + plan.removals;
          if (stateOf(plan, ctx.now) !== 'planned' || total === 0) throw new AppError('stale');
          await demandRoom(ctx);
          const input = { kind, id: String(id) };
          const isUndo = plan.undoOf !== null;
          const action = isUndo ? 'applyPlan.undo' : 'applyPlan';
          const job = await insertOthersJob(ctx, { action, input, total });
          await startPlan(ctx, plan, job);
          await ctx.enqueue(applyPlansJob, {});
          const undo = isUndo ? { undo: true } : {};
          ctx.recordHistory({ target: '', domainId: null, after: { kind, ...undo, ...outcomesOf(plan) } });
          return { job: String(job) };
        },
      },
      undoPlan: {
        async apply(ctx, { kind, id }) {
          const plan = await lockPlan(ctx, { kind, id });
          if (!isUndoable(plan)) throw new AppError('stale');
          const done = await listDoneRows(ctx.db, plan);
          const rows = done.map(
            (row): DoneRow => ({
              ...storedRow(secrets, { ...row, secret: null }),
              kept: openFacts(secrets, row.kept, row),
            }),
          );
          const planned = await kinds[kind].planUndo(ctx, rows);
          const undo = await savePlan(ctx, secrets, {
            kind,
            undoOf: id,
            columns: [],
            planned,
            places: done.map(({ line }) => ({ line, cells: null })),
            sent: [],
          });
          ctx.recordHistory({ target: '', domainId: null, after: { kind, ...countsOf(planned) } });
          return answer(ctx, await readPlan(ctx, { kind, id: undo }));
        },
      },
      downloadPlan: downloadPlanHandler,
    },
    workers: [planWorker(parts, kinds), forgetPlansWorker(parts)],
    exporters: [planExporter(parts, kinds)],
  };
}

type Cells = Readonly<Record<string, string>>;
const withoutSecrets = (cells: Cells, hidden: readonly string[]): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([column]) => !hidden.includes(column)));
const only = (cells: Cells, columns: readonly string[]): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([column]) => columns.includes(column)));

/** Passwords are given back as they were, also those a spreadsheet would run. */
const headOf = (column: string, { rows }: CsvFile, hidden: readonly string[]) =>
  hidden.includes(column) && rows.some(({ cells: { [column]: cell = '' } }) => reversible(cell) !== cell)
    ? reversibleColumn(column)
    : column;

interface DraftPlan extends Pick<Plan, 'kind' | 'undoOf' | 'columns'> {
  readonly planned: Planned;
  /** Where each row is in the file, and what it says there. */
  readonly places: readonly Pick<NewRow, 'line' | 'cells'>[];
  /** The cells nobody may read, for a file to correct. */
  readonly sent: readonly Cells[];
}

async function savePlan(
  ctx: SessionContext,
  secrets: SecretBox,
  { planned: { rows, changes }, places, sent, ...draft }: DraftPlan,
): Promise<number> {
  const count = (outcome: PlanOutcome) => rows.filter((row) => row.outcome === outcome).length;
  const newRows = rows.map((row, index): NewRow => {
    const { name, outcome, reason = null, domainId, target, change = {}, before = null, after = null } = row;
    const { type = null, step = 0 } = row;
    const place = places[index] ?? { line: index + 1, cells: null };
    const [targetId, targetVersion] = target ? [target.id, target.version] : [null, null];
    const about = { ...place, name, type, step, outcome, reason, domainId };
    return { ...about, targetId, targetVersion, change, before, after };
  });
  return insertPlan(
    ctx,
    {
      ...draft,
      changes,
      creates: count('create'),
      updates: count('update'),
      removals: count('remove'),
      skips: count('skip'),
      refusals: count('refuse'),
      generated: rows.filter(({ isGenerated }) => isGenerated).length,
    },
    newRows,
    (planId, index) => {
      const facts = { ...sent[index], ...rows[index]?.secret };
      const key = { accountId: ctx.session.accountId, planId, line: newRows[index]?.line ?? 0 };
      return sealFacts(secrets, Object.keys(facts).length === 0 ? undefined : facts, key);
    },
  );
}

function countsOf({ rows }: Planned): Partial<Record<PlanOutcome, number>> {
  const counts = planOutcomes.map((of) => [of, rows.filter(({ outcome }) => outcome === of).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

const outcomesOf = (plan: Plan) => ({
  create: plan.creates,
  update: plan.updates,
  remove: plan.removals,
  skip: plan.skips,
  refuse: plan.refusals,
});

const stateOf = ({ state, expiresAt }: Plan, now: Date) =>
  state === 'planned' && expiresAt <= now ? 'expired' : state;

const isUndoable = ({ undoOf, endedAt, done }: Plan) => undoOf === null && endedAt !== null && done > 0;

async function answer(
  ctx: SessionContext,
  plan: Plan,
  input: Parameters<typeof planRowList.answer>[1] = {},
): Promise<Answer> {
  const rows = await planRowList.answer({ db: ctx.db, session: ctx.session, planId: plan.id }, input);
  const [head] = await headsOf(ctx, [plan]);
  return rows.with({ plan: head as Head });
}

type Head = ResultOf<Actions['getPlan']>['plan'];

async function headsOf(ctx: SessionContext, plans: readonly Plan[]): Promise<Head[]> {
  const undone = await countUndone(ctx, plans);
  const withPasswords = await listWithPasswords(ctx, plans);
  return plans.map((plan) => ({
    id: String(plan.id),
    kind: plan.kind,
    state: stateOf(plan, ctx.now),
    undo_of: plan.undoOf === null ? null : String(plan.undoOf),
    created_at: plan.createdAt.toISOString(),
    expires_at: plan.expiresAt.toISOString(),
    ended_at: plan.endedAt?.toISOString() ?? null,
    job: plan.jobId === null ? null : String(plan.jobId),
    outcomes: outcomesOf(plan),
    done: plan.done,
    failed: plan.failed,
    undone: undone.get(plan.id) ?? 0,
    changes: plan.changes,
    generated: plan.generated,
    passwords_ready: withPasswords.has(plan.id) ? 1 : 0,
    undoable: isUndoable(plan) ? 1 : 0,
  }));
}
