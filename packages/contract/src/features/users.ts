import { z } from 'zod';
import { withFeatureChoices } from '../core/account-features.ts';
import { type Access, command, query } from '../core/action.ts';
import { bulkInput, bulkOutput } from '../core/bulk.ts';
import { anyOf, exportInput, exportOutput, listInput, listOutput } from '../core/paging.ts';
import { levels } from '../core/permissions.ts';
import { domainName } from '../fields/domain-name.ts';
import { emailAddress } from '../fields/email-address.ts';
import { flag } from '../fields/flag.ts';
import { id, wireId } from '../fields/id.ts';
import { userName } from '../fields/mailbox-name.ts';
import { integer } from '../fields/number.ts';
import { userPassword } from '../fields/password.ts';
import {
  type AccountType,
  accountTypes,
  type MailboxType,
  mailboxTypes,
  oexTypes,
} from '../fields/user-type.ts';
import {
  demandHours,
  demandNeeded,
  everyday,
  fieldNames,
  mostLoginIps,
  structure,
  structureNames,
  typesOfFeatures,
  userRow,
} from './users/user-fields.ts';

const area = 'users';

export {
  type AccountType,
  accountTypes,
  demandNeeded,
  type MailboxType,
  mailboxTypes,
  mostLoginIps,
  oexTypes,
  userRow,
};

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
export const filtersOfUpdate = { ...otherFilters, account_type_was };

/** The history records that a new password was set, never the password. */
const history = ['email', 'active', 'signin_changed', ...fieldNames] as const;

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
      anyOf: (['users', 'aliases', 'lists', 'dglists', 'filtering'] as const).map((one) => ({
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
        username: userName,
        domain: domainName,
        password: userPassword.optional(),
        ...everyday,
        ...structure,
      })
      .superRefine(demandHours)
      .superRefine(demandNeeded, { when: () => true }),
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
    input: z.strictObject({ id, username: userName, domain: domainName, keep_alias: flag.optional() }),
    output: userRow,
    example: { id: '1', username: 'anna.berg', domain: 'example.com', keep_alias: 1 },
    history: ['email', 'keep_alias'],
  }),
  updateUsers: command({
    summary: 'Changes the quota or the account type of many users.',
    access: byFields({ ids: ['1'] }),
    scope: 'domain',
    input: bulkInput(filtersOfUpdate, {
      quota: everyday.quota,
      account_type: structure.account_type,
      /** Leaves out those who use more than the new quota; they are not part of `count`. */
      leave_over: flag.optional(),
    }).refine(({ quota, account_type }) => (quota === undefined) !== (account_type === undefined), {
      error: 'required',
      path: ['quota'],
    }),
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
