import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../../testing/test-users.ts';

describe('filter settings', () => {
  let house: TestPanel;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());

  const of = ({ token }: Pick<TestUsers, 'token'>) => ({
    read: async (domain = '') => dataOf(await house.call('getFilterSettings', { domain }, { token })),
    update: (fields: object) => house.call('updateFilterSettings', fields, { token }),
  });

  it('are what everybody begins with until somebody sets them', async () => {
    const { read } = of(await makeTestUsers(house, 'beginner'));
    const common = {
      accept_from: 'everyone',
      autowhitelist: 1,
      sensitivity: 5,
      spam_to: 'folder',
      keep_spam_days: 30,
      report_hours: 0,
      report_content: 'new',
      report_format: 'html',
      login_countries: 0,
    };
    const none = {
      accept_from: null,
      autowhitelist: null,
      sensitivity: null,
      spam_to: null,
      keep_spam_days: null,
      report_hours: null,
      report_content: null,
      report_format: null,
      login_countries: null,
    };
    for (const domain of ['', 'beginner.example']) {
      const settings = await read(domain);
      expect(settings).toMatchObject({ ...common, domain, own: none, inherited: common, version: 0 });
      expect(new Set(Object.values(settings.inherited_from))).toEqual(new Set(['default']));
      expect(settings.scores).toHaveLength(10);
    }
  });

  it('of a domain come from the account field by field, and go back to it', async () => {
    const users = await makeTestUsers(house, 'heir');
    const { read, update } = of(users);
    dataOf(await update({ sensitivity: 7, spam_to: 'delete', autowhitelist: 0 }));
    dataOf(await update({ domain: users.domain, sensitivity: 2, keep_spam_days: 365 }));
    const settings = await read(users.domain);
    expect(settings).toMatchObject({
      ...{ sensitivity: 2, spam_to: 'delete', autowhitelist: 0, keep_spam_days: 365 },
      own: { sensitivity: 2, spam_to: null, autowhitelist: null, keep_spam_days: 365 },
      inherited: { sensitivity: 7, spam_to: 'delete', autowhitelist: 0, keep_spam_days: 30 },
      inherited_from: { sensitivity: 'account', keep_spam_days: 'default', accept_from: 'default' },
    });
    // The account itself has nothing above it but what everybody begins with.
    expect((await read()).inherited).toMatchObject({ sensitivity: 5, spam_to: 'folder', autowhitelist: 1 });
    dataOf(await update({ domain: users.domain, sensitivity: '', autowhitelist: 1 }));
    expect(await read(users.domain)).toMatchObject({ sensitivity: 7, autowhitelist: 1, keep_spam_days: 365 });
    expect((await read()).autowhitelist).toBe(0);
  });

  it('refuse what is out of range, and a change of what somebody else has changed', async () => {
    const users = await makeTestUsers(house, 'ranged');
    const { update } = of(users);
    const wrong = [{ sensitivity: 0 }, { sensitivity: 11 }, { keep_spam_days: 0 }, { keep_spam_days: 366 }];
    for (const fields of wrong) expect(outcomeOf(await update(fields))).toBe('invalid_input');
    expect(dataOf(await update({ version: 0, sensitivity: 10 })).version).toBe(1);
    expect(outcomeOf(await update({ version: 0, sensitivity: 1 }))).toBe('stale');
    expect(dataOf(await update({ version: 1, keep_spam_days: 1 })).version).toBe(2);
  });

  it('say how often users get a report of spam, and when logins are noticed; 0 of a domain is no inherited value', async () => {
    const users = await makeTestUsers(house, 'reported');
    const { read, update } = of(users);
    dataOf(
      await update({ report_hours: 24, report_content: 'all', report_format: 'text', login_countries: 3 }),
    );
    dataOf(await update({ domain: users.domain, report_hours: 0, login_countries: 0 }));
    expect(await read(users.domain)).toMatchObject({
      ...{ report_hours: 0, report_content: 'all', report_format: 'text', login_countries: 0 },
      inherited: { report_hours: 24, login_countries: 3 },
      inherited_from: { report_hours: 'account', report_format: 'account', login_countries: 'account' },
    });
    const wrong = [
      { report_hours: 169 },
      { report_hours: -1 },
      { report_content: 'old' },
      { login_countries: 51 },
    ];
    for (const fields of wrong) expect(outcomeOf(await update(fields))).toBe('invalid_input');
  });

  it('are in the history with what was set before', async () => {
    const users = await makeTestUsers(house, 'told');
    const { update } = of(users);
    dataOf(await update({ domain: users.domain, spam_to: 'inbox', sensitivity: 5 }));
    dataOf(await update({ domain: users.domain, spam_to: '', sensitivity: 5 }));
    const { rows } = dataOf(
      await house.call('getAccountHistory', { operation: 'updateFilterSettings' }, { token: users.token }),
    );
    expect(rows.map(({ target, before, after }) => ({ target, before, after }))).toEqual([
      { target: users.domain, before: { spam_to: 'inbox' }, after: { spam_to: null } },
      {
        target: users.domain,
        before: { spam_to: null, sensitivity: null },
        after: { spam_to: 'inbox', sensitivity: 5 },
      },
    ]);
  });

  it('of the account are not for a sub-admin limited to some domains, those of the own domains are', async () => {
    const users = await makeTestUsers(house, 'shared');
    await users.addDomain('other-shared.example');
    dataOf(await of(users).update({ sensitivity: 9 }));
    const limited = { token: await users.addLimited('shared-limited', [users.domainId]) };
    const { read, update } = of(limited);
    expect(outcomeOf(await house.call('getFilterSettings', {}, limited))).toBe('forbidden');
    expect(outcomeOf(await update({ sensitivity: 1 }))).toBe('forbidden');
    expect(outcomeOf(await update({ domain: 'other-shared.example', sensitivity: 1 }))).toBe('not_found');
    expect(await read(users.domain)).toMatchObject({ sensitivity: 9, inherited: { sensitivity: 9 } });
    expect(dataOf(await update({ domain: users.domain, sensitivity: 1 }))).toMatchObject({ sensitivity: 1 });
  });

  it('tell which domains have some of their own, with no right to the domains themselves', async () => {
    const users = await makeTestUsers(house, 'listed');
    await users.addDomain('other-listed.example');
    const { update } = of(users);
    await house.addSubAdmin(users.accountId, 'listed-reader', { filtering: 1 });
    const token = await house.login('listed-reader');
    const listed = async (fields: object) => {
      const { rows } = dataOf(await house.call('getFilterDomains', fields, { token }));
      return rows.map(({ domain, own }) => [domain, own]);
    };
    dataOf(await update({ domain: users.domain, autowhitelist: 0 }));
    expect(await listed({})).toEqual([
      [users.domain, 1],
      ['other-listed.example', 0],
    ]);
    expect(await listed({ own: 0 })).toEqual([['other-listed.example', 0]]);
    dataOf(await update({ domain: users.domain, autowhitelist: '' }));
    expect(await listed({ own: 1 })).toEqual([]);
  });

  it('of a domain in the recycle bin come back with it', async () => {
    const users = await makeTestUsers(house, 'binned');
    const { read, update } = of(users);
    dataOf(await update({ domain: users.domain, sensitivity: 3 }));
    const sender = { token: users.token };
    dataOf(await house.call('removeDomains', { ids: [users.domainId] }, sender));
    expect(outcomeOf(await house.call('getFilterSettings', { domain: users.domain }, sender))).toBe(
      'not_found',
    );
    dataOf(await house.call('restoreItems', { kind: 'domains', ids: [users.domainId] }, sender));
    expect((await read(users.domain)).sensitivity).toBe(3);
  });
});
