import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeForm, formContentType, tokenHeader } from '@posthouse/contract/core/wire';
import autocannon from 'autocannon';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/embedded-postgres.ts';
import { connectDatabase } from '../apps/server/src/db/pool.ts';
import { spawnPanel } from '../apps/server/src/testing/command-process.ts';
import { commandJson } from '../apps/server/src/testing/test-commands.ts';
import { startTestDnsServer } from '../apps/server/src/testing/test-dns-server.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';

/** The slowest of a hundred `status` requests, with and without 1,000 domains being checked beside them. */
const domains = 1_000;
const seconds = 15;
/** Below the limit against floods, which counts by address. */
const requestsPerSecond = 15;
const password = 'Bench-password-1';

await buildIfStale();
const folder = await mkdtemp(join(tmpdir(), 'posthouse-bench-'));
await chmod(folder, 0o711);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log });
const dns = await startTestDnsServer();
const env = {
  DATABASE_URL: server.url,
  DATA_DIR: join(folder, 'panel'),
  PORT: '0',
  LOG_LEVEL: 'warn',
  DNS_SERVERS: dns.address,
};
const panel = await spawnPanel(env);
const { pool, close } = connectDatabase(server.url, { onError: () => undefined });
try {
  await commandJson(
    [
      'account',
      'create',
      '--name',
      'bench',
      '--email',
      'a@bench.example',
      '--password',
      password,
      '--limit',
      `maxdomains=${domains}`,
    ],
    { env },
  );
  await addDomains();
  const token = await logIn();
  await slowestOf(token);
  const quiet = await slowestOf(token);
  await pool.query(`update domain set health_due_at = now()`);
  // Not at the next full minute but now.
  await post('checkDomainHealth', { domain: 'd1.example' }, token);
  const busy = await slowestOf(token);
  const { rows } = await pool.query<{ checked: number }>(
    `select count(*)::int as checked from domain where health_checked_at is not null`,
  );
  console.log(
    `status beside health checks: p99 ${quiet} ms alone, ${busy} ms while domains are checked, ratio ${(busy / quiet).toFixed(2)}; ${rows[0]?.checked} of ${domains} domains checked meanwhile`,
  );
} finally {
  panel.child.kill('SIGTERM');
  await panel.ended();
  await close();
  await dns.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function addDomains(): Promise<void> {
  await pool.query(
    `with names as (
       insert into domain_name (account_id, kind, ascii, unicode, created_at, proof)
       select a.id, 'domain', 'd' || n || '.example', 'd' || n || '.example', now(), 'x'
         from account a, generate_series(1, $1) n where a.name = 'bench'
       returning account_id, id)
     insert into domain (account_id, id) select account_id, id from names`,
    [domains],
  );
}

async function logIn(): Promise<string> {
  const { token } = (await post('login', { username: 'bench', password })) as { token: string };
  return token;
}

async function post(action: string, fields: Record<string, string>, token = ''): Promise<unknown> {
  const headers = { 'content-type': formContentType, [tokenHeader]: token };
  const answer = await fetch(panel.address, { method: 'POST', body: encodeForm(action, fields), headers });
  return ((await answer.json()) as { returndata: unknown }).returndata;
}

/** Milliseconds within which 99 of 100 requests were answered, at a rate far below what the panel can do. */
async function slowestOf(token: string): Promise<number> {
  const result = await autocannon({
    url: panel.address,
    method: 'POST',
    headers: { 'content-type': formContentType, [tokenHeader]: token },
    body: encodeForm('status', {}),
    connections: 4,
    overallRate: requestsPerSecond,
    duration: seconds,
  });
  return result.latency.p99;
}
