import { z } from 'zod';
import { withFeatureChoices } from '../core/account-features.ts';
import { type Access, command, query } from '../core/action.ts';
import { bulkInput, bulkOutput } from '../core/bulk.ts';
import { optionalLanguage } from '../core/language-fields.ts';
import { anyOf, exportInput, exportOutput, listInput, listOutput } from '../core/paging.ts';
import { levels } from '../core/permissions.ts';
import { accessHours, checkHours, wireAccessHours } from '../fields/access-hours.ts';
import { dateFormat } from '../fields/date-formats.ts';
import { domainName, optionalHostName } from '../fields/domain-name.ts';
import { emailAddress } from '../fields/email-address.ts';
import { flag, wireFlag } from '../fields/flag.ts';
import { id, wireId } from '../fields/id.ts';
import { ipRange } from '../fields/ip-range.ts';
import { listOf } from '../fields/list.ts';
import { mailboxName } from '../fields/mailbox-name.ts';
import { missing } from '../fields/missing.ts';
import { integer } from '../fields/number.ts';
import { userPassword } from '../fields/password.ts';
import { quotaMb } from '../fields/quota.ts';
import { optionalLine } from '../fields/text.ts';
import { wireTime } from '../fields/time.ts';

const area = 'users';

export const accountTypes = ['basic', 'enhanced', 'exchange', 'external', 'audit'] as const;
export type AccountType = (typeof accountTypes)[number];
/** Spec 3: these are there only while their maximum is not 0. */
const typesOfFeatures = { exchange: 'exchange', external: 'external' } as const;
export const mailboxTypes = ['normal', 'shared', 'room', 'equipment'] as const;
export type MailboxType = (typeof mailboxTypes)[number];
/** Of an exchange connector: mail is handed over, or handed over and kept here too. Empty for other types. */
export const oexTypes = ['relay', 'relay_and_copy'] as const;

export const userRow = z.strictObject({
  id: wireId,
  email: z.string(),
  /** The same address as its readers write it. */
  unicode: z.string(),
  domain: z.string(),
  name: z.string(),
  account_type: z.enum(accountTypes),
  mailbox_type: z.enum(mailboxTypes),
  oex_type: z.enum(['', ...oexTypes]),
  relay_host: z.string(),
  active: wireFlag,
  /** MB. */
  quota: z.int(),
  /** MB in use; null until it is known. */
  used: z.int().nullable(),
  lastlogin: wireTime.nullable(),
  language: z.string(),
  timezone: z.string(),
  dateformat: z.string(),
  twofa_allowed: wireFlag,
  imap: wireFlag,
  pop3: wireFlag,
  smtp: wireFlag,
  access_hours: wireAccessHours,
  login_ips: z.array(z.string()),
  created_at: wireTime,
  version: z.int(),
});

const everyday = {
  name: optionalLine(100).optional(),
  quota: quotaMb.optional(),
  language: optionalLanguage.optional(),
  timezone: z.string(missing).trim().max(64, 'max_length').optional(),
  dateformat: dateFormat.optional(),
  twofa_allowed: flag.optional(),
};
export const mostLoginIps = 50;

/** What a user is, and when, how and from where it is reached. */
const structure = {
  account_type: withFeatureChoices(typesOfFeatures, z.enum(accountTypes, missing).optional()),
  mailbox_type: z.enum(mailboxTypes, missing).optional(),
  oex_type: z.enum(oexTypes, missing).optional(),
  relay_host: optionalHostName.optional(),
  imap: flag.optional(),
  pop3: flag.optional(),
  smtp: flag.optional(),
  access_hours: accessHours.optional(),
  /** The same hours every day. */
  access_start: integer({ min: 0, max: 24 }).optional(),
  access_end: integer({ min: 0, max: 24 }).optional(),
  /** The addresses and networks (CIDR) the user can log in to mail from; empty: from anywhere. */
  login_ips: listOf(ipRange, { least: 0, most: mostLoginIps })
    .transform((ips) => [...new Set(ips)])
    .optional(),
};
const structureNames = Object.keys(structure) as (keyof typeof structure)[];

type Hours = { access_start?: number | undefined; access_end?: number | undefined };

/** Spec 5: both hours or none, the first before the second. */
function demandHours({ access_start: start, access_end: end }: Hours, ctx: z.RefinementCtx): void {
  const fault = checkHours({ start, end });
  if (fault) ctx.addIssue({ code: 'custom', message: fault, path: ['access_end'] });
}

/** A user by its id or its address. */
const userKey = { id: id.optional(), email: emailAddress.optional() };

export function ofUser<Fields extends z.ZodRawShape>(fields: Fields) {
  return z
    .strictObject({ ...userKey, ...fields })
    .refine(
      ({ id: key, email }: { id?: unknown; email?: unknown }) => key !== undefined || email !== undefined,
      {
        error: 'required',
        path: ['email'],
      },
    );
}

type Changes = Readonly<Record<string, unknown>>;

