import type { ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loopOf, makeTestAddresses, problemsOf, type TestAddresses } from '../../testing/test-addresses.ts';
import { dataOf, outcomeOf, resultsOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

describe('aliases', () => {
  let house: TestPanel;
  let made: TestAddresses;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    made = await makeTestAddresses(house, `aliases${count}`);
  });

  const at = (name: string) => made.at(name);
  const add = (alias: string, forward: string[], fields: Partial<ActionInput<'addAlias'>> = {}) =>
    house.call('addAlias', { alias, domain: made.domain, forward, ...fields }, { token: made.token });
  const update = (fields: ActionInput<'updateAlias'>, token = made.token) =>
    house.call('updateAlias', fields, { token });
  const get = async (id: string, token = made.token) =>
    dataOf(await house.call('getAlias', { id }, { token }));
  const list = async (filters: ActionInput<'getAliases'> = {}, token = made.token) =>
    dataOf(await house.call('getAliases', filters, { token })).rows.map(({ email }) => email);

  it('lead to users, aliases and addresses elsewhere, in the order they were given', async () => {
    const anna = await made.addUser('anna', { name: 'Anna Berg' });
    const sales = await made.addAlias('sales', [at('anna')]);
    const info = await made.addAlias('Info', ['Jo@Bücher.example', at('anna'), at('sales')], {
      note: 'Desk',
    });
    expect(info).toMatchObject({
      ...{ alias: 'info', domain: made.domain, email: at('info'), unicode: at('info'), note: 'Desk' },
      ...{
        forward: ['jo@xn--bcher-kva.example', at('anna'), at('sales')],
        hidden_destinations: 0,
        external: 1,
        active: 1,
      },
      version: 1,
      destinations: [
        { id: null, kind: null, external: 1, unicode: 'jo@bücher.example' },
        { id: anna.id, kind: 'user', name: 'Anna Berg', external: 0, state: 'active' },
        { id: sales.id, kind: 'alias', name: '', state: 'active' },
      ],
    });
    expect(await get(info.id)).toEqual(info);
    dataOf(await house.call('disableAliases', { ids: [sales.id] }, { token: made.token }));
    expect((await get(info.id)).destinations[2]).toMatchObject({ state: 'disabled' });
  });

  it('are found by what they lead to, by their domain, and by whether mail leaves the account', async () => {
    await made.addUser('anna');
    await made.addAlias('one', [at('anna')]);
    await made.addAlias('two', ['x@other.example', at('anna')]);
    await made.addAlias('three', [at('one')]);
    expect(await list()).toEqual([at('one'), at('three'), at('two')]);
    expect(await list({ forward: at('anna') })).toEqual([at('one'), at('two')]);
    expect(await list({ forward: 'X@other.example' })).toEqual([at('two')]);
    expect(await list({ external: 1 })).toEqual([at('two')]);
    expect(await list({ external: 1, not: { external: 1 } })).toEqual([at('one'), at('three')]);
    expect(await list({ search: 'thr' })).toEqual([at('three')]);
    expect(await list({ domain: made.domain, sort: 'created_at', limit: 1 })).toHaveLength(1);
    expect(await list({ domain: 'other.example' })).toEqual([]);
  });

  it('are refused with the reason at the field it is about', async () => {
    await made.addUser('anna');
    await made.addUser('journal', { account_type: 'audit' });
    const gone = await made.addUser('gone');
    dataOf(await house.call('removeUsers', { ids: [gone.id] }, { token: made.token }));
    dataOf(
      await house.call('addList', { name: 'spam', domain: made.domain, type: 'spam' }, { token: made.token }),
    );
    const forward = [at('anna'), at('nobody'), at('gone'), at('anna'), at('info'), at('journal'), at('spam')];
    expect(problemsOf(await add('info', forward))).toMatchObject({
      'forward.1': { code: 'address_unknown', params: { name: at('nobody') } },
      'forward.2': { code: 'address_unknown' },
      'forward.3': { code: 'duplicate' },
      'forward.4': { code: 'address_own' },
      'forward.5': { code: 'user_unsuitable' },
      'forward.6': { code: 'user_unsuitable' },
    });
    const many = Array.from({ length: 101 }, (_, n) => `x${n}@other.example`);
    expect(problemsOf(await add('info', many))).toEqual({
      forward: { code: 'too_many', params: { num: 100 } },
    });
    expect(problemsOf(await add('info', []))).toEqual({ forward: { code: 'required' } });
    expect(problemsOf(await add('in fo', [at('anna')]))).toEqual({ alias: { code: 'alias_invalid' } });
    const taken = await add('anna', ['x@other.example']);
    expect(outcomeOf(taken)).toBe('conflict');
    expect(problemsOf(taken)).toEqual({ alias: { code: 'address_taken' } });
    expect(outcomeOf(await add('info', [at('anna')], { domain: 'nobodys.example' }))).toBe('not_found');
    dataOf(await house.call('addDomain', { domain: `claim${count}.example` }, { token: made.token }));
    expect(outcomeOf(await add('info', [at('anna')], { domain: `claim${count}.example` }))).toBe(
      'domain_unverified',
    );
    expect(await list()).toEqual([]);
  });

  it('never lead back, over whatever is on the way', async () => {
    await made.addUser('anna');
    const first = await made.addAlias('first', [at('anna')]);
    const team = await made.addList('team', [at('first')]);
    const news = await made.addSmartList('news');
    dataOf(
      await house.call(
        'setSmartListMembers',
        { list: news.id, members: [{ address: at('team') }] },
        { token: made.token },
      ),
    );
    const path = [at('first'), at('news'), at('team'), at('first')].join(' → ');
    expect(loopOf(await update({ id: first.id, forward: ['x@other.example', at('news')] }))).toBe(path);
    const forwards = { email: at('anna'), destinations: [at('news')] };
    expect(loopOf(await house.call('setForwards', forwards, { token: made.token }))).toBe(
      [at('anna'), at('news'), at('team'), at('first'), at('anna')].join(' → '),
    );
    // What is in the recycle bin may come back.
    dataOf(await house.call('removeLists', { ids: [team.id] }, { token: made.token }));
    expect(loopOf(await update({ id: first.id, forward: [at('news')] }))).toBe(path);
    expect((await get(first.id)).forward).toEqual([at('anna')]);
  });

  it('change from the version somebody has seen, and are told in the history', async () => {
    const anna = await made.addUser('anna');
    const { id } = await made.addAlias('info', [at('anna')], { note: 'Desk' });
    const changed = dataOf(
      await update({ id, version: 1, alias: 'office', forward: ['x@other.example'], note: '' }),
    );
    expect(changed).toMatchObject({ alias: 'office', email: at('office'), version: 2, note: '' });
    expect(outcomeOf(await update({ id, version: 1, note: 'Late' }))).toBe('stale');
    expect(problemsOf(await update({ id, alias: 'anna' }))).toEqual({ alias: { code: 'address_taken' } });
    dataOf(await update({ id, alias: 'office' }));
    expect(await made.history('updateAlias')).toMatchObject([
      { target: at('office'), before: null, after: null },
      {
        target: at('info'),
        before: { email: at('info'), forward: [at('anna')], note: 'Desk' },
        after: { email: at('office'), forward: ['x@other.example'], note: '' },
      },
    ]);
    expect(await made.history('addAlias')).toMatchObject([
      { target: at('info'), before: null, after: { email: at('info'), forward: [at('anna')], active: true } },
    ]);
    // A rename and a purge are followed by what leads there.
    const other = await made.addAlias('other', [at('office'), at('anna'), 'y@other.example']);
    dataOf(await update({ id, alias: 'bureau' }));
    expect((await get(other.id)).forward).toEqual([at('bureau'), at('anna'), 'y@other.example']);
    dataOf(await house.call('removeUsers', { ids: [anna.id] }, { token: made.token }));
    expect((await get(other.id)).destinations[1]).toMatchObject({ state: 'removed' });
    dataOf(await house.call('purgeItems', { kind: 'users', ids: [anna.id] }, { token: made.token }));
    expect((await get(other.id)).forward).toEqual([at('bureau'), 'y@other.example']);
  });

  it('are enabled, disabled and removed in bulk, and come back from the recycle bin with where they lead', async () => {
    const { token } = made;
    await made.addUser('anna');
    const info = await made.addAlias('info', [at('anna')]);
    const desk = await made.addAlias('desk', [at('anna')]);
    const ids = [info.id, '999999'];
    expect(resultsOf(await house.call('disableAliases', { ids }, { token }))).toEqual({
      done: [info.id],
      failed: [{ id: '999999', code: 'not_found' }],
    });
    expect(await list({ active: 0 })).toEqual([at('info')]);
    // Who undoes it leaves alone what was so before.
    expect(
      resultsOf(await house.call('enableAliases', { ids: [info.id, desk.id] }, { token })),
    ).toMatchObject({ done: [info.id, desk.id], unchanged: [desk.id] });
    dataOf(await house.call('disableAliases', { ids: [info.id] }, { token }));
    dataOf(await house.call('enableAliases', { all: 1, count: 1, active: 0 }, { token }));
    expect(await list({ active: 0 })).toEqual([]);
    dataOf(await house.call('removeAliases', { ids: [info.id] }, { token }));
    expect(await list()).toEqual([at('desk')]);
    expect(problemsOf(await add('info', [at('anna')]))).toEqual({ alias: { code: 'address_taken' } });
    const bin = dataOf(await house.call('getRecycleBin', { kind: 'aliases' }, { token })).rows;
    expect(bin).toMatchObject([{ id: info.id, name: at('info') }]);
    dataOf(await house.call('restoreItems', { kind: 'aliases', ids: [info.id] }, { token }));
    expect((await get(info.id)).forward).toEqual([at('anna')]);
    dataOf(await house.call('removeAliases', { ids: [desk.id] }, { token }));
    dataOf(await house.call('purgeItems', { kind: 'aliases', ids: [desk.id] }, { token }));
    dataOf(await add('desk', [at('anna')]));
    expect((await made.history('removeAliases')).map(({ target, before }) => [target, before])).toEqual([
      [at('desk'), { email: at('desk') }],
      [at('info'), { email: at('info') }],
    ]);
  });

  it('go to the recycle bin with their domain and come back with it', async () => {
    const { token, domainId } = made;
    const { id } = await made.addAlias('info', ['x@other.example']);
    await made.addList('team', ['x@other.example']);
    await made.addSmartList('news');
    const usage = async () =>
      (
        await house.database.pool.query(
          'select aliases, lists, smart_lists from domain_usage where domain_id = $1',
          [domainId],
        )
      ).rows[0];
    expect(await usage()).toEqual({ aliases: 1, lists: 1, smart_lists: 1 });
    const [counted] = dataOf(await house.call('getDomains', {}, { token })).rows;
    expect(counted).toMatchObject({ aliases: 1, lists: 1, smartlists: 1 });
    dataOf(await house.call('removeDomains', { ids: [domainId] }, { token }));
    expect(await usage()).toEqual({ aliases: 0, lists: 0, smart_lists: 0 });
    expect(await list()).toEqual([]);
    expect(dataOf(await house.call('getRecycleBin', { kind: 'aliases' }, { token })).rows).toEqual([]);
    dataOf(await house.call('restoreItems', { kind: 'domains', ids: [domainId] }, { token }));
    expect((await get(id)).forward).toEqual(['x@other.example']);
    expect(await usage()).toEqual({ aliases: 1, lists: 1, smart_lists: 1 });
  });

  it('of one name at the same moment are one: a user, an alias or a list wins, the others are told', async () => {
    const { token, domain } = made;
    const answers = await Promise.all([
      house.call('addUser', { username: 'info', domain, password: 'Correct-horse-7', quota: 1 }, { token }),
      add('info', ['x@other.example']),
      house.call('addList', { name: 'info', domain, type: 'distribution' }, { token }),
      house.call('addSmartList', { name: 'info', domain }, { token }),
    ]);
    expect(answers.map(outcomeOf).sort()).toEqual(['conflict', 'conflict', 'conflict', 'done']);
    const fields = answers.map(problemsOf).filter((found) => found !== 'done');
    const codes = fields.flatMap((found) => Object.values(found ?? {}).map(({ code }) => code));
    expect(codes).toEqual(['address_taken', 'address_taken', 'address_taken']);
  });

  it('are exported with their destinations in one cell', async () => {
    const { token } = made;
    await made.addAlias('info', ['x@other.example', 'y@other.example']);
    const columns: ['email', 'forward', 'note'] = ['email', 'forward', 'note'];
    const { url } = dataOf(await house.call('exportAliases', { format: 'csv', columns }, { token }));
    const file = await house.panel.app.inject({ method: 'GET', url });
    expect(file.body).toContain(`${at('info')},x@other.example; y@other.example,`);
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

    it('tell how many destinations are in other domains, nothing else, and keep them', async () => {
      const { id } = await made.addAlias('info', [at('anna'), `secret@${other}`]);
      const foreign = await made.addAlias('far', [at('anna')], { domain: other });
      const seen = await get(id, limited);
      expect(seen).toMatchObject({
        forward: [at('anna')],
        hidden_destinations: 1,
        destinations: [{ address: at('anna') }],
      });
      expect(await list({}, limited)).toEqual([at('info')]);
      expect(await list({ forward: `secret@${other}` }, limited)).toEqual([]);
      expect(await list({ forward: `secret@${other}` })).toEqual([at('info')]);
      expect(outcomeOf(await house.call('getAlias', { id: foreign.id }, { token: limited }))).toBe(
        'not_found',
      );
      expect(outcomeOf(await update({ id: foreign.id, note: 'x' }, limited))).toBe('not_found');
      dataOf(await update({ id, forward: ['x@other.example'], note: 'Theirs' }, limited));
      expect((await get(id)).forward).toEqual(['x@other.example', `secret@${other}`]);
      const answer = await house.call('getAliases', {}, { token: limited });
      const told = JSON.stringify([seen, dataOf(answer), await made.history('addAlias', limited)]);
      expect(told).not.toContain(other);
      expect(JSON.stringify(await made.history('addAlias'))).toContain(`secret@${other}`);
    });

    it('name no address of other domains in the path of a loop', async () => {
      const { id } = await made.addAlias('info', ['x@other.example']);
      await made.addAlias('far', [at('info')], { domain: other });
      const near = await made.addAlias('near', [`far@${other}`]);
      expect(near.forward).toEqual([`far@${other}`]);
      expect(loopOf(await update({ id, forward: [at('near')] }, limited))).toBe(
        [at('info'), at('near'), '…', at('info')].join(' → '),
      );
    });
  });
});
