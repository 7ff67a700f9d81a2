import { execFile } from 'node:child_process';
import { access, chmod, chown, constants, mkdir, rm, symlink } from 'node:fs/promises';
import { hostname as machineName } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { mailAddress } from '@posthouse/contract/fields/email-address';
import { chooseServerAccount } from '../../db/embedded/server-account.ts';
import { makeEngineSchema, readEngineSchema } from '../../db/engine-schema.ts';
import { migrate } from '../../db/migrate.ts';
import { inTransaction } from '../../db/transaction.ts';
import {
  demandSystemAccount,
  ensureSystemAccount,
  hooksUser,
  mailUser,
  type SystemAccount,
} from '../../engine/engine-accounts.ts';
import { engineSecrets } from '../../engine/engine-secrets.ts';
import {
  type EngineSettings,
  findEngineSettings,
  portsFrom,
  writeEngineSettings,
} from '../../engine/engine-settings.ts';
import { renderEngine } from '../../engine/render-engine.ts';
import { createSecretBox } from '../../kernel/secrets.ts';
import { type CommandDatabase, keyOfPanel, withAnyDatabase } from '../command-database.ts';
import { type CommandEnvironment, CommandError, UsageError } from '../command-environment.ts';
import type { CommandResult } from '../command-run.ts';
import { refuseMissingPackages } from './mail-packages.ts';
import { closeOtherDatabases, setEngineLogin } from './mail-setup-store.ts';

const run = promisify(execFile);

export interface SetupOptions {
  readonly root?: string;
  readonly hostname?: string;
  readonly private?: boolean;
  readonly portBase?: string;
  readonly tlsCertificate?: string;
  readonly tlsKey?: string;
  readonly smarthost?: string;
  readonly postmaster?: string;
  readonly nameServers?: string[];
  readonly offline?: boolean;
}

const standardRoot = '/var/lib/posthouse/mail';
const privatePortBase = 20_000;
/** The system cuts socket paths at about 100 bytes. */
const longestRoot = 70;

export function demandRoot(): void {
  if (process.getuid?.() !== 0)
    throw new CommandError(
      'The mail engine needs root: Postfix and Dovecot start as root. Run this with sudo.',
    );
}

/** Makes users, folders, certificate, database role and configuration; again over an old one, with the same mailboxes. */
export async function setUpEngine(
  environment: CommandEnvironment,
  given: SetupOptions,
): Promise<CommandResult> {
  demandRoot();
  refuseMissingPackages();
  return withAnyDatabase(environment, async (opened) => {
    const { config, database } = opened;
    const before = await findEngineSettings(config.dataDir);
    const settings = await chooseSettings(opened, given, before);
    const { root } = settings;
    await migrate(database.pool, environment.migrationsFolder);
    const secrets = engineSecrets(createSecretBox(await keyOfPanel(opened)));
    await inTransaction(database.pool, async (client) => {
      await setEngineLogin(client, secrets.database);
      await makeEngineSchema(client, await readEngineSchema(environment.migrationsFolder));
      if (database.embedded) await closeOtherDatabases(client);
    });
    const accounts = {
      mail: await ensureSystemAccount(mailUser),
      hooks: await ensureSystemAccount(hooksUser),
      postfix: await demandSystemAccount('postfix'),
      dovecot: await demandSystemAccount('dovecot'),
      rspamd: await demandSystemAccount('_rspamd'),
    };
    await makeFolders(settings, opened, accounts);
    // Ours is for a name: another one needs another.
    if (before !== undefined && before.hostname !== settings.hostname)
      await rm(join(root, 'etc/tls/certificate.pem'), { force: true });
    await makeCertificate(settings);
    await renderEngine(settings, secrets, {
      postfix: accounts.postfix.gid,
      dovecot: accounts.dovecot.gid,
      rspamd: accounts.rspamd.gid,
    });
    await run('sievec', [join(root, 'etc/dovecot/sieve/spam.sieve')]);
    // Read by Dovecot as the owner of the mailboxes; nothing in them is secret.
    for (const name of ['sieve/spam.svbin', 'sieve/spam.sieve', 'acl-keeper'])
      await chmod(join(root, 'etc/dovecot', name), 0o644);
    await writeEngineSettings(config.dataDir, settings);
    const { ports } = settings;
    return {
      json: { root, hostname: settings.hostname, ports },
      text: `The mail engine is set up in ${root} for ${settings.hostname}.\nSMTP ${ports.smtp}, submission ${ports.submission} and ${ports.submissions}, IMAP ${ports.imap} and ${ports.imaps}, POP3 ${ports.pop3} and ${ports.pop3s}, ManageSieve ${ports.sieve}.\nStart it with: npm run posthouse -- mail start`,
    };
  });
}

