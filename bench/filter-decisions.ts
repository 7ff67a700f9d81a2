import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { connectDatabase } from '../apps/server/src/db/pool.ts';
import { decide } from '../apps/server/src/rules/filtering/decide.ts';
import {
  type FilteredReceiver,
  readFilterRules,
} from '../apps/server/src/rules/filtering/filter-rules-store.ts';
import type { MailFacts } from '../apps/server/src/rules/filtering/mail-facts.ts';
import { openListBench } from './list-bench.ts';
import { fillUsers, userLimits } from './user-accounts.ts';

/**
 * What becomes of a message, in an account with many senders on its lists: the decision alone, and with the question to the
 * database before it, beside an account that has few.
 */
const sizes = (process.env['BENCH_SIZES'] ?? '100,100000').split(',').map(Number);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 2_000);
const goal = 5_000;

const bench = await openListBench();
const { pool, close } = connectDatabase(bench.url, { size: 1, keepsIdle: true, onError: () => undefined });
try {
  console.log(`decisions a second, one at a time (load of the machine ${loadavg()[0]?.toFixed(1)})`);
  console.log(`${'entries'.padEnd(12)}${'decide()'.padStart(14)}${'with the database'.padStart(20)}`);
  for (const size of sizes) {
    const recipient = await fillAccount(size);
    const senders = Array.from({ length: rounds }, (_, index) => `x@s${(index * 37) % size}.example`);
    const read = (sender: string) =>
      readFilterRules(pool, [recipient], { meant: [sender], written: [sender] }, '192.0.2.7');
    const rules: [MailFacts, FilteredReceiver][] = [];
    for (const sender of senders)
      for (const receiver of await read(sender)) rules.push([factsOf(sender), receiver]);
    const alone = perSecond(rules.length * 20, () => {
      for (let turn = 0; turn < 20; turn += 1) for (const [facts, receiver] of rules) decide(facts, receiver);
    });
    const begun = performance.now();
    for (const sender of senders)
      for (const receiver of await read(sender)) decide(factsOf(sender), receiver);
    const withDatabase = (senders.length / (performance.now() - begun)) * 1_000;
    const cells = [alone, withDatabase].map((value, index) =>
      Math.round(value)
        .toString()
        .padStart(14 + index * 6),
    );
    console.log(`${size.toString().padEnd(12)}${cells.join('')}${alone < goal ? `  under ${goal}` : ''}`);
  }
} finally {
  await close();
  await bench.close();
}

function factsOf(sender: string): MailFacts {
  const told = {
    sender,
    headerFrom: sender,
    fromNames: [sender],
    spf: 'pass',
    signedBy: [],
    dmarc: 'none',
  } as const;
  return { ...told, isForged: false, isSenderForged: false, score: 1 };
}

function perSecond(count: number, work: () => void): number {
  const begun = performance.now();
  work();
  return (count / (performance.now() - begun)) * 1_000;
}

/** Half of the entries are for the account, a quarter for a domain, a quarter for users; on both lists by turns. */
async function fillAccount(size: number): Promise<string> {
  const name = `filtering-${size}`;
  const accountId = await bench.account(name, userLimits(100, 1));
  await fillUsers(bench.pool, { accountId, name, users: 100, domains: 1 });
  await bench.pool.query(
    `insert into sender_entry (account_id, list, domain_id, user_id, address, readable, created_at, created_by)
     select $1, case when n % 3 = 0 then 'block' else 'allow' end,
            case when n % 4 = 1 then d.id end, case when n % 4 = 3 then u.id end, 's' || n || '.example', 's' || n || '.example',
            now(), ''
       from generate_series(0, $2::int - 1) n,
            (select id from domain_name where account_id = $1 and kind = 'domain' limit 1) d,
            (select id from mail_user where account_id = $1 order by id limit 1) u`,
    [accountId, size],
  );
  await bench.pool.query('vacuum analyze sender_entry');
  const { rows } = await bench.pool.query<{ email: string }>(
    'select email from mail_user where account_id = $1 order by id limit 1',
    [accountId],
  );
  return rows[0]?.email ?? '';
}
