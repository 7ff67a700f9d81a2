import { describe, expect, it } from 'vitest';
import type { TenantContext } from '../../kernel/context.ts';
import { planWays } from './planned-ways.ts';

const step = (n: number) => ({ email: `a${n}@x.example`, readable: `a${n}@x.example`, isVisible: true });
/** Of new addresses nothing is stored. */
const newWays = () => planWays({} as TenantContext, []);

describe('the ways of planned addresses', () => {
  it('that come back are refused with the way, without its middle where it is long', async () => {
    const ways = await newWays();
    ways.lead(step(1), [step(2)]);
    expect(() => ways.lead(step(2), [step(9), step(1)])).toThrow(
      expect.objectContaining({ params: { path: 'a2@x.example → a1@x.example → a2@x.example' } }),
    );
    for (let n = 100; n < 160; n += 1) ways.lead(step(n), [step(n + 1)]);
    expect(() => ways.lead(step(160), [step(100)])).toThrow(
      expect.objectContaining({
        params: { path: expect.stringMatching(/^a160@x.example → a100@.* → … → .*a159@x.example → a160@/) },
      }),
    );
  });

  it('are taken as they are once very many were looked at', async () => {
    const ways = await newWays();
    const before = (n: number) => Array.from({ length: 20 }, (_, back) => step(n - 1 - back));
    for (let n = 20; n < 2_000; n += 1) ways.lead(step(n), before(n));
    expect(() => ways.lead(step(0), [step(1_999)])).not.toThrow();
  });
});
