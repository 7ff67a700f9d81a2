import { execFile } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface BareEngine {
  readonly smtp: number;
  readonly submission: number;
  /** Messages that were put into mailboxes. */
  delivered(): Promise<number>;
  stop(): Promise<void>;
}

const domain = 'bare.test';
export const bareUser = (number: number) => `u${number}@${domain}`;
export const bareList = `list@${domain}`;
export const barePassword = 'Bare-horse-77';

/**
 * Postfix and Dovecot with nothing of ours: every address is in a file, and the spam filter has the rules of the engine beside
 * it, without its questions.
 */
export async function startBareEngine({
  engineRoot,
  portBase,
  users,
}: {
  readonly engineRoot: string;
  readonly portBase: number;
  readonly users: number;
}): Promise<BareEngine> {
  const root = await mkdtemp(join(tmpdir(), 'ph-bare-'));
  await chmod(root, 0o711);
  const ports = { smtp: portBase + 25, submission: portBase + 587, milter: portBase + 35 };
  const at = (name: string) => join(root, name);
  const ids = async (name: string) => {
    const ask = async (flag: string) => Number((await run('id', [flag, name])).stdout);
    return [await ask('-u'), await ask('-g')] as const;
  };
  for (const name of [
    'postfix',
    'spool',
    'lib',
    'dovecot',
    'mail',
    'log',
    'rspamd-run',
    'rspamd-lib',
    'rspamd',
  ])
    await mkdir(at(name));
  for (const [name, user] of [
    ['lib', 'postfix'],
    ['mail', 'posthouse-mail'],
    ['rspamd-run', '_rspamd'],
    ['rspamd-lib', '_rspamd'],
    ['log', '_rspamd'],
  ] as const)
    await chown(at(name), ...(await ids(user)));
  await chmod(at('log'), 0o777);

  const members = Array.from({ length: users }, (_, index) => bareUser(index + 1));
  await writeFile(at('postfix/mailboxes'), members.map((member) => `${member} x`).join('\n'));
  await writeFile(at('postfix/aliases'), `${bareList} ${members.join(',')}\n`);
  await writeFile(at('postfix/main.cf'), mainOf(root, ports.milter, engineRoot));
  await writeFile(at('postfix/master.cf'), masterOf(ports));
  await writeFile(at('dovecot/dovecot.conf'), dovecotOf(root));
  await startFilter(engineRoot, root, ports.milter);
  await run('postfix', ['-c', at('postfix'), 'check']);
  await startDaemon(`dovecot -c ${at('dovecot/dovecot.conf')}`);
  await startDaemon(`postfix -c ${at('postfix')} start`);
  await sleep(500);
  return {
    ...ports,
    delivered: async () =>
      (await readFile(at('log/postfix.log'), 'utf8')).match(/relay=.*dovecot-lmtp.*status=sent/g)?.length ??
      0,
    async stop() {
      await run('postfix', ['-c', at('postfix'), 'stop']).catch(() => undefined);
      await run('doveadm', ['-c', at('dovecot/dovecot.conf'), 'stop']).catch(() => undefined);
      process.kill(Number(await readFile(at('rspamd-run/rspamd.pid'), 'utf8')), 'SIGTERM');
      await sleep(1_000);
      await rm(root, { recursive: true, force: true });
    },
  };
}

function mainOf(root: string, milter: number, engineRoot: string): string {
  return `compatibility_level = 3.6
queue_directory = ${root}/spool
data_directory = ${root}/lib
mail_owner = postfix
setgid_group = postdrop
maillog_file = ${root}/log/postfix.log
maillog_file_prefixes = /var, ${root}/log
myhostname = ${domain}.invalid
mydestination =
mynetworks =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
alias_maps =
local_transport = error:no
virtual_mailbox_domains = ${domain}
virtual_mailbox_maps = texthash:${root}/postfix/mailboxes
virtual_alias_maps = texthash:${root}/postfix/aliases
virtual_transport = lmtp:unix:private/dovecot-lmtp
smtpd_relay_restrictions = permit_sasl_authenticated, reject_unauth_destination
smtpd_peername_lookup = no
smtpd_milters = inet:127.0.0.1:${milter}
milter_default_action = tempfail
milter_protocol = 6
smtpd_sasl_type = dovecot
smtpd_sasl_path = private/auth
smtpd_tls_cert_file = ${engineRoot}/etc/tls/certificate.pem
smtpd_tls_key_file = ${engineRoot}/etc/tls/key.pem
smtpd_tls_security_level = may
default_transport = error:5.7.1 Nothing leaves
`;
}

