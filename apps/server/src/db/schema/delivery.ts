import type { RuleFields } from '@posthouse/contract/features/users/delivery-rules';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId, moment } from './columns.ts';

const userId = () => bigint('user_id', { mode: 'number' }).notNull();

export interface StoredRule extends RuleFields {
  readonly id: string;
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
