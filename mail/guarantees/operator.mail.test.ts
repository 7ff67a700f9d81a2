import { execFile } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { isListening } from '../../apps/server/src/operator/mail/port-answers.ts';
import { type Login, send, triesImap, withImap } from './clients.ts';
import { arrived, instance, newAliasDomain, newDomain, newUser, set, until } from './house.ts';
import { findProcesses, posthouse } from './operator.ts';

const run = promisify(execFile);

interface Examination {
  readonly code: number;
  readonly checks: readonly { name: string; status: string; message: string; hint?: string }[];
  /** What is not well, except that the configuration of the tests was changed on purpose. */
  readonly problems: readonly string[];
}

async function examine(...args: string[]): Promise<Examination> {
  const { code, stdout } = await posthouse('mail', 'doctor', ...args, '--json');
  const { checks } = JSON.parse(stdout) as Pick<Examination, 'checks'>;
  const problems = checks
    .filter(({ status, name }) => status !== 'ok' && name !== 'Configuration' && name !== 'Disk')
    .map(({ name, message }) => `${name}: ${message}`);
  return { code, checks, problems };
}

const messageOf = ({ checks }: Examination, name: string) =>
  checks.filter((check) => check.name === name).map(({ message }) => message);

const ask = (program: 'postfix' | 'postconf' | 'postqueue' | 'postsuper', ...args: string[]) =>
  run(program, ['-c', join(instance.root, 'etc/postfix'), ...args], { env: instance.env });

describe.concurrent('mail doctor', () => {
  it('finds the panel, Postfix and Dovecot of one mind on a healthy engine', async () => {
    const domain = await newDomain();
    await newAliasDomain(domain);
    await newUser(domain);
    await newUser(await newDomain('beta'), {}, 'beta');
    const found = await examine();
    expect(found.problems).toEqual([]);
    expect(found.code).toBe(0);
    expect(messageOf(found, 'Addresses')).toEqual([expect.stringMatching(/^([2-9]|\d\d+) addresses asked/)]);
    expect(messageOf(found, 'Logins')).toEqual([expect.stringContaining('no difference')]);
    // The tests have changed it, and the doctor has noticed.
    expect(messageOf(found, 'Configuration')).toEqual([expect.stringContaining('postfix/main.cf')]);
  });

  it('shows the way of a message and what its reader may use', async () => {
    const domain = await newDomain();
    const alias = await newAliasDomain(domain);
    const anna = await newUser(domain, { username: 'anna', pop3: 0 });
    const [found, logins, nobody] = await Promise.all([
      examine(`anna+news@${alias}`),
      examine(anna.user),
      examine(`nobody@${domain}`),
    ]);
    expect(found.problems).toEqual([]);
    expect(messageOf(found, 'Route')).toEqual([
      `anna+news@${alias} is anna+news@${domain}, by an alias domain`,
      `anna+news@${domain} is kept in a mailbox here`,
    ]);
    expect(messageOf(logins, 'Logins')).toEqual([`${anna.user} may use IMAP, SMTP, ManageSieve`]);
    expect(nobody.problems).toEqual([`Route: nobody@${domain} does not exist here: mail to it is refused`]);
    await set('updateUser', { id: anna.id, login_ips: ['192.0.2.0/24', '2001:db8::1'] });
    expect(messageOf(await examine(anna.user), 'Logins')).toEqual([
      `${anna.user} may use IMAP, SMTP, ManageSieve, only from 192.0.2.0/24, 2001:db8::1`,
    ]);
  });

  it('uses up no password by asking', async () => {
    const user = await newUser(await newDomain());
    const { otp: pass } = await set('getOneTimePassword', { email: user.user, reason: 'a test' });
    await examine(user.user);
    expect(await triesImap({ user: user.user, pass })).toBe('in');
  });
});

describe('mail doctor on an engine that is not well', () => {
  it('names hooks that do not answer, and configuration that everybody can read', async () => {
    const { keeper, hooks } = await findProcesses();
    const file = join(instance.root, 'etc/dovecot/sql.conf');
    await chmod(file, 0o644);
    // Otherwise it would start them again at once.
    process.kill(keeper, 'SIGSTOP');
    process.kill(hooks, 'SIGKILL');
    const found = await examine();
    process.kill(keeper, 'SIGCONT');
    await chmod(file, 0o640);
    expect(found.code).toBe(1);
    expect(messageOf(found, 'Hooks')).toEqual([expect.stringContaining(`hooks ${instance.ports['hooks']}`)]);
    expect(messageOf(found, 'Files')).toEqual([`every user can read ${file}`]);
    await until(() => isListening(instance.ports['hooks'] ?? 0), 'the hooks to answer again');
    await until(async () => (await examine()).problems.length === 0, 'the doctor to be content');
  }, 180_000);

  it('says how many messages wait, and why', async () => {
    const user = await newUser(await newDomain());
    // Only the most frequent reasons are told: none of what other tests have left.
    await ask('postsuper', '-d', 'ALL', 'deferred');
    try {
      await ask('postconf', '-e', 'defer_transports=lmtp');
      await ask('postfix', 'reload');
      const isWaiting = async () => (await ask('postqueue', '-j')).stdout.includes('deferred transport');
      await until(async () => {
        // Old processes of Postfix deliver it, and so does the keeper, which hurries the queue when something was away.
        if (!(await isWaiting())) expect(await send({ to: user.user, subject: 'waits' })).toBe('sent');
        const found = (await examine()).checks.find(({ name }) => name === 'Queue');
        return found?.status === 'warn' && found.hint?.includes('deferred transport') === true;
      }, 'the doctor to say that a message waits, and why');
    } finally {
      // Else no other test would get mail.
      await ask('postconf', '-X', 'defer_transports');
      await ask('postfix', 'reload');
      await ask('postqueue', '-f');
    }
    await arrived(user, 'waits');
  }, 180_000);
});

describe('mail demo', () => {
  let printed: Login;

  it('fills the mailboxes of the demo account, and prints a login that reads them', async () => {
    expect((await posthouse('mail', 'demo')).code).toBe(1);
    await posthouse('demo');
    const { code, stdout } = await posthouse('mail', 'demo', '--json');
    expect(code).toBe(0);
    const { sent, email, password } = JSON.parse(stdout);
    const reader = { user: email, pass: password };
    printed = reader;
    expect(sent).toBeGreaterThan(5);
    expect(await arrived(reader, 'Proofs of the brochure')).toHaveLength(1);
    // The rules of the demo account sort the rest, and a colleague who is away answers.
    expect(await arrived(reader, 'Invoice 2041', 'Bills')).toHaveLength(1);
    expect(await arrived(reader, 'This week', 'Reading/Newsletters')).toHaveLength(1);
    expect(await arrived(reader, 'Out of office')).toHaveLength(1);
    expect(await withImap(reader, async (client) => (await client.list()).length)).toBeGreaterThan(5);
  });

  it('replaces its password when it runs again', async () => {
    const { email, password } = JSON.parse((await posthouse('mail', 'demo', '--json')).stdout);
    expect(await triesImap(printed)).toBe('refused');
    expect(await triesImap({ user: email, pass: password })).toBe('in');
  });
});
