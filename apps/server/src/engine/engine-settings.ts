import { lstat, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const port = z.int().min(1).max(65_535);

/** Where each part of the mail engine listens. */
const ports = z.object({
  smtp: port,
  submission: port,
  submissions: port,
  imap: port,
  imaps: port,
  pop3: port,
  pop3s: port,
  sieve: port,
  reinject: port,
  policy: port,
  hooks: port,
  doveadm: port,
  milter: port,
  controller: port,
  handover: port.default(10_037),
});

const engineSettings = z.object({
  root: z.string(),
  hostname: z.string(),
  /** A private one listens on loopback alone, on ports of its own, and sends nothing out by itself. */
  isPrivate: z.boolean(),
  ports,
  tls: z.object({ certificate: z.string(), key: z.string() }),
  /** Where the engine finds the panel’s database; a host that starts with / is the folder of a socket. */
  database: z.object({ host: z.string(), port, name: z.string(), sslmode: z.string() }),
  /** The server that takes all mail that leaves, as host:port. */
  smarthost: z.string().optional(),
  /** How to log in there. The password is sealed with the panel’s key, as everybody can read this file. */
  smarthostLogin: z.object({ user: z.string(), password: z.string() }).optional(),
  /** Who gets mail to postmaster and abuse at the engine’s own name. */
  postmaster: z.string().optional(),
  /** Name servers of the spam filter; the machine’s where there are none. */
  nameServers: z.array(z.string()),
  /** No lookups anywhere else: for machines without a network. */
  isOffline: z.boolean(),
});

export type EngineSettings = z.infer<typeof engineSettings>;
export type EnginePorts = z.infer<typeof ports>;

/** Those that mail programs and other servers expect; the inner ones listen on loopback alone. */
const inside = {
  reinject: 10_026,
  policy: 10_031,
  hooks: 10_032,
  doveadm: 10_034,
  milter: 10_035,
  controller: 10_036,
  handover: 10_037,
};
const standardPorts: EnginePorts = {
  ...{ smtp: 25, submission: 587, submissions: 465 },
  ...{ imap: 143, imaps: 993, pop3: 110, pop3s: 995, sieve: 4190 },
  ...inside,
};

/** The same digits from another thousand on, so that they are easily remembered: 20025 for 25. */
export function portsFrom(base: number | undefined): EnginePorts {
  if (base === undefined) return standardPorts;
  const moved = Object.entries(standardPorts).map(([name, at]) => [name, base + (at % 10_000)]);
  return ports.parse(Object.fromEntries(moved));
}

export const engineSettingsFile = (dataDir: string) => join(dataDir, 'mail-engine.json');

/** Undefined where no mail engine was set up for this data folder. */
export async function findEngineSettings(dataDir: string): Promise<EngineSettings | undefined> {
  const content = await readFile(engineSettingsFile(dataDir), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
  if (content === undefined) return undefined;
  await refuseForeignFile(engineSettingsFile(dataDir));
  return parseEngineSettings(content);
}

export function parseEngineSettings(content: string): EngineSettings {
  return engineSettings.parse(JSON.parse(content));
}

/** Root starts programs from what it says: whoever could change it would be root. */
async function refuseForeignFile(path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, mode } = await lstat(path);
  if (uid !== 0 || (mode & 0o022) !== 0)
    throw new Error(`${path} must belong to root and be writable by nobody else. Run "mail setup" again.`);
}

export async function writeEngineSettings(dataDir: string, settings: EngineSettings): Promise<void> {
  // Made anew: what another user put in its place is not written to.
  await rm(engineSettingsFile(dataDir), { force: true });
  await writeFile(engineSettingsFile(dataDir), `${JSON.stringify(settings, undefined, 2)}\n`, {
    mode: 0o644,
    flag: 'wx',
  });
}
