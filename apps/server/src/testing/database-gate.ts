import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** A way to the database that a test can close, as if the server had ended, or leave without an answer, as if it hung. */
export interface DatabaseGate {
  readonly url: string;
  open(): void;
  cut(): void;
  hang(): void;
  close(): Promise<void>;
}

/** In front of a database on a local socket, as those of tests are. */
export async function openDatabaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const target = new URL(databaseUrl);
  const socketPath = join(String(target.searchParams.get('host')), '.s.PGSQL.5432');
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'hanging' = 'open';
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((outer) => {
    keep(outer);
    if (state === 'cut') {
      outer.destroy();
      return;
    }
    const inner = connect(socketPath);
    keep(inner);
    outer.on('data', (data) => inner.write(data)).on('close', () => inner.destroy());
    inner.on('data', (data) => outer.write(data)).on('close', () => outer.destroy());
    if (state === 'hanging') for (const socket of [outer, inner]) socket.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    state = 'cut';
    for (const socket of sockets) socket.destroy();
  };
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    open() {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
    cut,
    hang() {
      state = 'hanging';
      for (const socket of sockets) socket.pause();
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
