import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPanel, type TestPanel, testPassword } from '../../../testing/test-panel.ts';

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
