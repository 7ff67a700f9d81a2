import {
  acceptFrom,
  reportContents,
  reportFormats,
  spamPlaces,
} from '@posthouse/contract/features/filtering/filter-settings';
import { bigint, boolean, date, inet, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { accountId, identity, moment, searchText } from './columns.ts';

const number = (name: string) => bigint(name, { mode: 'number' });

/** Without a domain: those of the account. */
export const filterSettings = pgTable('filter_settings', {
  accountId: accountId(),
  id: identity(),
  domainId: number('domain_id'),
  acceptFrom: text('accept_from', { enum: acceptFrom }),
  autowhitelist: boolean('autowhitelist'),
  sensitivity: smallint('sensitivity'),
  spamTo: text('spam_to', { enum: spamPlaces }),
  keepSpamDays: smallint('keep_spam_days'),
  reportHours: smallint('report_hours'),
  reportContent: text('report_content', { enum: reportContents }),
  reportFormat: text('report_format', { enum: reportFormats }),
  loginCountries: smallint('login_countries'),
  version: integer('version').notNull().default(1),
});

export const networkEntry = pgTable('network_entry', {
  accountId: accountId(),
  id: identity(),
  domainId: number('domain_id'),
  network: inet('network').notNull(),
  type: text('type', { enum: ['allow', 'block'] }).notNull(),
  preference: integer('preference').notNull(),
  description: text('description').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  version: integer('version').notNull().default(1),
  searchText: searchText(),
});

export const knownSender = pgTable('known_sender', {
  accountId: accountId(),
  id: identity(),
  domainId: number('domain_id').notNull(),
  address: text('address').notNull(),
  readable: text('readable').notNull(),
  userId: number('user_id'),
  firstAt: moment('first_at').notNull(),
  lastAt: moment('last_at').notNull(),
  searchText: searchText(),
});

/** How much users of an account have taught the filter; written by the mail engine. */
export const filterLesson = pgTable('filter_lesson', {
  accountId: accountId(),
  spam: integer('spam').notNull(),
  notspam: integer('notspam').notNull(),
  day: date('day').notNull(),
  ofDay: integer('of_day').notNull(),
  lastAt: moment('last_at').notNull(),
});
