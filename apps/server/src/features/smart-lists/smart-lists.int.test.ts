import type { ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loopOf, makeTestAddresses, problemsOf, type TestAddresses } from '../../testing/test-addresses.ts';
import { dataOf, outcomeOf, resultsOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

type Members = ActionInput<'setSmartListMembers'>['members'];

describe('smart lists', () => {
  let house: TestPanel;
  let made: TestAddresses;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    made = await makeTestAddresses(house, `smart${count}`);
  });

  const at = (name: string) => made.at(name);
  const add = (name: string, fields: Partial<ActionInput<'addSmartList'>> = {}) =>
    house.call('addSmartList', { name, domain: made.domain, ...fields }, { token: made.token });
  const update = (fields: ActionInput<'updateSmartList'>, token = made.token) =>
    house.call('updateSmartList', fields, { token });
  const setMembers = (list: string, members: Members, token = made.token) =>
    house.call('setSmartListMembers', { list, members }, { token });
  const get = async (id: string, token = made.token) =>
    dataOf(await house.call('getSmartList', { id }, { token }));
  const membersOf = async (list: string, token = made.token) =>
    dataOf(await house.call('getSmartListMembers', { list }, { token }));
  const switchesOf = async (list: string) =>
    (await membersOf(list)).rows.map(({ address, can_post, can_receive }) => [
      address,
      can_post,
      can_receive,
    ]);
  const preview = async (id: string, token = made.token) =>
    dataOf(await house.call('getSmartListPreview', { id }, { token }));
  const hashOf = async (id: string) => {
    const { rows } = await house.database.pool.query('select password_hash from smart_list where id = $1', [
      id,
    ]);
    return rows[0]?.password_hash as string | null;
  };

  it('begin with named members and open to everybody, and have owners who are users', async () => {
    const anna = await made.addUser('anna', { name: 'Anna Berg' });
    await made.addUser('journal', { account_type: 'audit' });
    await made.addAlias('info', [at('anna')]);
    const news = await made.addSmartList('news', { owners: [at('anna')] });
    expect(news).toMatchObject({
      ...{ name: 'news', email: at('news'), type: 'members', protection: 'none', copy_to_sender: 0 },
      ...{ active: 1, members: 0, version: 1, hidden_owners: 0 },
      owners: [{ id: anna.id, name: 'Anna Berg', kind: 'user' }],
    });
    expect(await get(news.id)).toEqual(news);
    const owners = [at('anna'), at('info'), at('nobody'), at('journal'), 'x@other.example'];
    expect(problemsOf(await update({ id: news.id, owners }))).toMatchObject({
      'owners.1': { code: 'address_unknown' },
      'owners.2': { code: 'address_unknown' },
      'owners.3': { code: 'user_unsuitable' },
      'owners.4': { code: 'address_unknown' },
    });
    const taken = await add('anna');
    expect([outcomeOf(taken), problemsOf(taken)]).toEqual(['conflict', { name: { code: 'address_taken' } }]);
    expect(problemsOf(await add('ne ws'))).toEqual({ name: { code: 'username_invalid' } });
  });

  it('keep a password as a hash as long as they ask for one, and tell nobody', async () => {
    expect(problemsOf(await add('news', { protection: 'password' }))).toEqual({
      password: { code: 'required' },
    });
    expect(problemsOf(await add('news', { protection: 'password', password: 'a[b]cd' }))).toEqual({
      password: { code: 'format' },
    });
    const { id } = await made.addSmartList('news', { protection: 'password', password: 'open sesame' });
    const first = await hashOf(id);
    expect(first).toMatch(/^\$argon2id\$/);
    dataOf(await update({ id, note: 'Kept' }));
    expect(await hashOf(id)).toBe(first);
    const changed = dataOf(await update({ id, password: 'another one' }));
    expect(await hashOf(id)).not.toBe(first);
    dataOf(await update({ id, protection: 'members' }));
    expect(await hashOf(id)).toBeNull();
    expect(problemsOf(await update({ id, protection: 'password' }))).toEqual({
      password: { code: 'required' },
    });
    const history = await made.history('updateSmartList');
    expect(history[1]).toMatchObject({ target: at('news'), after: { password_changed: true } });
    const told = JSON.stringify([changed, history, await made.history('addSmartList')]);
    expect(told).not.toMatch(/argon2|another one|open sesame/);
  });

  it('take members with what they can do, and change those who are members already', async () => {
    await made.addUser('anna');
    const news = await made.addSmartList('news');
    await made.addAlias('back', [at('news')]);
    const members = [
      { address: at('anna'), can_post: 0 },
      { address: 'x@other.example' },
      { address: at('nobody') },
      { address: at('back') },
      { address: at('news') },
    ] as const;
    expect(dataOf(await setMembers(news.id, [...members]))).toEqual({
      added: 2,
      present: 0,
      refused: [
        { address: at('nobody'), code: 'address_unknown' },
        { address: at('back'), code: 'loop' },
        { address: at('news'), code: 'address_own' },
      ],
    });
    expect(await switchesOf(news.id)).toEqual([
      [at('anna'), 0, 1],
      ['x@other.example', 1, 1],
    ]);
    const again = [
      { address: at('anna'), can_receive: 0 },
      { address: 'y@other.example', can_receive: 0 },
      // Who gets no mail brings none back.
      { address: at('back'), can_receive: 0 },
    ] as const;
    expect(dataOf(await setMembers(news.id, [...again]))).toEqual({ added: 2, present: 1, refused: [] });
    expect(await switchesOf(news.id)).toEqual([
      [at('anna'), 0, 0],
      [at('back'), 1, 0],
      ['x@other.example', 1, 1],
      ['y@other.example', 1, 0],
    ]);
    expect((await get(news.id)).members).toBe(4);
    expect(dataOf(await setMembers(news.id, [{ address: at('back'), can_receive: 1 }]))).toMatchObject({
      refused: [{ code: 'loop' }],
    });
    expect(dataOf(await setMembers(news.id, [{ address: at('back'), can_post: 0 }]))).toMatchObject({
      refused: [],
    });
    expect((await made.history('setSmartListMembers'))[2]).toMatchObject({
      target: at('news'),
      after: { members: [at('anna'), 'y@other.example', at('back')], can_receive: false },
    });
    const { rows } = await membersOf(news.id);
    const ids = rows.slice(0, 2).map(({ id }) => id);
    const removal = { list: news.id, ids };
    expect(
      resultsOf(await house.call('removeSmartListMembers', removal, { token: made.token })).done,
    ).toEqual(ids);
    expect((await get(news.id)).members).toBe(2);
  });

  it('of all users of a domain never lead back, whoever joins the domain', async () => {
    const { token } = made;
    const other = `elsewhere${count}.example`;
    await made.addDomain(other);
    await made.addUser('anna');
    const ben = await made.addUser('ben', { domain: other });
    const news = await made.addSmartList('news');
    dataOf(await house.call('setForwards', { email: at('anna'), destinations: [at('news')] }, { token }));
    expect(loopOf(await update({ id: news.id, type: 'all' }))).toBe(
      [at('news'), at('anna'), at('news')].join(' → '),
    );
    dataOf(await house.call('setForwards', { email: at('anna'), destinations: [] }, { token }));
    dataOf(await update({ id: news.id, type: 'all' }));
    expect(
      loopOf(await house.call('setForwards', { email: at('anna'), destinations: [at('news')] }, { token })),
    ).toBe([at('anna'), at('news'), at('anna')].join(' → '));
    const destinations = [at('news')];
    dataOf(await house.call('setForwards', { email: `ben@${other}`, destinations }, { token }));
    const rename = { id: ben.id, username: 'ben', domain: made.domain };
    expect(outcomeOf(await house.call('renameUser', rename, { token }))).toBe('loop');
  });

  it('show who would receive a message, and who can post, as the mail engine finds them', async () => {
    const { token } = made;
    await made.addUser('anna');
    const ben = await made.addUser('ben');
    await made.addUser('cara');
    await made.addUser('journal', { account_type: 'audit' });
    const info = await made.addAlias('info', [at('anna')]);
    dataOf(await house.call('disableUsers', { ids: [ben.id] }, { token }));
    const news = await made.addSmartList('news', { type: 'all', protection: 'members', owners: [at('ben')] });
    const all = await preview(news.id);
    expect(all.receiving.map(({ address }) => address)).toEqual([at('anna'), at('cara')]);
    expect(all.posting.map(({ address }) => address)).toEqual([at('anna'), at('cara')]);
    expect([all.receivers, all.posters, all.posting_by]).toEqual([2, 2, 'members']);
    dataOf(await update({ id: news.id, type: 'members', owners: [at('ben'), at('cara')] }));
    dataOf(
      await setMembers(news.id, [
        { address: at('anna'), can_post: 0 },
        { address: at('ben') },
        { address: at('info') },
        { address: 'x@other.example', can_receive: 0 },
      ]),
    );
    const named = await preview(news.id);
    expect(named.receiving.map(({ address }) => address)).toEqual([at('anna'), at('info')]);
    expect(named.posting.map(({ address }) => address)).toEqual([at('cara'), at('info'), 'x@other.example']);
    expect([named.receivers, named.posters]).toEqual([2, 3]);
    const mayPost = async (sender: string) => {
      const asked = await house.database.pool.query('select engine.may_post($1, $2) as may', [
        at('news'),
        sender,
      ]);
      return asked.rows[0]?.may;
    };
    for (const { address } of named.posting) expect(await mayPost(address)).toBe('yes');

    dataOf(await house.call('disableAliases', { ids: [info.id] }, { token }));
    expect(await preview(news.id)).toMatchObject({ receivers: 1, posters: 2 });
    dataOf(await house.call('disableDomains', { ids: [made.domainId] }, { token }));
    dataOf(await update({ id: news.id, type: 'all' }));
    expect(await preview(news.id)).toMatchObject({ receivers: 0, posters: 0, receiving: [], posting: [] });
  });

  it('say what of them contradicts itself', async () => {
    await made.addUser('anna');
    const all = await made.addSmartList('all', { type: 'all' });
    expect(problemsOf(await setMembers(all.id, [{ address: at('anna') }]))).toEqual({
      members: { code: 'type_unsuitable' },
    });
    const password = 'open sesame';
    const useless = { password: { code: 'type_unsuitable' } };
    expect(problemsOf(await add('news', { password }))).toEqual(useless);
    expect(problemsOf(await update({ id: all.id, password }))).toEqual(useless);
    const list = await made.addSmartList('list');
    const twice = [
      { address: at('anna'), can_post: 0 },
      { address: at('anna').toUpperCase(), can_post: 1 },
      { address: 'nobody' },
      { address: 'jo@other.example' },
      { address: 'jo@other.example' },
    ] as const;
    expect(dataOf(await setMembers(list.id, [...twice]))).toEqual({
      added: 2,
      present: 1,
      refused: [
        { address: 'nobody', code: 'email_invalid' },
        { address: at('anna'), code: 'duplicate' },
      ],
    });
    expect(await switchesOf(list.id)).toContainEqual([at('anna'), 0, 1]);
  });

  it('change from the version somebody has seen, and are told in the history', async () => {
    const { id } = await made.addSmartList('news');
    dataOf(await update({ id, version: 1, name: 'letter', copy_to_sender: 1, protection: 'members' }));
    expect(outcomeOf(await update({ id, version: 1, note: 'Late' }))).toBe('stale');
    expect(await get(id)).toMatchObject({ email: at('letter'), version: 2, copy_to_sender: 1 });
    expect(await made.history('updateSmartList')).toMatchObject([
      {
        target: at('news'),
        before: { email: at('news'), protection: 'none', copy_to_sender: false },
        after: { email: at('letter'), protection: 'members', copy_to_sender: true },
      },
    ]);
  });

  it('are found, switched, removed, restored and deleted for good with their members', async () => {
    const { token } = made;
    const news = await made.addSmartList('news', { protection: 'members' });
    await made.addSmartList('all', { type: 'all' });
    dataOf(await setMembers(news.id, [{ address: 'x@other.example' }]));
    const names = async (filters: ActionInput<'getSmartLists'>) =>
      dataOf(await house.call('getSmartLists', filters, { token })).rows.map(({ name }) => name);
    expect(await names({ type: 'all' })).toEqual(['all']);
    expect(await names({ protection: ['members', 'password'] })).toEqual(['news']);
    expect(await names({ member: 'x@other.example' })).toEqual(['news']);
    expect(await names({ sort: 'members', dir: 'desc' })).toEqual(['news', 'all']);
    dataOf(await house.call('disableSmartLists', { ids: [news.id] }, { token }));
    expect(await names({ active: 0 })).toEqual(['news']);
    dataOf(await house.call('enableSmartLists', { all: 1, count: 1, active: 0 }, { token }));
    dataOf(await house.call('removeSmartLists', { ids: [news.id] }, { token }));
    expect(await names({})).toEqual(['all']);
    dataOf(await house.call('restoreItems', { kind: 'smart_lists', ids: [news.id] }, { token }));
    expect(await switchesOf(news.id)).toEqual([['x@other.example', 1, 1]]);
    const { url } = dataOf(await house.call('exportSmartLists', { format: 'csv' }, { token }));
    expect((await house.panel.app.inject({ method: 'GET', url })).body).toContain(at('news'));
    dataOf(await house.call('removeSmartLists', { ids: [news.id] }, { token }));
    dataOf(await house.call('purgeItems', { kind: 'smart_lists', ids: [news.id] }, { token }));
    dataOf(await add('news'));
  });

  it('tell somebody limited to a domain nothing of others, and keep their members and owners', async () => {
    const other = `hidden${count}.example`;
    await made.addDomain(other);
    const limited = await made.addLimited(`limited${count}`, [made.domainId]);
    await made.addUser('anna');
    await made.addUser('secret', { domain: other });
    const secret = `secret@${other}`;
    const news = await made.addSmartList('news', { owners: [at('anna'), secret] });
    const far = await made.addSmartList('far', { domain: other });
    dataOf(await setMembers(news.id, [{ address: at('anna') }, { address: secret }]));
    const seen = [
      await get(news.id, limited),
      await membersOf(news.id, limited),
      await preview(news.id, limited),
    ];
    expect(seen).toMatchObject([
      { hidden_owners: 1 },
      { hidden_members: 1, total: 1 },
      { receivers: 2, posters: 2 },
    ]);
    expect(outcomeOf(await house.call('getSmartListPreview', { id: far.id }, { token: limited }))).toBe(
      'not_found',
    );
    dataOf(await update({ id: news.id, owners: [] }, limited));
    expect((await get(news.id)).owners.map(({ address }) => address)).toEqual([secret]);
    // What they write is a text to them, whether it is a member or not, and changes none they cannot see.
    const guesses = [{ address: secret, can_post: 0 }, { address: `wrong@${other}` }] as const;
    expect(dataOf(await setMembers(news.id, [...guesses], limited))).toEqual({
      added: 2,
      present: 0,
      refused: [],
    });
    expect(await switchesOf(news.id)).toEqual([
      [at('anna'), 1, 1],
      [secret, 1, 1],
      [secret, 0, 1],
      [`wrong@${other}`, 1, 1],
    ]);
    const told = [seen, await made.history('addSmartList', limited)];
    expect(JSON.stringify(told)).not.toContain(other);
  });
});
