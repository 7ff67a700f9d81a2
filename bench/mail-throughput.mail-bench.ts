import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { instance, newDomain, newUser, set, until } from '../mail/guarantees/house.ts';
import { bareList, barePassword, bareUser, startBareEngine } from './bare-engine.ts';

const run = promisify(execFile);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const messages = Number(process.env['BENCH_MESSAGES'] ?? 300);
const members = Number(process.env['BENCH_LIST'] ?? 1_000);
const mailboxes = 20;
const sessions = [1, 5, 50];

interface Engine {
  readonly smtp: number;
  readonly submission: number;
  user(number: number): string;
  readonly list: string;
  readonly password: string;
  delivered(): Promise<number>;
}

/** From the first connection until all are in their mailboxes. */
async function perSecond(engine: Engine, count: number, send: () => Promise<unknown>): Promise<number> {
  const before = await engine.delivered();
  const begun = performance.now();
  await send();
  await until(async () => (await engine.delivered()) - before >= count, `${count} messages`, 600);
  return (count / (performance.now() - begun)) * 1000;
}

async function bring(engine: Engine, count: number, atOnce: number): Promise<void> {
  const each = Math.ceil(count / mailboxes);
  const one = (number: number) =>
    run('/usr/sbin/smtp-source', [
      ...['-s', String(Math.max(1, Math.floor(atOnce / mailboxes))), '-m', String(each), '-l', '4096'],
      ...['-f', 'somebody@world.example', '-t', engine.user(number), `127.0.0.1:${engine.smtp}`],
    ]);
  const numbers = Array.from({ length: mailboxes }, (_, index) => index + 1);
  if (atOnce >= mailboxes) await Promise.all(numbers.map(one));
  else
    await Promise.all(
      Array.from({ length: atOnce }, async (_, lane) => {
        for (const number of numbers) if (number % atOnce === lane) await one(number);
      }),
    );
}

async function submit(engine: Engine, count: number): Promise<void> {
  const transport = createTransport({
    ...{ host: '127.0.0.1', port: engine.submission, requireTLS: true, pool: true },
    ...{ maxConnections: 5, maxMessages: Number.POSITIVE_INFINITY, name: 'client.example' },
    tls: { rejectUnauthorized: false },
    auth: { user: engine.user(1), pass: engine.password },
  });
  const text = 'A line of a message that is as long as many are.\n'.repeat(80);
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      transport.sendMail({
        ...{ from: engine.user(1), to: engine.user(1 + (index % mailboxes)), subject: 'x', text },
      }),
    ),
  );
  transport.close();
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

it('prints the messages per second, beside Postfix and Dovecot with nothing of ours', async () => {
  const domain = await newDomain();
  const users = [];
  for (let number = 1; number <= mailboxes; number += 1)
    users.push(await newUser(domain, { username: `u${number}`, quota: 1_000 }));
  const csv = ['username,domain,account_type,name,quota,password'];
  for (let number = mailboxes + 1; number <= members; number += 1)
    csv.push(`u${number},${domain},basic,User ${number},100,`);
  const list = await set('addList', { name: 'list', domain, type: 'distribution' });
  const ours: Engine = {
    smtp: instance.ports['smtp'] ?? 0,
    submission: instance.ports['submission'] ?? 0,
    user: (number) => `u${number}@${domain}`,
    list: list.email,
    password: users[0]?.pass ?? '',
    delivered: async () =>
      (await readFile(join(instance.root, 'log/postfix.log'), 'utf8')).match(
        /relay=.*dovecot-lmtp.*status=sent/g,
      )?.length ?? 0,
  };
  const apply = async (kind: 'users' | 'list_members', text: string) => {
    const { plan } = await set('planImport', { kind, csv: text });
    await set('applyPlan', { kind, id: plan.id });
    await until(
      async () => (await set('getPlan', { kind, id: plan.id, limit: 1 })).plan.state === 'done',
      'the import',
      600,
    );
  };
  await apply('users', csv.join('\n'));
  const rows = Array.from({ length: members }, (_, index) => `${list.email},${ours.user(index + 1)}`);
  await apply('list_members', ['list,member', ...rows].join('\n'));

  const bareEngine = await startBareEngine({ engineRoot: instance.root, portBase: 35_000, users: members });
  const bare: Engine = { ...bareEngine, user: bareUser, list: bareList, password: barePassword };
  const measured = new Map<string, [number[], number[]]>();
  try {
    for (const engine of [ours, bare]) await perSecond(engine, mailboxes, () => bring(engine, mailboxes, 5));
    const measure = async (name: string, work: (engine: Engine) => Promise<number>) => {
      const found: [number[], number[]] = measured.get(name) ?? [[], []];
      measured.set(name, found);
      found[0].push(await work(ours));
      found[1].push(await work(bare));
    };
    for (let round = 0; round < rounds; round += 1) {
      for (const atOnce of sessions)
        await measure(`incoming, ${atOnce} sessions`, (engine) =>
          perSecond(engine, messages, () => bring(engine, messages, atOnce)),
        );
      await measure('submitted, 5 sessions', (engine) =>
        perSecond(engine, messages, () => submit(engine, messages)),
      );
      await measure(`to a list of ${members}`, (engine) =>
        perSecond(engine, members, () =>
          run('/usr/sbin/smtp-source', [
            '-f',
            'a@world.example',
            '-t',
            engine.list,
            `127.0.0.1:${engine.smtp}`,
          ]),
        ),
      );
    }
  } finally {
    await bareEngine.stop();
  }
  const cell = (value: number, digits = 1) => value.toFixed(digits).padStart(10);
  console.log(`messages per second, median of ${rounds} (load of the machine ${loadavg()[0]?.toFixed(1)})`);
  console.log(`${''.padEnd(28)}${['ours', 'bare', 'ratio'].map((word) => word.padStart(10)).join('')}`);
  for (const [name, [mine, others]] of measured) {
    const ratio = median(mine) / median(others);
    console.log(`${name.padEnd(28)}${cell(median(mine))}${cell(median(others))}${cell(ratio, 2)}`);
  }
  expect(measured.size).toBe(sessions.length + 2);
}, 3_600_000);
