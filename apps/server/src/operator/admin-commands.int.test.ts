import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt, turnOnTwoFactor } from '../testing/test-authenticator.ts';
import { command, commandJson } from '../testing/test-commands.ts';
import { dataOf, outcomeOf, startTestPanel, type TestPanel, testPassword } from '../testing/test-panel.ts';

const newPassword = 'Another-horse-8';

describe('admin commands', () => {
  let house: TestPanel;
  let env: Record<string, string>;
  beforeAll(async () => {
    house = await startTestPanel();
    env = {
      DATABASE_URL: String(house.database.pool.options.connectionString),
      PUBLIC_URL: 'https://panel.example/',
    };
  });
  afterAll(() => house.stop());

  const run = (argv: string[]) => command(argv, { env, clock: house.clock });
  const runJson = <Answer>(argv: string[]) => commandJson<Answer>(argv, { env, clock: house.clock });
  const loginWith = async (username: string, password: string, ip = '203.0.113.1') =>
    outcomeOf(await house.call('login', { username, password }, { ip }));
  const operatorActions = async (accountId: number) => {
    const { rows } = await house.database.pool.query<{ action: string }>(
      `select action from account_history where account_id = $1 and adminname = 'operator' and remote_ip is null
        order by id`,
      [accountId],
    );
    return rows.map(({ action }) => action);
  };

  it('reset-password makes a new password, ends sessions and the old password', async () => {
    const { accountId } = await house.addAccount('forgetful');
    const token = await house.login('forgetful');
    const { password } = await runJson<{ password: string }>(['admin', 'reset-password', 'Forgetful']);
    expect(outcomeOf(await house.call('status', {}, { token }))).toBe('session_invalid');
    expect(await loginWith('forgetful', testPassword)).toBe('login_invalid');
    expect(await loginWith('forgetful', password)).toBe('done');
    expect(await operatorActions(accountId)).toEqual(['operator: admin reset-password']);
  });

  it('reset-password takes a given password, holds it to the rules, and does not show it', async () => {
    const { accountId } = await house.addAccount('given');
    await house.addSubAdmin(accountId, 'given-helper');
    expect((await run(['admin', 'reset-password', 'given-helper', '--password', 'weak'])).code).toBe(2);
    const outcome = await run(['admin', 'reset-password', 'given-helper', '--password', newPassword]);
    expect(outcome.code).toBe(0);
    expect(outcome.stdout).not.toContain(newPassword);
    expect(await loginWith('given-helper', newPassword)).toBe('done');
    expect(await loginWith('given', testPassword)).toBe('done');
  });

  it('reset-password unlocks the login and cancels e-mailed links', async () => {
    await house.addAccount('locked');
    for (let attempt = 0; attempt < 10; attempt += 1) await loginWith('locked', 'wrong');
    expect(await loginWith('locked', testPassword)).toBe('login_locked');
    await house.call('forgotPassword', { username: 'locked', email: 'locked@admins.example' });
    const mails = await house.readMails();
    const code = /forgotPass\?code=([\w-]+)/.exec(
      mails.at(-1)?.replaceAll(/=\n/g, '').replace('=3D', '=') ?? '',
    );
    expect(code?.[1]).toBeDefined();
    await run(['admin', 'reset-password', 'locked', '--password', newPassword]);
    expect(await loginWith('locked', newPassword)).toBe('done');
    expect(outcomeOf(await house.call('resetPassword', { code: code?.[1] ?? '' }))).toBe('code_invalid');
  });

  it('reset-2fa lets the admin log in with just the password, and says if nothing had to be changed', async () => {
    const { accountId } = await house.addAccount('phoneless');
    await turnOnTwoFactor(house, { token: await house.login('phoneless') });
    const asked = dataOf(await house.call('login', { username: 'phoneless', password: testPassword }));
    expect(asked.otprequired).toBe(1);
    expect((await run(['admin', 'reset-2fa', 'phoneless'])).stdout).toBe(
      'Two-factor authentication of phoneless is off.\n',
    );
    expect(await house.login('phoneless')).not.toBe('');
    expect(await runJson(['admin', 'reset-2fa', 'phoneless'])).toEqual({
      username: 'phoneless',
      removed: false,
    });
    expect(await operatorActions(accountId)).toEqual(['operator: admin reset-2fa']);
  });

  it('reset-2fa helps a sub-admin of whom the account requires it: they set up another before anything else', async () => {
    const { accountId } = await house.addAccount('strict');
    await house.addSubAdmin(accountId, 'strict-helper');
    dataOf(await house.call('updateSettings', { twofa_required: 1 }, { token: await house.login('strict') }));
    await turnOnTwoFactor(house, { token: await house.login('strict-helper') });
    expect((await run(['admin', 'reset-2fa', 'strict-helper'])).code).toBe(0);
    const token = await house.login('strict-helper');
    expect(outcomeOf(await house.call('status', {}, { token }))).toBe('twofa_missing');
    await turnOnTwoFactor(house, { token });
    expect(outcomeOf(await house.call('status', {}, { token }))).toBe('done');
  });

  const keyOf = async (username: string, ...more: string[]) => {
    const { url } = await runJson<{ url: string }>(['admin', 'login-link', username, ...more]);
    expect(url).toMatch(/^https:\/\/panel\.example\/\?token=link\.[\w-]{43}$/);
    return new URL(url).searchParams.get('token')?.slice('link.'.length) ?? '';
  };

  it('login-link logs in once within 60 seconds, without a two-factor code', async () => {
    const { accountId } = await house.addAccount('linked');
    const { secret } = await turnOnTwoFactor(house, { token: await house.login('linked') });
    const key = await keyOf('linked');
    house.clock.advance({ seconds: 59 });
    const { token } = dataOf(await house.call('openLoginLink', { key }));
    expect(dataOf(await house.call('getAdminInfo', {}, { token }))).toMatchObject({ adminname: 'linked' });
    house.clock.advance({ seconds: 59 });
    expect(
      outcomeOf(await house.call('disableTwoFactor', { code: codeAt(secret, house.clock.now()) }, { token })),
    ).toBe('done');
    // No password was given, so what needs one asks for it.
    expect(outcomeOf(await house.call('getTwoFactorSetup', {}, { token }))).toBe('invalid_input');
    expect(await operatorActions(accountId)).toEqual(['operator: admin login-link']);
  });

  it('lift-ip-list and login-link --any-address help an admin locked out by their own IP access list', async () => {
    const { accountId } = await house.addAccount('shut-out');
    await house.database.pool.query(`update admin set ip_restricted = true where username = 'shut-out'`);
    expect(await loginWith('shut-out', testPassword)).toBe('ip_not_allowed');
    const key = await keyOf('shut-out', '--any-address');
    expect(outcomeOf(await house.call('openLoginLink', { key }))).toBe('done');
    expect(await loginWith('shut-out', testPassword)).toBe('ip_not_allowed');
    expect((await run(['admin', 'lift-ip-list', 'shut-out'])).stdout).toBe(
      'shut-out can log in from any address again.\n',
    );
    expect(await loginWith('shut-out', testPassword)).toBe('done');
    expect(await runJson(['admin', 'lift-ip-list', 'shut-out'])).toEqual({
      username: 'shut-out',
      lifted: false,
    });
    expect(await operatorActions(accountId)).toEqual([
      'operator: admin login-link',
      'operator: admin lift-ip-list',
    ]);
  });

  it('login-link is refused for a suspended account and a disabled admin', async () => {
    const { accountId } = await house.addAccount('closed');
    await house.addSubAdmin(accountId, 'closed-helper');
    await house.database.pool.query(`update admin set active = false where username = 'closed-helper'`);
    expect(await run(['admin', 'login-link', 'closed-helper'])).toMatchObject({
      code: 1,
      stderr: 'error: The admin closed-helper is disabled.\n',
    });
    await run(['account', 'suspend', 'closed']);
    expect((await run(['admin', 'login-link', 'closed'])).stderr).toContain('closed is suspended');
  });

  it.each(['reset-password', 'reset-2fa', 'login-link', 'lift-ip-list'])(
    '%s answers an unknown user name',
    async (verb) => {
      expect(await run(['admin', verb, 'nobody'])).toMatchObject({
        code: 1,
        stderr: 'error: There is no admin with the user name "nobody".\n',
      });
    },
  );
});
