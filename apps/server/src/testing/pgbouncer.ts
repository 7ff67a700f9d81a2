import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, lstat, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface PgBouncer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A PgBouncer in transaction mode in front of a database on a local socket, with few connections to it. */
export async function startPgBouncer(databaseUrl: string, connections: number): Promise<PgBouncer> {
  const { username, password, pathname, searchParams } = new URL(databaseUrl);
  const socketFolder = String(searchParams.get('host'));
  const folder = await mkdtemp(join(tmpdir(), 'posthouse-pgbouncer-'));
  const configFile = join(folder, 'pgbouncer.ini');
  const port = await freePort();
  const quoted = (text: string) => `'${decodeURIComponent(text).replaceAll("'", "''")}'`;
  const config = `
    [databases]
    * = host=${quoted(socketFolder)} user=${quoted(username)} password=${quoted(password)}
    [pgbouncer]
    listen_addr = 127.0.0.1
    listen_port = ${port}
    unix_socket_dir =
    auth_type = any
    pool_mode = transaction
    default_pool_size = ${connections}
    query_wait_timeout = 20
    ignore_startup_parameters =`;
  await writeFile(configFile, config.replaceAll(/^ +/gm, ''));
  await chmod(folder, 0o711);
  // It refuses to run as root; the socket belongs to whom PostgreSQL runs as.
  const { uid, gid } = await lstat(socketFolder);
  const child = spawn('/usr/sbin/pgbouncer', ['-q', configFile], { uid, gid, cwd: '/', stdio: 'ignore' });
  const end = once(child, 'close');
  await until(() => answers(port));
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    async stop() {
      child.kill();
      await end;
      await rm(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const reached = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return reached;
}

/** Looks again and again until it is so; fails after half a minute. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; !(await isSo()); await sleep(50)) {
    if (Date.now() > end) throw new Error('waited in vain');
  }
}
