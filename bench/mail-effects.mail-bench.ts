import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { send, triesImap } from '../mail/guarantees/clients.ts';
import { newDomain, newUser, read, set, type TestUser } from '../mail/guarantees/house.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 20);

/** From the panel's answer until the effect was seen from outside, the time of the mail program itself included. */
async function timesOf(change: () => Promise<() => Promise<void>>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const see = await change();
    const begun = performance.now();
    await see();
    times.push(performance.now() - begun);
  }
  return times.sort((one, other) => one - other);
}

async function seen(user: TestUser, subject: string): Promise<void> {
  while ((await read(user, subject)).length === 0);
}

it('prints how long changes take to have their effect', async () => {
  const domain = await newDomain();
  const [from, to] = [await newUser(domain), await newUser(domain)];
  const measured = {
    'a login that changes nothing': await timesOf(async () => async () => {
      expect(await triesImap(from)).toBe('in');
    }),
    'new user: logged in': await timesOf(async () => {
      const user = await newUser(domain);
      return async () => expect(await triesImap(user)).toBe('in');
    }),
    'new password: logged in with it': await timesOf(async () => {
      const pass = `New-horse-${Math.floor(performance.now())}`;
      await set('updateUser', { id: from.id, password: pass });
      return async () => expect(await triesImap({ ...from, pass })).toBe('in');
    }),
    'new forward: mail seen at its destination': await timesOf(async () => {
      const user = await newUser(domain);
      await set('setForwards', { id: user.id, destinations: [to.user], keep_copy: 0 });
      return async () => {
        expect(await send({ to: user.user, subject: `to ${user.id}` })).toBe('sent');
        await seen(to, `to ${user.id}`);
      };
    }),
  };
  const row = (name: string, ...cells: string[]) =>
    `${name.padEnd(44)}${cells.map((cell) => cell.padStart(10)).join('')}`;
  console.log(row('ms from the panel’s answer', 'median', 'max'));
  for (const [name, times] of Object.entries(measured)) {
    const [median = 0, max = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
    console.log(row(name, median.toFixed(0), max.toFixed(0)));
  }
}, 600_000);
