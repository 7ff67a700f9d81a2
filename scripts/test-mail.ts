import { spawnSync } from 'node:child_process';
import { buildIfStale } from './build-if-stale.ts';
import { ensureDebianPackages } from './debian-packages.ts';

ensureDebianPackages();
await buildIfStale();
// Postfix and Dovecot start as root.
const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n', '--preserve-env=PATH,HOME'];
const [isBench, files] = [process.argv.includes('--bench'), process.argv.slice(2)];
const what = isBench ? ['mail-bench'] : ['mail', ...files];
const [program = '', ...args] = [...asRoot, process.execPath, 'node_modules/vitest/vitest.mjs'];
const { status } = spawnSync(program, [...args, 'run', '--project', ...what], { stdio: 'inherit' });
process.exit(status ?? 1);
