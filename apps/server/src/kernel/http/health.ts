import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Readiness } from '../readiness.ts';
import type { Measures } from './measures.ts';
import { retrySeconds, TransportError } from './transport-error.ts';

/** `/healthz`: the process answers. `/readyz`: it can also serve. `/metrics`: figures, for this machine only. */
export function registerHealth(app: FastifyInstance, readiness: Readiness, measures: Measures): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const reason = await readiness.findObstacle();
    if (reason === undefined) return { status: 'ready' };
    return reply.code(503).header('retry-after', retrySeconds).send({ status: 'not ready', reason });
  });

  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request)) throw new TransportError(404);
    return reply.type(measures.registry.contentType).send(await measures.registry.metrics());
  });
}

/** Also false behind a local proxy that is not configured: then every request seems to come from this machine. */
function isFromThisMachine({ remoteIp, headers }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers['forwarded'];
  return ipaddr.parse(remoteIp).range() === 'loopback' && forwarded === undefined;
}
