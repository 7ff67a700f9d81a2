import type { ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel, testPassword } from '../../testing/test-panel.ts';

describe('an export of the domains', () => {
  let house: TestPanel;
  let token: string;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    house = await startTestPanel({ DNS_SERVERS: '127.0.0.1:9' });
    await house.addAccount('alpha');
    await house.addAccount('beta');
    token = await house.login('alpha');
    for (const domain of ['cicero.example', 'bücher.example', 'anton.example']) {
      ids.set(domain, dataOf(await house.call('addDomain', { domain }, { token })).domain.id);
    }
    dataOf(
      await house.call('addDomain', { domain: 'foreign.example' }, { token: await house.login('beta') }),
    );
    await house.database.pool.query(
      `update domain_name set state = 'verified', verified_at = $1, next_check_at = null where ascii like 'cicero.%'`,
      [house.clock.now()],
    );
  });
  afterAll(() => house.stop());

  const file = async (input: ActionInput<'exportDomains'>, by = token) => {
    const { url } = dataOf(await house.call('exportDomains', input, { token: by }));
    return house.panel.app.inject({ method: 'GET', url });
  };
  const names = async (input: Omit<ActionInput<'exportDomains'>, 'format'>, by = token) =>
    (await file({ ...input, format: 'json' }, by))
      .json<{ unicode: string }[]>()
      .map(({ unicode }) => unicode);
  const subAdmin = async (username: string, fields: Partial<ActionInput<'addSubAdmin'>>) => {
    const given = { username, email: `${username}@x.example`, password: testPassword, ...fields };
    dataOf(await house.call('addSubAdmin', given, { token }));
    return house.login(username);
  };

  it('has the chosen columns, the names in both forms, in the order of the readable one', async () => {
    const answer = await file({
      format: 'csv',
      columns: ['unicode', 'domain', 'active', 'verification', 'health'],
    });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="domains-[\d-]+\.csv"$/);
    expect(answer.body).toBe(
      `\ufeff${[
        'unicode,domain,active,verification,health',
        'anton.example,anton.example,1,queued,queued',
        'bücher.example,xn--bcher-kva.example,1,queued,queued',
        'cicero.example,cicero.example,1,verified,queued',
        '',
      ].join('\n')}`,
    );
  });

  it('has what the search and the filters match', async () => {
    expect(await names({ verification: 'verified' })).toEqual(['cicero.example']);
    expect(await names({ verification: 'verified', not: { verification: 1 } })).toEqual([
      'anton.example',
      'bücher.example',
    ]);
    expect(await names({ search: 'büch' })).toEqual(['bücher.example']);
  });

  it('has every row of a long list, once', async () => {
    await house.addAccount('gamma');
    const gamma = await house.login('gamma');
    await house.database.pool.query(`update account set max_domains = 2000 where name = 'gamma'`);
    await house.database.pool.query(
      `with made as (
         insert into domain_name (account_id, kind, ascii, unicode, created_at, proof, state, next_check_at)
         select a.id, 'domain', 'n' || n || '.example', 'n' || n || '.example', now(), 'p' || n, 'queued', now()
           from account a, generate_series(1, 1100) n where a.name = 'gamma'
         returning account_id, id)
       insert into domain (account_id, id) select account_id, id from made`,
    );
    const found = await names({}, gamma);
    expect([found.length, new Set(found).size]).toEqual([1100, 1100]);
  });

  it('has only their own domains for a sub-admin limited to some, and nothing without the right to view', async () => {
    const limited = await subAdmin('limited', {
      permissions: { domains: 1 },
      domains_limited: 1,
      domains: [ids.get('anton.example') ?? ''],
    });
    expect(await names({}, limited)).toEqual(['anton.example']);
    const stranger = await subAdmin('stranger', { permissions: { accounthistory: 6 } });
    expect(outcomeOf(await house.call('exportDomains', { format: 'csv' }, { token: stranger }))).toBe(
      'forbidden',
    );
  });

  it('is recorded in the account history', async () => {
    await file({ format: 'csv', search: 'anton' });
    const { rows } = dataOf(
      await house.call('getAccountHistory', { operation: 'exportDomains', limit: 1 }, { token }),
    );
    expect(rows).toMatchObject([{ adminname: 'alpha', after: { format: 'csv', search: 'anton' } }]);
  });
});
