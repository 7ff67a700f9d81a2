import type { ActionAnswer, ActionInput } from '@posthouse/contract';
import type { RouteNode } from '@posthouse/contract/features/addresses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../testing/test-users.ts';

type Route = ActionAnswer<'explainAddress'>;

let house: TestPanel;
let made: TestUsers;
let domain: string;
beforeAll(async () => {
  house = await startTestPanel();
  made = await makeTestUsers(house, 'routes');
  ({ domain } = made);
  for (const username of ['anna', 'ben', 'cleo']) await made.addUser(username, { name: `The ${username}` });
});
afterAll(() => house.stop());

const at = (name: string) => `${name}@${domain}`;
const explain = async (address: string, token = made.token) =>
  dataOf(await house.call('explainAddress', { address }, { token }));
const call = async <Name extends Parameters<TestPanel['call']>[0]>(name: Name, input: ActionInput<Name>) =>
  dataOf(await house.call(name, input, { token: made.token }));
const addAlias = (alias: string, ...forward: string[]) => call('addAlias', { alias, domain, forward });
const sql = (text: string, ...values: unknown[]) =>
  house.database.pool.query(text, [made.accountId, ...values]);

const nodeOf = (route: Route, address: string): RouteNode => {
  const node = route.nodes.find((one) => one.address === address);
  if (node === undefined) throw new Error(`${address} is not among ${JSON.stringify(route.nodes)}`);
  return node;
};
const kindsOf = (route: Route) => Object.fromEntries(route.nodes.map(({ address, kind }) => [address, kind]));
/** `info@… alias anna@…`, with a ? where mail does not go. */
const edgesOf = ({ nodes, edges }: Route) =>
  edges.map(
    ({ from, to, reason, active }) =>
      `${nodes[from]?.address} ${reason}${active ? '' : '?'} ${nodes[to]?.address}`,
  );
const endsOf = ({ nodes, final }: Route) =>
  final.map(({ node, kind, host, sometimes }) =>
    [sometimes ? 'sometimes' : '', kind, host, nodes[node]?.address].filter(Boolean).join(' '),
  );
const flagsOf = ({ nodes, flags }: Route) => flags.map(({ code, node }) => `${code} ${nodes[node]?.address}`);

