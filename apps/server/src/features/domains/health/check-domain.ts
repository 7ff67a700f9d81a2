import { type HealthRecord, isAdvice } from '@posthouse/contract/features/domains/health';
import type { DomainsParts } from '../domains-parts.ts';
import { checkCaa } from './check-caa.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkDkim } from './check-dkim.ts';
import { checkHost } from './check-host.ts';
import { checkMx, checkNullMx } from './check-mx.ts';
import { checkPolicy, policies } from './check-policy.ts';
import { type CheckResult, ok, shortened, timedOut, unanswered, warn } from './check-result.ts';
import { checkParkedSpf, checkSpf } from './check-spf.ts';
import { expectedFor, type HealthSubject, planRecords } from './health-plan.ts';

type CheckParts = Pick<DomainsParts, 'dns' | 'fetchCertificate' | 'expectedRecords' | 'clock'>;
export type CheckResults = ReadonlyMap<HealthRecord, CheckResult>;

/** Long chains of names, each answered slowly, must not hold up the others. */
const mostSeconds = 20;

/** Looks at every record the domain needs, all at once; what the operator has not set is left out. */
export async function checkDomain(parts: CheckParts, subject: HealthSubject): Promise<CheckResults> {
  const expectedRecords = expectedFor(subject.ascii, parts.expectedRecords);
  const planned = planRecords(subject, expectedRecords).filter(({ isSet }) => isSet);
  const results = await Promise.all(
    planned.map(async ({ record, host }) => {
      // What strangers publish must not keep the other records, or other domains, from being looked at.
      const checking = checkRecord({ ...parts, expectedRecords }, subject, record, host).catch(() =>
        unanswered({ status: 'failed' }),
      );
      const result = shortened(await withinTime(checking));
      const isTooStrict = result.status === 'fail' && isAdvice(record);
      return [record, isTooStrict ? { ...result, status: 'warn' as const } : result] as const;
    }),
  );
  return new Map(results);
}

async function checkRecord(
  { dns, fetchCertificate, expectedRecords, clock }: CheckParts,
  { ascii, type, dkimEnabled, keys }: HealthSubject,
  record: HealthRecord,
  host: string,
): Promise<CheckResult> {
  const isParked = type === 'parked';
  switch (record) {
    case 'mx':
      return isParked
        ? checkNullMx(await dns.mx(ascii))
        : checkMx(await dns.mx(ascii), expectedRecords.mailHosts);
    case 'caa':
      return checkCaa(dns, ascii, expectedRecords.caaIssuers);
    case 'webmail':
      return checkHost(dns, host, expectedRecords.webmailHost);
    case 'autodiscover':
      return checkHost(dns, host, expectedRecords.autodiscoverHost);
    case 'webmail_ssl':
    case 'autodiscover_ssl':
      return checkCertificate(await fetchCertificate(host), host, clock.now());
    case 'spf':
      return isParked
        ? checkParkedSpf(await dns.txt(ascii))
        : checkSpf(dns, ascii, expectedRecords.spfInclude);
    case 'dkim':
      return dkimEnabled ? checkDkim(dns, ascii, keys) : warn('not_enabled');
    case 'dmarc':
    case 'mta_sts':
    case 'tls_rpt':
      return checkPolicy(await dns.txt(host), policies[record]);
    case 'mta_sts_host':
      return checkPolicyHost({ dns, fetchCertificate, clock }, host, expectedRecords.policyHost);
  }
}

/** Senders believe the policy only behind a good certificate. */
async function checkPolicyHost(
  { dns, fetchCertificate, clock }: Pick<CheckParts, 'dns' | 'fetchCertificate' | 'clock'>,
  host: string,
  policyHost: string,
): Promise<CheckResult> {
  const reached = await checkHost(dns, host, policyHost);
  if (reached.status !== 'ok') return reached;
  const certificate = checkCertificate(await fetchCertificate(host), host, clock.now());
  return certificate.status === 'ok' ? ok(reached.found) : { ...certificate, found: reached.found };
}

async function withinTime(checking: Promise<CheckResult>): Promise<CheckResult> {
  let end: NodeJS.Timeout | undefined;
  const late = new Promise<CheckResult>((resolve) => {
    end = setTimeout(() => resolve(timedOut), mostSeconds * 1000);
  });
  return Promise.race([checking, late]).finally(() => clearTimeout(end));
}
