import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/embedded-postgres.ts';
import { connectDatabase } from '../apps/server/src/db/pool.ts';
import { commandJson } from '../apps/server/src/testing/test-commands.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { ChaosPanel } from '../scripts/chaos/panel-process.ts';
import { chaosPassword, logIn, post } from '../scripts/chaos/writers.ts';

/**
 * An import whose worker is killed, and later everything: how many rows a second before and after, how long nothing happens, and
 * what is twice or missing in the end. Every row gets a password of its own, hashed at the cost of production.
 */
const rows = Number(process.env['BENCH_ROWS'] ?? 10_000);
const domain = 'import.example';
const pollMs = 200;

interface Plan {
  readonly id: string;
  readonly state: string;
  readonly done: number;
  readonly failed: number;
}

await buildIfStale();
const folder = await mkdtemp(join(tmpdir(), 'posthouse-bench-'));
await chmod(folder, 0o711);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log });
const env = {
  DATABASE_URL: server.url,
  DATA_DIR: join(folder, 'panel'),
  PORT: '0',
  LOG_LEVEL: 'warn',
  DNS_SERVERS: '127.0.0.1:1',
  SECRET_KEY: '5a'.repeat(32),
};
const panel = new ChaosPanel(env);
const { pool, close } = connectDatabase(server.url, { onError: () => undefined });
try {
  await panel.start();
  await prepareAccount();
  await measure(await logIn(panel, 'bench'));
} finally {
  await panel.kill('SIGTERM');
  await close();
  await server.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}

async function prepareAccount(): Promise<void> {
  const login = ['--name', 'bench', '--email', 'a@bench.example', '--password', chaosPassword];
  const limits = ['maxdomains=1', `maxemails=${rows}`, `maxquota=${rows}`];
  const options = limits.flatMap((limit) => ['--limit', limit]);
  await commandJson(['account', 'create', ...login, ...options], { env });
  await pool.query('update account set ui_timeout_minutes = 720');
  await pool.query(
    `with name as (
       insert into domain_name (account_id, kind, ascii, unicode, created_at, proof, state, verified_at)
       select id, 'domain', $1, $1, now(), 'x', 'verified', now() from account where name = 'bench'
       returning account_id, id)
     insert into domain (account_id, id) select account_id, id from name`,
    [domain],
  );
}

async function measure(token: string): Promise<void> {
  const call = async (action: string, fields: Record<string, string>) => {
    const answer = await post(panel, { action, kind: 'users', ...fields }, { 'x-token': token });
    const text = await answer.text();
    const { returncode, returndata } = JSON.parse(text) as { returncode: number; returndata: { plan: Plan } };
    if (returncode !== 1) throw new Error(`${action}: ${text}`);
    return returndata.plan;
  };
  const until = async (id: string, isThere: (plan: Plan) => boolean): Promise<Plan> => {
    for (;;) {
      const plan = await call('getPlan', { id, limit: '1' });
      if (isThere(plan)) return plan;
      await sleep(pollMs);
    }
  };
  const names = Array.from({ length: rows }, (_, n) => `user${n}@${domain},0.001`);
  const planned = timer();
  const { id } = await call('planImport', { csv: `email,quota_gb\n${names.join('\n')}` });
  console.log(`import of ${rows} rows: looked at in ${planned().toFixed(1)} s`);
  const before = timer();
  await call('applyPlan', { id });
  const { done: first } = await until(id, ({ done }) => done >= rows / 3);
  const speed = first / before();
  const killed = async (what: string, kill: () => Promise<void>): Promise<Plan> => {
    const pause = timer();
    await kill();
    const left = await call('getPlan', { id, limit: '1' });
    const again = await until(id, ({ done, state }) => done > left.done || state !== 'applying');
    console.log(`${what} killed with ${left.done} rows done; ${pause().toFixed(1)} s until it went on`);
    return again;
  };
  await killed('worker', () => panel.killWorker());
  await until(id, ({ done }) => done >= (rows * 2) / 3);
  const again = await killed('worker and panel', async () => {
    await panel.kill('SIGKILL');
    await panel.start();
  });
  const after = timer();
  const end = await until(id, ({ state }) => state !== 'applying');
  const speedAfter = (end.done - again.done) / after();
  console.log(
    `${speed.toFixed(0)} rows/s before, ${speedAfter.toFixed(0)} rows/s after, ratio ${(speedAfter / speed).toFixed(2)}`,
  );
  const { twice, lost, seats } = await countRows();
  const isWhole =
    end.state === 'done' && end.done === rows && end.failed === 0 && twice + lost === 0 && seats === rows;
  console.log(
    `${end.state}: ${end.done} done, ${end.failed} failed, ${twice} twice, ${lost} lost, ${seats} seats taken` +
      `${isWhole ? '' : '  not as it should be'}`,
  );
  if (!isWhole) process.exitCode = 1;
}

/** Twice: more than one entry in the account history; lost: a row of the file without a user or without its entry. */
async function countRows(): Promise<{ twice: number; lost: number; seats: number }> {
  const found = await pool.query<{ twice: number; lost: number; seats: number }>(
    `with sent as (select 'user' || n || '@' || $1::text as email from generate_series(0, $2 - 1) n),
     entry as (select target, count(*) as entries from account_history where action = 'addUser' group by target)
     select (select count(*)::int from entry where entries > 1) as twice,
            (select count(*)::int from sent left join mail_user u using (email) left join entry on target = email
              where u.id is null or entries is null) as lost,
            (select basic_users::int from account_usage u join account a on a.id = u.account_id and a.name = 'bench') as seats`,
    [domain, rows],
  );
  const [counts] = found.rows;
  if (counts === undefined) throw new Error('a count always answers one row');
  return counts;
}

function timer(): () => number {
  const began = Date.now();
  return () => (Date.now() - began) / 1000;
}
