import { bigint, inet, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId, identity, moment, searchText } from './columns.ts';

export const accountHistory = pgTable('account_history', {
  accountId: accountId(),
  id: identity(),
  at: moment('at').notNull(),
  adminId: bigint('admin_id', { mode: 'number' }),
  adminname: text('adminname').notNull(),
  action: text('action').notNull(),
  target: text('target').notNull().default(''),
  outcome: text('outcome', { enum: ['done', 'refused', 'pending'] })
    .notNull()
    .default('done'),
  remoteIp: inet('remote_ip'),
  requestId: text('request_id').notNull().default(''),
  before: jsonb('before'),
  after: jsonb('after'),
  domainId: bigint('domain_id', { mode: 'number' }),
  searchText: searchText(),
});
