import type { ActionInput } from '@posthouse/contract';
import type { HandedThing } from '@posthouse/contract/fields/offboarding-order';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';
import { testPlans } from '../../../testing/test-plans.ts';
import { makeTestUsers, type TestUsers } from '../../../testing/test-users.ts';

type Order = Omit<ActionInput<'planOffboarding'>, 'ids'>;

let house: TestPanel;
let made: TestUsers;
let plans: ReturnType<typeof testPlans>;
let token: string;
let anna: string;
let count = 0;
beforeAll(async () => {
  house = await startTestPanel();
  plans = testPlans(house, 'offboarding');
});
afterAll(() => house.stop());
beforeEach(async () => {
  count += 1;
  made = await makeTestUsers(house, `leaving${count}`);
  ({ token } = made);
  ({ id: anna } = await made.addUser('anna', { account_type: 'enhanced' }));
  await made.addUser('ben');
});

const at = (name: string) => `${name}@${made.domain}`;
const sql = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
const call: TestPanel['call'] = (name, input, sender = { token }) => house.call(name, input, sender);
const planned = async (order: Order, ids = [anna], by = token) =>
  dataOf(await house.call('planOffboarding', { ids, ...order }, { token: by }));
const refusalOf = async (order: Order, ids = [anna], by = token) => {
  const answer = await house.call('planOffboarding', { ids, ...order }, { token: by });
  return answer.returncode === 1 ? 'done' : (answer.error.fields ?? answer.error.code);
};
const applied = async (order: Order, ids = [anna], by = token) =>
  plans.apply((await planned(order, ids, by)).plan.id, by);
const partsOf = ({ rows }: Awaited<ReturnType<typeof planned>>) =>
  rows.map(({ name, type, outcome, result }) => [name.split('@')[0], type, result ?? outcome].join(' '));
const hashOf = async (id = anna) =>
  (await sql('select password_hash from mail_user where account_id = $1 and id = $2', [made.accountId, id]))
    .rows[0].password_hash as string | null;
const forwardsOf = async (name: string) => {
  const { destinations, keep_copy } = dataOf(await call('getForwards', { email: at(name) }));
  return [keep_copy, ...destinations.map(({ address }) => address)];
};
const delegatesOf = async (name: string) =>
  dataOf(await call('getDelegates', { email: at(name) })).delegates.map(({ address, right, send }) =>
    [address, right, send].join(' '),
  );
const addAlias = async (alias: string, forward: string[]) =>
  dataOf(await call('addAlias', { alias, domain: made.domain, forward })).id;
const forwardOf = async (id: string) =>
  dataOf(await call('getAlias', { id })).destinations.map(({ address }) => address);
const addList = async (name: string, members: string[]) => {
  const { id } = dataOf(await call('addList', { name, domain: made.domain, type: 'distribution' }));
  dataOf(await call('addListMembers', { list: id, members }));
  return id;
};
const membersOf = async (list: string) =>
  dataOf(await call('getListMembers', { list })).rows.map(({ address }) => address);
const everything = {
  new_password: 1,
  app_passwords: 1,
  forward_to: '',
  delegate_to: '',
  vacation: 'Anna has left.',
  hand_over: ['aliases', 'lists', 'smart_lists'],
} as const;

