import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

/** Owns all mailboxes. */
export const mailUser = 'posthouse-mail';
/** Runs the hooks, which read what strangers send. */
export const hooksUser = 'posthouse-hooks';

export const systemAccount = z.object({ uid: z.int(), gid: z.int() });
export type SystemAccount = z.infer<typeof systemAccount>;

/** For good: what strangers send is read after this. */
export function becomeUnprivileged({ uid, gid }: SystemAccount): void {
  process.setgroups?.([]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

async function findSystemAccount(name: string): Promise<SystemAccount | undefined> {
  const ask = (flag: string) => run('id', [flag, name]).then(({ stdout }) => Number(stdout));
  return Promise.all([ask('-u'), ask('-g')]).then(
    ([uid, gid]) => ({ uid, gid }),
    () => undefined,
  );
}

export async function demandSystemAccount(name: string): Promise<SystemAccount> {
  const found = await findSystemAccount(name);
  if (found === undefined) throw new Error(`This machine has no user ${name}.`);
  return found;
}

/** Makes it where it is missing. */
export async function ensureSystemAccount(name: string): Promise<SystemAccount> {
  const known = await findSystemAccount(name);
  if (known !== undefined) return known;
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'];
  await run('useradd', [...options, '--shell', '/usr/sbin/nologin', name]);
  return demandSystemAccount(name);
}
