import type { ActionInput } from '@posthouse/contract';
import { mostAppPasswords } from '@posthouse/contract/features/users/passwords';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSecretBox } from '../../../kernel/secrets.ts';
import { mailPasswordDigest } from '../../../rules/logins/mail-login.ts';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';

const password = 'Correct-horse-7';
const secrets = createSecretBox('5a'.repeat(32));

let house: TestPanel;
let count = 0;
let accountId: number;
let token: string;
let domain: string;
let email: string;
let userId: string;

beforeAll(async () => {
  house = await startTestPanel({ WEBMAIL_URL: 'https://webmail.example' });
});
afterAll(() => house.stop());
beforeEach(async () => {
  count += 1;
  ({ accountId } = await house.addAccount(`logins${count}`));
  token = await house.login(`logins${count}`);
  await sql(
    'update account set max_basic_users = 9, max_enhanced_users = 9, max_exchange_users = 9, max_quota_mb = 99000 where id = $1',
    [accountId],
  );
  domain = `logins${count}.example`;
  dataOf(await house.call('addDomain', { domain }, { token }));
  await house.verifyDomains(accountId);
  ({ id: userId, email } = await addUser('anna'));
});

const sql = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
const addUser = async (username: string, fields: Partial<ActionInput<'addUser'>> = {}) =>
  dataOf(await house.call('addUser', { username, domain, password, quota: 1000, ...fields }, { token }));
const fieldsOf = (answer: Awaited<ReturnType<TestPanel['call']>>) =>
  answer.returncode === 0 ? answer.error.fields : 'done';
const history = async (operation?: string) =>
  dataOf(await house.call('getAccountHistory', { operation }, { token })).rows;

describe('application passwords', () => {
  const add = (fields: Partial<ActionInput<'addAppPassword'>> = {}) =>
    house.call('addAppPassword', { email, label: 'Phone', ...fields }, { token });
  const list = async (key: ActionInput<'getAppPasswords'> = { email }) =>
    dataOf(await house.call('getAppPasswords', key, { token }));

  it('are made by the server, shown once, and stored as the digest the mail engine computes', async () => {
    const { password: made, ...row } = dataOf(await add());
    expect(made).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
    expect(await list({ id: userId })).toEqual({ can_log_in: 1, rows: [row] });
    expect(row).toMatchObject({
      label: 'Phone',
      services: ['imap', 'pop3', 'smtp'],
      expires_on: null,
      expired: 0,
      lastuse: null,
    });
    const { rows } = await sql('select digest from app_password where account_id = $1', [accountId]);
    expect(rows).toEqual([{ digest: mailPasswordDigest(secrets, made) }]);
    const [entry] = await history('addAppPassword');
    expect(entry).toMatchObject({
      target: email,
      after: { label: 'Phone', services: ['imap', 'pop3', 'smtp'] },
    });
    expect(JSON.stringify(await history())).not.toContain(made);
  });

  it('open the chosen services alone, until the day they expire in the account’s timezone', async () => {
    await sql(`update account set timezone = 'Pacific/Kiritimati' where id = $1`, [accountId]);
    // There it is already tomorrow.
    expect(fieldsOf(await add({ expires_on: '2026-03-02' }))).toEqual({ expires_on: { code: 'date_past' } });
    const row = dataOf(await add({ services: ['smtp', 'imap', 'imap'], expires_on: '2026-03-03' }));
    expect(row).toMatchObject({ services: ['imap', 'smtp'], expires_on: '2026-03-03', expired: 0 });
    await sql(`update account set timezone = 'UTC' where id = $1`, [accountId]);
    await sql(`update app_password set expires_on = '2026-03-01' where account_id = $1`, [accountId]);
    expect((await list()).rows).toMatchObject([{ expires_on: '2026-03-01', expired: 1 }]);
  });

  it('have a label that no other of the user has', async () => {
    dataOf(await add());
    expect(fieldsOf(await add({ label: 'phone ' }))).toEqual({ label: { code: 'taken' } });
    expect(fieldsOf(await add({ label: ' ' }))).toEqual({ label: { code: 'required' } });
    expect(fieldsOf(await add({ label: 'x'.repeat(101) }))).toMatchObject({ label: { code: 'max_length' } });
    expect(fieldsOf(await add({ label: 'y', services: '' as never }))).toMatchObject({
      services: { code: 'required' },
    });
  });

  it('are limited in number, also when many are added at once', async () => {
    await sql(
      `insert into app_password (account_id, user_id, label, digest, imap, pop3, smtp, created_at)
       select $1, $2, n::text, encode(sha256(n::text::bytea), 'hex'), true, true, true, now()
         from generate_series(3, $3) as n`,
      [accountId, userId, mostAppPasswords],
    );
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((label) => add({ label })));
    expect(answers.map(outcomeOf).sort()).toEqual(['done', 'done', 'limit_reached', 'limit_reached']);
  });

  it('are removed one by one, never another user’s', async () => {
    const row = dataOf(await add());
    const ben = await addUser('ben');
    const remove = (key: string) =>
      house.call('removeAppPassword', { id: key, password_id: row.id }, { token });
    expect(outcomeOf(await remove(ben.id))).toBe('not_found');
    expect((await list()).rows).toHaveLength(1);
    dataOf(await remove(userId));
    expect((await list()).rows).toEqual([]);
    expect(await history('removeAppPassword')).toMatchObject([{ target: email, before: { label: 'Phone' } }]);
  });

  it('are refused to users that nobody logs in as, and go when a user becomes one', async () => {
    const room = await addUser('room', {
      account_type: 'enhanced',
      mailbox_type: 'room',
      password: undefined,
    });
    await house.database.pool.query(
      `update domain set exchange_enabled = true, exchange_host = 'ex.customer.example'`,
    );
    const connector = await addUser('ex', { account_type: 'exchange', password: undefined, quota: 0 });
    for (const { id } of [room, connector]) {
      expect(outcomeOf(await add({ email: undefined, id }))).toBe('no_login');
      expect(await list({ id })).toEqual({ can_log_in: 0, rows: [] });
    }
    dataOf(await add());
    dataOf(await house.call('getOneTimePassword', { email, reason: 'x' }, { token }));
    const shared = { id: userId, account_type: 'enhanced', mailbox_type: 'shared' } as const;
    dataOf(await house.call('updateUser', shared, { token }));
    expect(await list()).toEqual({ can_log_in: 0, rows: [] });
    expect((await sql('select from one_time_password where account_id = $1', [accountId])).rowCount).toBe(0);
  });

  it('never send from an audit mailbox', async () => {
    const { id } = await addUser('journal', { account_type: 'audit' });
    expect(fieldsOf(await add({ email: undefined, id, services: ['smtp'] }))).toEqual({
      services: { code: 'format' },
    });
    expect(dataOf(await add({ email: undefined, id }))).toMatchObject({ services: ['imap', 'pop3'] });
  });

  it('stay with a user through a new address and the recycle bin, and end with it', async () => {
    dataOf(await add());
    dataOf(await house.call('renameUser', { id: userId, username: 'berg', domain }, { token }));
    dataOf(await house.call('removeUsers', { ids: [userId] }, { token }));
    expect(outcomeOf(await house.call('getAppPasswords', { id: userId }, { token }))).toBe('not_found');
    dataOf(await house.call('restoreItems', { kind: 'users', ids: [userId] }, { token }));
    expect((await list({ id: userId })).rows).toHaveLength(1);
    dataOf(await house.call('removeUsers', { ids: [userId] }, { token }));
    dataOf(await house.call('purgeItems', { kind: 'users', ids: [userId] }, { token }));
    expect((await sql('select from app_password where account_id = $1', [accountId])).rowCount).toBe(0);
  });
});

