import { bigint, boolean, pgTable } from 'drizzle-orm/pg-core';
import { accountId } from './columns.ts';

/** The mailbox that gets copies of a domain's mail. */
export const auditDomain = pgTable('audit_domain', {
  accountId: accountId(),
  domainId: bigint('domain_id', { mode: 'number' }).notNull(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  enabled: boolean('enabled').notNull().default(true),
});
