import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What the tests need beside npm's packages: a program that shows it is there, and the package that brings it. */
const needed = [
  { program: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' },
  { program: '/usr/sbin/pgbouncer', package: 'pgbouncer' },
];

/** Installs what is missing, as root or through sudo, and says so. */
export function ensureDebianPackages(): void {
  const missing = needed.filter(({ program }) => !existsSync(program)).map((entry) => entry.package);
  if (missing.length === 0) return;
  console.log(`The tests need Debian packages that are not here: ${missing.join(', ')}. Installing them …`);
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing);
}

function run(...command: string[]): void {
  const asRoot = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  const [program = '', ...args] = asRoot;
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return;
  console.error(`Could not run “${asRoot.join(' ')}”. Run it yourself, then start the tests again.`);
  process.exit(1);
}
