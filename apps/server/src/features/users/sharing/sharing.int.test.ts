import type { ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../../testing/test-users.ts';

type Named = ActionInput<'setDelegates'>['delegates'];

describe('what users share', () => {
  let house: TestPanel;
  let made: TestUsers;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    made = await makeTestUsers(house, `sharing${count}`);
  });

  const at = (name: string) => `${name}@${made.domain}`;
  const addAll = (...names: string[]) => Promise.all(names.map((name) => made.addUser(name)));
  const shared = { account_type: 'enhanced', mailbox_type: 'shared', password: undefined } as const;
  const problemsOf = (answer: Awaited<ReturnType<TestPanel['call']>>) =>
    answer.returncode === 0 ? answer.error.fields : 'done';
  const remove = async (id: string | undefined) =>
    dataOf(await house.call('removeUsers', { ids: [String(id)] }, { token: made.token }));
  const restore = async (id: string | undefined) =>
    dataOf(await house.call('restoreItems', { kind: 'users', ids: [String(id)] }, { token: made.token }));
  const purge = async (id: string | undefined) => {
    await remove(id);
    dataOf(await house.call('purgeItems', { kind: 'users', ids: [String(id)] }, { token: made.token }));
  };
  const historyOf = async (operation: 'setSendAs' | 'setDelegates', token = made.token) =>
    dataOf(await house.call('getAccountHistory', { operation }, { token })).rows;

  const setSendAs = (name: string, addresses: string[], more: { version?: number; token?: string } = {}) => {
    const { version, token = made.token } = more;
    return house.call(
      'setSendAs',
      { email: at(name), addresses, ...(version === undefined ? {} : { version }) },
      { token },
    );
  };
  const getSendAs = async (name: string, token = made.token) =>
    dataOf(await house.call('getSendAs', { email: at(name) }, { token }));
  const sendersOf = async (name: string) =>
    (await getSendAs(name)).addresses.map(({ address, state }) => [address, state]);

  const setDelegates = (name: string, delegates: Named, more: { version?: number; token?: string } = {}) => {
    const { version, token = made.token } = more;
    return house.call(
      'setDelegates',
      { email: at(name), delegates, ...(version === undefined ? {} : { version }) },
      { token },
    );
  };
  const getDelegates = async (name: string, token = made.token) =>
    dataOf(await house.call('getDelegates', { email: at(name) }, { token }));
  const read = (name: string) => ({ address: at(name), right: 'read' as const });

  describe('send-as', () => {
    it('names addresses of the account, is versioned and told in the history', async () => {
      await addAll('anna', 'ben');
      await made.addUser('info', shared);
      expect(await getSendAs('anna')).toEqual({ version: 0, addresses: [], hidden: 0 });
      dataOf(await setSendAs('anna', [at('info'), at('ben'), at('INFO')], { version: 0 }));
      expect(await getSendAs('anna')).toMatchObject({
        version: 1,
        addresses: [
          { address: at('ben'), external: 0 },
          { address: at('info'), external: 0 },
        ],
      });
      expect(outcomeOf(await setSendAs('anna', [], { version: 0 }))).toBe('stale');
      dataOf(await setSendAs('anna', [at('info')], { version: 1 }));
      expect(await historyOf('setSendAs')).toMatchObject([
        {
          target: at('anna'),
          before: { addresses: [at('ben'), at('info')] },
          after: { addresses: [at('info')] },
        },
        { before: { addresses: [] }, after: { addresses: [at('ben'), at('info')] } },
      ]);
    });

    it('refuses at its place what is not in the account, the own address, and what never sends', async () => {
      const [, gone] = await addAll('anna', 'gone');
      await made.addUser('journal', { account_type: 'audit' });
      await remove(gone?.id);
      const wrong = ['x@other.example', at('nobody'), at('gone'), at('anna'), at('journal')];
      expect(problemsOf(await setSendAs('anna', wrong))).toEqual({
        'addresses.0': { code: 'address_unknown', params: { name: 'x@other.example' } },
        'addresses.1': { code: 'address_unknown', params: { name: at('nobody') } },
        'addresses.2': { code: 'address_unknown', params: { name: at('gone') } },
        'addresses.3': { code: 'address_own', params: { name: at('anna') } },
        'addresses.4': { code: 'user_unsuitable', params: { name: at('journal') } },
      });
      expect(await sendersOf('anna')).toEqual([]);
    });

    it('is refused to those who send nothing from here', async () => {
      await addAll('anna');
      await made.addUser('journal', { account_type: 'audit' });
      await made.addUser('ex', { account_type: 'exchange' });
      await made.addUser('out', { account_type: 'external', relay_host: 'mx.other.example' });
      await made.addUser('info', shared);
      for (const name of ['journal', 'ex', 'out', 'info'])
        expect(problemsOf(await setSendAs(name, [at('anna')])), name).toEqual({
          addresses: { code: 'type_unsuitable' },
        });
    });

    it('follows a rename, marks what is in the recycle bin, and ends with it', async () => {
      const [, ben, carla] = await addAll('anna', 'ben', 'carla');
      dataOf(await setSendAs('anna', [at('ben'), at('carla')]));
      const { domain, token } = made;
      dataOf(await house.call('renameUser', { id: String(ben?.id), username: 'bob', domain }, { token }));
      await remove(carla?.id);
      expect(await sendersOf('anna')).toEqual([
        [at('bob'), 'active'],
        [at('carla'), 'removed'],
      ]);
      dataOf(await setSendAs('anna', [at('carla')]));
      await restore(carla?.id);
      expect(await sendersOf('anna')).toEqual([[at('carla'), 'active']]);
      await purge(carla?.id);
      expect(await sendersOf('anna')).toEqual([]);
    });
  });

  describe('delegates', () => {
    it('have a right and a way to send, are versioned and told in the history', async () => {
      await addAll('anna', 'ben', 'carla');
      expect(await getDelegates('anna')).toEqual({ version: 0, delegates: [], hidden: 0, mailboxes: [] });
      const carla = { address: at('carla'), right: 'full', send: 'as' } as const;
      const saved = dataOf(await setDelegates('anna', [carla, read('ben')], { version: 0 }));
      expect(saved).toMatchObject({
        version: 1,
        delegates: [
          { address: at('ben'), right: 'read', send: 'none', state: 'active' },
          { address: at('carla'), right: 'full', send: 'as' },
        ],
      });
      expect(outcomeOf(await setDelegates('anna', [], { version: 0 }))).toBe('stale');
      dataOf(await setDelegates('anna', [{ ...carla, right: 'edit', send: 'behalf' }], { version: 1 }));
      const [last] = await historyOf('setDelegates');
      expect(last).toMatchObject({
        target: at('anna'),
        before: { delegates: { [at('ben')]: ['read'], [at('carla')]: ['full', 'as'] } },
        after: { delegates: { [at('carla')]: ['edit', 'behalf'] } },
      });
    });

    it('are named once each: two rights of one would contradict each other', async () => {
      await addAll('anna', 'ben');
      const again = { ...read('ben'), right: 'full' } as const;
      expect(await setDelegates('anna', [read('ben'), again])).toMatchObject({
        error: { fields: { 'delegates.1.address': { code: 'duplicate', params: { name: at('ben') } } } },
      });
    });

    it('see which mailboxes they can open, as long as those are there', async () => {
      const [, , info] = [...(await addAll('anna', 'ben')), await made.addUser('info', shared)];
      dataOf(await setDelegates('anna', [read('ben')]));
      dataOf(await setDelegates('info', [{ address: at('ben'), right: 'edit', send: 'as' }]));
      const opened = async () =>
        (await getDelegates('ben')).mailboxes.map(({ address, right, send }) => [address, right, send]);
      expect(await opened()).toEqual([
        [at('anna'), 'read', 'none'],
        [at('info'), 'edit', 'as'],
      ]);
      await remove(info?.id);
      expect(await opened()).toEqual([[at('anna'), 'read', 'none']]);
      await restore(info?.id);
      expect(await opened()).toHaveLength(2);
      expect((await getDelegates('info')).delegates).toMatchObject([{ address: at('ben') }]);
    });

    it('must be people of the account who log in to read mail here, and somebody else', async () => {
      await addAll('anna');
      await made.addUser('room', { ...shared, mailbox_type: 'room' });
      await made.addUser('journal', { account_type: 'audit' });
      await made.addUser('ex', { account_type: 'exchange' });
      const wrong = ['room', 'journal', 'ex', 'anna', 'nobody'].map(read);
      const answer = await setDelegates('anna', [...wrong, { address: 'x@other.example', right: 'full' }]);
      expect(problemsOf(answer)).toMatchObject({
        'delegates.0.address': { code: 'user_unsuitable', params: { name: at('room') } },
        'delegates.1.address': { code: 'user_unsuitable' },
        'delegates.2.address': { code: 'user_unsuitable' },
        'delegates.3.address': { code: 'address_own' },
        'delegates.4.address': { code: 'address_unknown' },
        'delegates.5.address': { code: 'address_unknown' },
      });
      for (const wrongRight of [{ right: 'owner' }, { right: 'read', send: 'maybe' }]) {
        const named = [{ address: at('anna'), ...wrongRight }] as unknown as Named;
        expect(outcomeOf(await setDelegates('anna', named))).toBe('invalid_input');
      }
    });

    it('are refused where there is no mailbox for them to open, and for audit mailboxes', async () => {
      await addAll('anna');
      await made.addUser('journal', { account_type: 'audit' });
      await made.addUser('relay', { account_type: 'exchange' });
      await made.addUser('copy', { account_type: 'exchange', oex_type: 'relay_and_copy' });
      for (const name of ['journal', 'relay'])
        expect(problemsOf(await setDelegates(name, [read('anna')])), name).toEqual({
          delegates: { code: 'type_unsuitable' },
        });
      dataOf(await setDelegates('copy', [read('anna')]));
    });

    it('follow a rename, are marked while in the recycle bin, and end with their users', async () => {
      const [anna, ben] = await addAll('anna', 'ben');
      dataOf(await setDelegates('anna', [read('ben')]));
      const { domain, token } = made;
      dataOf(await house.call('renameUser', { id: String(ben?.id), username: 'bob', domain }, { token }));
      await remove(ben?.id);
      expect((await getDelegates('anna')).delegates).toMatchObject([
        { address: at('bob'), state: 'removed' },
      ]);
      // What is there already may stay, and what it can do may change.
      dataOf(await setDelegates('anna', [{ address: at('bob'), right: 'edit' }]));
      await restore(ben?.id);
      await remove(anna?.id);
      await restore(anna?.id);
      expect((await getDelegates('anna')).delegates).toMatchObject([
        { address: at('bob'), right: 'edit', state: 'active' },
      ]);
      await purge(ben?.id);
      expect((await getDelegates('anna')).delegates).toEqual([]);
      await purge(anna?.id);
      const { rows } = await house.database.pool.query('select from user_sharing where user_id = $1', [
        anna?.id,
      ]);
      expect(rows).toEqual([]);
    });
  });

  describe('for somebody limited to a domain', () => {
    let other: string;
    let limited: string;
    beforeEach(async () => {
      other = `hidden${count}.example`;
      await made.addDomain(other);
      limited = await made.addLimited(`limited${count}`, [made.domainId]);
      await addAll('anna', 'ben');
      await made.addUser('secret', { domain: other, name: `Of ${other}` });
    });

    it('is only counted where it leads to other domains, and stays when they save', async () => {
      dataOf(await setSendAs('anna', [at('ben'), `secret@${other}`]));
      dataOf(await setDelegates('anna', [{ address: `secret@${other}`, right: 'full', send: 'as' }]));
      const ofSecret = { email: `secret@${other}`, delegates: [read('anna')] };
      dataOf(await house.call('setDelegates', ofSecret, { token: made.token }));
      const seen = [await getSendAs('anna', limited), await getDelegates('anna', limited)];
      expect(seen).toMatchObject([
        { addresses: [{ address: at('ben') }], hidden: 1 },
        { delegates: [], hidden: 1, mailboxes: [] },
      ]);
      dataOf(await setSendAs('anna', [], { token: limited }));
      dataOf(await setDelegates('anna', [read('ben')], { token: limited }));
      expect(await getSendAs('anna')).toMatchObject({ addresses: [{ address: `secret@${other}` }] });
      expect(await getDelegates('anna')).toMatchObject({
        delegates: [{ address: at('ben') }, { address: `secret@${other}`, right: 'full', send: 'as' }],
        mailboxes: [{ address: `secret@${other}` }],
      });
      const told = [...seen, await historyOf('setSendAs', limited), await historyOf('setDelegates', limited)];
      expect(JSON.stringify(told)).not.toContain(other);
      expect(JSON.stringify(await historyOf('setDelegates'))).toContain(`secret@${other}`);
    });

    it('answers alike for addresses of other domains and those that are not there', async () => {
      for (const name of ['secret', 'nobody']) {
        const address = `${name}@${other}`;
        const answers = [
          await setSendAs('anna', [address], { token: limited }),
          await setDelegates('anna', [{ address, right: 'read' }], { token: limited }),
        ];
        expect(answers.map(problemsOf)).toMatchObject([
          { 'addresses.0': { code: 'address_unknown' } },
          { 'delegates.0.address': { code: 'address_unknown' } },
        ]);
      }
    });
  });
});
