import type { RuleAction, RuleFields } from '@posthouse/contract/features/users/delivery-rules';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId, moment } from './columns.ts';

const userId = () => bigint('user_id', { mode: 'number' }).notNull();

export type StoredAction = RuleAction & {
  /** Of a forward into a domain that whoever typed it could see: those who can't must not see the address. */
  readonly domainId?: number;
};

export interface StoredRule extends Omit<RuleFields, 'actions'> {
  readonly id: string;
  readonly actions: readonly StoredAction[];
}

export const deliveryRules = pgTable('delivery_rules', {
  accountId: accountId(),
  userId: userId(),
  rules: jsonb('rules').$type<readonly StoredRule[]>().notNull().default([]),
  version: integer('version').notNull().default(1),
});

export const vacation = pgTable('vacation', {
  accountId: accountId(),
  userId: userId(),
  active: boolean('active').notNull().default(false),
  startsOn: date('starts_on'),
  endsOn: date('ends_on'),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  subject: text('subject').notNull().default(''),
  text: text('text').notNull().default(''),
  days: integer('days').notNull().default(7),
  addresses: text('addresses').array().notNull().default([]),
  version: integer('version').notNull().default(1),
});

export const userScript = pgTable('user_script', {
  accountId: accountId(),
  userId: userId(),
  script: text('script').notNull(),
  digest: text('digest').generatedAlwaysAs(sql`md5(script)`),
});

/** A script of the user's own that the mail engine turned off because it took too long. */
export const stoppedFilter = pgTable('stopped_filter', {
  accountId: accountId(),
  userId: userId(),
  stoppedAt: moment('stopped_at').notNull(),
  state: text('state', { enum: ['stopping', 'stopped', 'starting'] }).notNull(),
  script: text('script').notNull().default(''),
});
