import type { PlanKindName } from '@posthouse/contract/fields/plan-kind';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';
import { testPlans } from '../../testing/test-plans.ts';

describe('recent plans', () => {
  let house: TestPanel;
  let accountId: number;
  let token: string;
  beforeAll(async () => {
    house = await startTestPanel();
    ({ accountId } = await house.addAccount('alpha'));
    token = await house.login('alpha');
    await addDomain(accountId, token, 'alpha.example');
  });
  afterAll(() => house.stop());

  const addDomain = async (account: number, by: string, domain: string) => {
    await house.database.pool.query(
      'update account set max_basic_users = 50, max_quota_mb = 100000 where id = $1',
      [account],
    );
    dataOf(await house.call('addDomain', { domain }, { token: by }));
    await house.verifyDomains(account);
  };
  const subAdmin = async (name: string, permissions: Parameters<TestPanel['addSubAdmin']>[2]) => {
    await house.addSubAdmin(accountId, name, permissions);
    return house.login(name);
  };
  const recent = async (by: string, kind: PlanKindName = 'users') =>
    dataOf(await house.call('getPlans', { kind }, { token: by })).rows;
  const fileOf = (name: string) => `email,quota_gb\n${name}@alpha.example,0.1`;

  it('are the last ten of that kind, the newest first, as each is by itself', async () => {
    const { plan, read } = testPlans(house, 'users');
    const made: string[] = [];
    for (let n = 0; n < 11; n += 1) made.unshift((await plan(fileOf(`many${n}`), token)).plan.id);
    const shown = await recent(token);
    // Of those that were not applied an admin has ten at most.
    expect(shown.map(({ id }) => id)).toEqual(made.slice(0, 10));
    expect(shown[0]).toEqual((await read(made[0] ?? '', token)).plan);
    expect(await recent(token, 'aliases')).toEqual([]);
  });

  it('say what became of them: how much was undone, and whether passwords wait; what undoes one is no import', async () => {
    const { plan, apply, undo } = testPlans(house, 'users');
    const by = await subAdmin('helper', { users: 6 });
    const { plan: kept } = await plan(fileOf('kept'), by);
    await apply(kept.id, by);
    const { plan: undone } = await plan(fileOf('undone'), by);
    await apply(undone.id, by);
    await undo(undone.id, by);
    dataOf(await house.call('downloadPlan', { kind: 'users', id: undone.id, part: 'result' }, { token: by }));
    expect(await recent(by)).toMatchObject([
      { id: undone.id, state: 'done', done: 1, undone: 1, passwords_ready: 0 },
      { id: kept.id, state: 'done', done: 1, undone: 0, passwords_ready: 1 },
    ]);
  });

  it('are those of the caller: nobody else of the account sees them, and no other account', async () => {
    await testPlans(house, 'users').plan(fileOf('mine'), token);
    expect(await recent(token)).not.toEqual([]);
    const colleague = await subAdmin('colleague', { users: 6 });
    expect(await recent(colleague)).toEqual([]);
    await house.addAccount('beta');
    expect(await recent(await house.login('beta'))).toEqual([]);
  });

  it('need the right to see what was imported', async () => {
    const by = await subAdmin('viewer', { aliases: 1 });
    const outcomes = await Promise.all(
      (['users', 'aliases', 'list_members', 'builder'] as const).map(async (kind) =>
        outcomeOf(await house.call('getPlans', { kind }, { token: by })),
      ),
    );
    expect(outcomes).toEqual(['forbidden', 'done', 'forbidden', 'forbidden']);
  });

  it('are named by the jobs that apply and undo them', async () => {
    const { plan, apply, undo } = testPlans(house, 'users');
    const by = await subAdmin('worker', { users: 6 });
    const { plan: made } = await plan(fileOf('named'), by);
    await apply(made.id, by);
    const { plan: back } = await undo(made.id, by);
    const { rows } = dataOf(await house.call('getJobs', {}, { token: by }));
    expect(rows).toMatchObject([
      { operation: 'applyPlan.undo', plan: { kind: 'users', id: back.id } },
      { operation: 'applyPlan', plan: { kind: 'users', id: made.id } },
    ]);
    const job = dataOf(await house.call('getJob', { id: String(rows[1]?.id) }, { token: by }));
    expect(job.plan).toEqual({ kind: 'users', id: made.id });
  });
});
