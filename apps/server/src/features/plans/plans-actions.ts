import type { ResultOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { mostRecentPlans, type plansActions } from '@posthouse/contract/features/plans';
import type { JsonText } from '../../db/json-text.ts';
import type { CallerContext, CommandPowers } from '../../kernel/context.ts';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import { insertJob } from '../../kernel/long-work/long-job-store.ts';
import { demandRoom } from '../../kernel/long-work/order-long-work.ts';
import { claimDays } from '../../rules/hosted-domains/claim-schedule.ts';
import type { ImportPlace, PlanKinds } from '../../rules/plans/plan-kind.ts';
import { forgetPlansWorker } from './forget-plans-job.ts';
import { downloadPlanHandler, planExporter } from './plan-download.ts';
import { applyPlanKind, type PlanOrder, planWork } from './plan-work.ts';
import { planningKind, planningWorker, planOnceMade } from './planning-job.ts';
import { countPlanning, keepFile, placedFile } from './planning-store.ts';
import {
  insertPlan,
  listImports,
  listWithPasswords,
  lockPlan,
  type Plan,
  type PlanKey,
  planRowList,
  readPlan,
  readUndone,
  startPlan,
} from './plans-store.ts';
import { waitingWorker } from './waiting-job.ts';
import { listFollowers, setWaiting } from './waiting-store.ts';

type Actions = typeof plansActions;
type Answer = JsonText<ResultOf<Actions['getPlan']>>;

/** Knows nothing of what is imported: each kind of thing brings its own part. */
export function plansFeature(parts: FeatureParts, kinds: PlanKinds): Feature<Actions> {
  const { secrets } = parts;
  const afterCommit = async (ctx: CallerContext, _input: unknown, { job: key }: LeftToJob) =>
    answer(ctx, await planOnceMade(ctx, parts.waitForJobs, key));
  return {
    handlers: {
      planImport: {
        async apply(ctx, { kind, csv, ...place }) {
          const isPlaced = 'planIn' in kinds[kind];
          demandPlace(isPlaced, place);
          const key = await orderPlan(ctx, { kind, undoOf: null });
          await keepFile(ctx.db, secrets, key, isPlaced ? placedFile({ csv, place }) : csv);
          return leftToJob(key);
        },
        afterCommit,
      },
      planOffboarding: {
        async apply(ctx, order) {
          const key = await orderPlan(ctx, { kind: 'offboarding', undoOf: null });
          await keepFile(ctx.db, secrets, key, JSON.stringify(order));
          return leftToJob(key);
        },
        afterCommit,
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
          const input = { kind, id: String(id) } satisfies PlanOrder;
          const isUndo = plan.undoOf !== null;
          const action = isUndo ? 'applyPlan.undo' : 'applyPlan';
          const job = await insertJob(ctx, { kind: applyPlanKind.name, action, input, total });
          await startPlan(ctx, plan, job.id);
          await ctx.enqueue(applyPlanKind, job);
          const undo = isUndo ? { undo: true } : {};
          ctx.recordHistory({ target: '', domainId: null, after: { kind, ...undo, ...outcomesOf(plan) } });
          return { job: String(job.id) };
        },
      },
      setPlanWaiting: {
        async apply(ctx, { kind, id, waiting }) {
          const plan = await lockPlan(ctx, { kind, id });
          const isFollowed = (await listFollowers(ctx, [plan])).has(plan.id);
          if (plan.undoOf !== null || plan.waitsFor.length === 0 || isFollowed) throw new AppError('stale');
          const until = new Date(ctx.now.getTime() + claimDays * 86_400_000);
          const wait = waiting
            ? { waitsUntil: until, waitsIp: ctx.remoteIp }
            : { waitsUntil: null, waitsIp: null };
          await setWaiting(ctx.db, plan, wait, ctx.now);
          ctx.recordHistory({ target: '', domainId: null, after: { kind, waiting } });
          return 'success';
        },
      },
      undoPlan: {
        async apply(ctx, { kind, id }) {
          const plan = await lockPlan(ctx, { kind, id });
          if (!isUndoable(plan, await readUndone(ctx, [plan]))) throw new AppError('stale');
          return leftToJob(await orderPlan(ctx, { kind, undoOf: id }));
        },
        afterCommit,
      },
      downloadPlan: downloadPlanHandler,
    },
    workers: [planningWorker(parts, kinds), waitingWorker(parts), forgetPlansWorker(parts)],
    longWork: [planWork(parts, kinds)],
    exporters: [planExporter(parts, kinds)],
  };
}

