import { createHash } from 'node:crypto';
import { type HealthRecord, type HealthRow, isAdvice } from '@posthouse/contract/features/domains/health';
import type { ExpectedRecords } from '../../../rules/hosted-domains/expected-records.ts';
import { dkimHost, dkimValue } from '../dkim/dkim-record.ts';
import type { PublishedKey } from './check-dkim.ts';

/** What of a domain decides which records it needs. */
export interface HealthSubject {
  readonly ascii: string;
  readonly type: 'standard' | 'parked' | 'alias';
  readonly webmail: boolean;
  readonly dkimEnabled: boolean;
  /** Those that sign or are about to, the newest first. */
  readonly keys: readonly PublishedKey[];
}

export interface PlannedRecord extends Pick<HealthRow, 'record' | 'advice' | 'host' | 'type' | 'expected'> {
  /** False where the operator has not said what it should be. */
  readonly isSet: boolean;
}

/** The records a domain needs, in the order they are shown. */
export function planRecords(subject: HealthSubject, provider: ExpectedRecords): PlannedRecord[] {
  const expected = expectedFor(subject.ascii, provider);
  switch (subject.type) {
    case 'parked':
      return planParked(subject.ascii);
    case 'alias':
      return planMail(subject.ascii, expected);
    case 'standard':
      return planStandard(subject, expected);
  }
}

/** Names for documentation (RFC 2606) are shown with such servers where the provider has none: the demo has only these. */
export function expectedFor(domain: string, provider: ExpectedRecords): ExpectedRecords {
  if (!domain.endsWith('.example')) return provider;
  return {
    mailHosts: provider.mailHosts.length > 0 ? provider.mailHosts : ['mx1.mail.example', 'mx2.mail.example'],
    spfInclude: provider.spfInclude || 'spf.mail.example',
    webmailHost: provider.webmailHost || 'webmail.mail.example',
    autodiscoverHost: provider.autodiscoverHost || 'autodiscover.mail.example',
    policyHost: provider.policyHost || 'mta-sts.mail.example',
    caaIssuers: provider.caaIssuers,
  };
}

/** Nothing comes in, nothing goes out, and nobody else can send in its name. */
function planParked(domain: string): PlannedRecord[] {
  return [
    planned('mx', domain, 'MX', ['0 .']),
    planned('spf', domain, 'TXT', ['v=spf1 -all']),
    planned('dmarc', `_dmarc.${domain}`, 'TXT', ['v=DMARC1; p=reject']),
  ];
}

/** What every domain needs that takes and sends mail. */
function planMail(domain: string, { mailHosts, spfInclude }: ExpectedRecords): PlannedRecord[] {
  return [
    planned(
      'mx',
      domain,
      'MX',
      mailHosts.map((host, index) => `${(index + 1) * 10} ${host}`),
    ),
    planned('spf', domain, 'TXT', spfInclude === '' ? [] : [`v=spf1 include:${spfInclude} -all`]),
    // Reports only: a stricter policy would turn away mail of other senders nobody has listed yet.
    planned('dmarc', `_dmarc.${domain}`, 'TXT', [`v=DMARC1; p=none; rua=mailto:postmaster@${domain}`]),
  ];
}

function planStandard(subject: HealthSubject, expected: ExpectedRecords): PlannedRecord[] {
  const domain = subject.ascii;
  const [mx, spf, dmarc] = planMail(domain, expected);
  return [
    ...[mx, spf].flatMap((row) => row ?? []),
    // Whoever has no CAA record lets every authority issue; the first one would shut out those already in use.
    { ...planned('caa', domain, 'CAA', []), isSet: true },
    ...(subject.webmail ? planHost('webmail', domain, expected.webmailHost) : []),
    ...planHost('autodiscover', domain, expected.autodiscoverHost),
    planDkim(subject),
    ...(dmarc ? [dmarc] : []),
    ...planMtaSts(domain, expected),
    planned('tls_rpt', `_smtp._tls.${domain}`, 'TXT', [`v=TLSRPTv1; rua=mailto:postmaster@${domain}`]),
  ];
}

function planHost(name: 'webmail' | 'autodiscover', domain: string, target: string): PlannedRecord[] {
  const host = `${name}.${domain}`;
  const isSet = target !== '';
  return [
    planned(name, host, 'CNAME', isSet ? [target] : []),
    { ...planned(`${name}_ssl`, host, 'TLS', [host]), isSet },
  ];
}

function planDkim({ ascii, dkimEnabled, keys }: HealthSubject): PlannedRecord {
  const [newest] = dkimEnabled ? keys : [];
  if (newest === undefined) return { ...planned('dkim', '', 'TXT', []), isSet: true };
  return planned('dkim', dkimHost(newest.selector, ascii), 'TXT', [dkimValue(newest.publicKey)]);
}

/** The record that announces the policy, and the host name the panel serves it at. */
function planMtaSts(domain: string, { mailHosts, policyHost }: ExpectedRecords): PlannedRecord[] {
  const isSet = mailHosts.length > 0 && policyHost !== '';
  const id = policyId(mailHosts);
  return [
    planned('mta_sts', `_mta-sts.${domain}`, 'TXT', isSet ? [`v=STSv1; id=${id}`] : []),
    planned('mta_sts_host', `mta-sts.${domain}`, 'CNAME', isSet ? [policyHost] : []),
  ];
}

/** Senders fetch the policy again when it changes. */
function policyId(mailHosts: readonly string[]): string {
  return createHash('sha256').update(mailHosts.join(' ')).digest('hex').slice(0, 12);
}

function planned(record: HealthRecord, host: string, type: string, expected: string[]): PlannedRecord {
  return { record, advice: isAdvice(record) ? 1 : 0, host, type, expected, isSet: expected.length > 0 };
}
