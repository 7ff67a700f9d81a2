import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { engineSecrets } from '../../apps/server/src/engine/engine-secrets.ts';
import { createSecretBox } from '../../apps/server/src/kernel/secrets.ts';
import { send, triesImap } from './clients.ts';
import { arrived, instance, newDomain, newUser, receivedBy, until, world } from './house.ts';
import { adaptPostfix } from './instance.ts';
import { posthouse } from './operator.ts';

const run = promisify(execFile);
const { root, env } = instance;
const domain = await newDomain();
const user = await newUser(domain);
const secretKey = (await readFile(join(instance.folder, 'data/secret.key'), 'utf8')).trim();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ph-setup-'));
  await chmod(folder, 0o711);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const redis = (at: string, ...args: string[]) =>
  run('redis-cli', ['-s', join(at, 'run/redis/redis.sock'), ...args]).then(({ stdout }) => stdout.trim());

/** Changes the engine of all tests as an operator does; the tests’ own changes come again. */
async function setUp(...options: string[]): Promise<void> {
  const { code, stderr } = await posthouse('mail', 'setup', ...options);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  await adaptPostfix(instance);
  await run('postfix', ['-c', join(root, 'etc/postfix'), 'reload'], { env });
}

describe('a smarthost with a login', () => {
  const localSettings = join(root, 'etc/local/main.cf');
  const [login, password] = ['us', 'pass word: 7'];
  const taken: { by: string; secure: boolean; text: string }[] = [];

  async function startSmarthost(): Promise<number> {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    await run('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      key,
      '-out',
      cert,
      ...subject,
    ]);
    await writeFile(localSettings, `smtp_tls_CAfile = ${cert}\n`);
    const server = new SMTPServer({
      key: await readFile(key),
      cert: await readFile(cert),
      onAuth: (given, _session, done) =>
        given.username === login && given.password === password
          ? done(null, { user: given.username })
          : done(new Error('no')),
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const text = Buffer.concat(parts).toString('utf8');
          taken.push({ by: String(session.user), secure: session.secure, text });
          done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    onTestFinished(() => void server.close());
    return (server.server.address() as AddressInfo).port;
  }

  it('takes outgoing mail over TLS, and is no longer used once it is taken away', async () => {
    const smarthost = `localhost:${await startSmarthost()}`;
    const file = join(folder, 'password');
    await writeFile(file, `${password}\n`, { mode: 0o600 });
    await setUp('--smarthost', smarthost, '--smarthost-user', login, '--smarthost-password-file', file);
    const settings = await readFile(join(instance.folder, 'data/mail-engine.json'), 'utf8');
    expect(settings).not.toContain(password);
    const message = { from: user.user, to: 'someone@world.example' };
    expect(await send({ ...message, subject: 'with a login' }, user)).toBe('sent');
    await until(() => taken.length > 0, 'the smarthost to take it');
    expect(taken).toEqual([
      { by: login, secure: true, text: expect.stringContaining('Subject: with a login') },
    ]);
    // A server that is not the one the login is for gets neither login nor mail.
    const other = ['--smarthost', `127.0.0.1:${instance.worldPort}`];
    expect((await posthouse('mail', 'setup', ...other)).code).toBe(2);
    await rm(localSettings);
    await setUp(...other, '--no-smarthost-user');
    expect(await readdir(join(root, 'etc/postfix'))).not.toContain('smarthost-login');
    expect(await send({ ...message, subject: 'without a login' }, user)).toBe('sent');
    expect(await receivedBy(world, 'without a login')).toHaveLength(1);
  });
});

describe('a backup', () => {
  const file = () => join(folder, 'posthouse.backup');
  const other = () => ({
    root: join(folder, 'mail'),
    env: { ...env, DATA_DIR: join(folder, 'data'), SECRET_KEY: secretKey },
  });
  const there = async (...args: string[]) => {
    const cli = join(import.meta.dirname, '../../apps/server/dist/cli.js');
    const { stdout } = await run(process.execPath, [cli, ...args], { env: other().env });
    return stdout;
  };
  /** Everything setup has written, except what is made anew for another name. */
  async function configuration(): Promise<Record<string, string>> {
    const etc = join(other().root, 'etc');
    const entries = await readdir(etc, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('/tls'))
      .map((entry) => join(entry.parentPath, entry.name));
    const contents = await Promise.all(paths.map((path) => readFile(path, 'latin1')));
    return Object.fromEntries(paths.map((path, index) => [relative(etc, path), contents[index] ?? '']));
  }

  it('brings settings, own configuration and what the filter learned to another machine', async () => {
    await redis(root, 'set', 'learned', 'much');
    await mkdir(join(root, 'etc/local'), { recursive: true });
    await writeFile(join(root, 'etc/local/main.cf'), '# my own\n');
    await writeFile(join(root, 'etc/dovecot/local.conf'), '# mine too\n');
    expect((await posthouse('backup', file())).stdout).toContain('mail engine');
    await rm(join(root, 'etc/local/main.cf'));
    await rm(join(root, 'etc/dovecot/local.conf'));

    expect(await there('restore', file())).toContain('mail setup --from-backup');
    await there('mail', 'setup', '--from-backup', file(), '--root', other().root, '--port-base', '42000');
    const settings = JSON.parse(await readFile(join(folder, 'data/mail-engine.json'), 'utf8'));
    const known = JSON.parse(await readFile(join(instance.folder, 'data/mail-engine.json'), 'utf8'));
    expect(settings).toMatchObject({
      ...{ smarthost: known.smarthost, postmaster: known.postmaster, hostname: known.hostname },
      ...{ nameServers: known.nameServers, isOffline: true, isPrivate: true },
    });
    // A second folder would leave the mail of the first behind.
    await mkdir(join(other().root, 'mailboxes/alpha'));
    await expect(there('mail', 'setup', '--root', join(folder, 'elsewhere'))).rejects.toThrow(
      'Move everything',
    );
    const written = await configuration();
    expect(written['postfix/main.cf']).toContain('# my own\n');
    expect(written['dovecot/local.conf']).toBe('# mine too\n');
    // As the keeper starts it.
    const config = join(other().root, 'etc/redis/redis.conf');
    await run('runuser', ['-u', '_rspamd', '--', 'redis-server', config], { cwd: '/' });
    await until(async () => (await redis(other().root, 'ping').catch(() => '')) === 'PONG', 'Redis');
    expect(await redis(other().root, 'get', 'learned')).toBe('much');
    await redis(other().root, 'shutdown', 'nosave').catch(() => undefined);
  }, 180_000);

  it('is followed by other settings, which leave nothing when they are changed back', async () => {
    const before = await configuration();
    const back = [
      '--hostname',
      'localhost',
      '--no-smarthost',
      '--no-postmaster',
      '--no-name-servers',
      '--online',
    ];
    await there('mail', 'setup', ...back);
    const plain = await configuration();
    expect(Object.keys(plain)).not.toContain('rspamd/local.d/rbl.conf');
    const login = ['--smarthost-user', 'us', '--smarthost-password-file', join(folder, 'password')];
    await there(
      ...[
        'mail',
        'setup',
        '--public',
        '--hostname',
        'mx1.example.com',
        '--offline',
        '--postmaster',
        'it@example.com',
      ],
      ...['--name-servers', '192.0.2.53', '--smarthost', 'relay.example.com:465', ...login],
    );
    const changed = await configuration();
    expect(changed).not.toEqual(plain);
    expect(changed['postfix/smarthost-login']).toBe('[relay.example.com]:465 us:pass word: 7\n');
    expect(changed['postfix/master.cf']).toContain('\n25 inet');
    expect(Object.keys(changed)).toContain('rspamd/local.d/rbl.conf');
    await there('mail', 'setup', '--private', '--port-base', '42000', ...back);
    expect(await configuration()).toEqual(plain);
    expect(before).not.toEqual(plain);
  }, 180_000);
});

describe('logs', () => {
  const logs = async () => {
    const names = await readdir(join(root, 'log'));
    return Promise.all(
      names.map(async (name) => ({ name, text: await readFile(join(root, 'log', name), 'utf8') })),
    );
  };

  it('have no password of the engine in them, also while the database is away', async () => {
    const socket = join(root, 'run/postgres/.s.PGSQL.5432');
    const superuser = new pg.Client({
      host: join(instance.folder, 'data/socket'),
      user: 'posthouse',
      database: 'posthouse',
      password: (await readFile(join(instance.folder, 'data/postgres.password'), 'utf8')).trim(),
    });
    await superuser.connect();
    await rename(socket, `${socket}.away`);
    try {
      await superuser.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'posthouse_engine'`,
      );
      expect(await send({ to: user.user, subject: 'away' })).toMatch(/^4\d\d /);
      expect(await triesImap(user)).toBe('refused');
      // Everybody who asks has noticed: Dovecot, the hooks and the keeper.
      await until(
        async () => (await logs()).filter(({ text }) => /ENOENT|No such file/.test(text)).length > 1,
        'the services to notice',
      );
    } finally {
      await rename(`${socket}.away`, socket);
      await superuser.end();
    }
    await until(async () => (await triesImap(user).catch(() => '')) === 'in', 'logins');
    await until(async () => (await send({ to: user.user, subject: 'back' })) === 'sent', 'mail');
    const secrets = Object.entries(engineSecrets(createSecretBox(secretKey)))
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .concat([['panel', secretKey]]);
    const told = (await logs()).flatMap(({ name, text }) =>
      secrets.filter(([, secret]) => text.includes(secret)).map(([secret]) => `${secret} in ${name}`),
    );
    expect(told).toEqual([]);
  }, 180_000);

  it('lose no line when they are rotated as the documentation says', async () => {
    const page = await readFile(join(import.meta.dirname, '../../docs/mail-engine.md'), 'utf8');
    const [, entry = ''] = /```\n(\/var\/lib\/posthouse\/mail\/log\/postfix\.log[^`]+)```/.exec(page) ?? [];
    const script = /postrotate\n([\s\S]+)endscript/.exec(entry)?.[1] ?? '';
    const names = [...entry.matchAll(/log\/([\w-]+\.log)/g)].map(([, name]) => String(name));
    expect(names).toContain('rspamd.log');
    const subjects = Array.from({ length: 12 }, (_, index) => `rotated ${index}`);
    for (const [index, subject] of subjects.entries()) {
      // What logrotate does with "create".
      if (index === 4 || index === 8) {
        for (const name of names) {
          const path = join(root, 'log', name);
          await rename(path, `${path}.${index}`);
          await run('install', ['-m', '600', '/dev/null', path]);
          await run('chown', [`--reference=${path}.${index}`, path]);
        }
        await run('sh', ['-c', script.replaceAll('/var/lib/posthouse/mail', root)], { env });
      }
      expect(
        await send({ to: user.user, subject, headers: { 'Message-ID': `<${index}@rotated.example>` } }),
      ).toBe('sent');
    }
    await arrived(user, 'rotated 11');
    const linesOf = async (prefix: string) =>
      (await logs())
        .filter(({ name }) => name.startsWith(prefix))
        .map(({ text }) => text)
        .join('');
    for (const prefix of ['postfix.log', 'dovecot-info.log', 'rspamd.log']) {
      await until(async () => (await linesOf(prefix)).includes('<11@rotated.example>'), prefix);
      const text = await linesOf(prefix);
      expect(subjects.filter((_, index) => !text.includes(`<${index}@rotated.example>`))).toEqual([]);
      expect(await readFile(join(root, 'log', prefix), 'utf8')).toContain('<11@rotated.example>');
    }
  });
});
