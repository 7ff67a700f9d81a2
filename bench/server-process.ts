import type { AddressInfo } from 'node:net';
import { connectDatabase } from '../apps/server/src/db/pool.ts';
import { createPanelForBench } from './bench-panel.ts';
import { createLeanServer } from './lean-server.ts';

// Asked before and after a measurement: processor time says more than seconds on a machine with other work.
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));

/** One of the two that are compared, in a process of its own: the panel, or the least that answers the same rows. */
const [kind = '', databaseUrl = ''] = process.argv.slice(2);

if (kind === 'panel') {
  const { panel } = await createPanelForBench(databaseUrl);
  process.send?.({ port: (await panel.listen()).port });
} else {
  const app = createLeanServer(
    connectDatabase(databaseUrl, { keepsStatements: true, onError: () => undefined }).pool,
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ port: (app.server.address() as AddressInfo).port });
}