describe('an address leads', () => {
  it('to the mailbox of its user', async () => {
    const route = await explain(at('Anna'));
    expect(route.nodes).toEqual([
      {
        ...{
          id: 0,
          address: at('anna'),
          unicode: at('anna'),
          name: 'The anna',
          kind: 'user',
          state: 'active',
        },
        ...{ address_id: expect.any(String), members: null, more: 0, posting: null, trains: null },
      },
    ]);
    expect({ ...route, nodes: [] }).toEqual({
      ...{ nodes: [], edges: [], flags: [], truncated: 0 },
      final: [{ node: 0, kind: 'mailbox', host: '', sometimes: 0 }],
    });
  });

  it('without what is behind a +, and from an alias domain', async () => {
    await call('addAliasDomain', { domain, aliasdomain: 'aka-routes.example' });
    await house.verifyDomains(made.accountId);
    const route = await explain('anna+news@aka-routes.example');
    expect(edgesOf(route)).toEqual([
      `anna+news@aka-routes.example alias_domain ${at('anna+news')}`,
      `${at('anna+news')} subaddress ${at('anna')}`,
    ]);
    expect(Object.values(kindsOf(route))).toEqual(['alias_domain', 'subaddress', 'user']);
    expect(endsOf(route)).toEqual([`mailbox ${at('anna')}`]);
    const missing = await explain('nobody@aka-routes.example');
    expect(edgesOf(missing)).toEqual([`nobody@aka-routes.example alias_domain? ${at('nobody')}`]);
    expect(endsOf(missing)).toEqual(['refused nobody@aka-routes.example']);
  });

  it('over aliases and forwards to mailboxes and out of the account', async () => {
    await call('setForwards', { email: at('ben'), destinations: [at('cleo'), 'x@else.example'] });
    await addAlias('info', at('anna'), at('ben'));
    const route = await explain(at('info'));
    expect(edgesOf(route)).toEqual([
      `${at('info')} alias ${at('anna')}`,
      `${at('info')} alias ${at('ben')}`,
      `${at('ben')} forward ${at('cleo')}`,
      `${at('ben')} forward x@else.example`,
    ]);
    expect(endsOf(route)).toEqual([
      `mailbox ${at('anna')}`,
      `mailbox ${at('ben')}`,
      `mailbox ${at('cleo')}`,
      'external x@else.example',
    ]);
    expect(flagsOf(route)).toEqual(['external x@else.example']);
    await call('setForwards', { email: at('ben'), destinations: [at('cleo')], keep_copy: 0 });
    expect(endsOf(await explain(at('ben')))).toEqual([`mailbox ${at('cleo')}`]);
    await call('setForwards', { email: at('ben'), destinations: [] });
  });

  it('to where delivery rules send some messages', async () => {
    const rule = (name: string, active: 0 | 1, value: string) =>
      ({
        ...{ name, active, match: 'all', stop: 0, actions: [{ type: 'redirect', value }] },
        conditions: [{ field: 'subject', test: 'is', value: 'x' }],
      }) as const;
    const rules = [rule('On', 1, 'rule@else.example'), rule('Off', 0, at('anna'))];
    await call('setDeliveryRules', { email: at('cleo'), rules });
    const route = await explain(at('cleo'));
    expect(edgesOf(route)).toEqual([
      `${at('cleo')} rule rule@else.example`,
      `${at('cleo')} rule? ${at('anna')}`,
    ]);
    expect(endsOf(route)).toEqual([`mailbox ${at('cleo')}`, 'sometimes external rule@else.example']);
    await call('setDeliveryRules', { email: at('cleo'), rules: [] });
  });

  it('to the members of lists, and says who can post', async () => {
    await call('addList', {
      name: 'team',
      domain,
      type: 'distribution',
      members: [at('anna'), 'y@else.example'],
    });
    const team = await explain(at('team'));
    expect(edgesOf(team)).toEqual([
      `${at('team')} member ${at('anna')}`,
      `${at('team')} member y@else.example`,
    ]);
    expect(nodeOf(team, at('team'))).toMatchObject({
      kind: 'list',
      members: 2,
      more: 0,
      posting: 'everybody',
    });
    const everyone = { name: 'everyone', domain, type: 'all', protection: 'members' } as const;
    await call('addSmartList', everyone);
    const all = await explain(at('everyone'));
    expect(nodeOf(all, at('everyone'))).toMatchObject({ kind: 'smart_list', members: 3, posting: 'members' });
    expect(edgesOf(all)).toEqual(
      ['anna', 'ben', 'cleo'].map((name) => `${at('everyone')} member ${at(name)}`),
    );
    expect(flagsOf(all)).toEqual([`restricted_posting ${at('everyone')}`]);
    const news = await call('addSmartList', { name: 'news', domain });
    const members = [{ address: at('anna'), can_receive: 0 as const }, { address: at('ben') }];
    await call('setSmartListMembers', { list: news.id, members });
    expect(edgesOf(await explain(at('news')))).toEqual([`${at('news')} member ${at('ben')}`]);
  });

  it('into the spam filter', async () => {
    await call('addList', { name: 'spam', domain, type: 'spam' });
    const route = await explain(at('spam'));
    expect(nodeOf(route, at('spam'))).toMatchObject({ kind: 'retrainer', posting: 'users', trains: 'spam' });
    expect(endsOf(route)).toEqual([`training ${at('spam')}`]);
    expect(flagsOf(route)).toEqual([`restricted_posting ${at('spam')}`]);
  });

  it('to the server of a connector, which may not be set', async () => {
    const relayed = { account_type: 'external', relay_host: 'mx.else.example' } as const;
    await made.addUser('far', relayed);
    expect(endsOf(await explain(at('far')))).toEqual([`relay mx.else.example ${at('far')}`]);
    await sql(`update mail_user set relay_host = '' where account_id = $1 and email = $2`, at('far'));
    const waiting = await explain(at('far'));
    expect(flagsOf(waiting)).toEqual([`no_relay_host ${at('far')}`]);
    const both = { account_type: 'exchange', oex_type: 'relay_and_copy' } as const;
    await call('updateDomain', { domain, exchange_enabled: 1, exchange_host: 'ex.else.example' });
    await made.addUser('both', both);
    expect(endsOf(await explain(at('both')))).toEqual([
      `relay ex.else.example ${at('both')}`,
      `mailbox ${at('both')}`,
    ]);
  });

  it('to the server that keeps a whole domain', async () => {
    await made.addDomain('kept-elsewhere.example');
    await call('updateDomain', {
      ...{ domain: 'kept-elsewhere.example', localdelivery: 0, relay_host: 'mx.kept.example' },
    });
    const route = await explain('anybody@kept-elsewhere.example');
    expect(Object.values(kindsOf(route))).toEqual(['relayed']);
    expect(endsOf(route)).toEqual(['relay mx.kept.example anybody@kept-elsewhere.example']);
  });

  it('to the catch-all where nobody has the name, unless that is gone', async () => {
    await call('updateDomain', { domain, catchall: at('ben') });
    const route = await explain(at('whoever'));
    expect(nodeOf(route, at('whoever'))).toMatchObject({ kind: 'missing', state: 'missing' });
    expect(edgesOf(route)).toEqual([`${at('whoever')} catch_all ${at('ben')}`]);
    expect(endsOf(route)).toEqual([`mailbox ${at('ben')}`]);
    const { id } = await made.addUser('nobody');
    await call('updateDomain', { domain, catchall: at('nobody') });
    await call('removeUsers', { ids: [id] });
    await call('purgeItems', { kind: 'users', ids: [id] });
    const gone = await explain(at('whoever'));
    expect(edgesOf(gone)).toEqual([`${at('whoever')} catch_all? ${at('nobody')}`]);
    expect(flagsOf(gone)).toEqual([`refused ${at('whoever')}`]);
    expect(Object.values(kindsOf(await explain(at('srs0=ab=cd=else.example=x'))))).toEqual(['returned']);
    await call('updateDomain', { domain, catchall: '' });
    expect(endsOf(await explain(at('whoever')))).toEqual([`refused ${at('whoever')}`]);
  });
});

