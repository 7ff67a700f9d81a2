import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Assembly, AssemblyParts } from './assembly.ts';
import type { DatabasePool } from './db/pool.ts';
import { createDispatcher } from './kernel/dispatch.ts';
import { downloadPage } from './kernel/downloads/download-page.ts';
import { createMeasures } from './kernel/http/measures.ts';
import { createHttpServer } from './kernel/http/server.ts';
import { createReadiness, type Readiness } from './kernel/readiness.ts';

export interface WebParts extends AssemblyParts {
  /** A connection to ask whether the database answers. */
  readonly probe: DatabasePool;
  /** Requests a minute from one address; undefined for no limit. */
  readonly floodLimit: number | undefined;
  readonly checkJsonText: boolean;
  /** At the stop, connections whose request has not even arrived are cut after this time. */
  readonly closeAfterMs?: number | undefined;
}

export interface Web {
  readonly app: FastifyInstance;
  readonly readiness: Readiness;
  /** Starts to answer; gives the address it listens on. */
  listen(): Promise<AddressInfo>;
  /** Requests under way are answered. */
  stop(): Promise<void>;
}

const standardCloseAfterMs = 10_000;

/** What answers requests. */
export async function createWeb(
  parts: WebParts,
  { jobs, handlers, pages, exporters }: Assembly,
): Promise<Web> {
  const { config, database, log, clock } = parts;
  const readiness = createReadiness(parts.probe, config.dataDir);
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
    pages: [...pages, downloadPage(database, clock, exporters)],
  });
  return {
    app,
    readiness,
    async listen() {
      await app.listen({ port: config.port, host: config.host });
      return app.server.address() as AddressInfo;
    },
    async stop() {
      const closeAfterMs = parts.closeAfterMs ?? standardCloseAfterMs;
      const cut = setTimeout(() => app.server.closeAllConnections(), closeAfterMs);
      await app.close().finally(() => clearTimeout(cut));
    },
  };
}
