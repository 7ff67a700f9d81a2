import type { ResultOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import type { jobsActions } from '@posthouse/contract/features/jobs';
import type { UserChangeKind } from '@posthouse/contract/fields/user-change-kind';
import type { CallerContext } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import {
  endJob,
  findJob,
  type LongJob,
  listFailures,
  listJobs,
  readUndos,
} from '../../kernel/long-work/long-job-store.ts';

const shownHours = 24;

export function jobsFeature(): Feature<typeof jobsActions> {
  return {
    handlers: {
      async getJobs({ db, caller, now }) {
        const since = new Date(now.getTime() - shownHours * 3_600_000);
        const jobs = await listJobs(db, caller, since);
        const undos = await undosOf(db, caller, jobs);
        return { rows: jobs.map((job) => onWire(job, undos)) };
      },
      async getJob(ctx, { id }) {
        const job = await ownJob(ctx, id);
        const undos = await undosOf(ctx.db, ctx.caller, [job]);
        return { ...onWire(job, undos), failures: await listFailures(ctx.db, job) };
      },
      stopJob: {
        async apply(ctx, { id }) {
          const job = await ownJob(ctx, id);
          ctx.recordHistory({ target: '', after: { operation: job.action } });
          if (!(await endJob(ctx.db, job, 'stopped', ctx.now))) throw new AppError('stale');
          return 'success';
        },
      },
    },
  };
}

async function ownJob({ db, caller }: CallerContext, id: number): Promise<LongJob> {
  const job = await findJob(db, caller, id);
  if (job === undefined) throw new AppError('not_found');
  return job;
}

const undosOf = (db: CallerContext['db'], caller: CallerContext['caller'], jobs: readonly LongJob[]) =>
  readUndos(
    db,
    caller,
    jobs.filter(({ state }) => state !== 'running').map(({ id }) => id),
  );

const undoOf = ({ id }: LongJob, undos: Awaited<ReturnType<typeof undosOf>>) => {
  const undo = undos.get(id);
  return undo ? { kind: undo.kind as UserChangeKind, id: String(undo.id) } : null;
};

const onWire = (job: LongJob, undos: Awaited<ReturnType<typeof undosOf>>) => ({
  ...wireJob(job),
  undo: undoOf(job, undos),
});

const wireJob = ({ id, action, input, state, total, done, failed, createdAt, endedAt }: LongJob) => ({
  id: String(id),
  operation: action,
  about: aboutOf(input),
  plan: planOf(action, input),
  state,
  total,
  done,
  failed,
  created_at: createdAt.toISOString(),
  ended_at: endedAt?.toISOString() ?? null,
});

/** What makes one job of an operation another than the next. */
const tellingFields = ['quota', 'account_type'];

function aboutOf(input: unknown): string {
  const { kind, ...fields } = Object(input) as Readonly<Record<string, unknown>>;
  return typeof kind === 'string' ? kind : (tellingFields.find((field) => fields[field] !== undefined) ?? '');
}

const startsPlan: readonly string[] = ['applyPlan', 'applyPlan.undo'];

const planOf = (action: string, input: unknown) => (startsPlan.includes(action) ? (input as JobPlan) : null);

type JobPlan = ResultOf<typeof jobsActions.getJobs>['rows'][number]['plan'];
