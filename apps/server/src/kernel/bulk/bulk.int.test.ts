import { mostRowsAtOnce } from '@posthouse/contract/core/bulk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, resultsOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

describe('a bulk command', () => {
  let house: TestPanel;
  let accountId: number;
  let token: string;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());

  let accounts = 0;
  beforeEach(async () => {
    accounts += 1;
    ({ accountId } = await house.addAccount(`alpha${accounts}`));
    await sql('update account set max_domains = 100000 where id = $1', [accountId]);
    token = await house.login(`alpha${accounts}`);
  });

  const sql = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
  /** Domains `d1` … in the account, straight into the tables; their ids. */
  const fill = async (count: number) => {
    const { rows } = await sql(
      `insert into domain_name (account_id, kind, ascii, unicode, created_at, proof)
       select $1, 'domain', 'd' || n || '.a${accounts}.example', 'd' || n || '.a${accounts}.example', now(), 'p'
         from generate_series(1, $2) n returning id`,
      [accountId, count],
    );
    await sql(
      'insert into domain (account_id, id) select account_id, id from domain_name where account_id = $1',
      [accountId],
    );
    return rows.map(({ id }) => String(id));
  };
  const countActive = async () =>
    Number(
      (await sql('select count(*) from domain where account_id = $1 and active', [accountId])).rows[0].count,
    );
  const jobOf = async (answer: Awaited<ReturnType<typeof disableAll>>) => {
    const data = dataOf(answer);
    if (!('job' in data)) throw new Error(JSON.stringify(data));
    return data.job;
  };
  const disableAll = (fields: object) => house.call('disableDomains', { all: 1, ...fields }, { token });

  it('takes all that match the filters of the list but for the exceptions', async () => {
    const [first = ''] = await fill(30);
    const results = resultsOf(
      await disableAll({ count: 10, search: 'd1', except: [first], type: 'standard' }),
    );
    expect(results.done).toHaveLength(10);
    expect(results.done).not.toContain(first);
    expect(await countActive()).toBe(20);
  });

  it('does nothing when the list is no longer what was seen, and says how many match now', async () => {
    await fill(12);
    expect(await disableAll({ count: 11 })).toMatchObject({
      error: { code: 'invalid_input', fields: { count: { code: 'count_changed', params: { num: 12 } } } },
    });
    expect(await countActive()).toBe(12);
  });

  it('of more rows than are done at once becomes a job with progress, a result per row and a history entry each', async () => {
    const many = mostRowsAtOnce * 2 + 200;
    const ids = await fill(many);
    const id = await jobOf(await disableAll({ count: many }));
    expect(await countActive()).toBe(many);
    const begun = dataOf(await house.call('getJob', { id }, { token }));
    expect(begun).toMatchObject({ operation: 'disableDomains', state: 'running', total: many, done: 0 });
    // One of them goes before its turn comes.
    await sql('update domain_name set removed_at = now(), removal_id = gen_random_uuid() where id = $1', [
      ids.at(-1),
    ]);
    await house.panel.runJobsUntilIdle();
    expect(dataOf(await house.call('getJob', { id }, { token }))).toMatchObject({
      state: 'done',
      done: many - 1,
      failed: 1,
      failures: [{ id: ids.at(-1), code: 'not_found' }],
    });
    expect(await countActive()).toBe(1);
    const written = await sql(
      `select count(*)::int as n, count(distinct domain_id)::int as domains from account_history
        where account_id = $1 and action = 'disableDomains'`,
      [accountId],
    );
    expect(written.rows[0]).toEqual({ n: many - 1, domains: many - 1 });
  });

  it('becomes a job also for that many ids, which only its admin sees and can stop', async () => {
    const ids = await fill(mostRowsAtOnce + 1);
    const id = await jobOf(await house.call('disableDomains', { ids }, { token }));
    await house.addSubAdmin(accountId, `other${accounts}`, { domains: 6 });
    const other = await house.login(`other${accounts}`);
    expect(outcomeOf(await house.call('getJob', { id }, { token: other }))).toBe('not_found');
    expect(outcomeOf(await house.call('stopJob', { id }, { token: other }))).toBe('not_found');
    expect(dataOf(await house.call('getJobs', {}, { token: other })).rows).toEqual([]);
    dataOf(await house.call('stopJob', { id }, { token }));
    await house.panel.runJobsUntilIdle();
    expect(dataOf(await house.call('getJobs', {}, { token })).rows).toMatchObject([
      { id, state: 'stopped', done: 0 },
    ]);
    expect(await countActive()).toBe(ids.length);
  });

  it('stops as a job when the right it was ordered with is gone', async () => {
    const many = mostRowsAtOnce + 5;
    await fill(many);
    const { adminId } = await house.addSubAdmin(accountId, `helper${accounts}`, { domains: 6 });
    const helper = await house.login(`helper${accounts}`);
    await jobOf(await house.call('disableDomains', { all: 1, count: many }, { token: helper }));
    await sql('update admin_permission set level = 1 where admin_id = $1', [adminId]);
    await house.panel.runJobsUntilIdle();
    const { rows } = await sql('select state, done from long_job where admin_id = $1', [adminId]);
    expect(rows).toEqual([{ state: 'stopped', done: 0 }]);
    expect(await countActive()).toBe(many);
  });

  it('needs rows: ids, or all with a count', async () => {
    expect(outcomeOf(await house.call('disableDomains', {}, { token }))).toBe('invalid_input');
    expect(outcomeOf(await house.call('disableDomains', { all: 1 }, { token }))).toBe('invalid_input');
    expect(outcomeOf(await disableAll({ count: 1, ids: ['1'] }))).toBe('invalid_input');
    const ids = await fill(2);
    const excepted = await house.call('disableDomains', { ids, except: ids.slice(1) }, { token });
    expect(excepted).toMatchObject({ error: { fields: { except: { code: 'format' } } } });
    expect(await countActive()).toBe(2);
  });

  it('as a job waits after an error, goes on when it is over, and ends as failed after five', async () => {
    await fill(mostRowsAtOnce + 5);
    const broken = async (run: () => Promise<void>) => {
      await sql(`alter table domain add constraint broken check (account_id <> ${accountId}) not valid`);
      await run().finally(() => sql('alter table domain drop constraint broken'));
    };
    const workOff = async () => {
      await house.panel.runJobsUntilIdle();
      await house.makeJobsDue();
    };
    const stateOf = async () =>
      (
        await sql('select state, errors, done from long_job where account_id = $1 order by id desc', [
          accountId,
        ])
      ).rows[0];
    await jobOf(await disableAll({ count: mostRowsAtOnce + 5 }));
    await broken(workOff);
    expect(await stateOf()).toEqual({ state: 'running', errors: 1, done: 0 });
    await workOff();
    expect(await stateOf()).toEqual({ state: 'done', errors: 0, done: mostRowsAtOnce + 5 });
    token = await house.login(`alpha${accounts}`);
    await jobOf(await house.call('enableDomains', { all: 1, count: mostRowsAtOnce + 5 }, { token }));
    for (let error = 1; error <= 5; error += 1) await broken(workOff);
    expect(await stateOf()).toMatchObject({ state: 'failed', done: 0 });
  });

  it('becomes no further job while ten of its account wait, so that those of others get their turn', async () => {
    const ids = Array.from({ length: mostRowsAtOnce + 1 }, (_, index) => String(900_000 + index));
    const { adminId } = await house.addSubAdmin(accountId, `busy${accounts}`, { domains: 2 });
    const busy = await house.login(`busy${accounts}`);
    for (let job = 0; job < 10; job += 1) {
      await jobOf(await house.call('disableDomains', { ids }, { token: busy }));
    }
    for (const by of [busy, token]) {
      expect(outcomeOf(await house.call('disableDomains', { ids }, { token: by }))).toBe('rate_limited');
    }
    const { rows } = await sql('select count(*)::int as n from long_job where admin_id = $1', [adminId]);
    expect(rows).toEqual([{ n: 10 }]);
    await house.panel.runJobsUntilIdle();
    await jobOf(await house.call('disableDomains', { ids }, { token: busy }));
  });

  it('that has ended as a job cannot be stopped any more', async () => {
    await fill(mostRowsAtOnce + 1);
    const id = await jobOf(await disableAll({ count: mostRowsAtOnce + 1 }));
    await house.panel.runJobsUntilIdle();
    expect(outcomeOf(await house.call('stopJob', { id }, { token }))).toBe('stale');
  });
});
