import { existsSync, readdirSync } from 'node:fs';
import { CommandError } from '../command-environment.ts';

/** The programs of the mail engine, and the Debian packages that bring them. */
const needed = [
  { program: '/usr/sbin/postfix', package: 'postfix' },
  { program: '/usr/lib/postfix/postfix-pgsql.so', package: 'postfix-pgsql' },
  { program: '/usr/sbin/dovecot', package: 'dovecot-core' },
  { program: '/usr/lib/dovecot/imap', package: 'dovecot-imapd' },
  { program: '/usr/lib/dovecot/pop3', package: 'dovecot-pop3d' },
  { program: '/usr/lib/dovecot/lmtp', package: 'dovecot-lmtpd' },
  { program: '/usr/lib/dovecot/managesieve', package: 'dovecot-managesieved' },
  { program: '/usr/bin/sievec', package: 'dovecot-sieve' },
  { program: '/usr/lib/dovecot/modules/auth/libdriver_pgsql.so', package: 'dovecot-pgsql' },
  { program: '/usr/bin/rspamd', package: 'rspamd' },
  { program: '/usr/bin/redis-server', package: 'redis-server' },
  { program: '/usr/bin/openssl', package: 'openssl' },
] as const;

export function refuseMissingPackages(): void {
  const missing = needed.filter(({ program }) => !existsSync(program)).map((entry) => entry.package);
  if (missing.length > 0) throw missingPackages(missing);
}

/** Needed to log in elsewhere; in a folder of the machine’s architecture. */
export function refuseMissingMechanisms(): void {
  const folders = readdirSync('/usr/lib').map((name) => `/usr/lib/${name}/sasl2/libplain.so`);
  if (!folders.some((path) => existsSync(path))) throw missingPackages(['libsasl2-modules']);
}

function missingPackages(names: readonly string[]): CommandError {
  return new CommandError(
    `Packages are missing. Install them with: apt-get install --no-install-recommends ${names.join(' ')}`,
  );
}
