import type { ActionInput } from '@posthouse/contract';
import { mostListMembers } from '@posthouse/contract/features/lists';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { raceAgainst } from '../../testing/row-race.ts';
import { loopOf, makeTestAddresses, problemsOf, type TestAddresses } from '../../testing/test-addresses.ts';
import { dataOf, outcomeOf, resultsOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

describe('lists', () => {
  let house: TestPanel;
  let made: TestAddresses;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    made = await makeTestAddresses(house, `lists${count}`);
  });

  const at = (name: string) => made.at(name);
  const add = (name: string, fields: Partial<ActionInput<'addList'>> = {}) =>
    house.call(
      'addList',
      { name, domain: made.domain, type: 'distribution', ...fields },
      { token: made.token },
    );
  const addMembers = (list: string, members: string[], token = made.token) =>
    house.call('addListMembers', { list, members }, { token });
  const get = async (id: string) => dataOf(await house.call('getList', { id }, { token: made.token }));
  const membersOf = async (
    list: string,
    input: Partial<ActionInput<'getListMembers'>> = {},
    token = made.token,
  ) => dataOf(await house.call('getListMembers', { list, ...input }, { token }));
  const emailsOf = async (list: string) => (await membersOf(list)).rows.map(({ address }) => address);
  const names = async (filters: ActionInput<'getLists'> = {}, token = made.token) =>
    dataOf(await house.call('getLists', filters, { token })).rows.map(({ name }) => name);

  it('have members of every kind and from elsewhere, each once', async () => {
    const anna = await made.addUser('anna', { name: 'Anna Berg' });
    const info = await made.addAlias('info', [at('anna')]);
    const team = await made.addList('team', [at('anna'), 'Jo@Bücher.example', at('info')], {
      note: 'Office',
    });
    expect(team).toMatchObject({
      name: 'team',
      email: at('team'),
      type: 'distribution',
      members: 3,
      note: 'Office',
    });
    const { rows, total, hidden_members } = await membersOf(team.id);
    expect([total, hidden_members]).toEqual([3, 0]);
    expect(rows).toMatchObject([
      {
        address_id: anna.id,
        address: at('anna'),
        name: 'Anna Berg',
        kind: 'user',
        external: 0,
        state: 'active',
      },
      { address_id: info.id, address: at('info'), name: '', kind: 'alias', state: 'active' },
      { address_id: null, unicode: 'jo@bücher.example', kind: null, external: 1, state: 'active' },
    ]);
    expect(dataOf(await addMembers(team.id, [at('anna'), 'x@other.example', 'X@other.example']))).toEqual({
      added: 1,
      present: 2,
      refused: [],
    });
    expect((await membersOf(team.id, { external: 1 })).total).toBe(2);
    expect((await membersOf(team.id, { search: 'berg' })).total).toBe(0);
    expect((await membersOf(team.id, { search: 'inf' })).total).toBe(1);
    expect(await names({ member: at('anna') })).toEqual(['team']);
    expect(await names({ member: 'x@other.example' })).toEqual(['team']);
    expect(await names({ member: 'y@other.example' })).toEqual([]);
  });

  it('refuse each address that cannot be a member alone, and take the others', async () => {
    await made.addUser('anna');
    await made.addUser('journal', { account_type: 'audit' });
    const gone = await made.addUser('gone');
    dataOf(await house.call('removeUsers', { ids: [gone.id] }, { token: made.token }));
    await made.addList('notspam', [], { type: 'notspam' });
    const team = await made.addList('team');
    await made.addAlias('back', [at('team')]);
    const wanted = [
      at('anna'),
      at('nobody'),
      at('gone'),
      at('team'),
      at('journal'),
      at('notspam'),
      at('back'),
    ];
    expect(dataOf(await addMembers(team.id, wanted))).toEqual({
      added: 1,
      present: 0,
      refused: [
        { address: at('nobody'), code: 'address_unknown' },
        { address: at('gone'), code: 'address_unknown' },
        { address: at('team'), code: 'address_own' },
        { address: at('journal'), code: 'user_unsuitable' },
        { address: at('notspam'), code: 'user_unsuitable' },
        { address: at('back'), code: 'loop' },
      ],
    });
    expect(await emailsOf(team.id)).toEqual([at('anna')]);
    expect(
      loopOf(
        await house.call(
          'setForwards',
          { email: at('anna'), destinations: [at('back')] },
          { token: made.token },
        ),
      ),
    ).toBe([at('anna'), at('back'), at('team'), at('anna')].join(' → '));
  });

  it('take no member of ours where more addresses lead to them than can be looked through', async () => {
    await made.addUser('anna');
    const team = await made.addList('team');
    await made.addTooManyAliasesOf(team.id);
    const tooFar = { members: { code: 'forwards_too_far', params: { num: 10_000 } } };
    expect(problemsOf(await addMembers(team.id, [at('anna')]))).toEqual(tooFar);
    expect(problemsOf(await addMembers(team.id, [at('anna'), at('x1')]))).toEqual(tooFar);
    expect(dataOf(await addMembers(team.id, ['jo@other.example']))).toMatchObject({ added: 1 });
  });

  it('take the members that can be, and return the others with the reason', async () => {
    await made.addUser('anna');
    const team = await made.addList('team');
    const long = `${'x'.repeat(250)}@other.example`;
    const named = ['nobody', at('anna').toUpperCase(), at('gone'), '', long, 'Jo@Bücher.example'];
    expect(dataOf(await addMembers(team.id, named))).toEqual({
      added: 2,
      present: 0,
      refused: [
        { address: 'nobody', code: 'email_invalid' },
        { address: '', code: 'email_required' },
        { address: long, code: 'max_length' },
        { address: at('gone'), code: 'address_unknown' },
      ],
    });
    expect(dataOf(await addMembers(team.id, ['nobody']))).toMatchObject({ added: 0, present: 0 });
  });

  it('are refused with the reason at the field it is about', async () => {
    await made.addUser('anna');
    expect(problemsOf(await add('team', { members: [at('anna'), at('nobody')] }))).toEqual({
      'members.1': { code: 'address_unknown', params: { name: at('nobody') } },
    });
    expect(problemsOf(await add('te am'))).toEqual({ name: { code: 'username_invalid' } });
    const taken = await add('anna');
    expect([outcomeOf(taken), problemsOf(taken)]).toEqual(['conflict', { name: { code: 'address_taken' } }]);
    expect(problemsOf(await add('spam', { type: 'spam', members: [at('anna')] }))).toEqual({
      members: { code: 'type_unsuitable' },
    });
    const spam = await made.addList('spam', [], { type: 'spam' });
    expect(problemsOf(await addMembers(spam.id, [at('anna')]))).toEqual({
      members: { code: 'type_unsuitable' },
    });
    expect(outcomeOf(await add('team', { domain: 'nobodys.example' }))).toBe('not_found');
    expect(outcomeOf(await addMembers('999999', [at('anna')]))).toBe('not_found');
    const many = Array.from({ length: 1001 }, (_, n) => `x${n}@other.example`);
    const team = await made.addList('team');
    expect(problemsOf(await addMembers(team.id, many))).toEqual({
      members: { code: 'too_many', params: { num: 1000 } },
    });
    await house.database.pool.query(
      `insert into list_member (account_id, list_id, email, readable)
       select $1, $2, 'm' || n || '@other.example', 'm' || n || '@other.example' from generate_series(1, $3::int) n`,
      [made.accountId, team.id, mostListMembers - 1],
    );
    expect((await get(team.id)).members).toBe(mostListMembers - 1);
    expect(problemsOf(await addMembers(team.id, many.slice(0, 2)))).toEqual({
      members: { code: 'too_many', params: { num: mostListMembers } },
    });
    expect(dataOf(await addMembers(team.id, ['m1@other.example', 'x1@other.example']))).toMatchObject({
      added: 1,
      present: 1,
    });
  });

  it('do not become a loop with what is changed at the same moment on another panel', async () => {
    const team = await made.addList('team');
    const info = await made.addAlias('info', ['x@other.example']);
    const change = `with held as (select from account_usage where account_id = $1 for update)
      insert into alias_destination (account_id, alias_id, position, address_id) select $1, $2, 1, $3 from held`;
    const values = [made.accountId, info.id, team.id];
    const [answer] = await raceAgainst(house.database, { change, values }, [
      () => addMembers(team.id, [at('info')]),
    ]);
    expect(answer && dataOf(answer)).toMatchObject({ added: 0, refused: [{ code: 'loop' }] });
  });

  it('keep their members through a rename, follow those who are renamed and lose those deleted for good', async () => {
    const { token } = made;
    const anna = await made.addUser('anna');
    const team = await made.addList('team', [at('anna'), 'berta@other.example']);
    const changed = dataOf(
      await house.call('updateList', { id: team.id, version: 1, name: 'crew', note: 'All' }, { token }),
    );
    expect(changed).toMatchObject({ email: at('crew'), note: 'All', members: 2, version: 2 });
    expect(outcomeOf(await house.call('updateList', { id: team.id, version: 1, note: '' }, { token }))).toBe(
      'stale',
    );
    expect(problemsOf(await house.call('updateList', { id: team.id, name: 'anna' }, { token }))).toEqual({
      name: { code: 'address_taken' },
    });
    dataOf(await house.call('renameUser', { id: anna.id, username: 'anne', domain: made.domain }, { token }));
    expect(await emailsOf(team.id)).toEqual([at('anne'), 'berta@other.example']);
    dataOf(await house.call('disableUsers', { ids: [anna.id] }, { token }));
    expect((await membersOf(team.id)).rows[0]).toMatchObject({ state: 'disabled' });
    dataOf(await house.call('removeUsers', { ids: [anna.id] }, { token }));
    expect((await membersOf(team.id)).rows[0]).toMatchObject({ state: 'removed' });
    dataOf(await house.call('purgeItems', { kind: 'users', ids: [anna.id] }, { token }));
    expect(await emailsOf(team.id)).toEqual(['berta@other.example']);
    expect((await get(team.id)).members).toBe(1);
    expect(await made.history('updateList')).toMatchObject([
      {
        target: at('team'),
        before: { email: at('team'), note: '' },
        after: { email: at('crew'), note: 'All' },
      },
    ]);
  });

  it('lose members in bulk, by ids or all that match, and tell how many in the history', async () => {
    const { token } = made;
    const many = Array.from({ length: 700 }, (_, n) => `x${n}@other.example`);
    const team = await made.addList('team', many);
    const other = await made.addList('other', ['y@other.example']);
    const [first] = (await membersOf(team.id)).rows;
    const [foreign] = (await membersOf(other.id)).rows;
    const ids = [String(first?.id), String(foreign?.id)];
    expect(resultsOf(await house.call('removeListMembers', { list: team.id, ids }, { token }))).toEqual({
      done: [first?.id],
      failed: [{ id: foreign?.id, code: 'not_found' }],
    });
    const job = dataOf(
      await house.call('removeListMembers', { list: team.id, all: 1, count: 699, external: 1 }, { token }),
    );
    expect(job).toHaveProperty('job');
    await house.panel.runJobsUntilIdle();
    expect((await get(team.id)).members).toBe(0);
    expect((await get(other.id)).members).toBe(1);
    const added = await made.history('addList');
    expect(added.find(({ target, after }) => target === at('team') && after?.['members'])?.after).toEqual({
      members: [...many.slice(0, 5), '+695'],
    });
    expect((await made.history('removeListMembers')).at(-1)).toMatchObject({
      target: at('team'),
      before: { members: ['x0@other.example'] },
    });
  });

  it('are enabled, disabled and removed in bulk, and come back from the recycle bin with their members', async () => {
    const { token } = made;
    const team = await made.addList('team', ['x@other.example']);
    await made.addList('spam', [], { type: 'spam' });
    dataOf(await house.call('disableLists', { ids: [team.id] }, { token }));
    expect(await names({ active: 0 })).toEqual(['team']);
    dataOf(await house.call('enableLists', { ids: [team.id] }, { token }));
    expect(await names({ type: 'spam' })).toEqual(['spam']);
    expect(await names({ sort: 'members', dir: 'desc' })).toEqual(['team', 'spam']);
    dataOf(await house.call('removeLists', { all: 1, count: 1, type: 'distribution' }, { token }));
    expect(await names()).toEqual(['spam']);
    expect(outcomeOf(await house.call('getListMembers', { list: team.id }, { token }))).toBe('not_found');
    expect(problemsOf(await add('team'))).toEqual({ name: { code: 'address_taken' } });
    dataOf(await house.call('restoreItems', { kind: 'lists', ids: [team.id] }, { token }));
    expect(await emailsOf(team.id)).toEqual(['x@other.example']);
    dataOf(await house.call('removeLists', { ids: [team.id] }, { token }));
    dataOf(await house.call('purgeItems', { kind: 'lists', ids: [team.id] }, { token }));
    const { rows } = await house.database.pool.query('select from list_member where list_id = $1', [team.id]);
    expect(rows).toEqual([]);
  });

  it('are exported, and so are their members', async () => {
    const { token } = made;
    const team = await made.addList('team', ['x@other.example', 'y@other.example']);
    const fileOf = async (url: string) => (await house.panel.app.inject({ method: 'GET', url })).body;
    const { url } = dataOf(await house.call('exportLists', { format: 'csv' }, { token }));
    expect(await fileOf(url)).toContain(at('team'));
    const order = { list: team.id, format: 'csv', columns: ['address'] } as const;
    const exported = dataOf(
      await house.call('exportListMembers', { ...order, columns: ['address'] }, { token }),
    );
    expect((await fileOf(exported.url)).replace('\ufeff', '')).toBe(
      'address\nx@other.example\ny@other.example\n',
    );
    expect(
      outcomeOf(await house.call('exportListMembers', { list: '999999', format: 'csv' }, { token })),
    ).toBe('not_found');
  });

  describe('of somebody limited to a domain', () => {
    let other: string;
    let limited: string;
    beforeEach(async () => {
      other = `hidden${count}.example`;
      await made.addDomain(other);
      limited = await made.addLimited(`limited${count}`, [made.domainId]);
      await made.addUser('anna');
      await made.addUser('secret', { domain: other });
    });

    it('do not tell by what becomes of a guess whether it was right', async () => {
      const team = await made.addList('team', [`secret@${other}`]);
      const guesses = [`secret@${other}`, `wrong@${other}`];
      const added = { added: 2, present: 0, refused: [] };
      expect(dataOf(await addMembers(team.id, guesses, limited))).toEqual(added);
      const seen = await membersOf(team.id, {}, limited);
      expect(seen.rows).toMatchObject(guesses.map((address) => ({ address, address_id: null, external: 1 })));
      expect([seen.total, seen.hidden_members]).toEqual([2, 1]);
      // To those who see the domain it is the same address, and a text becomes one when it is named again.
      await made.addUser('wrong', { domain: other });
      expect(dataOf(await addMembers(team.id, guesses))).toEqual({ added: 0, present: 2, refused: [] });
      const known = (await membersOf(team.id)).rows.map(({ address, kind }) => [address, kind]);
      expect(known).toEqual([
        [`secret@${other}`, 'user'],
        [`secret@${other}`, null],
        [`wrong@${other}`, 'user'],
      ]);
    });

    it('count members in other domains, tell nothing of them, and keep them', async () => {
      const team = await made.addList('team', [at('anna'), `secret@${other}`, 'x@other.example']);
      const far = await made.addList('far', [at('anna')], { domain: other });
      const seen = await membersOf(team.id, {}, limited);
      expect([seen.total, seen.hidden_members]).toEqual([2, 1]);
      expect(await names({}, limited)).toEqual(['team']);
      expect(await names({ member: `secret@${other}` }, limited)).toEqual([]);
      expect(outcomeOf(await house.call('getListMembers', { list: far.id }, { token: limited }))).toBe(
        'not_found',
      );
      expect(outcomeOf(await addMembers(far.id, [at('anna')], limited))).toBe('not_found');
      const hidden = (await membersOf(team.id)).rows.find(({ address }) => address === `secret@${other}`);
      const ids = [String(hidden?.id)];
      expect(
        resultsOf(await house.call('removeListMembers', { list: team.id, ids }, { token: limited })),
      ).toMatchObject({ done: [], failed: [{ code: 'not_found' }] });
      dataOf(await house.call('removeListMembers', { list: team.id, all: 1, count: 2 }, { token: limited }));
      expect(await emailsOf(team.id)).toEqual([`secret@${other}`]);
      const told = [
        seen,
        await made.history('addList', limited),
        await made.history('removeListMembers', limited),
      ];
      expect(JSON.stringify(told)).not.toContain(other);
      expect(JSON.stringify(await made.history('addList'))).toContain(`secret@${other}`);
    });
  });
});
