import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { pino } from 'pino';
import type { DatabasePool } from './db/pool.ts';
import { createFeatures } from './features.ts';
import { bulkWorker } from './kernel/bulk/bulk-worker.ts';
import type { Clock } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import { createDispatcher } from './kernel/dispatch.ts';
import { downloadPage } from './kernel/downloads/download-page.ts';
import { createMeasures } from './kernel/http/measures.ts';
import { createHttpServer } from './kernel/http/server.ts';
import { openJobQueue } from './kernel/jobs.ts';
import { mailWorker } from './kernel/mail.ts';
import { createAddressRule } from './kernel/outbound/address-rule.ts';
import { createDnsLookup } from './kernel/outbound/create-dns-lookup.ts';
import type { DnsLookup } from './kernel/outbound/dns-lookup.ts';
import { createFetchCertificate, type FetchCertificate } from './kernel/outbound/fetch-certificate.ts';
import type { PasswordHashing } from './kernel/password-hashing.ts';
import type { SecretBox } from './kernel/secrets.ts';

export interface PanelParts {
  readonly config: Config;
  readonly database: DatabasePool;
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
  /** Tests run jobs themselves. */
  readonly runJobs: boolean;
}

export interface Panel {
  readonly app: FastifyInstance;
  /** Starts to answer; gives the address it listens on. */
  listen(): Promise<AddressInfo>;
  runJobsUntilIdle(): Promise<void>;
  /** Does the work of a scheduled job now. */
  runScheduledJob(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Everything put together: handlers, endpoint, pages, jobs. */
export async function createPanel(parts: PanelParts): Promise<Panel> {
  const { config, database, log, clock, secrets } = parts;
  const jobs = await openJobQueue(database.pool, log, { supervise: parts.runJobs });
  const features = createFeatures({
    database,
    jobs,
    clock,
    secrets,
    passwords: parts.passwords,
    ...createOutbound(parts),
    expectedRecords: config.expectedRecords,
    settings: {
      publicUrl: config.publicUrl,
      legacyUrl: config.legacyUrl ?? '',
      webmailUrl: config.webmailUrl ?? '',
      version: parts.version,
    },
  });
  const { handlers } = features;
  const workers = [
    mailWorker(config, secrets, log),
    bulkWorker({ database, jobs, clock, log, handlers }),
    ...features.workers,
  ];
  await jobs.createQueues(workers.map(({ kind }) => kind));
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
    publicUrl: config.publicUrl,
    measures: createMeasures(),
    trustedProxies: config.trustedProxies,
    panelFolder: parts.panelFolder,
    floodLimit: parts.floodLimit,
    pages: [...features.pages, downloadPage(database, clock, features.exporters)],
  });
  if (parts.runJobs) await jobs.startWorkers(workers);

  return {
    app,
    async listen() {
      await app.listen({ port: config.port, host: config.host });
      return app.server.address() as AddressInfo;
    },
    runJobsUntilIdle: () => jobs.runUntilIdle(workers),
    async runScheduledJob(name) {
      const worker = workers.find(({ kind }) => kind.name === name);
      if (worker === undefined) throw new Error(`no job is called ${name}`);
      await worker.run({});
    },
    async stop() {
      // Requests under way are answered, then jobs under way are finished.
      await app.close();
      await jobs.stop();
    },
  };
}

function createOutbound({ config, ...own }: PanelParts) {
  const allowed = config.outboundAllow;
  const dns = own.dns ?? createDnsLookup({ servers: config.dnsServers, allowed });
  const fetchCertificate =
    own.fetchCertificate ?? createFetchCertificate({ dns, mayReach: createAddressRule(allowed) });
  return { dns, fetchCertificate };
}
