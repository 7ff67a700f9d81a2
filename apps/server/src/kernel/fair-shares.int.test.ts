import { setTimeout as sleep } from 'node:timers/promises';
import { encodeForm } from '@posthouse/contract/core/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../testing/pgbouncer.ts';
import { startTestPanel, type TestPanel } from '../testing/test-panel.ts';

describe('an account that asks much at once', () => {
  let house: TestPanel;
  let token: string;
  let other: string;
  beforeAll(async () => {
    house = await startTestPanel();
    await house.addAccount('alpha');
    await house.addAccount('beta');
    [token, other] = [await house.login('alpha'), await house.login('beta')];
  });
  afterAll(() => house.stop());

  const ask = (by: string) => house.post(encodeForm('getAccountHistory', {}), { token: by });
  const waiting = async () => {
    const { rows } = await house.database.pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%account_history%'`,
    );
    return rows[0]?.waiting ?? 0;
  };

  it('holds no more connections than its share, and all of it is answered', async () => {
    const holder = await house.database.pool.connect();
    try {
      await holder.query('begin; lock table account_history');
      const asked = Array.from({ length: 30 }, () => ask(token));
      await until(async () => (await waiting()) === 3);
      // Whoever else would come, came by now.
      await sleep(200);
      expect(await waiting()).toBe(3);
      const { json } = await house.post(encodeForm('status', {}), { token: other });
      expect(json).toMatchObject({ returncode: 1 });
      await holder.query('commit');
      const answers = await Promise.all(asked);
      expect(answers.filter(({ json: { returncode } }) => returncode !== 1)).toEqual([]);
    } finally {
      holder.release();
    }
  });

  it('hears that it is too much when hundreds wait', async () => {
    const holder = await house.database.pool.connect();
    try {
      await holder.query('begin; lock table account_history');
      const asked = Array.from({ length: 204 }, () => ask(token));
      const refused = await Promise.race(asked);
      expect(refused.json).toMatchObject({ returncode: 0, error: { code: 'rate_limited' } });
      await holder.query('commit');
      const answers = await Promise.all(asked);
      expect(answers.filter(({ json: { returncode } }) => returncode !== 1)).toHaveLength(1);
    } finally {
      holder.release();
    }
  });
});
