import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '../folders.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { applyMigrations, readMigrations } from './migrate.ts';

describe('a database from before', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let client: PoolClient;
  beforeAll(async () => {
    database = await createTestDatabase('template0');
    client = await database.pool.connect();
  });
  afterAll(async () => {
    client.release();
    await database.close();
  });

  const sql = async (text: string) => (await client.query(text)).rows;
  const migrateUpTo = async (name: string) => {
    const migrations = await readMigrations(migrationsFolder);
    const end = migrations.findIndex((migration) => migration.name.endsWith(name));
    await applyMigrations(client, migrations.slice(0, end + 1));
  };

  it('keeps its history, logins and measured values', async () => {
    await migrateUpTo('mailbox-by-name');
    await sql(`
      insert into account (name, created_at, max_domains, max_basic_users, max_quota_mb)
        values ('alpha', now(), 10, 10, 100000);
      insert into account_usage (account_id) values (1);
      insert into domain_name (account_id, kind, ascii, unicode, created_at, proof, state, verified_at)
        values (1, 'domain', 'alpha.example', 'alpha.example', now(), 'x', 'verified', now());
      insert into domain (account_id, id) values (1, 1);
      insert into address (account_id, domain_id, local_part, kind, created_at)
        select 1, 1, name, 'user', now() from unnest(array['anna', 'ben']) as name;
      insert into mail_user (account_id, id, domain_id, email, readable, account_type, quota_mb, used_bytes, last_login_at,
                             created_at, removed_at, removal_id)
        values (1, 1, 1, 'anna@alpha.example', 'anna@alpha.example', 'basic', 1, 2000000, '2026-01-02 03:04:05Z', now(), null, null),
               (1, 2, 1, 'ben@alpha.example', 'ben@alpha.example', 'basic', 1, null, null, now(), now(), gen_random_uuid());
      insert into account_history (account_id, at, adminname, action, target) values
        (1, '2024-05-06 07:08:09.000001Z', 'x', 'made', 'first'), (1, now(), 'x', 'made', 'second');
      insert into mail_login (account_id, user_id, domain_id, at, service, outcome)
        values (1, 1, 1, '2026-01-02 03:04:05Z', 'imap', 'accepted')`);
    await migrateUpTo('kept-by-time');
    expect(
      await sql(
        'select user_id::int, used_bytes::int, used_mb::int, is_removed from user_measure order by 1',
      ),
    ).toEqual([
      { user_id: 1, used_bytes: 2_000_000, used_mb: 2, is_removed: false },
      { user_id: 2, used_bytes: null, used_mb: null, is_removed: true },
    ]);
    expect(await sql('select is_over_quota, has_logged_in from mail_user order by id')).toEqual([
      { is_over_quota: true, has_logged_in: true },
      { is_over_quota: false, has_logged_in: false },
    ]);
    await sql(`insert into account_history (account_id, at, adminname, action, target)
      values (1, now(), 'x', 'made', 'third')`);
    expect(
      await sql(
        `select id::int, target, tableoid::regclass::text like '%rest' as in_rest from account_history order by id`,
      ),
    ).toEqual([
      { id: 1, target: 'first', in_rest: false },
      { id: 2, target: 'second', in_rest: false },
      { id: 3, target: 'third', in_rest: false },
    ]);
    expect(await sql('select tableoid::regclass::text as part from mail_login')).toEqual([
      { part: 'mail_login_20260102' },
    ]);
  });
});
