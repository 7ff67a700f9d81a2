import type { WireError } from '@posthouse/contract/core/errors';
import { planOutcomes, planResults } from '@posthouse/contract/features/plans';
import { planKinds } from '@posthouse/contract/fields/plan-kind';
import { planRowTypes } from '@posthouse/contract/fields/plan-row-type';
import { bigint, inet, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { accountId, adminId, bytes, identity, moment, searchText } from './columns.ts';

export const plan = pgTable('plan', {
  accountId: accountId(),
  id: identity(),
  adminId: adminId(),
  kind: text('kind', { enum: planKinds }).notNull(),
  state: text('state', { enum: ['planning', 'refused', 'planned', 'applying', 'done', 'stopped', 'failed'] })
    .notNull()
    .default('planned'),
  reason: jsonb('reason').$type<WireError>(),
  undoOf: bigint('undo_of', { mode: 'number' }),
  columns: text('columns').array().notNull().default([]),
  creates: integer('creates').notNull().default(0),
  updates: integer('updates').notNull().default(0),
  removals: integer('removals').notNull().default(0),
  skips: integer('skips').notNull().default(0),
  refusals: integer('refusals').notNull().default(0),
  done: integer('done').notNull().default(0),
  failed: integer('failed').notNull().default(0),
  changes: jsonb('changes').$type<Readonly<Record<string, number>>>().notNull().default({}),
  generated: integer('generated').notNull().default(0),
  passwordsTakenAt: moment('passwords_taken_at'),
  jobId: bigint('job_id', { mode: 'number' }),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
  secretsUntil: moment('secrets_until'),
  waiting: integer('waiting').notNull().default(0),
  waitsFor: text('waits_for').array().notNull().default([]),
  waitsUntil: moment('waits_until'),
  waitsIp: inet('waits_ip'),
  follows: bigint('follows', { mode: 'number' }),
  toldAt: moment('told_at'),
});

type Facts = Readonly<Record<string, unknown>>;

export const planRow = pgTable('plan_row', {
  accountId: accountId(),
  id: identity(),
  planId: bigint('plan_id', { mode: 'number' }).notNull(),
  line: integer('line').notNull(),
  name: text('name').notNull().default(''),
  outcome: text('outcome', { enum: planOutcomes }).notNull(),
  result: text('result', { enum: planResults }),
  reason: jsonb('reason'),
  domainId: bigint('domain_id', { mode: 'number' }),
  targetId: bigint('target_id', { mode: 'number' }),
  targetVersion: integer('target_version'),
  change: jsonb('change').$type<Facts>().notNull().default({}),
  before: jsonb('before').$type<Facts>(),
  after: jsonb('after').$type<Facts>(),
  cells: jsonb('cells').$type<Readonly<Record<string, string>>>(),
  secret: bytes('secret'),
  kept: bytes('kept'),
  type: text('type', { enum: planRowTypes }),
  step: smallint('step').notNull().default(0),
  searchText: searchText(),
});

export const planFile = pgTable('plan_file', {
  accountId: accountId(),
  planId: bigint('plan_id', { mode: 'number' }).notNull(),
  content: bytes('content').notNull(),
});
