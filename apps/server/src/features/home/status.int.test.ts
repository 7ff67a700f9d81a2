import { counterNames } from '@posthouse/contract/features/home';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

describe('status', () => {
  let house: TestPanel;
  beforeAll(async () => {
    house = await startTestPanel();
    const { accountId } = await house.addAccount('alpha');
    await house.addAccount('beta');
    await house.addSubAdmin(accountId, 'helper');
    await house.database.pool.query(
      `update account set max_basic_users = 20, max_quota_mb = 9000000000, autogrow_quota = true where id = $1`,
      [accountId],
    );
    await house.database.pool.query(
      `update account_usage set basic_users = 7, quota_mb = 5000000001 where account_id = $1`,
      [accountId],
    );
  });
  afterAll(() => house.stop());

  it('answers every counter as an integer, current and maximum, for any sub-admin', async () => {
    const token = await house.login('helper');
    expect(dataOf(await house.call('status', {}, { token }))).toEqual({
      ...Object.fromEntries(counterNames.map((name) => [name, 0])),
      curemails: 7,
      maxemails: 20,
      maxdomains: 5,
      curquota: 5_000_000_001,
      maxquota: 9_000_000_000,
      autogrow_quota: 1,
    });
  });

  it('answers the own account’s counters alone', async () => {
    const token = await house.login('beta');
    expect(dataOf(await house.call('status', {}, { token }))).toMatchObject({ curemails: 0, maxemails: 0 });
  });
});
