import { readFile } from 'node:fs/promises';
import { type Case, openListBench, timesOf } from './list-bench.ts';
import { fillUsers, userLimits } from './user-accounts.ts';

/**
 * Accounts with 10,000 users and more in 1,000 domains, all measured by turns: what pages of the list cost beside the
 * first one, how that grows with the account, and what an export of everything adds to the memory of the process.
 */
const sizes = (process.env['BENCH_SIZES'] ?? '10000,100000,1000000').split(',').map(Number);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 200);
const domains = 1_000;
const limitedTo = 50;
const exported = 100_000;
const goals = { searchMs: 20, searchUsers: 100_000, growth: 2, exportMb: 50 };

interface DeepPage {
  readonly next: string | null;
  readonly rows: readonly { readonly email: string }[];
}

interface UserCase extends Case {
  readonly size: number;
}

const bench = await openListBench();
try {
  for (const size of sizes) await fillAccount(size);
  const cases: UserCase[] = [];
  for (const size of sizes) cases.push(...(await casesOf(size)));
  await measureLists(cases);
  const admin = cases.find(({ size }) => size === exported);
  if (admin) await measureExport(admin.token);
} finally {
  await bench.close();
}

async function fillAccount(size: number): Promise<void> {
  const name = nameOf(size);
  const began = Date.now();
  const accountId = await bench.account(name, userLimits(size, domains));
  await fillUsers(bench.pool, { accountId, name, users: size, domains });
  await bench.limitedAdmin(accountId, `${name}-limited`, 'users', limitedTo);
  console.log(`${count(size)} users made in ${Math.round((Date.now() - began) / 1000)} s`);
}

/** Without digits: every address has the name of its domain, and a search for a number would find them all. */
function nameOf(size: number): string {
  return `bench-${String.fromCharCode(97 + sizes.indexOf(size))}`;
}

async function casesOf(size: number): Promise<UserCase[]> {
  const name = nameOf(size);
  const [admin, limited] = [await bench.login(name), await bench.login(`${name}-limited`)];
  const deep = (await bench.post('getUsers', { offset: '9900' }, admin)) as DeepPage;
  const one = (title: string, fields: Case['fields'], token = admin) => ({ title, token, fields, size });
  return [
    one('first page', {}),
    one('deep page', { cursor: deep.next ?? '' }),
    one('search: one address', { search: deep.rows[0]?.email ?? '' }),
    one('search: part of an address', { search: `${size / 2}@d1.` }),
    one('search: full name', { search: 'sofía weber' }),
    one('search: family name', { search: 'weber' }),
    one('search: late first name', { search: 'sofía' }),
    one('search: everybody', { search: 'example' }),
    one('search: nobody', { search: 'nowhere' }),
    one('search: two letters', { search: 'so' }),
    one('filter and sort', { 'account_type[0]': 'enhanced', sort: 'lastlogin', dir: 'desc' }),
    one('order: last login', { sort: 'lastlogin', dir: 'desc' }),
    one('order: used quota', { sort: 'used', dir: 'desc' }),
    one('over quota', { over_quota: '1' }),
    one('never logged in', { never_logged_in: '1' }),
    one('logged in, by used quota', { never_logged_in: '0', sort: 'used' }),
    one('one domain', { 'domain[0]': `d7.${name}.example` }),
    one(`limited to ${limitedTo} domains`, {}, limited),
    one('limited, by last login', { sort: 'lastlogin', dir: 'desc' }, limited),
  ];
}

async function measureLists(cases: readonly UserCase[]): Promise<void> {
  const times = [...(await timesOf(bench, 'getUsers', cases, rounds))];
  const timesFor = (size: number, title: string) =>
    times.find(([one]) => one.size === size && one.title === title)?.[1] ?? { p50: 0, p99: 0 };
  for (const [{ size, title }, { p50, p99 }] of times) {
    const ratio = p50 / timesFor(size, 'first page').p50;
    const isSlow = size === goals.searchUsers && title.startsWith('search') && p50 > goals.searchMs;
    console.log(
      `${count(size)} users  ${title.padEnd(26)} p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(6)} ms  ` +
        `${String(Math.round(1000 / p50)).padStart(4)}/s one after the other  ratio to the first page ${ratio.toFixed(2)}` +
        `${isSlow ? `  above ${goals.searchMs} ms` : ''}`,
    );
  }
  const [smallest = 0, largest = 0] = [sizes[0], sizes.at(-1)];
  for (const { title } of cases.filter(({ size }) => size === smallest)) {
    const [from, to] = [timesFor(smallest, title), timesFor(largest, title)];
    const growth = to.p99 / from.p99;
    console.log(
      `${title.padEnd(26)} from ${count(smallest)} to ${count(largest)} users: p99 ${growth.toFixed(2)} times, ` +
        `p50 ${(to.p50 / from.p50).toFixed(2)} times${growth > goals.growth ? `  above ${goals.growth}` : ''}`,
    );
  }
}

function count(size: number): string {
  return size.toLocaleString('en').padStart(9);
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
  const [before, began] = [await memoryMb(), Date.now()];
  let highest = before;
  let bytes = 0;
  await exportTo({}, async (more) => {
    bytes += more;
    highest = Math.max(highest, await memoryMb());
  });
  const growth = highest - before;
  const perSecond = Math.round(exported / ((Date.now() - began) / 1000));
  console.log(
    `export of ${exported.toLocaleString('en')} users: ${(bytes / 1e6).toFixed(1)} MB, ${perSecond} rows/s, ` +
      `memory grew by ${growth.toFixed(0)} MB${growth > goals.exportMb ? `  above ${goals.exportMb}` : ''}`,
  );
}

async function memoryMb(): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile('/proc/self/status', 'utf8'))?.[1]) / 1024;
}
