import { execFile } from 'node:child_process';
import { access, chmod, chown, constants, mkdir, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
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
import { databasePasswordFile, engineSecrets, sealSmarthostPassword } from '../../engine/engine-secrets.ts';
import {
  type EngineSettings,
  findEngineSettings,
  writeEngineSettings,
} from '../../engine/engine-settings.ts';
import { listObsoleteFiles } from '../../engine/obsolete-files.ts';
import { renderEngine, writePrivate } from '../../engine/render-engine.ts';
import { createSecretBox } from '../../kernel/secrets.ts';
import { type CommandDatabase, keyOfPanel, withAnyDatabase } from '../command-database.ts';
import { type CommandEnvironment, CommandError } from '../command-environment.ts';
import type { CommandResult } from '../command-run.ts';
import { demandRoot } from './demand-root.ts';
import { readEngineBackup } from './mail-backup.ts';
import { refuseMovedMail } from './mail-move.ts';
import { refuseMissingMechanisms, refuseMissingPackages } from './mail-packages.ts';
import { isEngineRunning } from './mail-run.ts';
import { chooseSettings } from './mail-settings.ts';
import type { SetupOptions } from './mail-setup-options.ts';
import { closeOtherDatabases, setEngineLogin } from './mail-setup-store.ts';
import { readSmarthostPassword } from './smarthost-password.ts';

const run = promisify(execFile);

/** Makes users, folders, certificate, database role and configuration; again over an old one, with the same mailboxes. */
export async function setUpEngine(
  environment: CommandEnvironment,
  given: SetupOptions,
): Promise<CommandResult> {
  demandRoot();
  refuseMissingPackages();
  const password = await readSmarthostPassword(environment, given);
  return withAnyDatabase(environment, async (opened) => {
    const { config, database } = opened;
    const backup = await readEngineBackup(environment, given.fromBackup);
    const known = await findEngineSettings(config.dataDir);
    const before = backup?.settings ?? known;
    const box = createSecretBox(await keyOfPanel(opened));
    const sealed = password === undefined ? undefined : sealSmarthostPassword(box, password);
    const settings = chooseSettings(opened, given, before, sealed);
    const { root } = settings;
    if (settings.smarthostLogin !== undefined) refuseMissingMechanisms();
    await refuseMovedMail(known, settings);
    if (backup !== undefined && (await isEngineRunning(settings)))
      throw new CommandError('The mail engine is running. Stop it first: npm run posthouse -- mail stop');
    await migrate(database.pool, environment.migrationsFolder);
    const secrets = engineSecrets(box);
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
    await backup?.putBack(root, { dovecot: accounts.dovecot, filter: accounts.rspamd });
    // Ours is for a name: another one needs another.
    if (known !== undefined && known.hostname !== settings.hostname)
      await rm(join(root, 'etc/tls/certificate.pem'), { force: true });
    await makeCertificate(settings);
    const written = new Set<string>();
    const groups = {
      postfix: accounts.postfix.gid,
      dovecot: accounts.dovecot.gid,
      rspamd: accounts.rspamd.gid,
    };
    await renderEngine(settings, secrets, groups, async (path, content, group) => {
      written.add(path);
      await writePrivate(path, content, group);
    });
    for (const path of await listObsoleteFiles(root, written)) await rm(path);
    await compileScripts(root);
    await chmod(join(root, 'etc/dovecot/acl-keeper'), 0o644);
    await chmod(join(root, 'etc/dovecot/folder-quotas'), 0o755);
    const passwordFile = join(root, 'etc/dovecot', databasePasswordFile);
    await chmod(passwordFile, 0o600);
    await chown(passwordFile, accounts.dovecot.uid, accounts.dovecot.gid);
    await writeEngineSettings(config.dataDir, settings);
    return report(settings, await isEngineRunning(settings));
  });
}

/** What only the scripts of this server may use. */
const plugins = ['-P', 'sieve_imapsieve', '-P', 'sieve_extprograms'];
const extensions = '+editheader +vnd.dovecot.environment +vnd.dovecot.pipe +imapsieve';

/** Read by Dovecot as the owner of the mailboxes; nothing in them is secret. */
async function compileScripts(root: string): Promise<void> {
  for (const name of ['fate', 'spam', 'learn-spam', 'learn-notspam']) {
    const script = join(root, 'etc/dovecot/sieve', name);
    await run('sievec', [...plugins, '-x', extensions, `${script}.sieve`]);
    await chmod(`${script}.sieve`, 0o644);
    await chmod(`${script}.svbin`, 0o644);
  }
}

function report({ root, hostname, ports }: EngineSettings, isRunning: boolean): CommandResult {
  const next = isRunning
    ? 'It is running with its former settings. Stop and start it: npm run posthouse -- mail stop, mail start (with systemd: systemctl restart posthouse-mail)'
    : 'Start it with: npm run posthouse -- mail start';
  return {
    json: { root, hostname, ports, restart: isRunning },
    text: `The mail engine is set up in ${root} for ${hostname}.\nSMTP ${ports.smtp}, submission ${ports.submission} and ${ports.submissions}, IMAP ${ports.imap} and ${ports.imaps}, POP3 ${ports.pop3} and ${ports.pop3s}, ManageSieve ${ports.sieve}.\n${next}`,
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
  // The services can enter to write their own; what the keeper lets be read, see engine/logs.
  await make('log', 0o751);
  await makeLog(join(root, 'log/postfix.log'));
  await make('mailboxes', 0o700, mail);
  for (const name of ['run/redis', 'run/rspamd', 'lib/redis', 'lib/rspamd']) await make(name, 0o750, rspamd);
  await make('lib/postfix', 0o755, await demandSystemAccount('postfix'));
  for (const name of ['rspamd.log', 'redis.log']) await makeLog(join(root, 'log', name), rspamd);
  const link = join(config.dataDir, 'engine-socket');
  await rm(link, { force: true });
  if (!database.embedded) return;
  const server = await chooseServerAccount(join(config.dataDir, 'postgres'));
  await make('run/postgres', 0o755, server);
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
