import type { ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../testing/test-users.ts';

let house: TestPanel;
let made: TestUsers;
let ids: Record<'anna' | 'ben' | 'carl', string>;
let count = 0;
beforeAll(async () => {
  house = await startTestPanel();
});
afterAll(() => house.stop());
beforeEach(async () => {
  count += 1;
  made = await makeTestUsers(house, `changes${count}`);
  const [anna, ben, carl] = [
    await made.addUser('anna', { quota: 5000 }),
    await made.addUser('ben', { quota: 6000 }),
    await made.addUser('carl', { quota: 7000 }),
  ];
  ids = { anna: anna.id, ben: ben.id, carl: carl.id };
  await use('anna', 4_000_000_000);
  await use('ben', 1_000_000);
});

const use = (name: keyof typeof ids, bytes: number) =>
  house.database.pool.query('update user_measure set used_bytes = $2 where user_id = $1', [ids[name], bytes]);
const call = <Name extends Parameters<TestPanel['call']>[0]>(name: Name, input: ActionInput<Name>) =>
  house.call(name, input, { token: made.token });
const quotas = async () => {
  const { rows } = dataOf(await call('getUsers', { sort: 'email' }));
  return rows.map(({ quota }) => quota);
};
type Results = { done: string[]; failed: { id: string; code: string; name?: string }[]; undo?: string };
const update = async (input: ActionInput<'updateUsers'>) =>
  dataOf(await call('updateUsers', input)) as Results;
const undo = async (kind: 'quota' | 'account_type' | 'active', id: string | undefined) =>
  dataOf(await call('undoUserChanges', { kind, id: id ?? '' })) as Results;
const all = () => Object.values(ids);

describe('before the quota of many users is changed', () => {
  it('those above it are counted and named, and what the account lacks is told', async () => {
    const effects = async (quota: number) =>
      dataOf(await call('getQuotaEffects', { all: 1, count: 3, quota }));
    expect(await effects(3000)).toEqual({
      ...{ total: 3, over: 1, missing: 0, missing_without_over: 0 },
      rows: [{ id: ids.anna, unicode: `anna@${made.domain}`, used: 4000, quota: 5000 }],
    });
    expect(await effects(4000)).toMatchObject({ over: 0, rows: [] });
    // 100,000 MB for all of them, 18,000 of which they have.
    expect(await effects(40_000)).toMatchObject({ missing: 20_000, missing_without_over: 20_000 });
    await use('carl', 39_999_000_000);
    await use('ben', 50_000_000_000);
    expect(await effects(45_000)).toMatchObject({ over: 1, missing: 35_000, missing_without_over: 0 });
  });

  it('what some give back is given to others, and back again, however full the account is', async () => {
    await house.database.pool.query('update account set max_quota_mb = 18000 where id = $1', [
      made.accountId,
    ]);
    const effects = dataOf(await call('getQuotaEffects', { all: 1, count: 3, quota: 6000 }));
    expect(effects).toMatchObject({ missing: 0 });
    expect((await update({ ids: all(), quota: 6000 })).failed).toEqual([]);
    dataOf(await call('updateUser', { id: ids.carl, quota: 5000 }));
    dataOf(await call('updateUser', { id: ids.anna, quota: 7000 }));
    const { undo: id } = await update({ ids: all(), quota: 6000 });
    expect((await undo('quota', id)).failed).toEqual([]);
    expect(await quotas()).toEqual([7000, 6000, 5000]);
  });

  it('those above it can be left out, by ids and of all that match, and the number is checked without them', async () => {
    const left = await update({ ids: all(), quota: 3000, leave_over: 1 });
    expect(left).toMatchObject({ done: [ids.ben, ids.carl], failed: [] });
    expect(await quotas()).toEqual([5000, 3000, 3000]);
    const wrong = await call('updateUsers', { all: 1, count: 3, quota: 2000, leave_over: 1 });
    expect(outcomeOf(wrong)).toBe('invalid_input');
    await update({ all: 1, count: 2, quota: 2000, leave_over: 1 });
    expect(await quotas()).toEqual([5000, 2000, 2000]);
  });
});

describe('what many users were before', () => {
  it('is given back, but to those who were changed since, who are named', async () => {
    const { undo: id } = await update({ ids: all(), quota: 3000 });
    dataOf(await call('updateUser', { id: ids.ben, quota: 3500 }));
    expect(await undo('quota', id)).toEqual({
      done: [ids.anna, ids.carl],
      failed: [{ id: ids.ben, code: 'stale', name: `ben@${made.domain}` }],
    });
    expect(await quotas()).toEqual([5000, 3500, 7000]);
    // Once more there is only what could not be given back.
    expect(await undo('quota', id)).toMatchObject({ done: [], failed: [{ id: ids.ben }] });
    expect(await quotas()).toEqual([5000, 3500, 7000]);
  });

  it('is given back once, and who is so already is neither counted as changed nor in the history', async () => {
    const { undo: id = '' } = await update({ ids: all(), quota: 3000 });
    dataOf(await call('updateUser', { id: ids.ben, quota: 6000 }));
    expect(await undo('quota', id)).toMatchObject({ failed: [], unchanged: [ids.ben] });
    expect(outcomeOf(await call('undoUserChanges', { kind: 'quota', id }))).toBe('not_found');
    const { rows } = dataOf(await call('getAccountHistory', { operation: 'undoUserChanges' }));
    expect(rows.map(({ target }) => target).sort()).toEqual(
      ['anna', 'carl'].map((name) => `${name}@${made.domain}`),
    );
  });

  it('is not given back where the account has not enough for it any more', async () => {
    const { undo: id } = await update({ ids: [ids.carl], quota: 1000 });
    await house.database.pool.query('update account set max_quota_mb = 12500 where id = $1', [
      made.accountId,
    ]);
    expect(await undo('quota', id)).toMatchObject({ done: [], failed: [{ code: 'quota_exceeded' }] });
  });

  it('is the account type with all that went with it', async () => {
    const external = await made.addUser('out', {
      ...{ account_type: 'external', relay_host: 'mx.partner.example', password: 'Correct-horse-7' },
    });
    const { undo: id } = await update({ ids: [external.id], account_type: 'basic' });
    await undo('account_type', id);
    expect(dataOf(await call('getUser', { id: external.id }))).toMatchObject({
      ...{ account_type: 'external', relay_host: 'mx.partner.example' },
    });
  });

  it('is whether they were enabled: those that were so before stay so', async () => {
    dataOf(await call('disableUsers', { ids: [ids.anna] }));
    const { undo: id } = dataOf(await call('disableUsers', { ids: all() })) as Results;
    expect((await undo('active', id)).done).toEqual([ids.ben, ids.carl]);
    const { rows } = dataOf(await call('getUsers', { sort: 'email' }));
    expect(rows.map(({ active }) => active)).toEqual([0, 1, 1]);
    expect((dataOf(await call('enableUsers', { ids: [ids.ben] })) as Results).undo).toBeUndefined();
  });

  it('is given back only by whoever changed it, under its own name, and with the right to', async () => {
    const { undo: id = '' } = await update({ ids: all(), quota: 3000 });
    const other = await made.addLimited(`changes-helper${count}`, [made.domainId]);
    const asOther = await house.call('undoUserChanges', { kind: 'quota', id }, { token: other });
    expect(outcomeOf(asOther)).toBe('not_found');
    expect(outcomeOf(await call('undoUserChanges', { kind: 'active', id }))).toBe('not_found');
    expect(await quotas()).toEqual([3000, 3000, 3000]);
  });

  it('is given back by a job where a job changed it, also where some take what others give back', async () => {
    await house.database.pool.query(
      'update account set max_external_users = 1000, max_quota_mb = 19200 where id = $1',
      [made.accountId],
    );
    await house.database.pool.query(
      `with made as (insert into address (account_id, domain_id, local_part, kind, created_at)
         select $1, $2, 'many' || lpad(n::text, 3, '0'), 'user', now() from generate_series(1, 600) n returning *)
       insert into mail_user (account_id, id, domain_id, email, readable, account_type, relay_host, quota_mb, created_at)
       select account_id, id, domain_id, local_part || '@x', local_part || '@x', 'external', 'mx.partner.example',
              case when local_part <= 'many300' then 1 else 3 end, now() from made`,
      [made.accountId, made.domainId],
    );
    const change = { all: 1, count: 600, account_type_was: ['external'], quota: 2 } as const;
    dataOf(await call('updateUsers', change as never));
    await house.panel.runJobsUntilIdle();
    const [job] = dataOf(await call('getJobs', {})).rows;
    expect(job).toMatchObject({ done: 600, undo: { kind: 'quota' } });
    expect(await undo('quota', job?.undo?.id)).toMatchObject({ job: expect.any(String) });
    await house.panel.runJobsUntilIdle();
    const { rows } = await house.database.pool.query(
      "select count(*)::int as num from mail_user where account_id = $1 and account_type = 'external' and quota_mb in (1, 3)",
      [made.accountId],
    );
    expect(rows[0].num).toBe(600);
    const { rows: jobs } = dataOf(await call('getJobs', {}));
    expect(jobs.map(({ undo: offered }) => offered)).toEqual([null, null]);
  });
});
