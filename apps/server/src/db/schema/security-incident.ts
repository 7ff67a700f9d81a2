import type { incidentKinds, incidentStates } from '@posthouse/contract/features/security/incidents';
import { bigint, inet, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { accountId, identity, moment } from './columns.ts';

/** Only the mail engine writes and reads it. @public */
export const loginCountry = pgTable('login_country', {
  accountId: accountId(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  country: text('country').notNull(),
  ip: inet('ip').notNull(),
  firstAt: moment('first_at').notNull(),
  lastAt: moment('last_at').notNull(),
});

/** Countries by their codes. */
interface CountryEvidence {
  readonly limit: number;
  readonly countries: Readonly<
    Record<string, { readonly ip: string; readonly first_at: string; readonly last_at: string }>
  >;
}

export const securityIncident = pgTable('security_incident', {
  accountId: accountId(),
  id: identity(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  kind: text('kind').$type<(typeof incidentKinds)[number]>().notNull(),
  level: smallint('level').$type<1 | 2>().notNull(),
  state: text('state').$type<(typeof incidentStates)[number]>().notNull().default('new'),
  evidence: jsonb('evidence').$type<CountryEvidence>().notNull(),
  firstAt: moment('first_at').notNull(),
  lastAt: moment('last_at').notNull(),
  toldAt: moment('told_at'),
});
