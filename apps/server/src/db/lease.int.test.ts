import { drizzle } from 'drizzle-orm/node-postgres';
import { bigint, boolean, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { leasesOn } from './lease.ts';
import { inTransaction } from './transaction.ts';

const thing = pgTable('thing', {
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  id: bigint('id', { mode: 'number' }).notNull(),
  hidden: boolean('hidden').notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }),
  leaseUntil: timestamp('lease_until', { withTimezone: true }),
  fence: integer('fence').notNull(),
});

describe('a lease', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  const leases = leasesOn({
    table: thing,
    key: { accountId: thing.accountId, id: thing.id },
    dueAt: thing.dueAt,
    leaseUntil: thing.leaseUntil,
    fence: thing.fence,
    where: undefined,
  });
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 10, minute));
  const take = (minute: number, minutes = 2) =>
    leases.take(database.db, { now: at(minute), until: at(minute + minutes) });

  beforeAll(async () => {
    database = await createTestDatabase('template0');
    await database.pool.query(
      `create table thing (account_id bigint, id bigint generated always as identity, hidden boolean not null default false,
         due_at timestamptz, lease_until timestamptz, fence integer not null default 0, primary key (account_id, id));
       create index on thing (due_at) where due_at is not null`,
    );
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.pool.query('truncate thing restart identity');
    await database.pool.query(
      'insert into thing (account_id, due_at) values (1, $1), (1, $2), (2, $3), (2, null)',
      [at(5), at(1), at(30)],
    );
  });

  it('is on the row that waits longest, for one alone, and on none before its time', async () => {
    const taken = await Promise.all([take(10), take(10), take(10)]);
    const rows = taken.map((row) => row && { id: row.id, accountId: row.accountId, fence: row.fence });
    expect(rows.filter((row) => row === undefined)).toHaveLength(1);
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: 1, accountId: 1, fence: 1 },
        { id: 2, accountId: 1, fence: 1 },
      ]),
    );
    expect((await take(30))?.dueAt).toEqual(at(1));
  });

  it('is on no row of accounts that are passed over', async () => {
    const taking = { now: at(40), until: at(42) };
    const ofOther = await leases.take(database.db, { ...taking, passOver: [1, 7] });
    expect(ofOther?.accountId).toBe(2);
    expect(await leases.take(database.db, { ...taking, passOver: [1, 7] })).toBeUndefined();
    expect((await leases.take(database.db, taking))?.accountId).toBe(1);
  });

  it('goes to another when it was not renewed, and the late one can write no more', async () => {
    const [first, kept] = [await take(10), await take(10)];
    if (first === undefined || kept === undefined) throw new Error('two rows are due');
    expect(await leases.renew(database.db, kept, at(20))).toBe(true);
    const second = await take(13);
    expect(second).toMatchObject({ id: first.id, fence: 2 });
    expect(await take(13)).toBeUndefined();
    expect(await leases.renew(database.db, first, at(20))).toBe(false);
    await leases.putOff(database.db, first, at(59));
    const mine = await database.db.select().from(thing).where(leases.heldBy(first));
    expect(mine).toEqual([]);
    const theirs = await database.db
      .select({ due: thing.dueAt })
      .from(thing)
      .where(leases.heldBy(second as never));
    expect(theirs).toEqual([{ due: at(1) }]);
  });

  it('that is put off is due again at that time', async () => {
    const first = await take(3);
    if (first === undefined) throw new Error('a row is due');
    await leases.putOff(database.db, first, at(9));
    expect((await take(8))?.id).toBe(1);
    expect((await take(9))?.id).toBe(first.id);
  });

  it('is found by indexes alone, however many rows there are', async () => {
    await database.pool.query(
      `insert into thing (account_id, due_at) select n % 500, timestamptz '2026-03-01' + n * interval '1 s'
         from generate_series(1, 20000) n`,
    );
    await database.pool.query('analyze thing');
    const scanned = await inTransaction(database.pool, async (client) => {
      const scans = async () => {
        const { rows } = await client.query<{ scans: number }>(
          `select seq_scan::int as scans from pg_stat_xact_user_tables where relname = 'thing'`,
        );
        return rows[0]?.scans ?? 0;
      };
      const before = await scans();
      await leases.take(drizzle(client), { now: at(10), until: at(12) });
      return (await scans()) - before;
    });
    expect(scanned).toBe(0);
  });
});
