import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId, adminId, identity } from './columns.ts';

export const savedView = pgTable('saved_view', {
  accountId: accountId(),
  adminId: adminId(),
  id: identity(),
  screen: text('screen').notNull(),
  name: text('name').notNull(),
  view: text('view').notNull(),
  isDefault: boolean('is_default').notNull().default(false),
});
