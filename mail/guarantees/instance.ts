import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { writeTestCountries } from '../../apps/server/src/testing/test-countries.ts';

const run = promisify(execFile);
const cli = join(import.meta.dirname, '../../apps/server/dist/cli.js');

/** What the tests know about the one mail engine of the run. */
export interface MailInstance {
  /** Settings of the environment, for commands. */
  readonly env: Record<string, string>;
  readonly folder: string;
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

/** In the folder of the instance: the number of the panel, and a file that keeps it from being started again. */
export const panelPidFile = 'panel.pid';
export const panelDownFile = 'panel.down';

export const adminPassword = 'Correct-horse-7';
/** Elsewhere. */
export const postmaster = 'hostmaster@world.example';
export const accounts = ['alpha', 'beta'] as const;

/** Where countries are on a machine without a network. */
export const countryNetworks = {
  DE: '127.40.0.0/16',
  FR: '127.41.0.0/16',
  BR: '127.42.0.0/16',
  JP: '127.43.0.0/16',
};

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
    COUNTRIES_FILE: join(folder, 'countries.mmdb'),
    DNS_SERVERS: `127.0.0.1:${dnsPort}`,
    OUTBOUND_ALLOW: '127.0.0.0/8',
    MAIL_HOSTS: 'mx.posthouse.test',
  };
  const countries = Object.entries(countryNetworks).map(([country, network]) => [network, country]);
  await writeTestCountries(env.COUNTRIES_FILE, Object.fromEntries(countries));
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
    '--postmaster',
    postmaster,
  );
  await adaptPostfix({ root, env, relayPort });
  await appendFile(join(root, 'etc/rspamd/rspamd.local.lua'), believedScore);
  // Tests of scripts that take too long need not take longer than that.
  const own = 'plugin {\n  sieve_max_cpu_time = 1s\n}\n';
  await writeFile(join(root, 'etc/dovecot/local.conf'), own, { mode: 0o600 });
  const createAccount = (name: string) => {
    const limits = ['maxdomains=500', 'maxemails=5000', 'maxeemails=500', 'maxexemails=50', 'maxocemails=50'];
    const options = [...limits, 'maxquota=1000000'].flatMap((limit) => ['--limit', limit]);
    const login = ['--name', name, '--email', `it@${name}.example`, '--password', adminPassword];
    return posthouse('account', 'create', ...login, ...options);
  };
  const [first, ...others] = accounts;
  // A panel that finds none would make one for the demonstration.
  await createAccount(first);
  const panel = await keepPanel(folder, env);
  const start = posthouse('mail', 'start').catch(async (error: unknown) => {
    process.stderr.write(await readFile(join(root, 'log/keeper.log'), 'utf8').catch(() => ''));
    throw error;
  });
  await Promise.all([start, ...others.map(createAccount)]);
  const { ports } = JSON.parse(await readFile(join(folder, 'data/mail-engine.json'), 'utf8'));
  project.provide('mailInstance', { env, root, ports, panelPort, dnsPort, worldPort, relayPort, folder });
  return async () => {
    await panel.stop();
    await posthouse('mail', 'stop');
    await rm(folder, { recursive: true, force: true });
  };
}

/** How much a message looks like spam is what the message says. */
const believedScore = `
rspamd_config:register_symbol({ name = "TEST_SCORE", score = 1.0, callback = function(task)
  local score = tonumber(task:get_header("X-Test-Score") or "")
  if score then return true, score end
end })
`;

/** Names of other servers lead nowhere here; what Postfix would hand to them arrives at ours. Each setup undoes it. */
export async function adaptPostfix({
  root,
  env,
  relayPort,
}: Pick<MailInstance, 'root' | 'env' | 'relayPort'>): Promise<void> {
  const postfix = join(root, 'etc/postfix');
  for (const transport of ['relay', 'probe'])
    await run(
      'postconf',
      ['-c', postfix, '-P', `${transport}/unix/smtp_fallback_relay=[127.0.0.1]:${relayPort}`],
      { env },
    );
  const settings = [
    ...['smtp_dns_support_level=disabled', 'smtp_host_lookup=native'],
    // What a lookup put off while Postfix was reloading comes again while the test still waits.
    ...['minimal_backoff_time=2s', 'maximal_backoff_time=4s', 'queue_run_delay=2s'],
    // The same for what a program had in hand that was killed.
    'transport_retry_time=2s',
    // What another server said about an address is forgotten while the test still waits.
    ...['address_verify_negative_expire_time=2s', 'address_verify_negative_refresh_time=2s'],
  ];
  await run('postconf', ['-c', postfix, '-e', ...settings], { env });
}

/** As a supervisor does it: a panel that ends is started again, unless a test holds it down. */
async function keepPanel(folder: string, env: Record<string, string>): Promise<{ stop(): Promise<void> }> {
  const start = async () => {
    const panel = spawn(process.execPath, [cli, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await writeFile(join(folder, panelPidFile), String(panel.pid));
    panel.once('exit', () => void restart());
    await once(panel.stdout, 'data');
    return panel;
  };
  let isEnding = false;
  let current = await start();
  const restart = async () => {
    while (existsSync(join(folder, panelDownFile)) && !isEnding) await sleep(100);
    if (!isEnding) current = await start();
  };
  return {
    async stop() {
      isEnding = true;
      current.kill('SIGTERM');
      if (current.exitCode === null && current.signalCode === null) await once(current, 'exit');
    },
  };
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** One with which nobody else is at the ports. In no order, so that two runs that start together choose different ones. */
async function freePortBase(): Promise<number> {
  const bases = Array.from({ length: 12 }, (_, index) => 20_000 + index * 1_000);
  const first = Math.floor(Math.random() * bases.length);
  for (const base of [...bases.slice(first), ...bases.slice(0, first)]) {
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
