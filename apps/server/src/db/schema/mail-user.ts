import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accountId, moment, searchText } from './columns.ts';

/** By weekday, 1 Monday to 7 Sunday: from which hour to which. */
export type StoredAccessHours = Partial<Record<string, readonly [start: number, end: number]>>;

export const mailUser = pgTable('mail_user', {
  accountId: accountId(),
  id: bigint('id', { mode: 'number' }).notNull(),
  domainId: bigint('domain_id', { mode: 'number' }).notNull(),
  email: text('email').notNull(),
  readable: text('readable').notNull(),
  name: text('name').notNull().default(''),
  accountType: text('account_type', {
    enum: ['basic', 'enhanced', 'exchange', 'external', 'audit'],
  }).notNull(),
  mailboxType: text('mailbox_type', { enum: ['normal', 'shared', 'room', 'equipment'] })
    .notNull()
    .default('normal'),
  oexType: text('oex_type', { enum: ['', 'relay', 'relay_and_copy'] })
    .notNull()
    .default(''),
  relayHost: text('relay_host').notNull().default(''),
  active: boolean('active').notNull().default(true),
  passwordHash: text('password_hash'),
  passwordChangedAt: moment('password_changed_at'),
  quotaMb: bigint('quota_mb', { mode: 'number' }).notNull(),
  isOverQuota: boolean('is_over_quota').notNull().default(false),
  hasLoggedIn: boolean('has_logged_in').notNull().default(false),
  language: text('language').notNull().default(''),
  timezone: text('timezone').notNull().default(''),
  dateformat: text('dateformat').notNull().default(''),
  twofaAllowed: boolean('twofa_allowed').notNull().default(false),
  imap: boolean('imap').notNull().default(true),
  pop3: boolean('pop3').notNull().default(true),
  smtp: boolean('smtp').notNull().default(true),
  accessHours: jsonb('access_hours').$type<StoredAccessHours>().notNull().default({}),
  loginIps: text('login_ips').array().notNull().default([]),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  removedAt: moment('removed_at'),
  removedBy: text('removed_by').notNull().default(''),
  removalId: uuid('removal_id'),
  searchText: searchText(),
  sortedName: text('sorted_name').generatedAlwaysAs(sql`lower(name collate "default")`),
});

/** What is measured of a user; there is exactly one for each, made and removed by the database itself. */
export const userMeasure = pgTable('user_measure', {
  accountId: accountId(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  usedBytes: bigint('used_bytes', { mode: 'number' }),
  usedMb: bigint('used_mb', { mode: 'number' }).generatedAlwaysAs(
    sql`ceil(used_bytes / 1000000::numeric)::bigint`,
  ),
  lastLoginAt: moment('last_login_at'),
  isRemoved: boolean('is_removed').notNull().default(false),
});
