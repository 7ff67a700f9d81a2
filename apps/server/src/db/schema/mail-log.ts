import type { DeliveryStatus } from '@posthouse/contract/features/logs/mail-logs';
import { sql } from 'drizzle-orm';
import { bigint, boolean, inet, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import { accountId, identity, moment } from './columns.ts';

const mailColumns = () => ({
  accountId: accountId(),
  id: identity(),
  at: moment('at').notNull(),
  story: text('story').notNull(),
  domainId: bigint('domain_id', { mode: 'number' }).notNull(),
  sender: text('sender').notNull(),
  recipient: text('recipient').notNull(),
  reached: text('reached').notNull(),
  clientIp: inet('client_ip'),
  subject: text('subject').notNull().default(''),
  bytes: bigint('bytes', { mode: 'number' }),
  score: real('score'),
  isSpam: boolean('is_spam').notNull().default(false),
  messageStatus: text('message_status').$type<DeliveryStatus>().notNull(),
  recipientStatus: text('recipient_status').$type<DeliveryStatus>().notNull(),
  answer: text('answer').notNull().default(''),
  events: jsonb('events').$type<readonly object[]>().notNull().default([]),
  searchSubject: text('search_subject').generatedAlwaysAs(sql`''`),
});

export const incomingMail = pgTable('incoming_mail', mailColumns());
export const outgoingMail = pgTable('outgoing_mail', mailColumns());

const storyColumns = () => ({
  accountId: accountId(),
  at: moment('at').notNull(),
  story: text('story').notNull(),
  facts: jsonb('facts').$type<object>().notNull(),
});

export const incomingStory = pgTable('incoming_story', storyColumns());
export const outgoingStory = pgTable('outgoing_story', storyColumns());

/** Only the mail engine writes and reads it. @public */
export const logPosition = pgTable('log_position', {
  source: text('source').primaryKey(),
  file: text('file').notNull(),
  position: bigint('position', { mode: 'number' }).notNull(),
});

/** Only the mail engine writes and reads it. @public */
export const mailUnderway = pgTable('mail_underway', {
  queueId: text('queue_id').primaryKey(),
  messageId: text('message_id').notNull().default(''),
  facts: jsonb('facts').$type<object>().notNull(),
  changedAt: moment('changed_at').notNull(),
});
