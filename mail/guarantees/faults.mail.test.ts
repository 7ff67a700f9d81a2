import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { send, triesImap } from './clients.ts';
import { arrived, instance, newDomain, newUser, set, until } from './house.ts';
import { panelDownFile, panelPidFile } from './instance.ts';
import { findProcesses, posthouse } from './operator.ts';

const domain = await newDomain();
const user = await newUser(domain);

const numberIn = async (path: string) => Number(await readFile(path, 'utf8'));

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
    const { keeper, hooks } = await findProcesses();
    // Held, so that it does not start them again at once.
    process.kill(keeper, 'SIGSTOP');
    try {
      process.kill(hooks, 'SIGKILL');
      expect(await triesImap(user)).toBe('in');
      expect(await send({ to: user.user, subject: 'x' })).toMatch(/^4\d\d /);
    } finally {
      process.kill(keeper, 'SIGCONT');
    }
    await until(async () => (await send({ to: user.user, subject: 'again' })) === 'sent', 'the hooks');
    await arrived(user, 'again');
  });
});

describe('when the keeper is killed', () => {
  it('logins and mail go on, and the next one takes over what it finds', async () => {
    const before = await findProcesses();
    process.kill(before.keeper, 'SIGKILL');
    expect(await triesImap(user)).toBe('in');
    expect(await send({ to: user.user, subject: 'without a keeper' })).toBe('sent');
    expect(await arrived(user, 'without a keeper')).toHaveLength(1);
    expect((await posthouse('mail', 'start')).code).toBe(0);
    expect((await posthouse('mail', 'status')).code).toBe(0);
    expect((await findProcesses()).hooks).not.toBe(before.hooks);
    expect(await send({ to: user.user, subject: 'with the next keeper' })).toBe('sent');
    await arrived(user, 'with the next keeper');
  });
});
