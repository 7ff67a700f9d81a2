import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../kernel/log.ts';
import { dataOf, startTestPanel, type TestPanel } from '../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../testing/test-users.ts';
import { listenForChanges } from './engine-changes.ts';
import type { EngineChange } from './engine-store.ts';

describe('the answers for the mail engine', () => {
  let house: TestPanel;
  let made: TestUsers;
  beforeAll(async () => {
    house = await startTestPanel();
    made = await makeTestUsers(house, 'alpha');
  });
  afterAll(() => house.stop());

  const at = (name: string) => `${name}@${made.domain}`;
  const rows = async (query: string, ...values: unknown[]) =>
    (await house.database.pool.query(query, values)).rows as Record<string, unknown>[];
  const hops = async (address: string) =>
    (await rows('select reason, target from engine.next_hop($1)', address)).map(
      ({ reason, target }) => `${reason} ${target}`,
    );
  const setCatchAll = async (catchall: string) => {
    // The panel would refuse some of these: they were right when they were set.
    await rows('update domain set catchall = $2 where id = $1', made.domainId, catchall);
  };

  it('lead a catch-all nowhere when its target is gone, or is one of the engine’s own addresses', async () => {
    const anna = await made.addUser('anna');
    await setCatchAll(at('anna'));
    expect(await hops(at('whoever'))).toEqual([`catch_all ${at('anna')}`]);
    await setCatchAll(`${anna.id}@mailbox.posthouse.invalid`);
    expect(await hops(at('whoever'))).toEqual([]);
    await setCatchAll(at('nobody'));
    expect(await hops(at('whoever'))).toEqual([]);
    await setCatchAll('boss@elsewhere.example');
    expect(await hops(at('whoever'))).toEqual(['catch_all boss@elsewhere.example']);
    await setCatchAll('');
  });

  it('forget how far a message to a list has come after 14 days', async () => {
    const old = await made.addUser('old');
    await rows(
      `insert into list_delivery (account_id, list_id, message, passed, at)
       select $1, $2, days::text::bytea, '', now() - days * interval '1 day' from unnest(array[13, 15]) as days`,
      ...[made.accountId, old.id],
    );
    await rows('select engine.forget_list_progress()');
    const age = 'extract(day from now() - at)::int as days';
    expect(await rows(`select ${age} from list_delivery where list_id = $1`, old.id)).toEqual([{ days: 13 }]);
  });

  /** The name under which somebody is logged in to send, with the own password or an application password. */
  const logIn = async (address: string, digest = '') =>
    String(
      (await rows(`select "user" from engine.log_in($1, 'smtp', $2, '/mail')`, address, digest))[0]?.['user'],
    );
  /** What Postfix is told about a recipient, or a message. */
  const policy = async (
    login: string,
    fields: { ip?: string; sender?: string; to?: string; announced?: number; bytes?: number },
  ) => {
    const { ip = '192.0.2.7', sender = '', to = 'x@world.example', announced = 0, bytes } = fields;
    const [answer] = await rows(
      'select * from engine.policy($1, $2, $3, $4, $5, $6)',
      login,
      ip,
      sender,
      to,
      bytes ?? announced,
      bytes !== undefined,
    );
    return answer;
  };
  const mayGoOn = async (login: string, ip?: string) =>
    (await policy(login, ip === undefined ? {} : { ip }))?.['may_go_on'];
  const change = async (id: string, fields: object) =>
    dataOf(await house.call('updateUser', { id, ...fields }, { token: made.token }));

  it('take mail for a suspended account, but no login and nobody who is logged in', async () => {
    await made.addUser('ben');
    const login = await logIn(at('ben'));
    expect(await mayGoOn(login)).toBe(true);
    await rows(`update account set state = 'suspended' where id = $1`, made.accountId);
    expect(await hops(at('ben'))).toEqual([`mailbox ${at('ben')}`]);
    expect([await logIn(at('ben')), await mayGoOn(login)]).toEqual(['undefined', false]);
    const ended = await rows(
      `select * from engine.ended_sessions(array[$1], array['imap'], array['192.0.2.7']) as e (name)`,
      at('ben'),
    );
    expect(ended).toEqual([{ name: at('ben') }]);
    await rows(`update account set state = 'active' where id = $1`, made.accountId);
  });

  it('know a login with an international domain however it is written', async () => {
    const stored = async (login: string) => (await rows('select engine.stored_login($1) as login', login))[0];
    await rows(
      `update domain_name set ascii = 'xn--mller-kva.example', unicode = 'müller.example' where id = $1`,
      made.domainId,
    );
    const anna = { login: 'Anna@xn--mller-kva.example' };
    for (const domain of ['müller.example', 'MÜLLER.Example', 'mu\u0308ller.example', 'ｍüller。example'])
      expect([domain, await stored(`Anna@${domain}`)]).toEqual([domain, anna]);
    for (const login of ['Anna@xn--mller-kva.example', 'anna@möller.example', 'ännä', 'a@b@müller.ex'])
      expect(await stored(login)).toEqual({ login });
    await rows('update domain_name set ascii = $2, unicode = $2 where id = $1', made.domainId, made.domain);
  });

  it('say no more about a user than Dovecot takes, whatever the number of public folders', async () => {
    const paula = await made.addUser('paula');
    await rows(`update mail_user set account_type = 'enhanced' where id = $1`, paula.id);
    await rows(
      `with added as (
         insert into address (account_id, domain_id, local_part, kind, created_at)
         select $1, $2, 'many-folders-' || n, 'public_folder', now() from generate_series(1, 1000) n returning id)
       insert into public_folder (account_id, id, domain_id, name, path, type, created_at)
       select $1, id, $2, 'n' || id, 'n' || id, 'mail', now() from added`,
      made.accountId,
      made.domainId,
    );
    await rows(
      `insert into public_folder_right (account_id, folder_id, profile)
       select account_id, id, 'publishing_editor' from public_folder where account_id = $1 and name like 'n%'`,
      made.accountId,
    );
    const [home] = await rows('select * from engine.home_of($1, $2, $3)', at('paula'), '/mail', 'imap');
    expect(String(home?.['acl_groups']).split(',')).toHaveLength(701);
    expect(JSON.stringify(home).length).toBeLessThan(8_000);
  });

  it('know who may go on to send: not without SMTP, not outside the hours, not as nobody', async () => {
    const cleo = await made.addUser('cleo');
    const login = await logIn(at('cleo'));
    expect(login).toMatch(new RegExp(`^${at('cleo')}#main\\.[0-9a-f]{12}$`));
    await change(cleo.id, { smtp: 0 });
    expect(await mayGoOn(login)).toBe(false);
    await change(cleo.id, { smtp: 1 });
    expect(await mayGoOn(login)).toBe(true);
    for (const other of [at('cleo'), `${at('cleo')}#main.`, `${at('cleo')}#app.1`, `#${login}`, `x${login}`])
      expect([other, await mayGoOn(other)]).toEqual([other, false]);
    // Every hour of every day but this one.
    const hour = Number(
      (await rows(`select extract(hour from now() at time zone 'UTC')::int as hour`))[0]?.['hour'],
    );
    const [start, end] = hour === 0 ? [1, 24] : [0, hour];
    await change(cleo.id, { access_start: start, access_end: end });
    expect(await mayGoOn(login)).toBe(false);
  });

  it('end a login that sends with its password: the own one changed, an application password gone or expired', async () => {
    const hugo = await made.addUser('hugo');
    const byMain = await logIn(at('hugo'));
    const digest = 'ab'.repeat(32);
    const [app] = await rows(
      `insert into app_password (account_id, user_id, label, digest, imap, pop3, smtp, created_at)
       values ($1, $2, 'Phone', $3, true, false, true, now()) returning id`,
      made.accountId,
      hugo.id,
      digest,
    );
    const byApp = await logIn(at('hugo'), digest);
    expect(byApp).toBe(`${at('hugo')}#app.${app?.['id']}`);
    expect([await mayGoOn(byMain), await mayGoOn(byApp)]).toEqual([true, true]);
    await change(hugo.id, { twofa_allowed: 1 });
    expect([await mayGoOn(byMain), await mayGoOn(byApp)]).toEqual([false, true]);
    await change(hugo.id, { twofa_allowed: 0, password: 'Another-horse-12' });
    expect([await mayGoOn(byMain), await mayGoOn(byApp)]).toEqual([false, true]);
    for (const set of [`expires_on = current_date - 2`, `expires_on = null, smtp = false`]) {
      await rows(`update app_password set ${set} where id = $1`, app?.['id']);
      expect([set, await mayGoOn(byApp)]).toEqual([set, false]);
    }
    await rows('update app_password set smtp = true where id = $1', app?.['id']);
    expect(await mayGoOn(byApp)).toBe(true);
    await rows('delete from app_password where id = $1', app?.['id']);
    expect(await mayGoOn(byApp)).toBe(false);
  });

  it('know as whom a login may send: itself, what it was given, nobody else, and nobody at all', async () => {
    const [ina, info] = [await made.addUser('ina'), await made.addUser('info')];
    const login = await logIn(ina.email);
    const maySend = async (sender: string) => (await policy(login, { sender }))?.['may_send'];
    for (const sender of [ina.email, at('INA'), at('ina+shop'), ''])
      expect([sender, await maySend(sender)]).toEqual([sender, true]);
    for (const sender of [info.email, 'ina@world.example'])
      expect([sender, await maySend(sender)]).toEqual([sender, false]);
    dataOf(await house.call('setSendAs', { id: ina.id, addresses: [info.email] }, { token: made.token }));
    expect(await maySend(info.email)).toBe(true);
  });

  it('name the networks of a user to Dovecot, and go by them for who is logged in', async () => {
    const fay = await made.addUser('fay');
    const nets = async () =>
      (await rows(`select allow_nets from engine.log_in($1, 'imap', '', '/mail')`, at('fay')))[0]?.[
        'allow_nets'
      ];
    const login = await logIn(at('fay'));
    const ended = async (...ips: string[]) =>
      (
        await rows(
          'select * from engine.ended_sessions($1, $2, $3) as e (name)',
          ips.map(() => at('fay')),
          ips.map(() => 'imap'),
          ips,
        )
      ).length;
    expect([await nets(), await mayGoOn(login, '203.0.113.9'), await ended('203.0.113.9')]).toEqual([
      null,
      true,
      0,
    ]);
    const login_ips = ['192.0.2.99/24', '2001:db8::/32'];
    dataOf(await house.call('updateUser', { id: fay.id, login_ips }, { token: made.token }));
    expect(await nets()).toBe('local,192.0.2.0/24,2001:db8::/32');
    for (const ip of ['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::1', ''])
      expect([ip, await mayGoOn(login, ip)]).toEqual([ip, true]);
    for (const ip of ['203.0.113.9', '::ffff:203.0.113.9', 'fe80::1%eth0'])
      expect([ip, await mayGoOn(login, ip)]).toEqual([ip, false]);
    expect([await ended('192.0.2.7', ''), await ended('192.0.2.7', '203.0.113.9')]).toEqual([0, 1]);
  });

  it('know whether a message fits, also at an alias domain and with +more', async () => {
    const dora = await made.addUser('dora', { quota: 1 });
    const hasRoom = async (address: string, bytes: number) =>
      (await rows('select engine.has_room($1, $2) as room', address, bytes))[0]?.['room'];
    await rows('update user_measure set used_bytes = 400000 where user_id = $1', dora.id);
    expect([await hasRoom(at('dora'), 600_000), await hasRoom(at('dora+x'), 600_001)]).toEqual([true, false]);
    expect(await hasRoom('x@elsewhere.example', 10 ** 9)).toBe(true);
    const arrived = { to: at('dora'), bytes: 600_001, sender: at('whoever') };
    expect(await policy('', arrived)).toMatchObject({ has_room: false, is_own_domain: true });
    expect(await policy('', { ...arrived, to: '', sender: 'x@world.example' })).toMatchObject({
      has_room: true,
      is_own_domain: false,
    });
    const announced = { to: at('dora'), announced: 600_001 };
    expect(await policy('', announced)).toMatchObject({ has_room: false });
    expect(await policy('', { ...announced, announced: 600_000 })).toMatchObject({ has_room: true });
    // Users of ours hear of it by mail, as of anything else.
    expect(await policy(await logIn(at('dora')), announced)).toMatchObject({ has_room: true });
    await rows('insert into mailbox_usage (username, bytes) values ($1, 10)', at('dora'));
    expect(await hasRoom(at('dora'), 600_001)).toBe(true);
  });

  it('record logins of users they know, and nobody else’s', async () => {
    const emil = await made.addUser('emil');
    const login = { at: '2026-03-01T10:00:00Z', service: 'imap', ip: '192.0.2.7', attempts: 1 };
    await rows(
      'select engine.record_logins($1)',
      JSON.stringify([
        { ...login, login: at('emil'), accepted: true, password_kind: 'main' },
        { ...login, login: at('nobody'), accepted: true, password_kind: 'main' },
        { ...login, login: at('emil'), accepted: false, password_kind: '', attempts: 4 },
      ]),
    );
    expect(
      await rows(
        'select outcome, attempts, password from mail_login where user_id = $1 order by id',
        emil.id,
      ),
    ).toEqual([
      { outcome: 'accepted', attempts: 1, password: 'main' },
      { outcome: 'refused', attempts: 4, password: '' },
    ]);
    const user = dataOf(await house.call('getUser', { id: emil.id }, { token: made.token }));
    expect(user.lastlogin).toBe('2026-03-01T10:00:00.000Z');
  });
});

