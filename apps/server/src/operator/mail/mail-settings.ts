import { hostname as machineName } from 'node:os';
import { join, resolve } from 'node:path';
import { mailAddress } from '@posthouse/contract/fields/email-address';
import { type EngineSettings, portsFrom } from '../../engine/engine-settings.ts';
import type { CommandDatabase } from '../command-database.ts';
import { UsageError } from '../command-environment.ts';
import type { SetupOptions } from './mail-setup-options.ts';

const standardRoot = '/var/lib/posthouse/mail';
const privatePortBase = 20_000;
/** The system cuts socket paths at about 100 bytes. */
const longestRoot = 70;

type Surroundings = {
  readonly config: Pick<CommandDatabase['config'], 'mailHosts' | 'databaseUrl'>;
  readonly database: Pick<CommandDatabase['database'], 'embedded'>;
};

/** What was chosen before stays, unless it is given anew or taken away. The password comes sealed. */
export function chooseSettings(
  { config, database }: Surroundings,
  given: SetupOptions,
  before: EngineSettings | undefined,
  sealedPassword?: string,
): EngineSettings {
  const isPrivate = given.private ?? (given.public ? false : (before?.isPrivate ?? false));
  const root = chooseRoot(given.root ?? before?.root, isPrivate);
  const hostname = chooseHostname(
    given.hostname ?? before?.hostname ?? config.mailHosts?.[0] ?? machineName(),
    isPrivate,
  );
  return {
    root,
    hostname,
    isPrivate,
    ports: choosePorts(given.portBase, isPrivate, before),
    tls: chooseTls(given, root, before),
    database: databasePlace(database.embedded ? undefined : config.databaseUrl, root),
    ...chooseSmarthost(given, before, sealedPassword),
    ...choosePostmaster(kept(given.postmaster, before?.postmaster), hostname),
    nameServers: kept(given.nameServers, before?.nameServers) ?? [],
    isOffline: given.offline ?? (given.online ? false : (before?.isOffline ?? false)),
  };
}

/** False takes away. */
function kept<Value>(given: Value | false | undefined, before: Value | undefined): Value | undefined {
  return given === false ? undefined : (given ?? before);
}

function chooseHostname(hostname: string, isPrivate: boolean): string {
  if (!/^[a-z0-9.-]+$/i.test(hostname))
    throw new UsageError('--hostname: enter the name of this server, like mx1.example.com');
  if (!isPrivate && !hostname.includes('.'))
    throw new UsageError(
      `Other servers can’t find "${hostname}". Enter the public name of this server, like --hostname mx1.example.com`,
    );
  return hostname;
}

function chooseSmarthost(
  given: SetupOptions,
  before: EngineSettings | undefined,
  sealedPassword: string | undefined,
): Pick<EngineSettings, 'smarthost' | 'smarthostLogin'> {
  const smarthost = kept(given.smarthost, before?.smarthost);
  if (smarthost !== undefined && !/^[\w.-]+:\d{1,5}$/.test(smarthost))
    throw new UsageError('--smarthost: enter a host and a port, like relay.example.com:587');
  const { smarthostUser: user } = given;
  if (smarthost === undefined) {
    if (user) throw new UsageError('--smarthost-user needs --smarthost.');
    return {};
  }
  if (user === false) return { smarthost };
  if (user !== undefined) {
    if (!/^[^\s:\p{Cc}]+$/u.test(user))
      throw new UsageError('--smarthost-user: enter a name without spaces and colons');
    if (sealedPassword === undefined)
      throw new UsageError('--smarthost-user and --smarthost-password-file belong together.');
    return { smarthost, smarthostLogin: { user, password: sealedPassword } };
  }
  const login = before?.smarthostLogin;
  if (login === undefined) return { smarthost };
  if (hostOf(smarthost) !== hostOf(before?.smarthost))
    throw new UsageError(
      `The login of ${login.user} is for ${hostOf(before?.smarthost)}. Enter the one for ${hostOf(smarthost)} with --smarthost-user, or --no-smarthost-user.`,
    );
  return { smarthost, smarthostLogin: login };
}

const hostOf = (smarthost: string | undefined) => smarthost?.replace(/:\d+$/, '').toLowerCase();

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
  if (given !== undefined && !isPrivate)
    throw new UsageError('--port-base: only a private mail engine has ports of its own (--private)');
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
  if (!tlsCertificate !== (tlsKey === undefined))
    throw new UsageError('--tls-certificate and --tls-key belong together');
  if (tlsCertificate && tlsKey !== undefined)
    return { certificate: resolve(tlsCertificate), key: resolve(tlsKey) };
  const isOwn = before?.tls.certificate === ownTls(before?.root ?? '').certificate;
  return tlsCertificate === false || isOwn ? ownTls(root) : (before?.tls ?? ownTls(root));
}

/** The certificate that setup makes. */
const ownTls = (root: string): EngineSettings['tls'] => ({
  certificate: join(root, 'etc/tls/certificate.pem'),
  key: join(root, 'etc/tls/key.pem'),
});

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
