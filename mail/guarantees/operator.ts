import { type ExecFileException, execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, instance } from './house.ts';
import { adminPassword } from './instance.ts';

const run = promisify(execFile);
const cli = join(import.meta.dirname, '../../apps/server/dist/cli.js');

/** The command line, as an operator uses it on this instance. */
export async function posthouse(
  ...args: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  return run(process.execPath, [cli, ...args], { env: instance.env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: ExecFileException) => ({
      code: Number(code),
      stdout: String(stdout),
      stderr: String(stderr),
    }),
  );
}

let accounts = 0;

/** An account of the test’s own, for what would disturb the others. */
export async function newAccount(): Promise<Account> {
  accounts += 1;
  const name: Account = `own-${Date.now().toString(36)}-${accounts}`;
  const limits = ['maxdomains=5', 'maxemails=5', 'maxquota=10000'].flatMap((limit) => ['--limit', limit]);
  const login = ['--name', name, '--email', `it@${name}.example`, '--password', adminPassword];
  const { code, stderr } = await posthouse('account', 'create', ...login, ...limits);
  if (code !== 0) throw new Error(stderr);
  return name;
}

/** The numbers of the processes that keep the engine. */
export async function findProcesses(): Promise<{ keeper: number; hooks: number }> {
  const read = (name: string) => readFile(join(instance.root, 'run', name), 'utf8');
  const { identity } = JSON.parse(await read('keeper.json')) as { identity: { pid: number } };
  return { keeper: identity.pid, hooks: Number(await read('hooks.pid')) };
}
