import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { command, commandJson } from '../../testing/test-commands.ts';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

describe('demo', () => {
  /** For tests that look at it, or save in it what is there. */
  let house: TestPanel;
  let made: Awaited<ReturnType<typeof makeDemo>>;
  let token: string;
  beforeAll(async () => {
    made = await makeDemo('1');
    ({ house, token } = made);
  });
  afterAll(() => house.stop());

  async function makeDemo(seed: string, more: string[] = []) {
    const house = await startTestPanel({ PUBLIC_URL: 'http://127.0.0.1:8080' });
    const setting = {
      env: { DATABASE_URL: String(house.database.pool.options.connectionString) },
      clock: house.clock,
    };
    const { password } = await commandJson<{ password: string }>(['demo', '--seed', seed, ...more], setting);
    const login = dataOf(await house.call('login', { username: 'demo', password }));
    const token = 'token' in login ? login.token : '';
    const { rows } = dataOf(await house.call('getAccountHistory', { limit: 500 }, { token }));
    return { house, setting, password, token, deeds: rows.map(({ id: _, ...deed }) => deed).slice(1) };
  }

  async function makeOwnDemo(seed: string, more: string[] = []) {
    const own = await makeDemo(seed, more);
    onTestFinished(() => own.house.stop());
    return own;
  }

  it('makes an account whose history and sub-admins can be looked at', async () => {
    const { password, deeds } = made;
    expect(deeds.length).toBeGreaterThan(50);
    const auditor = await house.call('login', { username: 'demo.auditor', password });
    expect(auditor.returncode).toBe(1);
  });

  it('says of its sub-admins that they last logged in when its history says so', async () => {
    const { rows } = dataOf(await house.call('getSubAdmins', {}, { token }));
    expect(rows.length).toBeGreaterThan(0);
    for (const { username: adminname, lastlogin } of rows) {
      const filter = { adminname, operation: 'login', outcome: 'done', limit: 1 } as const;
      const { rows: logins } = dataOf(await house.call('getAccountHistory', filter, { token }));
      expect(lastlogin, adminname).toBe(logins[0]?.at ?? null);
      expect(lastlogin).not.toBeNull();
    }
  });

  it('has a history for each of its domains', async () => {
    const { rows } = dataOf(await house.call('getDomains', {}, { token }));
    for (const { domain, created_at: at } of rows) {
      const told = dataOf(await house.call('getAccountHistory', { domain }, { token }));
      expect(told.rows.at(-1)).toMatchObject({ action: 'addDomain', target: domain, at });
    }
  });

  it('has a user with delivery rules, and one who is away', async () => {
    const userId = async (search: string) =>
      dataOf(await house.call('getUsers', { search }, { token })).rows[0]?.id;
    const { rules, script } = dataOf(
      await house.call('getDeliveryRules', { id: await userId('anna.berg') }, { token }),
    );
    expect(rules.length).toBeGreaterThan(1);
    expect(script).toContain('fileinto');
    const reply = dataOf(await house.call('getVacation', { id: await userId('emil.fuchs') }, { token }));
    expect(reply).toMatchObject({ active: 1 });
    expect(reply.starts_at).not.toBeNull();
  });

  it('has domains to look at, as many as are wanted', async () => {
    const { house, setting, token } = await makeOwnDemo('1', ['--domains', '25']);
    const { rows, total } = dataOf(await house.call('getDomains', {}, { token }));
    expect(total).toBe(25);
    expect(rows.map(({ unicode }) => unicode)).toContain('bücher.example');
    expect(dataOf(await house.call('getAliasDomains', {}, { token })).rows).toHaveLength(1);
    expect((await command(['demo', '--domains', 'x'], setting)).code).toBe(2);
  });

  it('has users in its verified domains, each within its limits and with a history', async () => {
    const { deeds } = made;
    const { rows } = dataOf(await house.call('getUsers', {}, { token }));
    expect(rows.length).toBeGreaterThan(5);
    const status = dataOf(await house.call('status', {}, { token }));
    const seated = rows.filter(({ account_type }) => account_type !== 'audit');
    expect(status.curemails + status.cureemails).toBe(seated.length);
    const { rows: folders } = dataOf(await house.call('getPublicFolders', {}, { token }));
    expect(status.curquota).toBe([...rows, ...folders].reduce((sum, { quota }) => sum + quota, 0));
    const added = deeds.filter(({ action }) => action === 'addUser').map(({ target }) => target);
    expect(added.sort()).toEqual(rows.map(({ email }) => email).sort());
    // What was made without the panel's own rules keeps them: it can be saved as it is.
    for (const { id, quota } of rows) dataOf(await house.call('updateUser', { id, quota }, { token }));
  });

  it('has public folders in a tree, by the panel’s own rules', async () => {
    const { rows } = dataOf(await house.call('getPublicFolders', {}, { token }));
    expect(rows.map(({ path }) => path)).toEqual([
      ...['Office', 'Office/Calendar', 'Office/Contacts', 'Support'],
    ]);
    for (const { id, owners, quota } of rows) {
      const saved = await house.call('updatePublicFolder', { id, owners, quota }, { token });
      const rights = dataOf(saved).granted.map(({ address: who, profile }) => ({ who, profile }));
      dataOf(await house.call('setPublicFolderRights', { id, rights }, { token }));
    }
  });

  it('has as many more users as are wanted, within the limits of the account', async () => {
    const { house, token } = await makeOwnDemo('1', ['--domains', '5', '--users', '2500']);
    const { total } = dataOf(
      await house.call('getUsers', { exact_total: 1, account_type: ['basic', 'enhanced'] }, { token }),
    );
    expect(total).toBeGreaterThan(2500);
    const status = dataOf(await house.call('status', {}, { token }));
    expect(status.curemails + status.cureemails).toBe(total);
    expect(status.curquota).toBeLessThanOrEqual(status.maxquota);
    const { rows } = dataOf(await house.call('getUsers', { limit: 20, sort: 'created_at' }, { token }));
    for (const { id, quota } of rows) dataOf(await house.call('updateUser', { id, quota }, { token }));
  });

  it('gets as many more domains and users as are wanted where it is there already', async () => {
    const { house, setting, token } = await makeOwnDemo('1');
    const basics = async () => {
      const { curemails, curdomains } = dataOf(await house.call('status', {}, { token }));
      return { curemails, curdomains };
    };
    const before = await basics();
    expect((await command(['demo'], setting)).code).toBe(1);
    await commandJson(['demo', '--users', '500'], setting);
    expect(await basics()).toEqual({ ...before, curemails: before.curemails + 500 });
    await commandJson(['demo', '--users', '300', '--domains', '30'], setting);
    expect(await basics()).toEqual({ curemails: before.curemails + 800, curdomains: 30 });
    await commandJson(['demo', '--domains', '40'], setting);
    expect(await basics()).toEqual({ curemails: before.curemails + 800, curdomains: 40 });
    const status = dataOf(await house.call('status', {}, { token }));
    expect(status.curemails).toBeLessThanOrEqual(status.maxemails);
    expect(status.curquota).toBeLessThanOrEqual(status.maxquota);
    const told = { operation: 'addDomain', limit: 100 } as const;
    expect(dataOf(await house.call('getAccountHistory', told, { token })).rows).toHaveLength(40);
    expect((await command(['demo', '--users', '5', '--password', 'Correct-horse-7'], setting)).code).toBe(2);
  });

  it('has logs of mail that can be looked at, also of the last day, and more where they are wanted', async () => {
    const logged = async (house: TestPanel) => {
      const { rows } = await house.database.pool.query<Record<'log' | 'rows' | 'recent' | 'days', number>>(
        `select log, count(*)::int as rows, count(*) filter (where at > $1::timestamptz - interval '1 day')::int as recent,
                count(distinct date_trunc('day', at))::int as days
           from (select 1 as log, at from incoming_mail union all select 2, at from outgoing_mail) as mail
          group by log order by log`,
        [house.clock.now()],
      );
      return rows;
    };
    const [incoming, outgoing] = await logged(house);
    for (const log of [incoming, outgoing]) {
      expect(log?.rows).toBeGreaterThan(100);
      expect(log?.recent).toBeGreaterThan(10);
      expect(log?.days).toBeGreaterThan(20);
    }
    const { rows } = dataOf(await house.call('getIncomingLogs', { limit: 500 }, { token }));
    const { rows: users } = dataOf(await house.call('getUsers', {}, { token }));
    const emails = new Set(users.map(({ email }) => email));
    for (const { reached } of rows) expect(emails).toContain(reached);
    expect(new Set(rows.map(({ recipient_status }) => recipient_status)).size).toBe(3);
    const ranks = ['delivered', 'temporary', 'permanent'];
    for (const { message_status, recipient_status } of rows)
      expect(ranks.indexOf(message_status)).toBeGreaterThanOrEqual(ranks.indexOf(recipient_status));

    const own = await makeOwnDemo('1', ['--log-rows', '0']);
    expect(await logged(own.house)).toEqual([]);
    await commandJson(['demo', '--log-rows', '1000'], own.setting);
    expect((await logged(own.house)).map((log) => log.rows)).toEqual([600, 400]);
  });

  it('never adds to an account of that name that is somebody’s', async () => {
    const house = await startTestPanel();
    onTestFinished(() => house.stop());
    await house.addAccount('demo');
    const env = { DATABASE_URL: String(house.database.pool.options.connectionString) };
    const outcome = await command(['demo', '--users', '5'], { env, clock: house.clock });
    expect([outcome.code, outcome.stderr]).toEqual([1, 'error: There is already an account "demo".\n']);
  });

  it('can have more domains than a statement takes values', async () => {
    const { house, token } = await makeOwnDemo('1', ['--domains', '7000']);
    expect(dataOf(await house.call('status', {}, { token })).curdomains).toBe(7000);
  });

  it('has users who share mailboxes and forward mail, by the panel’s own rules', async () => {
    const { rows } = dataOf(await house.call('getUsers', {}, { token }));
    const found = { destinations: 0, addresses: 0, delegates: 0 };
    for (const { id } of rows) {
      const { destinations } = dataOf(await house.call('getForwards', { id }, { token }));
      const { addresses } = dataOf(await house.call('getSendAs', { id }, { token }));
      const { delegates } = dataOf(await house.call('getDelegates', { id }, { token }));
      found.destinations += destinations.length;
      found.addresses += addresses.length;
      found.delegates += delegates.length;
      // Taken away and given again: each would be accepted anew.
      const sets = [
        ['setForwards', { destinations: destinations.map(({ address }) => address) }],
        ['setSendAs', { addresses: addresses.map(({ address }) => address) }],
        [
          'setDelegates',
          { delegates: delegates.map(({ address, right, send }) => ({ address, right, send })) },
        ],
      ] as const;
      for (const [name, fields] of sets) {
        const [[field = '']] = Object.entries(fields) as [[string, unknown]];
        dataOf(await house.call(name, { id, [field]: [] } as never, { token }));
        dataOf(await house.call(name, { id, ...fields } as never, { token }));
      }
    }
    expect(found.destinations).toBeGreaterThan(3);
    expect(found.addresses).toBeGreaterThan(0);
    expect(found.delegates).toBeGreaterThan(3);
  });

  it('has aliases, lists and smart lists, by the panel’s own rules', async () => {
    const aliases = dataOf(await house.call('getAliases', {}, { token })).rows;
    const lists = dataOf(await house.call('getLists', {}, { token })).rows;
    const smartLists = dataOf(await house.call('getSmartLists', {}, { token })).rows;
    expect([aliases.length > 3, lists.length > 1, smartLists.length > 0]).toEqual([true, true, true]);
    // Each could be saved as it is.
    for (const { id, alias, forward } of aliases)
      dataOf(await house.call('updateAlias', { id, alias, forward }, { token }));
    for (const { id, name, note } of lists)
      dataOf(await house.call('updateList', { id, name, note }, { token }));
    for (const { id, name, type, protection } of smartLists)
      dataOf(await house.call('updateSmartList', { id, name, type, protection }, { token }));
  });

  it('has a domain whose mail is copied to an audit mailbox', async () => {
    const { rows } = dataOf(await house.call('getAudit', {}, { token }));
    const email = 'journal@lindenhof.example';
    expect(rows).toMatchObject([{ domain: 'lindenhof.example', audit_email: email, audit_enabled: 1 }]);
  });

  it('names servers for documentation in the records of its domains, and no state without its record', async () => {
    await house.panel.runScheduledJob('check-domain-health');
    const domain = 'lindenhof.example';
    const { records } = dataOf(await house.call('getDomainHealth', { domain }, { token }));
    const shown = JSON.stringify(records);
    expect(shown).toContain('mail.example');
    expect(shown).not.toMatch(/127\.0\.0\.1|localhost/);
    const right = records.filter(({ status, hint }) => status === 'ok' && hint !== 'not_required');
    expect(right.every(({ found }) => found.length > 0)).toBe(true);
    const told = records.filter(({ status }) => status !== 'ok');
    expect(told.every(({ hint }) => hint !== '')).toBe(true);
  });

  it('gives the same account for the same seed, and another for another', async () => {
    const [first, again, other] = [await makeOwnDemo('7'), await makeOwnDemo('7'), await makeOwnDemo('8')];
    expect(again.deeds).toEqual(first.deeds);
    expect(other.deeds).not.toEqual(first.deeds);
  });

  it('has the password of DEMO_PASSWORD, without showing it, unless another is given', async () => {
    for (const [argv, password] of [
      [['demo'], 'chosen'],
      [['demo', '--password', 'Other-horse-77'], 'Other-horse-77'],
    ] as const) {
      const own = await startTestPanel();
      onTestFinished(() => own.stop());
      const url = String(own.database.pool.options.connectionString);
      const { stdout } = await command(argv, { env: { DATABASE_URL: url, DEMO_PASSWORD: 'chosen' } });
      expect(stdout).not.toContain('chosen');
      expect((await own.call('login', { username: 'demo', password })).returncode).toBe(1);
    }
  });

  it('is refused where there is one already, or for a seed that is no number', async () => {
    const { setting } = made;
    expect(await command(['demo'], setting)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('already'),
    });
    expect((await command(['demo', '--seed', 'x'], setting)).code).toBe(2);
  });
});
