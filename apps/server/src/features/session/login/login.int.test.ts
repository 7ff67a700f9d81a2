import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raceAgainst } from '../../../testing/row-race.ts';
import { outcomeOf, startTestPanel, type TestPanel, testPassword } from '../../../testing/test-panel.ts';

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
});