/** Of one account; each keeps its file. */
const mostPlanning = 10;
const retrySeconds = 5;

type OrderContext = CallerContext & Pick<CommandPowers, 'enqueue'>;

async function orderPlan(ctx: OrderContext, values: Parameters<typeof insertPlan>[1]): Promise<PlanKey> {
  if ((await countPlanning(ctx)) >= mostPlanning)
    throw new AppError('rate_limited', { params: { seconds: retrySeconds } });
  const key = await insertPlan(ctx, values);
  const { requestId, remoteIp } = ctx;
  await ctx.enqueue(planningKind, { ...key, requestId, remoteIp });
  return key;
}

/** One place at most, and none for things that have their own. */
function demandPlace(isPlaced: boolean, { domain, email }: ImportPlace): void {
  if (domain !== undefined && (email !== undefined || !isPlaced)) throw AppError.field('domain', 'format');
  if (email !== undefined && !isPlaced) throw AppError.field('email', 'format');
}

/** The worker records what came of it. */
interface LeftToJob {
  readonly job: PlanKey;
}
const leftToJob = (job: PlanKey): LeftToJob => ({ job });

const outcomesOf = (plan: Plan) => ({
  create: plan.creates,
  update: plan.updates,
  remove: plan.removals,
  skip: plan.skips,
  refuse: plan.refusals,
});

const stateOf = ({ state, expiresAt }: Plan, now: Date) =>
  state === 'planned' && expiresAt <= now ? 'expired' : state;

const isUndoable = (
  { id, undoOf, endedAt, done }: Plan,
  undone: Awaited<ReturnType<typeof readUndone>>,
): boolean => undoOf === null && endedAt !== null && done > 0 && undone.get(id)?.isOver !== true;

async function answer(
  ctx: CallerContext,
  plan: Plan,
  input: Parameters<typeof planRowList.answer>[1] = {},
): Promise<Answer> {
  const rows = await planRowList.answer({ db: ctx.db, caller: ctx.caller, planId: plan.id }, input);
  const [head] = await headsOf(ctx, [plan]);
  return rows.with({ plan: head as Head });
}

type Head = ResultOf<Actions['getPlan']>['plan'];

async function headsOf(ctx: CallerContext, plans: readonly Plan[]): Promise<Head[]> {
  const undone = await readUndone(ctx, plans);
  const withPasswords = await listWithPasswords(ctx, plans);
  const followers = await listFollowers(ctx, plans);
  const idOf = (id: number | null | undefined) => (id === null || id === undefined ? null : String(id));
  return plans.map((plan) => ({
    id: String(plan.id),
    kind: plan.kind,
    state: stateOf(plan, ctx.now),
    reason: plan.reason,
    undo_of: idOf(plan.undoOf),
    created_at: plan.createdAt.toISOString(),
    expires_at: plan.expiresAt.toISOString(),
    ended_at: plan.endedAt?.toISOString() ?? null,
    job: idOf(plan.jobId),
    outcomes: outcomesOf(plan),
    done: plan.done,
    failed: plan.failed,
    undone: undone.get(plan.id)?.count ?? 0,
    changes: plan.changes,
    generated: plan.generated,
    passwords_ready: withPasswords.has(plan.id) ? 1 : 0,
    undoable: isUndoable(plan, undone) ? 1 : 0,
    waiting: plan.waiting,
    waits_until: plan.waitsUntil?.toISOString() ?? null,
    follows: idOf(plan.follows),
    followed_by: idOf(followers.get(plan.id)),
  }));
}
