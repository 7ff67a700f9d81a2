import { accountTypes } from '@posthouse/contract/features/users';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

const password = 'Correct-horse-7';
const names = ['a', 'b', 'c', 'd'];

const most = { basic_users: 2, enhanced_users: 1, exchange_users: 1, external_users: 1, quota_mb: 3000 };

let house: TestPanel;
let accountId: number;
let token: string;
const domains: { id: string; name: string }[] = [];
beforeAll(async () => {
  house = await startTestPanel();
  ({ accountId } = await house.addAccount('ledger'));
  token = await house.login('ledger');
  await house.database.pool.query(
    `update account set max_basic_users = $2, max_enhanced_users = $3, max_exchange_users = $4, max_external_users = $5,
            max_quota_mb = $6 where id = $1`,
    [accountId, ...Object.values(most)],
  );
  for (const name of ['one.example', 'two.example']) {
    const { domain } = dataOf(await house.call('addDomain', { domain: name }, { token }));
    domains.push({ id: domain.id, name });
  }
  await house.verifyDomains(accountId);
  await house.database.pool.query(
    `update domain set exchange_enabled = true, exchange_host = 'ex.example.net'`,
  );
});
afterAll(() => house.stop());

const relayOf = (type: string) => (type === 'external' ? { relay_host: 'mx.example.net' } : {});

const query = async (text: string) => (await house.database.pool.query(text, [accountId])).rows;
const sums = `
  count(*) filter (where u.account_type = 'basic')::int as basic_users,
  count(*) filter (where u.account_type = 'enhanced')::int as enhanced_users,
  count(*) filter (where u.account_type = 'exchange')::int as exchange_users,
  count(*) filter (where u.account_type = 'external')::int as external_users,
  coalesce(sum(u.quota_mb), 0)::int as quota_mb`;

/** What the rows say about the whole account. */
const takenNow = () => query(`select ${sums} from mail_user u where account_id = $1 and removed_at is null`);

/** What the rows say, beside what the ledgers do. */
async function recount(): Promise<{ rows: unknown; account: unknown; domains: unknown }> {
  const columns = 'basic_users, enhanced_users, exchange_users, external_users, quota_mb::int';
  return {
    rows: [
      await takenNow(),
      await query(`select d.id, ${sums}, count(u.id)::int as users from domain d
        left join mail_user u on u.account_id = d.account_id and u.domain_id = d.id and u.removed_at is null
        where d.account_id = $1 group by d.id order by d.id`),
    ],
    account: await query(`select ${columns} from account_usage where account_id = $1`),
    domains: await query(
      `select domain_id as id, ${columns}, users from domain_usage where account_id = $1 order by domain_id`,
    ),
  };
}

const name = fc.constantFrom(...names);
const place = fc.constantFrom(0, 1);
const quota = fc.constantFrom(500, 500, 1000, 4000);
const type = fc.constantFrom('basic' as const, 'basic' as const, ...accountTypes);
const one = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds);
/** Often at a maximum: much is added and little removed. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: one('add'), name, place, quota, type }) },
  { weight: 4, arbitrary: fc.record({ kind: one('change'), name, place, quota, type }) },
  { weight: 1, arbitrary: fc.record({ kind: one('rename'), name, place, to: name, toPlace: place }) },
  { weight: 2, arbitrary: fc.record({ kind: one('remove', 'restore', 'restore', 'purge'), name, place }) },
  { weight: 1, arbitrary: fc.record({ kind: one('removeDomain', 'restoreDomain', 'restoreDomain'), place }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Refusals are as good as anything: what counts is that the ledger stays right. */
async function take(one: Step): Promise<void> {
  const domain = domains[one.place];
  if (domain === undefined) return;
  const { rows } = await house.database.pool.query<{ id: number }>(
    `select a.id from address a where a.account_id = $1 and a.domain_id = $2 and a.local_part = $3`,
    [accountId, domain.id, 'name' in one ? one.name : ''],
  );
  const id = String(rows[0]?.id ?? 1);
  const at = { token };
  switch (one.kind) {
    case 'add':
      await house.call(
        'addUser',
        {
          username: one.name,
          domain: domain.name,
          password,
          quota: one.quota,
          account_type: one.type,
          ...relayOf(one.type),
        },
        at,
      );
      return;
    case 'change':
      await house.call(
        'updateUser',
        { id, quota: one.quota, account_type: one.type, ...relayOf(one.type) },
        at,
      );
      return;
    case 'rename':
      await house.call('renameUser', { id, username: one.to, domain: domains[one.toPlace]?.name ?? '' }, at);
      return;
    case 'remove':
      await house.call('removeUsers', { ids: [id] }, at);
      return;
    case 'restore':
      await house.call('restoreItems', { kind: 'users', ids: [id] }, at);
      return;
    case 'purge':
      await house.call('purgeItems', { kind: 'users', ids: [id] }, at);
      return;
    case 'removeDomain':
      await house.call('removeDomains', { ids: [domain.id] }, at);
      return;
    case 'restoreDomain':
      await house.call('restoreItems', { kind: 'domains', ids: [domain.id] }, at);
      await house.verifyDomains(accountId);
  }
}

/** What one run removed would keep all later ones from adding anything. */
async function restoreDomains(): Promise<void> {
  const ids = domains.map(({ id }) => id);
  await house.call('restoreItems', { kind: 'domains', ids }, { token });
  await house.verifyDomains(accountId);
}

it('the ledger is what a recount finds and never more than the account has, after any order of add, change, rename, remove, restore and purge', async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      await restoreDomains();
      for (const one of steps) {
        await take(one);
        const [taken] = await takenNow();
        for (const [what, allowed] of Object.entries(most)) {
          expect(taken[what], `${what} after ${JSON.stringify(one)}`).toBeLessThanOrEqual(allowed);
          if (taken[what] === allowed) reached.add(what);
        }
      }
      const { rows, account, domains: ofDomains } = await recount();
      expect([account, ofDomains]).toEqual(rows);
    }),
    { numRuns: 25, seed: 5 },
  );
  // Otherwise nothing was tried at a maximum.
  expect([...reached].toSorted()).toEqual(Object.keys(most).toSorted());
});
