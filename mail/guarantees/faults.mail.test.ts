import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerToLogin, openSmtp, send, triesImap } from './clients.ts';
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
    try {
      expect(await triesImap(user)).toBe('in');
      expect(await send({ to: user.user, subject: 'without a keeper' })).toBe('sent');
      expect(await arrived(user, 'without a keeper')).toHaveLength(1);
    } finally {
      const started = await posthouse('mail', 'start');
      expect(started, started.stderr).toMatchObject({ code: 0 });
    }
    expect(await posthouse('mail', 'status')).toMatchObject({ code: 0 });
    expect((await findProcesses()).hooks).not.toBe(before.hooks);
    expect(await send({ to: user.user, subject: 'with the next keeper' })).toBe('sent');
    await arrived(user, 'with the next keeper');
  });
});

/** The main process of a service, by the file in which it leaves its number. */
const mainOf = {
  postfix: 'spool/postfix/pid/master.pid',
  dovecot: 'run/dovecot/master.pid',
  rspamd: 'run/rspamd/rspamd.pid',
  redis: 'run/redis/redis.pid',
};

describe.each(Object.entries(mainOf))('when %s is killed', (service, file) => {
  it('it is started again by itself, also where its children still hold the ports', async () => {
    const pid = await numberIn(join(instance.root, file));
    process.kill(pid, 'SIGKILL');
    const isBack = async () => {
      const { stdout } = await posthouse('mail', 'status', '--json');
      const { services } = JSON.parse(stdout) as { services: { name: string; state: string }[] };
      return services.find(({ name }) => name === service)?.state === 'running';
    };
    await until(async () => (await isBack()) && (await numberIn(join(instance.root, file))) !== pid, service);
    const subject = `after ${service} was killed`;
    await until(async () => (await send({ to: user.user, subject })) === 'sent', 'mail to be taken');
    await arrived(user, subject);
  });
});

describe('while the database is away', () => {
  it('nobody is told that a password is wrong, mail is told to come again, and everything is back with it', async () => {
    const { keeper } = await findProcesses();
    const answers = async () => {
      const smtp = await openSmtp(user).then(
        (talk) => {
          talk.end();
          return 'in';
        },
        (error: Error) => error.message,
      );
      const imap = await answerToLogin(user);
      return { smtp, imap };
    };
    const isWell = async () => {
      const { smtp, imap } = await answers();
      return smtp === 'in' && /^a OK/m.test(imap);
    };
    expect(await isWell()).toBe(true);
    const panel = await numberIn(join(instance.folder, panelPidFile));
    // Held, so that they do not start it again at once.
    for (const pid of [keeper, panel]) process.kill(pid, 'SIGSTOP');
    try {
      const [postmaster = ''] = (
        await readFile(join(instance.folder, 'data/postgres/postmaster.pid'), 'utf8')
      ).split('\n');
      process.kill(Number(postmaster), 'SIGINT');
      await until(
        async () => (await send({ to: user.user, subject: 'x' })) !== 'sent',
        'the database to end',
      );
      expect(await send({ to: user.user, subject: 'x' })).toMatch(/^451 /);
      const { smtp, imap } = await answers();
      expect(smtp).toMatch(/^454 4\.7\.0 /);
      expect(imap).toMatch(/^a NO \[UNAVAILABLE\]/m);
    } finally {
      for (const pid of [keeper, panel]) process.kill(pid, 'SIGCONT');
    }
    await until(async () => (await send({ to: user.user, subject: 'back' })) === 'sent', 'mail to be taken');
    await until(isWell, 'logins');
    await arrived(user, 'back');
  });
});
