import type { pino } from 'pino';
import type { DatabasePool } from './db/pool.ts';
import { createFeatures } from './features.ts';
import { bulkWork, outsideBulkWork } from './kernel/bulk/bulk-work.ts';
import type { Clock } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import { openCountries } from './kernel/country-lookup.ts';
import type { FeatureParts } from './kernel/feature.ts';
import { createJobStore } from './kernel/job-store.ts';
import { longWorker } from './kernel/long-work/long-worker.ts';
import { tendLongJobsWorker } from './kernel/long-work/tend-long-jobs.ts';
import { mailWorker } from './kernel/mail.ts';
import { createAddressRule } from './kernel/outbound/address-rule.ts';
import { createDnsLookup } from './kernel/outbound/create-dns-lookup.ts';
import type { DnsLookup } from './kernel/outbound/dns-lookup.ts';
import { createFetchCertificate, type FetchCertificate } from './kernel/outbound/fetch-certificate.ts';
import { createPanelWords } from './kernel/panel-words.ts';
import type { PasswordHashing } from './kernel/password-hashing.ts';
import { retentionWorker } from './kernel/retention.ts';
import type { SecretBox } from './kernel/secrets.ts';
import { expectedRecordsOf } from './rules/hosted-domains/expected-records.ts';

export interface AssemblyParts {
  readonly config: Config;
  readonly database: DatabasePool;
  readonly log: pino.Logger;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly passwords: PasswordHashing;
  readonly version: string;
  readonly panelFolder: string | undefined;
  /** Tests bring their own; else made from the configuration. */
  readonly dns?: DnsLookup | undefined;
  readonly fetchCertificate?: FetchCertificate | undefined;
}

export type Assembly = Awaited<ReturnType<typeof assemble>>;

/** All features, their handlers and their workers, from which web and worker are made. Asks nothing of the database yet. */
export async function assemble(parts: AssemblyParts, waitForJobs: FeatureParts['waitForJobs']) {
  const { config, database, clock, secrets } = parts;
  const jobs = createJobStore(database.pool);
  const features = createFeatures({
    database,
    jobs,
    waitForJobs,
    clock,
    secrets,
    passwords: parts.passwords,
    ...createOutbound(parts),
    countries: await openCountries(config.countriesFile, parts.log),
    panelWords: createPanelWords(parts.panelFolder),
    expectedRecords: expectedRecordsOf(config),
    settings: {
      publicUrl: config.publicUrl,
      legacyUrl: config.legacyUrl ?? '',
      webmailUrl: config.webmailUrl ?? '',
      logDays: { incoming: config.incomingLogDays, outgoing: config.outgoingLogDays },
      version: parts.version,
    },
  });
  const { handlers } = features;
  const longWork = [bulkWork(handlers), outsideBulkWork(handlers), ...features.longWork];
  const workers = [
    mailWorker(config, secrets),
    retentionWorker(config, clock),
    ...longWork.map((work) => longWorker({ jobs, clock }, work)),
    tendLongJobsWorker(
      { jobs, clock },
      longWork.map(({ kind }) => kind),
    ),
    ...features.workers,
  ];
  return { ...features, jobs, workers };
}

function createOutbound({ config, ...own }: AssemblyParts) {
  const allowed = config.outboundAllow;
  const dns = own.dns ?? createDnsLookup({ servers: config.dnsServers, allowed });
  const mayReach = createAddressRule(allowed);
  const fetchCertificate = own.fetchCertificate ?? createFetchCertificate({ dns, mayReach });
  return { dns, mayReach, fetchCertificate };
}
