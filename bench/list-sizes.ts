import { type Case, hashOf, type ListBench, openListBench, timesOf } from './list-bench.ts';

/** One account with very many domains: what each kind of page costs beside the first page of the plain list. */
const sizes = (process.env['BENCH_SIZES'] ?? '100000,1000000').split(',').map(Number);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 15);
const goal = 3;
const limitedTo = 1_000;

const bench = await openListBench();
try {
  for (const size of sizes) await measureList(size);
} finally {
  await bench.close();
}

async function measureList(size: number): Promise<void> {
  const name = `bench${size}`;
  await fillAccount(bench, name, size);
  const [admin, limited] = [await bench.login(name), await bench.login(`${name}-limited`)];
  const deep = (await bench.post('getDomains', { offset: '9950' }, admin)) as { next: string | null };
  const one = (title: string, fields: Case['fields'], token = admin): Case => ({ title, token, fields });
  const times = await timesOf(
    bench,
    'getDomains',
    [
      one('first page', {}),
      one('page at a cursor', { cursor: deep.next ?? '' }),
      one('offset 10,000', { offset: '10000' }),
      one('search with few hits', { search: hashOf(size / 2).slice(1, 7) }),
      one('search with many hits', { search: 'example' }),
      one('search of two letters', { search: hashOf(1).slice(0, 2) }),
      one('search without a hit', { search: 'nowhere' }),
      one('filter with few hits', { type: 'parked' }),
      one('filter with many hits', { verification: 'verified' }),
      one('sorted by health', { sort: 'health' }),
      one('sorted by verification', { sort: 'verification', dir: 'desc' }),
      one(`limited to ${limitedTo} domains`, {}, limited),
      one('the same, searched', { search: hashOf(1).slice(0, 3) }, limited),
    ],
    rounds,
  );
  const [first = 0] = [...times.values()].map(({ p50 }) => p50);
  for (const [{ title }, { p50 }] of times) {
    const ratio = p50 / first;
    const mark = ratio > goal ? `  above ${goal}` : '';
    console.log(
      `${size.toLocaleString('en')} domains  ${title.padEnd(26)} ${p50.toFixed(1).padStart(7)} ms  ratio ${ratio.toFixed(2)}${mark}`,
    );
  }
}

async function fillAccount({ pool, account, limitedAdmin }: ListBench, name: string, size: number) {
  const accountId = await account(name, { maxdomains: size });
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
  await limitedAdmin(accountId, `${name}-limited`, 'domains', limitedTo);
  await pool.query('vacuum analyze');
}
