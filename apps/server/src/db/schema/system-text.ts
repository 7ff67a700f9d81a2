import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId } from './columns.ts';

export const systemText = pgTable('system_text', {
  accountId: accountId(),
  key: text('key').notNull(),
  language: text('language').notNull(),
  subject: text('subject'),
  text: text('text'),
  version: integer('version').notNull().default(1),
});
