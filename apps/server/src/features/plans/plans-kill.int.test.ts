import { once } from 'node:events';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ActionAnswer, ActionInput, ActionName } from '@posthouse/contract';
import { type Envelope, encodeForm, formContentType, tokenHeader } from '@posthouse/contract/core/wire';
import type { ImportKindName, PlanKindName } from '@posthouse/contract/fields/plan-kind';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../database.ts';
import { listPostgresOf } from '../../db/embedded/process-identity.ts';
import { readConfig } from '../../kernel/config.ts';
import { createLog } from '../../kernel/log.ts';
import { type PanelProcess, spawnPanel, workerOf } from '../../testing/command-process.ts';
import { commandJson } from '../../testing/test-commands.ts';
import { dataOf, testPassword } from '../../testing/test-panel.ts';

const rows = 500;
const domain = 'mail.example';
let root: string;
let env: Record<string, string>;
let panel: PanelProcess;
let token: string | undefined;

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'posthouse-plan-kill-')));
  // Under root PostgreSQL runs as somebody else, who must be able to pass through.
  await chmod(root, 0o711);
  env = { DATA_DIR: join(root, 'data'), PORT: '0', LOG_LEVEL: 'info' };
  panel = await spawnPanel(env);
  const options = ['--name', 'one', '--email', 'one@x.example', '--password', testPassword];
  await commandJson(['account', 'create', ...options], { env });
  await query(
    'update account set max_domains = 1, max_basic_users = 1000, max_quota_mb = 100000, ui_timeout_minutes = 720',
  );
  const login = dataOf(await call('login', { username: 'one', password: testPassword }));
  token = 'token' in login ? login.token : undefined;
  dataOf(await call('addDomain', { domain }));
  await query(`update domain_name set state = 'verified', verified_at = now(), next_check_at = null`);
}, 120_000);

afterAll(async () => {
  panel.child.kill('SIGKILL');
  for (const pid of listPostgresOf(join(root, 'data', 'postgres'))) process.kill(pid, 'SIGKILL');
  await sleep(100);
  await rm(root, { recursive: true, maxRetries: 10 });
});

async function call<Name extends ActionName>(
  name: Name,
  input: ActionInput<Name>,
): Promise<Envelope<ActionAnswer<Name>>> {
  const answer = await fetch(panel.address, {
    method: 'POST',
    body: encodeForm(name, input),
    headers: { 'content-type': formContentType, ...(token ? { [tokenHeader]: token } : {}) },
  });
  return (await answer.json()) as Envelope<ActionAnswer<Name>>;
}

async function query<Row extends object>(text: string): Promise<Row[]> {
  const database = await openDatabase(readConfig(env), createLog('silent'), 'command');
  try {
    return (await database.pool.query<Row>(text)).rows;
  } finally {
    await database.close();
  }
}

const csvOf = (count: number, word: string) =>
  `email,quota_gb\n${Array.from({ length: count }, (_, n) => `${word}${n}@${domain},0.001`).join('\n')}`;

async function startPlan(csv: string, kind: ImportKindName = 'users'): Promise<string> {
  const { plan } = dataOf(await call('planImport', { kind, csv }));
  dataOf(await call('applyPlan', { kind, id: plan.id }));
  return plan.id;
}

const readPlan = async (id: string, kind: PlanKindName = 'users') =>
  dataOf(await call('getPlan', { kind, id, limit: 1 })).plan;

async function until(
  id: string,
  isThere: (plan: Awaited<ReturnType<typeof readPlan>>) => boolean,
  kind?: PlanKindName,
) {
  for (;;) {
    const plan = await readPlan(id, kind);
    if (isThere(plan)) return plan;
    await sleep(50);
  }
}

/** The panel and its worker, as when the machine loses power. */
async function killAll(): Promise<void> {
  const end = once(panel.child, 'close');
  const worker = await workerOf(panel.child);
  panel.child.kill('SIGKILL');
  process.kill(worker, 'SIGKILL');
  await end;
  panel = await spawnPanel(env);
}

it(`an import of ${rows} users goes on after kill -9 of its worker, with no row lost and none done twice`, {
  timeout: 240_000,
}, async () => {
  const id = await startPlan(csvOf(rows, 'user'));
  const seen = await until(id, ({ done }) => done >= 50);
  expect(seen.state).toBe('applying');
  process.kill(await workerOf(panel.child), 'SIGKILL');
  const left = await readPlan(id);
  expect(left).toMatchObject({ state: 'applying' });
  expect(left.done).toBeLessThan(rows);
  expect(await until(id, ({ state }) => state !== 'applying')).toMatchObject({
    state: 'done',
    done: rows,
    failed: 0,
  });
  const [found] = await query<object>(`
    select (select count(*)::int from mail_user where email like 'user%') as users,
           (select basic_users from account_usage where account_id = (select max(account_id) from plan)) as seats,
           (select count(*)::int from account_history where action = 'addUser' and target like 'user%') as entries,
           (select count(distinct target)::int from account_history where action = 'addUser' and target like 'user%') as names`);
  expect(found).toEqual({ users: rows, seats: rows, entries: rows, names: rows });
});

it('the setup of a customer goes on after kill -9 of everything, what others lead to still before them', {
  timeout: 240_000,
}, async () => {
  const count = Array.from({ length: 60 }, (_, n) => n);
  const csv = [
    'type,email,quota_gb,forward,members',
    ...count.map((n) => `list,list${n}@${domain},,,alias${n}@${domain} built${n}@${domain}`),
    ...count.map((n) => `alias,alias${n}@${domain},,built${n}@${domain},`),
    ...count.map((n) => `user,built${n}@${domain},0.001,,`),
  ].join('\n');
  const id = await startPlan(csv, 'builder');
  await until(id, ({ done }) => done >= 25, 'builder');
  await killAll();
  const ended = await until(id, ({ state }) => state !== 'applying', 'builder');
  expect(ended).toMatchObject({ state: 'done', done: 180, failed: 0 });
  const [found] = await query<object>(`
    select (select count(*)::int from mail_user where email like 'built%') as users,
           (select count(*)::int from mail_alias where email like '%@${domain}') as aliases,
           (select count(*)::int from mail_list where email like '%@${domain}') as lists,
           (select sum(members)::int from mail_list where email like '%@${domain}') as members`);
  expect(found).toEqual({ users: 60, aliases: 60, lists: 60, members: 120 });
});
