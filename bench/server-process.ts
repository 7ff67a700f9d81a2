import { deserialize } from 'node:v8';
import Fastify from 'fastify';
import { connectDatabase } from '../apps/server/src/db/pool.ts';
import { createPanelForBench } from './bench-panel.ts';
import type { RecordedQuery } from './recorded-queries.ts';

// Asked before and after a measurement: processor time says more than seconds on a machine with other work.
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));

/** One of the two that are compared, in a process of its own: the panel, or the least that runs the same queries. */
const [kind = '', databaseUrl = '', recorded = ''] = process.argv.slice(2);

if (kind === 'panel') {
  const { panel } = await createPanelForBench(databaseUrl);
  const { port } = await panel.listen();
  process.send?.({ port });
} else {
  const queries = deserialize(Buffer.from(recorded, 'base64')) as Record<string, RecordedQuery[]>;
  const { pool } = connectDatabase(databaseUrl, { onError: () => undefined });
  const app = Fastify({ logger: { level: 'warn' } });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  app.post('/', async (request, reply) => {
    const { action = '' } = request.body as { action?: string };
    let last: Record<string, unknown> = {};
    for (const { text, values } of queries[action] ?? []) {
      last = (await pool.query({ text, values: [...values] })).rows[0] ?? {};
    }
    const text = String(Object.values(last)[0]);
    return reply.type('application/json; charset=utf-8').send(`{"returncode":1,"returndata":${text}}`);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ port: (app.server.address() as { port: number }).port });
}
