import { z } from 'zod';
import { command, query } from '../../core/action.ts';
import { levels } from '../../core/permissions.ts';
import { wireFlag } from '../../fields/flag.ts';
import { healthStates } from '../../fields/health.ts';
import { wireTime } from '../../fields/time.ts';
import { ofDomain } from './domain-key.ts';

const area = 'domains';

/** What is checked, in the order it is shown. */
export const healthRecords = [
  'mx',
  'spf',
  'caa',
  'webmail',
  'webmail_ssl',
  'autodiscover',
  'autodiscover_ssl',
  'dkim',
  'dmarc',
  'mta_sts',
  'mta_sts_host',
  'tls_rpt',
] as const;
export type HealthRecord = (typeof healthRecords)[number];

const mailRecords: readonly HealthRecord[] = ['mx', 'spf'];
const advisedRecords: readonly HealthRecord[] = ['dkim', 'dmarc', 'mta_sts', 'mta_sts_host', 'tls_rpt'];

/** Whether mail is lost or refused while this record is wrong. */
export const stopsMail = (record: HealthRecord) => mailRecords.includes(record);
/** Recommended, not required: it never makes a domain fail. */
export const isAdvice = (record: HealthRecord) => advisedRecords.includes(record);

/** What was found, as a code the panel has a sentence for, with how to fix it. */
export const healthHints = [
  '',
  'missing',
  'wrong',
  'foreign',
  'elsewhere',
  'host_elsewhere',
  'sender_missing',
  'still_receives',
  'still_sends',
  'several',
  'several_merged',
  'too_many_lookups',
  'spf_loop',
  'include_broken',
  'issuer_missing',
  'not_required',
  'not_set',
  'dns_failed',
  'timeout',
  'private_address',
  'connect_failed',
  'certificate_expired',
  'certificate_expires',
  'certificate_name',
  'certificate_untrusted',
  'not_enabled',
  'not_signed',
  'key_unusable',
] as const;
export type HealthHint = (typeof healthHints)[number];

const healthRow = z.strictObject({
  record: z.enum(healthRecords),
  /** 1 for advice: it never makes the whole fail. */
  advice: wireFlag,
  /** Empty where there is nothing to publish yet. */
  host: z.string(),
  type: z.string(),
  /** Record values to publish at that host, made from what is there already; more than one where several are needed. */
  expected: z.array(z.string()),
  found: z.array(z.string()),
  status: z.enum(healthStates),
  hint: z.enum(healthHints),
  /** A number or name the hint is about. */
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
    summary: 'The DNS records and certificates a domain needs: expected, found, and how to fix them.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: ofDomain({}),
    output: domainHealth,
    example: { domain: 'example.com' },
  }),
  checkDomainHealth: command({
    summary: 'Checks the records and certificates of a domain again, as soon as possible.',
    access: { area, level: levels.enableDisable },
    scope: 'domain',
    input: ofDomain({}),
    output: domainHealth,
    example: { domain: 'example.com' },
    history: ['domain'],
  }),
};
