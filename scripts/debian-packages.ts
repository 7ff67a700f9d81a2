import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the tests need beside npm's packages: a program that shows it is there, and the package that brings it. */
const needed = [
  { program: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' },
  { program: '/usr/sbin/pgbouncer', package: 'pgbouncer' },
  { program: '/usr/bin/sievec', package: 'dovecot-sieve' },
  { program: '/usr/sbin/postfix', package: 'postfix' },
  { program: '/usr/lib/postfix/postfix-pgsql.so', package: 'postfix-pgsql' },
  { program: '/usr/lib/dovecot/imap', package: 'dovecot-imapd' },
  { program: '/usr/lib/dovecot/pop3', package: 'dovecot-pop3d' },
  { program: '/usr/lib/dovecot/lmtp', package: 'dovecot-lmtpd' },
  { program: '/usr/lib/dovecot/managesieve', package: 'dovecot-managesieved' },
  { program: '/usr/lib/dovecot/modules/auth/libdriver_pgsql.so', package: 'dovecot-pgsql' },
  { program: '/usr/bin/rspamd', package: 'rspamd' },
  { program: '/usr/bin/redis-server', package: 'redis-server' },
];

/** Debian asks it before a package starts or restarts a service. */
const servicePolicy = '/usr/sbin/policy-rc.d';

/** Installs what is missing, as root or through sudo, and says so. */
export function ensureDebianPackages(): void {
  const missing = needed.filter(({ program }) => !existsSync(program)).map((entry) => entry.package);
  if (missing.length === 0) return;
  console.log(`The tests need Debian packages that are not here: ${missing.join(', ')}. Installing them …`);
  run('apt-get', 'update', '-qq');
  if (missing.includes('postfix')) leaveUnconfigured();
  // Another mail server that is installed here stays: then the tests say what is missing.
  const options = ['-y', '-qq', '--no-install-recommends', '--no-remove'];
  withoutServices(() => runs('apt-get', 'install', ...options, ...missing));
}

/** The mail engine brings its own configuration: Debian’s would make this machine a mail server. */
function leaveUnconfigured(): void {
  const answer = 'postfix postfix/main_mailer_type select No configuration';
  run('sh', '-c', `echo '${answer}' | debconf-set-selections`);
}

/** The tests start programs themselves: nothing else of a package may run, and no server of this machine restarts. */
function withoutServices(install: () => boolean): void {
  if (existsSync(servicePolicy)) {
    if (!install()) process.exit(1);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'posthouse-packages-'));
  const policy = join(folder, 'policy');
  writeFileSync(policy, '#!/bin/sh\nexit 101\n');
  run('install', '-m', '755', policy, servicePolicy);
  rmSync(folder, { recursive: true });
  const isInstalled = install();
  run('rm', '-f', servicePolicy);
  if (!isInstalled) process.exit(1);
}

function run(...command: string[]): void {
  if (!runs(...command)) process.exit(1);
}

function runs(...command: string[]): boolean {
  const asRoot = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  const [program = '', ...args] = asRoot;
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return true;
  console.error(`Could not run “${asRoot.join(' ')}”. Run it yourself, then start the tests again.`);
  return false;
}
