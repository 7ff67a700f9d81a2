import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId, bytes, identity, moment, searchText } from './columns.ts';

export const chatOrganization = pgTable('chat_organization', {
  accountId: accountId(),
  url: text('url').notNull(),
  botEmail: text('bot_email').notNull(),
  apiKey: bytes('api_key').notNull(),
  connectedAt: moment('connected_at').notNull(),
  dueAt: moment('due_at'),
  leaseUntil: moment('lease_until'),
  fence: integer('fence').notNull().default(0),
  syncedAt: moment('synced_at'),
  failure: text('failure', { enum: ['', 'chat_refused', 'upstream_failed'] })
    .notNull()
    .default(''),
  failedSince: moment('failed_since'),
  unreachableUntil: moment('unreachable_until'),
});

export const chatUser = pgTable('chat_user', {
  accountId: accountId(),
  id: identity(),
  domainId: bigint('domain_id', { mode: 'number' }),
  zulipId: bigint('zulip_id', { mode: 'number' }),
  email: text('email').notNull(),
  readable: text('readable').notNull(),
  name: text('name').notNull(),
  role: text('role', { enum: ['owner', 'admin', 'moderator', 'member', 'guest'] }).notNull(),
  active: boolean('active').notNull().default(true),
  adopted: boolean('adopted').notNull().default(false),
  failure: text('failure', { enum: ['', 'chat_status_failed', 'chat_refused', 'upstream_failed'] })
    .notNull()
    .default(''),
  reason: text('reason').notNull().default(''),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  removedAt: moment('removed_at'),
  searchText: searchText(),
  sortedName: text('sorted_name').generatedAlwaysAs(sql`lower(name collate "default")`),
});