describe('what the mail engine is told', () => {
  let house: TestPanel;
  let made: TestUsers;
  beforeAll(async () => {
    house = await startTestPanel();
    made = await makeTestUsers(house, 'alpha');
  });
  afterAll(() => house.stop());

  it('is every change that ends a session, also of delegates, and survives what is not ours', async () => {
    const [boss, anna] = [await made.addUser('boss'), await made.addUser('anna')];
    const delegates = [{ address: anna.email, right: 'read' } as const];
    dataOf(await house.call('setDelegates', { id: boss.id, delegates }, { token: made.token }));
    const heard: EngineChange[] = [];
    let isConnected = false;
    const listening = listenForChanges(house.database.url, createLog('silent'), {
      onConnected: () => {
        isConnected = true;
      },
      onChange: (change) => heard.push(change),
    });
    while (!isConnected) await sleep(20);
    for (const noise of ['no JSON {', '{"changed":"everything"}'])
      await house.database.pool.query(`select pg_notify('posthouse_engine', $1)`, [noise]);
    const given = { id: anna.id, login_ips: ['192.0.2.7'] };
    dataOf(await house.call('updateUser', given, { token: made.token }));
    dataOf(await house.call('disableUsers', { ids: [boss.id] }, { token: made.token }));
    while (heard.length < 3) await sleep(20);
    expect(heard).toEqual([
      { changed: 'user', email: anna.email },
      { changed: 'user', email: boss.email },
      { changed: 'user', email: anna.email },
    ]);
    await listening.end();
  });
});
