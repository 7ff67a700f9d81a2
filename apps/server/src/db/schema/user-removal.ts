import { bigint, date, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId, moment } from './columns.ts';

const number = (name: string) => bigint(name, { mode: 'number' });

export const userRemoval = pgTable('user_removal', {
  accountId: accountId(),
  userId: number('user_id').notNull(),
  removeOn: date('remove_on', { mode: 'string' }).notNull(),
  adminId: number('admin_id'),
  adminname: text('adminname').notNull(),
  scheduledAt: moment('scheduled_at').notNull(),
  problem: text('problem', { enum: ['forbidden', 'conflict'] }),
  /** When the user was removed by it; any other way in or out of the recycle bin ends the row. */
  doneAt: moment('done_at'),
});
