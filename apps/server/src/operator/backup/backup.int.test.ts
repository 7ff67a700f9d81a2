import { createHash, randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DatabasePool } from '../../db/pool.ts';
import { migrationsFolder } from '../../folders.ts';
import { codeAt, turnOnTwoFactor } from '../../testing/test-authenticator.ts';
import { command, commandJson } from '../../testing/test-commands.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { dataOf, outcomeOf, startTestPanel, type TestPanel, testPassword } from '../../testing/test-panel.ts';
import { longestLineBytes, tablesLeftOut } from './format.ts';
import { sealOf } from './key-check.ts';

/** What the server may hold one day: odd types, rows that refer to later ones, a trigger that counts. */
const laterMigration = `
  create type mood as enum ('calm', 'not calm');
  create table odd (
    account_id bigint not null references account (id) on delete cascade,
    id bigint generated always as identity,
    next_id bigint,
    a_float double precision, a_number numeric, a_span interval, some_texts text[], a_json json, a_mood mood,
    "An ""odd"" name" text, doubled double precision generated always as (a_float * 2) stored,
    primary key (account_id, id),
    foreign key (account_id, next_id) references odd (account_id, id)
  );
  create function count_odd() returns trigger language plpgsql as $$ begin
    update account_usage set domains = domains + 1; return null; end $$;
  create trigger odd_counted after insert on odd execute function count_odd();
  alter table admin add column hat_size integer not null default 57;
`;

const oddText = `it's "quoted" \\ \t\n\r\u2028 ünï 日本 🎩 ${'\u0001'} $1 %s`;

async function addOddRows(pool: Pool, accountId: number): Promise<void> {
  await pool.query(
    `update account set max_quota_mb = 9007199254740993, created_at = '2026-01-02 03:04:05.678901+00' where id = $1`,
    [accountId],
  );
  await pool.query(`update admin set name = $2, created_at = 'infinity' where account_id = $1`, [
    accountId,
    oddText,
  ]);
  await pool.query(
    `insert into account_history (account_id, at, adminname, action, target, remote_ip, before, after) values
       ($1, '2026-02-03 04:05:06.000001+00', 'x', 'jsonNull', $2, '2001:db8::1/64', 'null', null),
       ($1, '1969-12-31 23:59:59.999999+00', 'x', 'sqlNull', '', '10.1.2.3', null, $3)`,
    [
      accountId,
      oddText,
      JSON.stringify({ text: oddText, deep: [1.1, null, '', { a: 12345678901234567890n.toString() }] }),
    ],
  );
  await pool.query(
    `insert into admin_ip_range (account_id, admin_id, range, description)
       select account_id, id, '2001:db8::/32', $2 from admin where account_id = $1`,
    [accountId, oddText],
  );
  await pool.query(
    `insert into admin_recovery_code (account_id, admin_id, code_hash)
       select account_id, id, $2 from admin where account_id = $1`,
    [accountId, Buffer.concat([Buffer.from([0, 10, 13, 92, 255]), randomBytes(27)])],
  );
}

async function addOddTypes(pool: Pool, accountId: number): Promise<void> {
  await pool.query('alter table odd disable trigger user');
  await pool.query(
    `insert into odd (account_id, next_id, a_float, a_number, a_span, some_texts, a_json, a_mood, "An ""odd"" name")
       overriding system value
     select $1, case when n < 1200 then n + 1 end, 0.1::float8 * n, 'NaN'::numeric, '1 mon -2 days 00:00:00.000001',
            array['a,b', null, '"', '{}'], '{"b": 1,  "a" : null}', 'not calm', $2
       from generate_series(1, 1200) n`,
    [accountId, oddText],
  );
  await pool.query('alter table odd enable trigger user');
}

