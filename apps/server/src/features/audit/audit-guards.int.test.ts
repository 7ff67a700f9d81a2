import type { ActionInput } from '@posthouse/contract';
import type { Permissions } from '@posthouse/contract/core/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, resultsOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';
import { recycledDomains } from '../domains/recycled-domains-store.ts';
import { recycledUsers } from '../users/recycled-users-store.ts';

const password = 'Correct-horse-7';

/** What those could do to an audit who do not decide about it. */
describe('an audit', () => {
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
    ({ accountId } = await house.addAccount(`guards${count}`));
    token = await house.login(`guards${count}`);
    await sql('update account set max_basic_users = 9, max_quota_mb = 99000 where id = $1', [accountId]);
    shop = await addDomain(`shop-guards${count}.example`);
    law = await addDomain(`law-guards${count}.example`);
    journal = await addUser('journal', law.domain, 'audit');
    dataOf(await set(shop.domain, journal.email));
  });

  const sql = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
  const addDomain = async (domain: string) => {
    const { domain: added } = dataOf(await house.call('addDomain', { domain }, { token }));
    await house.verifyDomains(accountId);
    return { id: added.id, domain };
  };
  const addUser = async (username: string, domain: string, account_type: 'audit' | 'basic' = 'basic') =>
    dataOf(await house.call('addUser', { username, domain, password, quota: 100, account_type }, { token }));
  const set = (domain: string, audit_email: string, sender = { token }) =>
    house.call('setAuditDomain', { domain, audit_email }, sender);
  const subAdmin = async (permissions: Partial<Permissions>, domains?: string[]) => {
    const username = `helper${count}`;
    const limit = domains ? { domains_limited: 1, domains } : {};
    const fields = { username, email: `${username}@admins.example`, password, permissions, ...limit };
    dataOf(await house.call('addSubAdmin', fields as ActionInput<'addSubAdmin'>, { token }));
    return { token: await house.login(username) };
  };
  const fieldsOf = (answer: Awaited<ReturnType<TestPanel['call']>>) =>
    answer.returncode === 0 ? answer.error.fields : 'done';
  /** What became of the only row of a file. */
  const imported = async (csv: string, sender = { token }) => {
    const { plan } = dataOf(await house.call('planImport', { kind: 'users', csv }, sender));
    const key = { kind: 'users', id: plan.id } as const;
    dataOf(await house.call('applyPlan', key, sender));
    await house.panel.runJobsUntilIdle();
    const { rows } = dataOf(await house.call('getPlan', key, sender));
    return rows.map(({ result, reason }) => reason?.code ?? result);
  };
  const conflictOf = (...ids: string[]) => ids.map((id) => ({ id, code: 'conflict' }));

  describe('mailbox', () => {
    const rule = {
      name: 'Away',
      active: 1,
      match: 'all',
      conditions: [{ field: 'subject', test: 'contains', value: 'x' }],
      actions: [{ type: 'discard', value: '' }],
      stop: 0,
    };
    const setRules = (id: string) =>
      house.call('setDeliveryRules', { id, rules: [rule] } as never, { token });
    const reply = { active: 1, text: 'Away.' } as const;
    const setVacation = (id: string) => house.call('setVacation', { id, ...reply }, { token });

    it('has no rules and no vacation reply: what it received stays', async () => {
      expect(fieldsOf(await setRules(journal.id))).toEqual({ rules: { code: 'type_unsuitable' } });
      expect(fieldsOf(await setVacation(journal.id))).toEqual({ active: { code: 'type_unsuitable' } });
    });

    const retypings: Record<string, (id: string) => Promise<unknown>> = {
      alone: async (id) => dataOf(await house.call('updateUser', { id, account_type: 'audit' }, { token })),
      'among many': async (id) =>
        expect(
          resultsOf(await house.call('updateUsers', { ids: [id], account_type: 'audit' }, { token })).done,
        ).toEqual([id]),
      'by a file': async () =>
        expect(await imported(`email,account_type\nanna@${shop.domain},audit`)).toEqual(['done']),
    };
    for (const [how, retype] of Object.entries(retypings)) {
      it(`has nothing of what it had before it became one, ${how}`, async () => {
        const { id } = await addUser('anna', shop.domain);
        const other = await addUser('bert', shop.domain);
        const destinations = ['x@other.example'];
        dataOf(await house.call('setForwards', { id, destinations, keep_copy: 0 }, { token }));
        const delegates = [{ address: other.email, right: 'full', send: 'none' }] as const;
        dataOf(await house.call('setDelegates', { id, delegates: [...delegates] }, { token }));
        dataOf(await house.call('setSendAs', { id, addresses: [other.email] }, { token }));
        dataOf(await setRules(id));
        dataOf(await setVacation(id));
        dataOf(await house.call('addAppPassword', { id, label: 'Phone' }, { token }));
        dataOf(await house.call('getOneTimePassword', { id, reason: 'Test' }, { token }));
        const tables = [
          ...['user_forward', 'user_delegate', 'user_send_as', 'user_sharing', 'delivery_rules', 'vacation'],
          ...['user_script', 'app_password', 'one_time_password'],
        ];
        const left = async () => {
          const found: string[] = [];
          for (const table of tables) {
            const { rowCount } = await sql(`select from ${table} where user_id = $1`, [id]);
            if (rowCount) found.push(table);
          }
          return found;
        };
        expect(await left()).toEqual(tables);
        dataOf(await house.call('updateUser', { id, quota: 200 }, { token }));
        expect(await left()).toEqual(tables);
        await retype(id);
        expect(await left()).toEqual([]);
      });
    }

    /** Every way to a login, as an admin would try them. */
    const logins = async (sender: { token: string }, id = journal.id) => [
      outcomeOf(await house.call('getOneTimePassword', { id, reason: 'Curious' }, sender)),
      outcomeOf(
        await house.call('addAppPassword', { id, label: `Phone ${sender.token.slice(0, 8)}` }, sender),
      ),
      outcomeOf(await house.call('updateUser', { id, password: 'Other-horse-8' }, sender)),
    ];

    it('gets a new login from level 6 alone', async () => {
      const five = await subAdmin({ users: 5 });
      expect(await logins(five)).toEqual(['forbidden', 'forbidden', 'forbidden']);
      dataOf(await house.call('updateUser', { id: journal.id, quota: 200 }, five));
      expect(await logins({ token })).toEqual(['done', 'done', 'done']);
      const { id } = await addUser('anna', law.domain);
      expect(await logins(five, id)).toEqual(['done', 'done', 'done']);
    });

    it('gets none from an admin who does not see all domains whose mail it receives', async () => {
      const limited = await subAdmin({ users: 6 }, [law.id]);
      expect(await logins(limited)).toEqual(['forbidden', 'forbidden', 'forbidden']);
      // Turned off, the copies that were made are still in it.
      dataOf(await house.call('updateDomain', { domain: shop.domain, audit_enabled: 0 }, { token }));
      expect(await logins(limited)).toEqual(['forbidden', 'forbidden', 'forbidden']);
      dataOf(await house.call('removeDomains', { ids: [shop.id] }, { token }));
      expect(await logins(limited)).toEqual(['forbidden', 'forbidden', 'forbidden']);
      const withPassword = (email: string) => imported(`email,password\n${email},Third-horse-9`, limited);
      expect(await withPassword(journal.email)).toEqual(['forbidden']);
      const own = await addUser('own', law.domain, 'audit');
      dataOf(await set(law.domain, own.email));
      expect(await logins(limited, own.id)).toEqual(['done', 'done', 'done']);
      expect(await withPassword(own.email)).toEqual(['done']);
    });
  });

  it('chosen for another domain, has no login left of those who may be kept from it', async () => {
    dataOf(await house.call('addAppPassword', { id: journal.id, label: 'Phone' }, { token }));
    dataOf(await house.call('getOneTimePassword', { id: journal.id, reason: 'Test' }, { token }));
    const left = async () =>
      (
        await sql(
          `select user_id from app_password where user_id = $1
           union all select user_id from one_time_password where user_id = $1`,
          [journal.id],
        )
      ).rowCount;
    dataOf(await set(shop.domain, journal.email));
    expect(await left()).toBe(2);
    dataOf(await set(law.domain, journal.email));
    expect(await left()).toBe(0);
  });

  describe('does not end with', () => {
    const bulk = async (
      name: 'disableDomains' | 'enableDomains' | 'removeDomains' | 'removeUsers',
      ...ids: string[]
    ) => resultsOf(await house.call(name, { ids }, { token }));
    const restore = async (id: string) =>
      resultsOf(await house.call('restoreItems', { kind: 'domains', ids: [id] }, { token }));

    it('both domains disabled and one enabled again', async () => {
      expect(await bulk('disableDomains', law.id, shop.id)).toEqual({
        done: [shop.id],
        failed: conflictOf(law.id),
      });
      expect(await bulk('enableDomains', shop.id)).toEqual({ done: [shop.id], failed: [] });
    });

    it('the domain of the mailbox parked', async () => {
      const park = (domain: string) => house.call('updateDomain', { domain, type: 'parked' }, { token });
      expect(fieldsOf(await park(law.domain))).toEqual({ type: { code: 'audit_host' } });
      // The audited one itself takes no mail then.
      dataOf(await park(shop.domain));
    });

    it('the mailbox moved to where no mail arrives, and none is chosen there', async () => {
      const quiet = await addDomain(`quiet-guards${count}.example`);
      const move = (domain: string) =>
        house.call('renameUser', { id: journal.id, username: 'journal', domain }, { token });
      const there = await addUser('there', quiet.domain, 'audit');
      for (const [out, back] of [
        ['active = false', 'active = true'],
        [`type = 'parked'`, `type = 'standard'`],
      ]) {
        await sql(`update domain set ${out} where id = $1`, [quiet.id]);
        expect(fieldsOf(await move(quiet.domain)), out).toEqual({ domain: { code: 'audit_in_use' } });
        expect(fieldsOf(await set(shop.domain, there.email)), out).toEqual({
          audit_email: { code: 'audit_mailbox' },
        });
        // Its own mail is copied as long as there is any.
        dataOf(await set(quiet.domain, there.email));
        await sql(`update domain set ${back} where id = $1`, [quiet.id]);
      }
      dataOf(await move(quiet.domain));
    });

    it('both domains removed and one restored', async () => {
      const removed = { done: [shop.id], failed: conflictOf(law.id) };
      expect(await bulk('removeDomains', law.id, shop.id)).toEqual(removed);
      // Nor afterwards: what is in the recycle bin may come back.
      expect(await bulk('removeDomains', law.id)).toEqual({ done: [], failed: conflictOf(law.id) });
      expect(await restore(shop.id)).toEqual({ done: [shop.id], failed: [] });
    });

    it('a chain of domains of which the last stays', async () => {
      const bank = await addDomain(`bank-guards${count}.example`);
      const second = await addUser('second', shop.domain, 'audit');
      dataOf(await set(bank.domain, second.email));
      expect(await bulk('removeDomains', law.id, shop.id)).toEqual({
        done: [],
        failed: conflictOf(law.id, shop.id),
      });
    });

    it('the mailbox removed while its domain is in the recycle bin', async () => {
      expect((await bulk('removeDomains', shop.id)).done).toEqual([shop.id]);
      expect(await bulk('removeUsers', journal.id)).toEqual({ done: [], failed: conflictOf(journal.id) });
      expect(await restore(shop.id)).toEqual({ done: [shop.id], failed: [] });
    });

    it('a domain that comes back while its mailbox cannot be used', async () => {
      await bulk('disableDomains', shop.id);
      const enable = () => bulk('enableDomains', shop.id);
      const refused = { done: [], failed: conflictOf(shop.id) };
      const breaks = [
        ['update mail_user set active = $2 where id = $1', journal.id, false, true],
        [
          'update mail_user set removed_at = $2::timestamptz, removal_id = md5($2::text)::uuid where id = $1',
          ...[journal.id, '2026-01-01', null],
        ],
        ['update domain set active = $2 where id = $1', law.id, false, true],
      ] as const;
      for (const [text, id, broken, whole] of breaks) {
        await sql(text, [id, broken]);
        expect(await enable(), text).toEqual(refused);
        await bulk('removeDomains', shop.id);
        expect(await restore(shop.id), text).toEqual(refused);
        await sql(text, [id, whole]);
        expect((await restore(shop.id)).done, text).toEqual([shop.id]);
      }
      // What is not audited at the moment may come back as it is.
      dataOf(await house.call('updateDomain', { domain: shop.domain, audit_enabled: 0 }, { token }));
      await sql('update mail_user set active = false where id = $1', [journal.id]);
      expect((await enable()).done).toEqual([shop.id]);
    });

    it('the purge of a mailbox or of its domain', async () => {
      const row = async () =>
        (await sql('select from audit_domain where domain_id = $1', [shop.id])).rowCount;
      const purge = async (kind: 'users' | 'domains', id: string) =>
        resultsOf(await house.call('purgeItems', { kind, ids: [id] }, { token }));
      const gone = `removed_at = now() - interval '40 days', removal_id = gen_random_uuid()`;
      await sql(`update mail_user set ${gone} where id = $1`, [journal.id]);
      expect(await purge('users', journal.id)).toEqual({ done: [], failed: conflictOf(journal.id) });
      await sql(`update domain_name set ${gone} where id = $1`, [law.id]);
      expect(await purge('domains', law.id)).toEqual({ done: [], failed: conflictOf(law.id) });
      for (const things of [recycledUsers, recycledDomains]) {
        await things.purgeRemovedBefore(house.database.db, new Date());
      }
      expect(await row()).toBe(1);
      dataOf(await house.call('removeAuditDomain', { domain: shop.domain }, { token }));
      expect((await purge('domains', law.id)).done).toEqual([law.id]);
    });

    it('a switch of the domain, unless the admin decides about users too', async () => {
      const six = await subAdmin({ domains: 6, users: 5 });
      const update = (fields: Partial<ActionInput<'updateDomain'>>) =>
        house.call('updateDomain', { domain: shop.domain, ...fields }, six);
      expect(outcomeOf(await update({ audit_enabled: 0 }))).toBe('forbidden');
      dataOf(await update({ audit_enabled: 1, footer: 'Hello' }));
      dataOf(await house.call('updateDomain', { domain: shop.domain, audit_enabled: 0 }, { token }));
      expect(outcomeOf(await update({ audit_enabled: 1 }))).toBe('forbidden');
    });
  });
});
