import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { DatabasePool } from '../../db/pool.ts';
import type { Clock } from '../clock.ts';
import { TransportError } from '../http/transport-error.ts';
import { createTurns, createTurnsByKey, type InTurn } from '../turns.ts';
import { takeOrder } from './download-orders.ts';
import { exportStream } from './export-stream.ts';
import type { Exporter } from './exporter.ts';

const contentTypes = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** Batches that are read and written at once: exports of many people at one time keep lists and searches quick. */
const waiting = { mostWaiting: Number.POSITIVE_INFINITY, retrySeconds: 0 };
const [batches, batchesOfAccount] = [
  { atOnce: 4, ...waiting },
  { atOnce: 2, ...waiting },
];

/** `GET /download/<key>`: streams an export, once. */
export function downloadPage(database: DatabasePool, clock: Clock, exporters: readonly Exporter[]) {
  const [inTurn, inTurnOf] = [createTurns(batches), createTurnsByKey(batchesOfAccount)];
  return (app: FastifyInstance): void => {
    // A look at the headers must not use the link up.
    const options = { exposeHeadRoute: false };
    app.get<{ Params: { key: string } }>('/download/:key', options, async (request, reply) => {
      const taken = await takeOrder(database, request.params.key, {
        remoteIp: request.remoteIp,
        now: clock.now(),
      });
      const exporter = exporters.find(({ name }) => name === taken?.order.exporter);
      if (taken === undefined || exporter === undefined) throw new TransportError(404);
      const { caller, order } = taken;
      // The downloads of one account wait for each other before they wait for those of others.
      const inTurnOfAccount: InTurn = (work) => inTurnOf(String(caller.accountId), () => inTurn(work));
      const fileName = `${order.file ?? exporter.name}-${clock.now().toISOString().slice(0, 10)}.${order.format}`;
      return reply
        .type(contentTypes[order.format])
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(exportStream(exporter, order, { db: database.db, caller }, inTurnOfAccount)));
    });
  };
}
