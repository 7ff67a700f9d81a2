import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { ChaosHouse } from '../scripts/chaos/chaos-house.ts';
import type { ChaosPanel } from '../scripts/chaos/panel-process.ts';
import { chaosPassword, post } from '../scripts/chaos/writers.ts';

/** What a panel holds of the machine's memory while many clients do what people do: it grows to a height and stays. */
const minutes = Number(process.env['BENCH_MINUTES'] ?? 10);
const clients = 50;
const pauseMs = 50;
const mostAboveIdleMb = 150;

await buildIfStale();
const house = await ChaosHouse.open();
try {
  const [panel] = house.panels;
  if (panel) await measure(panel);
} finally {
  await house.close();
}

async function measure(panel: ChaosPanel): Promise<void> {
  await sleep(5_000);
  const idle = await memoryOf(panel);
  const counts = { answered: 0, refused: 0, failed: 0 };
  const ending = new AbortController();
  const working = Promise.all(
    Array.from({ length: clients }, (_, client) => work(panel, client, ending.signal, counts)),
  );
  console.log(`memory                idle ${idle.toFixed(0)} MB`);
  let last = idle;
  for (let minute = 1; minute <= minutes; minute += 1) {
    last = await middleOfMinute(panel);
    console.log(
      `memory, minute ${String(minute).padStart(2)}     ${last.toFixed(0)} MB, ${(last - idle).toFixed(0)} above idle; ` +
        `${counts.answered} answered, ${counts.refused} refused, ${counts.failed} failed`,
    );
  }
  ending.abort();
  await working;
  const isHigh = last - idle > mostAboveIdleMb || counts.failed > 0 || panel.isDead;
  console.log(
    isHigh ? `above the goal of ${mostAboveIdleMb} MB, or failed` : `within ${mostAboveIdleMb} MB of idle`,
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

/** One client: mostly looks, sometimes changes, now and then logs in anew or sends what is refused. */
async function work(
  panel: ChaosPanel,
  client: number,
  ending: AbortSignal,
  counts: Record<'answered' | 'refused' | 'failed', number>,
): Promise<void> {
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
      else counts.answered += 1;
    } catch {
      counts.failed += 1;
    }
    await sleep(pauseMs);
  }
}

function anyRequest(client: number): { action: string } & Record<string, string> {
  const kinds: readonly (() => { action: string } & Record<string, string>)[] = [
    () => ({ action: 'status' }),
    () => ({ action: 'getAdminInfo' }),
    () => ({ action: 'getDomains', search: String(randomInt(1000)) }),
    () => ({ action: 'getDomains', sort: 'health' }),
    () => ({ action: 'getAccountHistory', limit: '100' }),
    () => ({ action: 'getSubAdmins' }),
    () => ({ action: 'getRecycleBin' }),
    () => ({ action: 'setLanguage', language: ['en', 'de', 'fr'][randomInt(3)] ?? 'en' }),
    () => ({ action: 'addDomain', domain: `c${client}-${randomInt(1_000_000)}.example` }),
    () => ({ action: 'addDomain', domain: 'x'.repeat(randomInt(20_000)) }),
    () => ({
      action: 'nothing',
      ...Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`f${n}`, 'x'])),
    }),
  ];
  return kinds[randomInt(kinds.length)]?.() ?? { action: 'status' };
}
