import { readFile } from 'node:fs/promises';
import { type Case, hashOf, type ListBench, openListBench, type Times, timesOf } from './list-bench.ts';

/**
 * Accounts with 10,000 users and more in 1,000 domains: what pages of the list cost, how that grows with the account,
 * and what an export of everything adds to the memory of the process.
 */
const sizes = (process.env['BENCH_SIZES'] ?? '10000,100000,1000000').split(',').map(Number);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 40);
const domainCount = 1_000;
const limitedTo = 50;
const mostGrowth = 2;
const mostExportMb = 50;
const exported = 100_000;

const bench = await openListBench();
const byCase = new Map<string, Times[]>();
try {
  for (const size of sizes) {
    for (const [title, times] of await measureList(size))
      byCase.set(title, [...(byCase.get(title) ?? []), times]);
  }
  for (const [title, times] of byCase) {
    const growth = (times.at(-1)?.p99 ?? 0) / (times[0]?.p99 ?? 1);
    const mark = growth > mostGrowth ? `  above ${mostGrowth}` : '';
    console.log(
      `${title.padEnd(26)} p99 from ${sizes[0]?.toLocaleString('en')} to ${sizes.at(-1)?.toLocaleString('en')} users: ${growth.toFixed(2)} times${mark}`,
    );
  }
} finally {
  await bench.close();
}

async function measureList(size: number): Promise<Map<string, Times>> {
  const name = `bench${size}`;
  await fillAccount(bench, name, size);
  const [admin, limited] = [await bench.login(name), await bench.login(`${name}-limited`)];
  const deep = (await bench.post('getUsers', { offset: '9900' }, admin)) as { next: string | null };
  const one = (title: string, fields: Case['fields'], token = admin): Case => ({ title, token, fields });
  const times = await timesOf(
    bench,
    'getUsers',
    [
      one('first page', {}),
      one('deep page', { cursor: deep.next ?? '' }),
      one('search with few hits', { search: hashOf(size / 2).slice(0, 6) }),
      one('search with many hits', { search: 'example' }),
      one('search by name', { search: hashOf(1).slice(3, 7) }),
      one('search of two letters', { search: hashOf(1).slice(0, 2) }),
      one('filter and sort', { 'account_type[0]': 'enhanced', sort: 'lastlogin', dir: 'desc' }),
      one('over quota', { over_quota: '1' }),
      one('one domain', { 'domain[0]': `d7.${name}.example` }),
      one(`limited to ${limitedTo} domains`, {}, limited),
    ],
    rounds,
  );
  for (const [title, { p50, p99 }] of times) {
    console.log(
      `${size.toLocaleString('en').padStart(9)} users  ${title.padEnd(26)} p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(6)} ms  ${Math.round(1000 / p50)} a second, one after the other`,
    );
  }
  if (size === exported) await measureExport(admin);
  return times;
}

/** Streamed to somebody who takes it as it comes. */
async function measureExport(token: string): Promise<void> {
  const { port } = await bench.panel.listen();
  const exportTo = async (fields: Case['fields'], take: (bytes: number) => Promise<void>) => {
    const { url } = (await bench.post('exportUsers', { format: 'csv', ...fields }, token)) as { url: string };
    const answer = await fetch(`http://127.0.0.1:${port}${new URL(url, 'http://panel').pathname}`);
    for await (const chunk of answer.body ?? []) await take((chunk as Uint8Array).length);
  };
  // What the first one loads stays.
  await exportTo({ 'account_type[0]': 'enhanced' }, async () => undefined);
  const before = await memoryMb();
  let highest = before;
  let bytes = 0;
  await exportTo({}, async (more) => {
    bytes += more;
    highest = Math.max(highest, await memoryMb());
  });
  const growth = highest - before;
  console.log(
    `export of ${exported.toLocaleString('en')} users: ${(bytes / 1e6).toFixed(1)} MB, memory grew by ${growth.toFixed(0)} MB${growth > mostExportMb ? `  above ${mostExportMb}` : ''}`,
  );
}

async function memoryMb(): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile('/proc/self/status', 'utf8'))?.[1]) / 1024;
}

async function fillAccount({ pool, account, limitedAdmin }: ListBench, name: string, size: number) {
  const accountId = await account(name, {
    maxdomains: domainCount,
    maxemails: size,
    maxeemails: size,
    maxquota: size * 1_000,
  });
  await pool.query(
    `insert into domain_name (account_id, kind, ascii, unicode, created_at, proof, state, verified_at)
     select $1, 'domain', 'd' || n || '.${name}.example', 'd' || n || '.${name}.example', now(), md5(n::text), 'verified', now()
       from generate_series(1, $2) n`,
    [accountId, domainCount],
  );
  await pool.query(
    'insert into domain (account_id, id) select account_id, id from domain_name where account_id = $1',
    [accountId],
  );
  await pool.query(
    `with place as (
       select id, row_number() over (order by id) - 1 as n from domain where account_id = $1)
     insert into address (account_id, domain_id, local_part, kind, created_at)
     select $1, place.id, substr(md5(u::text), 1, 7) || u, 'user', now()
       from generate_series(1, $2) u join place on place.n = u % $3`,
    [accountId, size, domainCount],
  );
  await pool.query(
    `insert into mail_user (account_id, id, domain_id, email, readable, name, account_type, quota_mb, used_bytes,
                            last_login_at, created_at)
     select a.account_id, a.id, a.domain_id, a.local_part || '@' || n.ascii, a.local_part || '@' || n.unicode,
            substr(md5('f' || a.id), 1, 6) || ' ' || substr(md5('n' || a.id), 1, 7), case when a.id % 50 = 0 then 'enhanced' else 'basic' end, 1000,
            (a.id * 7919 % 1010) * 1000000, now() - make_interval(secs => (a.id * 7919) % 5000000), a.created_at
       from address a join domain_name n on n.account_id = a.account_id and n.id = a.domain_id
      where a.account_id = $1`,
    [accountId],
  );
  await limitedAdmin(accountId, `${name}-limited`, 'users', limitedTo);
  await pool.query('vacuum analyze');
}