describe('users who leave', () => {
  it('plans every part, counts it and changes nothing', async () => {
    dataOf(await call('addAppPassword', { email: at('anna'), label: 'Phone', services: ['imap'] }));
    await addAlias('info', [at('anna')]);
    await addList('team', [at('anna'), 'x@elsewhere.example']);
    const hash = await hashOf();
    const plan = await planned({
      ...everything,
      hand_over: [...everything.hand_over],
      forward_to: at('ben'),
      delegate_to: at('ben'),
      hand_over_to: at('ben'),
      remove_at: '2026-04-01',
    });
    expect(partsOf(plan)).toEqual([
      'anna password waiting',
      'anna app_passwords waiting',
      'anna forward waiting',
      'anna delegate waiting',
      'anna vacation waiting',
      'anna removal waiting',
      'info alias waiting',
      'team list waiting',
    ]);
    expect(plan.plan).toMatchObject({ state: 'planned', outcomes: { update: 7, remove: 1, refuse: 0 } });
    expect(plan.rows.map(({ after }) => after).slice(5)).toEqual([
      { remove_at: '2026-04-01' },
      { forward: [at('ben')] },
      { members: [at('ben')] },
    ]);
    expect(await hashOf()).toBe(hash);
    expect(await forwardsOf('anna')).toEqual([1]);
  });

  it('does every part, records each as its single command, and takes back what can come back', async () => {
    dataOf(await call('addAppPassword', { email: at('anna'), label: 'Phone', services: ['imap'] }));
    dataOf(await call('setForwards', { email: at('anna'), destinations: ['home@elsewhere.example'] }));
    dataOf(await call('setVacation', { email: at('anna'), active: 0, text: 'On the beach.' }));
    const info = await addAlias('info', ['x@elsewhere.example', at('anna')]);
    const team = await addList('team', [at('anna'), 'x@elsewhere.example']);
    const hash = await hashOf();
    const report = await applied({
      ...everything,
      hand_over: [...everything.hand_over],
      forward_to: at('ben'),
      keep_copy: 0,
      delegate_to: at('ben'),
      hand_over_to: at('ben'),
    });
    expect(report.plan).toMatchObject({ state: 'done', done: 7, failed: 0, undoable: 1 });
    expect(await hashOf()).not.toBe(hash);
    expect(dataOf(await call('getAppPasswords', { email: at('anna') })).rows).toEqual([]);
    expect(await forwardsOf('anna')).toEqual([0, at('ben')]);
    expect(await delegatesOf('anna')).toEqual([`${at('ben')} full behalf`]);
    expect(dataOf(await call('getVacation', { email: at('anna') }))).toMatchObject({
      active: 1,
      text: 'Anna has left.',
    });
    expect(await forwardOf(info)).toEqual(['x@elsewhere.example', at('ben')]);
    expect(await membersOf(team)).toEqual([at('ben'), 'x@elsewhere.example']);
    const { rows: history } = dataOf(await call('getAccountHistory', { limit: 12 }));
    expect(
      history
        .slice(0, 9)
        .map(({ action }) => action)
        .sort(),
    ).toEqual([
      'addListMembers',
      'applyPlan',
      'removeAppPassword',
      'removeListMembers',
      'setDelegates',
      'setForwards',
      'setVacation',
      'updateAlias',
      'updateUser',
    ]);

    const undone = await plans.undo(report.plan.id, token);
    expect(partsOf(undone)).toEqual([
      'anna password done',
      'anna app_passwords refuse',
      'anna forward done',
      'anna delegate done',
      'anna vacation done',
      'info alias done',
      'team list done',
    ]);
    expect(undone.rows[1]?.reason).toEqual({ code: 'conflict' });
    expect(await hashOf()).toBe(hash);
    expect(await forwardsOf('anna')).toEqual([1, 'home@elsewhere.example']);
    expect(await delegatesOf('anna')).toEqual([]);
    expect(dataOf(await call('getVacation', { email: at('anna') }))).toMatchObject({
      active: 0,
      text: 'On the beach.',
    });
    expect(await forwardOf(info)).toEqual(['x@elsewhere.example', at('anna')]);
    expect(await membersOf(team)).toEqual([at('anna'), 'x@elsewhere.example']);
    // Application passwords are gone for good, so there is nothing left to undo.
    expect((await plans.read(report.plan.id, token)).plan).toMatchObject({ undone: 6, undoable: 0 });
    expect(outcomeOf(await call('undoPlan', { kind: 'offboarding', id: report.plan.id }))).toBe('stale');
  });

  it('makes the mailbox a shared one for a colleague, and a login again with the old password', async () => {
    const hash = await hashOf();
    const order = { new_password: 1, make_shared: 1, delegate_to: at('ben') } as const;
    const { plan } = await applied(order);
    expect(await hashOf()).toBeNull();
    expect(dataOf(await call('getUser', { id: anna })).mailbox_type).toBe('shared');
    expect(await delegatesOf('anna')).toEqual([`${at('ben')} full behalf`]);
    await plans.undo(plan.id, token);
    expect(dataOf(await call('getUser', { id: anna })).mailbox_type).toBe('normal');
    expect(await hashOf()).toBe(hash);
  });

  it('takes away what they can open of others, and gives it back once the mailbox is a login again', async () => {
    await made.addUser('desk', { account_type: 'enhanced', mailbox_type: 'shared', password: undefined });
    const delegates = ['anna', 'ben'].map(
      (name) => ({ address: at(name), right: 'full', send: 'none' }) as const,
    );
    dataOf(await call('setDelegates', { email: at('desk'), delegates }));
    const folder = { name: 'Sales', domain: made.domain, type: 'mail' } as const;
    const { id } = dataOf(await call('addPublicFolder', { ...folder, owners: [at('anna')] }));
    const rights = [
      { who: 'everyone', profile: 'reviewer' } as const,
      { who: at('anna'), profile: 'editor' } as const,
    ];
    dataOf(await call('setPublicFolderRights', { id, rights }));
    const rightsOf = async () =>
      dataOf(await call('getPublicFolder', { id })).granted.map(({ address }) => address);
    const openers = async () => (await delegatesOf('desk')).map((line) => line.split(' ')[0]);
    const report = await applied({
      ...{ make_shared: 1, delegate_to: at('ben') },
      end_access: ['mailboxes', 'public_folders'],
    });
    expect(partsOf(report)).toEqual([
      'anna shared done',
      'anna delegate done',
      'desk mailbox_access done',
      `${made.domain}/Sales folder_access done`,
    ]);
    expect([await openers(), await rightsOf()]).toEqual([[at('ben')], ['everyone']]);
    const undone = await plans.undo(report.plan.id, token);
    expect(undone.plan).toMatchObject({ done: 4, failed: 0 });
    expect([await openers(), await rightsOf()]).toEqual([
      [at('anna'), at('ben')],
      ['everyone', at('anna')],
    ]);
  });

  it('says why a part cannot be done, and does the others', async () => {
    const { id: carl } = await made.addUser('carl');
    const loop = await addAlias('loop', [at('carl')]);
    dataOf(await call('setForwards', { email: at('ben'), destinations: [at('loop')] }));
    const plan = await planned(
      { new_password: 1, make_shared: 1, hand_over_to: at('ben'), hand_over: ['aliases'] },
      [carl],
    );
    expect(partsOf(plan)).toEqual(['carl password waiting', 'carl shared refuse', 'loop alias refuse']);
    expect(plan.rows.map(({ reason }) => reason?.fields ?? reason?.code)).toEqual([
      undefined,
      { mailbox_type: { code: 'type_unsuitable' } },
      'loop',
    ]);
    const report = await plans.apply(plan.plan.id, token);
    expect(report.plan).toMatchObject({ done: 1, failed: 0 });
    expect(await forwardOf(loop)).toEqual([at('carl')]);
  });

  it('takes several at once: what they share is handed over once, and a member is not added twice', async () => {
    const { id: carl } = await made.addUser('carl');
    const info = await addAlias('info', [at('anna'), at('carl'), at('ben')]);
    const team = await addList('team', [at('anna'), at('ben'), at('carl')]);
    const order = { new_password: 1, hand_over_to: at('ben'), hand_over: ['aliases', 'lists'] } as const;
    const report = await applied({ ...order, hand_over: [...order.hand_over] }, [anna, carl]);
    expect(partsOf(report)).toEqual([
      'anna password done',
      'carl password done',
      'info alias done',
      'team list done',
    ]);
    expect(await forwardOf(info)).toEqual([at('ben')]);
    expect(await membersOf(team)).toEqual([at('ben')]);
    await plans.undo(report.plan.id, token);
    expect(await forwardOf(info)).toEqual([at('anna'), at('carl'), at('ben')]);
    expect((await membersOf(team)).sort()).toEqual([at('anna'), at('ben'), at('carl')]);
  });

  it('hands over smart lists with what a member can do, and their owners', async () => {
    const { id } = dataOf(
      await call('addSmartList', { name: 'news', domain: made.domain, owners: [at('anna')] }),
    );
    const members = [{ address: at('anna'), can_post: 1, can_receive: 0 } as const];
    dataOf(await call('setSmartListMembers', { list: id, members }));
    const read = async () => {
      const { rows } = dataOf(await call('getSmartListMembers', { list: id }));
      const { owners } = dataOf(await call('getSmartList', { id }));
      return {
        members: rows.map(({ address, can_post, can_receive }) => [address, can_post, can_receive]),
        owners: owners.map(({ address }) => address),
      };
    };
    const { plan } = await applied({ hand_over_to: at('ben'), hand_over: ['smart_lists'] });
    expect(await read()).toEqual({ members: [[at('ben'), 1, 0]], owners: [at('ben')] });
    await plans.undo(plan.id, token);
    expect(await read()).toEqual({ members: [[at('anna'), 1, 0]], owners: [at('anna')] });
  });

  it('leaves alone what somebody changed since, and says so', async () => {
    const info = await addAlias('info', [at('anna')]);
    const { plan } = await applied({
      ...{ new_password: 1, forward_to: at('ben'), hand_over_to: at('ben') },
      hand_over: ['aliases'],
    });
    dataOf(await call('updateUser', { id: anna, password: 'Another-horse-8' }));
    dataOf(await call('updateAlias', { id: info, note: 'ours' }));
    const now = await hashOf();
    const undo = dataOf(await call('undoPlan', { kind: 'offboarding', id: plan.id }));
    expect(undo.rows.map(({ type, outcome, reason }) => [type, outcome, reason?.code])).toEqual([
      ['password', 'refuse', 'stale'],
      ['forward', 'update', undefined],
      ['alias', 'refuse', 'stale'],
    ]);
    await plans.apply(undo.plan.id, token);
    expect(await hashOf()).toBe(now);
    expect(await forwardsOf('anna')).toEqual([1]);
  });

  it('keeps the old password for 72 hours and no longer', async () => {
    const { plan } = await applied({ new_password: 1, forward_to: at('ben') });
    house.clock.advance({ hours: 73 });
    await house.panel.runScheduledJob('forget-plans');
    token = await house.login(`leaving${count}`);
    const undo = dataOf(await call('undoPlan', { kind: 'offboarding', id: plan.id }));
    expect(undo.rows.map(({ type, reason }) => [type, reason?.code])).toEqual([
      ['password', 'no_login'],
      ['forward', undefined],
    ]);
  });

  it('asks for a colleague who is there, stays and can take over', async () => {
    const { id: carl } = await made.addUser('carl', {
      account_type: 'external',
      relay_host: 'mx.example.com',
    });
    const { id: dora } = await made.addUser('dora');
    dataOf(await call('disableUsers', { ids: [dora] }));
    const problem = async (order: Order, ids = [anna]) => refusalOf(order, ids);
    const name = at('nobody');
    expect(await problem({ forward_to: name })).toEqual({
      forward_to: { code: 'address_unknown', params: { name } },
    });
    expect(await problem({ forward_to: 'x@elsewhere.example' })).toMatchObject({
      forward_to: { code: 'address_unknown' },
    });
    expect(await problem({ forward_to: at('anna') })).toMatchObject({ forward_to: { code: 'leaves_too' } });
    expect(await problem({ hand_over_to: at('dora'), hand_over: ['lists'] })).toMatchObject({
      hand_over_to: { code: 'address_disabled' },
    });
    expect(await problem({ delegate_to: at('carl') }, [anna])).toMatchObject({
      delegate_to: { code: 'user_unsuitable' },
    });
    expect(await problem({ hand_over: ['lists'] })).toMatchObject({ hand_over_to: { code: 'required' } });
    expect(await problem({})).toMatchObject({ new_password: { code: 'required' } });
    expect(await problem({ remove_at: '2026-03-01' })).toEqual({ remove_at: { code: 'date_past' } });
    expect(await problem({ new_password: 1 }, [carl])).toBe('done');
    expect(await problem({ new_password: 1 }, ['999999'])).toBe('not_found');
    const some = await planned({ new_password: 1 }, ['999999', anna]);
    expect(partsOf(some)).toEqual(['  refuse', 'anna password waiting']);
  });

  it('needs for each part the right its own command needs', async () => {
    const limits = { users: 5, aliases: 1, lists: 5 } as const;
    await house.addSubAdmin(made.accountId, `five${count}`, limits);
    const five = await house.login(`five${count}`);
    expect(await refusalOf({ new_password: 1, forward_to: at('ben') }, [anna], five)).toBe('done');
    expect(await refusalOf({ make_shared: 1 }, [anna], five)).toBe('forbidden');
    // As `removeUsers`, which needs less than everyday work.
    expect(await refusalOf({ remove_at: '2026-04-01' }, [anna], five)).toBe('done');
    const handOver = (...hand_over: HandedThing[]) =>
      refusalOf({ hand_over_to: at('ben'), hand_over }, [anna], five);
    expect(await handOver('lists')).toBe('done');
    expect(await handOver('aliases')).toBe('forbidden');
    expect(await handOver('smart_lists')).toBe('forbidden');
  });

  it('keeps an admin limited to domains to users, colleagues, aliases and lists of those', async () => {
    const other = `other${made.domain}`;
    await made.addDomain(other);
    const { id: emil } = await made.addUser('emil', { domain: other });
    const limited = await made.addLimited(`limited${count}`, [made.domainId]);
    const far = dataOf(await call('addAlias', { alias: 'far', domain: other, forward: [at('anna')] })).id;
    await addAlias('near', [at('anna'), `emil@${other}`]);
    const order = { hand_over_to: at('ben'), hand_over: ['aliases'] } satisfies Order;
    expect(await refusalOf({ new_password: 1 }, [emil], limited)).toBe('not_found');
    expect(await refusalOf({ forward_to: `emil@${other}` }, [anna], limited)).toMatchObject({
      forward_to: { code: 'address_unknown' },
    });
    const report = await applied(order, [anna], limited);
    expect(partsOf(report)).toEqual(['near alias done']);
    expect(report.rows[0]?.before).toEqual({ forward: [at('anna')] });
    expect(await forwardOf(far)).toEqual([at('anna')]);
  });
});

