import { date, pgTable, text } from 'drizzle-orm/pg-core';

export const jobDay = pgTable('job_day', {
  job: text('job').notNull(),
  day: date('day').notNull(),
});
