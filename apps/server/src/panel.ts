import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { pino } from 'pino';
import type { Config } from './config.ts';
import type { DatabasePool } from './db/pool.ts';
import type { PasswordHashing } from './domain/password-hashing.ts';
import { accountHistoryExporter } from './features/account-history/account-history-export.ts';
import { confirmEmailPage } from './features/session/email/confirm-email-page.ts';
import { housekeepingWorker } from './features/session/housekeeping-job.ts';
import { passwordResetWorker } from './features/session/password/password-reset-job.ts';
import { createHandlers } from './handlers.ts';
import type { Clock } from './kernel/clock.ts';
import { createDispatcher } from './kernel/dispatch.ts';
import { downloadPage } from './kernel/downloads/download-page.ts';
import { createMeasures } from './kernel/http/measures.ts';
import { createHttpServer } from './kernel/http/server.ts';
import { type JobWorker, openJobQueue } from './kernel/jobs.ts';
import { mailWorker } from './kernel/mail.ts';
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
  /** Tests run jobs themselves. */
  readonly runJobs: boolean;
}

export interface Panel {
  readonly app: FastifyInstance;
  /** Starts to answer; gives the address it listens on. */
  listen(): Promise<AddressInfo>;
  runJobsUntilIdle(): Promise<void>;
  stop(): Promise<void>;
}

/** Everything put together: handlers, endpoint, pages, jobs. */
export async function createPanel(parts: PanelParts): Promise<Panel> {
  const { config, database, log, clock, secrets } = parts;
  const { publicUrl } = config;
  const jobs = await openJobQueue(database.pool, log, { supervise: parts.runJobs });
  const handlers = createHandlers({
    passwords: parts.passwords,
    secrets,
    publicUrl,
    client: {
      legacyUrl: config.legacyUrl ?? '',
      webmailUrl: config.webmailUrl ?? '',
      version: parts.version,
    },
  });
  const dispatch = createDispatcher({ database, jobs, clock, handlers, checkJsonText: parts.checkJsonText });
  const app = await createHttpServer({
    pool: database.pool,
    clock,
    dispatch,
    log,
    publicUrl,
    measures: createMeasures(),
    trustedProxies: config.trustedProxies,
    panelFolder: parts.panelFolder,
    floodLimit: parts.floodLimit,
    pages: [confirmEmailPage(dispatch), downloadPage(database.db, clock, [accountHistoryExporter])],
  });
  const workers: JobWorker[] = [
    mailWorker(config, secrets, log),
    passwordResetWorker({ database, jobs, clock, secrets, publicUrl }),
    housekeepingWorker(database, clock),
  ];
  if (parts.runJobs) await jobs.startWorkers(workers);

  return {
    app,
    async listen() {
      await app.listen({ port: config.port, host: config.host });
      return app.server.address() as AddressInfo;
    },
    runJobsUntilIdle: () => jobs.runUntilIdle(workers),
    async stop() {
      // Requests under way are answered, then jobs under way are finished.
      await app.close();
      await jobs.stop();
    },
  };
}
