import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEngineSchema, readEngineSchema } from '../db/engine-schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { migrationsFolder } from '../folders.ts';
import { setEngineLogin } from '../operator/mail/mail-setup-store.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { engineRole } from './engine-secrets.ts';

const password = 'e'.repeat(64);

describe('the database role of the mail engine', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let engine: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    const schema = await readEngineSchema(migrationsFolder);
    await inTransaction(database.pool, async (client) => {
      await setEngineLogin(client, password);
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

  it('asks the functions of the engine', async () => {
    for (const ask of [
      'virtual_alias',
      'mailbox',
      'mailbox_domain',
      'relay_domain',
      'transport',
      'probe_transport',
      'kept_elsewhere',
      'sender_logins',
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

  it('runs functions that look for tables in one place, whatever it sets itself', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'engine'::regnamespace
          and not coalesce(proconfig @> array['search_path=public, pg_temp'], false)`,
    );
    expect(rows).toEqual([]);
  });
});
