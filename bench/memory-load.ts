import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from '../apps/server/src/db/pool.ts';
import { familyNames, firstNames } from '../apps/server/src/operator/demo/demo-names.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { ChaosHouse } from '../scripts/chaos/chaos-house.ts';
import type { ChaosPanel } from '../scripts/chaos/panel-process.ts';
import { chaosPassword, post } from '../scripts/chaos/writers.ts';
import { fillUsers } from './user-accounts.ts';

/** What a panel holds of the machine's memory while many clients do what people do: it grows to a height and stays. */
const minutes = Number(process.env['BENCH_MINUTES'] ?? 10);
const clients = 50;
const pauseMs = 50;
/** Of each account. */
const users = 25_000;
const domains = 100;
const newline = 10;
const goals = { mbAboveIdle: 150, growth: 1.1 };

await buildIfStale();
const house = await ChaosHouse.open();
try {
  const [panel] = house.panels;
  await addUsers();
  if (panel) await measure(panel);
} finally {
  await house.close();
}

async function addUsers(): Promise<void> {
  const { pool, close } = connectDatabase(house.databaseUrl, { onError: () => undefined });
  const { rows } = await pool.query<{ id: number; name: string }>('select id, name from account');
  for (const { id, name } of rows) await fillUsers(pool, { accountId: id, name, users, domains });
  await close();
}

async function measure(panel: ChaosPanel): Promise<void> {
  await sleep(5_000);
  const idle = await memoryOf(panel);
  const counts: Counts = { answered: 0, exported: 0, refused: 0, failed: 0 };
  const ending = new AbortController();
  const working = Promise.all(
    Array.from({ length: clients }, (_, client) => work(panel, client, ending.signal, counts)),
  );
  console.log(`memory                idle ${idle.toFixed(0)} MB`);
  const seen: number[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const held = await middleOfMinute(panel);
    seen.push(held);
    console.log(
      `memory, minute ${String(minute).padStart(2)}     ${held.toFixed(0)} MB, ${(held - idle).toFixed(0)} above idle; ` +
        `${counts.answered} answered, ${counts.exported} exports of ${users} users, ${counts.refused} refused, ${counts.failed} failed`,
    );
  }
  ending.abort();
  await working;
  const above = Math.max(...seen) - idle;
  const growth = (seen.at(-1) ?? 0) / (seen[Math.floor(seen.length / 2)] ?? 0);
  const isGood = above <= goals.mbAboveIdle && growth <= goals.growth && counts.failed === 0 && !panel.isDead;
  console.log(
    `memory                at most ${above.toFixed(0)} MB above idle (goal ${goals.mbAboveIdle}); the last minute beside the ` +
      `middle one: ratio ${growth.toFixed(2)}${isGood ? '' : '  missed, or requests failed'}`,
  );
}

async function middleOfMinute(panel: ChaosPanel): Promise<number> {
  const seen: number[] = [];
  for (let look = 0; look < 12; look += 1) {
    await sleep(5_000);
    seen.push(await memoryOf(panel));
  }
  return seen.sort((a, b) => a - b)[seen.length / 2] ?? 0;
}

async function memoryOf({ pid }: ChaosPanel): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

type Counts = Record<'answered' | 'exported' | 'refused' | 'failed', number>;
type Request = { action: string } & Record<string, string>;

/** One client: mostly looks, sometimes changes or exports, now and then logs in anew or sends what is refused. */
async function work(panel: ChaosPanel, client: number, ending: AbortSignal, counts: Counts): Promise<void> {
  const headers = { 'x-forwarded-for': `10.1.0.${client + 1}`, 'x-token': '' };
  const username = house.accounts[client % house.accounts.length] ?? '';
  for (let turn = 0; !ending.aborted; turn += 1) {
    const fields =
      turn % 500 === 0 ? { action: 'login', username, password: chaosPassword } : anyRequest(client);
    try {
      const answer = await post(panel, fields, headers);
      const text = await answer.text();
      if (fields.action === 'login') headers['x-token'] = JSON.parse(text).returndata.token;
      if (answer.status >= 500) counts.failed += 1;
      else if (answer.status >= 400 || text.startsWith('{"returncode":0')) counts.refused += 1;
      else if (fields.action === 'exportUsers') await takeExport(panel, text, headers, counts);
      else counts.answered += 1;
    } catch {
      counts.failed += 1;
    }
    await sleep(pauseMs);
  }
}

/** As a browser saves it: part by part. */
async function takeExport(
  panel: ChaosPanel,
  text: string,
  headers: Record<string, string>,
  counts: Counts,
): Promise<void> {
  const { url } = (JSON.parse(text) as { returndata: { url: string } }).returndata;
  const answer = await fetch(new URL(url, panel.address), { headers });
  let lines = 0;
  for await (const chunk of answer.body ?? [])
    lines += Buffer.from(chunk as Uint8Array).filter((byte) => byte === newline).length;
  if (lines > users) counts.exported += 1;
  else counts.failed += 1;
}

function anyOf<Item>(list: readonly [Item, ...Item[]]): Item {
  return list[randomInt(list.length)] ?? list[0];
}

function anyRequest(client: number): Request {
  const name = () => `${anyOf(firstNames)} ${anyOf(familyNames)}`;
  return anyOf<() => Request>([
    () => ({ action: 'status' }),
    () => ({ action: 'getAdminInfo' }),
    () => ({ action: 'getUsers' }),
    () => ({ action: 'getUsers', offset: String(randomInt(users)) }),
    () => ({ action: 'getUsers', search: name().slice(0, 3 + randomInt(8)) }),
    () => ({ action: 'getUsers', search: String(randomInt(users)) }),
    () => ({
      action: 'getUsers',
      'account_type[0]': 'enhanced',
      sort: 'lastlogin',
      dir: 'desc',
      limit: '100',
    }),
    () => ({ action: 'exportUsers', format: anyOf(['csv', 'json']) }),
    () => ({ action: 'getDomains', search: String(randomInt(1000)) }),
    () => ({ action: 'getDomains', sort: 'health' }),
    () => ({ action: 'getAccountHistory', limit: '100' }),
    () => ({ action: 'getSubAdmins' }),
    () => ({ action: 'getRecycleBin' }),
    () => ({ action: 'setLanguage', language: anyOf(['en', 'de', 'fr']) }),
    () => ({ action: 'addDomain', domain: `c${client}-${randomInt(1_000_000)}.example` }),
    () => ({ action: 'addDomain', domain: 'x'.repeat(randomInt(20_000)) }),
    () => ({
      action: 'nothing',
      ...Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`f${n}`, 'x'])),
    }),
  ])();
}