function masterOf({ smtp, submission }: { readonly smtp: number; readonly submission: number }): string {
  const inner = ['pickup unix n - n 60 1', 'cleanup unix n - n - 0', 'qmgr unix n - n 300 1'];
  const plain = [
    'bounce:0',
    'defer:0',
    'trace:0',
    'verify:1',
    'error:-',
    'retry:-',
    'discard:-',
    'lmtp:-',
    'smtp:-',
  ];
  const programs: Record<string, string> = { defer: 'bounce', trace: 'bounce', retry: 'error' };
  return [
    `${smtp} inet n - n - - smtpd`,
    `${submission} inet n - n - - smtpd -o smtpd_sasl_auth_enable=yes`,
    ...inner.map((line) => `${line} ${line.split(' ')[0]}`),
    'rewrite unix - - n - - trivial-rewrite',
    'tlsmgr unix - - n 1000? 1 tlsmgr',
    'anvil unix - - n - 1 anvil',
    'scache unix - - n - 1 scache',
    'proxymap unix - - n - - proxymap',
    'showq unix n - n - - showq',
    'flush unix n - n 1000? 0 flush',
    'postlog unix-dgram n - n - 1 postlogd',
    ...plain.map((entry) => {
      const [name = '', most] = entry.split(':');
      return `${name} unix - - n - ${most} ${programs[name] ?? name}`;
    }),
    '',
  ].join('\n');
}

function dovecotOf(root: string): string {
  return `protocols = lmtp
base_dir = ${root}/dovecot/run
state_dir = ${root}/dovecot
instance_name = posthouse-bare
log_path = ${root}/log/dovecot.log
ssl = no
disable_plaintext_auth = no
mail_uid = posthouse-mail
mail_gid = posthouse-mail
first_valid_uid = 1
mail_location = maildir:~/Maildir
passdb {
  driver = static
  args = password=${barePassword}
}
userdb {
  driver = static
  args = uid=posthouse-mail gid=posthouse-mail home=${root}/mail/%u allow_all_users=yes
}
service lmtp {
  unix_listener ${root}/spool/private/dovecot-lmtp {
    mode = 0600
    user = postfix
  }
}
service auth {
  unix_listener ${root}/spool/private/auth {
    mode = 0600
    user = postfix
  }
}
`;
}

/** A daemon keeps the pipes it was started with: nobody would see that the command has ended. */
async function startDaemon(command: string): Promise<void> {
  await run('sh', ['-c', `${command} </dev/null >/dev/null 2>&1`]);
}

/** The engine’s own settings, on a port of its own, without what it asks the hooks. */
async function startFilter(engineRoot: string, root: string, port: number): Promise<void> {
  const folder = join(root, 'rspamd');
  await cp(join(engineRoot, 'etc/rspamd/local.d'), join(folder, 'local.d'), { recursive: true });
  const proxy = join(folder, 'local.d/worker-proxy.inc');
  await writeFile(proxy, (await readFile(proxy, 'utf8')).replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`));
  await writeFile(join(folder, 'local.d/worker-controller.inc'), 'enabled = false;\n');
  await writeFile(
    join(folder, 'local.d/logging.inc'),
    `type = "file"; filename = "${root}/log/rspamd.log"; level = "notice";\n`,
  );
  // What it has compiled is the same.
  await cp(join(engineRoot, 'lib/rspamd'), join(root, 'rspamd-lib'), {
    recursive: true,
    filter: (path) => !path.endsWith('.sock'),
  });
  await run('chown', ['-R', '_rspamd:', join(root, 'rspamd-lib'), folder]);
  const folders = {
    CONFDIR: '/etc/rspamd',
    LOCAL_CONFDIR: folder,
    DBDIR: join(root, 'rspamd-lib'),
    RUNDIR: join(root, 'rspamd-run'),
    LOGDIR: join(root, 'log'),
  };
  const variables = Object.entries(folders).map(([name, path]) => `--var=${name}=${path}`);
  await startDaemon(`runuser -u _rspamd -- rspamd -c /etc/rspamd/rspamd.conf ${variables.join(' ')}`);
  for (let waited = 0; waited < 300; waited += 1) {
    const { stdout } = await run('ss', ['-ltn']);
    if (stdout.includes(`:${port} `)) return;
    await sleep(100);
  }
  throw new Error('the filter of the bare engine does not start');
}
