import { z } from 'zod';
import { command, query } from '../core/action.ts';
import { bulkInput, bulkOutput } from '../core/bulk.ts';
import { anyOf, exportInput, exportOutput, listInput, listOutput } from '../core/paging.ts';
import { levels } from '../core/permissions.ts';
import { domainName } from '../fields/domain-name.ts';
import { mailAddress } from '../fields/email-address.ts';
import { flag, wireFlag } from '../fields/flag.ts';
import { id, wireId } from '../fields/id.ts';
import { listOf } from '../fields/list.ts';
import { aliasName } from '../fields/mailbox-name.ts';
import { mostRelated, relatedAddress } from '../fields/related-address.ts';
import { optionalLine } from '../fields/text.ts';
import { wireTime } from '../fields/time.ts';
import { version } from '../fields/version.ts';

const area = 'aliases';

export const aliasRow = z.strictObject({
  id: wireId,
  /** The part before the @. */
  alias: z.string(),
  domain: z.string(),
  email: z.string(),
  /** The same address as its readers write it. */
  unicode: z.string(),
  /** Where its mail goes, as far as the caller can see it. */
  forward: z.array(z.string()),
  /** Destinations in domains the caller can't see. */
  hidden_destinations: z.int(),
  /** Some of its mail leaves the account. */
  external: wireFlag,
  note: z.string(),
  active: wireFlag,
  created_at: wireTime,
  version: z.int(),
});

/** One alias with what is known about its destinations. */
const alias = aliasRow.extend({ destinations: z.array(z.strictObject(relatedAddress)) });

export const aliasFilters = {
  domain: anyOf(domainName),
  /** Those that lead to this address themselves. */
  forward: mailAddress.optional(),
  external: flag.optional(),
  active: flag.optional(),
};

const destinations = listOf(mailAddress, { least: 1, most: mostRelated });
const note = optionalLine(250).optional();
const history = ['email', 'forward', 'note', 'active'] as const;

export const aliasesActions = {
  getAliases: query({
    summary: 'Lists the aliases of the account.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: listInput(['email', 'created_at'], aliasFilters),
    output: listOutput(aliasRow),
    example: { search: 'info' },
  }),
  getAlias: query({
    summary: 'Returns one alias with its destinations.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: z.strictObject({ id }),
    output: alias,
    example: { id: '1' },
  }),
  exportAliases: command({
    summary: 'Exports the aliases that match, as CSV or JSON.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: exportInput(aliasFilters, aliasRow),
    output: exportOutput,
    example: { format: 'csv' },
    history: ['format', 'search'],
  }),
  addAlias: command({
    summary:
      'Adds an alias in a verified domain. Its mail goes to every destination. A mail loop is refused, with its path.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({ alias: aliasName, domain: domainName, forward: destinations, note }),
    output: alias,
    example: { alias: 'info', domain: 'example.com', forward: ['anna@example.com'] },
    history,
  }),
  updateAlias: command({
    summary:
      'Changes an alias. Omitted fields stay the same; `forward` replaces the destinations the caller can see.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({
      id,
      version,
      alias: aliasName.optional(),
      forward: destinations.optional(),
      note,
    }),
    output: alias,
    example: { id: '1', forward: ['anna@example.com', 'ben@example.net'] },
    history,
  }),
  enableAliases: command({
    summary: 'Lets disabled aliases receive mail again.',
    access: { area, level: levels.enableDisable },
    scope: 'domain',
    input: bulkInput(aliasFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
  disableAliases: command({
    summary: 'Disables aliases: mail to them is refused.',
    access: { area, level: levels.enableDisable },
    scope: 'domain',
    input: bulkInput(aliasFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
  removeAliases: command({
    summary: 'Moves aliases to the recycle bin for 30 days. Their names stay reserved.',
    access: { area, level: levels.remove },
    scope: 'domain',
    input: bulkInput(aliasFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
};
