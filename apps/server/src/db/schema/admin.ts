import { bigint, boolean, cidr, inet, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { accountId, adminId, bytes, identity, moment, searchText } from './columns.ts';

export const admin = pgTable('admin', {
  accountId: accountId(),
  id: identity(),
  role: text('role', { enum: ['admin', 'subadmin'] }).notNull(),
  username: text('username').notNull(),
  name: text('name').notNull().default(''),
  email: text('email').notNull(),
  emailConfirmedAt: moment('email_confirmed_at'),
  /** Null for a sub-admin who was invited and has not chosen one yet. */
  passwordHash: text('password_hash'),
  passwordChangedAt: moment('password_changed_at').notNull().defaultNow(),
  twofaAllowed: boolean('twofa_allowed').notNull().default(true),
  ipRestricted: boolean('ip_restricted').notNull().default(false),
  ipManaged: boolean('ip_managed').notNull().default(false),
  active: boolean('active').notNull().default(true),
  domainsLimited: boolean('domains_limited').notNull().default(false),
  language: text('language'),
  alerts: text('alerts').array().notNull().default(['login', 'country', 'incident', 'domain', 'limit']),
  domainMailAt: moment('domain_mail_at'),
  passwordNoticeDays: smallint('password_notice_days'),
  lastLoginAt: moment('last_login_at'),
  checklistHidden: boolean('checklist_hidden').notNull().default(false),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  searchText: searchText(),
});

export const adminPermission = pgTable('admin_permission', {
  accountId: accountId(),
  adminId: adminId(),
  area: text('area').notNull(),
  level: smallint('level').notNull(),
});

export const adminIpRange = pgTable('admin_ip_range', {
  accountId: accountId(),
  adminId: adminId(),
  id: identity(),
  range: cidr('range').notNull(),
  description: text('description').notNull().default(''),
});

export const adminTwoFactor = pgTable('admin_two_factor', {
  accountId: accountId(),
  adminId: adminId(),
  secret: bytes('secret'),
  enabledAt: moment('enabled_at'),
  lastUsedStep: bigint('last_used_step', { mode: 'number' }).notNull().default(0),
  pendingSecret: bytes('pending_secret'),
  pendingExpiresAt: moment('pending_expires_at'),
});

export const adminRecoveryCode = pgTable('admin_recovery_code', {
  accountId: accountId(),
  adminId: adminId(),
  codeHash: bytes('code_hash').notNull(),
  usedAt: moment('used_at'),
});

export const adminKnownIp = pgTable('admin_known_ip', {
  accountId: accountId(),
  adminId: adminId(),
  remoteIp: inet('remote_ip').notNull(),
  lastUsedAt: moment('last_used_at').notNull(),
});
