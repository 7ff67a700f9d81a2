import { describe, expect, it } from 'vitest';
import { inRounds } from './order-of-rows.ts';

const row = (cells: Readonly<Record<string, string>>) => ({ line: 1, isTooLong: false, cells });
const alias = (name: string, to: string) => row({ email: `${name}@a.example`, forward: `${to}@a.example` });
const names = async (rows: Parameters<typeof inRounds>[0]) =>
  (await inRounds(rows)).map((round) => round.map(({ cells: { email } }) => email?.split('@')[0]));

describe('rows that lead mail on', () => {
  it('come after what they lead to, however it is written', async () => {
    const list = row({ email: 'Team@A.example', members: 'b@a.example; x@other.example' });
    expect(await names([alias('a', 'team'), list, alias('b', 'anna')])).toEqual([['b'], ['Team'], ['a']]);
  });

  it('come last and together where they are a circle, but for one that leads to itself', async () => {
    const rows = [alias('x', 'y'), alias('y', 'x'), alias('self', 'self'), alias('a', 'self')];
    expect(await names(rows)).toEqual([['self'], ['a'], ['x', 'y']]);
  });

  it('are each read once, however many rounds there are', async () => {
    let reads = 0;
    const counted = Array.from({ length: 15 }, (_, n) => ({
      ...row({}),
      get cells() {
        reads += 1;
        return alias(`a${n}`, `a${n + 1}`).cells;
      },
    }));
    const rounds = await inRounds(counted);
    expect([rounds.length, reads]).toEqual([15, 30]);
  });
});