describe('what takes no mail', () => {
  it('is said of disabled and removed destinations, which mail goes round', async () => {
    const off = await made.addUser('off');
    const gone = await made.addUser('gone');
    const alias = await addAlias('mixed', at('anna'), at('off'), at('gone'));
    const list = await call('addList', {
      ...{ name: 'mixture', domain, type: 'distribution', members: [at('anna'), at('off'), at('gone')] },
    });
    await call('disableUsers', { ids: [off.id] });
    await call('removeUsers', { ids: [gone.id] });
    for (const [name, reason] of [
      ['mixed', 'alias'],
      ['mixture', 'member'],
    ]) {
      const route = await explain(at(String(name)));
      expect(edgesOf(route)).toEqual([
        `${at(String(name))} ${reason} ${at('anna')}`,
        `${at(String(name))} ${reason}? ${at('gone')}`,
        `${at(String(name))} ${reason}? ${at('off')}`,
      ]);
      expect(flagsOf(route)).toEqual([`removed ${at('gone')}`, `disabled ${at('off')}`]);
      expect(endsOf(route)).toEqual([`mailbox ${at('anna')}`]);
    }
    expect(flagsOf(await explain(at('gone')))).toEqual([`removed ${at('gone')}`, `refused ${at('gone')}`]);
    await call('disableAliases', { ids: [alias.id] });
    await call('disableLists', { ids: [list.id] });
    for (const name of ['mixed', 'mixture']) {
      const route = await explain(at(name));
      expect(flagsOf(route)).toEqual(expect.arrayContaining([`disabled ${at(name)}`, `refused ${at(name)}`]));
      expect(route.edges.map(({ active }) => active)).toEqual([0, 0, 0]);
    }
  });

  it('is a dead end where mail is sent on to it', async () => {
    const last = await made.addUser('last');
    await addAlias('narrow', at('last'));
    await addAlias('broad', at('narrow'), at('anna'));
    await call('disableUsers', { ids: [last.id] });
    const route = await explain(at('broad'));
    expect(flagsOf(route)).toEqual([`dead_end ${at('narrow')}`, `disabled ${at('last')}`]);
    expect(endsOf(route).sort()).toEqual([`mailbox ${at('anna')}`, `refused ${at('narrow')}`]);
  });

  it('is a mailbox for audit, which gets copies only', async () => {
    await made.addUser('journal', { account_type: 'audit' });
    expect(flagsOf(await explain(at('journal')))).toEqual([
      `audit_mailbox ${at('journal')}`,
      `refused ${at('journal')}`,
    ]);
  });

  it('is every address of a domain that is parked, disabled, not verified or in the recycle bin', async () => {
    const name = 'changing-routes.example';
    const id = await made.addDomain(name);
    await made.addUser('dora', { domain: name });
    const told = async () => {
      const route = await explain(`dora@${name}`);
      return { flags: flagsOf(route).map((text) => text.split(' ')[0]), ends: endsOf(route) };
    };
    await call('updateDomain', { domain: name, type: 'parked' });
    expect(await told()).toEqual({
      ...{ flags: ['disabled', 'domain_parked', 'refused'], ends: [`refused dora@${name}`] },
    });
    await call('updateDomain', { domain: name, type: 'standard' });
    await call('disableDomains', { ids: [id] });
    expect((await told()).flags).toEqual(['disabled', 'domain_disabled', 'refused']);
    await call('enableDomains', { ids: [id] });
    await sql(
      `update domain_name set verified_at = null, state = 'verify' where account_id = $1 and id = $2`,
      id,
    );
    expect(await told()).toEqual({
      ...{ flags: ['disabled', 'domain_unverified', 'external'], ends: [`external dora@${name}`] },
    });
    await house.verifyDomains(made.accountId);
    expect(await told()).toEqual({ flags: [], ends: [`mailbox dora@${name}`] });
    await call('removeDomains', { ids: [id] });
    expect((await told()).flags).toEqual(['removed', 'domain_removed', 'external']);
    expect(kindsOf(await explain(`nobody@${name}`))).toEqual({ [`nobody@${name}`]: 'external' });
  });
});

