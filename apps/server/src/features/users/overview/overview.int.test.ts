import type { ActionAnswer } from '@posthouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../../testing/test-users.ts';

type Overview = ActionAnswer<'getUserOverview'>;

describe('the overview of a user', () => {
  let house: TestPanel;
  let made: TestUsers;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    made = await makeTestUsers(house, `overview${count}`);
  });

  const at = (name: string) => `${name}@${made.domain}`;
  const as = () => ({ token: made.token });
  const overviewOf = async (name: string, token = made.token): Promise<Overview> =>
    dataOf(await house.call('getUserOverview', { email: at(name) }, { token }));
  const named = (part: { total: number; rows: { address: string }[] } | undefined) =>
    part && [part.total, ...part.rows.map(({ address }) => address)];
  const addAlias = async (alias: string, domain: string, forward: string[]) =>
    dataOf(await house.call('addAlias', { alias, domain, forward }, as()));
  const reportEngine = (seenAt: Date) =>
    house.database.pool.query(
      `insert into mail_engine (started_at, seen_at, services) values ($1, $1, '{"dovecot":"running"}')
       on conflict (only_row) do update set seen_at = excluded.seen_at`,
      [seenAt],
    );
  const noteSessions = (...sessions: [name: string, service: string, ip: string][]) =>
    house.database.pool.query('select engine.note_sessions($1, $2, $3)', [
      sessions.map(([name]) => name),
      sessions.map(([, service]) => service),
      sessions.map(([, , ip]) => ip),
    ]);

  it('of a new user says of every part that there is nothing yet', async () => {
    const anna = await made.addUser('anna', { quota: 50 });
    await reportEngine(house.clock.now());
    const none = { total: 0, rows: [] };
    expect(await overviewOf('anna')).toEqual({
      id: anna.id,
      storage: { quota: 50, used: null },
      aliases: none,
      alias_domains: none,
      lists: none,
      smart_lists: none,
      folders: none,
      delegates: { ...none, hidden: 0 },
      mailboxes: none,
      send_as: { ...none, hidden: 0 },
      forwards: { ...none, hidden: 0, keep_copy: 1 },
      forwarded_from: none,
      vacation: { active: 0, starts_on: '', ends_on: '', starts_at: null, ends_at: null },
      rules: { active: 0, total: 0 },
      sessions: none,
      passwords: { ...none, can_log_in: 1 },
    });
  });

  it('names what leads to the user: aliases, alias domains, lists, smart lists, forwards', async () => {
    for (const name of ['anna', 'ben']) await made.addUser(name);
    const { domain } = made;
    await addAlias('sales', domain, [at('anna'), at('ben')]);
    await addAlias('other', domain, [at('ben')]);
    const aliasDomain = { domain, aliasdomain: `${domain.split('.')[0]}-alias.example` };
    dataOf(await house.call('addAliasDomain', aliasDomain, as()));
    await house.verifyDomains(made.accountId);
    const list = dataOf(await house.call('addList', { name: 'team', domain, type: 'distribution' }, as()));
    dataOf(await house.call('addListMembers', { list: list.id, members: [at('anna')] }, as()));
    const smart = { domain };
    const owned = dataOf(
      await house.call('addSmartList', { ...smart, name: 'owned', owners: [at('anna')] }, as()),
    );
    dataOf(await house.call('addSmartList', { ...smart, name: 'everybody', type: 'all' }, as()));
    dataOf(await house.call('setForwards', { email: at('ben'), destinations: [at('anna')] }, as()));
    const found = await overviewOf('anna');
    expect(named(found.aliases)).toEqual([1, at('sales')]);
    expect(found.alias_domains).toEqual({
      total: 1,
      rows: [{ address: `anna@${aliasDomain.aliasdomain}`, unicode: `anna@${aliasDomain.aliasdomain}` }],
    });
    expect(named(found.lists)).toEqual([1, at('team')]);
    expect(found.smart_lists?.rows).toMatchObject([
      { address: at('everybody'), member: 1, owner: 0 },
      { id: owned.id, address: at('owned'), member: 0, owner: 1 },
    ]);
    expect(named(found.forwarded_from)).toEqual([1, at('ben')]);
    expect(named((await overviewOf('ben')).forwards)).toEqual([1, at('anna')]);
  });

  it('names who has access, and to what the user has access, with the rights', async () => {
    for (const name of ['anna', 'ben', 'info']) await made.addUser(name);
    const delegate = (name: string, right: 'read' | 'full', send: 'none' | 'as') => ({
      delegates: [{ address: at(name), right, send }],
    });
    dataOf(await house.call('setDelegates', { email: at('anna'), ...delegate('ben', 'read', 'none') }, as()));
    dataOf(await house.call('setDelegates', { email: at('info'), ...delegate('anna', 'full', 'as') }, as()));
    dataOf(await house.call('setSendAs', { email: at('anna'), addresses: [at('ben')] }, as()));
    const found = await overviewOf('anna');
    expect(found.delegates.rows).toMatchObject([{ address: at('ben'), right: 'read', send: 'none' }]);
    expect(found.mailboxes.rows).toMatchObject([{ address: at('info'), right: 'full', send: 'as' }]);
    expect(named(found.send_as)).toEqual([1, at('ben')]);
  });

  it('names the public folders a user can open as the mail engine would decide, also while it is disabled', async () => {
    const anna = await made.addUser('anna', { account_type: 'enhanced' });
    await made.addUser('basic');
    const folder = { domain: made.domain, type: 'mail', quota: 1 } as const;
    const add = async (name: string, rights: { who: string; profile: 'owner' | 'reviewer' | 'none' }[]) => {
      const { id } = dataOf(await house.call('addPublicFolder', { ...folder, name }, as()));
      dataOf(await house.call('setPublicFolderRights', { id, rights }, as()));
      return id;
    };
    const open = await add('Open', [{ who: 'everyone', profile: 'reviewer' }]);
    await add('Closed', [
      { who: 'everyone', profile: 'reviewer' },
      { who: at('anna'), profile: 'none' },
    ]);
    const own = await add('Own', [{ who: at('anna'), profile: 'owner' }]);
    const folders = {
      total: 2,
      rows: [
        { id: own, path: 'Own', domain: made.domain, profile: 'owner', through: 'self' },
        { id: open, path: 'Open', domain: made.domain, profile: 'reviewer', through: 'everyone' },
      ],
    };
    expect((await overviewOf('anna')).folders).toEqual(folders);
    dataOf(await house.call('disableUsers', { ids: [anna.id] }, as()));
    expect((await overviewOf('anna')).folders).toEqual(folders);
    expect((await overviewOf('basic')).folders).toEqual({ total: 0, rows: [] });
  });

  it('tells what is in force: rules, vacation, application passwords with the last used first', async () => {
    await made.addUser('anna');
    for (const label of ['Phone', 'Laptop'])
      dataOf(await house.call('addAppPassword', { email: at('anna'), label }, as()));
    await house.database.pool.query(
      `update app_password set last_used_at = $1 where account_id = $2 and label = 'Laptop'`,
      [house.clock.now(), made.accountId],
    );
    const reply = { active: 1, text: 'Away', ends_on: '2026-03-09' } as const;
    dataOf(await house.call('setVacation', { email: at('anna'), ...reply }, as()));
    const found = await overviewOf('anna');
    expect(found.vacation).toMatchObject({ active: 1, ends_on: '2026-03-09', ends_at: expect.any(String) });
    expect(found.passwords.rows.map(({ label, lastuse }) => [label, lastuse !== null])).toEqual([
      ['Laptop', true],
      ['Phone', false],
    ]);
  });

  it('shows the first of a part and how many there are, and more where they are asked for', async () => {
    await made.addUser('anna');
    for (let n = 1; n <= 7; n += 1) await addAlias(`a${n}`, made.domain, [at('anna')]);
    const { aliases } = await overviewOf('anna');
    expect(named(aliases)).toEqual([7, ...[1, 2, 3, 4, 5].map((n) => at(`a${n}`))]);
    const more = dataOf(await house.call('getUserOverview', { email: at('anna'), limit: 100 }, as()));
    expect(more.aliases?.rows).toHaveLength(7);
    const tooMany = await house.call('getUserOverview', { email: at('anna'), limit: 101 }, as());
    expect(outcomeOf(tooMany)).toBe('invalid_input');
  });

  it('shows open sessions as long as the mail engine tells of them, and those of nobody else', async () => {
    for (const name of ['anna', 'ben']) await made.addUser(name);
    await reportEngine(house.clock.now());
    await noteSessions(
      [at('anna'), 'imap', '192.0.2.7'],
      [at('ben'), 'pop3', '192.0.2.8'],
      [at('nobody'), 'imap', '192.0.2.9'],
      [at('anna'), 'lmtp', ''],
    );
    const { sessions } = await overviewOf('anna');
    expect(sessions).toEqual({
      total: 1,
      rows: [{ service: 'imap', ip: '192.0.2.7', since: expect.any(String) }],
    });
    await noteSessions([at('anna'), 'imap', '192.0.2.7'], [at('anna'), 'managesieve', '192.0.2.7']);
    expect((await overviewOf('anna')).sessions?.rows).toHaveLength(2);
    expect((await overviewOf('ben')).sessions?.total).toBe(0);
    await house.database.pool.query('select engine.forget_sessions($1)', [at('anna')]);
    expect((await overviewOf('anna')).sessions?.total).toBe(0);
    house.clock.advance({ minutes: 5 });
    expect((await overviewOf('anna')).sessions).toBeNull();
  });

  it('leaves out the parts of areas the caller has no right for, and where sessions come from', async () => {
    await made.addUser('anna');
    await reportEngine(house.clock.now());
    await noteSessions([at('anna'), 'imap', '192.0.2.7']);
    await house.addSubAdmin(made.accountId, `viewer${count}`, { users: 1 });
    const found = await overviewOf('anna', await house.login(`viewer${count}`));
    expect(found).not.toHaveProperty('aliases');
    expect(found).not.toHaveProperty('alias_domains');
    expect(found).not.toHaveProperty('lists');
    expect(found).not.toHaveProperty('smart_lists');
    expect(found.sessions?.rows).toMatchObject([{ service: 'imap', ip: '' }]);
    await house.addSubAdmin(made.accountId, `lists${count}`, { users: 1, lists: 1, logs: 1 });
    const more = await overviewOf('anna', await house.login(`lists${count}`));
    expect(more).toHaveProperty('lists');
    expect(more).not.toHaveProperty('smart_lists');
    expect(more.sessions?.rows).toMatchObject([{ ip: '192.0.2.7' }]);
  });

  it('names nothing in domains that a limited admin must not meet', async () => {
    const far = `far${count}.example`;
    await made.addDomain(far);
    const there = `far@${far}`;
    for (const name of ['anna', 'ben']) await made.addUser(name, { account_type: 'enhanced' });
    await made.addUser('far', { domain: far, account_type: 'enhanced' });
    await addAlias('farther', far, [at('anna')]);
    await addAlias('near', made.domain, [at('anna')]);
    const list = dataOf(
      await house.call('addList', { name: 'farlist', domain: far, type: 'distribution' }, as()),
    );
    dataOf(await house.call('addListMembers', { list: list.id, members: [at('anna')] }, as()));
    const delegates = [at('ben'), there].map((address) => ({ address, right: 'read' as const }));
    dataOf(await house.call('setDelegates', { email: at('anna'), delegates }, as()));
    dataOf(
      await house.call(
        'setDelegates',
        { email: there, delegates: [{ address: at('anna'), right: 'read' }] },
        as(),
      ),
    );
    dataOf(await house.call('setForwards', { email: at('anna'), destinations: [there, at('ben')] }, as()));
    dataOf(await house.call('setSendAs', { email: at('anna'), addresses: [there] }, as()));
    const limited = await made.addLimited(`limited${count}`, [String(made.domainId)]);
    const found = await overviewOf('anna', limited);
    expect(JSON.stringify(found)).not.toContain(far);
    expect(named(found.aliases)).toEqual([1, at('near')]);
    expect(found.lists?.total).toBe(0);
    expect([named(found.delegates), found.delegates.hidden]).toEqual([[1, at('ben')], 1]);
    expect(found.mailboxes.total).toBe(0);
    expect([named(found.forwards), found.forwards.hidden]).toEqual([[1, at('ben')], 1]);
    expect([found.send_as.total, found.send_as.hidden]).toEqual([0, 1]);
    expect(outcomeOf(await house.call('getUserOverview', { email: there }, { token: limited }))).toBe(
      'not_found',
    );
  });
});
