import { bigint, boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { accountId } from './columns.ts';

const number = (name: string) => bigint(name, { mode: 'number' });
const userId = () => number('user_id').notNull();

export const userSharing = pgTable('user_sharing', {
  accountId: accountId(),
  userId: userId(),
  keepCopy: boolean('keep_copy').notNull().default(true),
  forwardsVersion: integer('forwards_version').notNull().default(0),
  sendAsVersion: integer('send_as_version').notNull().default(0),
  delegatesVersion: integer('delegates_version').notNull().default(0),
});

export const userForward = pgTable('user_forward', {
  accountId: accountId(),
  userId: userId(),
  position: smallint('position').notNull(),
  addressId: number('address_id'),
  external: text('external').notNull().default(''),
});

export const userSendAs = pgTable('user_send_as', {
  accountId: accountId(),
  userId: userId(),
  addressId: number('address_id').notNull(),
});

export const userDelegate = pgTable('user_delegate', {
  accountId: accountId(),
  userId: userId(),
  delegateId: number('delegate_id').notNull(),
  access: text('access', { enum: ['read', 'edit', 'full'] }).notNull(),
  sending: text('sending', { enum: ['none', 'as', 'behalf'] })
    .notNull()
    .default('none'),
});
