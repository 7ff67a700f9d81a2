import { chmod, chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fewestLessons } from '@posthouse/contract/features/filtering/filter-settings';
import { mailFolder } from '../folders.ts';
import { hooksUser, mailUser } from './engine-accounts.ts';
import { type EngineSecrets, engineDatabaseWords, engineRole } from './engine-secrets.ts';
import type { EngineSettings } from './engine-settings.ts';
import { outgoingSettings, smarthostService, smarthostTable } from './outgoing-mail.ts';

type Values = Readonly<Record<string, string>>;

/** Modules of the spam filter that ask the network. */
export const networkModules = [
  'asn',
  'dmarc',
  'fuzzy_check',
  'mx_check',
  'phishing',
  'rbl',
  'surbl',
  'url_redirector',
];

/** All of the file of such a module, where the filter may ask nobody. */
export const switchedOff = 'enabled = false;\n';
export const smarthostLoginFile = 'smarthost-login';

/**
 * Writes the configuration of all services. They have passwords in them: each is for its own group alone. Whoever only
 * wants to know what would be written gives another `write`.
 */
export async function renderEngine(
  settings: EngineSettings,
  secrets: EngineSecrets,
  groups: { readonly postfix: number; readonly dovecot: number; readonly rspamd: number },
  write: typeof writePrivate = writePrivate,
): Promise<void> {
  const { root } = settings;
  const local = join(root, 'etc/local');
  const values = {
    ...valuesOf(settings, secrets),
    local_settings: await readFile(join(local, 'main.cf'), 'utf8').catch(() => ''),
  };
  const put = async (template: string, target: string, group: number) => {
    const text = await readFile(join(mailFolder, template), 'utf8');
    await write(join(root, 'etc', target), fill(text, values, template), group);
  };
  for (const name of await filesIn('postfix')) await put(name, name, groups.postfix);
  for (const name of await filesIn('dovecot')) await put(name, name, groups.dovecot);
  const off = settings.isOffline ? networkModules.map((name) => `rspamd/local.d/${name}.conf`) : [];
  for (const name of await filesIn('rspamd')) if (!off.includes(name)) await put(name, name, groups.rspamd);
  for (const name of off) await write(join(root, 'etc', name), switchedOff, groups.rspamd);
  await put('redis/redis.conf', 'redis/redis.conf', groups.rspamd);
  if (settings.smarthostLogin === undefined) return;
  const login = smarthostTable(settings, secrets.openPassword(settings.smarthostLogin.password));
  // Postfix opens it before it gives up root.
  await write(join(root, 'etc/postfix', smarthostLoginFile), login, 0);
}

function valuesOf(settings: EngineSettings, secrets: EngineSecrets): Values {
  const { root, hostname, isPrivate, ports, tls, smarthost, nameServers } = settings;
  const portValues = Object.entries(ports).map(([name, port]) => [`port_${name}`, String(port)]);
  return {
    ...Object.fromEntries(portValues),
    root,
    hostname,
    instance: `posthouse-${ports.imap}`,
    interfaces: isPrivate ? '127.0.0.1' : 'all',
    protocols: isPrivate ? 'ipv4' : 'all',
    listen: isPrivate ? '127.0.0.1' : '*, ::',
    reverse_lookups: isPrivate ? 'no' : 'yes',
    tls: isPrivate ? 'yes' : 'required',
    tls_certificate: tls.certificate,
    tls_key: tls.key,
    outgoing: outgoingSettings(settings),
    smarthost_service: smarthostService(settings),
    own_addresses: ownAddresses(settings),
    // A sender that can be answered: some servers refuse an empty one.
    probe_sender: settings.postmaster === undefined ? '<>' : `postmaster@${hostname}`,
    // What can be neither delivered nor returned is lost where nobody gets it.
    notices: settings.postmaster === undefined ? 'resource, software' : 'resource, software, 2bounce',
    // The program that returns everything it gets.
    relay_program: isPrivate && smarthost === undefined ? 'error' : 'smtp',
    mail_user: mailUser,
    hooks_user: hooksUser,
    database_words: engineDatabaseWords(settings),
    database_role: engineRole,
    database_password: secrets.database,
    doveadm_key: secrets.doveadm,
    hooks_key: secrets.hooks,
    reports_key: secrets.reports,
    policy_nonce: secrets.policyNonce,
    login_salt: secrets.loginSalt,
    rspamd_password: secrets.rspamd,
    fewest_lessons: String(fewestLessons),
    dns: nameServers.length > 0 ? `dns { nameserver = ${JSON.stringify(nameServers)}; }` : '',
    // On loopback everybody has the same address, and one wrong password would make all others wait.
    login_delay: isPrivate ? noLoginDelay : '',
  };
}

const noLoginDelay =
  'auth_failure_delay = 0\nservice anvil {\n  unix_listener anvil-auth-penalty {\n    mode = 0\n  }\n}';

/** Those every mail server must have (RFC 5321, RFC 2142). */
export const dutyNames = ['postmaster', 'abuse'];

/** The name of this server is no domain of a customer: without these lines nothing is taken for it. */
function ownAddresses({ hostname, postmaster }: EngineSettings): string {
  if (postmaster === undefined) return '';
  const addresses = dutyNames.map((name) => `${name}@${hostname} ${postmaster}`);
  // Of the first line, Postfix takes the name for a domain of its own; it needs some value.
  return [`${hostname} ${postmaster}`, ...addresses].join('\n');
}

function fill(text: string, values: Values, template: string): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} asks for ${name}, which nobody knows`);
    return value;
  });
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(mailFolder, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(mailFolder.length + 1));
}

export async function writePrivate(path: string, content: string, group: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o755 });
  await writeFile(path, content, { mode: 0o640 });
  await chown(path, 0, group);
  await chmod(path, 0o640);
}
