import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { accountId, adminId, bytes, identity, moment, searchText } from './columns.ts';

const healthStates = ['queued', 'ok', 'warn', 'fail', 'unknown'] as const;
const domainId = () => bigint('domain_id', { mode: 'number' }).notNull();

export const domainName = pgTable('domain_name', {
  accountId: accountId(),
  id: identity(),
  kind: text('kind', { enum: ['domain', 'alias_domain'] }).notNull(),
  ascii: text('ascii').notNull(),
  unicode: text('unicode').notNull(),
  createdAt: moment('created_at').notNull(),
  proof: text('proof').notNull(),
  state: text('state', { enum: ['queued', 'verify', 'verifying', 'verified', 'failed'] })
    .notNull()
    .default('queued'),
  finding: text('finding').notNull().default(''),
  found: text('found').array().notNull().default([]),
  verifiedAt: moment('verified_at'),
  everVerified: boolean('ever_verified').notNull().default(false),
  contestedAt: moment('contested_at'),
  checks: integer('checks').notNull().default(0),
  checkedAt: moment('checked_at'),
  nextCheckAt: moment('next_check_at'),
  claimEndsAt: moment('claim_ends_at'),
  lostAt: moment('lost_at'),
  lostMailAt: moment('lost_mail_at'),
  leaseUntil: moment('lease_until'),
  fence: integer('fence').notNull().default(0),
  removedAt: moment('removed_at'),
  removedBy: text('removed_by').notNull().default(''),
  removalId: uuid('removal_id'),
  searchText: searchText(),
  stateRank: smallint('state_rank').generatedAlwaysAs(
    sql`case state when 'failed' then 0 when 'verify' then 1 when 'queued' then 2 when 'verifying' then 3 else 4 end`,
  ),
});

export const domain = pgTable('domain', {
  accountId: accountId(),
  id: bigint('id', { mode: 'number' }).notNull(),
  type: text('type', { enum: ['standard', 'parked'] })
    .notNull()
    .default('standard'),
  active: boolean('active').notNull().default(true),
  timezone: text('timezone').notNull().default(''),
  catchall: text('catchall').notNull().default(''),
  webmail: boolean('webmail').notNull().default(true),
  exchangeEnabled: boolean('exchange_enabled').notNull().default(false),
  exchangeHost: text('exchange_host').notNull().default(''),
  localDelivery: boolean('local_delivery').notNull().default(true),
  relayHost: text('relay_host').notNull().default(''),
  footer: text('footer').notNull().default(''),
  homeCountry: text('home_country').notNull().default(''),
  dkimEnabled: boolean('dkim_enabled').notNull().default(false),
  health: text('health', { enum: healthStates }).notNull().default('queued'),
  healthCheckedAt: moment('health_checked_at'),
  healthDueAt: moment('health_due_at'),
  healthLeaseUntil: moment('health_lease_until'),
  healthFence: integer('health_fence').notNull().default(0),
  version: integer('version').notNull().default(1),
  healthRank: smallint('health_rank').generatedAlwaysAs(
    sql`case health when 'fail' then 0 when 'warn' then 1 when 'ok' then 3 else 2 end`,
  ),
});

export const aliasDomain = pgTable('alias_domain', {
  accountId: accountId(),
  id: bigint('id', { mode: 'number' }).notNull(),
  domainId: domainId(),
  health: text('health', { enum: healthStates }).notNull().default('queued'),
  healthCheckedAt: moment('health_checked_at'),
  healthDueAt: moment('health_due_at'),
  healthLeaseUntil: moment('health_lease_until'),
  healthFence: integer('health_fence').notNull().default(0),
});

export const domainCheck = pgTable('domain_check', {
  accountId: accountId(),
  domainId: domainId(),
  record: text('record').notNull(),
  status: text('status', { enum: ['ok', 'warn', 'fail', 'unknown'] }).notNull(),
  hint: text('hint').notNull().default(''),
  detail: text('detail').notNull().default(''),
  found: text('found').array().notNull().default([]),
  unanswered: text('unanswered').notNull().default(''),
  checkedAt: moment('checked_at').notNull(),
  since: moment('since').notNull(),
});

export const dkimKey = pgTable('dkim_key', {
  accountId: accountId(),
  domainId: domainId(),
  selector: text('selector').notNull(),
  privateKey: bytes('private_key').notNull(),
  publicKey: text('public_key').notNull(),
  state: text('state', { enum: ['waiting', 'active', 'retiring'] })
    .notNull()
    .default('waiting'),
  createdAt: moment('created_at').notNull(),
  since: moment('since').notNull(),
  dueAt: moment('due_at'),
  leaseUntil: moment('lease_until'),
  fence: integer('fence').notNull().default(0),
});

export const dnsHandover = pgTable('dns_handover', {
  accountId: accountId(),
  domainId: domainId(),
  madeBy: bigint('made_by', { mode: 'number' }).notNull(),
  keyHash: bytes('key_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  createdBy: text('created_by').notNull().default(''),
  expiresAt: moment('expires_at').notNull(),
  openedAt: moment('opened_at'),
  openedCount: integer('opened_count').notNull().default(0),
});

export const adminDomain = pgTable('admin_domain', {
  accountId: accountId(),
  adminId: adminId(),
  domainId: domainId(),
});

export const domainUsage = pgTable('domain_usage', {
  accountId: accountId(),
  domainId: domainId(),
  users: integer('users').notNull().default(0),
  basicUsers: integer('basic_users').notNull().default(0),
  enhancedUsers: integer('enhanced_users').notNull().default(0),
  exchangeUsers: integer('exchange_users').notNull().default(0),
  externalUsers: integer('external_users').notNull().default(0),
  chatUsers: integer('chat_users').notNull().default(0),
  aliases: integer('aliases').notNull().default(0),
  lists: integer('lists').notNull().default(0),
  smartLists: integer('smart_lists').notNull().default(0),
  publicFolders: integer('public_folders').notNull().default(0),
  aliasDomains: integer('alias_domains').notNull().default(0),
  quotaMb: bigint('quota_mb', { mode: 'number' }).notNull().default(0),
});

/** One name at a domain is one thing; users, aliases, lists and public folders have its id as their key. */
export const address = pgTable('address', {
  accountId: accountId(),
  id: identity(),
  domainId: domainId(),
  localPart: text('local_part').notNull(),
  kind: text('kind', { enum: ['user', 'alias', 'list', 'smart_list', 'public_folder'] }).notNull(),
  createdAt: moment('created_at').notNull(),
  removedAt: moment('removed_at'),
  removalId: uuid('removal_id'),
});
