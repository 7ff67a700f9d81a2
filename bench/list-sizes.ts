import { createHash } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeForm, formContentType, tokenHeader } from '@posthouse/contract/core/wire';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/embedded-postgres.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { createAccount } from '../apps/server/src/domain/account-store.ts';
import { migrationsFolder } from '../apps/server/src/folders.ts';
import { createPanelForBench } from './bench-panel.ts';

/**
 * One account with very many domains: what each kind of page costs beside the first page of the plain list. All are
 * measured by turns in one run, so that noise of the machine falls on each alike.
 */
const sizes = (process.env['BENCH_SIZES'] ?? '100000,1000000').split(',').map(Number);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 15);
const goal = 3;
const limitedTo = 1_000;
const password = 'Bench-password-1';

const folder = await mkdtemp(join(tmpdir(), 'posthouse-bench-'));
await chmod(folder, 0o711);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log });
const { panel, database, passwords } = await createPanelForBench(server.url, (pool) =>
  migrate(pool, migrationsFolder),
);
try {
  for (const size of sizes) await measureList(size);
} finally {
  await panel.stop();
  await database.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measureList(size: number): Promise<void> {
  const name = `bench${size}`;
  await fillAccount(name, size);
  const [admin, limited] = [await login(name), await login(`${name}-limited`)];
  const deep = await call(admin, { offset: '9950' });
  const cases: readonly [string, string, Record<string, string>][] = [
    ['first page', admin, {}],
    ['page at a cursor', admin, { cursor: deep.next ?? '' }],
    ['offset 10,000', admin, { offset: '10000' }],
    ['search with few hits', admin, { search: hashOf(size / 2).slice(1, 7) }],
    ['search with many hits', admin, { search: 'example' }],
    ['search of two letters', admin, { search: hashOf(1).slice(0, 2) }],
    ['search without a hit', admin, { search: 'nowhere' }],
    ['filter with few hits', admin, { type: 'parked' }],
    ['filter with many hits', admin, { verification: 'verified' }],
    ['sorted by health', admin, { sort: 'health' }],
    ['sorted by verification', admin, { sort: 'verification', dir: 'desc' }],
    [`limited to ${limitedTo} domains`, limited, {}],
    [`the same, searched`, limited, { search: hashOf(1).slice(0, 3) }],
  ];
  const times = new Map<string, number[]>(cases.map(([title]) => [title, []]));
  for (let round = -2; round < rounds; round += 1) {
    for (const [title, token, input] of cases) {
      const start = process.hrtime.bigint();
      await call(token, input);
      const ms = Number(process.hrtime.bigint() - start) / 1e6;
      if (round >= 0) times.get(title)?.push(ms);
    }
  }
  const first = median(times.get('first page') ?? []);
  for (const [title, list] of times) {
    const ratio = median(list) / first;
    const mark = ratio > goal ? `  above ${goal}` : '';
    console.log(
      `${size.toLocaleString('en')} domains  ${title.padEnd(26)} ${median(list).toFixed(1).padStart(7)} ms  ratio ${ratio.toFixed(2)}${mark}`,
    );
  }
}

async function fillAccount(name: string, size: number): Promise<void> {
  const passwordHash = await passwords.hash(password);
  const { accountId } = await createAccount(database.db, {
    name,
    email: `admin@${name}.example`,
    passwordHash,
    limits: { maxdomains: size },
    now: new Date(),
  });
  const { pool } = database;
  await pool.query(
    `insert into domain_name (account_id, kind, ascii, unicode, created_at, proof, state, verified_at)
     select $1, 'domain', substr(md5(n::text), 1, 7) || n || '.${name}.example',
            substr(md5(n::text), 1, 7) || n || '.${name}.example',
            now() - make_interval(secs => n), md5(n::text),
            case when n % 10 = 0 then 'queued' else 'verified' end, case when n % 10 = 0 then null else now() end
       from generate_series(1, $2) n`,
    [accountId, size],
  );
  await pool.query(
    `insert into domain (account_id, id, type, health)
     select account_id, id, case when id % 20011 = 0 then 'parked' else 'standard' end,
            case id % 7 when 0 then 'fail' when 1 then 'warn' else 'ok' end
       from domain_name where account_id = $1`,
    [accountId],
  );
  const {
    rows: [made],
  } = await pool.query<{ id: number }>(
    `insert into admin (account_id, role, username, email, password_hash, domains_limited)
     values ($1, 'subadmin', $2, $2 || '@bench.example', $3, true) returning id`,
    [accountId, `${name}-limited`, passwordHash],
  );
  await pool.query(`insert into admin_permission values ($1, $2, 'domains', 6)`, [accountId, made?.id]);
  await pool.query(
    `insert into admin_domain (account_id, admin_id, domain_id)
     select account_id, $2, id from domain_name where account_id = $1 order by md5(id::text) limit $3`,
    [accountId, made?.id, limitedTo],
  );
  await pool.query('vacuum analyze');
}

async function login(username: string): Promise<string> {
  const { token } = (await post('login', { username, password })) as { token: string };
  return token;
}

async function call(token: string, input: Record<string, string>) {
  return (await post('getDomains', input, token)) as {
    rows: { domain: string }[];
    next: string | null;
  };
}

async function post(action: string, fields: Record<string, string>, token = ''): Promise<unknown> {
  const answer = await panel.app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': formContentType, [tokenHeader]: token },
    payload: encodeForm(action, fields),
  });
  const envelope = answer.json() as { returncode: number; returndata: unknown };
  if (envelope.returncode !== 1) throw new Error(`${action}: ${answer.body}`);
  return envelope.returndata;
}

/** As the names of the domains begin: like real ones, few share a part. */
function hashOf(n: number): string {
  return createHash('md5').update(String(n)).digest('hex');
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
