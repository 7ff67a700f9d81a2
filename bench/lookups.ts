import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { connectDatabase } from '../apps/server/src/db/pool.ts';
import { lookUpForPostfix } from '../apps/server/src/engine/engine-store.ts';
import { postfixTables } from '../apps/server/src/engine/lookups/postfix-tables.ts';
import { openListBench } from './list-bench.ts';
import { fillUsers, userLimits } from './user-accounts.ts';

/**
 * What the mail engine asks the database, in accounts of 100 users and more, by turns: each answer on connections that stay
 * open, as the engine's own do, and how it grows with the account.
 */
const sizes = (process.env['BENCH_SIZES'] ?? '100,100000,1000000').split(',').map(Number);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 500);
const goalMs = 1;
/** Where everybody logs in from, and has before. */
const home = '192.0.2.7';

interface Sample {
  readonly email: string;
  readonly domain: string;
}

const bench = await openListBench();
const { pool, close } = connectDatabase(bench.url, { size: 1, keepsIdle: true, onError: () => undefined });
try {
  const samples = new Map<number, readonly Sample[]>();
  for (const size of sizes) samples.set(size, await fillAccount(size));
  const known = [...samples.values()].flat().map(({ email }) => ({ login: email, ip: home, guess: '' }));
  await pool.query('select engine.welcome($1)', [JSON.stringify(known)]);
  const questions: Record<string, (asked: Sample) => Promise<unknown>> = {
    'of Dovecot: home_of': ({ email }) =>
      pool.query('select * from engine.home_of($1, $2, $3)', [email, '/m', 'lmtp']),
    'of Dovecot: log_in': ({ email }) =>
      pool.query('select * from engine.log_in($1, $2, $3, $4, $5)', [email, 'imap', 'none', '/m', home]),
    'of Dovecot: shared_mailbox': ({ email }) =>
      pool.query('select from_user, shown from engine.shared_mailbox where to_user = $1', [email]),
    'of the hooks: policy': ({ email }) =>
      pool.query('select * from engine.policy($1, $2, $3, $4, $5, $6)', [
        '',
        '192.0.2.7',
        'a@world.example',
        email,
        0,
        false,
      ]),
    'of the hooks: check_sender': ({ email }) =>
      pool.query('select * from engine.check_sender($1, $1)', [email]),
  };
  for (const [table, keys] of Object.entries(postfixTables))
    questions[`of Postfix: ${table}`] = ({ email, domain }) =>
      lookUpForPostfix(pool, table, keys.test(email) ? email : domain);
  console.log(`ms for an answer, ${rounds} rounds (load of the machine ${loadavg()[0]?.toFixed(1)})`);
  const head = sizes.flatMap((size) => [`p50 ${count(size)}`, 'p99']);
  console.log(`${''.padEnd(32)}${[...head, 'growth'].map((word) => word.padStart(16)).join('')}`);
  for (const [name, ask] of Object.entries(questions)) await measure(name, ask, samples);
} finally {
  await close();
  await bench.close();
}

async function fillAccount(size: number): Promise<readonly Sample[]> {
  const name = `lookups-${size}`;
  const domains = Math.min(1_000, size / 10);
  const accountId = await bench.account(name, userLimits(size, domains));
  await fillUsers(bench.pool, { accountId, name, users: size, domains });
  await bench.pool.query(`update mail_user set password_hash = 'x' where account_id = $1`, [accountId]);
  await bench.pool.query('vacuum analyze mail_user');
  const { rows } = await bench.pool.query<Sample>(
    `select email, split_part(email, '@', 2) as domain from mail_user
      where account_id = $1 order by md5(id::text) limit $2`,
    [accountId, rounds],
  );
  return rows;
}

async function measure(
  name: string,
  ask: (asked: Sample) => Promise<unknown>,
  samples: ReadonlyMap<number, readonly Sample[]>,
): Promise<void> {
  const times = new Map<number, number[]>(sizes.map((size) => [size, []]));
  for (let round = -10; round < rounds; round += 1)
    for (const [size, asked] of samples) {
      const one = asked[Math.abs(round) % asked.length];
      if (one === undefined) continue;
      const begun = performance.now();
      await ask(one);
      if (round >= 0) times.get(size)?.push(performance.now() - begun);
    }
  const found = [...times.values()].map((all) => {
    const sorted = all.sort((a, b) => a - b);
    const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
    return { p50: at(0.5), p99: at(0.99) };
  });
  const growth = (found.at(-1)?.p50 ?? 0) / (found[0]?.p50 ?? 1);
  const cells = [...found.flatMap(({ p50, p99 }) => [p50, p99]), growth];
  const isSlow = found.some(({ p50 }) => p50 > goalMs);
  console.log(
    `${name.padEnd(32)}${cells.map((value) => value.toFixed(2).padStart(16)).join('')}${isSlow ? `  over ${goalMs} ms` : ''}`,
  );
}

function count(size: number): string {
  return size.toLocaleString('en');
}
