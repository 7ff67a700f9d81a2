import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { readConfig } from './kernel/config.ts';
import { createLog } from './kernel/log.ts';
import { startPgBouncer } from './testing/pgbouncer.ts';
import { createTestDatabase } from './testing/test-database.ts';

describe('connections to the database', () => {
  let direct: Awaited<ReturnType<typeof createTestDatabase>>;
  let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
  beforeAll(async () => {
    direct = await createTestDatabase('template0');
    bouncer = await startPgBouncer(direct.url, 1);
  });
  afterAll(async () => {
    await bouncer.stop();
    await direct.close();
  });

  const prepared = async (url: string, as: 'panel' | 'worker' | 'command') => {
    const database = await openDatabase(readConfig({ DATABASE_URL: url }), createLog('silent'), as);
    const more = database.connect({ size: 1 });
    await more.pool.query({ name: 'named', text: 'select $1::int', values: [1] });
    const { rows } = await more.pool.query<{ name: string }>('select name from pg_prepared_statements');
    await database.close();
    return rows.map(({ name }) => name);
  };

  it.each([
    ['panel', ['named']],
    ['worker', ['named']],
    ['command', []],
  ] as const)('of a %s keep what they prepared: %j', async (as, names) => {
    expect(await prepared(direct.url, as)).toEqual(names);
  });

  it.each(['panel', 'worker'] as const)('of a %s prepare nothing that a pooler loses', async (as) => {
    expect(await prepared(bouncer.url, as)).toEqual([]);
  });
});
