import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { historyList } from '../features/account-history/account-history-store.ts';
import { addTestMail } from '../testing/test-mail-log.ts';
import { dataOf, startTestPanel, type TestPanel } from '../testing/test-panel.ts';

describe('what grows with time', () => {
  let house: TestPanel;
  let count = 0;
  let accountId: number;
  let adminId: number;
  let token: string;
  beforeAll(async () => {
    house = await startTestPanel({
      HISTORY_DAYS: '100',
      MAIL_LOGIN_DAYS: '5',
      INCOMING_LOG_DAYS: '7',
      OUTGOING_LOG_DAYS: '3',
    });
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    await sql('delete from account_history');
    ({ accountId, adminId } = await house.addAccount(`kept${count}`));
    token = await house.login(`kept${count}`);
    await sql('delete from account_history');
  });

  const sql = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
  const keep = () => house.panel.runScheduledJob('retention');
  const daysAgo = (days: number) => new Date(house.clock.now().getTime() - days * 86_400_000);
  const note = (target: string, days: number) =>
    sql(
      `insert into account_history (account_id, at, adminname, action, target) values ($1, $2, 'x', 'made', $3)`,
      [accountId, daysAgo(days), target],
    );
  const noteLogin = (days: number) =>
    sql(
      `insert into mail_login (account_id, user_id, domain_id, at, service, outcome)
       values ($1, $2, 1, $3, 'imap', 'accepted')`,
      [accountId, days, daysAgo(days)],
    );
  const targets = async () =>
    dataOf(await house.call('getAccountHistory', {}, { token })).rows.map(({ target }) => target);
  const logins = async () =>
    (
      await sql('select user_id from mail_login where account_id = $1 order by at desc', [accountId])
    ).rows.map(({ user_id }) => Number(user_id));
  const noteMail = (days: number) =>
    Promise.all(
      (['incoming', 'outgoing'] as const).map((kind) =>
        addTestMail(house, accountId, kind, [{ at: daysAgo(days), subject: `${days} days` }]),
      ),
    );
  const subjects = async (kind: 'Incoming' | 'Outgoing') =>
    dataOf(await house.call(`get${kind}Logs`, {}, { token })).rows.map(({ subject }) => subject);
  /** The parts that hold rows of the account. */
  const partsOf = async (table: string) =>
    (
      await sql(
        `select distinct tableoid::regclass::text as part from ${table} where account_id = $1 order by 1`,
        [accountId],
      )
    ).rows.map(({ part }) => part);

  it('is dropped by whole months or days once it is older than the operator wants', async () => {
    for (const days of [0, 40, 99, 140, 500]) await note(`${days} days`, days);
    for (const days of [0, 4, 6, 90]) await noteLogin(days);
    for (const days of [0, 2, 6, 9]) await noteMail(days);
    await keep();
    expect(await subjects('Incoming')).toEqual(['0 days', '2 days', '6 days']);
    expect(await subjects('Outgoing')).toEqual(['0 days', '2 days']);
    expect(await targets()).toEqual(['0 days', '40 days', '99 days']);
    expect(await logins()).toEqual([0, 4]);
  });

  it('has a part of its own for each month or day, also for what came while no panel was there', async () => {
    await keep();
    // From here on nobody makes parts: years pass, and the mail engine goes on.
    house.clock.advance({ hours: 24 * 4_000 });
    token = await house.login(`kept${count}`);
    await sql('delete from account_history');
    for (const days of [0, 50, 90]) await note(`${days} days`, days);
    for (const days of [0, 1, 3]) await noteLogin(days);
    expect(await partsOf('account_history')).toEqual(['account_history_rest']);
    await keep();
    await keep();
    expect(await partsOf('account_history')).toHaveLength(3);
    expect(await partsOf('mail_login')).toHaveLength(3);
    expect([...(await partsOf('account_history')), ...(await partsOf('mail_login'))].join()).not.toContain(
      'rest',
    );
    expect(await targets()).toEqual(['0 days', '50 days', '90 days']);
    // The next ones are there before they are needed.
    house.clock.advance({ hours: 24 * 5 });
    await noteLogin(0);
    expect((await partsOf('mail_login')).join()).not.toContain('rest');
  });

  it('is read row by row by its whole key', async () => {
    await note('one', 40);
    await keep();
    const { rows } = await sql('select id, at::text from account_history where account_id = $1', [accountId]);
    const ctx = {
      db: house.database.db,
      caller: { accountId, adminId, domains: 'all' },
    } as unknown as Parameters<typeof historyList.readRow>[0];
    const found = await historyList.readRow(ctx, rows[0].id, rows[0].at);
    expect(JSON.parse(found?.text ?? '{}')).toMatchObject({ target: 'one' });
    expect(await historyList.readRow(ctx, rows[0].id, '2026-01-01 00:00:00+00')).toBeUndefined();
    await expect(historyList.readRow(ctx, rows[0].id)).rejects.toThrow('not the whole key');
  });

  it('goes with its account', async () => {
    await note('one', 1);
    await noteLogin(1);
    await noteMail(1);
    await sql('delete from account where id = $1', [accountId]);
    const left = await sql(
      `select from account_history where account_id = $1 union all select from mail_login where account_id = $1
       union all select from incoming_mail where account_id = $1 union all select from outgoing_mail where account_id = $1`,
      [accountId],
    );
    expect(left.rowCount).toBe(0);
  });
});
