import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { raceAgainst } from '../../../testing/row-race.ts';
import { codeAt, turnOnTwoFactor } from '../../../testing/test-authenticator.ts';
import {
  dataOf,
  outcomeOf,
  startTestPanel,
  type TestPanel,
  testPassword,
} from '../../../testing/test-panel.ts';

describe('two-factor', () => {
  let house: TestPanel;
  let name: string;
  let accountId: number;
  let token: string;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    name = `owner${count}`;
    ({ accountId } = await house.addAccount(name));
    await house.database.pool.query('update account set ui_timeout_minutes = 720');
    token = await house.login(name);
  });

  const challengeFor = async (username = name) => {
    const answer = dataOf(await house.call('login', { username, password: testPassword }));
    if (!('challenge' in answer)) throw new Error('a second factor was expected');
    return answer.challenge;
  };
  const sendCode = async (code: string, challenge?: string) =>
    house.call('loginCode', { challenge: challenge ?? (await challengeFor()), code });
  const now = (offsetSeconds = 0) => new Date(house.clock.now().getTime() + offsetSeconds * 1000);
  /** Begins the calls while a change of this account is not committed yet, and ends it once they wait for it. */
  const whileLocked = <Answer>(change: string, calls: (() => Promise<Answer>)[]) =>
    raceAgainst(house.database, { change, values: [accountId] }, calls);
  const wrongCode = (secret: string) => {
    const valid = [-30, 0, 30].map((offset) => codeAt(secret, now(offset)));
    return ['000000', '111111', '222222', '333333'].find((code) => !valid.includes(code)) ?? '';
  };

  describe('login', () => {
    it('asks for a code after the password and gives the token only then', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      const first = await house.call('login', { username: name, password: testPassword });
      expect(first).toEqual({
        returncode: 1,
        returndata: { otprequired: 1, challenge: expect.stringMatching(/^[\w-]{43}$/) },
      });
      const second = dataOf(await sendCode(codeAt(secret, now())));
      const info = await house.call('getAdminInfo', {}, { token: second.token });
      expect(info).toMatchObject({ returndata: { adminname: name, twofa_enabled: 1 } });
    });

    it('does not take the challenge for a token', async () => {
      await turnOnTwoFactor(house, { token });
      const challenge = await challengeFor();
      expect(outcomeOf(await house.call('getAdminInfo', {}, { token: challenge }))).toBe('session_invalid');
    });

    it('takes the code with a space, and of the step before or after', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      for (const offset of [-30, 0, 30]) {
        const code = codeAt(secret, now(offset)).replace(/^(...)/, '$1 ');
        expect(outcomeOf(await sendCode(code))).toBe('done');
      }
      expect(outcomeOf(await sendCode(codeAt(secret, now(60))))).toBe('code_invalid');
      house.clock.advance({ minutes: 5 });
      expect(outcomeOf(await sendCode(codeAt(secret, now(-60))))).toBe('code_invalid');
    });

    it('answers a wrong code with the sentence of the catalogue', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      expect(await sendCode(wrongCode(secret))).toEqual({
        returncode: 0,
        returndata: 'Invalid code',
        error: { code: 'code_invalid' },
      });
    });

    it('ends a challenge after 5 minutes', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      const challenge = await challengeFor();
      house.clock.advance({ minutes: 5 });
      expect(outcomeOf(await sendCode(codeAt(secret, now()), challenge))).toBe('code_invalid');
    });

    it('gives a challenge five tries: the right code comes too late as the sixth', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      const challenge = await challengeFor();
      for (let attempt = 0; attempt < 5; attempt += 1) await sendCode(wrongCode(secret), challenge);
      expect(outcomeOf(await sendCode(codeAt(secret, now()), challenge))).toBe('code_invalid');
      expect(outcomeOf(await sendCode(codeAt(secret, now())))).toBe('done');
    });

    it('uses a challenge up with the login', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      const challenge = await challengeFor();
      expect(outcomeOf(await sendCode(codeAt(secret, now()), challenge))).toBe('done');
      expect(outcomeOf(await sendCode(codeAt(secret, now(30)), challenge))).toBe('code_invalid');
    });

    it('does not count a right password without a code as a failure', async () => {
      await turnOnTwoFactor(house, { token });
      const stranger = { ip: '198.51.100.19' };
      for (let turn = 0; turn < 25; turn += 1) {
        expect(
          outcomeOf(await house.call('login', { username: name, password: testPassword }, stranger)),
        ).toBe('done');
      }
    });

    it('takes a code again after the clock was far ahead and was set back', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      const ahead = Math.floor(now().getTime() / 30_000) + 100_000;
      await house.database.pool.query('update admin_two_factor set last_used_step = $1', [ahead]);
      const code = codeAt(secret, now(30));
      expect(outcomeOf(await sendCode(code))).toBe('done');
      expect(outcomeOf(await sendCode(code))).toBe('code_invalid');
    });

    it('locks a name whose codes are guessed by someone who knows the password', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      const stranger = { ip: '198.51.100.9' };
      const outcomes: string[] = [];
      for (let round = 0; round < 4; round += 1) {
        const step = await house.call('login', { username: name, password: testPassword }, stranger);
        outcomes.push(outcomeOf(step));
        if (step.returncode === 0 || !('challenge' in step.returndata)) continue;
        const { challenge } = step.returndata;
        for (let attempt = 0; attempt < 5; attempt += 1) {
          const code = wrongCode(secret);
          outcomes.push(outcomeOf(await house.call('loginCode', { challenge, code }, stranger)));
        }
      }
      // The right passwords between them are no failures.
      expect(outcomes.filter((outcome) => outcome === 'code_invalid')).toHaveLength(10);
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(2);
      expect(outcomes.at(-1)).toBe('login_locked');
    });

    it('opens nothing when the password was changed while the code was looked at', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      const challenge = await challengeFor();
      const [answer] = await whileLocked(`update admin set password_hash = 'another' where account_id = $1`, [
        () => sendCode(codeAt(secret, now()), challenge),
      ]);
      expect(answer && outcomeOf(answer)).toBe('code_invalid');
    });

    it('does not lock out whoever signs in with the e-mail address and right codes again and again', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      for (let round = 0; round < 12; round += 1) {
        const challenge = await challengeFor(`${name}@admins.example`);
        expect(outcomeOf(await sendCode(codeAt(secret, now()), challenge))).toBe('done');
        house.clock.advance({ seconds: 30 });
      }
    });
  });

  describe('a code used once', () => {
    it('is refused at the next login', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      const code = codeAt(secret, now());
      expect(outcomeOf(await sendCode(code))).toBe('done');
      expect(outcomeOf(await sendCode(code))).toBe('code_invalid');
    });

    it('is refused for turning the second factor off', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      const code = codeAt(secret, now());
      const fresh = dataOf(await sendCode(code)).token;
      expect(outcomeOf(await house.call('disableTwoFactor', { code }, { token: fresh }))).toBe(
        'twofa_code_invalid',
      );
      expect(outcomeOf(await sendCode(codeAt(secret, now(30))))).toBe('done');
    });

    it('at the set-up is refused at the login', async () => {
      const { secret } = dataOf(await house.call('getTwoFactorSetup', {}, { token }));
      const code = codeAt(secret, now());
      dataOf(await house.call('enableTwoFactor', { code }, { token }));
      expect(outcomeOf(await sendCode(code))).toBe('code_invalid');
    });

    it('makes every earlier code worthless', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      expect(outcomeOf(await sendCode(codeAt(secret, now())))).toBe('done');
      expect(outcomeOf(await sendCode(codeAt(secret, now(-30))))).toBe('code_invalid');
    });

    it('opens one session only when sent many times at once', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      const code = codeAt(secret, now());
      const challenges = [await challengeFor(), await challengeFor(), await challengeFor()];
      const answers = await Promise.all(challenges.map((challenge) => sendCode(code, challenge)));
      expect(answers.map(outcomeOf).sort()).toEqual(['code_invalid', 'code_invalid', 'done']);
    });
  });

  describe('recovery codes', () => {
    it('stand in the history when they are used, with how many are left', async () => {
      const { recovery } = await turnOnTwoFactor(house, { token });
      const { token: next } = dataOf(await sendCode(recovery[0] ?? ''));
      dataOf(await house.call('disableTwoFactor', { code: recovery[1] ?? '' }, { token: next }));
      const { rows } = dataOf(await house.call('getAccountHistory', { limit: 2 }, { token: next }));
      expect(rows.map(({ action, after }) => ({ action, after }))).toEqual([
        { action: 'disableTwoFactor', after: { recovery_used: true, recovery_left: 8 } },
        { action: 'loginCode', after: { recovery_used: true, recovery_left: 9 } },
      ]);
    });

    it('are ten different ones, each of which signs in once, however it is typed', async () => {
      const { recovery } = await turnOnTwoFactor(house, { token });
      expect(new Set(recovery).size).toBe(10);
      const [first = '', second = ''] = recovery;
      expect(outcomeOf(await sendCode(first))).toBe('done');
      expect(outcomeOf(await sendCode(first))).toBe('code_invalid');
      expect(outcomeOf(await sendCode(second.toUpperCase().replaceAll('-', ' ')))).toBe('done');
    });

    it('turn the second factor off', async () => {
      const { recovery } = await turnOnTwoFactor(house, { token });
      const code = recovery[0] ?? '';
      expect(outcomeOf(await house.call('disableTwoFactor', { code }, { token }))).toBe('done');
      expect(dataOf(await house.call('login', { username: name, password: testPassword }))).toMatchObject({
        otprequired: 0,
      });
    });

    it('of an earlier set-up are worthless after the next', async () => {
      const { recovery } = await turnOnTwoFactor(house, { token });
      dataOf(await house.call('disableTwoFactor', { code: recovery[1] ?? '' }, { token }));
      await turnOnTwoFactor(house, { token });
      expect(outcomeOf(await sendCode(recovery[0] ?? ''))).toBe('code_invalid');
    });

    it('of one admin do not open another', async () => {
      const { recovery } = await turnOnTwoFactor(house, { token });
      const other = `${name}other`;
      await house.addAccount(other);
      await turnOnTwoFactor(house, { token: await house.login(other) });
      const challenge = await challengeFor(other);
      expect(outcomeOf(await sendCode(recovery[0] ?? '', challenge))).toBe('code_invalid');
    });
  });

  describe('new recovery codes', () => {
    const renew = (code: string) => house.call('renewRecoveryCodes', { code }, { token });
    const info = async () => dataOf(await house.call('getAdminInfo', {}, { token }));

    it('take the place of the old ones, while two-factor stays on', async () => {
      const { secret, recovery: old } = await turnOnTwoFactor(house, { token });
      dataOf(await sendCode(old[0] ?? ''));
      expect((await info()).recovery_codes_left).toBe(9);
      const { recovery } = dataOf(await renew(codeAt(secret, now())));
      expect(new Set([...old, ...recovery]).size).toBe(20);
      expect(await info()).toMatchObject({ twofa_enabled: 1, recovery_codes_left: 10 });
      expect(outcomeOf(await sendCode(old[1] ?? ''))).toBe('code_invalid');
      expect(outcomeOf(await sendCode(recovery[0] ?? ''))).toBe('done');
    });

    it('need a right code, each of which counts once; a recovery code is one too', async () => {
      const { secret, recovery: old } = await turnOnTwoFactor(house, { token });
      expect(outcomeOf(await renew(wrongCode(secret)))).toBe('twofa_code_invalid');
      expect(outcomeOf(await renew(testPassword))).toBe('twofa_code_invalid');
      const code = codeAt(secret, now());
      const { recovery } = dataOf(await renew(code));
      expect(outcomeOf(await renew(code))).toBe('twofa_code_invalid');
      expect(outcomeOf(await renew(old[0] ?? ''))).toBe('twofa_code_invalid');
      expect(outcomeOf(await renew(recovery[0] ?? ''))).toBe('done');
    });

    it('cannot be guessed at: ten wrong codes lock it, together with those for turning off', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await renew(wrongCode(secret));
        await house.call('disableTwoFactor', { code: wrongCode(secret) }, { token });
      }
      expect(outcomeOf(await renew(codeAt(secret, now())))).toBe('login_locked');
    });

    it('are ten after two asked at once, and those of the last answer', async () => {
      const { secret, recovery: old } = await turnOnTwoFactor(house, { token });
      const codes = [codeAt(secret, now()), old[0] ?? '', old[1] ?? ''];
      const answers = await Promise.all(codes.map(renew));
      const made = answers.flatMap((answer) => (answer.returncode === 1 ? [answer.returndata.recovery] : []));
      expect(made.length).toBeGreaterThan(0);
      expect((await info()).recovery_codes_left).toBe(10);
      const working = [];
      for (const recovery of made) working.push(outcomeOf(await sendCode(recovery[0] ?? '')));
      expect(working.filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect(outcomeOf(await sendCode(old[2] ?? ''))).toBe('code_invalid');
    });

    it('are not made for a set-up the code does not belong to', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      const code = codeAt(secret, now());
      const [answer] = await whileLocked(
        `update admin_two_factor set enabled_at = enabled_at + interval '1 hour' where account_id = $1`,
        [() => renew(code)],
      );
      expect(answer && outcomeOf(answer)).toBe('twofa_code_invalid');
    });

    it('are refused where two-factor is off', async () => {
      expect(outcomeOf(await renew('123456'))).toBe('twofa_code_invalid');
      expect((await info()).recovery_codes_left).toBe(0);
    });

    it('are named in the history, and none of the codes is', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      const { recovery } = dataOf(await renew(codeAt(secret, now())));
      const { rows } = dataOf(
        await house.call('getAccountHistory', { operation: 'renewRecoveryCodes' }, { token }),
      );
      expect(rows).toMatchObject([{ adminname: name, target: name, outcome: 'done' }]);
      expect(JSON.stringify(rows)).not.toContain(recovery[0]);
    });

    it('are asked for when few are left, more loudly when none is', async () => {
      const warnings = async () => (await info()).security_warnings;
      const { secret, recovery } = await turnOnTwoFactor(house, { token });
      for (const code of recovery.slice(0, 6)) dataOf(await sendCode(code));
      expect(await warnings()).toEqual([]);
      dataOf(await sendCode(recovery[6] ?? ''));
      expect(await warnings()).toEqual([{ code: 'recovery_codes_low', level: 1, left: 3 }]);
      for (const code of recovery.slice(7)) dataOf(await sendCode(code));
      expect(await warnings()).toEqual([{ code: 'recovery_codes_low', level: 2, left: 0 }]);
      dataOf(await renew(codeAt(secret, now())));
      expect(await warnings()).toEqual([]);
    });
  });

  describe('set-up', () => {
    it('answers secret, address, picture and end', async () => {
      const setup = dataOf(await house.call('getTwoFactorSetup', {}, { token }));
      expect(setup).toEqual({
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        otpauth: expect.stringMatching(/^otpauth:\/\/totp\//),
        qr: expect.stringMatching(/^data:image\/png;base64,/),
        expires: now(300).toISOString(),
      });
      const app = new TOTP({ issuer: 'Posthouse', label: name, secret: Secret.fromBase32(setup.secret) });
      expect(setup.otpauth).toBe(app.toString());
    });

    it('has a secret that lives 5 minutes', async () => {
      const { secret } = dataOf(await house.call('getTwoFactorSetup', {}, { token }));
      house.clock.advance({ minutes: 5 });
      expect(await house.call('enableTwoFactor', { code: codeAt(secret, now()) }, { token })).toEqual({
        returncode: 0,
        returndata: 'Invalid code or the code has expired',
        error: { code: 'twofa_code_invalid' },
      });
    });

    it('leaves the second factor off until a code of the new secret is given', async () => {
      const { secret } = dataOf(await house.call('getTwoFactorSetup', {}, { token }));
      expect(outcomeOf(await house.call('enableTwoFactor', { code: wrongCode(secret) }, { token }))).toBe(
        'twofa_code_invalid',
      );
      expect(await house.call('getAdminInfo', {}, { token })).toMatchObject({
        returndata: { twofa_enabled: 0 },
      });
    });

    it('never replaces a second factor that is on: conflict, with the password and with a right code too', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      const code = codeAt(secret, now());
      const setup = await house.call('getTwoFactorSetup', { password1: testPassword }, { token });
      expect(outcomeOf(setup)).toBe('conflict');
      expect(outcomeOf(await house.call('enableTwoFactor', { code }, { token }))).toBe('conflict');
      expect(outcomeOf(await sendCode(code))).toBe('done');
    });

    it('never replaces a second factor that was turned on at the same moment', async () => {
      const { secret } = dataOf(await house.call('getTwoFactorSetup', {}, { token }));
      const code = codeAt(secret, now());
      const [replacing] = await whileLocked(
        `update admin_two_factor set secret = 'other', enabled_at = now(), last_used_step = 7 where account_id = $1`,
        [() => house.call('enableTwoFactor', { code }, { token })],
      );
      expect(replacing && outcomeOf(replacing)).toBe('twofa_code_invalid');
      const { rows } = await house.database.pool.query(
        'select last_used_step::int as step from admin_two_factor where account_id = $1',
        [accountId],
      );
      expect(rows).toEqual([{ step: 7 }]);
    });

    it('is possible again once the present second factor was turned off with one of its codes', async () => {
      const { secret, recovery } = await turnOnTwoFactor(house, { token });
      dataOf(await house.call('disableTwoFactor', { code: recovery[0] ?? '' }, { token }));
      const next = await turnOnTwoFactor(house, { token });
      expect(next.secret).not.toBe(secret);
      expect(outcomeOf(await sendCode(codeAt(next.secret, now())))).toBe('done');
    });

    it('turns on once when confirmed twice at the same moment, so that the codes shown are the valid ones', async () => {
      const { secret } = dataOf(await house.call('getTwoFactorSetup', {}, { token }));
      const code = codeAt(secret, now());
      const answers = await Promise.all([1, 2].map(() => house.call('enableTwoFactor', { code }, { token })));
      const [first, second] = answers.map(outcomeOf).sort((one) => (one === 'done' ? -1 : 1));
      expect(first).toBe('done');
      expect(['conflict', 'twofa_code_invalid']).toContain(second);
    });

    it('is forbidden where the second factor is not allowed', async () => {
      const { secret } = dataOf(await house.call('getTwoFactorSetup', {}, { token }));
      await house.database.pool.query('update admin set twofa_allowed = false where account_id = $1', [
        accountId,
      ]);
      expect(outcomeOf(await house.call('getTwoFactorSetup', {}, { token }))).toBe('forbidden');
      const code = codeAt(secret, now());
      expect(outcomeOf(await house.call('enableTwoFactor', { code }, { token }))).toBe('forbidden');
    });

    it('asks for the password again when the login is not recent', async () => {
      house.clock.advance({ minutes: 10 });
      const refusedAt = async (fields: { password1?: string }) => {
        const answer = await house.call('getTwoFactorSetup', fields, { token });
        return answer.returncode === 1 ? undefined : answer.error.fields;
      };
      expect(await refusedAt({})).toEqual({ password1: { code: 'required' } });
      expect(await refusedAt({ password1: 'wrong' })).toEqual({ password1: { code: 'password_wrong' } });
      expect(await refusedAt({ password1: testPassword })).toBeUndefined();
    });

    it('keeps secret and recovery codes unreadable in the database', async () => {
      const { secret, recovery } = await turnOnTwoFactor(house, { token });
      const { rows } = await house.database.pool.query<{ stored: string }>(
        `select (select string_agg(encode(secret, 'escape'), '') from admin_two_factor) ||
                (select string_agg(encode(code_hash, 'escape'), '') from admin_recovery_code) as stored`,
      );
      expect(rows[0]?.stored).not.toContain(secret);
      expect(rows[0]?.stored).not.toContain((recovery[0] ?? '').replaceAll('-', ''));
    });
  });

  describe('turning off', () => {
    it('needs a right code', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      const off = (code: string) => house.call('disableTwoFactor', { code }, { token });
      expect(outcomeOf(await off(wrongCode(secret)))).toBe('twofa_code_invalid');
      expect(outcomeOf(await off(codeAt(secret, now())))).toBe('done');
      expect(await house.call('getAdminInfo', {}, { token })).toMatchObject({
        returndata: { twofa_enabled: 0 },
      });
    });

    it('cannot be guessed: ten wrong codes lock it', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      const off = (code: string) => house.call('disableTwoFactor', { code }, { token });
      for (let attempt = 0; attempt < 10; attempt += 1) await off(wrongCode(secret));
      expect(outcomeOf(await off(codeAt(secret, now())))).toBe('login_locked');
    });

    it('cannot be guessed with right passwords in between: they clear their own counter alone', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      const other = 'Another-horse-8';
      const outcomes: string[] = [];
      for (let attempt = 0; attempt < 36; attempt += 1) {
        outcomes.push(
          outcomeOf(await house.call('disableTwoFactor', { code: wrongCode(secret) }, { token })),
        );
        const [password1, password2] = attempt % 2 === 0 ? [testPassword, other] : [other, testPassword];
        dataOf(await house.call('changePassword', { password1, password2, confirm: password2 }, { token }));
      }
      expect(outcomes).toEqual([
        ...Array<string>(10).fill('twofa_code_invalid'),
        ...Array<string>(26).fill('login_locked'),
      ]);
      const code = codeAt(secret, now());
      expect(outcomeOf(await house.call('disableTwoFactor', { code }, { token }))).toBe('login_locked');
    });

    it('does not clear the counter of wrong passwords', async () => {
      const wrong = async () => {
        const fields = { email: `${name}@new.example`, password1: 'wrong' };
        return outcomeOf(await house.call('changeEmail', fields, { token }));
      };
      for (let attempt = 0; attempt < 9; attempt += 1) expect(await wrong()).toBe('invalid_input');
      const { recovery } = await turnOnTwoFactor(house, { token });
      dataOf(await house.call('disableTwoFactor', { code: recovery[0] ?? '' }, { token }));
      expect(await wrong()).toBe('invalid_input');
      expect(await wrong()).toBe('login_locked');
    });

    it('cannot be blocked by strangers, whatever login names they make up', async () => {
      const { secret } = await turnOnTwoFactor(house, { token });
      const { rows } = await house.database.pool.query<{ id: number }>(
        'select id from admin where username = $1',
        [name],
      );
      const key = `${accountId}/${rows[0]?.id}`;
      for (const username of [key, `confirm ${key}`, `session ${key}`]) {
        for (let attempt = 0; attempt < 11; attempt += 1) {
          await house.call('login', { username, password: 'wrong' }, { ip: '198.51.100.3' });
        }
      }
      const code = codeAt(secret, now());
      expect(outcomeOf(await house.call('disableTwoFactor', { code }, { token }))).toBe('done');
    });

    it('is refused where no second factor is on', async () => {
      expect(outcomeOf(await house.call('disableTwoFactor', { code: '123456' }, { token }))).toBe(
        'twofa_code_invalid',
      );
    });
  });
});
