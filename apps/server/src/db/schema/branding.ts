import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId, bytes } from './columns.ts';

export const branding = pgTable('branding', {
  accountId: accountId(),
  domainId: bigint('domain_id', { mode: 'number' }).notNull().default(0),
  name: text('name').notNull().default(''),
  link: text('link').notNull().default(''),
  supportEmail: text('support_email').notNull().default(''),
  colour: text('colour').notNull().default(''),
  logo: bytes('logo'),
  logoHash: text('logo_hash').notNull().default(''),
  version: integer('version').notNull().default(1),
});