/** Every row of every table that a backup holds, and the rules around them; in which part a row lies does not matter. */
async function contentOf({ pool }: Pick<DatabasePool, 'pool'>): Promise<Record<string, string[]>> {
  const names = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not relispartition order by 1`,
  );
  const left: readonly string[] = [...tablesLeftOut, 'schema_migration'];
  const content: Record<string, string[]> = {};
  for (const { name } of names.rows.filter((table) => !left.includes(table.name))) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    content[name] = rows.map(({ row }) => row);
  }
  const rules = await pool.query<{ rule: string }>(`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint
     where connamespace = 'public'::regnamespace and conrelid not in (select inhrelid from pg_inherits)
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select pg_get_indexdef(indexrelid) from pg_index join pg_class on oid = indexrelid
     where relnamespace = 'public'::regnamespace and not relispartition
    order by 1`);
  content['rules'] = rules.rows.map(({ rule }) => rule);
  return content;
}

describe('backup and restore', () => {
  let folder: string;
  let file: string;
  let house: TestPanel;
  let accountId: number;
  let env: Record<string, string>;
  let made: { rows: Record<string, number> };
  const secretKey = '5a'.repeat(32);
  const others: { close(): Promise<void> }[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'posthouse-backup-'));
    file = join(folder, 'all.backup');
    house = await startTestPanel();
    ({ accountId } = await house.addAccount('alpha'));
    await house.addSubAdmin(accountId, 'helper', { users: 3 });
    await house.addAccount('beta');
    await addOddRows(house.database.pool, accountId);
    env = envOf(String(house.database.pool.options.connectionString));
    made = await commandJson(['backup', file], { env });
  });
  afterEach(async () => {
    await Promise.all(others.splice(0).map((other) => other.close()));
  });
  afterAll(async () => {
    await house.stop();
    await rm(folder, { recursive: true });
  });

  const envOf = (url: string) => ({ DATABASE_URL: url, SECRET_KEY: secretKey, DATA_DIR: folder });
  const emptyDatabase = async (template?: 'template0') => {
    const database = await createTestDatabase(template);
    others.push(database);
    return { database, setting: { env: envOf(database.url) } };
  };

  /** All migrations known today and one of tomorrow. */
  const newerMigrations = async () => {
    const newer = join(folder, 'newer-migrations');
    await cp(migrationsFolder, newer, { recursive: true });
    const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
    const number = String(names.length + 1).padStart(4, '0');
    await writeFile(join(newer, `${number}-odd.sql`), laterMigration);
    return newer;
  };

  it('gives the same rows, rules and numbers in a database without tables and in one without accounts', async () => {
    const before = await contentOf(house.database);
    for (const template of ['template0', undefined] as const) {
      const { database, setting } = await emptyDatabase(template);
      expect(await commandJson(['restore', file], setting)).toMatchObject({
        tables: Object.keys(made.rows).length,
      });
      expect(await contentOf(database)).toEqual(before);
    }
  });

  it('keeps what JSON or JavaScript alone would lose: null in JSON, microseconds, bytes, large numbers', async () => {
    const { database, setting } = await emptyDatabase();
    await commandJson(['restore', file], setting);
    const { rows } = await database.pool.query(`
      select (select count(*)::int from account_history where before = 'null'::jsonb) as json_nulls,
             (select count(*)::int from account_history where action = 'sqlNull' and before is null) as sql_nulls,
             (select at::text from account_history where action = 'jsonNull') like '%.000001%' as micros,
             (select max_quota_mb::text from account where name = 'alpha') as large,
             (select name from admin where username = 'alpha') as text,
             (select max(get_byte(code_hash, 4)) from admin_recovery_code) as byte`);
    expect(rows).toEqual([
      { json_nulls: 1, sql_nulls: 1, micros: true, large: '9007199254740993', text: oddText, byte: 255 },
    ]);
  });

  it('leaves out the account history, logins to mailboxes and the logs where that is asked for', async () => {
    const { database, setting } = await emptyDatabase();
    const small = join(folder, 'small.backup');
    const written = await commandJson<{ left_out: string[] }>(['backup', small, '--without-history'], {
      env,
    });
    expect(written.left_out).toEqual(
      expect.arrayContaining(['account_history', 'mail_login', 'incoming_mail', 'outgoing_story']),
    );
    await commandJson(['restore', small], setting);
    const { rows } = await database.pool.query(
      'select (select count(*)::int from account) as accounts, (select count(*)::int from account_history) as entries',
    );
    expect(rows).toEqual([{ accounts: 2, entries: 0 }]);
  });

  it('carries any type, rows that refer to later rows, and wakes no trigger', async () => {
    const newer = await newerMigrations();
    const source = await emptyDatabase('template0');
    const withNewer = { ...source.setting, migrationsFolder: newer };
    await commandJson(['migrate'], withNewer);
    await commandJson(['restore', file], withNewer);
    const { rows } = await source.database.pool.query<{ id: number }>(
      `select id from account where name = 'alpha'`,
    );
    await addOddTypes(source.database.pool, Number(rows[0]?.id));
    const odd = join(folder, 'odd.backup');
    await commandJson(['backup', odd], withNewer);
    const target = await emptyDatabase();
    await commandJson(['restore', odd], { ...target.setting, migrationsFolder: newer });
    expect(await contentOf(target.database)).toEqual(await contentOf(source.database));
  });

  it('brings a backup of an older version up to date, and refuses one of a newer version', async () => {
    const newer = await newerMigrations();
    const { database, setting } = await emptyDatabase();
    await commandJson(['restore', file], { ...setting, migrationsFolder: newer });
    const { rows } = await database.pool.query(`select distinct hat_size from admin`);
    expect(rows).toEqual([{ hat_size: 57 }]);

    const future = join(folder, 'future.backup');
    await commandJson(['backup', future], { ...setting, migrationsFolder: newer });
    const old = await emptyDatabase();
    const outcome = await command(['restore', future], old.setting);
    expect(outcome).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('was made by a newer version'),
    });
  });

  it('goes back to an older schema when the database is newer and without accounts', async () => {
    const newer = await newerMigrations();
    const { database, setting } = await emptyDatabase();
    await commandJson(['migrate'], { ...setting, migrationsFolder: newer });
    await commandJson(['restore', file], setting);
    expect(await contentOf(database)).toEqual(await contentOf(house.database));
  });

  it('does not give the number of a deleted row out again', async () => {
    const { database, setting } = await emptyDatabase();
    await database.pool.query(`insert into account (name) values ('one'), ('two'), ('three')`);
    await database.pool.query(`delete from account where name = 'three'`);
    const numbered = join(folder, 'numbered.backup');
    await commandJson(['backup', numbered], setting);
    const target = await emptyDatabase('template0');
    await commandJson(['restore', numbered], target.setting);
    const { rows } = await target.database.pool.query(
      `insert into account (name) values ('four') returning id`,
    );
    expect(rows).toEqual([{ id: 4 }]);
  });

  it('lets admins log in with their two-factor codes after a restore, but restores no sessions', async () => {
    const token = await house.login('beta');
    const { secret } = await turnOnTwoFactor(house, { token });
    const signed = join(folder, 'signed.backup');
    await commandJson(['backup', signed], { env });
    const second = await startTestPanel();
    const target = envOf(String(second.database.pool.options.connectionString));
    await commandJson(['restore', signed], { env: target });
    expect(outcomeOf(await second.call('status', {}, { token }))).toBe('session_invalid');
    expect(await second.login('alpha')).not.toBe('');
    const asked = dataOf(await second.call('login', { username: 'beta', password: testPassword }));
    const challenge = 'challenge' in asked ? asked.challenge : '';
    second.clock.advance({ minutes: 4 });
    const code = codeAt(secret, second.clock.now());
    expect(outcomeOf(await second.call('loginCode', { challenge, code }))).toBe('done');
    const { rows } = await second.database.pool.query(`select count(*)::int as jobs from job`);
    expect(rows).toEqual([{ jobs: 0 }]);
    await second.stop();
  });

  describe('refuses', () => {
    const expectRefusal = async (path: string, message: string) => {
      const { database, setting } = await emptyDatabase();
      const outcome = await command(['restore', path], setting);
      expect(outcome.code).toBe(1);
      expect(outcome.stderr).toMatch(/^error: [^\n]+\n$/);
      expect(outcome.stderr).toContain(message);
      expect((await database.pool.query('select from account')).rowCount).toBe(0);
    };
    const variant = async (name: string, content: Buffer) => {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    };
    const linesOf = async () =>
      gunzipSync(await readFile(file))
        .toString('utf8')
        .split('\n');

    it('a file that was cut off, wherever', async () => {
      const whole = await readFile(file);
      for (const share of [0.05, 0.5, 0.9, 0.99]) {
        const path = await variant('cut.backup', whole.subarray(0, Math.floor(whole.length * share)));
        await expectRefusal(path, 'is incomplete');
      }
      const lines = await linesOf();
      const withoutEnd = lines.filter((line) => !line.startsWith('E')).join('\n');
      await expectRefusal(await variant('endless.backup', gzipSync(withoutEnd)), 'is incomplete');
    });

    it('a file in which anything was changed, left out or added', async () => {
      const lines = await linesOf();
      const firstRow = lines.findIndex((line) => line.startsWith('R'));
      const changes: [string, string[]][] = [
        ['checksum', lines.map((line) => line.replace('"alpha"', '"gamma"'))],
        ['checksum', lines.filter((_line, index) => index !== firstRow)],
        ['something follows its end', [...lines.slice(0, -1), lines[firstRow] ?? '', '']],
        ['does not begin with one header', lines.slice(1)],
        ['does not begin with one header', [lines[0] ?? '', ...lines]],
      ];
      for (const [message, changed] of changes)
        await expectRefusal(await variant('changed.backup', gzipSync(changed.join('\n'))), message);
      const broken = await readFile(file);
      broken[Math.floor(broken.length / 2)] = (broken[Math.floor(broken.length / 2)] ?? 0) ^ 0xff;
      await expectRefusal(await variant('flipped.backup', broken), 'Nothing was changed');
    });

    it('a file that was changed with a right checksum: only the secret key makes its seal', async () => {
      const lines = (await linesOf()).map((line) => line.replace('"alpha"', '"gamma"'));
      const content = `${lines.filter((line) => line !== '' && !line.startsWith('E')).join('\n')}\n`;
      const end = JSON.parse(lines.find((line) => line.startsWith('E'))?.slice(1) ?? '') as object;
      const sha256 = createHash('sha256').update(content).digest('hex');
      const forged = `${content}E${JSON.stringify({ ...end, sha256 })}\n`;
      await expectRefusal(await variant('forged.backup', gzipSync(forged)), 'was changed after it was made');
    });

    it('rows of what is never restored, even in a file that is sealed: sessions, links, counters, migrations', async () => {
      const lines = await linesOf();
      const end = JSON.parse(lines.find((line) => line.startsWith('E'))?.slice(1) ?? '') as { rows: object };
      for (const name of [...tablesLeftOut, 'schema_migration']) {
        const { rows } = await house.database.pool.query<{ column: string }>(
          `select column_name as column from information_schema.columns
            where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
          [name],
        );
        const table = `T${JSON.stringify({ name, columns: rows.map(({ column }) => column) })}`;
        const content = `${[...lines.filter((line) => line !== '' && !line.startsWith('E')), table].join('\n')}\n`;
        const sha256 = createHash('sha256').update(content).digest('hex');
        const sealed = { rows: { ...end.rows, [name]: 0 }, sha256, seal: sealOf(secretKey, sha256) };
        const path = await variant('more.backup', gzipSync(`${content}E${JSON.stringify(sealed)}\n`));
        await expectRefusal(path, `table ${name} does not fit this database`);
      }
    });

    it('what is no backup, or of a later format', async () => {
      await expectRefusal(join(folder, 'absent.backup'), 'There is no file');
      await expectRefusal(folder, 'is a folder');
      await expectRefusal(
        await variant('text.backup', Buffer.from('hello')),
        'is damaged or not a Posthouse backup',
      );
      await expectRefusal(await variant('empty.backup', Buffer.alloc(0)), 'is incomplete');
      const lines = await linesOf();
      const later = [lines[0]?.replace('"format":2', '"format":3'), ...lines.slice(1)].join('\n');
      await expectRefusal(await variant('later.backup', gzipSync(later)), 'newer version of Posthouse');
    });

    it('a line without end before it fills the memory', async () => {
      const endless = gzipSync(
        Buffer.concat([Buffer.from('H{"'), Buffer.alloc(longestLineBytes + 70_000, 'a')]),
      );
      await expectRefusal(await variant('endless.backup', endless), 'a line that is too long');
    });

    it('another secret key, or none, and says what to do', async () => {
      const { setting } = await emptyDatabase();
      const other = await command(['restore', file], {
        env: { ...setting.env, SECRET_KEY: 'ab'.repeat(32) },
      });
      expect(other).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('The secret key here is a different one'),
      });
      const none = await command(['restore', file], { env: { ...setting.env, SECRET_KEY: '' } });
      expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining('Copy the secret.key') });
      const keyless = await command(['backup', join(folder, 'x')], {
        env: { ...setting.env, SECRET_KEY: '' },
      });
      expect(keyless).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no secret key') });
    });

    it('a database with accounts, unless forced and confirmed', async () => {
      const { database, setting } = await emptyDatabase();
      await database.pool.query(`insert into account (name) values ('mine')`);
      const names = async () => (await contentOf(database))['account']?.map((row) => row.split(',')[1]);
      const plain = await command(['restore', file], setting);
      expect(plain).toMatchObject({ code: 1, stderr: expect.stringContaining('already has 1 account') });
      const declined = await command(['restore', file, '--force'], { ...setting, stdin: 'no\n' });
      expect(declined).toMatchObject({ code: 1, stderr: expect.stringContaining('(mine)') });
      expect((await command(['restore', file, '--force'], setting)).code).toBe(1);
      expect(await names()).toEqual(['mine']);
      const confirmed = await command(['restore', file, '--force'], { ...setting, stdin: 'replace\n' });
      expect(confirmed.code).toBe(0);
      expect(await names()).toEqual(['alpha', 'beta']);
      expect((await command(['restore', file, '--force', '--yes'], setting)).code).toBe(0);
      expect(await contentOf(database)).toMatchObject({ account: expect.any(Array) });
    });

    it('a database of another program, even when forced', async () => {
      const { database, setting } = await emptyDatabase('template0');
      await database.pool.query('create table shop (id int)');
      const outcome = await command(['restore', file, '--force', '--yes'], setting);
      expect(outcome).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('tables of another program'),
      });
    });
  });

  it('wipes and restores the database it was made of, also when rows changed since', async () => {
    const before = await contentOf(house.database);
    const same = join(folder, 'same.backup');
    await commandJson(['backup', same], { env });
    await house.database.pool.query(`delete from account where name = 'beta'`);
    await house.addAccount('newcomer');
    await commandJson(['restore', same, '--force', '--yes'], { env });
    expect(await contentOf(house.database)).toEqual(before);
    expect(await house.login('alpha')).not.toBe('');
  });

  it('writes a file for its owner alone, replaces an old one whole, and leaves no draft behind', async () => {
    const place = join(folder, 'place');
    await mkdir(place);
    const path = join(place, 'nightly.backup');
    await writeFile(path, 'yesterday');
    await chmod(path, 0o644);
    const nightly = await commandJson<{ bytes: number; rows: Record<string, number> }>(['backup', path], {
      env,
    });
    const found = await stat(path);
    expect(found.mode & 0o777).toBe(0o600);
    expect(found.size).toBe(nightly.bytes);
    expect(nightly.rows).toMatchObject({ account: 2 });
    expect(nightly.rows).not.toHaveProperty('session');
    const stopped = await command(['backup', path], { env, signal: AbortSignal.abort() });
    expect(stopped).toMatchObject({ code: 1, stderr: 'error: Stopped before it finished.\n' });
    expect((await command(['backup', join(place, 'absent', 'x')], { env })).code).toBe(1);
    expect((await command(['backup', place], { env })).stderr).toContain('is a folder');
    expect(await readdir(place)).toEqual(['nightly.backup']);
    expect((await stat(path)).size).toBe(nightly.bytes);
  });
});