/** What was chosen before stays, unless it is given anew. */
export async function chooseSettings(
  { config, database }: CommandDatabase,
  given: SetupOptions,
  before: EngineSettings | undefined,
): Promise<EngineSettings> {
  const isPrivate = given.private ?? before?.isPrivate ?? false;
  const root = chooseRoot(given.root ?? before?.root, isPrivate);
  const hostname = given.hostname ?? before?.hostname ?? config.mailHosts?.[0] ?? machineName();
  if (!/^[a-z0-9.-]+$/i.test(hostname))
    throw new UsageError('--hostname: enter the name of this server, like mx1.example.com');
  const smarthost = given.smarthost ?? before?.smarthost;
  if (smarthost !== undefined && !/^[\w.-]+:\d+$/.test(smarthost))
    throw new UsageError('--smarthost: enter a host and a port, like relay.example.com:25');
  return {
    root,
    hostname,
    isPrivate,
    ports: choosePorts(given.portBase, isPrivate, before),
    tls: chooseTls(given, root, before),
    database: databasePlace(database.embedded ? undefined : config.databaseUrl, root),
    ...(smarthost === undefined ? {} : { smarthost }),
    ...choosePostmaster(given.postmaster ?? before?.postmaster, hostname),
    nameServers: given.nameServers ?? before?.nameServers ?? [],
    isOffline: given.offline ?? before?.isOffline ?? false,
  };
}

function choosePostmaster(given: string | undefined, hostname: string): { readonly postmaster?: string } {
  if (given === undefined) return {};
  const { data: postmaster } = mailAddress.safeParse(given);
  if (postmaster === undefined || postmaster.endsWith(`@${hostname.toLowerCase()}`))
    throw new UsageError(
      '--postmaster: enter an e-mail address that is not at this server’s own hostname, like it@example.com',
    );
  return { postmaster };
}

function chooseRoot(given: string | undefined, isPrivate: boolean): string {
  if (given === undefined && isPrivate)
    throw new UsageError('A private mail engine needs a folder of its own: --root DIR');
  const root = resolve(given ?? standardRoot);
  // These names become parts of configuration files.
  if (!/^[\w./-]+$/.test(root) || Buffer.byteLength(root) > longestRoot)
    throw new UsageError(
      `--root: use letters, digits, dots, hyphens and slashes, and at most ${longestRoot} of them`,
    );
  return root;
}

function choosePorts(
  given: string | undefined,
  isPrivate: boolean,
  before: EngineSettings | undefined,
): EngineSettings['ports'] {
  if (given === undefined && before?.isPrivate === isPrivate) return before.ports;
  const base = given === undefined ? privatePortBase : Number(given);
  if (!Number.isInteger(base) || base < 10_000 || base > 55_000)
    throw new UsageError('--port-base: enter 10000–55000');
  return portsFrom(isPrivate ? base : undefined);
}

