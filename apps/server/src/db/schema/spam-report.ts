import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId, bytes, identity, moment } from './columns.ts';

const number = (name: string) => bigint(name, { mode: 'number' });
const userId = () => number('user_id').notNull();

/** When a user is told next what is in the spam folder. Only the mail engine writes and reads it. @public */
export const spamReport = pgTable('spam_report', {
  accountId: accountId(),
  userId: userId(),
  dueAt: moment('due_at').notNull(),
  leaseUntil: moment('lease_until'),
  fence: integer('fence').notNull().default(0),
  toldValidity: number('told_validity'),
  toldUid: number('told_uid'),
  underway: text('underway'),
  underwayValidity: number('underway_validity'),
  underwayUid: number('underway_uid'),
  lastAt: moment('last_at'),
});

/** A link of a report: one message, which it moves to the inbox. */
export const spamLink = pgTable('spam_link', {
  accountId: accountId(),
  id: identity(),
  userId: userId(),
  keyHash: bytes('key_hash').notNull(),
  report: text('report').notNull(),
  guid: text('guid').notNull(),
  sender: text('sender').notNull(),
  address: text('address').notNull(),
  subject: text('subject').notNull(),
  receivedAt: moment('received_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  askedAt: moment('asked_at'),
  allows: boolean('allows').notNull().default(false),
  outcome: text('outcome', { enum: ['released', 'gone'] }),
});