describe('a one-time password', () => {
  const ask = (fields: Partial<ActionInput<'getOneTimePassword'>> = {}) =>
    house.call('getOneTimePassword', { email, reason: 'Ticket 7', ...fields }, { token });
  const stored = async () =>
    (
      await sql('select digest, expires_at from one_time_password where account_id = $1 and user_id = $2', [
        accountId,
        userId,
      ])
    ).rows;

  it('is valid for 5 minutes, leads to the webmail, and stands in the history with its reason', async () => {
    const { otp, url, expires } = dataOf(await ask());
    expect(url).toBe('https://webmail.example');
    expect(Date.parse(expires) - house.clock.now().getTime()).toBe(300_000);
    expect(await stored()).toEqual([
      { digest: mailPasswordDigest(secrets, otp), expires_at: new Date(expires) },
    ]);
    const entries = await history('getOneTimePassword');
    expect(entries).toMatchObject([{ target: email, after: { reason: 'Ticket 7' } }]);
    expect(JSON.stringify(await history())).not.toContain(otp);
  });

  it('replaces the one before', async () => {
    const first = dataOf(await ask());
    const second = dataOf(await ask({ reason: 'Ticket 8' }));
    expect(second.otp).not.toBe(first.otp);
    expect(await stored()).toMatchObject([{ digest: mailPasswordDigest(secrets, second.otp) }]);
  });

  it('needs a reason', async () => {
    expect(fieldsOf(await ask({ reason: '  ' }))).toEqual({ reason: { code: 'required' } });
    expect(fieldsOf(await ask({ reason: 'x'.repeat(201) }))).toMatchObject({
      reason: { code: 'max_length' },
    });
    expect(await stored()).toEqual([]);
  });

  it('is only for active users with a login of their own, in active domains', async () => {
    const room = await addUser('room', {
      account_type: 'enhanced',
      mailbox_type: 'room',
      password: undefined,
    });
    expect(outcomeOf(await ask({ email: room.email }))).toBe('no_login');
    dataOf(await house.call('disableUsers', { ids: [userId] }, { token }));
    expect(outcomeOf(await ask())).toBe('user_disabled');
    dataOf(await house.call('enableUsers', { ids: [userId] }, { token }));
    const { id } = dataOf(await house.call('getDomain', { domain }, { token }));
    dataOf(await house.call('disableDomains', { ids: [id] }, { token }));
    expect(outcomeOf(await ask())).toBe('user_disabled');
    dataOf(await house.call('enableDomains', { ids: [id] }, { token }));
    await sql(`update domain_name set state = 'verify', verified_at = null where account_id = $1`, [
      accountId,
    ]);
    expect(outcomeOf(await ask())).toBe('domain_unverified');
  });

  it('has no link where the domain has no webmail', async () => {
    dataOf(await house.call('updateDomain', { domain, webmail: 0 }, { token }));
    expect(dataOf(await ask()).url).toBe('');
  });

  it('is forgotten once it has expired', async () => {
    dataOf(await ask());
    await house.panel.runScheduledJob('forget-expired-sessions');
    expect(await stored()).toHaveLength(1);
    house.clock.advance({ minutes: 6 });
    await house.panel.runScheduledJob('forget-expired-sessions');
    expect(await stored()).toEqual([]);
  });
});
