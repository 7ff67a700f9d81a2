import { bigint, boolean, date, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId, bytes, identity, moment } from './columns.ts';

const userId = () => bigint('user_id', { mode: 'number' }).notNull();

export const appPassword = pgTable('app_password', {
  accountId: accountId(),
  id: identity(),
  userId: userId(),
  label: text('label').notNull(),
  digest: text('digest').notNull(),
  imap: boolean('imap').notNull(),
  pop3: boolean('pop3').notNull(),
  smtp: boolean('smtp').notNull(),
  expiresOn: date('expires_on'),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
});

export const oneTimePassword = pgTable('one_time_password', {
  accountId: accountId(),
  userId: userId(),
  digest: text('digest').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const passwordHandover = pgTable('password_handover', {
  accountId: accountId(),
  userId: userId(),
  keyHash: bytes('key_hash').notNull(),
  sealed: bytes('sealed'),
  passwordDigest: bytes('password_digest').notNull(),
  madeBy: bigint('made_by', { mode: 'number' }).notNull(),
  createdBy: text('created_by').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  shownAt: moment('shown_at'),
});
