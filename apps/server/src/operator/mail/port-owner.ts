import { readdir, readFile, readlink } from 'node:fs/promises';

export interface PortOwner {
  readonly pid: number;
  readonly parent: number;
  readonly program: string;
}

/** State of a socket that waits for connections, in the kernel’s tables. */
const listening = '0A';

/** The process that listens on a port; only root sees those of others. */
export async function findPortOwner(port: number): Promise<PortOwner | undefined> {
  const sockets = new Set((await socketsOf(port)).map((inode) => `socket:[${inode}]`));
  if (sockets.size === 0) return undefined;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const folder = `/proc/${pid}/fd`;
    for (const file of await readdir(folder).catch(() => [])) {
      const target = await readlink(`${folder}/${file}`).catch(() => '');
      if (sockets.has(target)) return describe(Number(pid));
    }
  }
  return undefined;
}

async function socketsOf(port: number): Promise<string[]> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const tables = await Promise.all(
    ['/proc/net/tcp', '/proc/net/tcp6'].map((path) => readFile(path, 'utf8').catch(() => '')),
  );
  return tables
    .flatMap((table) => table.split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === listening)
    .map((fields) => fields[9] ?? '');
}

async function describe(pid: number): Promise<PortOwner> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const field = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? '';
  return { pid, parent: Number(field('PPid')), program: field('Name') };
}
