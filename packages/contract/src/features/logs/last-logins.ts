import { z } from 'zod';
import { command, query } from '../../core/action.ts';
import { anyOf, exportInput, exportOutput, historyInput, historyOutput } from '../../core/paging.ts';
import { levels } from '../../core/permissions.ts';
import { optionalCountry } from '../../fields/country.ts';
import { asciiDomain, domainName } from '../../fields/domain-name.ts';
import { flag, wireFlag } from '../../fields/flag.ts';
import { id, wireId } from '../../fields/id.ts';
import { ipRange } from '../../fields/ip-range.ts';
import { loginReasons, loginServices } from '../../fields/mail-login.ts';
import { day, wireTime } from '../../fields/time.ts';

const area = 'logs';

export const loginOutcomes = ['accepted', 'refused'] as const;
/** `onetime` is that of an admin who logged in as the user. */
export const loginPasswords = ['main', 'app', 'onetime'] as const;

export const loginRow = z.strictObject({
  id: wireId,
  /** Of several attempts, the first. */
  at: wireTime,
  user_id: wireId,
  /** The address the user had then. */
  email: z.string(),
  /** The same as its readers write it. */
  unicode: z.string(),
  service: z.enum(loginServices),
  ip: z.string(),
  /** ISO 3166-1 alpha-2; empty where it is not known. */
  country: z.string(),
  outcome: z.enum(loginOutcomes),
  /** Why it was refused; null where it was not. */
  reason: z.enum(loginReasons).nullable(),
  /** Turned away whatever the password. */
  blocked: wireFlag,
  /** Null where none was right. */
  password_used: z.enum(loginPasswords).nullable(),
  /** Of the application password. */
  label: z.string(),
  /** Failures of the same user from the same address within a minute are one row. */
  attempts: z.int(),
});

/** The part before the @, or a whole address, which may have its domain as readers write it. */
const loginName = z
  .string('format')
  .trim()
  .max(254, 'max_length')
  .toLowerCase()
  .transform((name) => {
    const at = name.lastIndexOf('@') + 1;
    return at === 0 ? name : `${name.slice(0, at)}${asciiDomain(name.slice(at)) ?? name.slice(at)}`;
  });

export const lastLoginsFilters = {
  username: loginName.optional(),
  /** The user, also under former addresses. */
  user: id.optional(),
  domain: anyOf(domainName),
  start: day.optional(),
  end: day.optional(),
  password_used: anyOf(z.enum(loginPasswords, 'format')),
  label: z.string().max(200, 'max_length').optional(),
  service: anyOf(z.enum(loginServices, 'format')),
  country: anyOf(optionalCountry),
  ip: ipRange.optional(),
  blocked: flag.optional(),
  outcome: anyOf(z.enum(loginOutcomes, 'format')),
};

export const lastLoginsActions = {
  getLastLogins: query({
    summary:
      'Lists logins to mailboxes by IMAP, POP3, SMTP and ManageSieve, newest first. `username` is the part before the @ or a whole address, `start` and `end` are days in the timezone of the account, `ip` an address or a network.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: historyInput(lastLoginsFilters),
    output: historyOutput(loginRow),
    example: { service: ['imap'] },
  }),
  exportLastLogins: command({
    summary: 'Exports the logins that match, as CSV or JSON.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: exportInput(lastLoginsFilters, loginRow),
    output: exportOutput,
    example: { format: 'csv' },
    history: ['format', 'search'],
  }),
};
