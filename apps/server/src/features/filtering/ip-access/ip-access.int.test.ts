import type { ActionInput } from '@posthouse/contract';
import { mostIpEntries } from '@posthouse/contract/features/filtering/ip-access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, resultsOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../../testing/test-users.ts';

describe('IP access lists', () => {
  let house: TestPanel;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());

  const of = ({ token }: Pick<TestUsers, 'token'>) => ({
    tryAdd: (fields: ActionInput<'addIpAccess'>) => house.call('addIpAccess', fields, { token }),
    add: async (fields: ActionInput<'addIpAccess'>) =>
      dataOf(await house.call('addIpAccess', fields, { token })),
    rows: async (fields: ActionInput<'getIpAccessList'> = {}) =>
      dataOf(await house.call('getIpAccessList', fields, { token })).rows,
  });

  it('take addresses and networks of both kinds, and ask those added later after the others', async () => {
    const users = await makeTestUsers(house, 'kinds');
    const { add, rows } = of(users);
    await add({ ip: '192.0.2.77/24', type: 'block', description: 'Office of a competitor' });
    await add({ ip: '192.0.2.7', type: 'allow' });
    await add({ ip: '2001:0DB8::/32', type: 'allow', preference: 5 });
    await add({ ip: '::ffff:198.51.100.4', type: 'block', domain: users.domain });
    expect((await rows()).map(({ ip, preference, domain }) => [ip, preference, domain])).toEqual([
      ['2001:db8::/32', 5, ''],
      ['192.0.2.0/24', 10, ''],
      ['198.51.100.4', 10, users.domain],
      ['192.0.2.7', 20, ''],
    ]);
    expect((await rows({ type: 'allow' })).map(({ ip }) => ip)).toEqual(['2001:db8::/32', '192.0.2.7']);
    expect((await rows({ scope: 'domain' })).map(({ ip }) => ip)).toEqual(['198.51.100.4']);
    expect((await rows({ domain: users.domain })).map(({ ip }) => ip)).toEqual(['198.51.100.4']);
    expect(await rows({ domain: users.domain, not: { domain: 1 } })).toHaveLength(3);
    expect((await rows({ search: 'competitor' })).map(({ ip }) => ip)).toEqual(['192.0.2.0/24']);
  });

  it('have a network once, whatever was typed for it; each domain has a list of its own', async () => {
    const users = await makeTestUsers(house, 'once');
    const { add, tryAdd } = of(users);
    await add({ ip: '192.0.2.0/24', type: 'block' });
    expect(await tryAdd({ ip: '192.0.2.9/24', type: 'allow' })).toMatchObject({
      error: { code: 'conflict', fields: { ip: { code: 'taken' } } },
    });
    await add({ ip: '192.0.2.0/24', type: 'allow', domain: users.domain });
    for (const ip of ['192.0.2.0/7', 'x', '192.0.2.256'])
      expect(outcomeOf(await tryAdd({ ip, type: 'block' }))).toBe('invalid_input');
  });

  it('point out what never decides, and what decides for a part only', async () => {
    const users = await makeTestUsers(house, 'shadows');
    const { add, rows } = of(users);
    const one = await add({ ip: '192.0.2.7', type: 'allow' });
    const net = await add({ ip: '192.0.2.0/24', type: 'block' });
    await add({ ip: '192.0.2.8', type: 'allow' });
    const six = await add({ ip: '2001:db8:0:1::/64', type: 'block' });
    await add({ ip: '2001:db8:0:1::7', type: 'block' });
    await add({ ip: '2001:db8::/32', type: 'allow' });
    await add({ ip: '2001:db8::/48', type: 'block' });
    // Another list, and nothing of IPv4 covers IPv6.
    await add({ ip: '192.0.2.9', type: 'allow', domain: users.domain });
    await add({ ip: '::/16', type: 'block' });
    const pointedOut = (await rows({ limit: 100 })).map(({ ip, shadowed_by, overlaps }) => [
      ip,
      shadowed_by?.ip ?? null,
      overlaps?.ip ?? null,
    ]);
    expect(new Map(pointedOut.map(([ip, ...found]) => [ip, found]))).toEqual(
      new Map([
        ['192.0.2.7', [null, null]],
        ['192.0.2.0/24', [null, '192.0.2.7']],
        ['192.0.2.8', ['192.0.2.0/24', null]],
        ['2001:db8:0:1::/64', [null, null]],
        ['2001:db8:0:1::7', ['2001:db8:0:1::/64', null]],
        ['2001:db8::/32', [null, '2001:db8:0:1::/64']],
        ['2001:db8::/48', ['2001:db8::/32', null]],
        ['192.0.2.9', [null, null]],
        ['::/16', [null, null]],
      ]),
    );
    const changed = dataOf(
      await house.call('updateIpAccess', { id: one.id, preference: 9999 }, { token: users.token }),
    );
    expect(changed.shadowed_by).toEqual({ id: net.id, ip: '192.0.2.0/24' });
    expect(dataOf(await house.call('getIpAccess', { id: six.id }, { token: users.token })).ip).toBe(
      '2001:db8:0:1::/64',
    );
  });

  it('are changed by the version they were seen in, with what it was before in the history', async () => {
    const users = await makeTestUsers(house, 'changed');
    const sender = { token: users.token };
    const { id } = await of(users).add({ ip: '192.0.2.0/24', type: 'block', description: 'x' });
    dataOf(await house.call('updateIpAccess', { id, version: 1, ip: '192.0.2.0/25', type: 'allow' }, sender));
    expect(outcomeOf(await house.call('updateIpAccess', { id, version: 1, type: 'block' }, sender))).toBe(
      'stale',
    );
    expect(resultsOf(await house.call('removeIpAccess', { ids: [id, '999999'] }, sender))).toEqual({
      done: [id],
      failed: [{ id: '999999', code: 'not_found' }],
    });
    const { rows } = dataOf(await house.call('getAccountHistory', { search: '192.0.2.0' }, sender));
    expect(rows.map(({ target, before, after }) => ({ target, before, after }))).toEqual([
      {
        target: '192.0.2.0/25',
        before: { ip: '192.0.2.0/25', type: 'allow', preference: 10, description: 'x', domain: '' },
        after: null,
      },
      {
        target: '192.0.2.0/24',
        before: { ip: '192.0.2.0/24', type: 'block' },
        after: { ip: '192.0.2.0/25', type: 'allow' },
      },
      {
        target: '192.0.2.0/24',
        before: null,
        after: { ip: '192.0.2.0/24', type: 'block', preference: 10, description: 'x', domain: '' },
      },
    ]);
  });

  it('end at a number of entries', async () => {
    const users = await makeTestUsers(house, 'many');
    await house.database.pool.query(
      `insert into network_entry (account_id, network, type, preference, created_at)
       select $1, '10.0.0.0'::inet + n, 'block', 10, now() from generate_series(1, $2::int) n`,
      [users.accountId, mostIpEntries],
    );
    expect(await of(users).tryAdd({ ip: '192.0.2.7', type: 'block' })).toMatchObject({
      error: { code: 'limit_reached', params: { num: mostIpEntries } },
    });
  });

  it('of the account and of other domains are not there for a sub-admin limited to some', async () => {
    const users = await makeTestUsers(house, 'parts');
    await users.addDomain('other-parts.example');
    const { add } = of(users);
    const others = [
      await add({ ip: '192.0.2.1', type: 'block' }),
      await add({ ip: '192.0.2.1', type: 'block', domain: 'other-parts.example' }),
    ];
    const own = await add({ ip: '192.0.2.1', type: 'block', domain: users.domain });
    const limited = { token: await users.addLimited('parts-limited', [users.domainId]) };
    const { rows, tryAdd } = of(limited);
    expect((await rows()).map(({ id }) => id)).toEqual([own.id]);
    expect(await rows({ scope: 'account' })).toEqual([]);
    for (const { id } of others) {
      expect(outcomeOf(await house.call('getIpAccess', { id }, limited))).toBe('not_found');
      expect(outcomeOf(await house.call('updateIpAccess', { id, type: 'allow' }, limited))).toBe('not_found');
      expect(resultsOf(await house.call('removeIpAccess', { ids: [id] }, limited)).failed).toHaveLength(1);
    }
    expect(outcomeOf(await tryAdd({ ip: '192.0.2.2', type: 'block' }))).toBe('forbidden');
    expect(outcomeOf(await tryAdd({ ip: '192.0.2.2', type: 'block', domain: 'other-parts.example' }))).toBe(
      'not_found',
    );
    expect(outcomeOf(await tryAdd({ ip: '192.0.2.2', type: 'block', domain: users.domain }))).toBe('done');
  });

  it('of a domain in the recycle bin are not listed, come back with it, and end with it', async () => {
    const users = await makeTestUsers(house, 'gone');
    const sender = { token: users.token };
    const { add, rows } = of(users);
    await add({ ip: '192.0.2.1', type: 'block', domain: users.domain });
    dataOf(await house.call('removeDomains', { ids: [users.domainId] }, sender));
    expect(await rows()).toEqual([]);
    dataOf(await house.call('restoreItems', { kind: 'domains', ids: [users.domainId] }, sender));
    expect(await rows()).toHaveLength(1);
    dataOf(await house.call('removeDomains', { ids: [users.domainId] }, sender));
    dataOf(await house.call('purgeItems', { kind: 'domains', ids: [users.domainId] }, sender));
    const left = await house.database.pool.query('select from network_entry where account_id = $1', [
      users.accountId,
    ]);
    expect(left.rowCount).toBe(0);
  });
});