describe('a long way', () => {
  it('is told up to 200 members, with the number of the rest', async () => {
    const members = Array.from(
      { length: 250 },
      (_, index) => `m${String(index).padStart(3, '0')}@else.example`,
    );
    await call('addList', { name: 'crowd', domain, type: 'distribution', members });
    const route = await explain(at('crowd'));
    expect(nodeOf(route, at('crowd'))).toMatchObject({ members: 250, more: 50 });
    expect(route.nodes.length).toBe(201);
    expect(flagsOf(route)[0]).toBe(`too_many ${at('crowd')}`);
    expect(route.truncated).toBe(1);
    const others = members.slice(0, 150).map((address) => `also-${address}`);
    await call('addList', { name: 'mob', domain, type: 'distribution', members: others });
    await addAlias('both-lists', at('crowd'), at('mob'));
    const both = await explain(at('both-lists'));
    expect(both.nodes.length).toBe(300);
    expect(nodeOf(both, at('mob')).more).toBe(150 - (300 - 203));
  });

  it('is told with the first 20 members that receive nothing', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `asleep-${String(index).padStart(2, '0')}`);
    const ids: string[] = [];
    for (const name of names) ids.push((await addAlias(name, at('anna'))).id);
    await call('disableAliases', { ids });
    const members = names.toReversed().map(at);
    await call('addList', { name: 'sleepers', domain, type: 'distribution', members });
    const route = await explain(at('sleepers'));
    expect(nodeOf(route, at('sleepers'))).toMatchObject({ members: 25, more: 5 });
    expect(route.edges.slice(0, 20).map(({ to }) => route.nodes[to]?.address)).toEqual(
      names.slice(0, 20).map(at),
    );
  });

  it('is told 25 steps far', async () => {
    await addAlias('step-0', at('anna'));
    for (let step = 1; step <= 30; step += 1) await addAlias(`step-${step}`, at(`step-${step - 1}`));
    const far = await explain(at('step-30'));
    expect(flagsOf(far)).toEqual([`too_deep ${at('step-5')}`]);
    expect([far.edges.length, far.final.length, far.truncated]).toEqual([25, 0, 1]);
    const near = await explain(at('step-24'));
    expect([endsOf(near), near.truncated]).toEqual([[`mailbox ${at('anna')}`], 0]);
  });

  it('that comes back is marked as a loop, edge by edge', async () => {
    const first = await addAlias('first', at('anna'));
    const second = await addAlias('second', at('first'), at('ben'));
    await sql(
      `insert into alias_destination (account_id, alias_id, position, address_id) values ($1, $2, 9, $3)`,
      first.id,
      second.id,
    );
    const route = await explain(at('second'));
    expect(flagsOf(route)).toEqual([`loop ${at('second')}`, `loop ${at('first')}`]);
    const looping = { ...route, edges: route.edges.filter(({ loop }) => loop === 1) };
    expect(edgesOf(looping)).toEqual([
      `${at('second')} alias ${at('first')}`,
      `${at('first')} alias ${at('second')}`,
    ]);
    expect(endsOf(route).sort()).toEqual([`mailbox ${at('anna')}`, `mailbox ${at('ben')}`]);
  });
});

