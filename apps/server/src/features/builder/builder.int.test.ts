import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestAddresses, type TestAddresses } from '../../testing/test-addresses.ts';
import { testCustomer } from '../../testing/test-customer.ts';
import { dataOf, outcomeOf, startTestPanel, type TestPanel, testPassword } from '../../testing/test-panel.ts';
import { testPlans } from '../../testing/test-plans.ts';

describe('a customer built from one file', () => {
  let house: TestPanel;
  let made: TestAddresses;
  let plans: ReturnType<typeof testPlans>;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
    plans = testPlans(house, 'builder');
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    made = await makeTestAddresses(house, `builder${count}`);
  });

  const at = (name: string) => made.at(name);
  /** Everything of the account that counts, counted anew beside the counters. */
  const ledger = async () => {
    const counted = await house.database.pool.query(
      `select (select count(*)::int from domain_name where account_id = $1) as names,
              (select count(*)::int from address where account_id = $1) as addresses,
              (select count(*)::int from list_member where account_id = $1) as members,
              (select count(*)::int from alias_destination where account_id = $1) as destinations,
              (select row_to_json(u) from account_usage u where account_id = $1) as account,
              (select json_agg(u order by domain_id) from domain_usage u where account_id = $1) as domains`,
      [made.accountId],
    );
    return counted.rows[0];
  };
  const usage = async () => {
    const { rows } = await house.database.pool.query(
      `select sum(users)::int as users, sum(aliases)::int as aliases, sum(lists)::int as lists,
              sum(quota_mb)::int as quota from domain_usage where account_id = $1`,
      [made.accountId],
    );
    return rows[0];
  };
  const whole = { limit: 200 } as const;
  /** What is wrong with the last rows of the file, which are its mistakes. */
  const findings = async (id: string) => {
    const { rows } = await plans.read(id, made.token, { ...whole, outcome: ['refuse'] });
    return rows
      .filter(({ line }) => line >= 98)
      .map(({ reason }) => Object.entries(reason?.fields ?? {}).map(([name, { code }]) => [name, code]));
  };

  it('is refused row by row where it is wrong, applied in the right order, and undone without a trace', async () => {
    const customer = testCustomer(`c${count}`);
    const before = await ledger();
    const first = await plans.plan(customer.csvWithMistakes, made.token);
    expect(first.plan.outcomes).toMatchObject({ create: 3, refuse: 93 + 10 });
    const { rows } = await plans.read(first.plan.id, made.token, { ...whole, sort: 'attention' });
    const reasons = rows.map(({ reason }) => reason);
    const isWaiting = reasons.map((reason) => reason?.code === 'domain_unverified');
    expect([isWaiting.indexOf(true), isWaiting.lastIndexOf(true)]).toEqual([10, 10 + 93 - 1]);
    // All that is wrong is told at once, before the domains are verified as after.
    expect(await findings(first.plan.id)).toEqual(customer.mistakes.map(({ found }) => [found]));
    expect(first.plan).toMatchObject({ generated: 0, changes: { curdomains: 3 } });
    expect(rows.slice(-3).map(({ type, name }) => [type, name])).toEqual(
      customer.domains.map((domain) => ['domain', domain]),
    );
    const domainsMade = await plans.apply(first.plan.id, made.token);
    expect(domainsMade.plan).toMatchObject({ done: 3, failed: 0, changes: { curdomains: 3 } });
    await house.verifyDomains(made.accountId);

    const second = await plans.plan(customer.csvWithMistakes, made.token);
    expect(second.plan).toMatchObject({
      outcomes: { create: 93, skip: 3, refuse: 10 },
      changes: { curemails: 60, curquota: 600 },
      generated: 60,
    });
    expect(await findings(second.plan.id)).toEqual(customer.mistakes.map(({ found }) => [found]));

    const applied = await plans.apply(second.plan.id, made.token);
    expect(applied.plan).toMatchObject({ state: 'done', done: 93, failed: 0, passwords_ready: 1 });
    expect(await usage()).toEqual({ users: 60, aliases: 25, lists: 8, quota: 600 });
    const lists = dataOf(await house.call('getLists', {}, { token: made.token })).rows;
    expect(lists.map(({ members }) => members)).toEqual(Array.from({ length: 8 }, () => 4));
    const told = (await made.history('addList')).map(({ target }) => target);
    expect(told).toContain(customer.at('list7'));

    const again = await plans.plan(customer.csv, made.token);
    expect(again.plan.outcomes).toMatchObject({ create: 0, update: 0, skip: 96, refuse: 0 });

    const undone = await plans.undo(second.plan.id, made.token);
    expect(undone.plan).toMatchObject({ state: 'done', done: 93, failed: 0 });
    expect((await plans.undo(first.plan.id, made.token)).plan).toMatchObject({ done: 3, failed: 0 });
    expect(await ledger()).toEqual(before);
    expect((await made.history('purgeItems')).length).toBeGreaterThan(8);
    expect((await plans.plan(customer.csv, made.token)).plan.outcomes).toMatchObject({
      create: 3,
      refuse: 93,
    });
  });

  it('leaves what somebody used or changed since, and domains in which something else was made', async () => {
    const customer = testCustomer(`u${count}`);
    const first = await plans.plan(customer.csvOf([`domain,${customer.domains[0]}`]), made.token);
    await plans.apply(first.plan.id, made.token);
    await house.verifyDomains(made.accountId);
    const csv = [
      'type,email,quota_gb,forward,members,note',
      `user,${customer.at('opened')},1,,,`,
      `user,${customer.at('named')},1,,,`,
      `user,${customer.at('away')},1,,,`,
      `user,${customer.at('plain')},1,,,`,
      `alias,${customer.at('info')},,${customer.at('plain')},,Contact`,
      `list,${customer.at('team')},,,${customer.at('plain')},`,
    ].join('\n');
    const second = await plans.plan(csv, made.token);
    await plans.apply(second.plan.id, made.token);
    await made.addAlias('other', [customer.at('named')]);
    const away = { email: customer.at('away'), active: 1, subject: 'Away', text: 'Back soon' } as const;
    dataOf(await house.call('setVacation', away, { token: made.token }));
    await house.database.pool.query(
      `update user_measure set last_login_at = now()
        where user_id = (select id from mail_user where email = $1)`,
      [customer.at('opened')],
    );
    const refused = await plans.undo(first.plan.id, made.token).catch(() => undefined);
    expect(refused).toBeUndefined();
    const undone = await plans.undo(second.plan.id, made.token);
    expect(undone.plan).toMatchObject({ done: 6, failed: 0 });
    const bin = dataOf(await house.call('getRecycleBin', { kind: 'users' }, { token: made.token }));
    const used = ['away', 'named', 'opened'].map((name) => customer.at(name));
    expect(bin.rows.map(({ name }) => name).sort()).toEqual(used);
    expect((await made.history('removeUsers')).map(({ target }) => target).sort()).toEqual(used);
    expect((await plans.undo(first.plan.id, made.token)).plan).toMatchObject({ done: 1, failed: 0 });
    const domains = dataOf(await house.call('getRecycleBin', { kind: 'domains' }, { token: made.token }));
    expect(domains.rows.map(({ name }) => name)).toEqual([customer.domains[0]]);
  });

  it('leaves what others refer to in the recycle bin, however they do', async () => {
    const { token } = made;
    const used = ['sent-as', 'delegate', 'owner', 'folder-owner', 'folder-reader', 'posts-only', 'caught'];
    const csv = [
      'type,email,quota_gb,account_type',
      ...[...used, 'plain'].map((name) => `user,${at(name)},0.01,enhanced`),
    ].join('\n');
    const planned = await plans.plan(csv, token);
    expect((await plans.apply(planned.plan.id, token)).plan).toMatchObject({ done: 8, failed: 0 });
    await made.addUser('anna');
    const email = at('anna');
    dataOf(await house.call('setSendAs', { email, addresses: [at('sent-as')] }, { token }));
    const delegates = [{ address: at('delegate'), right: 'full' as const }];
    dataOf(await house.call('setDelegates', { email, delegates }, { token }));
    const { id: list } = await made.addSmartList('news', { owners: [at('owner')] });
    const members = [{ address: at('posts-only'), can_receive: 0 as const }];
    dataOf(await house.call('setSmartListMembers', { list, members }, { token }));
    const folder = {
      name: 'Sales',
      domain: made.domain,
      type: 'mail',
      owners: [at('folder-owner')],
    } as const;
    const { id } = dataOf(await house.call('addPublicFolder', folder, { token }));
    const rights = [{ who: at('folder-reader'), profile: 'reviewer' as const }];
    dataOf(await house.call('setPublicFolderRights', { id, rights }, { token }));
    dataOf(await house.call('updateDomain', { id: made.domainId, catchall: at('caught') }, { token }));

    expect((await plans.undo(planned.plan.id, token)).plan).toMatchObject({ done: 8, failed: 0 });
    const bin = dataOf(await house.call('getRecycleBin', { kind: 'users' }, { token }));
    expect(bin.rows.map(({ name }) => name).sort()).toEqual(used.map(at).sort());
    expect((await made.history('purgeItems')).map(({ target }) => target)).toEqual([at('plain')]);
  });

  it('keeps a domain in the recycle bin that somebody set something up for', async () => {
    const names = [`plain${count}.example`, `shared${count}.example`];
    const { plan } = await plans.plan(
      `type,email\n${names.map((name) => `domain,${name}`).join('\n')}`,
      made.token,
    );
    await plans.apply(plan.id, made.token);
    const link = { domain: String(names[1]), days: 1 };
    dataOf(await house.call('createDnsHandover', link, { token: made.token }));
    expect((await plans.undo(plan.id, made.token)).plan).toMatchObject({ done: 2, failed: 0 });
    const bin = dataOf(await house.call('getRecycleBin', { kind: 'domains' }, { token: made.token }));
    expect(bin.rows.map(({ name }) => name)).toEqual([names[1]]);
  });

  it('adds to a list that is there the members it does not have, and takes them away again', async () => {
    await made.addUser('anna');
    const team = await made.addList('team', [at('anna')], { note: 'Old' });
    const csv = `type,email,members,note\nlist,${at('team')},${at('anna')} x@other.example,New`;
    const planned = await plans.plan(csv, made.token);
    expect(planned.rows[0]).toMatchObject({
      type: 'list',
      outcome: 'update',
      before: { note: 'Old' },
      after: { note: 'New', members: ['x@other.example'] },
    });
    await plans.apply(planned.plan.id, made.token);
    const list = async () => dataOf(await house.call('getList', { id: team.id }, { token: made.token }));
    expect(await list()).toMatchObject({ members: 2, note: 'New' });
    expect((await plans.undo(planned.plan.id, made.token)).plan).toMatchObject({ done: 1, failed: 0 });
    expect(await list()).toMatchObject({ members: 1, note: 'Old' });
  });

  it('takes from a list those alone whom it added, under whatever name they have now', async () => {
    const { token } = made;
    const info = await made.addAlias('info', ['x@other.example']);
    const { id: list } = await made.addList('team');
    const csv = `type,email,members\nlist,${at('team')},${at('info')} joined@other.example x@other.example`;
    const planned = await plans.plan(csv, token);
    dataOf(await house.call('addListMembers', { list, members: ['joined@other.example'] }, { token }));
    expect((await plans.apply(planned.plan.id, token)).plan).toMatchObject({ done: 1, failed: 0 });
    dataOf(await house.call('updateAlias', { id: info.id, alias: 'office' }, { token }));
    const again = await plans.plan(csv.replace(at('info'), 'y@other.example'), token);
    dataOf(await house.call('addListMembers', { list, members: ['y@other.example'] }, { token }));
    expect(plans.reasons(await plans.apply(again.plan.id, token))).toEqual(['stale']);

    const undone = await plans.undo(planned.plan.id, token);
    expect(undone.rows[0]).toMatchObject({
      outcome: 'update',
      before: { members: [at('office'), 'x@other.example'] },
    });
    const members = dataOf(await house.call('getListMembers', { list }, { token })).rows;
    expect(members.map(({ address }) => address)).toEqual(['joined@other.example', 'y@other.example']);
  });

  it('leaves a list in the recycle bin of which somebody exchanged the members', async () => {
    const { token } = made;
    const csv = ['type,email,members', ...['kept', 'gone'].map((name) => `list,${at(name)},x@other.example`)];
    const planned = await plans.plan(csv.join('\n'), token);
    await plans.apply(planned.plan.id, token);
    const lists = dataOf(await house.call('getLists', { search: at('kept') }, { token })).rows;
    const list = String(lists[0]?.id);
    const present = dataOf(await house.call('getListMembers', { list }, { token })).rows;
    const ids = present.map(({ id }) => id);
    dataOf(await house.call('removeListMembers', { list, ids }, { token }));
    dataOf(await house.call('addListMembers', { list, members: ['y@other.example'] }, { token }));
    expect((await plans.undo(planned.plan.id, token)).plan).toMatchObject({ done: 2, failed: 0 });
    const bin = dataOf(await house.call('getRecycleBin', { kind: 'lists' }, { token }));
    expect(bin.rows.map(({ name }) => name)).toEqual([at('kept')]);
  });

  it('does what the admin may do one by one, in the plan and when it is applied', async () => {
    await made.addUser('anna');
    const addHelper = async (username: string, permissions: Record<string, number>) => {
      const draft = { username, email: `${username}@admins.example`, password: testPassword };
      const added = await house.call(
        'addSubAdmin',
        { ...draft, permissions: { users: 5, domains: 0, aliases: 0, lists: 0, ...permissions } },
        { token: made.token },
      );
      return { id: dataOf(added).id, token: await house.login(username) };
    };
    const csv = [
      'type,email,quota_gb,forward,members',
      `domain,new${count}.example,,,`,
      `user,${at('ben')},1,,`,
      `alias,${at('info')},,${at('anna')},`,
      `list,${at('team')},,,${at('anna')}`,
    ].join('\n');
    const users = await addHelper(`users${count}`, {});
    expect(plans.reasons(await plans.plan(csv, users.token))).toEqual([
      'forbidden',
      null,
      'forbidden',
      'forbidden',
    ]);
    const lists = await addHelper(`lists${count}`, { users: 4, lists: 6, aliases: 6, domains: 6 });
    expect(outcomeOf(await house.call('planImport', { kind: 'builder', csv }, { token: lists.token }))).toBe(
      'forbidden',
    );
    const loses = await addHelper(`loses${count}`, { aliases: 5, lists: 5, domains: 5 });
    const planned = await plans.plan(csv, loses.token);
    expect(planned.plan.outcomes).toMatchObject({ create: 4, refuse: 0 });
    const keeps = (levels: Record<string, number>) =>
      house.call(
        'updateSubAdmin',
        { id: loses.id, permissions: { users: 5, domains: 5, aliases: 1, ...levels } },
        { token: made.token },
      );
    dataOf(await keeps({ lists: 5 }));
    const applied = await plans.apply(planned.plan.id, loses.token);
    expect(plans.reasons(applied)).toEqual([null, null, 'forbidden', null]);
    dataOf(await keeps({ lists: 1 }));
    const undo = dataOf(
      await house.call('undoPlan', { kind: 'builder', id: planned.plan.id }, { token: loses.token }),
    );
    expect(plans.reasons(undo)).toEqual([null, null, 'forbidden']);
  });

  it('keeps an admin limited to domains within them, who adds no domain', async () => {
    const hidden = `hidden${count}.example`;
    await made.addDomain(hidden);
    const token = await made.addLimited(`limited${count}`, [made.domainId]);
    const csv = [
      'type,email,quota_gb,forward',
      `domain,${hidden},,`,
      `user,anna@${hidden},1,`,
      `user,${at('ben')},1,`,
      `alias,${at('info')},,${at('ben')}`,
      `alias,info@${hidden},,${at('ben')}`,
    ].join('\n');
    const planned = await plans.plan(csv, token);
    expect(plans.reasons(planned)).toEqual(['forbidden', 'not_found', null, null, 'not_found']);
    expect((await plans.apply(planned.plan.id, token)).plan).toMatchObject({ done: 2, failed: 0 });
  });

  it('tells of what leads to a refused row that this row was refused, in a new domain too', async () => {
    const next = `next${count}.example`;
    const lines = (domain: string) => [
      `user,Ben@${domain},much,,`,
      `user,eve@${domain},1,x@other.example,`,
      `alias,info@${domain},,ben@${domain},`,
      `alias,help@${domain},,nobody@${domain},`,
      `list,team@${domain},,,eve@${domain} info@${domain}`,
      `list,crew@${domain},,,x@other.example no-address`,
    ];
    const csv = [`domain,${next},,,`, ...lines(made.domain), ...lines(next)];
    const planned = await plans.plan(['type,email,quota_gb,forward,members', ...csv].join('\n'), made.token);
    const reasonsIn = (domain: string) => [
      { quota_gb: { code: 'format' } },
      { forward: { code: 'type_unsuitable' } },
      { forward: { code: 'address_refused', params: { name: `ben@${domain}` } } },
      { forward: { code: 'address_unknown', params: { name: `nobody@${domain}` } } },
      { members: { code: 'address_refused', params: { name: `eve@${domain}` } } },
      { members: { code: 'address_invalid', params: { name: 'no-address' } } },
    ];
    expect(plans.reasons(planned)).toEqual([null, ...reasonsIn(made.domain), ...reasonsIn(next)]);
  });

  it('makes what leads to each other in an order that works, and no circle', async () => {
    const csv = [
      'type,email,quota_gb,forward,members',
      `alias,${at('a')},,${at('b')},`,
      `alias,${at('b')},,${at('team')},`,
      `list,${at('team')},,,${at('c')}`,
      `alias,${at('c')},,${at('anna')},`,
      `user,${at('anna')},1,,`,
      `alias,${at('x')},,${at('y')},`,
      `list,${at('y')},,,${at('x')}`,
    ].join('\n');
    const planned = await plans.plan(csv, made.token);
    expect(plans.outcomes(planned)).toEqual([
      'a create',
      'b create',
      'team create',
      'c create',
      'anna create',
      'x refuse',
      'y refuse',
    ]);
    const applied = await plans.apply(planned.plan.id, made.token);
    expect(applied.plan).toMatchObject({ done: 5, failed: 0 });
    expect((await plans.undo(planned.plan.id, made.token)).plan).toMatchObject({ done: 5, failed: 0 });
    expect(await usage()).toMatchObject({ users: 0, aliases: 0, lists: 0 });
  });
});
