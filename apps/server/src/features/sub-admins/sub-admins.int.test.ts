import type { ActionInput } from '@posthouse/contract';
import { levels, type Permissions, permissionsAt } from '@posthouse/contract/core/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { turnOnTwoFactor } from '../../testing/test-authenticator.ts';
import { linkIn, mailsTo } from '../../testing/test-mailbox.ts';
import {
  dataOf,
  outcomeOf,
  resultsOf,
  startTestPanel,
  type TestPanel,
  testPassword,
} from '../../testing/test-panel.ts';

describe('sub-admins', () => {
  let house: TestPanel;
  let owner: string;
  let adminId: number;
  let token: string;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    owner = `owner${count}`;
    ({ adminId } = await house.addAccount(owner));
    token = await house.login(owner);
  });

  const named = (name: string) => `${name}${count}`;
  const draft = (name: string, permissions: Partial<Permissions> = {}): ActionInput<'addSubAdmin'> => ({
    username: named(name),
    email: `${named(name)}@admins.example`,
    password: testPassword,
    permissions,
  });
  const add = async (name: string, permissions: Partial<Permissions> = {}) =>
    dataOf(await house.call('addSubAdmin', draft(name, permissions), { token }));
  const signIn = (name: string) => house.login(named(name));
  const list = async (input: ActionInput<'getSubAdmins'>) =>
    dataOf(await house.call('getSubAdmins', input, { token }));
  const names = async (input: ActionInput<'getSubAdmins'>) =>
    (await list(input)).rows.map(({ username }) => username);
  const isAlive = async (one: string) =>
    outcomeOf(await house.call('getPermissions', {}, { token: one })) === 'done';
  const history = async (filter: ActionInput<'getAccountHistory'>) =>
    dataOf(await house.call('getAccountHistory', filter, { token })).rows;
  const refusals = async (operation: string) =>
    (await history({ operation }))
      .filter(({ outcome }) => outcome === 'refused')
      .map(({ adminname, target }) => ({ adminname, target }));

  describe('the e-mail address', () => {
    const confirmBy = async (address: string) => {
      const mail = (await mailsTo(house, address)).at(-1);
      const key = mail ? (linkIn(mail).split('/').at(-1) ?? '') : '';
      return outcomeOf(await house.call('confirmEmail', { key }));
    };

    it('is asked to confirm itself, and until then gets no reset link', async () => {
      const { id, email } = await add('helper');
      const username = named('helper');
      dataOf(await house.call('forgotPassword', { username, email }));
      expect(await mailsTo(house, email)).toMatchObject([{ subject: 'Confirm your e-mail address' }]);
      expect(await confirmBy(email)).toBe('done');
      const row = dataOf(await house.call('getSubAdmin', { id }, { token }));
      expect(row.email_confirmed).toBe(1);
      dataOf(await house.call('forgotPassword', { username, email }));
      expect(await mailsTo(house, email)).toHaveLength(2);
    });

    it('that is new is confirmed anew, also together with a new password; the old one is told', async () => {
      const { id, email } = await add('helper');
      await confirmBy(email);
      const next = `${named('next')}@admins.example`;
      dataOf(await house.call('updateSubAdmin', { id, email: next, password: 'Another-horse-8' }, { token }));
      expect((await mailsTo(house, email)).at(-1)?.text).toContain(next);
      expect(await confirmBy(next)).toBe('done');
    });

    it('can be asked again, but not without end, and never counted for another account', async () => {
      const { id, email } = await add('helper');
      const again = async () => outcomeOf(await house.call('sendSubAdminConfirmation', { id }, { token }));
      for (let mail = 1; mail < 10; mail += 1) expect(await again()).toBe('done');
      expect(await again()).toBe('rate_limited');
      expect(await mailsTo(house, email)).toHaveLength(10);
      await house.addAccount(named('rival'));
      const rival = await house.login(named('rival'));
      const other = { ...draft('elsewhere'), email };
      expect(outcomeOf(await house.call('addSubAdmin', other, { token: rival }))).toBe('done');
      expect(await mailsTo(house, email)).toHaveLength(11);
    });

    it('is no relay: many new addresses get no more mails than one', async () => {
      const { id } = await add('helper');
      for (let turn = 0; turn < 20; turn += 1) {
        const email = `${named('bomb')}+${turn}@elsewhere.example`;
        dataOf(await house.call('updateSubAdmin', { id, email }, { token }));
      }
      const mails = (await house.readMails()).filter((mail) => mail.includes(`${named('bomb')}+`));
      expect(mails.length).toBeLessThanOrEqual(10);
    });

    it('of an admin of the account cannot be taken as a user name', async () => {
      const email = `${owner}@admins.example`;
      const taken = { ...draft('helper'), username: email };
      expect(outcomeOf(await house.call('addSubAdmin', taken, { token }))).toBe('conflict');
      expect(outcomeOf(await house.call('addSubAdmin', { ...taken, email }, { token }))).toBe('conflict');
    });

    it('of another account’s admin keeps signing that admin in, whoever takes it as a user name, and nobody is told', async () => {
      const victim = named('victim');
      const email = `${victim}@elsewhere.example`;
      await house.addAccount(victim, email);
      const shadow = { ...draft('shadow'), username: email, email };
      expect(outcomeOf(await house.call('addSubAdmin', shadow, { token }))).toBe('done');
      const victims = await house.login(email, { ip: '198.51.100.77' });
      expect(
        dataOf(await house.call('getAdminInfo', {}, { token: victims, ip: '198.51.100.77' })),
      ).toMatchObject({
        adminname: victim,
      });
      await house.call('login', { username: email, password: 'wrong' }, { ip: '198.51.100.77' });
      await house.panel.runJobsUntilIdle();
      expect(JSON.stringify(await history({}))).not.toContain('198.51.100.77');
    });
  });

  describe('the second factor', () => {
    it('of one who lost it is taken away by a manager; the sessions end and the password alone signs in', async () => {
      const { id } = await add('helper');
      const helper = await signIn('helper');
      await turnOnTwoFactor(house, { token: helper });
      expect(dataOf(await house.call('getSubAdmin', { id }, { token })).twofa_enabled).toBe(1);
      dataOf(await house.call('resetSubAdminTwoFactor', { id }, { token }));
      expect(await isAlive(helper)).toBe(false);
      expect(await isAlive(await signIn('helper'))).toBe(true);
      expect((await history({ operation: 'resetSubAdminTwoFactor' }))[0]).toMatchObject({
        target: named('helper'),
        after: { twofa_enabled: false },
      });
    });

    it('of the main admin or of a stronger one cannot be', async () => {
      const strong = await add('strong', { users: 6, subadmins: 6 });
      await add('deputy', { subadmins: levels.addUpdate });
      const deputy = await signIn('deputy');
      for (const id of [String(adminId), strong.id]) {
        const answer = await house.call('resetSubAdminTwoFactor', { id }, { token: deputy });
        expect(outcomeOf(answer)).toBe('forbidden');
      }
    });
  });

  describe('life', () => {
    it('signs in with what it was given, and its rights are read afresh on every request', async () => {
      const made = await add('helper', { logs: levels.view });
      expect(made).toMatchObject({
        username: named('helper'),
        active: 1,
        twofa_allowed: 1,
        twofa_enabled: 0,
        lastlogin: null,
        permissions: { ...permissionsAt(0), logs: 1 },
        version: 1,
      });
      const helper = await signIn('helper');
      expect(outcomeOf(await house.call('getSubAdmins', {}, { token: helper }))).toBe('forbidden');
      const change = { id: made.id, permissions: { subadmins: levels.view } };
      expect(dataOf(await house.call('updateSubAdmin', change, { token }))).toMatchObject({
        permissions: { ...permissionsAt(0), logs: 1, subadmins: 1 },
        version: 2,
      });
      expect(outcomeOf(await house.call('getSubAdmins', {}, { token: helper }))).toBe('done');
      expect(dataOf(await house.call('getPermissions', {}, { token: helper }))).toMatchObject({
        subadmins: 1,
      });
    });

    it('leaves what an update does not name, and clears a name with an empty one', async () => {
      const { id } = dataOf(
        await house.call(
          'addSubAdmin',
          { ...draft('helper'), name: 'Help', twofa_allowed: false },
          { token },
        ),
      );
      const same = dataOf(await house.call('updateSubAdmin', { id, permissions: { users: 2 } }, { token }));
      expect(same).toMatchObject({ name: 'Help', twofa_allowed: 0 });
      expect(dataOf(await house.call('updateSubAdmin', { id, name: '' }, { token }))).toMatchObject({
        name: '',
        permissions: { users: 2 },
      });
    });

    it('refuses a user name that is taken, in whatever account', async () => {
      await house.addAccount(named('elsewhere'));
      const taken = { ...draft('other'), username: named('elsewhere') };
      expect(outcomeOf(await house.call('addSubAdmin', taken, { token }))).toBe('conflict');
    });

    it('tells in the history what changed, but never a password', async () => {
      const { id } = await add('helper');
      await house.call('updateSubAdmin', { id, name: 'New', password: 'Another-horse-8' }, { token });
      const [entry] = await history({ operation: 'updateSubAdmin' });
      expect(entry).toMatchObject({
        target: named('helper'),
        outcome: 'done',
        before: { name: '' },
        after: { name: 'New', signin_changed: true },
      });
      expect(JSON.stringify(await history({}))).not.toContain('Another-horse-8');
    });

    it('tells nothing of what an update names and leaves as it is', async () => {
      const { id, email } = await add('helper', { users: 3 });
      const same = {
        email,
        name: '',
        twofa_allowed: true,
        permissions: { users: 3 },
        domains_limited: 0,
      } as const;
      dataOf(
        await house.call('updateSubAdmin', { id, ...same, permissions: { users: 3, logs: 1 } }, { token }),
      );
      const [entry] = await history({ operation: 'updateSubAdmin' });
      expect(Object.keys(entry?.before ?? {})).toEqual(['permissions']);
      expect(entry).toMatchObject({
        before: { permissions: { users: 3, logs: 0 } },
        after: { permissions: { users: 3, logs: 1 } },
      });
      const [row] = (await list({})).rows;
      expect(row).toMatchObject({ email, version: 2 });
    });

    it('answers the second of two who edit the same one with stale, and changes nothing', async () => {
      const { id, version } = await add('helper');
      const first = { id, version, name: 'First' };
      expect(outcomeOf(await house.call('updateSubAdmin', first, { token }))).toBe('done');
      const second = { id, version, name: 'Second', permissions: { users: 6 } };
      expect(outcomeOf(await house.call('updateSubAdmin', second, { token }))).toBe('stale');
      expect(dataOf(await house.call('getSubAdmin', { id }, { token }))).toMatchObject({
        name: 'First',
        permissions: { users: 0 },
      });
    });

    it('lets two at the same moment wait for each other: one is done, one is stale', async () => {
      const { id, version } = await add('helper');
      const answers = await Promise.all(
        ['One', 'Two'].map((name) => house.call('updateSubAdmin', { id, version, name }, { token })),
      );
      expect(answers.map(outcomeOf).sort()).toEqual(['done', 'stale']);
    });
  });

  describe('sessions', () => {
    it.each([
      ['disabling', (id: string) => house.call('disableSubAdmins', { ids: [id] }, { token })],
      ['removing', (id: string) => house.call('removeSubAdmins', { ids: [id] }, { token })],
      [
        'a new password',
        (id: string) => house.call('updateSubAdmin', { id, password: 'Another-horse-8' }, { token }),
      ],
    ])('end at once by %s', async (_name, act) => {
      const { id } = await add('helper');
      const sessions = [await signIn('helper'), await signIn('helper')];
      expect(outcomeOf(await act(id))).toBe('done');
      for (const session of sessions) expect(await isAlive(session)).toBe(false);
      await expect(signIn('helper')).rejects.toThrow(/login_(invalid|failed)/);
    });

    it('begin again once enabled, with the rights from before', async () => {
      const { id } = await add('helper', { logs: 1 });
      await house.call('disableSubAdmins', { ids: [id] }, { token });
      expect(await names({ active: false })).toEqual([named('helper')]);
      await house.call('enableSubAdmins', { ids: [id] }, { token });
      const helper = await signIn('helper');
      expect(dataOf(await house.call('getPermissions', {}, { token: helper }))).toMatchObject({ logs: 1 });
    });

    it('stay when only rights or data change', async () => {
      const { id } = await add('helper');
      const helper = await signIn('helper');
      await house.call('updateSubAdmin', { id, name: 'New', permissions: { logs: 1 } }, { token });
      expect(await isAlive(helper)).toBe(true);
    });

    it('leave their history behind when the sub-admin is removed', async () => {
      const { id } = await add('helper');
      await signIn('helper');
      await house.call('removeSubAdmins', { ids: [id] }, { token });
      expect(await history({ adminname: named('helper'), operation: 'login' })).toHaveLength(1);
      const [entry] = await history({ operation: 'removeSubAdmins' });
      expect(entry).toMatchObject({ target: named('helper'), before: { email: expect.any(String) } });
    });
  });

  describe('escalation', () => {
    const manager = { subadmins: levels.addUpdate, users: levels.remove };
    let managerId: string;
    let managerToken: string;
    beforeEach(async () => {
      managerId = (await add('manager', manager)).id;
      managerToken = await signIn('manager');
    });
    const asManager = () => ({ token: managerToken });

    it('never gives a new one more than the caller has', async () => {
      const within = draft('within', { users: 3, subadmins: 5 });
      expect(outcomeOf(await house.call('addSubAdmin', within, asManager()))).toBe('done');
      for (const permissions of [{ users: 4 }, { subadmins: 6 }, { domains: 1 }] as const) {
        const beyond = draft('beyond', permissions);
        expect(outcomeOf(await house.call('addSubAdmin', beyond, asManager()))).toBe('forbidden');
      }
      expect(await names({ search: 'beyond' })).toEqual([]);
      const refused = { adminname: named('manager'), target: named('beyond') };
      expect(await refusals('addSubAdmin')).toEqual([refused, refused, refused]);
    });

    it('never raises another above the caller', async () => {
      const { id } = await add('helper', { users: 1 });
      const raise = { id, permissions: { users: 4 } } as const;
      expect(outcomeOf(await house.call('updateSubAdmin', raise, asManager()))).toBe('forbidden');
      expect(await refusals('updateSubAdmin')).toEqual([
        { adminname: named('manager'), target: named('helper') },
      ]);
      expect(dataOf(await house.call('getSubAdmin', { id }, { token }))).toMatchObject({
        permissions: { users: 1 },
        version: 1,
      });
    });

    it('never changes itself', async () => {
      const own = { id: managerId, name: 'Me' };
      expect(outcomeOf(await house.call('updateSubAdmin', own, asManager()))).toBe('forbidden');
      for (const action of ['enableSubAdmins', 'disableSubAdmins', 'removeSubAdmins'] as const) {
        expect(dataOf(await house.call(action, { ids: [managerId] }, asManager()))).toEqual({
          done: [],
          failed: [{ id: managerId, code: 'forbidden' }],
        });
        expect(await refusals(action)).toEqual([{ adminname: named('manager'), target: named('manager') }]);
      }
      expect(await isAlive(managerToken)).toBe(true);
      expect(await refusals('updateSubAdmin')).toHaveLength(1);
    });

    it('never changes the main admin, nor shows it', async () => {
      const id = String(adminId);
      for (const sender of [asManager(), { token }]) {
        expect(outcomeOf(await house.call('getSubAdmin', { id }, sender))).toBe('not_found');
        const change = { id, email: 'mine@admins.example', password: 'Another-horse-8' };
        expect(outcomeOf(await house.call('updateSubAdmin', change, sender))).toBe('forbidden');
        expect(resultsOf(await house.call('removeSubAdmins', { ids: [id] }, sender)).failed).toEqual([
          { id, code: 'forbidden' },
        ]);
      }
      const targets = (await refusals('updateSubAdmin')).map(({ target }) => target);
      expect(targets).toEqual([owner, owner]);
      expect(await refusals('removeSubAdmins')).toHaveLength(2);
      expect(await isAlive(token)).toBe(true);
      expect(await names({})).not.toContain(owner);
    });

    it('never changes someone who has more rights, not even their password', async () => {
      const { id } = await add('stronger', { users: 4 });
      const change = { id, password: 'Another-horse-8' };
      expect(outcomeOf(await house.call('updateSubAdmin', change, asManager()))).toBe('forbidden');
      expect(resultsOf(await house.call('disableSubAdmins', { ids: [id] }, asManager())).failed).toEqual([
        { id, code: 'forbidden' },
      ]);
      expect(await refusals('disableSubAdmins')).toEqual([
        { adminname: named('manager'), target: named('stronger') },
      ]);
      await signIn('stronger');
    });

    it('acts on the rows it may and leaves the others of a bulk alone', async () => {
      const weaker = await add('weaker');
      const stronger = await add('stronger', { users: 4 });
      const ids = [weaker.id, stronger.id, '999999999'];
      expect(dataOf(await house.call('disableSubAdmins', { ids }, asManager()))).toEqual({
        done: [weaker.id],
        failed: [
          { id: stronger.id, code: 'forbidden' },
          { id: '999999999', code: 'not_found' },
        ],
      });
      expect(await names({ active: true, search: 'stronger' })).toHaveLength(1);
      expect(await names({ active: false })).toEqual([named('weaker')]);
    });

    it('knows nobody of another account, and notes who asked', async () => {
      const other = await house.addAccount(named('beta'));
      const foreign = await house.addSubAdmin(other.accountId, named('foreign'), { logs: 1 });
      for (const key of [foreign.adminId, other.adminId]) {
        const id = String(key);
        expect(outcomeOf(await house.call('getSubAdmin', { id }, { token }))).toBe('not_found');
        expect(outcomeOf(await house.call('updateSubAdmin', { id, name: 'x' }, { token }))).toBe('not_found');
        for (const action of ['enableSubAdmins', 'disableSubAdmins', 'removeSubAdmins'] as const) {
          expect(dataOf(await house.call(action, { ids: [id] }, { token }))).toEqual({
            done: [],
            failed: [{ id, code: 'not_found' }],
          });
        }
      }
      const asked = await history({ operation: 'updateSubAdmin', outcome: ['refused'] });
      expect(asked.map(({ target, after }) => ({ target, after }))).toEqual(
        [other.adminId, foreign.adminId].map((id) => ({
          target: '',
          after: { unknown_ids: [String(id)], unknown_count: 1 },
        })),
      );
      expect(JSON.stringify(await history({}))).not.toContain(named('foreign'));
      expect(await names({})).toEqual([named('manager')]);
      await house.login(named('foreign'));
    });
  });

  describe('the list', () => {
    beforeEach(async () => {
      for (const [name, email] of [
        ['carla', 'x1@example.org'],
        ['anton', 'x3@example.org'],
        ['berta', 'x2@example.net'],
      ] as const) {
        await house.call('addSubAdmin', { ...draft(name), email, name: `Müller_${name}` }, { token });
        house.clock.advance({ seconds: 1 });
      }
    });

    it('is sorted by each of its columns, both ways', async () => {
      const sorted = (...order: string[]) => order.map(named);
      expect(await names({})).toEqual(sorted('anton', 'berta', 'carla'));
      expect(await names({ dir: 'desc' })).toEqual(sorted('carla', 'berta', 'anton'));
      expect(await names({ sort: 'name' })).toEqual(sorted('anton', 'berta', 'carla'));
      expect(await names({ sort: 'email' })).toEqual(sorted('carla', 'berta', 'anton'));
      expect(await names({ sort: 'created_at', dir: 'desc' })).toEqual(sorted('berta', 'anton', 'carla'));
    });

    it('finds parts of user name, name and address, and signs as themselves', async () => {
      expect(await names({ search: 'ERT' })).toEqual([named('berta')]);
      expect(await names({ search: 'müller_c' })).toEqual([named('carla')]);
      expect(await names({ search: 'example.net' })).toEqual([named('berta')]);
      expect(await names({ search: '%' })).toEqual([]);
      expect(await names({ search: 'müllerxa' })).toEqual([]);
    });

    it('is filtered by active, also turned round', async () => {
      const { rows } = await list({ search: 'berta' });
      await house.call('disableSubAdmins', { ids: [rows[0]?.id ?? ''] }, { token });
      expect(await names({ active: true })).toEqual([named('anton'), named('carla')]);
      expect(await names({ active: true, not: { active: true } })).toEqual([named('berta')]);
    });

    it('comes in pages by cursor, with the total of all', async () => {
      const first = await list({ limit: 2 });
      expect(first).toMatchObject({ total: 3, total_capped: 0, prev: null, next: expect.any(String) });
      const second = await list({ limit: 2, cursor: first.next ?? '' });
      expect(second).toMatchObject({ total: 3, next: null, rows: [{ username: named('carla') }] });
      const back = await list({ limit: 2, cursor: second.prev ?? '' });
      expect(back.rows).toEqual(first.rows);
      expect(await list({ search: 'anton' })).toMatchObject({ total: 1 });
    });

    it('comes in pages by offset too', async () => {
      const page = await list({ limit: 1, offset: 1 });
      expect(page).toMatchObject({ total: 3, rows: [{ username: named('berta') }] });
      expect(await names({ limit: 2, offset: 2 })).toEqual([named('carla')]);
      expect(await names({ limit: 1, cursor: page.next ?? '' })).toEqual([named('carla')]);
      expect(await names({ limit: 1, cursor: page.prev ?? '' })).toEqual([named('anton')]);
    });
  });

  describe('view as', () => {
    const viewAs = async (username: string, sender = { token }) =>
      house.call('viewAs', { username, password1: testPassword }, sender);
    let viewing: { token: string };
    beforeEach(async () => {
      await add('viewed', { accounthistory: levels.view, subadmins: levels.modify });
      viewing = dataOf(await viewAs(named('viewed')));
    });

    it('shows exactly what the sub-admin sees', async () => {
      expect(dataOf(await house.call('getAdminInfo', {}, viewing))).toMatchObject({
        adminname: named('viewed'),
        adminaccess: 'subadmin',
      });
      expect(dataOf(await house.call('getPermissions', {}, viewing))).toEqual({
        ...permissionsAt(0),
        accounthistory: 1,
        subadmins: 6,
      });
      expect(outcomeOf(await house.call('getSubAdmins', {}, viewing))).toBe('done');
      expect(await history({ operation: 'viewAs' })).toMatchObject([
        { adminname: owner, target: named('viewed'), outcome: 'done' },
      ]);
    });

    it('follows a change of the rights at once', async () => {
      const { rows } = await list({ search: named('viewed') });
      const change = { id: rows[0]?.id ?? '', permissions: { subadmins: 0 } } as const;
      await house.call('updateSubAdmin', change, { token });
      expect(outcomeOf(await house.call('getSubAdmins', {}, viewing))).toBe('forbidden');
    });

    it('refuses every command as read-only, and notes it', async () => {
      const before = await list({});
      expect(outcomeOf(await house.call('addSubAdmin', draft('sneaked'), viewing))).toBe('read_only');
      expect(outcomeOf(await house.call('exportAccountHistory', { format: 'csv' }, viewing))).toBe(
        'read_only',
      );
      const password = { password1: testPassword, password2: 'Another-horse-8', confirm: 'Another-horse-8' };
      expect(outcomeOf(await house.call('changePassword', password, viewing))).toBe('read_only');
      expect(outcomeOf(await viewAs(named('viewed'), viewing))).toBe('forbidden');
      expect(await list({})).toEqual(before);
      for (const operation of ['addSubAdmin', 'exportAccountHistory', 'changePassword', 'viewAs']) {
        expect(await refusals(operation), operation).toHaveLength(1);
      }
    });

    it('ends with the session it was opened from', async () => {
      await house.call('logout', {}, { token });
      expect(await isAlive(viewing.token)).toBe(false);
    });

    it('ends after 15 minutes, however busy', async () => {
      for (let minute = 0; minute < 14; minute += 2) {
        house.clock.advance({ minutes: 2 });
        expect(await isAlive(viewing.token)).toBe(true);
      }
      house.clock.advance({ minutes: 1 });
      expect(await isAlive(viewing.token)).toBe(false);
    });

    it('ends by its own logout, and leaves the sessions of both alone', async () => {
      const viewed = await signIn('viewed');
      expect(outcomeOf(await house.call('logout', {}, viewing))).toBe('done');
      expect(await isAlive(viewing.token)).toBe(false);
      expect(await isAlive(token)).toBe(true);
      expect(await isAlive(viewed)).toBe(true);
    });

    it('ends when the sub-admin is disabled', async () => {
      const { rows } = await list({ search: named('viewed') });
      await house.call('disableSubAdmins', { ids: [rows[0]?.id ?? ''] }, { token });
      expect(await isAlive(viewing.token)).toBe(false);
      expect(outcomeOf(await viewAs(named('viewed')))).toBe('not_found');
    });

    it('needs the password of the main admin', async () => {
      const answer = await house.call('viewAs', { username: named('viewed'), password1: 'wrong' }, { token });
      expect(answer).toMatchObject({ error: { fields: { password1: { code: 'password_wrong' } } } });
    });

    it('is for the main admin alone, and only for sub-admins of its account', async () => {
      const viewed = await signIn('viewed');
      await add('other');
      expect(outcomeOf(await viewAs(named('other'), { token: viewed }))).toBe('forbidden');
      expect(outcomeOf(await viewAs(owner))).toBe('not_found');
      const beta = await house.addAccount(named('beta'));
      await house.addSubAdmin(beta.accountId, named('foreign'));
      expect(outcomeOf(await viewAs(named('foreign')))).toBe('not_found');
    });
  });
});