describe('removal on a day', () => {
  const runOn = async (hours: number) => {
    house.clock.advance({ hours });
    await house.panel.runScheduledJob('remove-users-on-day');
    token = await house.login(`leaving${count}`);
  };
  const removals = async () =>
    dataOf(await call('getRemovals', {})).rows.map(({ email, remove_at, problem }) => [
      email,
      remove_at,
      problem,
    ]);
  const dayIn = (days: number) =>
    new Date(house.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

  it('can be seen and cancelled until its day, and then removes to the recycle bin', async () => {
    const { id: carl } = await made.addUser('carl');
    const day = dayIn(3);
    await applied({ remove_at: day }, [anna, carl]);
    expect(await removals()).toEqual([
      [at('anna'), day, null],
      [at('carl'), day, null],
    ]);
    await runOn(24);
    dataOf(await call('setRemovalDate', { id: carl, remove_at: '' }));
    expect(await removals()).toEqual([[at('anna'), day, null]]);
    await runOn(49);
    expect(await removals()).toEqual([]);
    expect(outcomeOf(await call('getUser', { id: anna }))).toBe('not_found');
    expect(outcomeOf(await call('getUser', { id: carl }))).toBe('done');
    const bin = dataOf(await call('getRecycleBin', { kind: 'users' })).rows;
    expect(bin.map(({ name, removed_by }) => [name, removed_by])).toEqual([[at('anna'), `leaving${count}`]]);
    const { rows } = dataOf(await call('getAccountHistory', { operation: 'removeUsers' }));
    expect(rows).toMatchObject([{ target: at('anna'), adminname: `leaving${count}` }]);
  });

  it('is taken back by the undo, also out of the recycle bin and with the other parts', async () => {
    const { plan } = await applied({ new_password: 1, forward_to: at('ben'), remove_at: dayIn(1) });
    await runOn(25);
    expect(outcomeOf(await call('getUser', { id: anna }))).toBe('not_found');
    const undone = await plans.undo(plan.id, token);
    expect(partsOf(undone)).toEqual(['anna password done', 'anna forward done', 'anna removal done']);
    expect(outcomeOf(await call('getUser', { id: anna }))).toBe('done');
    expect(await forwardsOf('anna')).toEqual([1]);
    expect(await removals()).toEqual([]);
  });

  it('is left alone by the undo where somebody removed the user by hand since', async () => {
    const { plan } = await applied({ remove_at: dayIn(1) });
    dataOf(await call('removeUsers', { ids: [anna] }));
    const undo = async () => dataOf(await call('undoPlan', { kind: 'offboarding', id: plan.id }));
    expect((await undo()).rows).toMatchObject([{ outcome: 'refuse', reason: { code: 'stale' } }]);
    expect(outcomeOf(await call('getUser', { id: anna }))).toBe('not_found');
  });

  it('is cancelled by the undo before its day', async () => {
    const { plan } = await applied({ remove_at: dayIn(5) });
    await plans.undo(plan.id, token);
    expect(await removals()).toEqual([]);
  });

  it('does not happen for an admin who may no longer remove, and says so', async () => {
    await house.addSubAdmin(made.accountId, `six${count}`, { users: 6 });
    const six = await house.login(`six${count}`);
    const day = dayIn(1);
    await applied({ remove_at: day }, [anna], six);
    await sql(
      `update admin_permission set level = 1 where account_id = $1
         and admin_id = (select id from admin where account_id = $1 and username = $2)`,
      [made.accountId, `six${count}`],
    );
    await runOn(25);
    expect(await removals()).toEqual([[at('anna'), day, 'forbidden']]);
    expect(outcomeOf(await call('getUser', { id: anna }))).toBe('done');
  });

  it('stays undone once it was not allowed, until somebody asks for it again', async () => {
    await house.addSubAdmin(made.accountId, `ended${count}`, { users: 6 });
    const setActive = (active: boolean) =>
      sql('update admin set active = $3 where account_id = $1 and username = $2', [
        ...[made.accountId, `ended${count}`],
        active,
      ]);
    await applied({ remove_at: dayIn(0) }, [anna], await house.login(`ended${count}`));
    await setActive(false);
    await runOn(0);
    await setActive(true);
    await runOn(0);
    expect(await removals()).toEqual([[at('anna'), dayIn(0), 'forbidden']]);
    dataOf(await call('setRemovalDate', { id: anna, remove_at: dayIn(0) }));
    await runOn(0);
    expect(outcomeOf(await call('getUser', { id: anna }))).toBe('not_found');
  });

  it('stays with whoever asked for it first where another asks for the same day', async () => {
    await applied({ remove_at: dayIn(3) });
    await house.addSubAdmin(made.accountId, `second${count}`, { users: 6 });
    const as = { token: await house.login(`second${count}`) };
    dataOf(await call('setRemovalDate', { id: anna, remove_at: dayIn(3) }, as));
    expect(dataOf(await call('getRemovals', {})).rows).toMatchObject([{ scheduled_by: `leaving${count}` }]);
  });

  it('waits while the account is suspended', async () => {
    const setState = (state: string) =>
      sql('update account set state = $2 where id = $1', [made.accountId, state]);
    await applied({ remove_at: dayIn(0) });
    await setState('suspended');
    await house.panel.runScheduledJob('remove-users-on-day');
    await setState('active');
    expect(await removals()).toEqual([[at('anna'), dayIn(0), null]]);
    await runOn(0);
    expect(outcomeOf(await call('getUser', { id: anna }))).toBe('not_found');
  });

  it('leaves a user alone that somebody removed before and brought back', async () => {
    await applied({ remove_at: dayIn(1) });
    dataOf(await call('removeUsers', { ids: [anna] }));
    dataOf(await call('restoreItems', { kind: 'users', ids: [anna] }));
    expect(await removals()).toEqual([]);
    await runOn(25);
    expect(outcomeOf(await call('getUser', { id: anna }))).toBe('done');
  });

  it('happens once: whoever is brought back afterwards stays', async () => {
    await applied({ remove_at: dayIn(1) });
    await runOn(25);
    dataOf(await call('restoreItems', { kind: 'users', ids: [anna] }));
    await runOn(1);
    expect(outcomeOf(await call('getUser', { id: anna }))).toBe('done');
    expect(await removals()).toEqual([]);
  });
});
