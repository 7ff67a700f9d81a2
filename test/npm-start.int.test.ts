import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '..');

/** In the place of the panel: says who it is, and ends by itself when it is asked to. */
const panel = `
  process.once('SIGTERM', () => process.exit(0));
  setInterval(() => undefined, 1000);
  console.log('process ' + process.pid);
`;

it('ends the panel, and not only npm, on SIGTERM to npm start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'posthouse-npm-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'start', type: 'module', scripts }));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await mkdir(join(folder, 'scripts'));
  await writeFile(join(folder, 'scripts/posthouse.ts'), panel);
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  let told = '';
  for await (const chunk of npm.stdout) {
    told += String(chunk);
    if (told.endsWith('\n')) break;
  }
  const pid = Number(/process (\d+)/.exec(told)?.[1]);
  onTestFinished(() => {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });
  expect(isRunning(pid)).toBe(true);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
