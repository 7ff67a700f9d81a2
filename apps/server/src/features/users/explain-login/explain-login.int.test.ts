import type { ActionAnswer, ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dataOf,
  outcomeOf,
  startTestPanel,
  type TestPanel,
  testPassword,
} from '../../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../../testing/test-users.ts';

type Service = ActionInput<'explainLogin'>['service'];

describe('why somebody can’t log in', () => {
  let house: TestPanel;
  let made: TestUsers;
  beforeAll(async () => {
    house = await startTestPanel();
    made = await makeTestUsers(house, 'alpha');
    await sql(
      `insert into mail_engine (started_at, seen_at, services) values ($1, $1, '{"dovecot":"running"}')`,
      house.clock.now(),
    );
  });
  afterAll(() => house.stop());

  const sql = async (query: string, ...values: unknown[]) =>
    (await house.database.pool.query(query, values)).rows as Record<string, unknown>[];
  const explain = async (id: string, service: Service = 'imap', token = made.token) =>
    dataOf(await house.call('explainLogin', { id, service }, { token }));
  const inTheWay = ({ checks }: ActionAnswer<'explainLogin'>) =>
    checks.filter(({ state }) => state === 'problem').map(({ name }) => name);
  /** Whether the mail engine would go on to compare the password. */
  const isLetOn = async (email: string, service: string) =>
    (await sql(`select from engine.log_in($1, $2, 'digest', '/mail')`, email, service)).length === 1;
  const update = async (id: string, fields: object) =>
    dataOf(await house.call('updateUser', { id, ...fields }, { token: made.token }));

  it('is nothing for a user whom the mail engine lets in', async () => {
    const { id, email } = await made.addUser('anna');
    const explained = await explain(id);
    expect(explained).toMatchObject({
      ...{ id, email, unicode: email, can_log_in: 1, has_service: 1, refused_ips: [], blocks: [] },
      ...{ app_passwords: 0, wrong_passwords: 0, domain: { state: 'ok' } },
    });
    expect(new Set(explained.checks.map(({ state }) => state))).toEqual(new Set(['ok']));
    expect(await isLetOn(email, 'imap')).toBe(true);
  });

  it.each<[string, string, Service, object]>([
    ['a service that is off', 'service', 'pop3', { pop3: 0 }],
    ['filter rules without IMAP', 'service', 'sieve', { imap: 0 }],
    ['the hours', 'hours', 'imap', {}],
    ['two-factor authentication without an application password', 'twofa', 'smtp', { twofa_allowed: 1 }],
  ])('is %s, as the mail engine says', async (_what, name, service, change) => {
    const { id, email } = await made.addUser(`of-${name}-${service}`);
    if (name === 'hours')
      await sql(
        `update mail_user set access_hours = jsonb_build_object(
           (extract(isodow from now() + interval '2 days'))::int::text, '[0, 24]'::jsonb) where id = $1`,
        id,
      );
    else await update(id, change);
    const explained = await explain(id, service);
    expect(inTheWay(explained)).toEqual([name]);
    expect(explained.can_log_in).toBe(0);
    expect(await isLetOn(email, service)).toBe(false);
  });

  it('is that the user, the domain or the account is off, all at once', async () => {
    await made.addDomain('off.example');
    const { id, email } = await made.addUser('off', { domain: 'off.example' });
    dataOf(await house.call('disableUsers', { ids: [id] }, { token: made.token }));
    expect(inTheWay(await explain(id))).toEqual(['user']);
    await sql(
      `update domain d set active = false from domain_name n where n.id = d.id and n.ascii = 'off.example'`,
    );
    const explained = await explain(id);
    expect(inTheWay(explained)).toEqual(['domain', 'user']);
    expect(explained.domain.state).toBe('disabled');
    expect(await isLetOn(email, 'imap')).toBe(false);
  });

  it('is a mailbox that has no password', async () => {
    const { id } = await made.addUser('team', {
      account_type: 'enhanced',
      mailbox_type: 'shared',
      password: undefined,
    });
    expect(inTheWay(await explain(id))).toEqual(['login']);
  });

  it('is only a note where an application password lets them in', async () => {
    const { id, email } = await made.addUser('factor');
    await update(id, { twofa_allowed: 1 });
    dataOf(await house.call('addAppPassword', { email, label: 'Phone' }, { token: made.token }));
    const explained = await explain(id);
    expect(explained).toMatchObject({ can_log_in: 1, app_passwords: 1 });
    expect(explained.checks).toContainEqual({ name: 'twofa', state: 'note' });
  });

  const refuse = (login: string, ip: string, more: object = {}) =>
    sql(
      'select engine.record_logins($1)',
      JSON.stringify([
        { ...{ login, at: new Date(), service: 'imap', ip, accepted: false, attempts: 2 }, ...more },
      ]),
    );

  it('names the addresses that are not allowed, and wrong passwords since the latest login', async () => {
    const { id, email } = await made.addUser('office');
    await update(id, { login_ips: ['198.51.100.0/24'] });
    await refuse(email, '198.51.100.7');
    await refuse(email, '203.0.113.9');
    const explained = await explain(id);
    expect(explained).toMatchObject({ can_log_in: 1, refused_ips: ['203.0.113.9'], wrong_passwords: 2 });
    expect(explained.checks).toContainEqual({ name: 'address', state: 'note' });
    expect(explained.checks).toContainEqual({ name: 'password', state: 'note' });
    await refuse(email, '198.51.100.7', { accepted: true, password_kind: 'main', attempts: 1 });
    expect((await explain(id)).wrong_passwords).toBe(0);
  });

  it('is a block after too many wrong passwords, until an admin lifts it', async () => {
    const { id, email } = await made.addUser('guessed');
    await refuse(email, '203.0.113.50');
    await sql(
      `insert into login_guess (name, network, failed_at, blocks, blocked_at, blocked_until)
       values ('', '203.0.113.50', now(), 1, now() - interval '1 minute', now() + interval '1 hour')`,
    );
    const explained = await explain(id);
    expect(inTheWay(explained)).toEqual(['guessing']);
    expect(explained.blocks).toEqual([{ ip: '203.0.113.50', cause: 'address', until: expect.any(String) }]);
    const [username = '', domain = ''] = email.split('@');
    dataOf(await house.call('unblockIp', { ip: '203.0.113.50', domain, username }, { token: made.token }));
    expect(inTheWay(await explain(id))).toEqual([]);
  });

  it('tells of a block of the user also where nobody tried lately', async () => {
    const { id, email } = await made.addUser('quiet');
    await sql(
      `insert into login_guess (name, network, failed_at, blocks, blocked_at, blocked_until)
       values (engine.guess_name($1), '', now(), 1, now(), now() + interval '1 hour')`,
      email,
    );
    expect((await explain(id)).blocks).toMatchObject([{ ip: '', cause: 'user' }]);
  });

  it('tells those who can’t view logs of no addresses and no numbers', async () => {
    const { id, email } = await made.addUser('private');
    await update(id, { login_ips: ['198.51.100.0/24'] });
    await refuse(email, '203.0.113.60');
    const draft = { username: 'of.users', email: 'of.users@admins.example', password: testPassword };
    dataOf(await house.call('addSubAdmin', { ...draft, permissions: { users: 1 } }, { token: made.token }));
    const explained = await explain(id, 'imap', await house.login('of.users'));
    expect(explained).toMatchObject({ refused_ips: null, wrong_passwords: null });
    expect(JSON.stringify(explained)).not.toContain('203.0.113.60');
  });

  it('is that the mail engine does not run', async () => {
    const { id } = await made.addUser('silent');
    await sql(`update mail_engine set services = '{"dovecot":"stopped"}'`);
    expect(inTheWay(await explain(id))).toEqual(['engine']);
  });

  it('is nobody else’s business', async () => {
    const beta = await makeTestUsers(house, 'beta');
    const { id } = await made.addUser('mine');
    const asked = await house.call('explainLogin', { id, service: 'imap' }, { token: beta.token });
    expect(outcomeOf(asked)).toBe('not_found');
  });
});
