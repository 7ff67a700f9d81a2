import { expect, it } from 'vitest';
import { applyMigrations, readMigrations } from '../../db/migrate.ts';
import { inTransaction } from '../../db/transaction.ts';
import { migrationsFolder } from '../../folders.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

it('an upgrade takes admins for told of what happened before it', async () => {
  const database = await createTestDatabase('template0');
  try {
    const migrations = await readMigrations(migrationsFolder);
    const upTo = (number: number) =>
      inTransaction(database.pool, (client) => applyMigrations(client, migrations.slice(0, number)));
    await upTo(7);
    await database.pool.query(`with made as (insert into account (name) values ('alpha') returning id)
      insert into admin (account_id, role, username, email, password_hash)
      select id, 'admin', 'alpha', 'alpha@admins.example', '' from made`);
    await upTo(8);
    const { rows } = await database.pool.query('select domain_mail_at is not null as told from admin');
    expect(rows).toEqual([{ told: true }]);
  } finally {
    await database.close();
  }
});
