import { bigint, boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId, identity, moment, searchText } from './columns.ts';

export const senderEntry = pgTable('sender_entry', {
  accountId: accountId(),
  id: identity(),
  list: text('list', { enum: ['allow', 'block'] }).notNull(),
  domainId: bigint('domain_id', { mode: 'number' }),
  userId: bigint('user_id', { mode: 'number' }),
  address: text('address').notNull(),
  readable: text('readable').notNull(),
  ignoreSpf: boolean('ignore_spf').notNull().default(false),
  applyToHeaders: boolean('apply_to_headers').notNull().default(false),
  note: text('note').notNull().default(''),
  expiresAt: moment('expires_at'),
  createdAt: moment('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  version: integer('version').notNull().default(1),
  searchText: searchText(),
});

export const senderHit = pgTable('sender_hit', {
  accountId: accountId(),
  entryId: bigint('entry_id', { mode: 'number' }).notNull(),
  day: date('day').notNull(),
  hits: integer('hits').notNull(),
  lastAt: moment('last_at').notNull(),
});
