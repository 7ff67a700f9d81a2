import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Case, openListBench, timesOf } from './list-bench.ts';
import { fillUsers, userLimits } from './user-accounts.ts';

/**
 * An account with many senders on its lists and as many users: what pages of the blacklist cost beside the first page of
 * users, by turns, and how fast senders are imported beside users.
 */
const size = Number(process.env['BENCH_SIZE'] ?? 100_000);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 100);
const importedUsers = Math.ceil(size / 50);
const domains = 100;
const name = 'bench-senders';
const goal = 2;

interface Plan {
  readonly id: string;
  readonly state: string;
  readonly done: number;
}

const bench = await openListBench();
try {
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
  await fillAccount();
  const token = await bench.login(name);
  await measureLists(token);
  await measureImports(token);
} finally {
  await bench.close();
}

/** Half of the entries are for the account, a quarter for domains, a quarter for users. */
async function fillAccount(): Promise<void> {
  const accountId = await bench.account(name, userLimits(size + importedUsers, domains));
  await fillUsers(bench.pool, { accountId, name, users: size, domains });
  await bench.pool.query(
    `insert into sender_entry (account_id, list, domain_id, user_id, address, readable, note, created_at, created_by)
     select $1, 'block', case when n % 4 = 1 then d.ids[n % cardinality(d.ids) + 1] end,
            case when n % 4 = 3 then u.ids[n % cardinality(u.ids) + 1] end,
            substr(md5(n::text), 1, 7) || n || '.example', substr(md5(n::text), 1, 7) || n || '.example',
            'Ticket ' || n, now() - make_interval(secs => n), ''
       from generate_series(1, $2::int) n,
            (select array_agg(id) as ids from domain where account_id = $1) d,
            (select array_agg(id) as ids from mail_user where account_id = $1) u`,
    [accountId, size],
  );
  await bench.pool.query('vacuum analyze');
}

async function measureLists(token: string): Promise<void> {
  const all = { include_users: '1' };
  const deep = (await bench.post('getBlacklist', { offset: '9950', ...all }, token)) as {
    next: string | null;
  };
  const one = (title: string, fields: Case['fields']): Case => ({ title, token, fields });
  const users = { title: 'users, first page', token, fields: {}, action: 'getUsers' };
  const cases = [
    users,
    one('first page', {}),
    one('first page with those of users', all),
    one('deep page', { ...all, cursor: deep.next ?? '' }),
    one('search: one sender', { search: '4a8a08f', ...all }),
    one('search: note', { search: `ticket ${size / 2}`, ...all }),
    one('search: everything', { search: 'example' }),
    one('search: nothing', { search: 'nowhere' }),
    one('order: added', { sort: 'created_at', dir: 'desc' }),
    one('one domain', { 'domain[0]': `d7.${name}.example` }),
    one('expired', { expired: '1' }),
  ];
  const times = await timesOf(bench, 'getBlacklist', cases, rounds);
  const beside = times.get(users)?.p50 ?? 0;
  for (const [{ title }, { p50, p99 }] of times) {
    const ratio = p50 / beside;
    console.log(
      `${title.padEnd(32)} p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(6)} ms  ` +
        `ratio to the users ${ratio.toFixed(2)}${ratio > goal ? `  above ${goal}` : ''}`,
    );
  }
}

/** Passwords are hashed at almost no cost here: with that of production, users take much longer. */
async function measureImports(token: string): Promise<void> {
  const csvOf = (rows: number, head: string, row: (n: number) => string) =>
    [head, ...Array.from({ length: rows }, (_, n) => row(n))].join('\n');
  const senders = csvOf(size, 'address', (n) => `import${n}.example`);
  const people = csvOf(importedUsers, 'email,quota_gb', (n) => `import${n}@d1.${name}.example,0.001`);
  const ofUsers = await rowsPerSecond('users', people, importedUsers, token);
  const ofSenders = await rowsPerSecond('whitelist', senders, size, token);
  for (const step of ['planned', 'applied'] as const)
    console.log(
      `import ${step}: ${ofSenders[step].toFixed(0)} senders/s, ${ofUsers[step].toFixed(0)} users/s, ` +
        `ratio ${(ofSenders[step] / ofUsers[step]).toFixed(1)}`,
    );
}

async function rowsPerSecond(kind: string, csv: string, rows: number, token: string) {
  const call = async (action: string, fields: Case['fields']) =>
    ((await bench.post(action, { kind, ...fields }, token)) as { plan: Plan }).plan;
  const planned = timer();
  const { id } = await whileJobsRun(call('planImport', { csv }));
  const plannedSeconds = planned();
  const applied = timer();
  await call('applyPlan', { id });
  await bench.panel.runJobsUntilIdle();
  const appliedSeconds = applied();
  const { state, done } = await call('getPlan', { id, limit: '1' });
  if (state !== 'done' || done !== rows) throw new Error(`import of ${kind}: ${state}, ${done} done`);
  return { planned: rows / plannedSeconds, applied: rows / appliedSeconds };
}

/** A worker makes the answer. */
async function whileJobsRun<Value>(answer: Promise<Value>): Promise<Value> {
  let isThere = false;
  const there = answer.finally(() => {
    isThere = true;
  });
  while (!isThere) {
    await bench.panel.runJobsUntilIdle();
    await Promise.race([there, sleep(50)]);
  }
  return there;
}

function timer(): () => number {
  const began = Date.now();
  return () => (Date.now() - began) / 1000;
}
