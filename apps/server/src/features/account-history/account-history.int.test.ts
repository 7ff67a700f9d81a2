import type { ActionAnswer, ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

describe('the account history', () => {
  let house: TestPanel;
  let token: string;
  let accountId: number;
  beforeAll(async () => {
    house = await startTestPanel();
    ({ accountId } = await house.addAccount('alpha'));
    const other = await house.addAccount('beta');
    token = await house.login('alpha');
    await house.database.pool.query('delete from account_history');
    await house.database.pool.query(
      `update account set timezone = 'America/New_York', ui_timeout_minutes = 720`,
    );
    const add = (account: number, at: string, adminname: string, action: string, target: string) =>
      house.database.pool.query(
        `insert into account_history (account_id, at, adminname, action, target, before, remote_ip)
         values ($1, $2, $3, $4, $5, '{"quota": 1}', '2001:db8::1')`,
        [account, at, adminname, action, target],
      );
    await add(accountId, '2026-01-31T04:59:59.999Z', 'alpha', 'addUser', 'ann@example.com');
    await add(accountId, '2026-01-31T05:00:00.000Z', 'helper', 'addUser', 'bob_x@example.com');
    await add(accountId, '2026-02-01T04:59:59.999Z', 'alpha', 'removeUsers', '100%');
    await add(accountId, '2026-02-01T05:00:00.000Z', 'alpha', 'addAlias', 'MÜLLER@example.com');
    await add(other.accountId, '2026-01-31T12:00:00.000Z', 'beta', 'addUser', 'secret@example.com');
  });
  afterAll(() => house.stop());

  const targets = async (filter: ActionInput<'getAccountHistory'>) =>
    dataOf(await house.call('getAccountHistory', filter, { token })).rows.map(({ target }) => target);

  it('shows the own account alone, newest first, or oldest first', async () => {
    const newest = ['MÜLLER@example.com', '100%', 'bob_x@example.com', 'ann@example.com'];
    expect(await targets({})).toEqual(newest);
    expect(await targets({ dir: 'asc' })).toEqual(newest.reverse());
  });

  it('shows each entry with who, when, what, from where, before and after', async () => {
    const { rows } = dataOf(await house.call('getAccountHistory', { search: 'ann@' }, { token }));
    expect(rows).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        at: '2026-01-31T04:59:59.999Z',
        adminname: 'alpha',
        action: 'addUser',
        target: 'ann@example.com',
        outcome: 'done',
        remoteip: '2001:db8::1',
        before: { quota: 1 },
        after: null,
      },
    ]);
  });

  it('leaves out logins and logouts of admins, or shows these alone', async () => {
    const other = await house.login('alpha');
    dataOf(await house.call('logout', {}, { token: other }));
    const actions = async (logins: 0 | 1) =>
      dataOf(await house.call('getAccountHistory', { logins }, { token })).rows.map(({ action }) => action);
    expect(await actions(1)).toEqual(['logout', 'login']);
    expect(await actions(0)).toEqual(['addAlias', 'removeUsers', 'addUser', 'addUser']);
    await house.database.pool.query(`delete from account_history where action in ('login', 'logout')`);
  });

  it('finds parts of words, other scripts, and signs as themselves', async () => {
    expect(await targets({ search: 'XAMPLE' })).toHaveLength(3);
    expect(await targets({ search: 'müller' })).toEqual(['MÜLLER@example.com']);
    expect(await targets({ target: 'Müll' })).toEqual(['MÜLLER@example.com']);
    expect(await targets({ search: '100%' })).toEqual(['100%']);
    expect(await targets({ search: 'b_x' })).toEqual(['bob_x@example.com']);
    expect(await targets({ search: 'bobxx' })).toEqual([]);
    expect(await targets({ search: '%%%' })).toEqual([]);
    expect(await targets({ search: 'secret' })).toEqual([]);
  });

  it('takes fewer than three characters as the beginning of the admin, the action or the target', async () => {
    expect(await targets({ search: 'he' })).toEqual(['bob_x@example.com']);
    expect(await targets({ search: 'H' })).toEqual(['bob_x@example.com']);
    expect(await targets({ search: 'al' })).toHaveLength(3);
    expect(await targets({ search: 'an' })).toEqual(['ann@example.com']);
    for (const search of ['el', 'nn', '_', 'h%', 'pl']) {
      expect(await targets({ search }), search).toEqual([]);
    }
  });

  it('filters by admin, operation and target, each alone, together, and turned round', async () => {
    expect(await targets({ adminname: 'helper' })).toEqual(['bob_x@example.com']);
    expect(await targets({ adminname: 'helper', not: { adminname: true } })).toHaveLength(3);
    expect(await targets({ operation: 'addUser', adminname: 'alpha' })).toEqual(['ann@example.com']);
    expect(await targets({ operation: 'addUser', not: { operation: true } })).toHaveLength(2);
    expect(await targets({ target: 'EXAMPLE.com', not: { target: true } })).toEqual(['100%']);
  });

  it('filters by outcome, one or several, and turned round', async () => {
    await house.database.pool.query(
      `update account_history set outcome = 'refused' where target = 'bob_x@example.com'`,
    );
    expect(await targets({ outcome: ['refused'] })).toEqual(['bob_x@example.com']);
    expect(await targets({ outcome: ['refused', 'done'] })).toHaveLength(4);
    expect(await targets({ outcome: ['pending'] })).toEqual([]);
    expect(await targets({ outcome: ['refused'], not: { outcome: true } })).toHaveLength(3);
    const { json } = await house.post('action=getAccountHistory&outcome=lost', { token });
    expect(json).toMatchObject({ error: { fields: { outcome: {} } } });
    await house.database.pool.query(`update account_history set outcome = 'done'`);
  });

  it('counts days in the timezone of the account, both ends included', async () => {
    expect(await targets({ from: '2026-01-31', to: '2026-01-31' })).toEqual(['100%', 'bob_x@example.com']);
    expect(await targets({ to: '2026-01-30' })).toEqual(['ann@example.com']);
    expect(await targets({ from: '2026-02-01' })).toEqual(['MÜLLER@example.com']);
    expect(await targets({ from: '2026-01-31', not: { from: true } })).toEqual(['ann@example.com']);
  });

  it('refuses days that do not exist, each at its field', async () => {
    for (const day of ['2026-02-30', '31.01.2026', '0000-01-01', '2026-1-1', '99999-01-01', 'today']) {
      const { json } = await house.post(`action=getAccountHistory&from=${day}`, { token });
      expect(json, day).toMatchObject({ error: { fields: { from: { code: 'format' } } } });
    }
  });

  it('is read page by page', async () => {
    const first = dataOf(await house.call('getAccountHistory', { limit: 3 }, { token }));
    expect(first).toMatchObject({ prev: null, next: expect.any(String) });
    const second = dataOf(
      await house.call('getAccountHistory', { limit: 3, cursor: first.next ?? '' }, { token }),
    );
    expect(second.rows.map(({ target }) => target)).toEqual(['ann@example.com']);
    expect(second.next).toBeNull();
  });

  it('refuses a cursor it did not give, at its field', async () => {
    for (const cursor of ['x', 'W10', 'eyJhIjoxfQ', '%F0%9F%98%80', `${'A'.repeat(3000)}`]) {
      const { status, json } = await house.post(`action=getAccountHistory&cursor=${cursor}`, { token });
      expect(status, cursor).toBe(200);
      expect(json, cursor).toMatchObject({ error: { code: 'invalid_input', fields: { cursor: {} } } });
    }
  });

  it('never shows another account by a cursor of it', async () => {
    const beta = { token: await house.login('beta') };
    const { next } = dataOf(await house.call('getAccountHistory', { limit: 1 }, beta));
    const found = await targets({ cursor: next ?? '' });
    expect(found).toEqual(['MÜLLER@example.com', '100%', 'bob_x@example.com', 'ann@example.com']);
  });

  it('refuses a cursor of another order, at its field', async () => {
    const { next } = dataOf(await house.call('getAccountHistory', { limit: 1, dir: 'asc' }, { token }));
    const refused = await house.call('getAccountHistory', { dir: 'desc', cursor: next ?? '' }, { token });
    expect(refused).toMatchObject({
      error: { code: 'invalid_input', fields: { cursor: { code: 'format' } } },
    });
  });

  it('is in the order of time, not of writing, also from page to page and at the same moment', async () => {
    const moments = ['2025-05-02', '2025-05-03', '2025-05-01', '2025-05-02', '2025-05-02'];
    for (const [index, day] of moments.entries()) {
      await house.database.pool.query(
        `insert into account_history (account_id, at, adminname, action, target) values ($1, $2, 'late', 'late', $3)`,
        [accountId, `${day}T12:00:00Z`, `${index}`],
      );
    }
    for (const [dir, expected] of [
      ['desc', ['1', '4', '3', '0', '2']],
      ['asc', ['2', '0', '3', '4', '1']],
    ] as const) {
      const walked: string[] = [];
      let cursor: string | null = null;
      do {
        const filter: ActionInput<'getAccountHistory'> = { operation: 'late', dir, limit: 2 };
        const input = cursor === null ? filter : { ...filter, cursor };
        const page: ActionAnswer<'getAccountHistory'> = dataOf(
          await house.call('getAccountHistory', input, { token }),
        );
        walked.push(...page.rows.map(({ target }) => target));
        cursor = page.next;
      } while (cursor !== null);
      expect(walked, dir).toEqual(expected);
    }
    await house.database.pool.query(`delete from account_history where action = 'late'`);
  });
});
