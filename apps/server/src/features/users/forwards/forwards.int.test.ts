import type { ActionInput } from '@posthouse/contract';
import type { Envelope } from '@posthouse/contract/core/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { raceAgainst } from '../../../testing/row-race.ts';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../../testing/test-users.ts';

describe('forwards', () => {
  let house: TestPanel;
  let made: TestUsers;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    made = await makeTestUsers(house, `forwards${count}`);
  });

  const at = (name: string) => `${name}@${made.domain}`;
  const set = (name: string, fields: Omit<ActionInput<'setForwards'>, 'email'>, token = made.token) =>
    house.call('setForwards', { email: at(name), ...fields }, { token });
  const forward = (name: string, ...destinations: string[]) => set(name, { destinations });
  const get = async (name: string, token = made.token) =>
    dataOf(await house.call('getForwards', { email: at(name) }, { token }));
  const addressesOf = async (name: string, token = made.token) =>
    (await get(name, token)).destinations.map(({ address }) => address);
  const problemsOf = (answer: Envelope<unknown>) => (answer.returncode === 0 ? answer.error.fields : 'done');
  const loopOf = (answer: Awaited<ReturnType<typeof set>>) =>
    answer.returncode === 0 && answer.error.code === 'loop'
      ? answer.error.params?.['path']
      : outcomeOf(answer);

  it('lead to users of the account and to addresses elsewhere, with or without a copy', async () => {
    await made.addUser('anna');
    const ben = await made.addUser('ben', { name: 'Ben Carter' });
    expect(await get('anna')).toEqual({ version: 0, keep_copy: 1, destinations: [], hidden: 0 });
    const saved = dataOf(
      await set('anna', { destinations: [at('ben'), 'Anna@Other.example'], keep_copy: 0, version: 0 }),
    );
    expect(saved).toEqual({
      version: 1,
      keep_copy: 0,
      destinations: [
        {
          ...{ id: ben.id, address: at('ben'), unicode: at('ben'), name: 'Ben Carter', kind: 'user' },
          ...{ external: 0, state: 'active' },
        },
        {
          ...{ id: null, address: 'anna@other.example', unicode: 'anna@other.example', name: '', kind: null },
          ...{ external: 1, state: 'active' },
        },
      ],
      hidden: 0,
    });
    expect(await get('anna')).toEqual(saved);
    dataOf(await set('anna', { keep_copy: 1 }));
    expect(await get('anna')).toMatchObject({ keep_copy: 1, destinations: [{}, {}] });
    dataOf(await set('anna', { destinations: [], keep_copy: 0 }));
    expect(await get('anna')).toMatchObject({ keep_copy: 1, destinations: [] });
  });

  it('are told in the history by their addresses', async () => {
    await made.addUser('anna');
    await made.addUser('ben');
    dataOf(await forward('anna', at('ben')));
    dataOf(await set('anna', { destinations: ['x@other.example'], keep_copy: 0 }));
    const { rows } = dataOf(
      await house.call('getAccountHistory', { operation: 'setForwards' }, { token: made.token }),
    );
    expect(rows).toMatchObject([
      {
        target: at('anna'),
        before: { destinations: [at('ben')], keep_copy: true },
        after: { destinations: ['x@other.example'], keep_copy: false },
      },
      { before: { destinations: [] }, after: { destinations: [at('ben')] } },
    ]);
    expect(rows).toHaveLength(2);
  });

  it('based on an older version are refused, so that nobody overwrites what they have not seen', async () => {
    await made.addUser('anna');
    dataOf(await set('anna', { destinations: ['x@other.example'], version: 0 }));
    expect(outcomeOf(await set('anna', { destinations: [], version: 0 }))).toBe('stale');
    expect(await addressesOf('anna')).toEqual(['x@other.example']);
    // The account form of the same user is another record.
    const user = dataOf(await house.call('getUser', { email: at('anna') }, { token: made.token }));
    expect(user.version).toBe(1);
  });

  it('never lead back, whoever keeps a copy on the way', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await made.addUser(name);
    expect(loopOf(await forward('a', at('a')))).toBe(`${at('a')} → ${at('a')}`);
    dataOf(await forward('a', 'x@other.example', at('b')));
    expect(loopOf(await set('b', { destinations: [at('a')], keep_copy: 1 }))).toBe(
      [at('b'), at('a'), at('b')].join(' → '),
    );
    dataOf(await forward('b', at('c'), at('d')));
    expect(loopOf(await forward('c', at('d'), at('a')))).toBe(
      [at('c'), at('a'), at('b'), at('c')].join(' → '),
    );
    // Two ways to the same one are no loop.
    dataOf(await forward('a', at('b'), at('c'), at('d')));
    dataOf(await forward('c', at('d')));
    expect(await addressesOf('c')).toEqual([at('d')]);
  });

  it('made at the same moment on another panel do not become a loop', async () => {
    const [a, b] = [await made.addUser('a'), await made.addUser('b')];
    const change = `with held as (select from account_usage where account_id = $1 for update)
      insert into user_forward (account_id, user_id, position, address_id)
      select $1, $2, 0, $3 from held`;
    const answers = await raceAgainst(house.database, { change, values: [made.accountId, b.id, a.id] }, [
      () => forward('a', at('b')),
    ]);
    expect(answers.map(loopOf)).toEqual([[at('a'), at('b'), at('a')].join(' → ')]);
  });

  it('are refused as a loop also where the way is too long to be told', async () => {
    const names = Array.from({ length: 23 }, (_, n) => `u${n}`);
    for (const name of names) await made.addUser(name);
    for (const [n, name] of names.slice(1).entries()) dataOf(await forward(`u${n}`, at(name)));
    expect(loopOf(await forward('u22', at('u0')))).toBe([at('u22'), '…', at('u22')].join(' → '));
    expect(loopOf(await forward('u18', at('u0')))).toBe(
      [at('u18'), ...names.slice(0, 19).map(at)].join(' → '),
    );
  });

  it('are refused where more addresses lead there than can be looked through', async () => {
    const anna = await made.addUser('anna');
    await made.addUser('ben');
    await made.addTooManyAliasesOf(anna.id);
    expect(problemsOf(await forward('anna', at('ben')))).toEqual({
      destinations: { code: 'forwards_too_far', params: { num: 10_000 } },
    });
    expect(loopOf(await forward('anna', at('ben'), at('x1')))).toBe(
      [at('anna'), at('x1'), at('anna')].join(' → '),
    );
    await house.database.pool.query(`delete from address where local_part = 'x0'`);
    dataOf(await forward('anna', at('ben')));
  });

  it('count as a way back also where a user on it is in the recycle bin', async () => {
    const b = (await Promise.all(['a', 'b', 'c'].map((name) => made.addUser(name))))[1];
    dataOf(await forward('a', at('b')));
    dataOf(await forward('b', at('c')));
    dataOf(await house.call('removeUsers', { ids: [String(b?.id)] }, { token: made.token }));
    expect(loopOf(await forward('c', at('a')))).toBe([at('c'), at('a'), at('b'), at('c')].join(' → '));
  });

  it('need an address that is there, in each domain of the account', async () => {
    await made.addUser('anna');
    const gone = await made.addUser('gone');
    dataOf(await house.call('removeUsers', { ids: [gone.id] }, { token: made.token }));
    const answer = await forward('anna', 'x@other.example', at('nobody'), at('gone'));
    expect(problemsOf(answer)).toEqual({
      'destinations.1': { code: 'address_unknown', params: { name: at('nobody') } },
      'destinations.2': { code: 'address_unknown', params: { name: at('gone') } },
    });
    // A catch-all would take it, which is hardly what is meant.
    const { domain, token } = made;
    dataOf(await house.call('updateDomain', { domain, catchall: at('anna') }, { token }));
    expect(outcomeOf(await forward('anna', at('nobody')))).toBe('invalid_input');
    // It is itself held to the same.
    const caught = (catchall: string) => house.call('updateDomain', { domain, catchall }, { token });
    expect(problemsOf(await caught(at('nobody')))).toEqual({
      catchall: { code: 'address_unknown', params: { name: at('nobody') } },
    });
    expect(problemsOf(await caught(at('gone')))).toMatchObject({ catchall: { code: 'address_unknown' } });
    // Where another server has the mailboxes, that one knows.
    await made.addDomain(`relayed${count}.example`);
    const relayed = { domain: `relayed${count}.example`, localdelivery: 0, relay_host: 'mx.other.example' };
    dataOf(await house.call('updateDomain', relayed as ActionInput<'updateDomain'>, { token }));
    dataOf(await forward('anna', `boss@relayed${count}.example`));
    expect((await get('anna')).destinations).toMatchObject([{ external: 1, state: 'active' }]);
  });

  it('find the address meant by an alias domain, and by a + and more', async () => {
    await made.addUser('anna');
    await made.addUser('ben');
    const aliasdomain = `alias${count}.example`;
    dataOf(await house.call('addAliasDomain', { domain: made.domain, aliasdomain }, { token: made.token }));
    await house.verifyDomains(made.accountId);
    dataOf(await forward('anna', `ben@${aliasdomain}`, `ben+news@${made.domain}`, at('ben')));
    expect(await addressesOf('anna')).toEqual([at('ben')]);
    expect(loopOf(await forward('ben', `anna@${aliasdomain}`))).toContain(at('anna'));
    // Of a claim that is not verified, nobody knows whose addresses they are.
    const { token } = made;
    dataOf(await house.call('addDomain', { domain: `claimed${count}.example` }, { token }));
    dataOf(await forward('anna', `x@claimed${count}.example`));
    expect((await get('anna')).destinations).toMatchObject([{ external: 1 }]);
  });

  it('lead to aliases, lists and smart lists too, but not to what trains the filter or is kept for audit', async () => {
    const { token, domain } = made;
    await made.addUser('anna');
    await made.addUser('journal', { account_type: 'audit' });
    dataOf(await house.call('addAlias', { alias: 'info', domain, forward: ['x@other.example'] }, { token }));
    const list = { name: 'team', domain, type: 'distribution' } as const;
    dataOf(await house.call('addList', list, { token }));
    dataOf(await house.call('addList', { ...list, name: 'spam', type: 'spam' }, { token }));
    dataOf(await house.call('addSmartList', { name: 'news', domain }, { token }));
    expect(problemsOf(await forward('anna', at('info'), at('spam'), at('journal')))).toEqual({
      'destinations.1': { code: 'user_unsuitable', params: { name: at('spam') } },
      'destinations.2': { code: 'user_unsuitable', params: { name: at('journal') } },
    });
    dataOf(await forward('anna', at('info'), at('team'), at('news')));
    const kinds = (await get('anna')).destinations.map(({ kind, state }) => [kind, state]);
    expect(kinds).toEqual([
      ['alias', 'active'],
      ['list', 'active'],
      ['smart_list', 'active'],
    ]);
  });

  it('take international addresses as people write them', async () => {
    await made.addUser('anna');
    dataOf(await forward('anna', 'Jo@Bücher.example'));
    expect((await get('anna')).destinations).toMatchObject([
      { address: 'jo@xn--bcher-kva.example', unicode: 'jo@bücher.example', external: 1 },
    ]);
  });

  it('follow a rename, also into another domain', async () => {
    await made.addUser('anna');
    const ben = await made.addUser('ben');
    dataOf(await forward('anna', at('ben')));
    const other = `elsewhere${count}.example`;
    await made.addDomain(other);
    const { token } = made;
    dataOf(await house.call('renameUser', { id: ben.id, username: 'bob', domain: other }, { token }));
    expect(await addressesOf('anna')).toEqual([`bob@${other}`]);
  });

  it('to a user who is disabled or in the recycle bin are shown as such, stay while others change, and end with the user', async () => {
    await made.addUser('anna');
    const ben = await made.addUser('ben');
    const { token } = made;
    dataOf(await forward('anna', at('ben')));
    const stateOf = async () => (await get('anna')).destinations.map(({ state }) => state);
    dataOf(await house.call('disableUsers', { ids: [ben.id] }, { token }));
    expect(await stateOf()).toEqual(['disabled']);
    dataOf(await house.call('enableUsers', { ids: [ben.id] }, { token }));
    dataOf(await house.call('removeUsers', { ids: [ben.id] }, { token }));
    expect(await stateOf()).toEqual(['removed']);
    dataOf(await forward('anna', at('ben'), 'x@other.example'));
    expect(await stateOf()).toEqual(['removed', 'active']);
    dataOf(await house.call('restoreItems', { kind: 'users', ids: [ben.id] }, { token }));
    expect(await stateOf()).toEqual(['active', 'active']);
    dataOf(await house.call('removeUsers', { ids: [ben.id] }, { token }));
    dataOf(await house.call('purgeItems', { kind: 'users', ids: [ben.id] }, { token }));
    expect(await addressesOf('anna')).toEqual(['x@other.example']);
  });

  it('of a user go to the recycle bin with it and come back, and are deleted with it', async () => {
    const anna = await made.addUser('anna');
    const { token } = made;
    dataOf(await set('anna', { destinations: ['x@other.example'], keep_copy: 0 }));
    dataOf(await house.call('removeUsers', { ids: [anna.id] }, { token }));
    expect(outcomeOf(await house.call('getForwards', { id: anna.id }, { token }))).toBe('not_found');
    dataOf(await house.call('restoreItems', { kind: 'users', ids: [anna.id] }, { token }));
    expect(await get('anna')).toMatchObject({ keep_copy: 0, destinations: [{ address: 'x@other.example' }] });
    dataOf(await house.call('removeUsers', { ids: [anna.id] }, { token }));
    dataOf(await house.call('purgeItems', { kind: 'users', ids: [anna.id] }, { token }));
    const { rows } = await house.database.pool.query('select from user_forward where user_id = $1', [
      anna.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('of an audit mailbox are refused, for what it received stays there', async () => {
    await made.addUser('journal', { account_type: 'audit' });
    expect(problemsOf(await forward('journal', 'x@other.example'))).toEqual({
      destinations: { code: 'type_unsuitable' },
    });
    // Those it had before it became one are gone.
    const { id } = await made.addUser('anna');
    dataOf(await forward('anna', 'x@other.example', 'y@other.example'));
    dataOf(await house.call('updateUser', { id, account_type: 'audit' }, { token: made.token }));
    expect(await addressesOf('anna')).toEqual([]);
  });

  it('are at most a hundred, each once, and addresses', async () => {
    await made.addUser('anna');
    const many = Array.from({ length: 101 }, (_, n) => `x${n}@other.example`);
    expect(problemsOf(await forward('anna', ...many))).toEqual({
      destinations: { code: 'too_many', params: { num: 100 } },
    });
    dataOf(await forward('anna', ...many.slice(1)));
    dataOf(await forward('anna', 'x@other.example', 'X@OTHER.example '));
    expect(await addressesOf('anna')).toEqual(['x@other.example']);
    for (const wrong of ['', 'x', '@other.example', 'x@local', `${'x'.repeat(250)}@other.example`, 'x@y@'])
      expect(Object.keys(problemsOf(await forward('anna', wrong)) ?? {})).toEqual(['destinations.0']);
    expect(await addressesOf('anna')).toEqual(['x@other.example']);
  });

  describe('of somebody limited to a domain', () => {
    let other: string;
    let limited: string;
    beforeEach(async () => {
      other = `hidden${count}.example`;
      await made.addDomain(other);
      limited = await made.addLimited(`limited${count}`, [made.domainId]);
      await made.addUser('anna');
      await made.addUser('ben');
      await made.addUser('secret', { domain: other });
    });

    it('tell how many lead to other domains, nothing else, and keep them', async () => {
      dataOf(await forward('anna', at('ben'), `secret@${other}`));
      const seen = await get('anna', limited);
      expect(seen).toMatchObject({ destinations: [{ address: at('ben') }], hidden: 1 });
      expect(JSON.stringify(seen)).not.toContain(other);
      dataOf(await set('anna', { destinations: [], keep_copy: 0, version: seen.version }, limited));
      expect(await get('anna')).toMatchObject({
        keep_copy: 0,
        destinations: [{ address: `secret@${other}` }],
      });
      const history = await house.call('getAccountHistory', {}, { token: limited });
      expect(JSON.stringify(dataOf(history).rows)).not.toContain(other);
      const told = dataOf(
        await house.call('getAccountHistory', { operation: 'setForwards' }, { token: made.token }),
      );
      expect(JSON.stringify(told.rows)).toContain(`secret@${other}`);
    });

    it('treat addresses of other domains as those of strangers, whether they are there or not', async () => {
      const answers = [];
      for (const name of ['secret', 'nobody'])
        answers.push(dataOf(await set('anna', { destinations: [`${name}@${other}`] }, limited)));
      expect(answers).toMatchObject([
        { destinations: [{ id: null, external: 1, name: '', state: 'active' }], hidden: 0 },
        { destinations: [{ id: null, external: 1, name: '', state: 'active' }], hidden: 0 },
      ]);
      dataOf(await set('anna', { destinations: [`secret@${other}`] }, limited));
      // Those who see the domain see what it is.
      expect(await get('anna')).toMatchObject({
        destinations: [{ external: 0, address: `secret@${other}` }],
      });
      expect(outcomeOf(await set('anna', { destinations: [at('nobody')] }, limited))).toBe('invalid_input');
    });

    it('do not tell by what becomes of a guess whether it was right', async () => {
      dataOf(await forward('anna', at('ben'), `secret@${other}`));
      const guesses = [`nobody@${other}`, `secret@${other}`, 'x@elsewhere.example'];
      const guessed = dataOf(await set('anna', { destinations: guesses }, limited));
      expect(guessed).toMatchObject({ hidden: 1, destinations: guesses.map((address) => ({ address })) });
      expect(await get('anna', limited)).toEqual(guessed);
      dataOf(await set('anna', { keep_copy: 0 }, limited));
      expect(await addressesOf('anna', limited)).toEqual(guesses);
      dataOf(await set('anna', { destinations: [] }, limited));
      expect(await addressesOf('anna')).toEqual([`secret@${other}`]);
    });

    it('name no address of other domains in the path of a loop', async () => {
      const secret = { email: `secret@${other}`, destinations: [at('anna')] };
      dataOf(await house.call('setForwards', secret, { token: made.token }));
      dataOf(await forward('ben', `secret@${other}`));
      const answer = await set('anna', { destinations: [at('ben')] }, limited);
      expect(loopOf(answer)).toBe([at('anna'), at('ben'), '…', at('anna')].join(' → '));
    });

    it('are not found for users of other domains, nor for those of another account', async () => {
      for (const email of [`secret@${other}`, 'anna@forwards1.example.net']) {
        const asked = [
          await house.call('getForwards', { email }, { token: limited }),
          await house.call('setForwards', { email, destinations: [] }, { token: limited }),
        ];
        expect(asked.map(outcomeOf)).toEqual(['not_found', 'not_found']);
      }
    });
  });
});
