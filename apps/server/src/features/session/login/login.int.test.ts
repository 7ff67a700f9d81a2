import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { raceAgainst } from '../../../testing/row-race.ts';
import { codeAt, turnOnTwoFactor } from '../../../testing/test-authenticator.ts';
import {
  dataOf,
  outcomeOf,
  startTestPanel,
  type TestPanel,
  testPassword,
} from '../../../testing/test-panel.ts';

describe('login', () => {
  let house: TestPanel;
  beforeAll(async () => {
    house = await startTestPanel();
    await house.addAccount('alpha', 'owner@alpha.example');
  });
  afterAll(() => house.stop());

  it('answers a token for user name and password', async () => {
    const answer = await house.call('login', { username: 'alpha', password: testPassword });
    expect(answer).toMatchObject({ returncode: 1, returndata: { otprequired: 0 } });
  });

  it('takes the confirmed e-mail address as the name, in any case', async () => {
    const answer = await house.call('login', { username: 'Owner@Alpha.example', password: testPassword });
    expect(answer.returncode).toBe(1);
  });

  it('answers a wrong password and an unknown name alike', async () => {
    const wrong = await house.call('login', { username: 'alpha', password: 'no' }, { ip: '203.0.113.2' });
    const unknown = await house.call('login', { username: 'nobody', password: 'no' }, { ip: '203.0.113.2' });
    expect(wrong).toEqual({
      returncode: 0,
      returndata: 'Invalid login name and/or password!',
      error: { code: 'login_invalid' },
    });
    expect(unknown).toEqual(wrong);
  });

  it('checks a password for an unknown name as it does for a known one', async () => {
    const checks = vi.spyOn(house.passwords, 'verify');
    for (const username of ['alpha', 'nobody', 'nobody@alpha.example']) {
      await house.call('login', { username, password: 'no' }, { ip: '203.0.113.3' });
    }
    expect(checks).toHaveBeenCalledTimes(3);
    checks.mockRestore();
  });

  it('lets nobody in whose password, right at first, was changed before the session was opened', async () => {
    const { accountId } = await house.addAccount('changed');
    const login = () => house.call('login', { username: 'changed', password: testPassword });
    const change = `update admin set password_hash = 'another' where account_id = $1`;
    const answers = await raceAgainst(house.database, { change, values: [accountId] }, [login, login, login]);
    expect(answers.map(outcomeOf)).toEqual(Array(3).fill('login_invalid'));
    const { rowCount } = await house.database.pool.query('select from session where account_id = $1', [
      accountId,
    ]);
    expect(rowCount).toBe(0);
  });

  it('lets nobody in who was disabled before the session was opened', async () => {
    const { accountId } = await house.addAccount('disabled');
    const login = () => house.call('login', { username: 'disabled', password: testPassword });
    const change = 'update admin set active = false where account_id = $1';
    const [answer] = await raceAgainst(house.database, { change, values: [accountId] }, [login]);
    expect(answer && outcomeOf(answer)).toBe('login_failed');
  });

  it('ends the session at logout: the token is dead afterwards', async () => {
    const token = await house.login('alpha');
    expect(await house.call('getAdminInfo', {}, { token })).toMatchObject({
      returncode: 1,
      returndata: { adminname: 'alpha', adminaccess: 'admin', remoteip: '203.0.113.1' },
    });
    expect(await house.call('logout', {}, { token })).toEqual({ returncode: 1, returndata: 'success' });
    expect(await house.call('getAdminInfo', {}, { token })).toMatchObject({
      returncode: 0,
      returndata: 'Invalid login or your Session expired. Please log in again.',
    });
  });

  it('that is refused stands in the history of the account it was tried at, and nowhere for a name nobody has', async () => {
    await house.addAccount('target');
    await house.call('login', { username: 'Target', password: 'wrong' }, { ip: '198.51.100.66' });
    await house.call('login', { username: 'nobody-at-all', password: 'wrong' });
    await house.panel.runJobsUntilIdle();
    const token = await house.login('target');
    const { rows } = dataOf(await house.call('getAccountHistory', { operation: 'login' }, { token }));
    expect(rows.find(({ outcome }) => outcome === 'refused')).toMatchObject({
      adminname: 'target',
      target: 'target',
      remoteip: '198.51.100.66',
      after: { reason: 'password' },
    });
    const { rows: strays } = await house.database.pool.query(
      `select 1 from account_history where adminname = 'nobody-at-all'`,
    );
    expect(strays).toEqual([]);
  });

  it('is not complete with the password alone where a second factor is on', async () => {
    await house.addAccount('twofold');
    const { secret } = await turnOnTwoFactor(house, { token: await house.login('twofold') });
    const step = dataOf(await house.call('login', { username: 'twofold', password: testPassword }));
    const challenge = 'challenge' in step ? step.challenge : '';
    await house.call('loginCode', { challenge, code: '000000' });
    await house.panel.runJobsUntilIdle();
    const code = codeAt(secret, house.clock.now());
    const { token } = dataOf(await house.call('loginCode', { challenge, code }));
    const { rows } = dataOf(await house.call('getAccountHistory', { search: 'login' }, { token }));
    expect(rows.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'loginCode done',
      'loginCode refused',
      'login done',
    ]);
    expect(rows[1]?.after).toEqual({ reason: 'code' });
  });

  it('that nobody completed stays in the history as such', async () => {
    await house.addAccount('halfway');
    const token = await house.login('halfway');
    await turnOnTwoFactor(house, { token });
    dataOf(await house.call('login', { username: 'halfway', password: testPassword }));
    const filter = { operation: 'login', outcome: 'pending' } as const;
    const { rows } = dataOf(await house.call('getAccountHistory', filter, { token }));
    expect(rows).toMatchObject([{ adminname: 'halfway', target: 'halfway', outcome: 'pending' }]);
  });

  it('that is refused by an IP list, or to somebody disabled, says so in the history', async () => {
    const { accountId } = await house.addAccount('closed');
    const token = await house.login('closed');
    const { adminId } = await house.addSubAdmin(accountId, 'closed.helper');
    await house.database.pool.query('update admin set active = false where id = $1', [adminId]);
    await house.call('login', { username: 'closed.helper', password: testPassword });
    await house.database.pool.query('update admin set active = true, ip_restricted = true where id = $1', [
      adminId,
    ]);
    await house.call('login', { username: 'closed.helper', password: testPassword });
    await house.panel.runJobsUntilIdle();
    const filter = { adminname: 'closed.helper', outcome: 'refused' } as const;
    const { rows } = dataOf(await house.call('getAccountHistory', filter, { token }));
    expect(rows.map(({ after }) => after?.['reason']).sort()).toEqual(['address', 'disabled']);
  });
});
