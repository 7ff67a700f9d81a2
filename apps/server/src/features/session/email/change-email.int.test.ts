import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linkIn, mailsTo } from '../../../testing/test-mailbox.ts';
import {
  dataOf,
  outcomeOf,
  startTestPanel,
  type TestPanel,
  testPassword,
} from '../../../testing/test-panel.ts';

describe('change of the e-mail address', () => {
  let house: TestPanel;
  let name: string;
  let oldAddress: string;
  let newAddress: string;
  let token: string;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    name = `owner${count}`;
    oldAddress = `${name}@old.example`;
    newAddress = `${name}@new.example`;
    await house.addAccount(name, oldAddress);
    await house.database.pool.query('update account set ui_timeout_minutes = 720');
    token = await house.login(name);
  });

  const change = (email = newAddress, password1 = testPassword) =>
    house.call('changeEmail', { email, password1 }, { token });
  const currentAddress = async () => dataOf(await house.call('getAdminInfo', {}, { token })).email;
  const mailedPath = async (address = newAddress) => {
    const mail = (await mailsTo(house, address)).at(-1);
    if (mail === undefined) throw new Error('no mail was sent');
    return new URL(linkIn(mail)).pathname;
  };
  const visit = (method: 'GET' | 'HEAD' | 'POST', url: string, headers: Record<string, string> = {}) =>
    house.panel.app.inject({
      method,
      url,
      headers: {
        ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...headers,
      },
    });

  it('takes effect only when the button behind the mailed link is pressed', async () => {
    expect(dataOf(await change())).toBe('success');
    const path = await mailedPath();
    expect(await currentAddress()).toBe(oldAddress);
    for (const method of ['GET', 'HEAD', 'GET'] as const) await visit(method, path);
    expect(await currentAddress()).toBe(oldAddress);
    const page = await visit('POST', path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('/login');
    expect(await currentAddress()).toBe(newAddress);
  });

  it('mails the link of PUBLIC_URL to the new address', async () => {
    await change();
    const [mail] = await mailsTo(house, newAddress);
    expect(mail && linkIn(mail)).toMatch(/^https:\/\/panel\.example\/confirm\/[\w-]{43}$/);
  });

  it('tells the old address afterwards, and not before', async () => {
    await change();
    const path = await mailedPath();
    expect(await mailsTo(house, oldAddress)).toEqual([]);
    await visit('POST', path);
    const mails = await mailsTo(house, oldAddress);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(newAddress);
  });

  it('moves the login to the new address', async () => {
    await change();
    await visit('POST', await mailedPath());
    const login = async (username: string) =>
      outcomeOf(await house.call('login', { username, password: testPassword }));
    expect(await login(newAddress)).toBe('done');
    expect(await login(oldAddress)).toBe('login_invalid');
  });

  it('needs the password: a wrong one is refused at its field and nothing is mailed', async () => {
    expect(await change(newAddress, 'wrong')).toMatchObject({
      error: { code: 'invalid_input', fields: { password1: { code: 'password_wrong' } } },
    });
    expect(await mailsTo(house, newAddress)).toEqual([]);
  });

  it('is asked for ten times, then mails nothing for a while; other admins are not concerned', async () => {
    const other = `${name}-other`;
    await house.addAccount(other, `${other}@old.example`);
    for (let request = 0; request < 10; request += 1) expect(outcomeOf(await change())).toBe('done');
    expect(await change(`late-${newAddress}`)).toEqual({
      returncode: 0,
      returndata: 'Too many requests. Try again in 900 seconds.',
      error: { code: 'rate_limited', params: { seconds: 900 } },
    });
    expect(await mailsTo(house, `late-${newAddress}`)).toEqual([]);
    expect(await mailsTo(house, newAddress)).toHaveLength(10);
    token = await house.login(other);
    expect(outcomeOf(await change(`${other}@new.example`))).toBe('done');
  });

  it('refuses what is no address', async () => {
    for (const email of ['', 'a', 'a@b', 'a b@c.example', 'a@-b.example', `${'a'.repeat(65)}@c.example`]) {
      expect(outcomeOf(await change(email))).toBe('invalid_input');
    }
  });

  it('happens once per link', async () => {
    await change();
    const path = await mailedPath();
    const key = path.split('/').at(-1) ?? '';
    await visit('POST', path);
    expect(outcomeOf(await house.call('confirmEmail', { key }))).toBe('code_invalid');
    expect((await visit('POST', path)).statusCode).toBe(200);
    expect(await mailsTo(house, oldAddress)).toHaveLength(1);
  });

  it('needs the link within 24 hours', async () => {
    await change();
    const path = await mailedPath();
    house.clock.advance({ hours: 24 });
    await visit('POST', path);
    token = await house.login(name);
    expect(await currentAddress()).toBe(oldAddress);
  });

  it('works with the newest link only', async () => {
    await change();
    const older = await mailedPath();
    await change(`second-${newAddress}`);
    await visit('POST', older);
    expect(await currentAddress()).toBe(oldAddress);
    await visit('POST', await mailedPath(`second-${newAddress}`));
    expect(await currentAddress()).toBe(`second-${newAddress}`);
  });

  it('makes a reset link mailed to the old address worthless', async () => {
    await house.call('forgotPassword', { username: name, email: oldAddress });
    const mail = (await mailsTo(house, oldAddress)).at(-1);
    const code = mail ? (new URL(linkIn(mail)).searchParams.get('code') ?? '') : '';
    await change();
    await visit('POST', await mailedPath());
    expect(outcomeOf(await house.call('resetPassword', { code }))).toBe('code_invalid');
  });

  it('to an address another admin has confirmed is refused without a word about whose it is', async () => {
    const taken = `${name}-rival@new.example`;
    await house.addAccount(`${name}-rival`, taken);
    expect(await change(taken)).toEqual({ returncode: 1, returndata: 'success' });
    const path = await mailedPath(taken);
    const answer = await house.call('confirmEmail', { key: path.split('/').at(-1) ?? '' });
    expect(answer).toEqual({ returncode: 0, returndata: 'Already exists.', error: { code: 'conflict' } });
    const page = await visit('POST', path);
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('rival');
    expect(await currentAddress()).toBe(oldAddress);
    expect(await mailsTo(house, oldAddress)).toEqual([]);
  });

  it('stands in the account history with both addresses', async () => {
    await change();
    await visit('POST', await mailedPath());
    const { rows } = dataOf(await house.call('getAccountHistory', { search: 'email' }, { token }));
    expect(rows).toMatchObject([
      {
        action: 'confirmEmail',
        adminname: name,
        before: { email: oldAddress },
        after: { email: newAddress },
      },
      { action: 'changeEmail', adminname: name, before: { email: oldAddress }, after: { email: newAddress } },
    ]);
  });

  it('shows a page in the reader’s language that runs nothing and is kept nowhere', async () => {
    const german = await visit('GET', '/confirm/any', { 'accept-language': 'de-AT,en;q=0.5' });
    expect(german.body).toContain('<html lang="de">');
    expect(german.headers['cache-control']).toBe('no-store');
    expect(german.body).not.toContain('<script');
    const nonce = /<style nonce="(\w+)">/.exec(german.body)?.[1];
    expect(german.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    const other = await visit('GET', '/confirm/any', { 'accept-language': 'xx, *;q=0.1' });
    expect(other.body).toContain('<html lang="en">');
  });

  it('answers a made-up link like a used one', async () => {
    await change();
    const path = await mailedPath();
    await visit('POST', path);
    const withoutNonce = (body: string) => body.replace(/nonce="\w+"/, '');
    const used = await visit('POST', path);
    for (const url of [
      '/confirm/x',
      '/confirm/%3Cscript%3E',
      '/confirm/%00',
      `/confirm/${'k'.repeat(250)}`,
    ]) {
      const made = await visit('POST', url);
      expect(made.statusCode).toBe(200);
      expect(withoutNonce(made.body)).toBe(withoutNonce(used.body));
    }
  });
});
