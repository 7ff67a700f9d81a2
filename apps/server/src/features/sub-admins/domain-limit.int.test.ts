import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dataOf,
  outcomeOf,
  resultsOf,
  startTestPanel,
  type TestPanel,
  testPassword,
} from '../../testing/test-panel.ts';

describe('a sub-admin limited to chosen domains', () => {
  let house: TestPanel;
  let token: string;
  let one: string;
  let two: string;
  let foreign: string;
  beforeAll(async () => {
    house = await startTestPanel({ DNS_SERVERS: '127.0.0.1:9' });
    await house.addAccount('alpha');
    await house.addAccount('beta');
    token = await house.login('alpha');
    const add = async (domain: string, by: string) =>
      dataOf(await house.call('addDomain', { domain }, { token: by })).domain.id;
    one = await add('one.example', token);
    two = await add('two.example', token);
    foreign = await add('foreign.example', await house.login('beta'));
    dataOf(
      await house.call('addAliasDomain', { domain: 'two.example', aliasdomain: 'alias.example' }, { token }),
    );
  });
  afterAll(() => house.stop());

  const permissions = { domains: 6, subadmins: 6 } as const;
  const make = (username: string, fields: object, by = token) =>
    house.call(
      'addSubAdmin',
      { username, email: `${username}@x.example`, password: testPassword, permissions, ...fields },
      { token: by },
    );

  it('sees and changes these alone, in every list and by every key', async () => {
    const made = dataOf(await make('limited', { domains_limited: 1, domains: [one] }));
    expect(made).toMatchObject({ domains_limited: 1, domains: [{ id: one, domain: 'one.example' }] });
    const limited = await house.login('limited');
    const rows = dataOf(await house.call('getDomains', {}, { token: limited })).rows;
    expect(rows.map(({ domain }) => domain)).toEqual(['one.example']);
    expect(dataOf(await house.call('getAliasDomains', {}, { token: limited })).rows).toEqual([]);
    for (const key of [{ id: two }, { domain: 'two.example' }]) {
      expect(outcomeOf(await house.call('getDomain', key, { token: limited }))).toBe('not_found');
      expect(outcomeOf(await house.call('updateDomain', { ...key, webmail: 0 }, { token: limited }))).toBe(
        'not_found',
      );
      expect(outcomeOf(await house.call('getDomainVerification', key, { token: limited }))).toBe('not_found');
      expect(outcomeOf(await house.call('getDomainHealth', key, { token: limited }))).toBe('not_found');
      expect(outcomeOf(await house.call('enableDkim', key, { token: limited }))).toBe('not_found');
    }
    for (const action of ['getDomainVerification', 'verifyDomain'] as const) {
      const answer = await house.call(action, { domain: 'alias.example' }, { token: limited });
      expect(outcomeOf(answer), action).toBe('not_found');
    }
    expect(resultsOf(await house.call('removeDomains', { ids: [two] }, { token: limited })).done).toEqual([]);
    expect(outcomeOf(await house.call('updateDomain', { id: one, webmail: 0 }, { token: limited }))).toBe(
      'done',
    );
    expect(outcomeOf(await house.call('addDomain', { domain: 'new.example' }, { token: limited }))).toBe(
      'forbidden',
    );
  });

  it('leaves the branding of the whole account alone', async () => {
    dataOf(await make('brander', { domains_limited: 1, domains: [one], permissions: { branding: 6 } }));
    const brander = await house.login('brander');
    const outcome = async (name: 'setAdminBranding' | 'resetAdminBranding') =>
      outcomeOf(await house.call(name, {}, { token: brander }));
    expect(await outcome('setAdminBranding')).toBe('forbidden');
    expect(await outcome('resetAdminBranding')).toBe('forbidden');
    const own = { domain: 'one.example', brandname: 'One' };
    expect(outcomeOf(await house.call('setBrandingDomain', own, { token: brander }))).toBe('done');
    const other = { domain: 'two.example', brandname: 'Two' };
    expect(outcomeOf(await house.call('setBrandingDomain', other, { token: brander }))).toBe('not_found');
  });

  it('gives nobody more domains than it has, and manages nobody who has more', async () => {
    dataOf(await make('deputy', { domains_limited: 1, domains: [one] }));
    dataOf(await make('free', {}));
    const deputy = await house.login('deputy');
    expect(outcomeOf(await make('extra1', {}, deputy))).toBe('forbidden');
    expect(outcomeOf(await make('extra2', { domains_limited: 1, domains: [two] }, deputy))).toBe('not_found');
    expect(outcomeOf(await make('extra3', { domains_limited: 1, domains: [one] }, deputy))).toBe('done');
    const { rows } = dataOf(await house.call('getSubAdmins', { search: 'free' }, { token }));
    const id = rows[0]?.id ?? '';
    expect(outcomeOf(await house.call('updateSubAdmin', { id, name: 'X' }, { token: deputy }))).toBe(
      'not_found',
    );
  });

  it('changes at the next request, with the names in the history', async () => {
    const { id } = dataOf(await make('mover', { domains_limited: 1, domains: [one] }));
    const mover = await house.login('mover');
    const names = async () =>
      dataOf(await house.call('getDomains', {}, { token: mover })).rows.map(({ domain }) => domain);
    dataOf(await house.call('updateSubAdmin', { id, domains: [two] }, { token }));
    expect(await names()).toEqual(['two.example']);
    dataOf(await house.call('updateSubAdmin', { id, domains_limited: 0 }, { token }));
    expect(await names()).toEqual(['one.example', 'two.example']);
    dataOf(await house.call('updateSubAdmin', { id, domains_limited: 1 }, { token }));
    expect(await names()).toEqual([]);
    const { rows } = dataOf(
      await house.call('getAccountHistory', { operation: 'updateSubAdmin' }, { token }),
    );
    expect(rows.filter(({ target }) => target === 'mover').at(-1)).toMatchObject({
      before: { domains: ['one.example'] },
      after: { domains: ['two.example'] },
    });
  });

  it('cannot be limited to a domain of another account', async () => {
    expect(outcomeOf(await make('extra4', { domains_limited: 1, domains: [foreign] }))).toBe('not_found');
  });

  it('keeps a domain that is in the recycle bin while the others are changed', async () => {
    const { id } = dataOf(await make('keeper', { domains_limited: 1, domains: [one, two] }));
    dataOf(await house.call('removeDomains', { ids: [two] }, { token }));
    dataOf(await house.call('updateSubAdmin', { id, domains: [one] }, { token }));
    dataOf(await house.call('restoreItems', { kind: 'domains', ids: [two] }, { token }));
    const keeper = await house.login('keeper');
    expect(dataOf(await house.call('getDomains', {}, { token: keeper })).total).toBe(2);
    expect(dataOf(await house.call('getAdminInfo', {}, { token: keeper }))).toMatchObject({
      domains_limited: 1,
      domains: ['one.example', 'two.example'],
    });
  });

  it('is the main admin’s alone once all its domains are gone', async () => {
    const gone = dataOf(await house.call('addDomain', { domain: 'gone.example' }, { token })).domain.id;
    dataOf(await make('orphan', { domains_limited: 1, domains: [gone] }));
    dataOf(await make('neighbour', { domains_limited: 1, domains: [one] }));
    dataOf(await house.call('removeDomains', { ids: [gone] }, { token }));
    dataOf(await house.call('purgeItems', { kind: 'domains', ids: [gone] }, { token }));
    const seen = async (by: string) =>
      dataOf(await house.call('getSubAdmins', { search: 'orphan' }, { token: by })).total;
    expect(await seen(await house.login('neighbour'))).toBe(0);
    expect(await seen(token)).toBe(1);
  });

  it('finds no names of other domains in what its earlier jobs could not do', async () => {
    const made = dataOf(await make('former', {}));
    const by = { token: await house.login('former') };
    const names = async (id: string) =>
      dataOf(await house.call('getJob', { id }, by)).failures.map(({ name }) => name);
    const { rows } = await house.database.pool.query<{ id: string }>(
      `with job as (
         insert into long_job (account_id, admin_id, kind, action, input, state, total, created_at)
         select account_id, id, 'bulk', 'restoreItems', '{}', 'done', 1, now() from admin where id = $1
         returning account_id, id)
       insert into long_job_row (account_id, job_id, row_id, name, outcome)
       select account_id, id, 1, 'two.example', 'conflict' from job returning job_id::text as id`,
      [made.id],
    );
    const job = rows[0]?.id ?? '';
    expect(await names(job)).toEqual(['two.example']);
    dataOf(
      await house.call('updateSubAdmin', { id: made.id, domains_limited: 1, domains: [one] }, { token }),
    );
    expect(await names(job)).toEqual(['']);
  });
});
