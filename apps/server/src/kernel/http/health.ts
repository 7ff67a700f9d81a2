import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Pool } from 'pg';
import type { Measures } from './measures.ts';
import { TransportError } from './transport-error.ts';

/** `/healthz`: the process answers. `/readyz`: it can also serve. `/metrics`: figures, for this machine only. */
export function registerHealth(app: FastifyInstance, pool: Pool, measures: Measures): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    try {
      await pool.query('select 1 from schema_migration limit 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'no database' });
    }
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
