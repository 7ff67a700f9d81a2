import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestFolders, problemOf, type TestFolders } from '../../testing/test-folders.ts';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

const mostQuotaMb = 6000;

let house: TestPanel;
let made: TestFolders;
const domains: { id: string; name: string }[] = [];
beforeAll(async () => {
  house = await startTestPanel();
  made = await makeTestFolders(house, 'ledger');
  const second = await made.addDomain('two.example');
  domains.push({ id: made.domainId, name: made.domain }, { id: second, name: 'two.example' });
  await house.database.pool.query('update account set max_quota_mb = $2 where id = $1', [
    made.accountId,
    mostQuotaMb,
  ]);
});
afterAll(() => house.stop());

/** What the rows say, beside what the ledgers do. */
async function recount() {
  const query = async (text: string) => (await house.database.pool.query(text, [made.accountId])).rows;
  return {
    rows: [
      await query(`select coalesce(sum(quota_mb), 0)::int as quota_mb from (
        select quota_mb from mail_user where account_id = $1 and removed_at is null
        union all select quota_mb from public_folder where account_id = $1 and removed_at is null) as taken`),
      await query(`select d.id, count(f.id)::int as public_folders, coalesce(sum(f.quota_mb), 0)::int
             + coalesce((select sum(quota_mb) from mail_user u where u.account_id = d.account_id
                            and u.domain_id = d.id and u.removed_at is null), 0)::int as quota_mb
        from domain d left join public_folder f
          on f.account_id = d.account_id and f.domain_id = d.id and f.removed_at is null
        where d.account_id = $1 group by d.account_id, d.id order by d.id`),
    ],
    ledgers: [
      await query('select quota_mb::int from account_usage where account_id = $1'),
      await query(`select domain_id as id, public_folders, quota_mb::int from domain_usage
        where account_id = $1 order by domain_id`),
    ],
  };
}

const name = fc.constantFrom('a', 'b', 'c');
const place = fc.constantFrom(0, 1);
const quota = fc.constantFrom(0, 500, 2000, 7000);
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), name, place, parent: fc.nat(9), quota }),
  fc.record({ kind: fc.constant('user' as const), name, place, quota }),
  fc.record({ kind: fc.constant('change' as const), which: fc.nat(9), quota }),
  fc.record({ kind: fc.constant('move' as const), which: fc.nat(9), parent: fc.nat(9) }),
  fc.record({
    kind: fc.constantFrom('remove' as const, 'restore' as const, 'purge' as const),
    which: fc.nat(9),
  }),
  fc.record({ kind: fc.constantFrom('removeDomain' as const, 'restoreDomain' as const), place }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Refusals are as good as anything: what counts is that the ledger stays right. */
async function take(one: Step): Promise<void> {
  const { rows } = await house.database.pool.query<{ id: number }>(
    'select id from public_folder where account_id = $1 order by id desc limit 10',
    [made.accountId],
  );
  const idAt = (index: number) => String(rows[index]?.id ?? '');
  const domain = 'place' in one ? domains[one.place] : undefined;
  const at = { token: made.token };
  switch (one.kind) {
    case 'add':
      await made.add(one.name, { domain: domain?.name ?? '', parent: idAt(one.parent), quota: one.quota });
      return;
    case 'user':
      await house.call(
        'addUser',
        { username: one.name, domain: domain?.name ?? '', password: 'Correct-horse-7', quota: one.quota },
        at,
      );
      return;
    case 'change':
      await made.update(idAt(one.which) || '1', { quota: one.quota });
      return;
    case 'move':
      await made.update(idAt(one.which) || '1', { parent: idAt(one.parent) });
      return;
    case 'removeDomain':
      await house.call('removeDomains', { ids: [domain?.id ?? '1'] }, at);
      return;
    case 'restoreDomain':
      await house.call('restoreItems', { kind: 'domains', ids: [domain?.id ?? '1'] }, at);
      await house.verifyDomains(made.accountId);
      return;
    default:
      await made.bulk([idAt(one.which) || '1'], one.kind);
  }
}

it('the ledgers and the paths are what a recount finds, and never more than the account has, after any order of changes', async () => {
  let mostTaken = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      for (const one of steps) await take(one);
      const { rows, ledgers } = await recount();
      expect(ledgers).toEqual(rows);
      const taken = Number(rows[0]?.[0]?.quota_mb);
      expect(taken).toBeLessThanOrEqual(mostQuotaMb);
      mostTaken = Math.max(mostTaken, taken);
      const { rows: astray } = await house.database.pool.query(
        `select f.id from public_folder f left join public_folder p on p.account_id = f.account_id and p.id = f.parent_id
          where f.account_id = $1 and f.removed_at is null
            and (f.path <> coalesce(p.path || '/', '') || f.name or p.removed_at is not null)`,
        [made.accountId],
      );
      expect(astray).toEqual([]);
    }),
    { numRuns: 25, seed: 7 },
  );
  // Otherwise nothing was tried at the maximum.
  expect(mostTaken).toBe(mostQuotaMb);
}, 120_000);

it('quota is taken from what users leave, and said at its field', async () => {
  const own = await makeTestFolders(house, 'quota');
  await house.database.pool.query('update account set max_quota_mb = 3000 where id = $1', [own.accountId]);
  await own.addUser('anna', { quota: 1000 });
  expect(problemOf(await own.add('Large', { quota: 2001 }))).toEqual({ quota: 'quota_available' });
  const folder = await own.addFolder('Large', { quota: 2000 });
  expect(problemOf(await own.add('More', { quota: 1 }))).toEqual({ quota: 'quota_none' });
  expect(problemOf(await own.update(folder.id, { quota: 2001 }))).toEqual({ quota: 'quota_available' });
  await own.bulk([folder.id], 'remove');
  await own.addUser('ben', { quota: 1500 });
  expect(await own.bulk([folder.id], 'restore')).toEqual(['quota_exceeded']);
  const status = dataOf(await house.call('status', {}, { token: own.token }));
  expect(status.curquota).toBe(2500);
});
