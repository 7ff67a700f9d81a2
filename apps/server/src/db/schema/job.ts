import { bigint, boolean, date, inet, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId, adminId, identity, moment } from './columns.ts';

/** The queue. */
export const job = pgTable('job', {
  id: identity(),
  kind: text('kind').notNull(),
  key: text('key'),
  turnOf: text('turn_of'),
  data: jsonb('data').notNull().default({}),
  dueAt: moment('due_at').notNull().defaultNow(),
  takenAt: moment('taken_at'),
  leaseUntil: moment('lease_until'),
  fence: integer('fence').notNull().default(0),
  failures: integer('failures').notNull().default(0),
  deaths: integer('deaths').notNull().default(0),
  isResting: boolean('is_resting').notNull().default(false),
});

/** Work for an admin that goes on after the request was answered. */
export const longJob = pgTable('long_job', {
  accountId: accountId(),
  id: identity(),
  adminId: adminId(),
  kind: text('kind').notNull(),
  action: text('action').notNull(),
  input: jsonb('input').notNull(),
  state: text('state', { enum: ['running', 'done', 'stopped', 'failed'] })
    .notNull()
    .default('running'),
  total: integer('total').notNull(),
  done: integer('done').notNull().default(0),
  failed: integer('failed').notNull().default(0),
  errors: integer('errors').notNull().default(0),
  remoteIp: inet('remote_ip'),
  requestId: text('request_id').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  endedAt: moment('ended_at'),
});

export const longJobRow = pgTable('long_job_row', {
  accountId: accountId(),
  jobId: bigint('job_id', { mode: 'number' }).notNull(),
  rowId: bigint('row_id', { mode: 'number' }).notNull(),
  name: text('name').notNull().default(''),
  outcome: text('outcome'),
  /** After all that are not. */
  isLater: boolean('is_later').notNull().default(false),
});

/** What rows were before a bulk command changed them; of which fields, `kind` says. */
export const bulkUndo = pgTable('bulk_undo', {
  accountId: accountId(),
  id: identity(),
  adminId: adminId(),
  kind: text('kind').notNull(),
  jobId: bigint('job_id', { mode: 'number' }),
  createdAt: moment('created_at').notNull(),
});

export const bulkUndoRow = pgTable('bulk_undo_row', {
  accountId: accountId(),
  undoId: bigint('undo_id', { mode: 'number' }).notNull(),
  rowId: bigint('row_id', { mode: 'number' }).notNull(),
  before: jsonb('before').notNull(),
  after: jsonb('after').notNull(),
});

/** The days on which a job ran, by its own clock. */
export const jobDay = pgTable('job_day', {
  job: text('job').notNull(),
  day: date('day').notNull(),
});
