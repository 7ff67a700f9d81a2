import type { AddressInfo } from 'node:net';
import { deserialize } from 'node:v8';
import { connectDatabase } from '../apps/server/src/db/pool.ts';
import { createBareServer, type RecordedRequests } from './bare-server.ts';
import { createPanelForBench } from './bench-panel.ts';

// Asked before and after a measurement: processor time says more than seconds on a machine with other work.
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));

/** One of the two that are compared, in a process of its own: the panel, or the least that does the same. */
const [kind = '', databaseUrl = '', recorded = ''] = process.argv.slice(2);

if (kind === 'panel') {
  const { panel } = await createPanelForBench(databaseUrl);
  process.send?.({ port: (await panel.listen()).port });
} else {
  const requests = deserialize(Buffer.from(recorded, 'base64')) as RecordedRequests;
  const app = createBareServer(connectDatabase(databaseUrl, { onError: () => undefined }).pool, requests);
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ port: (app.server.address() as AddressInfo).port });
}
