import { bigint, boolean, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { accountId, identity, moment, searchText } from './columns.ts';

const number = (name: string) => bigint(name, { mode: 'number' });

/** What aliases, lists and smart lists have in common: an address of their own, a note, a switch, the recycle bin. */
const addressed = () => ({
  accountId: accountId(),
  id: number('id').notNull(),
  domainId: number('domain_id').notNull(),
  email: text('email').notNull(),
  readable: text('readable').notNull(),
  note: text('note').notNull().default(''),
  active: boolean('active').notNull().default(true),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  removedAt: moment('removed_at'),
  removedBy: text('removed_by').notNull().default(''),
  removalId: uuid('removal_id'),
  searchText: searchText(),
});

export const mailAlias = pgTable('mail_alias', addressed());

export const aliasDestination = pgTable('alias_destination', {
  accountId: accountId(),
  aliasId: number('alias_id').notNull(),
  position: smallint('position').notNull(),
  addressId: number('address_id'),
  external: text('external').notNull().default(''),
});

export const mailList = pgTable('mail_list', {
  ...addressed(),
  type: text('type', { enum: ['distribution', 'spam', 'notspam'] }).notNull(),
  members: integer('members').notNull().default(0),
});

export const smartList = pgTable('smart_list', {
  ...addressed(),
  type: text('type', { enum: ['members', 'all'] })
    .notNull()
    .default('members'),
  protection: text('protection', { enum: ['none', 'members', 'password'] })
    .notNull()
    .default('none'),
  passwordHash: text('password_hash'),
  copyToSender: boolean('copy_to_sender').notNull().default(false),
  members: integer('members').notNull().default(0),
});

export const smartListOwner = pgTable('smart_list_owner', {
  accountId: accountId(),
  listId: number('list_id').notNull(),
  addressId: number('address_id').notNull(),
});

const member = () => ({
  accountId: accountId(),
  id: identity(),
  listId: number('list_id').notNull(),
  addressId: number('address_id'),
  email: text('email').notNull(),
  readable: text('readable').notNull(),
  searchText: searchText(),
});

export const listMember = pgTable('list_member', member());

export const smartListMember = pgTable('smart_list_member', {
  ...member(),
  canPost: boolean('can_post').notNull().default(true),
  canReceive: boolean('can_receive').notNull().default(true),
});
