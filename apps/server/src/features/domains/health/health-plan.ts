import type { HealthRecord, HealthRow } from '@posthouse/contract/features/domains/health';
import type { ExpectedRecords } from '../../../domain/expected-records.ts';
import { dkimHost, dkimValue } from '../dkim/dkim-record.ts';
import type { PublishedKey } from './check-dkim.ts';
import { isAdvice } from './health-verdict.ts';

/** What of a domain decides which records it needs. */
export interface HealthSubject {
  readonly ascii: string;
  readonly type: 'standard' | 'parked';
  readonly webmail: boolean;
  readonly dkimEnabled: boolean;
  /** Those that sign or are about to, the newest first. */
  readonly keys: readonly PublishedKey[];
}

export type PlannedRecord = Pick<HealthRow, 'record' | 'advice' | 'host' | 'type' | 'expected'>;

/** The records a domain needs, in the order they are shown. */
export function planRecords(subject: HealthSubject, expected: ExpectedRecords): PlannedRecord[] {
  return subject.type === 'parked' ? planParked(subject.ascii) : planStandard(subject, expected);
}

/** Nothing comes in, nothing goes out, and nobody else can send in its name. */
function planParked(domain: string): PlannedRecord[] {
  return [
    planned('mx', domain, 'MX', ['0 .']),
    planned('spf', domain, 'TXT', ['v=spf1 -all']),
    planned('dmarc', `_dmarc.${domain}`, 'TXT', ['v=DMARC1; p=reject']),
  ];
}

function planStandard(subject: HealthSubject, expected: ExpectedRecords): PlannedRecord[] {
  const domain = subject.ascii;
  const { mailHosts, caaIssuers, webmailHost, autodiscoverHost, spfInclude } = expected;
  return [
    planned(
      'mx',
      domain,
      'MX',
      mailHosts.map((host, index) => `${(index + 1) * 10} ${host}`),
    ),
    planned(
      'caa',
      domain,
      'CAA',
      caaIssuers.map((issuer) => `0 issue "${issuer}"`),
    ),
    ...(subject.webmail ? planHost('webmail', domain, webmailHost) : []),
    ...planHost('autodiscover', domain, autodiscoverHost),
    planned('spf', domain, 'TXT', [`v=spf1 include:${spfInclude} -all`]),
    planDkim(subject),
    planned('dmarc', `_dmarc.${domain}`, 'TXT', [`v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`]),
    planned('mta_sts', `_mta-sts.${domain}`, 'TXT', ['v=STSv1; id=1']),
    planned('tls_rpt', `_smtp._tls.${domain}`, 'TXT', [`v=TLSRPTv1; rua=mailto:postmaster@${domain}`]),
  ];
}

function planHost(name: 'webmail' | 'autodiscover', domain: string, target: string): PlannedRecord[] {
  const host = `${name}.${domain}`;
  return [planned(name, host, 'CNAME', [target]), planned(`${name}_ssl`, host, 'TLS', [host])];
}

function planDkim({ ascii, dkimEnabled, keys }: HealthSubject): PlannedRecord {
  const [newest] = dkimEnabled ? keys : [];
  if (newest === undefined) return planned('dkim', `_domainkey.${ascii}`, 'TXT', []);
  return planned('dkim', dkimHost(newest.selector, ascii), 'TXT', [dkimValue(newest.publicKey)]);
}

function planned(record: HealthRecord, host: string, type: string, expected: string[]): PlannedRecord {
  return { record, advice: isAdvice(record) ? 1 : 0, host, type, expected };
}
