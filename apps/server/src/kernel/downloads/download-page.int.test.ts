import type { ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

describe('a download', () => {
  let house: TestPanel;
  let token: string;
  let accountId: number;
  beforeAll(async () => {
    house = await startTestPanel();
    ({ accountId } = await house.addAccount('alpha'));
    const other = await house.addAccount('beta');
    token = await house.login('alpha');
    await house.database.pool.query('delete from account_history');
    await house.database.pool.query('update account set ui_timeout_minutes = 720');
    const add = (account: number, target: string) =>
      house.database.pool.query(
        `insert into account_history (account_id, at, adminname, action, target) values ($1, $2, 'alpha', 'made', $3)`,
        [account, house.clock.now(), target],
      );
    await add(accountId, '=cmd|x');
    await add(accountId, 'comma, "quote"\nline');
    await add(other.accountId, 'secret');
  });
  afterAll(() => house.stop());

  const order = async (input: ActionInput<'exportAccountHistory'>, by = token) =>
    dataOf(await house.call('exportAccountHistory', { operation: 'made', ...input }, { token: by })).url;
  const fetch = (url: string, method: 'GET' | 'HEAD' = 'GET') => house.panel.app.inject({ method, url });

  it('is a CSV file of the own rows that a spreadsheet opens and does not run', async () => {
    const answer = await fetch(await order({ format: 'csv', columns: ['target', 'adminname'] }));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="account-history-2026-03-02.csv"',
      'cache-control': 'no-store',
    });
    expect(answer.body).toBe(`\ufefftarget,adminname\n"comma, ""quote""\nline",alpha\n'=cmd|x,alpha\n`);
  });

  it('is JSON where that is asked for', async () => {
    const answer = await fetch(await order({ format: 'json', columns: ['target'] }));
    expect(answer.json()).toEqual([{ target: 'comma, "quote"\nline' }, { target: '=cmd|x' }]);
  });

  it('is an empty file when nothing is found', async () => {
    expect((await fetch(await order({ format: 'json', search: 'nothing like it' }))).json()).toEqual([]);
  });

  it('has every row when there are many, once', async () => {
    await house.database.pool.query(
      `insert into account_history (account_id, at, adminname, action, target)
       select $1, now(), 'alpha', 'many', n::text from generate_series(1, 1234) n`,
      [accountId],
    );
    const rows = (
      await fetch(await order({ format: 'json', operation: 'many', columns: ['target'] }))
    ).json();
    const numbers = (rows as { target: string }[]).map(({ target }) => Number(target));
    expect(numbers).toEqual(Array.from({ length: 1234 }, (_, index) => 1234 - index));
  });

  it('can be fetched once', async () => {
    const url = await order({ format: 'csv' });
    expect((await fetch(url)).statusCode).toBe(200);
    const second = await fetch(url);
    expect(second.statusCode).toBe(404);
    expect(second.json()).toMatchObject({ returncode: 0, error: { code: 'not_found' } });
  });

  it('is not used up by a look at its headers', async () => {
    const url = await order({ format: 'csv' });
    await fetch(url, 'HEAD');
    expect((await fetch(url)).statusCode).toBe(200);
  });

  it('can be fetched within a minute', async () => {
    const url = await order({ format: 'csv' });
    house.clock.advance({ seconds: 60 });
    expect((await fetch(url)).statusCode).toBe(404);
  });

  it('is gone when the account was suspended meanwhile', async () => {
    const url = await order({ format: 'csv' });
    await house.database.pool.query(`update account set state = 'suspended' where id = $1`, [accountId]);
    const answer = await fetch(url);
    await house.database.pool.query(`update account set state = 'active' where id = $1`, [accountId]);
    expect(answer.statusCode).toBe(404);
  });

  it('is gone when the session that ordered it was ended', async () => {
    const own = await house.login('alpha');
    const url = await order({ format: 'csv' }, own);
    await house.call('logout', {}, { token: own });
    expect((await fetch(url)).statusCode).toBe(404);
  });

  it('is gone when the right to it was taken away meanwhile, and there while it was not', async () => {
    const { adminId } = await house.addSubAdmin(accountId, 'reader', { accounthistory: 1 });
    const reader = await house.login('reader');
    expect((await fetch(await order({ format: 'csv' }, reader))).statusCode).toBe(200);
    const url = await order({ format: 'csv' }, reader);
    await house.database.pool.query('update admin_permission set level = 0 where admin_id = $1', [adminId]);
    expect((await fetch(url)).statusCode).toBe(404);
  });

  it('is gone for an address from which its admin may not sign in', async () => {
    const { adminId } = await house.addSubAdmin(accountId, 'bound', { accounthistory: 1 });
    const url = await order({ format: 'csv' }, await house.login('bound'));
    await house.database.pool.query('update admin set ip_restricted = true where id = $1', [adminId]);
    expect((await fetch(url)).statusCode).toBe(404);
  });

  it('begins no formula in a cell, nor where another separator or a new line would begin one', async () => {
    const targets = ['a;=1', 'a, +1', 'a\t-1', 'a\n@x', 'a\r\n =1', '\t=1', '@x', 'plain; text - 1'];
    for (const [index, target] of targets.entries()) {
      await house.database.pool.query(
        `insert into account_history (account_id, at, adminname, action, target) values ($1, $2, 'alpha', 'risky', $3)`,
        [accountId, new Date(Date.UTC(2026, 0, 1 + index)), target],
      );
    }
    const answer = await fetch(await order({ format: 'csv', operation: 'risky', columns: ['target'] }));
    expect(answer.body).not.toMatch(/(^|[;,\t\r\n"])\s*[=+\-@]/m);
    expect(answer.body).toContain("a;'=1");
    expect(answer.body).toContain('plain; text - 1');
  });

  it('does not exist under a made-up key', async () => {
    for (const key of ['x', '%00', '..', 'k'.repeat(1000)]) {
      expect((await fetch(`/download/${key}`)).statusCode, key).toBe(404);
    }
  });

  it('stands in the account history with what was asked for', async () => {
    await order({ format: 'csv', search: 'comma' });
    const { rows } = dataOf(
      await house.call('getAccountHistory', { operation: 'exportAccountHistory', limit: 1 }, { token }),
    );
    expect(rows).toMatchObject([{ adminname: 'alpha', after: { format: 'csv', search: 'comma' } }]);
  });
});
