import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { send, triesImap } from './clients.ts';
import { arrived, instance, newDomain, newUser, set, until } from './house.ts';
import { panelDownFile, panelPidFile } from './instance.ts';

const domain = await newDomain();
const user = await newUser(domain);

const numberIn = async (path: string) => Number(await readFile(path, 'utf8'));

/** PostgreSQL can be a child of the keeper too. */
async function findHooks(keeper: number): Promise<number> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (Number(parent) === keeper && command.endsWith('mail\0hooks\0')) return Number(pid);
  }
  throw new Error('there are no hooks');
}

describe('when the panel is killed', () => {
  it('logins and mail go on, and the next panel works at once', async () => {
    const down = join(instance.folder, panelDownFile);
    await writeFile(down, '');
    try {
      process.kill(await numberIn(join(instance.folder, panelPidFile)), 'SIGKILL');
      await expect(set('getUser', { id: user.id })).rejects.toThrow();
      expect(await triesImap(user)).toBe('in');
      expect(await send({ to: user.user, subject: 'without a panel' })).toBe('sent');
      expect(await arrived(user, 'without a panel')).toHaveLength(1);
    } finally {
      await rm(down);
    }
    const answers = () =>
      set('getUser', { id: user.id }).then(
        () => true,
        () => false,
      );
    await until(answers, 'the next panel', 60);
  });
});

describe('when the hooks are killed', () => {
  it('logins go on, mail is told to come again, and does once they are back', async () => {
    const file = await readFile(join(instance.root, 'run/keeper.json'), 'utf8');
    const { pid: keeper } = (JSON.parse(file) as { identity: { pid: number } }).identity;
    // Held, so that it does not start them again at once.
    process.kill(keeper, 'SIGSTOP');
    try {
      process.kill(await findHooks(keeper), 'SIGKILL');
      expect(await triesImap(user)).toBe('in');
      expect(await send({ to: user.user, subject: 'x' })).toMatch(/^4\d\d /);
    } finally {
      process.kill(keeper, 'SIGCONT');
    }
    await until(async () => (await send({ to: user.user, subject: 'again' })) === 'sent', 'the hooks', 60);
    await arrived(user, 'again');
  });
});
