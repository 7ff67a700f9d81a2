import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel, testPassword } from '../../testing/test-panel.ts';
import { testPlans } from '../../testing/test-plans.ts';
import { makeTestUsers, type TestUsers } from '../../testing/test-users.ts';

describe('rows that wait for their domain', () => {
  let house: TestPanel;
  let made: TestUsers;
  let plans: ReturnType<typeof testPlans>;
  let count = 0;
  let later: string;
  let other: string;
  beforeAll(async () => {
    house = await startTestPanel();
    plans = testPlans(house, 'builder');
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    made = await makeTestUsers(house, `waiting${count}`);
    later = `later${count}.example`;
    other = `other${count}.example`;
  });

  const sql = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
  const verify = (domain: string) =>
    sql(
      `update domain_name set state = 'verified', verified_at = now(), next_check_at = null where ascii = $1`,
      [domain],
    );
  const csv = () =>
    [
      'type,email,quota_gb,password,forward',
      `domain,${later},,,`,
      `domain,${other},,,`,
      `user,anna@${later},0.01,"Own, ""word"" 1",`,
      `user,ben@${later},0.01,,`,
      `alias,info@${later},,,anna@${later}`,
      `user,otto@${other},0.01,,`,
    ].join('\n');
  const setWaiting = (id: string, waiting: 0 | 1, token = made.token) =>
    house.call('setPlanWaiting', { kind: 'builder', id, waiting }, { token });
  /** The domains are added, and the rest waits. */
  const begin = async (token = made.token) => {
    const { plan } = await plans.plan(csv(), token);
    expect(plan).toMatchObject({ waiting: 4, waits_until: null, followed_by: null });
    dataOf(await setWaiting(plan.id, 1, token));
    return (await plans.apply(plan.id, token)).plan;
  };
  /** Hands on what is due, which is planned and applied, and tells of it the next time. */
  const runMinute = async () => {
    await house.panel.runScheduledJob('apply-waiting-rows');
    await house.panel.runScheduledJob('apply-waiting-rows');
  };
  const emails = async () =>
    dataOf(
      await house.call('getUsers', { limit: 50 }, { token: await house.login(`waiting${count}`) }),
    ).rows.map(({ email }) => email);
  const followerOf = async (id: string) => {
    const token = await house.login(`waiting${count}`);
    const { followed_by: next } = (await plans.read(id, token)).plan;
    return next === null ? undefined : plans.read(next, token);
  };

  it('are applied by themselves once it is verified, with their passwords, those of other domains later', async () => {
    const { id } = await begin();
    await runMinute();
    expect(await followerOf(id)).toBeUndefined();
    await verify(later);
    await runMinute();
    const first = await followerOf(id);
    expect(first?.plan).toMatchObject({
      follows: id,
      state: 'done',
      done: 3,
      failed: 0,
      waiting: 1,
      generated: 1,
    });
    expect(await emails()).toEqual([`anna@${later}`, `ben@${later}`]);
    const { rows } = await sql('select password_hash from mail_user where email = $1', [`anna@${later}`]);
    expect(await house.passwords.verify(rows[0]?.['password_hash'], 'Own, "word" 1')).toBe(true);
    await runMinute();
    expect((await followerOf(first?.plan.id ?? ''))?.plan).toBeUndefined();

    await verify(other);
    await runMinute();
    const second = await followerOf(first?.plan.id ?? '');
    expect(second?.plan).toMatchObject({ state: 'done', done: 1, waiting: 0, waits_until: null });
    expect(await emails()).toEqual([`anna@${later}`, `ben@${later}`, `otto@${other}`]);
  });

  it('are told by mail and on Home, also those for which there is no seat then', async () => {
    const { id } = await begin();
    await sql('update account set max_basic_users = 2 where id = $1', [made.accountId]);
    await verify(later);
    await runMinute();
    const follower = await followerOf(id);
    const told = (await house.readMails()).filter((mail) => mail.includes(`/builder/${follower?.plan.id}`));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`To: waiting${count}@admins.example`);
    const token = await house.login(`waiting${count}`);
    const { plans: onHome } = dataOf(await house.call('getAttention', {}, { token }));
    expect(onHome).toMatchObject([{ id: follower?.plan.id, kind: 'builder', done: 3, left: 1 }]);
    await runMinute();
    const all = (await house.readMails()).filter((mail) => mail.includes(`/builder/${follower?.plan.id}`));
    expect(all).toHaveLength(1);
  });

  it('wait no longer when their admin says so', async () => {
    const { id } = await begin();
    dataOf(await setWaiting(id, 0));
    await verify(later);
    await runMinute();
    expect(await followerOf(id)).toBeUndefined();
  });

  it('keep no passwords once nobody waits', async () => {
    const { id } = await begin();
    house.clock.advance({ hours: 48 });
    await house.panel.runScheduledJob('forget-plans');
    dataOf(await setWaiting(id, 0, await house.login(`waiting${count}`)));
    await house.panel.runScheduledJob('forget-plans');
    const { rowCount } = await sql('select from plan_row where plan_id = $1 and secret is not null', [id]);
    expect(rowCount).toBe(0);
  });

  it('wait no longer than seven days, as long as their passwords are kept', async () => {
    const { id, waits_until: until } = await begin();
    expect(until).toBe(new Date(house.clock.now().getTime() + 7 * 86_400_000).toISOString());
    const kept = async () =>
      (await sql('select from plan_row where plan_id = $1 and secret is not null', [id])).rowCount;
    house.clock.advance({ hours: 7 * 24 - 1 });
    await house.panel.runScheduledJob('forget-plans');
    expect(await kept()).toBe(1);
    house.clock.advance({ hours: 2 });
    await house.panel.runScheduledJob('forget-plans');
    expect(await kept()).toBe(0);
    await verify(later);
    await runMinute();
    expect(await emails()).toEqual([]);
  });

  it('are not applied for an admin who lost the right meanwhile', async () => {
    const permissions = { users: 6, domains: 6, aliases: 6, lists: 6 };
    const username = `helper${count}`;
    const draft = { username, email: `${username}@admins.example`, password: testPassword, permissions };
    dataOf(await house.call('addSubAdmin', draft, { token: made.token }));
    const { id } = await begin(await house.login(username));
    const setLevel = (level: number) =>
      sql(`update admin_permission set level = $2 where account_id = $1 and area = 'users'`, [
        ...[made.accountId, level],
      ]);
    await setLevel(1);
    await verify(later);
    await runMinute();
    expect(await emails()).toEqual([]);
    const told = (await house.readMails()).filter((mail) => mail.includes(`/builder/${id}`));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`To: ${username}@admins.example`);
    expect(told[0]).toContain('Rows not added: 4. You no longer have the right');

    await setLevel(6);
    const token = await house.login(username);
    const { plans: onHome } = dataOf(await house.call('getAttention', {}, { token }));
    expect(onHome).toMatchObject([{ done: 0, left: 4, problem: 'forbidden' }]);
    expect((await plans.read(id, token)).plan).toMatchObject({ followed_by: null, waits_until: null });
    dataOf(await setWaiting(id, 1, token));
    await runMinute();
    expect(await emails()).toEqual([`anna@${later}`, `ben@${later}`]);
  });

  it('are there to be waited for: a plan without any, of somebody else or handed on is refused', async () => {
    const { plan } = await plans.plan(`type,email,quota_gb\nuser,new@${made.domain},0.01`, made.token);
    expect(outcomeOf(await setWaiting(plan.id, 1))).toBe('stale');
    const strange = await makeTestUsers(house, `strange${count}`);
    expect(outcomeOf(await setWaiting(plan.id, 1, strange.token))).toBe('not_found');
    const { id } = await begin();
    await verify(later);
    await runMinute();
    expect(outcomeOf(await setWaiting(id, 1, await house.login(`waiting${count}`)))).toBe('stale');
  });
});
