import { z } from 'zod';
import { ofFeature } from '../core/account-features.ts';
import { command, query } from '../core/action.ts';
import { bulkInput, bulkOutput } from '../core/bulk.ts';
import { anyOf, exportInput, exportOutput, listInput, listOutput } from '../core/paging.ts';
import { levels } from '../core/permissions.ts';
import { optionalCountry } from '../fields/country.ts';
import { domainName, optionalHostName } from '../fields/domain-name.ts';
import { mailAddress } from '../fields/email-address.ts';
import { flag, wireFlag } from '../fields/flag.ts';
import { healthStates } from '../fields/health.ts';
import { wireId } from '../fields/id.ts';
import { listOf } from '../fields/list.ts';
import { missing } from '../fields/missing.ts';
import { longTextBodyBytes, plainText } from '../fields/text.ts';
import { wireTime } from '../fields/time.ts';
import { verificationStates } from '../fields/verification.ts';
import { version } from '../fields/version.ts';
import { dkimActions } from './domains/dkim.ts';
import { ofDomain } from './domains/domain-key.ts';
import { handoverActions } from './domains/handover.ts';
import { healthActions } from './domains/health.ts';
import { ownershipActions, verificationRecord } from './domains/ownership.ts';

const area = 'domains';

/** Spec 3: the values are not shown; we chose these. A parked domain neither sends nor receives mail. */
export const domainTypes = ['standard', 'parked'] as const;

export const domainRow = z.strictObject({
  id: wireId,
  domain: z.string(),
  /** The same name as its readers write it. */
  unicode: z.string(),
  type: z.enum(domainTypes),
  active: wireFlag,
  verification: z.enum(verificationStates),
  health: z.enum(healthStates),
  users: z.int(),
  aliases: z.int(),
  lists: z.int(),
  smartlists: z.int(),
  aliasdomains: z.int(),
  /** MB given to its users. */
  quota: z.int(),
  timezone: z.string(),
  catchall: z.string(),
  webmail: wireFlag,
  exchange_enabled: wireFlag,
  exchange_host: z.string(),
  localdelivery: wireFlag,
  relay_host: z.string(),
  footer: z.string(),
  homecountry: z.string(),
  dkim_enabled: wireFlag,
  audit_enabled: wireFlag,
  created_at: wireTime,
  verified_at: wireTime.nullable(),
  version: z.int(),
});

const editable = {
  type: z.enum(domainTypes, missing).optional(),
  timezone: z.string(missing).trim().max(64, 'max_length').optional(),
  catchall: z.union([z.literal(''), mailAddress]).optional(),
  webmail: flag.optional(),
  exchange_enabled: ofFeature('exchange', flag.optional()),
  exchange_host: ofFeature('exchange', optionalHostName.optional()),
  localdelivery: flag.optional(),
  relay_host: optionalHostName.optional(),
  footer: plainText(10_000).optional(),
  homecountry: optionalCountry.optional(),
  /** Needs an audit mailbox, which `setAuditDomain` chooses. */
  audit_enabled: flag.optional(),
};
const facts = ['domain', 'active', ...(Object.keys(editable) as (keyof typeof editable)[])] as const;

export const domainFilters = {
  type: anyOf(z.enum(domainTypes, 'format')),
  active: flag.optional(),
  verification: anyOf(z.enum(verificationStates, 'format')),
  health: anyOf(z.enum(healthStates, 'format')),
};

export const mostDomainsAtOnce = 200;

export const domainsActions = {
  getDomains: query({
    summary: 'The domains of the account.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: listInput(['domain', 'created_at', 'health', 'verification'], domainFilters),
    output: listOutput(domainRow),
    example: { search: 'example' },
  }),
  getDomain: query({
    summary: 'One domain, by id or name.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: ofDomain({}),
    output: domainRow,
    example: { domain: 'example.com' },
  }),
  exportDomains: command({
    summary: 'Exports all domains that the list matches to a file.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: exportInput(domainFilters, domainRow),
    output: exportOutput,
    example: { format: 'csv' },
    history: ['format', 'search'],
  }),
  addDomain: command({
    summary: 'A new domain; nothing can be made in it before its ownership is verified.',
    access: { area, level: levels.addUpdate },
    scope: 'account',
    input: z.strictObject({ domain: domainName, type: editable.type }),
    output: z.strictObject({ domain: domainRow, verification: verificationRecord }),
    example: { domain: 'example.com' },
    history: facts,
  }),
  addDomains: command({
    summary: 'Several new domains at once; each that cannot be added is answered with its reason.',
    access: { area, level: levels.addUpdate },
    scope: 'account',
    input: z.strictObject({
      domains: listOf(z.string(missing).max(300, 'max_length'), { least: 1, most: mostDomainsAtOnce }),
      type: editable.type,
    }),
    output: z.strictObject({
      done: z.array(z.strictObject({ id: wireId, domain: z.string() })),
      failed: z.array(
        z.strictObject({
          domain: z.string(),
          code: z.enum(['domain_invalid', 'conflict', 'limit_reached']),
        }),
      ),
    }),
    // 200 names of other scripts, each of whose letters a form writes as six or nine characters.
    bodyBytes: 512 * 1024,
    example: { domains: ['example.com', 'example.net'] },
    history: facts,
  }),
  updateDomain: command({
    summary: 'Changes a domain; fields left out stay. A catch-all in a domain of the account must exist.',
    access: { area, level: levels.modify },
    scope: 'domain',
    input: ofDomain({ version, ...editable }),
    output: domainRow,
    bodyBytes: longTextBodyBytes,
    example: { domain: 'example.com', timezone: 'Europe/Berlin' },
    history: facts,
  }),
  enableDomains: command({
    summary: 'Takes mail for domains again.',
    access: { area, level: levels.enableDisable },
    scope: 'domain',
    input: bulkInput(domainFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history: facts,
  }),
  disableDomains: command({
    summary: 'Stops all mail of domains; nothing is deleted.',
    access: { area, level: levels.enableDisable },
    scope: 'domain',
    input: bulkInput(domainFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history: facts,
  }),
  removeDomains: command({
    summary:
      'Puts domains with all that is in them into the recycle bin for 30 days; the names are free at once.',
    access: { area, level: levels.remove },
    scope: 'domain',
    input: bulkInput(domainFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history: [...facts, 'deleted_for_good'],
  }),
  ...ownershipActions,
  ...healthActions,
  ...dkimActions,
  ...handoverActions,
};
