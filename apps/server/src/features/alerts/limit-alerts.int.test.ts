import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/test-mailbox.ts';
import { startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

describe('news about limits', () => {
  let house: TestPanel;
  let accountId: number;
  beforeEach(async () => {
    house = await startTestPanel();
    ({ accountId } = await house.addAccount('alpha'));
    await house.database.pool.query(
      `update account set max_domains = 20, max_basic_users = 100, max_quota_mb = 1000000`,
    );
    await house.database.pool.query('update admin set created_at = $1', [house.clock.now()]);
    house.clock.advance({ hours: 1 });
  });
  afterEach(() => house.stop());

  /** A later day, with so much used, and what the admin was mailed by then. */
  const nextDay = async (used: Readonly<Record<string, number>>) => {
    const columns = Object.keys(used).map((column, index) => `${column} = $${index + 2}`);
    await house.database.pool.query(`update account_usage set ${columns.join(', ')} where account_id = $1`, [
      accountId,
      ...Object.values(used),
    ]);
    house.clock.advance({ hours: 25 });
    await house.panel.runScheduledJob('domain-alerts');
    return mailsTo(house, 'alpha@admins.example');
  };

  it('tells once of what is nearly used up, with the numbers, and again when it is full', async () => {
    expect(await nextDay({ domains: 17 })).toEqual([]);
    const [nearly] = await nextDay({ domains: 18, quota_mb: 950_500 });
    expect(nearly?.subject).toBe('Your account is close to its limits');
    expect(nearly?.text).toContain('Domains: 18 / 20\nQuota: 950.5 / 1,000 GB');
    expect(await nextDay({ domains: 19 })).toHaveLength(1);
    const mails = await nextDay({ domains: 20 });
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('Domains: 20 / 20');
    expect(mails[1]?.text).not.toContain('Quota');
  });

  it('does not tell again of what goes up and down, until there was room', async () => {
    await nextDay({ domains: 18 });
    for (const domains of [17, 18, 16, 19]) expect(await nextDay({ domains })).toHaveLength(1);
    expect(await nextDay({ domains: 20 })).toHaveLength(2);
    for (const domains of [19, 20, 17, 20]) expect(await nextDay({ domains })).toHaveLength(2);
    expect(await nextDay({ domains: 15 })).toHaveLength(2);
    expect(await nextDay({ domains: 18 })).toHaveLength(3);
  });

  it('tells at most once a day, whatever comes close meanwhile', async () => {
    await nextDay({ domains: 18 });
    await house.database.pool.query('update account_usage set basic_users = 95');
    house.clock.advance({ hours: 1 });
    await house.panel.runScheduledJob('domain-alerts');
    expect(await mailsTo(house, 'alpha@admins.example')).toHaveLength(1);
    const mails = await nextDay({ basic_users: 95 });
    expect(mails[1]?.text).toContain('Basic accounts: 95 / 100');
  });

  it('has nothing to say of a quota that grows by itself, or of what is not offered', async () => {
    await house.database.pool.query('update account set autogrow_quota = true');
    expect(await nextDay({ quota_mb: 1_000_000, chat_users: 0 })).toEqual([]);
  });

  it('goes to those who add such things and want to hear of it', async () => {
    await house.addSubAdmin(accountId, 'domains.admin', { domains: 5 });
    await house.addSubAdmin(accountId, 'users.admin', { users: 6, domains: 1 });
    await house.addSubAdmin(accountId, 'quiet.admin', { domains: 6 });
    await house.database.pool.query('update admin set email_confirmed_at = $1, created_at = $1', [
      house.clock.now(),
    ]);
    await house.database.pool.query(
      `update admin set alerts = '{login,domain}' where username = 'quiet.admin'`,
    );
    await nextDay({ domains: 19 });
    const told = async (name: string) => (await mailsTo(house, `${name}@admins.example`)).length;
    expect(await told('alpha')).toBe(1);
    expect(await told('domains.admin')).toBe(1);
    expect(await told('users.admin')).toBe(0);
    expect(await told('quiet.admin')).toBe(0);
  });
});
