import type { LoginReason, LoginService } from '@posthouse/contract/fields/mail-login';
import { bigint, boolean, inet, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId, bytes, identity, moment } from './columns.ts';

/** Whether a service of the mail engine runs, by its name. */
export type ServiceStates = Readonly<Record<string, 'running' | 'stopped'>>;

/** Where mail programs reach it. */
export interface EngineReach {
  readonly host: string;
  readonly ports: Readonly<Record<'imaps' | 'pop3s' | 'submissions' | 'submission', number>>;
}

export const mailEngine = pgTable('mail_engine', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  startedAt: moment('started_at').notNull(),
  seenAt: moment('seen_at').notNull(),
  services: jsonb('services').$type<ServiceStates>().notNull(),
  reach: jsonb('reach').$type<EngineReach>(),
});

/** Only the mail engine writes and reads it. @public */
export const mailboxUsage = pgTable('mailbox_usage', {
  username: text('username').primaryKey(),
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  messages: bigint('messages', { mode: 'number' }).notNull().default(0),
});

export const mailLogin = pgTable('mail_login', {
  accountId: accountId(),
  id: identity(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  domainId: bigint('domain_id', { mode: 'number' }).notNull(),
  at: moment('at').notNull(),
  service: text('service').$type<LoginService>().notNull(),
  ip: inet('ip'),
  outcome: text('outcome').$type<'accepted' | 'refused'>().notNull(),
  password: text('password').$type<'' | 'main' | 'app' | 'onetime'>().notNull().default(''),
  label: text('label').notNull().default(''),
  attempts: integer('attempts').notNull().default(1),
  email: text('email').notNull().default(''),
  readable: text('readable').notNull().default(''),
  country: text('country').notNull().default(''),
  blocked: boolean('blocked').notNull().default(false),
  reason: text('reason').$type<'' | LoginReason>().notNull().default(''),
});

/** Written by the mail engine alone. */
export const mailSession = pgTable('mail_session', {
  accountId: accountId(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  service: text('service').$type<'imap' | 'pop3' | 'sieve'>().notNull(),
  ip: text('ip').notNull().default(''),
  since: moment('since').notNull().defaultNow(),
});

/** Only the mail engine writes and reads it. @public */
export const listDelivery = pgTable('list_delivery', {
  accountId: accountId(),
  listId: bigint('list_id', { mode: 'number' }).notNull(),
  message: bytes('message').notNull(),
  passed: text('passed').notNull(),
  at: moment('at').notNull(),
  fence: bigint('fence', { mode: 'number' }).notNull().default(1),
  heldUntil: moment('held_until'),
  isFinished: boolean('is_finished').notNull().default(false),
});

/** Only the mail engine writes and reads it. @public */
export const publicFolderPlace = pgTable('public_folder_place', {
  accountId: accountId(),
  folderId: bigint('folder_id', { mode: 'number' }).notNull(),
  place: text('place').notNull(),
  guid: text('guid').notNull().default(''),
  isFull: boolean('is_full').notNull(),
  quotaMb: bigint('quota_mb', { mode: 'number' }).notNull(),
});

/** Filled by the database itself, worked off by the mail engine. @public */
export const mailLeftover = pgTable('mail_leftover', {
  accountId: accountId(),
  id: bigint('id', { mode: 'number' }).notNull(),
  kind: text('kind').$type<'user' | 'public_folder'>().notNull(),
  name: text('name').notNull(),
  domainId: bigint('domain_id', { mode: 'number' }).notNull(),
  bytes: bigint('bytes', { mode: 'number' }),
  since: moment('since').notNull().defaultNow(),
  foundAt: moment('found_at'),
  deletedAt: moment('deleted_at'),
});

/** The same for accounts that are gone. @public */
export const accountLeftover = pgTable('account_leftover', {
  number: bigint('number', { mode: 'number' }).primaryKey(),
  since: moment('since').notNull().defaultNow(),
  deletedAt: moment('deleted_at'),
});
