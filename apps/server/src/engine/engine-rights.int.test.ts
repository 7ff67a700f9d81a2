import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeEngineSchema, readEngineSchema } from '../db/engine-schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { migrationsFolder } from '../folders.ts';
import { checkRights } from '../operator/mail/mail-doctor-rights.ts';
import { listRightsOfEverybody } from '../operator/mail/mail-doctor-store.ts';
import { setEngineLogin } from '../operator/mail/mail-setup-store.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { engineRole } from './engine-secrets.ts';

const password = 'e'.repeat(64);

/** Other databases of the server are those of other tests. */
const readRightsHere = async (pool: pg.Pool) =>
  (await listRightsOfEverybody(pool)).filter(({ right }) => !right.startsWith('connections'));

describe('the database role of the mail engine', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let engine: pg.Client;
  /** Those that made it. */
  let statements: string[];
  beforeAll(async () => {
    database = await createTestDatabase();
    const schema = await readEngineSchema(migrationsFolder);
    await inTransaction(database.pool, async (client) => {
      const asked = vi.spyOn(client, 'query');
      await setEngineLogin(client, password);
      statements = asked.mock.calls.map((call) => JSON.stringify(call));
      asked.mockRestore();
      await makeEngineSchema(client, schema);
    });
    const url = new URL(database.url);
    url.username = engineRole;
    url.password = password;
    engine = new pg.Client({ connectionString: url.href });
    await engine.connect();
  });
  afterAll(async () => {
    await engine.end();
    await database.close();
  });

  it('logs in with a password that was in no statement, which a server may log', () => {
    expect(statements.join()).toContain('role posthouse_engine');
    expect(statements.join()).not.toContain(password);
  });

  it('asks the functions of the engine', async () => {
    for (const ask of [
      'virtual_alias',
      'mailbox',
      'mailbox_domain',
      'relay_domain',
      'transport',
      'probe_transport',
      'kept_elsewhere',
    ]) {
      expect((await engine.query(`select * from engine.${ask}('a@nobody.test')`)).rows).toEqual([]);
    }
    const login = await engine.query(`select * from engine.log_in('a@nobody.test', 'imap', 'x', '/mail')`);
    expect(login.rows).toEqual([]);
  });

  it('reads and writes one table, and nothing else of the product', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
          and (has_table_privilege($1, oid, 'select') or has_table_privilege($1, oid, 'insert')
               or has_table_privilege($1, oid, 'update') or has_table_privilege($1, oid, 'delete')
               or has_any_column_privilege($1, oid, 'select, update'))`,
      [engineRole],
    );
    expect(rows.map(({ name }) => name)).toEqual(['mailbox_usage']);
    await expect(engine.query('select * from mail_user')).rejects.toThrow('permission denied');
    await expect(engine.query('create table public.x ()')).rejects.toThrow('permission denied');
    await expect(
      engine.query('create function engine.x() returns int language sql as $$ select 1 $$'),
    ).rejects.toThrow('permission denied');
  });

  it('makes nothing that would fill the disk, by the rights PostgreSQL gives to everybody', async () => {
    for (const statement of [
      'create temporary table x (y text)',
      'select 1 as y into temporary x',
      'select lo_creat(-1)',
      'select lo_create(0)',
      `select lo_from_bytea(0, 'x')`,
      `select lo_import('/etc/hostname')`,
      'create schema x',
      `copy (select 1) to '/tmp/x'`,
      `copy (select 1) to program 'cat'`,
    ]) {
      await expect(engine.query(statement), statement).rejects.toThrow(/permission denied/);
    }
    await expect(readRightsHere(database.pool)).resolves.toEqual([]);
  });

  it('makes no tables in a database that an older PostgreSQL opened to everybody', async () => {
    await database.pool.query('grant create on schema public to public');
    await inTransaction(database.pool, async (client) =>
      makeEngineSchema(client, await readEngineSchema(migrationsFolder)),
    );
    await expect(engine.query('create table public.x ()')).rejects.toThrow('permission denied');
  });

  it('names to the operator what the panel could not take away', async () => {
    await database.pool.query('grant execute on function lo_create(oid) to public');
    expect(await readRightsHere(database.pool)).toEqual([
      { right: 'large objects', statement: 'revoke execute on function lo_create(oid) from public' },
    ]);
    expect(await checkRights(database.pool)).toMatchObject({
      status: 'warn',
      hint: expect.stringContaining('revoke execute on function lo_create(oid) from public;'),
    });
    await database.pool.query('revoke execute on function lo_create(oid) from public');
  });

  it('can’t erase logins, and can’t say which progress of lists is forgotten', async () => {
    await expect(engine.query('select engine.forget_list_progress(now())')).rejects.toThrow('does not exist');
    await engine.query('select engine.forget_list_progress()');
    await expect(engine.query('delete from mail_login')).rejects.toThrow('permission denied');
    await expect(engine.query(`select keep_parts('mail_login', 'day', 7, 1, now())`)).rejects.toThrow(
      'permission denied',
    );
  });

  it('runs no function of somebody else’s rights but those of the engine', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select p.oid::regprocedure::text as name from pg_proc p
        where p.prosecdef and p.pronamespace <> 'engine'::regnamespace and has_function_privilege($1, p.oid, 'execute')`,
      [engineRole],
    );
    expect(rows).toEqual([]);
  });

  it('runs functions that look for tables in one place, whatever it sets itself', async () => {
    // Those inside of others look where these do.
    const { rows } = await database.pool.query<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'engine'::regnamespace and prosecdef
          and not coalesce(proconfig @> array['search_path=public, pg_temp'], false)`,
    );
    expect(rows).toEqual([]);
  });
});
