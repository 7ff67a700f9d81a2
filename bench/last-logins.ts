import { type Case, openListBench, timesOf } from './list-bench.ts';

/**
 * A million logins of 100 accounts in 90 days, of which one account has every tenth: what the newest 50 cost with each filter,
 * also where few or none match, and turned round.
 */
const rows = Number(process.env['BENCH_LOGINS'] ?? 1_000_000);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 50);
const accounts = 100;
const goalMs = 20;

const bench = await openListBench();
try {
  await fill();
  const cases: Case[] = [];
  for (const name of ['big', 'small1']) {
    const token = await bench.login(name);
    cases.push(...filters().map(({ title, fields }) => ({ title: `${name}: ${title}`, fields, token })));
  }
  let isMet = true;
  for (const [{ title }, { p50, p99 }] of await timesOf(bench, 'getLastLogins', cases, rounds)) {
    isMet &&= p99 < goalMs;
    console.log(`${title.padEnd(36)} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  }
  console.log(isMet ? `All under ${goalMs} ms.` : `Not all under ${goalMs} ms.`);
} finally {
  await bench.close();
}

async function fill(): Promise<void> {
  const began = Date.now();
  const ids: number[] = [];
  for (let place = 0; place < accounts; place += 1)
    ids.push(await bench.account(place === 0 ? 'big' : `small${place}`, {}));
  await bench.pool.query(
    `insert into mail_login (account_id, user_id, domain_id, email, readable, at, service, ip, country, outcome, password, label,
                             blocked, reason, attempts)
     select account, n % 500, n % 10, name, name, now() - interval '90 days' * random(),
            (array['imap', 'imap', 'imap', 'smtp', 'pop3'])[1 + n % 5], '10.0.0.0'::inet + (n % 100000),
            (array['DE', 'DE', 'DE', 'FR', 'BR'])[1 + n % 5], case when n % 20 = 0 then 'refused' else 'accepted' end,
            case when n % 20 = 0 then '' when n % 3 = 0 then 'app' else 'main' end,
            case when n % 3 = 0 and n % 20 <> 0 then 'Phone' || n % 50 else '' end, n % 1000 = 0,
            case when n % 20 = 0 then 'password' else '' end, 1
       from (select n, case when n % 10 = 0 then $1::bigint else ($2::bigint[])[1 + (n / 10) % 99] end as account,
                    'user' || (n / 7) % 500 || '@d' || (n / 7) % 10 || '.example' as name
               from generate_series(1, $3::int) n) as made`,
    [ids[0], ids.slice(1), rows],
  );
  await bench.pool.query(`select keep_parts('mail_login', 'day', 7, 100, now())`);
  await bench.pool.query('vacuum analyze mail_login');
  console.log(`${rows} logins made in ${Math.round((Date.now() - began) / 1000)} s`);
}

function filters(): { readonly title: string; readonly fields: Case['fields'] }[] {
  const plain: Case['fields'][] = [
    { username: 'user77@d7.example' },
    { username: 'user77' },
    { user: '77' },
    { domain: 'd7.example' },
    { service: 'pop3' },
    { service: 'sieve' },
    { country: 'BR' },
    { country: 'AQ' },
    { ip: '10.0.3.7' },
    { ip: '10.0.3.0/24' },
    { password_used: 'onetime' },
    { label: 'Phone7' },
    { blocked: '1' },
    { outcome: 'refused' },
    { start: '2020-01-01' },
  ];
  return [
    { title: 'no filter', fields: {} },
    ...plain.map((fields) => ({ title: new URLSearchParams(fields).toString(), fields })),
    ...plain.map((fields) => {
      const [name = ''] = Object.keys(fields);
      return { title: `not ${new URLSearchParams(fields)}`, fields: { ...fields, [`not[${name}]`]: '1' } };
    }),
  ];
}