function chooseTls(
  { tlsCertificate, tlsKey }: SetupOptions,
  root: string,
  before: EngineSettings | undefined,
): EngineSettings['tls'] {
  if ((tlsCertificate === undefined) !== (tlsKey === undefined))
    throw new UsageError('--tls-certificate and --tls-key belong together');
  if (tlsCertificate !== undefined && tlsKey !== undefined)
    return { certificate: resolve(tlsCertificate), key: resolve(tlsKey) };
  const own = { certificate: join(root, 'etc/tls/certificate.pem'), key: join(root, 'etc/tls/key.pem') };
  return before?.tls ?? own;
}

function databasePlace(url: string | undefined, root: string): EngineSettings['database'] {
  if (url === undefined)
    return { host: join(root, 'run/postgres'), port: 5432, name: 'posthouse', sslmode: 'disable' };
  const { hostname, port, pathname, searchParams } = new URL(url);
  return {
    host: searchParams.get('host') ?? hostname,
    port: Number(port || '5432'),
    name: decodeURIComponent(pathname.slice(1)),
    sslmode: searchParams.get('sslmode') ?? 'prefer',
  };
}

async function makeFolders(
  { root }: EngineSettings,
  { config, database }: CommandDatabase,
  { mail, rspamd, dovecot }: Record<'mail' | 'rspamd' | 'dovecot', SystemAccount>,
): Promise<void> {
  const make = async (name: string, mode: number, owner?: SystemAccount) => {
    const path = join(root, name);
    await mkdir(path, { recursive: true });
    await chmod(path, mode);
    if (owner) await chown(path, owner.uid, owner.gid);
  };
  await mkdir(root, { recursive: true, mode: 0o755 });
  await refuseHiddenRoot(root, dovecot);
  for (const name of ['etc', 'etc/local', 'etc/tls', 'run', 'lib', 'lib/dovecot', 'spool', 'spool/postfix'])
    await make(name, 0o755);
  // Its files are read by root alone; the services can enter to write their own.
  await make('log', 0o711);
  await makeLog(join(root, 'log/postfix.log'));
  await make('mailboxes', 0o700, mail);
  for (const name of ['run/redis', 'run/rspamd', 'lib/redis', 'lib/rspamd']) await make(name, 0o750, rspamd);
  await make('lib/postfix', 0o755, await demandSystemAccount('postfix'));
  for (const name of ['rspamd.log', 'redis.log']) await makeLog(join(root, 'log', name), rspamd);
  if (!database.embedded) return;
  const server = await chooseServerAccount(join(config.dataDir, 'postgres'));
  await make('run/postgres', 0o755, server);
  const link = join(config.dataDir, 'engine-socket');
  await rm(link, { force: true });
  await symlink(join(root, 'run/postgres'), link);
}

async function makeLog(path: string, owner?: SystemAccount): Promise<void> {
  await run('touch', [path]);
  await chmod(path, 0o600);
  if (owner) await chown(path, owner.uid, owner.gid);
}

/** Postfix, Dovecot and Rspamd give up root and must still get there. */
async function refuseHiddenRoot(root: string, { uid, gid }: SystemAccount): Promise<void> {
  const options = { uid, gid, cwd: '/' };
  const isReachable = await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', root], options).then(
    () => true,
    () => false,
  );
  if (!isReachable)
    throw new CommandError(
      `Other users can’t enter ${root}, and the mail services do not run as root. Choose a folder that everyone may pass through.`,
    );
}

const certificateDays = '825';

async function makeCertificate({ root, tls, hostname }: EngineSettings): Promise<void> {
  const isThere = await access(tls.certificate, constants.R_OK).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  // Only our own is made: a mistyped name must not cost somebody their key.
  if (dirname(tls.certificate) !== join(root, 'etc/tls'))
    throw new CommandError(`${tls.certificate} does not exist.`);
  const subject = ['-subj', `/CN=${hostname}`, '-addext', `subjectAltName=DNS:${hostname}`];
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', tls.key, '-out', tls.certificate];
  await run('openssl', ['req', '-x509', '-days', certificateDays, ...key, ...subject]);
  await chmod(tls.key, 0o600);
}
