import type { ActionInput, ActionName } from '@posthouse/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

const names = ['a', 'b', 'c'];
const outside = ['x@other.example', 'y@other.example', 'z@other.example'];

let house: TestPanel;
let accountId: number;
let token: string;
let domainId: string;
const domain = 'counted.example';
beforeAll(async () => {
  house = await startTestPanel();
  ({ accountId } = await house.addAccount('counted'));
  token = await house.login('counted');
  ({ id: domainId } = dataOf(await house.call('addDomain', { domain }, { token })).domain);
  await house.verifyDomains(accountId);
});
afterAll(() => house.stop());

/** What the rows say, beside what is kept with the domain and with each list. */
async function recount(): Promise<{ kept: unknown; counted: unknown }> {
  const query = async (text: string) => (await house.database.pool.query(text, [accountId])).rows;
  const live = (table: string) =>
    `(select count(*)::int from ${table} t where t.account_id = d.account_id and t.domain_id = d.domain_id and t.removed_at is null)`;
  const members = (lists: string, table: string) => ({
    kept: `select id, members from ${lists} where account_id = $1 order by id`,
    counted: `select l.id, count(m.id)::int as members from ${lists} l
      left join ${table} m on m.account_id = l.account_id and m.list_id = l.id where l.account_id = $1 group by l.id order by l.id`,
  });
  const [plain, smart] = [members('mail_list', 'list_member'), members('smart_list', 'smart_list_member')];
  return {
    kept: [
      await query(
        'select aliases, lists, smart_lists from domain_usage where account_id = $1 order by domain_id',
      ),
      await query(plain.kept),
      await query(smart.kept),
    ],
    counted: [
      await query(`select ${live('mail_alias')} as aliases, ${live('mail_list')} as lists, ${live('smart_list')} as smart_lists
        from domain_usage d where account_id = $1 order by domain_id`),
      await query(plain.counted),
      await query(smart.counted),
    ],
  };
}

const kind = fc.constantFrom('aliases' as const, 'lists' as const, 'smart_lists' as const);
const name = fc.constantFrom(...names);
const step = fc.oneof(
  fc.record({ act: fc.constant('add' as const), kind, name }),
  fc.record({ act: fc.constantFrom('remove' as const, 'restore' as const, 'purge' as const), kind, name }),
  fc.record({ act: fc.constant('rename' as const), kind, name, to: name }),
  fc.record({
    act: fc.constantFrom('join' as const, 'leave' as const),
    kind,
    name,
    members: fc.subarray([...outside, ...names.map((one) => `${one}@${domain}`)], { minLength: 1 }),
  }),
  fc.record({ act: fc.constantFrom('removeDomain' as const, 'restoreDomain' as const), kind, name }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const addOf = { aliases: 'addAlias', lists: 'addList', smart_lists: 'addSmartList' } as const;
const removeOf = { aliases: 'removeAliases', lists: 'removeLists', smart_lists: 'removeSmartLists' } as const;

/** Refusals are as good as anything: what counts is that the numbers stay right. */
async function take(one: Step): Promise<void> {
  const { rows } = await house.database.pool.query<{ id: number }>(
    'select id from address where account_id = $1 and local_part = $2',
    [accountId, one.name],
  );
  const id = String(rows[0]?.id ?? 1);
  const call = <Name extends ActionName>(action: Name, input: ActionInput<Name>) =>
    house.call(action, input, { token });
  const steps: Record<Step['act'], () => Promise<unknown>> = {
    add: () => addOne(one),
    remove: () => call(removeOf[one.kind], { ids: [id] }),
    restore: () => call('restoreItems', { kind: one.kind, ids: [id] }),
    purge: () => call('purgeItems', { kind: one.kind, ids: [id] }),
    rename: () => renameOne(one, id),
    join: () => changeMembers(one, id),
    leave: () => changeMembers(one, id),
    removeDomain: () => call('removeDomains', { ids: [domainId] }),
    restoreDomain,
  };
  await steps[one.act]();
}

async function restoreDomain(): Promise<void> {
  await house.call('restoreItems', { kind: 'domains', ids: [domainId] }, { token });
  await house.verifyDomains(accountId);
}

async function addOne({ kind: of, name: named }: Step): Promise<void> {
  const fields = {
    aliases: { alias: named, domain, forward: ['x@other.example'] },
    lists: { name: named, domain, type: 'distribution' as const, members: ['x@other.example'] },
    smart_lists: { name: named, domain },
  };
  await house.call(addOf[of], fields[of] as never, { token });
}

async function renameOne(one: Step, id: string): Promise<void> {
  const to = 'to' in one ? one.to : one.name;
  if (one.kind === 'aliases') await house.call('updateAlias', { id, alias: to }, { token });
  else if (one.kind === 'lists') await house.call('updateList', { id, name: to }, { token });
  else await house.call('updateSmartList', { id, name: to }, { token });
}

async function changeMembers(one: Step, list: string): Promise<void> {
  const members = 'members' in one ? one.members : [];
  const isSmart = one.kind === 'smart_lists';
  if (one.act === 'join') {
    if (isSmart) {
      const named = members.map((address) => ({ address }));
      await house.call('setSmartListMembers', { list, members: named }, { token });
    } else await house.call('addListMembers', { list, members }, { token });
    return;
  }
  const answer = await house.call(isSmart ? 'getSmartListMembers' : 'getListMembers', { list }, { token });
  const found = answer.returncode === 1 ? answer.returndata.rows : [];
  const ids = found.filter(({ address }) => members.includes(address)).map(({ id }) => id);
  if (ids.length === 0) return;
  await house.call(isSmart ? 'removeSmartListMembers' : 'removeListMembers', { list, ids }, { token });
}

it('the counts of domains and lists are what a recount finds, after any order of add, rename, join, leave, remove, restore and purge', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      // What one run removed would keep all later ones from adding anything.
      await restoreDomain();
      for (const one of steps) await take(one);
      const { kept, counted } = await recount();
      expect(kept).toEqual(counted);
    }),
    { numRuns: 25, seed: 7 },
  );
});
