import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linkIn, mailsTo } from '../../../testing/test-mailbox.ts';
import {
  dataOf,
  outcomeOf,
  startTestPanel,
  type TestPanel,
  testPassword,
} from '../../../testing/test-panel.ts';

describe('lock-out', () => {
  let house: TestPanel;
  let name: string;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    name = `owner${count}`;
    await house.addAccount(name, `${name}@mail.example`);
  });

  const stranger = '198.51.100.7';
  const home = '203.0.113.20';
  const attempt = (username: string, password: string, ip = stranger) =>
    house.call('login', { username, password }, { ip });
  const guess = async (times: number, username = name, ip = stranger) => {
    const outcomes: string[] = [];
    for (let time = 0; time < times; time += 1)
      outcomes.push(outcomeOf(await attempt(username, 'wrong', ip)));
    return outcomes;
  };
  const tenInvalid = Array<string>(10).fill('login_invalid');

  it('refuses a name after ten wrong passwords, with the right password too', async () => {
    expect(await guess(12)).toEqual([...tenInvalid, 'login_locked', 'login_locked']);
    expect(await attempt(name, testPassword)).toEqual({
      returncode: 0,
      returndata: 'Too many failed logins. Try again in 15 minutes.',
      error: { code: 'login_locked', params: { minutes: 15 } },
    });
  });

  it('stands in the history with its end, at the attempt that led to it', async () => {
    const token = await house.login(name, { ip: home });
    await guess(12);
    await house.panel.runJobsUntilIdle();
    const filter = { outcome: 'refused' } as const;
    const { rows } = dataOf(await house.call('getAccountHistory', filter, { token, ip: home }));
    const end = new Date(house.clock.now().getTime() + 15 * 60_000).toISOString();
    const locks = rows.map(({ after }) => after?.['locked_until']);
    expect(locks).toHaveLength(10);
    expect(locks).toContain(end);
  });

  it('treats a name that does not exist the same, so a lock reveals nothing', async () => {
    const unknown = await guess(12, `nobody${count}`);
    expect(unknown).toEqual([...tenInvalid, 'login_locked', 'login_locked']);
    expect(await attempt(`nobody${count}`, testPassword)).toEqual({
      returncode: 0,
      returndata: 'Too many failed logins. Try again in 15 minutes.',
      error: { code: 'login_locked', params: { minutes: 15 } },
    });
  });

  it('counts a name once, however its letters and spaces are typed', async () => {
    await guess(5, name.toUpperCase());
    await guess(5, ` ${name} `);
    expect(await guess(1)).toEqual(['login_locked']);
  });

  it('counts user name and address together, whichever is typed', async () => {
    await guess(5);
    await guess(5, `${name}@mail.example`);
    expect(await guess(1)).toEqual(['login_locked']);
    expect(await guess(1, `${name}@mail.example`)).toEqual(['login_locked']);
  });

  it('lets the owner in when the lock is over, and doubles the next one up to three hours', async () => {
    for (const minutes of [15, 30, 60, 120, 180, 180]) {
      expect(await guess(10)).toEqual(tenInvalid);
      expect(await attempt(name, testPassword)).toMatchObject({ error: { params: { minutes } } });
      house.clock.advance({ minutes });
    }
    expect(outcomeOf(await attempt(name, testPassword))).toBe('done');
  });

  it('forgets wrong passwords after a right one', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await guess(9)).toEqual(tenInvalid.slice(1));
      expect(outcomeOf(await attempt(name, testPassword))).toBe('done');
    }
  });

  it('does not add up failures that lie more than ten minutes apart', async () => {
    await guess(9);
    house.clock.advance({ minutes: 10 });
    expect(await guess(9)).toEqual(tenInvalid.slice(1));
    expect(outcomeOf(await attempt(name, testPassword))).toBe('done');
  });

  it('never locks the owner out of an address used before, whatever strangers do', async () => {
    expect(outcomeOf(await attempt(name, testPassword, home))).toBe('done');
    await guess(20);
    expect(outcomeOf(await attempt(name, testPassword))).toBe('login_locked');
    expect(outcomeOf(await attempt(name, testPassword, home))).toBe('done');
  });

  it('locks an address used before by its own failures, and no other', async () => {
    await attempt(name, testPassword, home);
    expect(await guess(11, name, home)).toEqual([...tenInvalid, 'login_locked']);
    expect(outcomeOf(await attempt(name, testPassword))).toBe('done');
  });

  it('keeps an own counter only for an address used within 30 days', async () => {
    await attempt(name, testPassword, home);
    house.clock.advance({ hours: 30 * 24 });
    await guess(10);
    expect(outcomeOf(await attempt(name, testPassword, home))).toBe('login_locked');
  });

  it('knows the networks of IPv6 (/64) the owner came from, and counts others together', async () => {
    expect(outcomeOf(await attempt(name, testPassword, '2001:db8:0:7::1'))).toBe('done');
    await guess(20, name, '2001:db8:0:8::1');
    expect(outcomeOf(await attempt(name, testPassword, '2001:db8:0:8::2'))).toBe('login_locked');
    expect(outcomeOf(await attempt(name, testPassword, '2001:db8:0:7:aaaa::2'))).toBe('done');
    expect(await guess(10, name, '2001:db8:0:7::3')).toEqual(tenInvalid);
    expect(outcomeOf(await attempt(name, testPassword, '2001:db8:0:7::4'))).toBe('login_locked');
  });

  it('is lifted by a password reset', async () => {
    await guess(11);
    const email = `${name}@mail.example`;
    expect(outcomeOf(await house.call('forgotPassword', { username: name, email }))).toBe('done');
    const [mail] = await mailsTo(house, email);
    const code = new URL(mail ? linkIn(mail) : '').searchParams.get('code') ?? '';
    const { password } = dataOf(await house.call('resetPassword', { code }));
    expect(outcomeOf(await attempt(name, password))).toBe('done');
  });

  it('does not lock many right passwords at once', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => attempt(name, testPassword)));
    expect(new Set(answers.map(outcomeOf))).toEqual(new Set(['done']));
  });

  it('keeps a way in for the owner’s address while strangers hammer', async () => {
    expect(outcomeOf(await attempt(name, testPassword, home))).toBe('done');
    let isOver = false;
    const hammering = Array.from({ length: 40 }, async (_, index) => {
      for (let turn = 0; !isOver && turn < 500; turn += 1) await attempt(`stranger${index}-${turn}`, 'wrong');
    });
    const outcomes: string[] = [];
    for (let turn = 0; turn < 15; turn += 1)
      outcomes.push(outcomeOf(await attempt(name, testPassword, home)));
    isOver = true;
    await Promise.all(hammering);
    expect(new Set(outcomes)).toEqual(new Set(['done']));
  });

  it('looks at ten passwords only when many are guessed at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => attempt(name, `guess ${index}`)),
    );
    const outcomes = answers.map(outcomeOf).sort();
    expect(outcomes).toEqual([...tenInvalid, ...Array<string>(30).fill('login_locked')]);
  });
});
