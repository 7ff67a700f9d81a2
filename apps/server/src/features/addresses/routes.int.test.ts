import type { ActionAnswer } from '@posthouse/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';
import { makeTestUsers } from '../../testing/test-users.ts';
import { addressesOf, aliasDomainName, domains, makeWorld, someWorld } from './testing/route-world.ts';
import { expand, expandByEngine } from './testing/world-expansion.ts';

let house: TestPanel;
let token: string;
let accountId: number;
const domainIds: number[] = [];
beforeAll(async () => {
  house = await startTestPanel();
  const made = await makeTestUsers(house, 'worlds');
  ({ token, accountId } = made);
  for (const domain of domains) domainIds.push(Number(await made.addDomain(domain)));
  const alias = { domain: domains[0], aliasdomain: aliasDomainName };
  dataOf(await house.call('addAliasDomain', alias, { token }));
  await house.verifyDomains(accountId);
});
afterAll(() => house.stop());

const explain = async (address: string) =>
  dataOf(await house.call('explainAddress', { address }, { token, ip: '203.0.113.7' }));

function endsOf({ nodes, final }: ActionAnswer<'explainAddress'>): string[] {
  return [...new Set(final.map(({ node, kind }) => `${kind} ${nodes[node]?.address}`))].sort();
}

function loopsOf({ nodes, flags }: ActionAnswer<'explainAddress'>): string[] {
  return flags.flatMap(({ code, node }) => (code === 'loop' ? [nodes[node]?.address ?? ''] : [])).sort();
}

it('ends where the rules of aliases, lists and forwards say, and where the mail engine does, in any world', async () => {
  const met = new Set<string>();
  await fc.assert(
    fc.asyncProperty(someWorld, async (world) => {
      await makeWorld(house.database.pool, accountId, domainIds, world);
      for (const address of addressesOf(world)) {
        const told = await explain(address);
        const expected = expand(world, address);
        expect({ address, ends: endsOf(told) }).toEqual({ address, ends: expected.ends });
        expect({ address, loops: loopsOf(told) }).toEqual({ address, loops: expected.loops });
        const byEngine = await expandByEngine(house.database.pool, address);
        expect({ address, ends: endsOf(told) }).toEqual({ address, ends: byEngine });
        expect(told.truncated).toBe(0);
        for (const { code } of told.flags) met.add(code);
        for (const { kind } of told.final) met.add(kind);
      }
    }),
    { seed: 20_261_116, numRuns: 12 },
  );
  expect([...met]).toEqual(
    expect.arrayContaining(['loop', 'dead_end', 'refused', 'removed', 'disabled', 'mailbox', 'external']),
  );
}, 180_000);
