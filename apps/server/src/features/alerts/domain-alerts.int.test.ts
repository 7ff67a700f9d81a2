import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../testing/pgbouncer.ts';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

describe('news about domains', () => {
  let house: TestPanel;
  let lines: string[];
  beforeEach(async () => {
    lines = [];
    house = await startTestPanel({}, { onLog: (line) => lines.push(line) });
  });
  afterEach(() => house.stop());

  /** An account with a domain whose mail server was there and is missing now. */
  const addTroubled = async (name: string) => {
    const { accountId } = await house.addAccount(name);
    const token = await house.login(name);
    const { domain } = dataOf(await house.call('addDomain', { domain: `${name}.example` }, { token }));
    const key = [accountId, domain.id];
    await house.database.pool.query(
      `update domain_name set state = 'verified', verified_at = $3, next_check_at = null
        where account_id = $1 and id = $2`,
      [...key, house.clock.now()],
    );
    await house.database.pool.query(
      `insert into domain_check (account_id, domain_id, record, status, hint, detail, found, checked_at, since)
       values ($1, $2, 'mx', 'fail', 'missing', '', '{}', $3::timestamptz, $3::timestamptz + interval '1 hour')`,
      [...key, house.clock.now()],
    );
    await house.database.pool.query('update domain set health_due_at = null');
    await house.database.pool.query(`update admin set created_at = $1, domain_mail_at = null`, [
      house.clock.now(),
    ]);
    return accountId;
  };
  const tell = () => house.panel.runScheduledJob('domain-alerts');
  const told = async (accountId: number) => {
    const { rows } = await house.database.pool.query<{ n: number }>(
      'select count(*)::int as n from admin where account_id = $1 and domain_mail_at is not null',
      [accountId],
    );
    return rows[0]?.n;
  };

  it('reaches one admin while another’s mail still waits', async () => {
    const alpha = await addTroubled('alpha');
    const beta = await addTroubled('beta');
    const holder = await house.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from admin where account_id = $1 for update', [beta]);
    const telling = tell();
    try {
      await until(async () => (await told(alpha)) === 1);
      expect(await told(beta)).toBe(0);
    } finally {
      await holder.query('rollback');
      holder.release();
      await telling;
    }
    expect(await told(beta)).toBe(1);
  });

  it('reaches the others when one admin’s mail fails, which is sent by the next run', async () => {
    const alpha = await addTroubled('alpha');
    const beta = await addTroubled('beta');
    await house.database.pool.query(
      `alter table admin add constraint stuck check (account_id <> ${alpha} or domain_mail_at is null)`,
    );
    await tell();
    expect([await told(alpha), await told(beta)]).toEqual([0, 1]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ accountId: alpha }]);
    await house.database.pool.query('alter table admin drop constraint stuck');
    await tell();
    expect([await told(alpha), await told(beta)]).toEqual([1, 1]);
    expect(await house.readMails()).toHaveLength(2);
  });

  it('reaches every admin of a large account', async () => {
    const accountId = await addTroubled('alpha');
    await house.database.pool.query(
      `insert into admin (account_id, role, username, email, email_confirmed_at, password_hash, created_at)
       select $1, 'subadmin', 'helper' || n, 'helper' || n || '@admins.example', $2, '', $2 from generate_series(1, 205) n`,
      [accountId, house.clock.now()],
    );
    await house.database.pool.query(
      `insert into admin_permission (account_id, admin_id, area, level)
       select account_id, id, 'domains', 1 from admin where role = 'subadmin'`,
    );
    await tell();
    expect(await told(accountId)).toBe(206);
    expect(await house.readMails()).toHaveLength(206);
  });
});
