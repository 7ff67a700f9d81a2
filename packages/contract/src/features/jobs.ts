import { z } from 'zod';
import { command, noFields, query, success } from '../core/action.ts';
import { bulkFailures } from '../core/bulk.ts';
import { id, wireId } from '../fields/id.ts';
import { wireTime } from '../fields/time.ts';

/** `stopped`: by its admin, or because the right it was ordered with is gone. */
export const jobStates = ['running', 'done', 'stopped'] as const;

const job = {
  id: wireId,
  /** The command that ordered it. */
  operation: z.string(),
  state: z.enum(jobStates),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  created_at: wireTime,
  ended_at: wireTime.nullable(),
};

/** So many rows that failed are named; the rest is counted. */
export const mostNamedFailures = 1_000;

/** Long work that a command began: the rows of a bulk command beyond those done at once. */
export const jobsActions = {
  getJobs: query({
    summary: 'The jobs the caller ordered in the last 24 hours, newest first.',
    access: 'session',
    scope: 'own',
    input: noFields,
    output: z.strictObject({ rows: z.array(z.strictObject(job)) }),
    example: {},
  }),
  getJob: query({
    summary: 'How far a job of the caller is, and which rows failed.',
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
    summary: 'Ends a job of the caller before its next slice; what it has done stays.',
    access: 'session',
    scope: 'own',
    input: z.strictObject({ id }),
    output: success,
    example: { id: '1' },
    history: ['operation'],
  }),
};
