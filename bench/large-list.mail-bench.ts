import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { send } from '../mail/guarantees/clients.ts';
import { newDomain, set, until, world } from '../mail/guarantees/house.ts';

const members = Number(process.env['BENCH_MEMBERS'] ?? 20_000);

it('prints how long a large list takes: to fill, to search, and to reach all its members', async () => {
  const domain = await newDomain();
  const list = await set('addList', { name: 'large', domain, type: 'distribution' });
  const addresses = Array.from({ length: members }, (_, index) => `member${index}@world.example`);
  const lines: string[] = [];
  const timed = async <Value>(name: string, count: number, work: () => Promise<Value>): Promise<Value> => {
    const begun = performance.now();
    const value = await work();
    const ms = performance.now() - begun;
    lines.push(
      `${name.padEnd(44)}${ms.toFixed(0).padStart(8)} ms${((count / ms) * 1000).toFixed(0).padStart(8)} /s`,
    );
    return value;
  };

  const csv = ['list,member', ...addresses.map((address) => `${list.email},${address}`)].join('\n');
  const { plan } = await timed('plan a file of members', members, () =>
    set('planImport', { kind: 'list_members', csv }),
  );
  await timed('apply it', members, async () => {
    await set('applyPlan', { kind: 'list_members', id: plan.id });
    for (;;) {
      const { state } = (await set('getPlan', { kind: 'list_members', id: plan.id, limit: 1 })).plan;
      if (state === 'done') return;
      await sleep(100);
    }
  });
  expect((await set('getList', { id: list.id })).members).toBe(members);
  const page = await timed('first page', 1, () => set('getListMembers', { list: list.id }));
  const found = await timed('search', 1, () =>
    set('getListMembers', { list: list.id, search: `member${members - 1}@` }),
  );
  expect([page.rows.length, found.rows.length]).toEqual([50, 1]);

  const received = () =>
    new Set(world.filter(({ text }) => text.includes('Subject: to all')).flatMap(({ to }) => to)).size;
  await timed('delivered to every member', members, async () => {
    expect(await send({ to: list.email, subject: 'to all' })).toBe('sent');
    await until(() => received() === members, 'the message at all members', 900);
  });
  const copies = world.filter(({ text }) => text.includes('Subject: to all')).flatMap(({ to }) => to).length;
  expect(copies).toBe(members);
  console.log([`${members} members`, ...lines].join('\n'));
}, 1_200_000);
