import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

const password = 'Correct-horse-7';

describe('a plan that is made by a worker', () => {
  let house: TestPanel;
  let count = 0;
  let accountId: number;
  let token: string;
  let csv: string;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    ({ accountId } = await house.addAccount(`planner${count}`));
    await sql('update account set max_basic_users = 10, max_quota_mb = 100000 where id = $1', [accountId]);
    token = await house.login(`planner${count}`);
    const domain = `planned${count}.example`;
    dataOf(await house.call('addDomain', { domain }, { token }));
    await house.verifyDomains(accountId);
    csv = `email,password,quota_gb\nanna@${domain},${password},1\nben@${domain},${password},wrong`;
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await sql('alter table job alter column due_at set default now()');
    await sql('delete from job');
  });

  const sql = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
  const plan = (by = token) => house.call('planImport', { kind: 'users', csv }, { token: by });
  const read = async (id: string) => dataOf(await house.call('getPlan', { kind: 'users', id }, { token }));
  /** Workers are busy or gone, and whoever waits for them does not wait for long. */
  const withoutWorkers = async () => {
    await sql(`alter table job alter column due_at set default 'infinity'`);
    const { now } = Date;
    let aheadMs = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => {
      aheadMs += 5_000;
      return now() + aheadMs;
    });
  };
  const bringWorkersBack = async () => {
    vi.restoreAllMocks();
    await sql('alter table job alter column due_at set default now()');
    await house.makeJobsDue();
    await house.panel.runJobsUntilIdle();
  };
  const entries = async () => {
    const { rows } = await sql(
      `select adminname, after from account_history where account_id = $1 and action in ('planImport', 'undoPlan')`,
      [accountId],
    );
    return rows;
  };

  it('is answered as being made where that takes long, and is there once a worker has come to it', async () => {
    await withoutWorkers();
    const { plan: begun, rows } = dataOf(await plan());
    expect([begun.state, rows]).toEqual(['planning', []]);
    vi.restoreAllMocks();
    expect(outcomeOf(await house.call('applyPlan', { kind: 'users', id: begun.id }, { token }))).toBe(
      'stale',
    );
    expect(await entries()).toEqual([]);
    await bringWorkersBack();
    const made = await read(begun.id);
    expect(made.plan).toMatchObject({ state: 'planned', outcomes: { create: 1, refuse: 1 } });
    expect(made.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'create'],
      [3, 'refuse'],
    ]);
    const after = { kind: 'users', create: 1, refuse: 1 };
    expect(await entries()).toEqual([{ adminname: `planner${count}`, after }]);
  });

  it('that ends worker after worker has failed', async () => {
    await withoutWorkers();
    const { plan: begun } = dataOf(await plan());
    await sql(`update job set deaths = 5 where kind = 'plan'`);
    await bringWorkersBack();
    expect((await read(begun.id)).plan.state).toBe('failed');
  });

  it('keeps its file encrypted, and only until it is made', async () => {
    await withoutWorkers();
    const { plan: begun } = dataOf(await plan());
    const kept = async () =>
      (await sql('select content from plan_file where account_id = $1', [accountId])).rows;
    const [file] = await kept();
    expect(file.content.includes(password)).toBe(false);
    expect(file.content.includes('anna')).toBe(false);
    await bringWorkersBack();
    expect((await read(begun.id)).plan.state).toBe('planned');
    expect(await kept()).toEqual([]);
  });

  it('is made with the rights of that moment, and not at all without', async () => {
    const { adminId } = await house.addSubAdmin(accountId, `helper${count}`, { users: 5 });
    const helper = await house.login(`helper${count}`);
    await withoutWorkers();
    const { plan: begun } = dataOf(await plan(helper));
    await sql('update admin_permission set level = 4 where admin_id = $1', [adminId]);
    await bringWorkersBack();
    const { rows } = await sql('select state, creates from plan where id = $1', [begun.id]);
    expect(rows).toEqual([{ state: 'stopped', creates: 0 }]);
    expect(await entries()).toEqual([]);
    expect((await sql('select from plan_file where plan_id = $1', [begun.id])).rowCount).toBe(0);
  });

  it('whose file can’t be read is refused with the reason, at once or where it is looked at later', async () => {
    csv = 'email,colour\na@b.example,red';
    const reason = { code: 'file_invalid', params: { reason: 'columns', names: 'colour' } };
    expect(await plan()).toMatchObject({ returncode: 0, error: reason });
    const left = async () => (await sql('select state from plan where account_id = $1', [accountId])).rows;
    expect(await left()).toEqual([]);
    await withoutWorkers();
    const { plan: begun } = dataOf(await plan());
    await bringWorkersBack();
    expect((await read(begun.id)).plan).toMatchObject({ state: 'refused', reason });
    expect(await entries()).toEqual([]);
    expect((await sql('select from plan_file where plan_id = $1', [begun.id])).rowCount).toBe(0);
  });

  it('is not one of more than ten of an account at a time', async () => {
    await withoutWorkers();
    for (let made = 0; made < 10; made += 1) expect(outcomeOf(await plan())).toBe('done');
    expect(outcomeOf(await plan())).toBe('rate_limited');
    await bringWorkersBack();
    expect(outcomeOf(await plan())).toBe('done');
  });

  it('is given up where no worker can know of it any more, as after a restore', async () => {
    await withoutWorkers();
    const { plan: begun } = dataOf(await plan());
    await sql('delete from job');
    await bringWorkersBack();
    house.clock.advance({ minutes: 59 });
    await house.panel.runScheduledJob('forget-plans');
    token = await house.login(`planner${count}`);
    expect((await read(begun.id)).plan.state).toBe('planning');
    house.clock.advance({ minutes: 2 });
    await house.panel.runScheduledJob('forget-plans');
    expect((await read(begun.id)).plan.state).toBe('failed');
    expect((await sql('select from plan_file where plan_id = $1', [begun.id])).rowCount).toBe(0);
  });
});
