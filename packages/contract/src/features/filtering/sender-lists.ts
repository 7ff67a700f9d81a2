import { z } from 'zod';
import { command, query } from '../../core/action.ts';
import { bulkInput, bulkOutput } from '../../core/bulk.ts';
import { anyOf, exportInput, exportOutput, listInput, listOutput } from '../../core/paging.ts';
import { levels } from '../../core/permissions.ts';
import { domainName } from '../../fields/domain-name.ts';
import { mailAddress } from '../../fields/email-address.ts';
import { flag, wireFlag } from '../../fields/flag.ts';
import { id, wireId } from '../../fields/id.ts';
import { senderPattern } from '../../fields/sender-pattern.ts';
import { optionalLine } from '../../fields/text.ts';
import { day, wireTime } from '../../fields/time.ts';
import { version } from '../../fields/version.ts';

const area = 'filtering';

export const entryScopes = ['account', 'domain', 'user'] as const;
export type EntryScope = (typeof entryScopes)[number];

const entryRow = z.strictObject({
  id: wireId,
  /** An e-mail address or a domain. */
  address: z.string(),
  /** The same as its readers write it. */
  unicode: z.string(),
  scope: z.enum(entryScopes),
  /** The domain it is for, also that of its user; empty for the whole account. */
  domain: z.string(),
  /** The user it is for. */
  email: z.string(),
  apply_to_headers: wireFlag,
  note: z.string(),
  /** Counts until the end of this day in the timezone of the account. */
  expires: day.nullable(),
  created_at: wireTime,
  created_by: z.string(),
  last_hit_at: wireTime.nullable(),
  /** How often it decided in the last 30 days. */
  hits: z.int(),
  /** The same is on the other list too, for the same; there it is refused. */
  on_other_list: wireFlag,
  version: z.int(),
});

export const blacklistRow = entryRow;
export const whitelistRow = entryRow.extend({ ignore_spf: wireFlag });

/** Entries of users are left out unless they are asked for, or a user is named. */
export const senderEntryFilters = {
  domain: anyOf(domainName),
  email: mailAddress.optional(),
  scope: anyOf(z.enum(entryScopes, 'format')),
  include_users: flag.optional(),
  expired: flag.optional(),
};

/** Neither for the whole account; never both. */
const scope = { domain: domainName.optional(), email: mailAddress.optional() };
const entryFields = {
  apply_to_headers: flag.optional(),
  note: optionalLine(250).optional(),
  expires: z.union([z.literal(''), day]).optional(),
};
const whitelistFields = { ...entryFields, ignore_spf: flag.optional() };
const oneScope = {
  check: ({ domain, email }: { domain?: unknown; email?: unknown }) =>
    domain === undefined || email === undefined,
  error: { error: 'format', path: ['email'] },
};
const sorts = ['address', 'created_at'] as const;
const entryHistory = ['address', 'scope', 'apply_to_headers', 'note', 'expires'] as const;
const whitelistHistory = [...entryHistory, 'ignore_spf'] as const;
const view = { area, level: levels.view } as const;
const addUpdate = { area, level: levels.addUpdate } as const;
const remove = { area, level: levels.remove } as const;

export const senderListsActions = {
  getWhitelist: query({
    summary:
      'Lists senders whose mail is always accepted: of the account and its domains, with `include_users` also of their users.',
    access: view,
    scope: 'domain',
    input: listInput(sorts, senderEntryFilters),
    output: listOutput(whitelistRow),
    example: { search: 'example' },
  }),
  getWhitelistEntry: query({
    summary: 'Returns one entry of the whitelist.',
    access: view,
    scope: 'domain',
    input: z.strictObject({ id }),
    output: whitelistRow,
    example: { id: '1' },
  }),
  exportWhitelist: command({
    summary: 'Exports the whitelist entries that match, as CSV or JSON.',
    access: view,
    scope: 'domain',
    input: exportInput(senderEntryFilters, whitelistRow),
    output: exportOutput,
    example: { format: 'csv' },
    history: ['format', 'search'],
  }),
  addWhitelist: command({
    summary: 'Adds an e-mail address or a domain to the whitelist of the account, of a domain or of a user.',
    access: addUpdate,
    scope: 'domain',
    input: z
      .strictObject({ address: senderPattern, ...scope, ...whitelistFields })
      .refine(oneScope.check, oneScope.error),
    output: whitelistRow,
    example: { address: 'partner.example' },
    history: whitelistHistory,
  }),
  updateWhitelist: command({
    summary: 'Changes a whitelist entry. Omitted fields stay the same.',
    access: addUpdate,
    scope: 'domain',
    input: z.strictObject({ id, version, address: senderPattern.optional(), ...whitelistFields }),
    output: whitelistRow,
    example: { id: '1', ignore_spf: '1' },
    history: whitelistHistory,
  }),
  removeWhitelist: command({
    summary: 'Removes entries from the whitelist.',
    access: remove,
    scope: 'domain',
    input: bulkInput(senderEntryFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history: whitelistHistory,
  }),
  getBlacklist: query({
    summary:
      'Lists senders whose mail is always refused: of the account and its domains, with `include_users` also of their users.',
    access: view,
    scope: 'domain',
    input: listInput(sorts, senderEntryFilters),
    output: listOutput(blacklistRow),
    example: { search: 'example' },
  }),
  getBlacklistEntry: query({
    summary: 'Returns one entry of the blacklist.',
    access: view,
    scope: 'domain',
    input: z.strictObject({ id }),
    output: blacklistRow,
    example: { id: '1' },
  }),
  exportBlacklist: command({
    summary: 'Exports the blacklist entries that match, as CSV or JSON.',
    access: view,
    scope: 'domain',
    input: exportInput(senderEntryFilters, blacklistRow),
    output: exportOutput,
    example: { format: 'csv' },
    history: ['format', 'search'],
  }),
  addBlacklist: command({
    summary: 'Adds an e-mail address or a domain to the blacklist of the account, of a domain or of a user.',
    access: addUpdate,
    scope: 'domain',
    input: z
      .strictObject({ address: senderPattern, ...scope, ...entryFields })
      .refine(oneScope.check, oneScope.error),
    output: blacklistRow,
    example: { address: 'spammer.example' },
    history: entryHistory,
  }),
  updateBlacklist: command({
    summary: 'Changes a blacklist entry. Omitted fields stay the same.',
    access: addUpdate,
    scope: 'domain',
    input: z.strictObject({ id, version, address: senderPattern.optional(), ...entryFields }),
    output: blacklistRow,
    example: { id: '1', apply_to_headers: '1' },
    history: entryHistory,
  }),
  removeBlacklist: command({
    summary: 'Removes entries from the blacklist.',
    access: remove,
    scope: 'domain',
    input: bulkInput(senderEntryFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history: entryHistory,
  }),
};
