import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accountId, identity, moment } from './columns.ts';

/**
 * One name at a domain is one thing; users, aliases, lists and public folders have its id as their key.
 * @public
 */
export const address = pgTable('address', {
  accountId: accountId(),
  id: identity(),
  domainId: bigint('domain_id', { mode: 'number' }).notNull(),
  localPart: text('local_part').notNull(),
  kind: text('kind', { enum: ['user', 'alias', 'list', 'smart_list', 'public_folder'] }).notNull(),
  createdAt: moment('created_at').notNull(),
  removedAt: moment('removed_at'),
  removalId: uuid('removal_id'),
});
