import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command } from '../../testing/test-commands.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Check } from './check.ts';
import { checkNode } from './machine-checks.ts';

type Database = Awaited<ReturnType<typeof createTestDatabase>>;

describe('doctor', () => {
  let folder: string;
  let database: Database;
  let healthy: Record<string, string>;
  let smtp: SMTPServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'posthouse-doctor-'));
    database = await createTestDatabase();
    smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.server.address() as AddressInfo;
    healthy = {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      SECRET_KEY: '5a'.repeat(32),
      PUBLIC_URL: 'https://panel.example',
      TRUSTED_PROXIES: '127.0.0.1',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      DNS_SERVERS: '192.0.2.1,[2001:db8::1]:5353',
    };
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => smtp.close(resolve));
    await database.close();
    await rm(folder, { recursive: true });
  });

  async function examine(changes: Record<string, string> = {}) {
    const { code, stdout, stderr } = await command(['doctor', '--json'], { env: { ...healthy, ...changes } });
    const { ok, checks } = JSON.parse(stdout) as { ok: boolean; checks: Check[] };
    return { code, ok, stderr, find: (name: string) => checks.find((check) => check.name === name), checks };
  }

  it('finds nothing to fail in a healthy place, and ends with 0', async () => {
    const { code, ok, checks, stderr } = await examine();
    expect(
      checks.filter(({ status, name }) => status !== 'ok' && name !== 'Panel' && name !== 'Disk'),
    ).toEqual([]);
    expect({ code, ok, stderr }).toEqual({ code: 0, ok: true, stderr: '' });
    expect(checks.map(({ name }) => name)).toEqual([
      'Node',
      'Configuration',
      'Data folder',
      'Disk',
      'Secret key',
      'Database',
      'Migrations',
      'Clock',
      'IP lists',
      'Jobs',
      'Panel',
      'PUBLIC_URL',
      'Proxies',
      'Mail servers',
      'Mail',
      'Mail engine',
      'DNS',
      'Countries',
    ]);
  });

  it('says who is restricted to an IP list, and how to help one who is locked out', async () => {
    const { pool } = database;
    await pool.query(`insert into account (name) values ('alpha')`);
    await pool.query(
      `insert into admin (account_id, role, username, email, password_hash, ip_restricted)
       select id, 'admin', 'alpha', 'it@alpha.example', 'x', true from account where name = 'alpha'`,
    );
    expect((await examine()).find('IP lists')).toMatchObject({
      status: 'ok',
      message: 'alpha can log in only from listed addresses',
      hint: expect.stringContaining('admin lift-ip-list alpha'),
    });
    await pool.query(`delete from account where name = 'alpha'`);
  });

  it('says when jobs wait and nobody takes them', async () => {
    const { pool } = database;
    const add = (kind: string, turn: string | null, isTaken = false) =>
      pool.query(
        `insert into job (kind, turn_of, due_at, lease_until)
         values ($1, $2, now() - interval '9.5 minutes', case when $3 then now() + interval '10 seconds' end)`,
        [kind, turn, isTaken],
      );
    await add('bulk', '1', true);
    await add('bulk', '1');
    expect((await examine()).find('Jobs')).toMatchObject({ status: 'ok' });
    await add('bulk', '2');
    await add('mail', null);
    expect((await examine()).find('Jobs')).toMatchObject({
      status: 'warn',
      message: '2 jobs due, the oldest for 9 minutes',
      hint: expect.stringContaining('--only web'),
    });
    await pool.query('delete from job');
  });

  it('says when there are no alerts about logins from new countries', async () => {
    expect((await examine()).find('Countries')?.message).toContain('DB-IP');
    expect((await examine({ COUNTRIES_FILE: 'off' })).find('Countries')).toMatchObject({
      status: 'ok',
      message: expect.stringContaining('no alerts'),
    });
  });

  it('prints aligned lines and a hint below what is not well', async () => {
    const { code, stdout } = await command(['doctor'], {
      env: { ...healthy, PUBLIC_URL: 'http://panel.example' },
    });
    expect(code).toBe(0);
    expect(stdout).toMatch(/\nok {4}Node {12}|^ok {4}Node {11}/);
    expect(stdout).toMatch(/warn {2}PUBLIC_URL +http:\/\/panel.example is not encrypted\n +→ Put a proxy/);
    expect(stdout).toMatch(/0 failures, \d+ warnings?\.\n$/);
  });

  it.each([
    ['a wrong variable', { PORT: 'x' }, 'Configuration', 'PORT'],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
      'Database',
      'ECONNREFUSED',
    ],
    ['a mail server that does not answer', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'Mail', 'ECONNREFUSED'],
    ['a PUBLIC_URL with a path', { PUBLIC_URL: 'https://panel.example/panel' }, 'PUBLIC_URL', 'has a path'],
    [
      'a file of countries that is none',
      { COUNTRIES_FILE: import.meta.filename },
      'Countries',
      import.meta.filename,
    ],
    [
      'a data folder below a file',
      { DATA_DIR: join(import.meta.filename, 'data') },
      'Data folder',
      'not a folder',
    ],
  ])('fails for %s, with a hint and exit code 1', async (_what, changes, name, message) => {
    const { code, ok, find } = await examine(changes);
    expect(find(name)).toMatchObject({ status: 'fail', message: expect.stringContaining(message) });
    expect(find(name)?.hint).toMatch(/\S/);
    expect({ code, ok }).toEqual({ code: 1, ok: false });
  });

  it('fails for a secret key that others may read or that is damaged, and warns when it is gone', async () => {
    const path = join(folder, 'secret.key');
    expect((await examine({ SECRET_KEY: '' })).find('Secret key')?.status).toBe('warn');
    await writeFile(path, `${'ab'.repeat(32)}\n`);
    await chmod(path, 0o640);
    expect((await examine({ SECRET_KEY: '' })).find('Secret key')).toMatchObject({
      status: 'fail',
      hint: `chmod 600 ${path}`,
    });
    await chmod(path, 0o600);
    expect((await examine({ SECRET_KEY: '' })).find('Secret key')?.status).toBe('ok');
    await writeFile(path, 'half');
    expect((await examine({ SECRET_KEY: '' })).find('Secret key')).toMatchObject({ status: 'fail' });
    await rm(path);
  });

  it('warns of migrations to apply, and fails for a database newer than this version', async () => {
    const other = await createTestDatabase('template0');
    const env = { DATABASE_URL: other.url };
    expect((await examine(env)).find('Migrations')).toMatchObject({ status: 'warn' });
    await command(['migrate'], { env });
    await other.pool.query(`insert into schema_migration (number, name, hash) values (9999, '9999-x', 'x')`);
    expect((await examine(env)).find('Migrations')).toMatchObject({ status: 'fail' });
    await other.close();
  });

  it('makes nothing in a place where no panel has run', async () => {
    const place = join(folder, 'untouched');
    const { code, find } = await examine({ DATABASE_URL: '', SECRET_KEY: '', DATA_DIR: place });
    expect(code).toBe(0);
    expect(find('Database')?.message).toBe('embedded; created at the first start');
    expect(find('Secret key')?.status).toBe('ok');
    expect(await readdir(folder)).not.toContain('untouched');
  });

  it('warns where nobody set which servers domains must name', async () => {
    const local = await examine({ PUBLIC_URL: 'http://127.0.0.1:8080' });
    expect(local.find('Mail servers')).toMatchObject({
      status: 'warn',
      message: expect.stringContaining('MAIL_HOSTS'),
    });
    const set = await examine({ PUBLIC_URL: 'https://panel.example' });
    expect(set.find('Mail servers')?.status).toBe('ok');
  });

  it('warns of https without a trusted proxy, and of mail that goes nowhere', async () => {
    const { find } = await examine({ TRUSTED_PROXIES: '', SMTP_URL: '' });
    expect(find('Proxies')).toMatchObject({ status: 'warn', hint: expect.stringContaining('127.0.0.1') });
    expect(find('Mail')).toMatchObject({ status: 'warn', message: expect.stringContaining('outbox') });
  });

  it.each([
    ['v20.18.3', 'fail'],
    ['v18.20.0', 'fail'],
    ['v20.19.0', 'ok'],
    ['v24.0.0', 'ok'],
  ])('knows whether Node %s will do', (version, status) => {
    expect(checkNode(version).status).toBe(status);
  });
});
