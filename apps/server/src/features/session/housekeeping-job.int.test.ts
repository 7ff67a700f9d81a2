import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

describe('housekeeping', () => {
  let house: TestPanel;
  beforeAll(async () => {
    house = await startTestPanel();
    await house.addAccount('alpha');
  });
  afterAll(() => house.stop());

  const tables = ['session', 'one_time_key', 'attempt_counter', 'admin_known_ip'];
  const counts = async () =>
    Promise.all(
      tables.map(
        async (table) =>
          (await house.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]
            ?.n,
      ),
    );
  const run = () => house.panel.runScheduledJob('forget-expired-sessions');
  const leaveTraces = async () => {
    const token = await house.login('alpha');
    await house.call('login', { username: 'nobody', password: 'wrong' });
    await house.call('forgotPassword', { username: 'alpha', email: 'alpha@admins.example' });
    await house.panel.runJobsUntilIdle();
    return token;
  };

  it('keeps what still counts', async () => {
    const token = await leaveTraces();
    await run();
    expect(await counts()).toEqual([1, 1, 3, 1]);
    expect(outcomeOf(await house.call('keepAlive', {}, { token }))).toBe('done');
  });

  it('keeps the lock of a name that is still locked', async () => {
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await house.call('login', { username: 'locked', password: 'wrong' });
    }
    await run();
    const answer = await house.call('login', { username: 'locked', password: 'wrong' });
    expect(outcomeOf(answer)).toBe('login_locked');
  });

  it('deletes what is over: sessions, links, counters, addresses not used for long', async () => {
    house.clock.advance({ hours: 24 * 91 });
    await run();
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });
});
