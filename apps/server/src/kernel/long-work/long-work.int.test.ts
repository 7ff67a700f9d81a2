import { mostRowsAtOnce } from '@posthouse/contract/core/bulk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

describe('long work', () => {
  let house: TestPanel;
  let accountId: number;
  let token: string;
  beforeAll(async () => {
    house = await startTestPanel();
    ({ accountId } = await house.addAccount('alpha'));
    token = await house.login('alpha');
  });
  afterAll(() => house.stop());

  const sql = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
  const order = async () => {
    const ids = Array.from({ length: mostRowsAtOnce + 1 }, (_, index) => String(900_000 + index));
    const answer = dataOf(await house.call('disableDomains', { ids }, { token }));
    if (!('job' in answer)) throw new Error(JSON.stringify(answer));
    return answer.job;
  };
  const stateOf = async (id: string) => dataOf(await house.call('getJob', { id }, { token })).state;

  it('that the queue does not know goes on, as after a restore', async () => {
    const id = await order();
    await sql('delete from job');
    await house.panel.runJobsUntilIdle();
    expect(await stateOf(id)).toBe('running');
    await house.panel.runScheduledJob('tend-long-jobs');
    expect(await stateOf(id)).toBe('done');
  });

  it('is in the queue once, however often it is tended', async () => {
    await order();
    const tend = `insert into job (kind) values ('tend-long-jobs')`;
    await sql(`update job set due_at = 'infinity'`);
    await sql(tend);
    await house.panel.runJobsUntilIdle();
    const { rows } = await sql(`select count(*)::int as n from job where kind = 'bulk'`);
    expect(rows).toEqual([{ n: 1 }]);
    await house.makeJobsDue();
    await house.panel.runJobsUntilIdle();
  });

  it('that ends worker after worker has failed, and is not begun again', async () => {
    const id = await order();
    await sql(`update job set deaths = 5 where kind = 'bulk'`);
    await house.panel.runJobsUntilIdle();
    expect(await stateOf(id)).toBe('failed');
    await house.panel.runScheduledJob('tend-long-jobs');
    expect(await stateOf(id)).toBe('failed');
  });

  it('is forgotten a week after its end', async () => {
    const id = await order();
    await house.panel.runJobsUntilIdle();
    const isKept = async () =>
      (await sql('select from long_job where account_id = $1 and id = $2', [accountId, id])).rowCount === 1;
    house.clock.advance({ hours: 7 * 24 - 1 });
    await house.panel.runScheduledJob('tend-long-jobs');
    expect(await isKept()).toBe(true);
    house.clock.advance({ hours: 2 });
    await house.panel.runScheduledJob('tend-long-jobs');
    expect(await isKept()).toBe(false);
  });
});
