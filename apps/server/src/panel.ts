import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { pino } from 'pino';
import type { DatabasePool } from './db/pool.ts';
import { inTransaction } from './db/transaction.ts';
import { expectedRecordsOf } from './domain/expected-records.ts';
import { createFeatures } from './features.ts';
import { bulkWorkers } from './kernel/bulk/bulk-worker.ts';
import type { Clock } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import { type CountryLookup, noCountries, readCountries } from './kernel/country-lookup.ts';
import { createDispatcher } from './kernel/dispatch.ts';
import { downloadPage } from './kernel/downloads/download-page.ts';
import { createMeasures } from './kernel/http/measures.ts';
import { createHttpServer } from './kernel/http/server.ts';
import { createJobRunner } from './kernel/job-runner.ts';
import { createJobStore } from './kernel/job-store.ts';
import type { JobKind } from './kernel/jobs.ts';
import { mailWorker } from './kernel/mail.ts';
import { createAddressRule } from './kernel/outbound/address-rule.ts';
import { createDnsLookup } from './kernel/outbound/create-dns-lookup.ts';
import type { DnsLookup } from './kernel/outbound/dns-lookup.ts';
import { createFetchCertificate, type FetchCertificate } from './kernel/outbound/fetch-certificate.ts';
import { createPanelWords } from './kernel/panel-words.ts';
import type { PasswordHashing } from './kernel/password-hashing.ts';
import { createReadiness } from './kernel/readiness.ts';
import type { SecretBox } from './kernel/secrets.ts';

export interface PanelParts {
  readonly config: Config;
  /** The connections of requests. */
  readonly database: DatabasePool;
  /** Those of jobs: neither keeps the other waiting. */
  readonly jobsDatabase: DatabasePool;
  /** One to ask whether the database answers. */
  readonly probe: DatabasePool;
  readonly log: pino.Logger;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly passwords: PasswordHashing;
  readonly version: string;
  readonly panelFolder: string | undefined;
  /** Requests a minute from one address; undefined for no limit. */
  readonly floodLimit: number | undefined;
  readonly checkJsonText: boolean;
  /** Tests bring their own; else made from the configuration. */
  readonly dns?: DnsLookup | undefined;
  readonly fetchCertificate?: FetchCertificate | undefined;
  /** At the stop, connections whose request has not even arrived are cut after this time. */
  readonly closeAfterMs?: number | undefined;
}

const standardCloseAfterMs = 10_000;

export interface Panel {
  readonly app: FastifyInstance;
  /** The queues it needs in the database before jobs run. */
  readonly jobKinds: readonly JobKind<object>[];
  /** Starts to answer; gives the address it listens on. */
  listen(): Promise<AddressInfo>;
  /** Runs jobs from now on until the stop. */
  startJobs(): void;
  /** Runs those that are due, by the same loop; throws when one failed. */
  runJobsUntilIdle(): Promise<void>;
  /** The same with one of this kind, which else waits for its turn. */
  runScheduledJob(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Everything put together: handlers, endpoint, pages, jobs. Asks nothing of the database yet. */
export async function createPanel(parts: PanelParts): Promise<Panel> {
  const { config, database, jobsDatabase, log, clock, secrets } = parts;
  const jobs = createJobStore(jobsDatabase.pool);
  const readiness = createReadiness(parts.probe, config.dataDir);
  const features = createFeatures({
    database,
    jobs,
    clock,
    secrets,
    passwords: parts.passwords,
    ...createOutbound(parts),
    countries: await openCountries(parts),
    panelWords: createPanelWords(parts.panelFolder),
    expectedRecords: expectedRecordsOf(config),
    settings: {
      publicUrl: config.publicUrl,
      legacyUrl: config.legacyUrl ?? '',
      webmailUrl: config.webmailUrl ?? '',
      version: parts.version,
    },
  });
  const { handlers } = features;
  const workers = [
    mailWorker(config, secrets),
    ...bulkWorkers({ jobs, clock, handlers }),
    ...features.workers,
  ];
  const jobRunner = createJobRunner({
    store: jobs,
    workers,
    database: jobsDatabase,
    log,
    onDatabaseFailure: (error) => readiness.noteFailure(error),
  });
  const dispatch = createDispatcher({
    database,
    jobs,
    clock,
    log,
    handlers,
    checkJsonText: parts.checkJsonText,
  });
  const app = await createHttpServer({
    pool: database.pool,
    clock,
    dispatch,
    log,
    readiness,
    publicUrl: config.publicUrl,
    measures: createMeasures(),
    trustedProxies: config.trustedProxies,
    panelFolder: parts.panelFolder,
    floodLimit: parts.floodLimit,
    pages: [...features.pages, downloadPage(database, clock, features.exporters)],
  });

  return {
    app,
    jobKinds: workers.map(({ kind }) => kind),
    async listen() {
      await app.listen({ port: config.port, host: config.host });
      return app.server.address() as AddressInfo;
    },
    startJobs: () => jobRunner.start(),
    runJobsUntilIdle: () => jobRunner.runUntilIdle(),
    async runScheduledJob(name) {
      const worker = workers.find(({ kind }) => kind.name === name);
      if (worker === undefined) throw new Error(`no job is called ${name}`);
      await inTransaction(jobsDatabase.pool, (client) => jobs.enqueue(client, worker.kind, {}));
      await jobRunner.runUntilIdle();
    },
    async stop() {
      // Jobs end while requests under way are answered; the connections of both are closed after that.
      const cut = setTimeout(
        () => app.server.closeAllConnections(),
        parts.closeAfterMs ?? standardCloseAfterMs,
      );
      await Promise.all([app.close().finally(() => clearTimeout(cut)), jobRunner.stop()]);
    },
  };
}

/** A panel without countries still does its work. */
async function openCountries({ config: { countriesFile }, log }: PanelParts): Promise<CountryLookup> {
  if (countriesFile === 'off') return noCountries;
  return readCountries(countriesFile).catch((error: unknown) => {
    log.warn(
      { err: error },
      'the file of countries cannot be read; logins from new countries are not noticed',
    );
    return noCountries;
  });
}

function createOutbound({ config, ...own }: PanelParts) {
  const allowed = config.outboundAllow;
  const dns = own.dns ?? createDnsLookup({ servers: config.dnsServers, allowed });
  const mayReach = createAddressRule(allowed);
  const fetchCertificate = own.fetchCertificate ?? createFetchCertificate({ dns, mayReach });
  return { dns, mayReach, fetchCertificate };
}
