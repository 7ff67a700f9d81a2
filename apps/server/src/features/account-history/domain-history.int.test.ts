import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

describe('the history of a domain', () => {
  let house: TestPanel;
  let token: string;
  let accountId: number;
  beforeAll(async () => {
    house = await startTestPanel();
    ({ accountId } = await house.addAccount('alpha'));
    token = await house.login('alpha');
    for (const domain of ['shop.example', 'bücher.example', 'mail.example']) {
      dataOf(await house.call('addDomain', { domain }, { token }));
    }
    dataOf(await house.call('updateDomain', { domain: 'shop.example', timezone: 'Asia/Tokyo' }, { token }));
    const alias = { domain: 'shop.example', aliasdomain: 'shop-alias.example' };
    await house.database.pool.query(
      `update domain_name set state = 'verified', verified_at = now() where ascii = 'shop.example'`,
    );
    dataOf(await house.call('addAliasDomain', alias, { token }));
  });
  afterAll(() => house.stop());

  const story = async (domain: string, by = token) =>
    dataOf(await house.call('getAccountHistory', { domain }, { token: by })).rows.map(({ action }) => action);

  it('is what happened to it and in it, by its name in any script', async () => {
    expect(await story('shop.example')).toEqual(['addAliasDomain', 'updateDomain', 'addDomain']);
    expect(await story('Bücher.example')).toEqual(['addDomain']);
    expect(await story('xn--bcher-kva.example')).toEqual(['addDomain']);
    expect(await story('unknown.example')).toEqual([]);
    expect(await story('no name')).toEqual([]);
  });

  it('turned round is everything else, also what is of no domain', async () => {
    const input = { domain: 'shop.example', not: { domain: true } } as const;
    const { rows } = dataOf(await house.call('getAccountHistory', input, { token }));
    expect(rows.map(({ action }) => action)).toEqual(['addDomain', 'addDomain', 'login']);
  });

  it('goes on for who is limited to it, who sees no other', async () => {
    const { adminId } = await house.addSubAdmin(accountId, 'limited', { accounthistory: 1, domains: 1 });
    await house.database.pool.query('update admin set domains_limited = true where id = $1', [adminId]);
    await house.database.pool.query(
      `insert into admin_domain (account_id, admin_id, domain_id)
       select $1, $2, id from domain_name where ascii = 'shop.example'`,
      [accountId, adminId],
    );
    const limited = await house.login('limited');
    expect(await story('shop.example', limited)).toHaveLength(3);
    expect(await story('mail.example', limited)).toEqual([]);
  });

  it('is there when the domain was removed, deleted for good, and added again', async () => {
    const { rows } = dataOf(await house.call('getDomains', { search: 'mail.example' }, { token }));
    const ids = rows.map(({ id }) => id);
    dataOf(await house.call('removeDomains', { ids }, { token }));
    expect(await story('mail.example')).toEqual(['removeDomains', 'addDomain']);
    dataOf(await house.call('purgeItems', { kind: 'domains', ids }, { token }));
    expect(await story('mail.example')).toEqual(['purgeItems', 'removeDomains', 'addDomain']);
    dataOf(await house.call('addDomain', { domain: 'mail.example' }, { token }));
    expect(await story('mail.example')).toHaveLength(4);
  });

  it('never shows another account’s, whose domain has the same name', async () => {
    await house.addAccount('beta');
    const beta = await house.login('beta');
    expect(await story('shop.example', beta)).toEqual([]);
  });
});
