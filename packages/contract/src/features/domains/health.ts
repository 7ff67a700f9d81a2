import { z } from 'zod';
import { command, query } from '../../core/action.ts';
import { levels } from '../../core/permissions.ts';
import { wireFlag } from '../../fields/flag.ts';
import { wireTime } from '../../fields/time.ts';
import { ofDomain } from './domain-key.ts';

const area = 'domains';

/** Specification 4: queued for check, then OK or fail; `warn` for what is advice. */
export const healthStates = ['queued', 'ok', 'warn', 'fail'] as const;

/** What is looked at, in the order it is shown; the last four are advice. */
export const healthRecords = [
  'mx',
  'caa',
  'webmail',
  'webmail_ssl',
  'autodiscover',
  'autodiscover_ssl',
  'spf',
  'dkim',
  'dmarc',
  'mta_sts',
  'tls_rpt',
] as const;
export type HealthRecord = (typeof healthRecords)[number];

/** What was found, as a code the panel has a sentence for, with how to mend it. */
export const healthHints = [
  '',
  'missing',
  'wrong',
  'foreign',
  'several',
  'too_many_lookups',
  'spf_loop',
  'issuer_missing',
  'dns_failed',
  'timeout',
  'private_address',
  'connect_failed',
  'certificate_expired',
  'certificate_expires',
  'certificate_name',
  'certificate_untrusted',
  'not_enabled',
] as const;
export type HealthHint = (typeof healthHints)[number];

const healthRow = z.strictObject({
  record: z.enum(healthRecords),
  /** 1 for advice: it never makes the whole fail. */
  advice: wireFlag,
  host: z.string(),
  type: z.string(),
  /** Record values to put there; more than one where several are needed. */
  expected: z.array(z.string()),
  found: z.array(z.string()),
  status: z.enum(healthStates),
  hint: z.enum(healthHints),
  /** A number or name the hint speaks of. */
  detail: z.string(),
  checked_at: wireTime.nullable(),
  /** Since when it has this status. */
  since: wireTime.nullable(),
});
export type HealthRow = z.infer<typeof healthRow>;

export const domainHealth = z.strictObject({
  domain: z.string(),
  health: z.enum(healthStates),
  checked_at: wireTime.nullable(),
  records: z.array(healthRow),
});

export const healthActions = {
  getDomainHealth: query({
    summary: 'The DNS records and certificates a domain needs: expected, found, and how to mend them.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: ofDomain({}),
    output: domainHealth,
    example: { domain: 'example.com' },
  }),
  checkDomainHealth: command({
    summary: 'Looks at the records and certificates of a domain again, as soon as possible.',
    access: { area, level: levels.enableDisable },
    scope: 'domain',
    input: ofDomain({}),
    output: domainHealth,
    example: { domain: 'example.com' },
    history: ['domain'],
  }),
};
