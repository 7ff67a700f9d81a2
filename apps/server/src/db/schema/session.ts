import { bigint, boolean, inet, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId, adminId, bytes, identity, moment } from './columns.ts';

export const session = pgTable('session', {
  accountId: accountId(),
  id: identity(),
  adminId: adminId(),
  tokenHash: bytes('token_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  authenticatedAt: moment('authenticated_at'),
  lastSeenAt: moment('last_seen_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** Opened past the admin's own IP list. */
  anyAddress: boolean('any_address').notNull().default(false),
  previousLoginAt: moment('previous_login_at'),
  remoteIp: inet('remote_ip'),
  userAgent: text('user_agent').notNull().default(''),
  /** The session of the main admin who looks through this one, for reading only. */
  viewedFrom: bigint('viewed_from', { mode: 'number' }),
});

export const oneTimeKey = pgTable('one_time_key', {
  accountId: accountId(),
  id: identity(),
  adminId: adminId(),
  purpose: text('purpose', {
    enum: ['login_code', 'login_link', 'password_reset', 'email_change', 'invitation', 'download'],
  }).notNull(),
  keyHash: bytes('key_hash').notNull(),
  detail: jsonb('detail').notNull().default({}),
  attempts: integer('attempts').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const attemptCounter = pgTable('attempt_counter', {
  kind: text('kind', { enum: ['login', 'password_reset', 'email_change'] }).notNull(),
  subjectHash: bytes('subject_hash').notNull(),
  source: text('source').notNull().default(''),
  attempts: integer('attempts').notNull(),
  windowStartedAt: moment('window_started_at').notNull(),
  lockedUntil: moment('locked_until'),
  lockCount: integer('lock_count').notNull().default(0),
});
