import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPgBouncer } from '../testing/pgbouncer.ts';
import { startRenamingPooler } from '../testing/renaming-pooler.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { keepsStatements } from './keeps-statements.ts';
import { connectDatabase } from './pool.ts';

describe('statements with a name', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase('template0');
  });
  afterAll(() => database.close());

  const areKeptAt = async (url: string) => {
    const { pool, close } = connectDatabase(url, {
      size: 1,
      keepsStatements: true,
      onError: () => undefined,
    });
    return keepsStatements(pool).finally(close);
  };
  /** What a connection that was told so keeps of a statement. */
  const preparedBy = async (keeps: boolean) => {
    const { pool, close } = connectDatabase(database.url, {
      size: 1,
      keepsStatements: keeps,
      onError: () => undefined,
    });
    await pool.query({ name: 'named', text: 'select $1::int', values: [1] });
    const { rows } = await pool.query<{ name: string }>('select name from pg_prepared_statements');
    await close();
    return rows.map(({ name }) => name);
  };

  it('are kept by PostgreSQL itself', async () => {
    expect(await areKeptAt(database.url)).toBe(true);
  });

  it('are not kept by a pooler that passes them on, and nothing of the question is left behind', async () => {
    const bouncer = await startPgBouncer(database.url, 1);
    try {
      expect(await areKeptAt(bouncer.url)).toBe(false);
      const { pool, close } = connectDatabase(bouncer.url, { size: 1, onError: () => undefined });
      const { rows } = await pool.query('select name from pg_prepared_statements');
      await close();
      expect(rows).toEqual([]);
    } finally {
      await bouncer.stop();
    }
  });

  it('are kept by a pooler that has names of its own for them', async () => {
    const pooler = await startRenamingPooler(database.url);
    try {
      expect(await areKeptAt(pooler.url)).toBe(true);
    } finally {
      await pooler.stop();
    }
  });

  it('are prepared where they are kept, and nowhere else', async () => {
    expect(await preparedBy(true)).toEqual(['named']);
    expect(await preparedBy(false)).toEqual([]);
  });
});
