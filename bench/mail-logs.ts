import { inTransaction } from '../apps/server/src/db/transaction.ts';
import { addDemoLogs, type LoggedPerson } from '../apps/server/src/operator/demo/demo-logs.ts';
import { type Case, openListBench, timesOf } from './list-bench.ts';

/**
 * The logs of 100 accounts, of which one has two fifths of all mail: the newest 50 messages with each filter alone, turned
 * round and together, for that account and for a small one beside it, all measured by turns.
 */
const rows = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 40);
const accounts = 100;
const bigShare = 0.4;
const [bigUsers, smallUsers] = [1_000, 50];
const days = 60;
const goals = { exactMs: 20, containsMsPerDay: 50 };

type Kind = 'exact' | 'contains';
interface LogCase extends Case {
  readonly kind: Kind;
}

const bench = await openListBench();
try {
  await fill();
  const failures = [...(await measure('getIncomingLogs')), ...(await measure('getOutgoingLogs'))];
  console.log(failures.length === 0 ? 'all goals reached' : `missed: ${failures.join('; ')}`);
} finally {
  await bench.close();
}

function nameOf(index: number): string {
  return index === 0 ? 'bench-big' : `bench-${index}`;
}

async function fill(): Promise<void> {
  const began = Date.now();
  const now = new Date();
  for (let index = 0; index < accounts; index += 1) {
    const name = nameOf(index);
    const [users, domains] = index === 0 ? [bigUsers, 20] : [smallUsers, 2];
    const accountId = await bench.account(name, { maxdomains: domains });
    const people = await addPeople(accountId, name, users, domains);
    const share = index === 0 ? bigShare : (1 - bigShare) / (accounts - 1);
    const logs = { accountId, people, rows: Math.round(rows * share), seed: index + 1, now };
    await inTransaction(bench.pool, (client) => addDemoLogs(client, logs));
  }
  await bench.pool.query('vacuum (analyze) incoming_mail, outgoing_mail');
  console.log(`${rows.toLocaleString('en')} rows made in ${Math.round((Date.now() - began) / 1000)} s`);
}

/** The logs know addresses and numbers of domains: there need not be users. */
async function addPeople(
  accountId: number,
  name: string,
  users: number,
  domains: number,
): Promise<LoggedPerson[]> {
  const made = await bench.pool.query<{ id: number; ascii: string }>(
    `insert into domain_name (account_id, kind, ascii, unicode, created_at, proof, state, verified_at)
     select $1, 'domain', 'd' || n || '.' || $3::text, 'd' || n || '.' || $3::text, now(), md5(n::text), 'verified', now()
       from generate_series(1, $2) n returning id, ascii`,
    [accountId, domains, `${name}.example`],
  );
  return Array.from({ length: users }, (_, index) => {
    const { id = 0, ascii = '' } = made.rows[index % domains] ?? {};
    return { email: `user${index}@${ascii}`, domainId: Number(id) };
  });
}

/** Named like the fields of a row. */
interface Seen {
  readonly rows: readonly { readonly from: string; readonly to: string; readonly sender_ip: string }[];
  readonly next: string | null;
}

async function casesOf(action: string, name: string): Promise<LogCase[]> {
  const token = await bench.login(name);
  const seen = (await bench.post(action, { limit: '500' }, token)) as Seen;
  const one = seen.rows.at(-1) ?? { from: '', to: '', sender_ip: '' };
  const domainOf = (address: string) => address.slice(address.indexOf('@'));
  const end = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
  const filters: Record<Kind, Record<string, Case['fields']>> = {
    exact: {
      newest: {},
      'further down': { cursor: seen.next ?? '' },
      'from: address': { from: one.from },
      'from: domain': { from: domainOf(one.from) },
      'to: address': { to: one.to },
      'to: domain': { to: domainOf(one.to) },
      'sender IP': { sender_ip: one.sender_ip },
      'sender network': { sender_ip: '198.51.100.0/28' },
      domain: { domain: `d1.${name}.example` },
      'one day': { start: end, end },
      'message status': { 'message_status[0]': 'permanent' },
      'recipient status': { 'recipient_status[0]': 'temporary' },
      'score from 6': { score_min: '6' },
      'refused, from a domain': { from: domainOf(one.from), 'recipient_status[0]': 'permanent' },
      'from nobody': { from: 'nobody@nowhere.example' },
    },
    contains: {
      'from: part': { from: one.from.slice(1, 5) },
      'subject: part': { subject: 'invoice' },
      search: { search: 'contract' },
      'subject: part, found nowhere': { subject: 'nothing like it' },
    },
  };
  const negated = Object.entries(filters.exact).flatMap(([title, fields]) => {
    const [field = '', ...others] = Object.keys(fields).map((key) => key.replace('[0]', ''));
    const canBe = !['cursor', 'start', 'score_min', ''].includes(field) && others.length === 0;
    return canBe ? [[`not ${title}`, { ...fields, [`not[${field}]`]: '1' }] as const] : [];
  });
  const all = {
    exact: [...Object.entries(filters.exact), ...negated],
    contains: Object.entries(filters.contains),
  };
  return (['exact', 'contains'] as const).flatMap((kind) =>
    all[kind].map(([title, fields]) => ({ kind, title: `${name.slice(6)} ${title}`, fields, token })),
  );
}

async function measure(action: string): Promise<string[]> {
  const cases = [...(await casesOf(action, nameOf(0))), ...(await casesOf(action, nameOf(7)))];
  const times = await timesOf(bench, action, cases, rounds);
  const missed: string[] = [];
  console.log(action);
  for (const [{ title, kind }, { p50, p95 }] of times) {
    const goal = kind === 'exact' ? goals.exactMs : goals.containsMsPerDay * days;
    if (p95 > goal) missed.push(`${action} ${title} ${p95.toFixed(0)} ms`);
    console.log(`  ${title.padEnd(40)} p50 ${p50.toFixed(1).padStart(7)}  p95 ${p95.toFixed(1).padStart(7)}`);
  }
  return missed;
}
