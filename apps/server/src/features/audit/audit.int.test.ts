import type { ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, resultsOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

const password = 'Correct-horse-7';

describe('an audited domain', () => {
  let house: TestPanel;
  let count = 0;
  let accountId: number;
  let token: string;
  let shop: { id: string; domain: string };
  let law: { id: string; domain: string };
  let journal: { id: string; email: string };
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    ({ accountId } = await house.addAccount(`audit${count}`));
    token = await house.login(`audit${count}`);
    await sql('update account set max_basic_users = 9, max_quota_mb = 99000 where id = $1', [accountId]);
    shop = await addDomain(`shop${count}.example`);
    law = await addDomain(`law${count}.example`);
    journal = await addUser('journal', law.domain, 'audit');
  });

  const sql = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
  const addDomain = async (domain: string) => {
    const { domain: added } = dataOf(await house.call('addDomain', { domain }, { token }));
    await house.verifyDomains(accountId);
    return { id: added.id, domain };
  };
  const addUser = async (username: string, domain: string, account_type: 'audit' | 'basic' = 'basic') =>
    dataOf(await house.call('addUser', { username, domain, password, quota: 100, account_type }, { token }));
  const set = (fields: Partial<ActionInput<'setAuditDomain'>> = {}, sender = { token }) =>
    house.call('setAuditDomain', { domain: shop.domain, audit_email: journal.email, ...fields }, sender);
  const rows = async (sender = { token }) => dataOf(await house.call('getAudit', {}, sender)).rows;
  const update = (audit_enabled: 0 | 1, domain = shop.domain) =>
    house.call('updateDomain', { domain, audit_enabled }, { token });
  const history = async (operation: string, sender = { token }) =>
    dataOf(await house.call('getAccountHistory', { operation }, sender)).rows;
  const fieldsOf = (answer: Awaited<ReturnType<TestPanel['call']>>) =>
    answer.returncode === 0 ? answer.error.fields : 'done';
  const limitedTo = async (id: string) => {
    const username = `limited${count}`;
    const permissions = { users: 6, domains: 6, accounthistory: 1 } as const;
    const limited = { username, email: `${username}@admins.example`, password, permissions };
    dataOf(await house.call('addSubAdmin', { ...limited, domains_limited: 1, domains: [id] }, { token }));
    return { token: await house.login(username) };
  };

  it('says where the copies of its mail go, and can get another mailbox', async () => {
    expect(await rows()).toEqual([]);
    const row = dataOf(await set());
    expect(row).toEqual({
      id: shop.id,
      domain: shop.domain,
      unicode: shop.domain,
      audit_email: journal.email,
      audit_unicode: journal.email,
      mailbox: 'active',
      audit_enabled: 1,
    });
    expect(await rows()).toEqual([row]);
    expect(dataOf(await house.call('getDomain', { id: shop.id }, { token }))).toMatchObject({
      audit_enabled: 1,
    });
    const second = await addUser('second', shop.domain, 'audit');
    dataOf(await set({ audit_email: second.email }));
    expect(await rows()).toMatchObject([{ audit_email: second.email }]);
  });

  it('needs an active audit mailbox, and is verified', async () => {
    const basic = await addUser('basic', shop.domain);
    const refused = { audit_email: { code: 'audit_mailbox' } };
    expect(fieldsOf(await set({ audit_email: basic.email }))).toEqual(refused);
    expect(fieldsOf(await set({ audit_email: `nobody@${shop.domain}` }))).toEqual(refused);
    dataOf(await house.call('disableUsers', { ids: [journal.id] }, { token }));
    expect(fieldsOf(await set())).toEqual(refused);
    dataOf(await house.call('addDomain', { domain: `new${count}.example` }, { token }));
    expect(outcomeOf(await set({ domain: `new${count}.example` }))).toBe('domain_unverified');
    expect(outcomeOf(await set({ domain: 'nowhere.example' }))).toBe('not_found');
    expect(await rows()).toEqual([]);
  });

  it('is turned off and on by its own switch, which needs a mailbox first', async () => {
    expect(fieldsOf(await update(1))).toEqual({ audit_enabled: { code: 'audit_missing' } });
    expect(dataOf(await update(0))).toMatchObject({ audit_enabled: 0 });
    dataOf(await set());
    expect(dataOf(await update(0))).toMatchObject({ audit_enabled: 0 });
    expect(await rows()).toMatchObject([{ audit_email: journal.email, audit_enabled: 0 }]);
    expect(dataOf(await house.call('getAudit', { audit_enabled: 1 }, { token })).rows).toEqual([]);
    expect(dataOf(await update(1))).toMatchObject({ audit_enabled: 1 });
    expect(await history('updateDomain')).toMatchObject([
      { before: { audit_enabled: false }, after: { audit_enabled: true } },
      { before: { audit_enabled: true }, after: { audit_enabled: false } },
      { after: null },
    ]);
  });

  it('is no longer audited once that is removed', async () => {
    const remove = () => house.call('removeAuditDomain', { domain: shop.domain }, { token });
    expect(outcomeOf(await remove())).toBe('not_found');
    dataOf(await set());
    dataOf(await remove());
    expect(await rows()).toEqual([]);
    expect(outcomeOf(await remove())).toBe('not_found');
    expect(fieldsOf(await update(1))).toEqual({ audit_enabled: { code: 'audit_missing' } });
  });

  it('is changed by level 6 alone', async () => {
    await house.addSubAdmin(accountId, `five${count}`, { users: 5, domains: 5 });
    const five = { token: await house.login(`five${count}`) };
    expect(outcomeOf(await set({}, five))).toBe('forbidden');
    expect(outcomeOf(await house.call('removeAuditDomain', { domain: shop.domain }, five))).toBe('forbidden');
    expect(await rows(five)).toEqual([]);
  });

  it('keeps its mailbox from being removed, disabled or turned into another type', async () => {
    dataOf(await set());
    const { id } = journal;
    const conflict = { done: [], failed: [{ id, code: 'conflict' }] };
    const ids = [id];
    expect(resultsOf(await house.call('removeUsers', { ids }, { token }))).toEqual(conflict);
    expect(resultsOf(await house.call('disableUsers', { ids }, { token }))).toEqual(conflict);
    const retyped = await house.call('updateUsers', { ids, account_type: 'basic' }, { token });
    expect(resultsOf(retyped)).toEqual(conflict);
    expect(fieldsOf(await house.call('updateUser', { id, account_type: 'basic' }, { token }))).toEqual({
      account_type: { code: 'audit_in_use' },
    });
    expect(resultsOf(await house.call('updateUsers', { ids, quota: 200 }, { token })).done).toEqual(ids);
    dataOf(await house.call('removeAuditDomain', { domain: shop.domain }, { token }));
    expect(resultsOf(await house.call('removeUsers', { ids }, { token })).done).toEqual(ids);
  });

  it('keeps the domain of its mailbox from being removed or disabled, unless that is its own', async () => {
    dataOf(await set());
    const conflict = { done: [], failed: [{ id: law.id, code: 'conflict' }] };
    expect(resultsOf(await house.call('removeDomains', { ids: [law.id] }, { token }))).toEqual(conflict);
    expect(resultsOf(await house.call('disableDomains', { ids: [law.id] }, { token }))).toEqual(conflict);
    dataOf(await house.call('removeAuditDomain', { domain: shop.domain }, { token }));
    dataOf(await set({ domain: law.domain }));
    const ids = [law.id];
    for (const name of ['disableDomains', 'enableDomains', 'disableDomains', 'removeDomains'] as const) {
      expect(resultsOf(await house.call(name, { ids }, { token })).done, name).toEqual(ids);
    }
    expect(await rows()).toEqual([]);
    const bin = { kind: 'domains', ids } as const;
    expect(resultsOf(await house.call('restoreItems', bin, { token })).done).toEqual(ids);
    expect(await rows()).toMatchObject([{ audit_email: journal.email, mailbox: 'active', audit_enabled: 1 }]);
    expect(resultsOf(await house.call('removeDomains', { ids }, { token })).done).toEqual(ids);
    expect(resultsOf(await house.call('purgeItems', bin, { token })).done).toEqual(ids);
  });

  it('does not reveal a mailbox in another domain to an admin who does not see that', async () => {
    dataOf(await set());
    const limited = await limitedTo(shop.id);
    expect(await rows(limited)).toMatchObject([
      { domain: shop.domain, audit_email: '', audit_unicode: '', mailbox: 'hidden', audit_enabled: 1 },
    ]);
    expect(JSON.stringify(await history('setAuditDomain', limited))).not.toContain(journal.email);
    expect(fieldsOf(await set({}, limited))).toEqual({ audit_email: { code: 'audit_mailbox' } });
    const own = await addUser('own', shop.domain, 'audit');
    dataOf(await set({ audit_email: own.email }, limited));
    expect(await rows(limited)).toMatchObject([{ audit_email: own.email, mailbox: 'active' }]);
    expect(JSON.stringify(await history('setAuditDomain', limited))).not.toContain(journal.email);
    dataOf(await set());
    dataOf(await house.call('removeAuditDomain', { domain: shop.domain }, limited));
    expect(JSON.stringify(await history('removeAuditDomain', limited))).not.toContain(journal.email);
  });

  it('stands in the history with its mailbox', async () => {
    dataOf(await set());
    expect(await history('setAuditDomain')).toMatchObject([
      { target: shop.domain, after: { domain: shop.domain, audit_email: journal.email } },
      { target: shop.domain, after: { audit_enabled: true } },
    ]);
    const own = await addUser('own', shop.domain, 'audit');
    dataOf(await house.call('removeAuditDomain', { domain: shop.domain }, { token }));
    dataOf(await set({ audit_email: own.email }));
    const [latest] = await history('setAuditDomain');
    expect(latest).toMatchObject({ before: null, after: { audit_email: own.email, audit_enabled: true } });
  });
});