/** Everyday work at 5; what a user is at 6. */
function byFields(example: Changes) {
  const everydayLevel = { area, level: levels.addUpdate } as const;
  const structureLevel = { area, level: levels.modify } as const;
  return {
    least: everydayLevel,
    decide: (input: Changes) =>
      structureNames.some((field) => input[field] !== undefined) ? structureLevel : everydayLevel,
    branches: [
      { example: { ...example, quota: 1000 }, needs: everydayLevel },
      { example: { ...example, account_type: 'basic' }, needs: structureLevel },
    ],
  } satisfies Access<Changes>;
}

export const userFilters = {
  domain: anyOf(domainName),
  account_type: withFeatureChoices(typesOfFeatures, anyOf(z.enum(accountTypes, 'format'))),
  mailbox_type: anyOf(z.enum(mailboxTypes, 'format')),
  active: flag.optional(),
  twofa_allowed: flag.optional(),
  over_quota: flag.optional(),
  never_logged_in: flag.optional(),
};

/** What is chosen when a user gets its address. */
export const userDomainRow = z.strictObject({ id: wireId, domain: z.string(), unicode: z.string() });

/** `account_type` is the new one there, so what to filter by has another name. */
const { account_type: account_type_was, ...otherFilters } = userFilters;
const filtersOfUpdate = { ...otherFilters, account_type_was };

/** The history records that a new password was set, never the password. */
const history = [
  'email',
  'active',
  'signin_changed',
  ...(Object.keys(everyday) as (keyof typeof everyday)[]),
  ...([
    'account_type',
    'mailbox_type',
    'oex_type',
    'relay_host',
    'imap',
    'pop3',
    'smtp',
    'access_hours',
    'login_ips',
  ] as const),
] as const;

export const usersActions = {
  getUsers: query({
    summary: 'Lists the users of the account.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: listInput(['email', 'name', 'created_at', 'lastlogin', 'quota', 'used'], userFilters),
    output: listOutput(userRow),
    example: { search: 'anna' },
  }),
  getUser: query({
    summary: 'Returns one user, by id or address.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: ofUser({}),
    output: userRow,
    example: { email: 'anna@example.com' },
  }),
  getUserDomains: query({
    summary:
      'Lists the verified domains, in which users, aliases and lists can be added. Needs no right to the domains themselves.',
    access: {
      anyOf: (['users', 'aliases', 'lists', 'dglists'] as const).map((one) => ({
        area: one,
        level: levels.view,
      })),
    },
    scope: 'domain',
    input: listInput(['domain'], {}),
    output: listOutput(userDomainRow),
    example: { search: 'example' },
  }),
  exportUsers: command({
    summary: 'Exports the users that match, as CSV or JSON.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: exportInput(userFilters, userRow),
    output: exportOutput,
    example: { format: 'csv' },
    history: ['format', 'search'],
  }),
  addUser: command({
    summary: 'Adds a user in a verified domain. It takes a seat of its account type, and its quota.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z
      .strictObject({
        username: mailboxName,
        domain: domainName,
        password: userPassword.optional(),
        ...everyday,
        ...structure,
      })
      .superRefine(demandHours),
    output: userRow,
    example: { username: 'anna', domain: 'example.com', password: 'Correct-horse-7', quota: 1000 },
    history,
  }),
  updateUser: command({
    summary: 'Changes a user. Omitted fields stay the same.',
    access: byFields({ email: 'anna@example.com' }),
    scope: 'domain',
    input: ofUser({
      version: integer({ min: 1, max: 2_000_000_000 }).optional(),
      password: userPassword.optional(),
      ...everyday,
      ...structure,
    }).superRefine(demandHours),
    output: userRow,
    example: { email: 'anna@example.com', name: 'Anna Berg' },
    history,
  }),
  renameUser: command({
    summary:
      'Gives a user another address; its mail, rights and memberships stay. With `keep_alias` the old address becomes an alias of the new one, and the user can send as it. An alias that an earlier rename left there steps aside.',
    access: { area, level: levels.modify },
    scope: 'domain',
    input: z.strictObject({ id, username: mailboxName, domain: domainName, keep_alias: flag.optional() }),
    output: userRow,
    example: { id: '1', username: 'anna.berg', domain: 'example.com', keep_alias: 1 },
    history: ['email', 'keep_alias'],
  }),
  updateUsers: command({
    summary: 'Changes the quota or the account type of many users.',
    access: byFields({ ids: ['1'] }),
    scope: 'domain',
    input: bulkInput(filtersOfUpdate, { quota: everyday.quota, account_type: structure.account_type }).refine(
      ({ quota, account_type }) => (quota === undefined) !== (account_type === undefined),
      { error: 'required', path: ['quota'] },
    ),
    output: bulkOutput,
    example: { ids: ['1'], quota: 2000 },
    history,
  }),
  enableUsers: command({
    summary: 'Lets disabled users log in and receive mail again.',
    access: { area, level: levels.enableDisable },
    scope: 'domain',
    input: bulkInput(userFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
  disableUsers: command({
    summary: 'Disables users: no login, no mail. Nothing is deleted.',
    access: { area, level: levels.enableDisable },
    scope: 'domain',
    input: bulkInput(userFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
  removeUsers: command({
    summary:
      'Moves users to the recycle bin for 30 days. Their seats are free at once, their names stay reserved.',
    access: { area, level: levels.remove },
    scope: 'domain',
    input: bulkInput(userFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
};
