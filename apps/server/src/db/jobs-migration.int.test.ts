import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '../folders.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { applyMigrations, migrate, readMigrations } from './migrate.ts';
import { inTransaction } from './transaction.ts';

describe('the migration to our own table of jobs', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase('template0');
    const migrations = await readMigrations(migrationsFolder);
    const before = migrations.slice(
      0,
      migrations.findIndex(({ name }) => name.endsWith('-jobs')),
    );
    await inTransaction(database.pool, (client) => applyMigrations(client, before));
    // As the library made it, as far as it matters here.
    await database.pool.query(`
      create schema pgboss;
      create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
      create table pgboss.job (name text, data jsonb, state pgboss.job_state, start_after timestamptz);
      insert into pgboss.job values
        ('send-mail', '{"sealed": "waits"}', 'created', '2026-03-02'),
        ('send-mail', '{"sealed": "again"}', 'retry', '2026-03-03'),
        ('send-mail', '{"sealed": "under way"}', 'active', '2026-03-02'),
        ('send-mail', '{"sealed": "sent"}', 'completed', '2026-03-02'),
        ('run-bulk-jobs', '{}', 'created', '2026-03-02');
      insert into account (name) values ('alpha');
      insert into admin (account_id, role, username, email, password_hash)
        select id, 'admin', 'alpha', 'alpha@x.example', 'x' from account;
      insert into bulk_job (account_id, admin_id, action, input, state, total, created_at, touched_at)
        select account_id, id, action, input::jsonb, state, 1, now(), now() from admin,
               (values ('disableDomains', '{}', 'running'), ('enableChatUsers', '{}', 'running'),
                       ('applyPlan', '{"kind": "users", "id": "7"}', 'running'), ('removeUsers', '{}', 'done'))
                 as made (action, input, state)`);
    await migrate(database.pool, migrationsFolder);
  });
  afterAll(() => database.close());

  const rows = async (text: string) => (await database.pool.query(text)).rows;

  it('carries over what waits, but nothing that was under way', async () => {
    expect(
      await rows(
        `select data ->> 'sealed' as mail, due_at::date::text as due from job where kind = 'send-mail' order by 1`,
      ),
    ).toEqual([
      { mail: 'again', due: '2026-03-03' },
      { mail: 'waits', due: '2026-03-02' },
    ]);
    expect(await rows(`select to_regnamespace('pgboss') as old`)).toEqual([{ old: null }]);
  });

  it('lets long work that runs go on, each in its kind and in the turn of its account', async () => {
    const found = await rows(`
      select j.kind, l.action, j.key = l.account_id || '/' || l.id as keyed, j.turn_of = l.account_id::text as in_turn
        from job j join long_job l on l.account_id = (j.data ->> 'accountId')::bigint and l.id = (j.data ->> 'id')::bigint
       order by l.id`);
    const queued = { keyed: true, in_turn: true };
    expect(found).toEqual([
      { kind: 'bulk', action: 'disableDomains', ...queued },
      { kind: 'bulk-outside', action: 'enableChatUsers', ...queued },
      { kind: 'apply-plan', action: 'applyPlan', ...queued },
    ]);
  });
});