describe('who is asked', () => {
  it('tells nothing of what an admin limited to domains can’t see', async () => {
    const secret = 'zweitwelt.example';
    await made.addDomain(secret);
    for (const username of ['hidden', 'covert']) await made.addUser(username, { domain: secret });
    await call('setForwards', { email: `hidden@${secret}`, destinations: [at('cleo')] });
    await addAlias('seen', at('anna'), `hidden@${secret}`, `covert@${secret}`);
    const token = await made.addLimited('routes-limited', [made.domainId]);
    const route = await explain(at('seen'), token);
    expect(JSON.stringify(route)).not.toContain('zweitwelt');
    expect(route.nodes.map(({ kind, address, more }) => [kind, address, more])).toEqual([
      ['alias', at('seen'), 0],
      ['user', at('anna'), 0],
      ['hidden', '', 2],
    ]);
    expect(endsOf(route)).toEqual([`mailbox ${at('anna')}`]);
    const list = await call('addList', {
      ...{ name: 'guessed', domain, type: 'distribution', members: [`hidden@${secret}`, `covert@${secret}`] },
    });
    // What a limited admin typed stays a text, whether there is such an address or not.
    await sql(
      'insert into list_member (account_id, list_id, email, readable) values ($1, $2, $3, $3)',
      list.id,
      `hidden@${secret}`,
    );
    const guessed = await explain(at('guessed'), token);
    expect(guessed.nodes.map(({ kind, address, more }) => [kind, address, more])).toEqual([
      ['list', at('guessed'), 0],
      ['external', `hidden@${secret}`, 0],
      ['hidden', '', 2],
    ]);
    const asked = await explain(`hidden@${secret}`, token);
    const unknown = await explain('hidden@nowhere-at-all.example', token);
    const alike = (one: Route) => ({
      ...one,
      nodes: one.nodes.map((node) => ({ ...node, address: '', unicode: '' })),
    });
    expect(alike(asked)).toEqual(alike(unknown));
  });

  it('knows other accounts of this server as little as the rest of the world', async () => {
    const other = await makeTestUsers(house, 'neighbours');
    await other.addUser('nora');
    const asked = await explain('nora@neighbours.example');
    expect([kindsOf(asked), endsOf(asked)]).toEqual([
      { 'nora@neighbours.example': 'external' },
      ['external nora@neighbours.example'],
    ]);
    await addAlias('next-door', 'nora@neighbours.example');
    expect(endsOf(await explain(at('next-door')))).toEqual(['external nora@neighbours.example']);
  });

  it('answers whoever can view users, aliases, lists or smart lists, and nobody else', async () => {
    const outcomes: Record<string, string> = {};
    for (const area of ['users', 'aliases', 'lists', 'dglists', 'domains'] as const) {
      await house.addSubAdmin(made.accountId, `viewer-${area}`, { [area]: 1 });
      const token = await house.login(`viewer-${area}`, { ip: '203.0.113.9' });
      outcomes[area] = outcomeOf(await house.call('explainAddress', { address: at('anna') }, { token }));
    }
    expect(outcomes).toEqual({
      ...{ users: 'done', aliases: 'done', lists: 'done', dglists: 'done', domains: 'forbidden' },
    });
  });
});
