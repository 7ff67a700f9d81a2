import { createHash } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeForm, formContentType, tokenHeader } from '@posthouse/contract/core/wire';
import type { Pool } from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/embedded-postgres.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { migrationsFolder } from '../apps/server/src/folders.ts';
import { createAccount } from '../apps/server/src/rules/accounts/account-store.ts';
import { createPanelForBench } from './bench-panel.ts';

const password = 'Bench-password-1';

/** A panel on a database of its own, and accounts that a benchmark fills by SQL. */
export async function openListBench() {
  const folder = await mkdtemp(join(tmpdir(), 'posthouse-bench-'));
  await chmod(folder, 0o711);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  // Reading is measured, and filling takes the time: what is written need not outlive the machine.
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log, durable: false });
  const { panel, database, passwords } = await createPanelForBench(server.url, (pool) =>
    migrate(pool, migrationsFolder),
  );
  const passwordHash = await passwords.hash(password);

  /** A form as it is on the wire. */
  async function send(payload: string, token = ''): Promise<unknown> {
    const headers = { 'content-type': formContentType, [tokenHeader]: token };
    const answer = await panel.app.inject({ method: 'POST', url: '/', headers, payload });
    const envelope = answer.json() as { returncode: number; returndata: unknown };
    if (envelope.returncode !== 1) throw new Error(`${payload}: ${answer.body}`);
    return envelope.returndata;
  }
  const post = (action: string, fields: Fields, token?: string) => send(encodeForm(action, fields), token);

  return {
    url: server.url,
    pool: database.pool as Pool,
    panel,
    send,
    post,
    async account(name: string, limits: Record<string, number>): Promise<number> {
      const email = `admin@${name}.example`;
      const made = { name, email, passwordHash, limits, now: new Date() };
      return (await createAccount(database.db, made)).accountId;
    },
    /** Limited to some domains, chosen all over the account. */
    async limitedAdmin(accountId: number, username: string, area: string, domains: number): Promise<void> {
      const { pool } = database;
      const made = await pool.query<{ id: number }>(
        `insert into admin (account_id, role, username, email, password_hash, domains_limited)
         values ($1, 'subadmin', $2, $2 || '@bench.example', $3, true) returning id`,
        [accountId, username, passwordHash],
      );
      const adminId = made.rows[0]?.id;
      await pool.query('insert into admin_permission values ($1, $2, $3, 6)', [accountId, adminId, area]);
      await pool.query(
        `insert into admin_domain (account_id, admin_id, domain_id)
         select account_id, $2, id from domain where account_id = $1 order by md5(id::text) limit $3`,
        [accountId, adminId, domains],
      );
    },
    login: async (username: string) =>
      ((await post('login', { username, password })) as { token: string }).token,
    async close(): Promise<void> {
      await panel.stop();
      await database.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type ListBench = Awaited<ReturnType<typeof openListBench>>;
export type Fields = Record<string, string>;

export interface Case {
  readonly title: string;
  readonly token: string;
  readonly fields: Fields;
  /** Where it is not the one that is measured. */
  readonly action?: string;
}

export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** All by turns, so that noise of the machine falls on each alike. */
export async function timesOf<Measured extends Case>(
  bench: ListBench,
  action: string,
  cases: readonly Measured[],
  rounds: number,
): Promise<Map<Measured, Times>> {
  const times = new Map<Measured, number[]>(cases.map((one) => [one, []]));
  for (let round = -2; round < rounds; round += 1) {
    for (const one of cases) {
      const start = process.hrtime.bigint();
      await bench.post(one.action ?? action, one.fields, one.token);
      const ms = Number(process.hrtime.bigint() - start) / 1e6;
      if (round >= 0) times.get(one)?.push(ms);
    }
  }
  return new Map(
    [...times].map(([one, list]) => [
      one,
      { p50: share(list, 0.5), p95: share(list, 0.95), p99: share(list, 0.99) },
    ]),
  );
}

function share(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** As the names in the benchmarks begin: like real ones, few share a part. */
export function hashOf(n: number): string {
  return createHash('md5').update(String(n)).digest('hex');
}
