import { passwordRules } from '@posthouse/contract/fields/password';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeAt, turnOnTwoFactor } from '../../../testing/test-authenticator.ts';
import { linkIn, mailsTo } from '../../../testing/test-mailbox.ts';
import {
  dataOf,
  outcomeOf,
  type Sender,
  startTestPanel,
  type TestPanel,
  testPassword,
} from '../../../testing/test-panel.ts';

describe('passwords', () => {
  let house: TestPanel;
  let name: string;
  let email: string;
  let accountId: number;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel({ PUBLIC_URL: 'https://panel.example:8443/' });
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    name = `owner${count}`;
    email = `${name}@mail.example`;
    ({ accountId } = await house.addAccount(name, email));
    await house.database.pool.query('update account set ui_timeout_minutes = 720');
  });

  const sql = (text: string, ...values: unknown[]) => house.database.pool.query(text, values);
  let addresses = 0;
  const freshAddress = () => {
    addresses += 1;
    return `10.7.${Math.floor(addresses / 250)}.${1 + (addresses % 250)}`;
  };
  /** Each request from a client address of its own, unless told otherwise. */
  const forgot = (fields: { username?: string; email?: string; confirm?: string } = {}, sender?: Sender) =>
    house.call('forgotPassword', { username: name, email, ...fields }, { ip: freshAddress(), ...sender });
  const waitingJobs = async () => {
    const { rows } = await sql(`select count(*)::int as n from job where kind = 'password-reset'`);
    return Number(rows[0]?.n);
  };
  const success = { returncode: 1, returndata: 'success' };
  const resetCode = async () => {
    await forgot();
    const mail = (await mailsTo(house, email)).at(-1);
    if (mail === undefined) throw new Error('no mail was sent');
    return new URL(linkIn(mail)).searchParams.get('code') ?? '';
  };
  const reset = async (code: string) => house.call('resetPassword', { code });
  const login = async (password: string, username = name) =>
    outcomeOf(await house.call('login', { username, password }));

  describe('forgotten', () => {
    it('get a mail with a link of PUBLIC_URL when name and address belong together', async () => {
      expect(await forgot({}, { ip: '203.0.113.1' })).toEqual(success);
      const mails = await mailsTo(house, email);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.subject).toBe(`Reset the password of ${name}`);
      expect(mails[0]?.text).toContain('203.0.113.1');
      expect(mails[0] && linkIn(mails[0])).toMatch(
        /^https:\/\/panel\.example:8443\/forgotPass\?code=[\w-]{43}$/,
      );
    });

    it('get it for an admin who logs in by address and types that twice', async () => {
      await forgot({ username: email.toUpperCase(), confirm: email });
      expect(await mailsTo(house, email)).toHaveLength(1);
      const unconfirmed = 'not-yet@mail.example';
      await house.addSubAdmin(accountId, `helper${count}`);
      await sql('update admin set email = $1 where username = $2', unconfirmed, `helper${count}`);
      await forgot({ username: unconfirmed, email: unconfirmed, confirm: unconfirmed });
      expect(await mailsTo(house, unconfirmed)).toEqual([]);
    });

    it('take the link from PUBLIC_URL whatever the Host headers say', async () => {
      const headers = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        forwarded: 'host=evil.example',
        origin: 'https://evil.example',
      };
      await forgot({}, { headers });
      const [mail] = await mailsTo(house, email);
      expect(mail && linkIn(mail)).toMatch(/^https:\/\/panel\.example:8443\//);
      expect(mail?.text).not.toContain('evil');
    });

    it('answer the same and send nothing when they do not belong together', async () => {
      const other = `${name}-b`;
      await house.addAccount(other, `${other}@mail.example`);
      expect(await forgot({ email: `${other}@mail.example` })).toEqual(success);
      expect(await forgot({ username: 'nobody' })).toEqual(success);
      expect(await forgot({ email: 'nobody@mail.example' })).toEqual(success);
      expect(await mailsTo(house, email)).toEqual([]);
      expect(await mailsTo(house, `${other}@mail.example`)).toEqual([]);
      expect(await mailsTo(house, 'nobody@mail.example')).toEqual([]);
    });

    it('send nothing for a suspended account or a disabled admin', async () => {
      await sql('update admin set active = false where username = $1', name);
      expect(await forgot()).toEqual(success);
      await sql(`update admin set active = true where username = $1`, name);
      await sql(`update account set state = 'suspended' where id = $1`, accountId);
      expect(await forgot()).toEqual(success);
      expect(await mailsTo(house, email)).toEqual([]);
    });

    it('send nothing to an address nobody confirmed: it may be a stranger’s', async () => {
      await sql('update admin set email_confirmed_at = null where username = $1', name);
      expect(await forgot()).toEqual(success);
      expect(await mailsTo(house, email)).toEqual([]);
    });

    it('want the address twice where it is the user name', async () => {
      const username = `sub${count}@mail.example`;
      const { adminId } = await house.addSubAdmin(accountId, `sub${count}`);
      await sql(
        'update admin set username = $1, email = $1, email_confirmed_at = now() where id = $2',
        username,
        adminId,
      );
      const refused = { error: { code: 'invalid_input', fields: { confirm: { code: 'not_identical' } } } };
      expect(await forgot({ username, email: username })).toMatchObject(refused);
      expect(await forgot({ username, email: username, confirm: 'other@mail.example' })).toMatchObject(
        refused,
      );
      expect(await forgot({ username: username.toUpperCase(), email: username })).toMatchObject(refused);
      expect(await mailsTo(house, username)).toEqual([]);
      expect(await forgot({ username, email: username, confirm: username })).toEqual(success);
      expect(await mailsTo(house, username)).toHaveLength(1);
    });

    it('stop sending mails to an admin after ten, wherever they were asked for, with the same answer', async () => {
      for (let request = 0; request < 12; request += 1) expect(await forgot()).toEqual(success);
      expect(await mailsTo(house, email)).toHaveLength(10);
    });

    it('take ten requests from one client address, answer the others the same, and keep no job of them', async () => {
      const ip = freshAddress();
      for (let request = 0; request < 90; request += 1) {
        expect(await forgot({ username: `junk${request}` }, { ip })).toEqual(success);
      }
      expect(await waitingJobs()).toBe(10);
      await forgot({}, { ip });
      expect(await mailsTo(house, email)).toEqual([]);
      await forgot();
      expect(await mailsTo(house, email)).toHaveLength(1);
    });

    it('count an IPv6 subscriber as one client address, whichever of its addresses it uses', async () => {
      for (let request = 0; request < 20; request += 1) {
        const ip = `2001:db8:7:${count}::${(request + 1).toString(16)}`;
        expect(await forgot({ username: `junk${request}` }, { ip })).toEqual(success);
      }
      expect(await waitingJobs()).toBe(10);
      await house.panel.runJobsUntilIdle();
    });

    it('cannot be used up by strangers who know the name and not the address', async () => {
      for (let request = 0; request < 15; request += 1) await forgot({ email: 'guess@mail.example' });
      expect(await mailsTo(house, email)).toEqual([]);
      await forgot();
      expect(await mailsTo(house, email)).toHaveLength(1);
    });

    it('write in the language of the admin, else of the account', async () => {
      await sql(`update account set language = 'fr' where id = $1`, accountId);
      await forgot();
      expect((await mailsTo(house, email)).at(-1)?.text).toContain('Bonjour');
      await sql(`update admin set language = 'de' where username = $1`, name);
      await forgot();
      expect((await mailsTo(house, email)).at(-1)?.text).toContain('Guten Tag');
    });
  });

  describe('reset', () => {
    it('answer a new password that works and satisfies every rule; the old one is dead', async () => {
      const { password } = dataOf(await reset(await resetCode()));
      expect(Object.values(passwordRules).every((rule) => rule(password))).toBe(true);
      expect(password.length).toBeGreaterThanOrEqual(10);
      expect(await login(password)).toBe('done');
      expect(await login(testPassword)).toBe('login_invalid');
    });

    it('happen once per link, also for two at the same moment', async () => {
      const code = await resetCode();
      const answers = await Promise.all([reset(code), reset(code)]);
      expect(answers.map(outcomeOf).sort()).toEqual(['code_invalid', 'done']);
      expect(outcomeOf(await reset(code))).toBe('code_invalid');
    });

    it('need the link within 60 minutes', async () => {
      const code = await resetCode();
      house.clock.advance({ minutes: 60 });
      expect(await reset(code)).toEqual({
        returncode: 0,
        returndata: 'Invalid code',
        error: { code: 'code_invalid' },
      });
    });

    it('work with the newest link only', async () => {
      const older = await resetCode();
      const newer = await resetCode();
      expect(newer).not.toBe(older);
      expect(outcomeOf(await reset(older))).toBe('code_invalid');
      expect(outcomeOf(await reset(newer))).toBe('done');
    });

    it('end every session of the admin and of nobody else', async () => {
      await house.addSubAdmin(accountId, `sub${count}`);
      const own = [await house.login(name), await house.login(name)];
      const colleague = await house.login(`sub${count}`);
      dataOf(await reset(await resetCode()));
      for (const token of own) {
        expect(outcomeOf(await house.call('keepAlive', {}, { token }))).toBe('session_invalid');
      }
      expect(outcomeOf(await house.call('keepAlive', {}, { token: colleague }))).toBe('done');
    });

    it('leave the second factor on', async () => {
      const { secret } = await turnOnTwoFactor(house, { token: await house.login(name) });
      const { password } = dataOf(await reset(await resetCode()));
      const step = dataOf(await house.call('login', { username: name, password }));
      expect(step).toMatchObject({ otprequired: 1 });
      const challenge = 'challenge' in step ? step.challenge : '';
      const code = codeAt(secret, house.clock.now());
      expect(outcomeOf(await house.call('loginCode', { challenge, code }))).toBe('done');
    });

    it('end a login that was begun with the old password', async () => {
      const { secret } = await turnOnTwoFactor(house, { token: await house.login(name) });
      const step = dataOf(await house.call('login', { username: name, password: testPassword }));
      const challenge = 'challenge' in step ? step.challenge : '';
      dataOf(await reset(await resetCode()));
      const code = codeAt(secret, house.clock.now());
      expect(outcomeOf(await house.call('loginCode', { challenge, code }))).toBe('code_invalid');
    });

    it('end a change of the e-mail address that somebody with the old password began', async () => {
      const token = await house.login(name);
      const intruder = `intruder${count}@mail.example`;
      dataOf(await house.call('changeEmail', { email: intruder, password1: testPassword }, { token }));
      const [mail] = await mailsTo(house, intruder);
      dataOf(await reset(await resetCode()));
      const key = mail ? (linkIn(mail).split('/').at(-1) ?? '') : '';
      expect(outcomeOf(await house.call('confirmEmail', { key }))).toBe('code_invalid');
    });

    it('stand in the account history without the password', async () => {
      const { password } = dataOf(await reset(await resetCode()));
      const { rows } = await sql(
        'select action, adminname, target, before, after from account_history where account_id = $1 order by id',
        accountId,
      );
      expect(rows.map(({ action }) => action)).toEqual(['forgotPassword', 'resetPassword']);
      expect(rows[1]).toMatchObject({ adminname: name, target: name, before: null, after: null });
      expect(JSON.stringify(rows)).not.toContain(password);
    });

    it('look a made-up code up before any password is hashed', async () => {
      const hash = vi.spyOn(house.passwords, 'hash');
      for (const code of ['x', 'made-up', '0'.repeat(43)]) {
        expect(outcomeOf(await reset(code))).toBe('code_invalid');
      }
      expect(hash).not.toHaveBeenCalled();
      hash.mockRestore();
    });

    it('are refused for a code of another purpose', async () => {
      const token = await house.login(name);
      const address = `new${count}@mail.example`;
      dataOf(await house.call('changeEmail', { email: address, password1: testPassword }, { token }));
      const [mail] = await mailsTo(house, address);
      const key = mail ? (linkIn(mail).split('/').at(-1) ?? '') : '';
      expect(outcomeOf(await reset(key))).toBe('code_invalid');
    });
  });

  describe('changed', () => {
    const next = 'Another-horse-8';
    const change = async (
      token: string,
      fields: Partial<Record<'password1' | 'password2' | 'confirm', string>> = {},
    ) => {
      const input = { password1: testPassword, password2: next, confirm: next, ...fields };
      const answer = await house.call('changePassword', input, { token });
      return answer.returncode === 1 ? answer.returndata : (answer.error.fields ?? answer.error.code);
    };

    it('count at once: the new one signs in, the old one does not', async () => {
      expect(await change(await house.login(name))).toBe('success');
      expect(await login(next)).toBe('done');
      expect(await login(testPassword)).toBe('login_invalid');
    });

    it('obey every rule, each refusal at its field', async () => {
      const token = await house.login(name);
      const refused = (password2: string) => change(token, { password2, confirm: password2 });
      expect(await refused('Aa1-aaaaa')).toEqual({ password2: { code: 'min_length', params: { num: 10 } } });
      for (const weak of ['aaaaaaaaa1-', 'AAAAAAAAA1-', 'Aaaaaaaaaa-', 'Aaaaaaaaaa1']) {
        expect(await refused(weak)).toEqual({ password2: { code: 'password_rules' } });
      }
      expect(await refused(`Aa1-${'a'.repeat(200)}`)).toMatchObject({ password2: { code: 'max_length' } });
      expect(await change(token, { confirm: `${next}x` })).toEqual({ confirm: { code: 'not_identical' } });
      expect(await change(token, { confirm: '' })).toMatchObject({ confirm: { code: 'required' } });
      expect(await login(testPassword)).toBe('done');
    });

    it('are another one than before', async () => {
      const token = await house.login(name);
      expect(await change(token, { password2: testPassword, confirm: testPassword })).toEqual({
        password2: { code: 'password_same' },
      });
    });

    it('need the present one: a wrong one is refused at its field', async () => {
      const token = await house.login(name);
      expect(await change(token, { password1: 'wrong' })).toEqual({ password1: { code: 'password_wrong' } });
    });

    it('cannot be guessed in a panel left open: ten wrong ones lock it', async () => {
      const token = await house.login(name);
      for (let attempt = 0; attempt < 10; attempt += 1) await change(token, { password1: 'wrong' });
      expect(await change(token)).toBe('login_locked');
    });

    it('end every other session, and keep this one', async () => {
      const others = [await house.login(name), await house.login(name)];
      const token = await house.login(name);
      await change(token);
      for (const other of others) {
        expect(outcomeOf(await house.call('keepAlive', {}, { token: other }))).toBe('session_invalid');
      }
      expect(outcomeOf(await house.call('keepAlive', {}, { token }))).toBe('done');
    });

    it('leave no session to logins with the old one that race the change', async () => {
      const token = await house.login(name);
      const logins = Array.from({ length: 12 }, (_, index) =>
        house.call('login', { username: index % 2 === 0 ? name : email, password: testPassword }),
      );
      expect(await change(token)).toBe('success');
      for (const answer of await Promise.all(logins)) {
        if (answer.returncode === 0) expect(answer.error.code).toBe('login_invalid');
        else {
          const opened = 'token' in answer.returndata ? answer.returndata.token : '';
          expect(outcomeOf(await house.call('keepAlive', {}, { token: opened }))).toBe('session_invalid');
        }
      }
      expect(outcomeOf(await house.call('keepAlive', {}, { token }))).toBe('done');
      const { rows } = await sql('select count(*)::int as n from session where account_id = $1', accountId);
      expect(rows).toEqual([{ n: 1 }]);
    });

    it('make a mailed reset link worthless', async () => {
      const code = await resetCode();
      await change(await house.login(name));
      expect(outcomeOf(await reset(code))).toBe('code_invalid');
      expect(await login(next)).toBe('done');
    });

    it('keep spaces and other scripts as they were typed', async () => {
      const unusual = ' Пароль-1 с пробелом ';
      expect(await change(await house.login(name), { password2: unusual, confirm: unusual })).toBe('success');
      expect(await login(unusual)).toBe('done');
      expect(await login(unusual.trim())).toBe('login_invalid');
    });
  });
});
