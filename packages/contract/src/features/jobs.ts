import { z } from 'zod';
import { command, noFields, query, success } from '../core/action.ts';
import { bulkFailures } from '../core/bulk.ts';
import { id, wireId } from '../fields/id.ts';
import { planKinds } from '../fields/plan-kind.ts';
import { wireTime } from '../fields/time.ts';
import { userChangeKinds } from '../fields/user-change-kind.ts';

/** `stopped`: by its admin, or because the admin no longer has the right. `failed`: given up after several errors. */
export const jobStates = ['running', 'done', 'stopped', 'failed'] as const;

const job = {
  id: wireId,
  /** The command that started it; `applyPlan.undo` where what a plan did is undone. */
  operation: z.string(),
  /** What it changes (`quota`) or the kind of its things (`users`), where the operation alone doesn’t say so; else empty. */
  about: z.string(),
  /** The plan it applies; null for other work. */
  plan: z.strictObject({ kind: z.enum(planKinds), id: wireId }).nullable(),
  state: z.enum(jobStates),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  created_at: wireTime,
  ended_at: wireTime.nullable(),
  /** By which it can be undone, with `undoUserChanges`. */
  undo: z.strictObject({ kind: z.enum(userChangeKinds), id: wireId }).nullable(),
};

/** At most this many failed rows are listed; the others are counted. */
export const mostNamedFailures = 1_000;

/** Background work of a bulk command on more rows than are done at once. */
export const jobsActions = {
  getJobs: query({
    summary: 'Lists the jobs the caller started in the last 24 hours, newest first.',
    access: 'session',
    scope: 'own',
    input: noFields,
    output: z.strictObject({ rows: z.array(z.strictObject(job)) }),
    example: {},
  }),
  getJob: query({
    summary: 'Returns the progress of one of the caller’s jobs and the rows that failed.',
    access: 'session',
    scope: 'own',
    input: z.strictObject({ id }),
    output: z.strictObject({
      ...job,
      failures: z.array(z.strictObject({ id: wireId, name: z.string(), code: z.enum(bulkFailures) })),
    }),
    example: { id: '1' },
  }),
  stopJob: command({
    summary: 'Stops one of the caller’s jobs before its next batch. What it has done so far is kept.',
    access: 'session',
    scope: 'own',
    input: z.strictObject({ id }),
    output: success,
    example: { id: '1' },
    history: ['operation'],
  }),
};
