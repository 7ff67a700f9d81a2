import { spawnSync } from 'node:child_process';
import { buildIfStale } from './build-if-stale.ts';
import { ensureDebianPackages } from './debian-packages.ts';

ensureDebianPackages();
await buildIfStale();
// Postfix and Dovecot start as root.
const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n', '--preserve-env=PATH,HOME'];
const [program = '', ...args] = [...asRoot, process.execPath, 'node_modules/vitest/vitest.mjs'];
const { status } = spawnSync(program, [...args, 'run', '--project', 'mail', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
