import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId, identity, moment } from './columns.ts';

export const account = pgTable('account', {
  id: identity(),
  name: text('name').notNull(),
  state: text('state', { enum: ['active', 'suspended'] })
    .notNull()
    .default('active'),
  maxBasicUsers: integer('max_basic_users').notNull().default(0),
  maxEnhancedUsers: integer('max_enhanced_users').notNull().default(0),
  maxDomains: integer('max_domains').notNull().default(0),
  maxExchangeUsers: integer('max_exchange_users').notNull().default(0),
  maxExternalUsers: integer('max_external_users').notNull().default(0),
  maxChatUsers: integer('max_chat_users').notNull().default(0),
  maxQuotaMb: bigint('max_quota_mb', { mode: 'number' }).notNull().default(0),
  autogrowQuota: boolean('autogrow_quota').notNull().default(false),
  uiTimeoutMinutes: integer('ui_timeout_minutes').notNull().default(5),
  language: text('language').notNull().default('en'),
  timezone: text('timezone').notNull().default('UTC'),
  dateformat: text('dateformat').notNull().default(''),
  homeCountry: text('home_country').notNull().default(''),
  quotaAlertCc: text('quota_alert_cc').notNull().default(''),
  passwordMaxAgeDays: integer('password_max_age_days').notNull().default(0),
  twofaRequired: boolean('twofa_required').notNull().default(false),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const accountLimitAlert = pgTable('account_limit_alert', {
  accountId: accountId(),
  counter: text('counter').notNull(),
  level: text('level', { enum: ['nearly', 'full'] }).notNull(),
  since: moment('since').notNull(),
});

export const accountUsage = pgTable('account_usage', {
  accountId: accountId(),
  basicUsers: integer('basic_users').notNull().default(0),
  enhancedUsers: integer('enhanced_users').notNull().default(0),
  domains: integer('domains').notNull().default(0),
  exchangeUsers: integer('exchange_users').notNull().default(0),
  externalUsers: integer('external_users').notNull().default(0),
  chatUsers: integer('chat_users').notNull().default(0),
  quotaMb: bigint('quota_mb', { mode: 'number' }).notNull().default(0),
});
