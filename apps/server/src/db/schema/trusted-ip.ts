import { bigint, inet, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId, identity, moment, searchText } from './columns.ts';

export const trustedIp = pgTable('trusted_ip', {
  accountId: accountId(),
  id: identity(),
  domainId: bigint('domain_id', { mode: 'number' }).notNull(),
  userId: bigint('user_id', { mode: 'number' }),
  network: inet('network').notNull(),
  description: text('description').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  searchText: searchText(),
});

/** Only the mail engine writes and reads it. @public */
export const knownNetwork = pgTable('known_network', {
  accountId: accountId(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  network: text('network').notNull(),
  seenAt: moment('seen_at').notNull(),
});

/** The panel only lifts what the mail engine counted. */
export const loginGuess = pgTable('login_guess', {
  name: text('name').notNull(),
  network: text('network').notNull(),
  failures: integer('failures').notNull().default(0),
  blocks: integer('blocks').notNull().default(0),
  seen: text('seen').array().notNull().default([]),
  failedAt: moment('failed_at').notNull(),
  blockedAt: moment('blocked_at'),
  blockedUntil: moment('blocked_until'),
});

export const guessPardon = pgTable('guess_pardon', {
  accountId: accountId(),
  domainId: bigint('domain_id', { mode: 'number' }).notNull().default(0),
  network: text('network').notNull(),
  at: moment('at').notNull(),
});
