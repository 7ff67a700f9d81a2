import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

const run = promisify(execFile);
const cli = join(import.meta.dirname, '../../apps/server/dist/cli.js');

/** What the tests know about the one mail engine of the run. */
export interface MailInstance {
  /** Settings of the environment, for commands. */
  readonly env: Record<string, string>;
  readonly root: string;
  readonly ports: Record<string, number>;
  readonly panelPort: number;
  readonly dnsPort: number;
  /** Where mail that leaves arrives. */
  readonly worldPort: number;
  /** Where mail for connectors and relayed domains arrives. */
  readonly relayPort: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    mailInstance: MailInstance;
  }
}

export const adminPassword = 'Correct-horse-7';
export const accounts = ['alpha', 'beta'] as const;

/** One private mail engine, brought up as an operator does it, with a panel beside it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'ph-mail-'));
  // The services run as users of their own, who must be able to pass through.
  await chmod(folder, 0o711);
  const root = join(folder, 'mail');
  const [panelPort = 0, dnsPort = 0, worldPort = 0, relayPort = 0] = await freePorts(4);
  const env = {
    PATH: `${process.env['PATH']}:/usr/sbin:/sbin`,
    DATA_DIR: join(folder, 'data'),
    PORT: String(panelPort),
    LOG_LEVEL: 'warn',
    COUNTRIES_FILE: 'off',
    DNS_SERVERS: `127.0.0.1:${dnsPort}`,
    OUTBOUND_ALLOW: '127.0.0.0/8',
    MAIL_HOSTS: 'mx.posthouse.test',
  };
  const posthouse = (...args: string[]) => run(process.execPath, [cli, ...args], { env });
  const smarthost = ['--smarthost', `127.0.0.1:${worldPort}`];
  const network = ['--offline', '--name-servers', `127.0.0.1:${dnsPort}`];
  const base = await freePortBase();
  await posthouse(
    'mail',
    'setup',
    '--private',
    '--root',
    root,
    '--port-base',
    String(base),
    ...smarthost,
    ...network,
  );
  // Names of other servers lead nowhere here; what Postfix would hand to them arrives at ours.
  const postfix = join(root, 'etc/postfix');
  await run('postconf', ['-c', postfix, '-P', `relay/unix/smtp_fallback_relay=[127.0.0.1]:${relayPort}`], {
    env,
  });
  await run('postconf', ['-c', postfix, '-e', 'smtp_dns_support_level=disabled', 'smtp_host_lookup=native'], {
    env,
  });
  for (const name of accounts) {
    const limits = ['maxdomains=100', 'maxemails=500', 'maxeemails=500', 'maxexemails=50', 'maxocemails=50'];
    const options = [...limits, 'maxquota=1000000'].flatMap((limit) => ['--limit', limit]);
    const login = ['--name', name, '--email', `it@${name}.example`, '--password', adminPassword];
    await posthouse('account', 'create', ...login, ...options);
  }
  await posthouse('mail', 'start').catch(async (error: unknown) => {
    console.error(await readFile(join(root, 'log/keeper.log'), 'utf8').catch(() => ''));
    throw error;
  });
  const panel = spawn(process.execPath, [cli, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(panel.stdout, 'data');
  const { ports } = JSON.parse(await readFile(join(folder, 'data/mail-engine.json'), 'utf8'));
  project.provide('mailInstance', { env, root, ports, panelPort, dnsPort, worldPort, relayPort });
  return async () => {
    panel.kill('SIGTERM');
    await once(panel, 'exit');
    await posthouse('mail', 'stop');
    await rm(folder, { recursive: true, force: true });
  };
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** One with which nobody else is at the ports; another instance on this machine has its own. */
async function freePortBase(): Promise<number> {
  for (let base = 20_000; base < 32_000; base += 1_000) {
    const probe = createServer().listen(base + 143, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    probe.close();
    if (isFree) return base;
  }
  throw new Error('no free ports');
}
