import type { ActionAnswer, ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel, testPassword } from '../../testing/test-panel.ts';

type Answer = ActionAnswer<'getPlan'>;
const password = 'Correct-horse-7';

describe('an import of users', () => {
  let house: TestPanel;
  let count = 0;
  let accountId: number;
  let token: string;
  let domain: string;
  let domainId: string;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    ({ accountId } = await house.addAccount(`plans${count}`));
    token = await house.login(`plans${count}`);
    await limit(
      'max_basic_users = 10, max_enhanced_users = 5, max_quota_mb = 100000, ui_timeout_minutes = 720',
    );
    domain = `mail${count}.example`;
    domainId = await addVerified(domain);
  });

  const sql = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
  const limit = (columns: string) => sql(`update account set ${columns} where id = $1`, [accountId]);
  const addVerified = async (name: string) => {
    const { domain: added } = dataOf(await house.call('addDomain', { domain: name }, { token }));
    await house.verifyDomains(accountId);
    return added.id;
  };
  const add = async (username: string, fields: Partial<ActionInput<'addUser'>> = {}) =>
    dataOf(await house.call('addUser', { username, domain, password, quota: 1000, ...fields }, { token }));
  const plan = async (csv: string, by = token) =>
    dataOf(await house.call('planImport', { kind: 'users', csv }, { token: by }));
  const refusal = async (csv: string) => {
    const answer = await house.call('planImport', { kind: 'users', csv }, { token });
    return answer.returncode === 0 ? answer.error : undefined;
  };
  const read = async (id: string, input: Partial<ActionInput<'getPlan'>> = {}, by = token) =>
    dataOf(await house.call('getPlan', { kind: 'users', id, ...input }, { token: by }));
  const start = (id: string, by = token) => house.call('applyPlan', { kind: 'users', id }, { token: by });
  const applied = async (csv: string, by = token): Promise<Answer> => {
    const { plan: made } = await plan(csv, by);
    dataOf(await start(made.id, by));
    await house.panel.runJobsUntilIdle();
    return read(made.id, {}, by);
  };
  const undone = async (id: string) => {
    const answer = dataOf(await house.call('undoPlan', { kind: 'users', id }, { token }));
    dataOf(await start(answer.plan.id));
    await house.panel.runJobsUntilIdle();
    return { planned: answer, done: await read(answer.plan.id) };
  };
  const user = async (email: string) => dataOf(await house.call('getUser', { email }, { token }));
  const status = async () => dataOf(await house.call('status', {}, { token }));
  const file = async (id: string, part: 'sent' | 'refused' | 'result') => {
    const { url } = dataOf(await house.call('downloadPlan', { kind: 'users', id, part }, { token }));
    return (await house.panel.app.inject({ method: 'GET', url })).body.replace('\ufeff', '');
  };
  const outcomes = ({ rows }: Answer) => rows.map(({ name, outcome }) => `${name.split('@')[0]} ${outcome}`);
  const reasons = ({ rows }: Answer) => rows.map(({ reason }) => reason && (reason.fields ?? reason.code));
  const many = (from: number, to: number, quota = '0.1') =>
    Array.from({ length: to - from + 1 }, (_, n) => `u${from + n}@${domain},${password},${quota}`).join('\n');
  const head = 'email,password,quota_gb';

  it('is planned row by row: create, update with old and new values, skip, refuse; and changes no user', async () => {
    await add('anna', { name: 'Anna', quota: 2000 });
    await add('ben', { name: 'Ben' });
    const answer = await plan(
      `email;name;quota_gb;active\nanna@${domain};Anna Berg;2,5;no\nBEN@${domain};Ben;1;\nnew@${domain};New;1;1\nbad@${domain};Bad;x;\n`,
    );
    expect(outcomes(answer)).toEqual(['anna update', 'ben skip', 'new create', 'bad refuse']);
    expect(answer.rows[0]).toMatchObject({
      line: 2,
      result: 'waiting',
      before: { name: 'Anna', quota: 2000, active: true },
      after: { name: 'Anna Berg', quota: 2500, active: false },
    });
    expect(answer.rows[2]).toMatchObject({ before: null, after: { name: 'New', password: 'generated' } });
    expect(answer.rows[3]).toMatchObject({
      result: null,
      reason: { fields: { quota_gb: { code: 'format' } } },
    });
    expect(answer.plan).toMatchObject({
      state: 'planned',
      outcomes: { create: 1, update: 1, skip: 1, refuse: 1 },
      changes: { curemails: 1, curquota: 1500 },
      generated: 1,
    });
    expect(await user(`anna@${domain}`)).toMatchObject({ name: 'Anna', quota: 2000 });
    expect(await status()).toMatchObject({ curemails: 2 });
    const refused = await read(answer.plan.id, { outcome: ['refuse'] });
    expect([refused.total, refused.rows[0]?.line]).toEqual([1, 5]);
  });

  it('tells last that a domain is not verified, and gives its rows the seats that others leave', async () => {
    const later = `later${count}.example`;
    dataOf(await house.call('addDomain', { domain: later }, { token }));
    await limit('max_basic_users = 2');
    const csv = [`a@${later},1`, `A@${later},1`, `b@${later},`, `c@${later},1`, `d@${domain},1`];
    const answer = await plan(['email,quota_gb', ...csv].join('\n'));
    expect(reasons(answer)).toEqual([
      'domain_unverified',
      { email: { code: 'duplicate' } },
      { quota: { code: 'quota_positive' } },
      'limit_reached',
      null,
    ]);
    expect(answer.plan).toMatchObject({ generated: 1, changes: { curemails: 1, curquota: 1000 } });
  });

  it('refuses rows with the same findings as a single user gets', async () => {
    dataOf(await house.call('addDomain', { domain: `new${count}.example` }, { token }));
    const removed = await add('left');
    dataOf(await house.call('removeUsers', { ids: [removed.id] }, { token }));
    const answer = await plan(
      [
        'email,password,quota_gb,mailbox_type,timezone,imap,account_type',
        `a@nowhere.example,${password},1`,
        `a@new${count}.example,${password},1`,
        `left@${domain},${password},1`,
        `b@${domain},short,1`,
        `c@${domain},${password}`,
        `d@${domain},${password},1,room`,
        `e@${domain},${password},1,,Nowhere/Here`,
        `f@${domain},${password},1,,,perhaps`,
        `g@${domain},${password},1,,,,exchange`,
        `h@${domain},${password},1`,
        `H@${domain},${password},1`,
        `no address,${password},1`,
        `i j@${domain},${password},1`,
        `k@${domain},${password},1,,,,,too long`,
      ].join('\n'),
    );
    expect(reasons(answer)).toEqual([
      'not_found',
      'domain_unverified',
      { email: { code: 'address_taken' } },
      { password: { code: 'min_length', params: { num: 8 } } },
      { quota: { code: 'quota_positive' } },
      { mailbox_type: { code: 'type_unsuitable' } },
      { timezone: { code: 'format' } },
      { imap: { code: 'format' } },
      'limit_reached',
      null,
      { email: { code: 'duplicate' } },
      { email: { code: 'email_invalid' } },
      { email: { code: 'username_invalid' } },
      { csv: { code: 'format' } },
    ]);
  });

  it('refuses what does not belong to the account type, and Exchange connectors without a server', async () => {
    await house.database.pool.query('update account set max_exchange_users = 5 where id = $1', [accountId]);
    const basic = await add('basic');
    const rows = [
      'email,password,quota_gb,account_type,oex_type,relay_host',
      `a@${domain},${password},1,basic,relay`,
      `b@${domain},${password},1,,,mx.example.net`,
      `c@${domain},${password},1,exchange,relay`,
      `${basic.email},,,exchange`,
    ];
    const [oex_type, relay_host, account_type] = [
      { code: 'type_unsuitable' },
      { code: 'type_unsuitable' },
      { code: 'exchange_host_missing' },
    ];
    const refused = [{ oex_type }, { relay_host }, { account_type }, { account_type }];
    expect(reasons(await plan(rows.join('\n')))).toEqual(refused);
  });

  it('is planned within the seats and the quota that are left: 10 seats for 12 rows make 10', async () => {
    const answer = await plan(`${head}\n${many(1, 12)}`);
    expect(answer.plan.outcomes).toMatchObject({ create: 10, refuse: 2 });
    expect(reasons(answer).slice(9)).toEqual([null, 'limit_reached', 'limit_reached']);
    await limit('max_quota_mb = 250');
    const short = await plan(`${head}\n${many(1, 3)}`);
    expect(reasons(short)).toEqual([
      null,
      null,
      { quota: { code: 'quota_available', params: { num: 0.05 } } },
    ]);
  });

  it('is refused as a whole where the file cannot be read, with the reason', async () => {
    expect(await refusal('email,shoe\nx')).toMatchObject({
      code: 'file_invalid',
      params: { reason: 'columns', names: 'shoe' },
    });
    expect(await refusal('email\n"open')).toMatchObject({
      code: 'file_invalid',
      params: { reason: 'quotes' },
    });
    expect(await refusal('email\n\0')).toMatchObject({ fields: { csv: { code: 'format' } } });
    expect(await refusal('x'.repeat(2_500_001))).toMatchObject({ fields: { csv: { code: 'max_length' } } });
    const huge = await house.post(`action=planImport&kind=users&csv=${'x'.repeat(9_000_000)}`, { token });
    expect([huge.status, outcomeOf(huge.json)]).toEqual([413, 'request_too_large']);
  });

  it('is applied in the background, with the result of each row, a job and the history of single users', async () => {
    const ben = await add('ben');
    const answer = await applied(
      `email,name,password,quota_gb\nnew@${domain},New,${password},1\nben@${domain},Ben,,2`,
    );
    expect(answer.plan).toMatchObject({ state: 'done', done: 2, failed: 0, undoable: 1 });
    expect(answer.rows.map(({ result }) => result)).toEqual(['done', 'done']);
    expect(await user(`new@${domain}`)).toMatchObject({ name: 'New', quota: 1000 });
    expect(await user(`ben@${domain}`)).toMatchObject({ name: 'Ben', quota: 2000, version: ben.version + 1 });
    const { rows: jobs } = dataOf(await house.call('getJobs', {}, { token }));
    expect(jobs).toMatchObject([{ operation: 'applyPlan', state: 'done', total: 2, done: 2, failed: 0 }]);
    const { rows } = dataOf(await house.call('getAccountHistory', { domain }, { token }));
    expect(rows.map(({ action, target }) => [action, target])).toEqual(
      expect.arrayContaining([
        ['addUser', `new@${domain}`],
        ['updateUser', `ben@${domain}`],
      ]),
    );
    const whole = dataOf(await house.call('getAccountHistory', {}, { token }));
    expect(JSON.stringify(whole)).not.toContain(password);
    expect(whole.rows.find(({ action }) => action === 'applyPlan')?.after).toMatchObject({
      create: 1,
      update: 1,
    });
  });

  it('leaves alone what somebody changed, removed or added after it was planned', async () => {
    const anna = await add('anna');
    const ben = await add('ben');
    const made = await plan(
      `${head}\nanna@${domain},,2\nben@${domain},,2\nnew@${domain},,2\nok@${domain},,2`,
    );
    dataOf(await house.call('updateUser', { id: anna.id, name: 'Meanwhile' }, { token }));
    dataOf(await house.call('removeUsers', { ids: [ben.id] }, { token }));
    await add('new');
    dataOf(await start(made.plan.id));
    await house.panel.runJobsUntilIdle();
    const answer = await read(made.plan.id);
    expect(reasons(answer)).toEqual(['stale', 'stale', { email: { code: 'address_taken' } }, null]);
    expect(answer.plan).toMatchObject({ state: 'done', done: 1, failed: 3 });
    expect(await user(`anna@${domain}`)).toMatchObject({ name: 'Meanwhile', quota: 1000 });
    const { failures } = dataOf(await house.call('getJob', { id: String(answer.plan.job) }, { token }));
    expect(failures.map(({ name, code }) => [name, code])).toEqual([
      [`anna@${domain}`, 'stale'],
      [`ben@${domain}`, 'stale'],
      [`new@${domain}`, 'conflict'],
    ]);
  });

  it('keeps no password in the clear, and tells a generated one once', async () => {
    const answer = await applied(
      `${head}\nnew@${domain},,1\ngiven@${domain},${password},1\nbad@${domain},${password},x`,
    );
    expect(answer.plan).toMatchObject({ generated: 1, passwords_ready: 1 });
    const { rows: kept } = await sql(`select r::text as row from plan_row r where account_id = $1`, [
      accountId,
    ]);
    expect(JSON.stringify(kept)).not.toContain(password);
    const first = await file(answer.plan.id, 'result');
    expect(first).toMatch(new RegExp(`^2,new@${domain},done.create,,[\\w!#%+=?@-]{18}$`, 'm'));
    expect(first).toContain(`3,given@${domain},done.create,,\n`);
    expect(first).toContain(`4,bad@${domain},outcome.refuse,quota_gb: format,\n`);
    expect((await file(answer.plan.id, 'result')).split('\n')[0]).toBe('line,name,state,reason');
    expect((await read(answer.plan.id)).plan.passwords_ready).toBe(0);
    house.clock.advance({ hours: 1 });
    await house.panel.runScheduledJob('forget-plans');
    const secrets = async () =>
      (await sql('select line from plan_row where account_id = $1 and secret is not null', [accountId])).rows;
    expect(await secrets()).toEqual([{ line: 4 }]);
    house.clock.advance({ hours: 24 });
    await house.panel.runScheduledJob('forget-plans');
    expect(await secrets()).toEqual([]);
  });

  it('keeps no password of a file longer than a day, and what an undo needs for three', async () => {
    await add('ben');
    const { plan: made } = await plan(
      `${head}\nnew@${domain},,1\nben@${domain},Other-horse-8,2\nbad@${domain},${password},x`,
    );
    const kept = async (id: string) =>
      (
        await sql(
          `select line from plan_row where plan_id = $1 and (secret is not null or kept is not null) order by line`,
          [id],
        )
      ).rows.map(({ line }) => line);
    const pass = async (hours: number) => {
      house.clock.advance({ hours });
      token = await house.login(`plans${count}`);
      await house.panel.runScheduledJob('forget-plans');
    };
    await pass(23);
    dataOf(await start(made.id));
    await pass(2);
    expect(await kept(made.id)).toEqual([2, 3]);
    await pass(24);
    expect(await kept(made.id)).toEqual([3]);
    const undo = dataOf(await house.call('undoPlan', { kind: 'users', id: made.id }, { token })).plan;
    expect(await kept(undo.id)).toEqual([3]);
    await pass(48);
    expect([await kept(made.id), await kept(undo.id)]).toEqual([[], []]);
    const late = await undone(made.id);
    expect(late.planned.rows.map(({ outcome, after }) => [outcome, after])).toEqual([
      ['remove', null],
      ['update', { quota: 1000 }],
    ]);
    expect(await kept(late.planned.plan.id)).toEqual([]);
  });

  it('keeps what its undo needs, and the undo keeps nothing', async () => {
    await add('ben');
    const { plan: made } = await applied(`${head}\nben@${domain},Other-horse-8,1`);
    const { done } = await undone(made.id);
    const { rows } = await sql(
      'select plan_id::text as id from plan_row where account_id = $1 and kept is not null',
      [accountId],
    );
    expect([done.plan.done, rows]).toEqual([1, [{ id: made.id }]]);
  });

  it('gives back passwords as they were sent', async () => {
    const passwords = ["'=Genuine-123", '=Formula-123', 'Semi;=colon-123', ' Space-12345'];
    const rows = passwords.map((one, index) => `p${index}@${domain},"${one}",x`).join('\n');
    const { plan: made } = await plan(`${head}\n${rows}`);
    const refused = await file(made.id, 'refused');
    expect(refused).not.toMatch(/(^|[;,])[=+@-]/m);
    const { plan: second } = await plan(refused.replaceAll(',x,', ',1,'));
    expect(second.outcomes).toMatchObject({ create: passwords.length, refuse: 0 });
    const set: string[] = [];
    const { hash } = house.passwords;
    Object.assign(house.passwords, {
      hash: (chosen: string) => {
        set.push(chosen);
        return hash(chosen);
      },
    });
    dataOf(await start(second.id));
    await house.panel.runJobsUntilIdle();
    Object.assign(house.passwords, { hash });
    expect(set.sort()).toEqual([...passwords].sort());
  });

  it('gives back the rows that were refused, as a file to correct and import again', async () => {
    const answer = await plan(`${head}\nok@${domain},${password},1\nbad@${domain},${password},x`);
    const refused = await file(answer.plan.id, 'refused');
    expect(refused).toBe(`email,password,quota_gb,problem\nbad@${domain},${password},x,quota_gb: format\n`);
    expect(await file(answer.plan.id, 'sent')).toBe(
      `email,password,quota_gb\nok@${domain},${password},1\nbad@${domain},${password},x\n`,
    );
    expect(outcomes(await plan(refused.replace(',x,', ',1,')))).toEqual(['bad create']);
  });

  it('can be undone: added users are in the recycle bin, changed ones have their old values and password', async () => {
    await add('ben', { name: 'Ben' });
    const hash = async () =>
      (await sql('select password_hash from mail_user where email = $1', [`ben@${domain}`])).rows;
    const before = await hash();
    const { plan: made } = await applied(`${head}\nnew@${domain},,1\nben@${domain},Other-horse-8,3`);
    expect(await hash()).not.toEqual(before);
    const { planned, done } = await undone(made.id);
    expect(outcomes(planned)).toEqual(['new remove', 'ben update']);
    expect(planned.plan).toMatchObject({ undo_of: made.id, changes: { curemails: -1, curquota: -3000 } });
    expect(done.plan).toMatchObject({ state: 'done', done: 2, undoable: 0, undone: 0 });
    expect((await read(made.id)).plan.undone).toBe(2);
    const { rows: jobs } = dataOf(await house.call('getJobs', {}, { token }));
    expect(jobs.map(({ operation }) => operation)).toEqual(['applyPlan.undo', 'applyPlan']);
    const { rows: entries } = dataOf(
      await house.call('getAccountHistory', { operation: 'applyPlan' }, { token }),
    );
    expect(entries.map(({ after }) => after?.['undo'])).toEqual([true, undefined]);
    expect(await hash()).toEqual(before);
    expect(await user(`ben@${domain}`)).toMatchObject({ quota: 1000 });
    const bin = dataOf(await house.call('getRecycleBin', { kind: 'users' }, { token }));
    expect(bin.rows.map(({ name }) => name)).toEqual([`new@${domain}`]);
    expect(await status()).toMatchObject({ curemails: 1, curquota: 1000 });
  });

  it('gives a mailbox its password back when an undo makes it a normal one again', async () => {
    const ben = await add('ben', { account_type: 'enhanced' });
    const hash = async () => (await sql('select password_hash from mail_user where id = $1', [ben.id])).rows;
    const before = await hash();
    const { plan: made } = await applied(`email,mailbox_type\nben@${domain},shared`);
    expect(await hash()).toEqual([{ password_hash: null }]);
    expect((await undone(made.id)).done.plan).toMatchObject({ done: 1, failed: 0 });
    expect(await hash()).toEqual(before);
  });

  it('is not undone where somebody changed the user since, and says so', async () => {
    const { plan: made } = await applied(`${head}\na@${domain},,1\nb@${domain},,1`);
    dataOf(await house.call('updateUser', { email: `a@${domain}`, name: 'Since' }, { token }));
    const { planned, done } = await undone(made.id);
    expect(reasons(planned)).toEqual(['stale', null]);
    expect(done.plan).toMatchObject({ done: 1, failed: 0 });
    expect(await user(`a@${domain}`)).toMatchObject({ name: 'Since' });
  });

  it('belongs to the admin who made it, is applied once, and in time', async () => {
    const { plan: made } = await plan(`${head}\na@${domain},,1`);
    await house.addSubAdmin(accountId, `other${count}`, { users: 6 });
    const other = await house.login(`other${count}`);
    for (const name of ['getPlan', 'applyPlan', 'undoPlan'] as const) {
      const input = { kind: 'users', id: made.id } as const;
      expect(outcomeOf(await house.call(name, input, { token: other })), name).toBe('not_found');
    }
    dataOf(await start(made.id));
    expect(outcomeOf(await start(made.id))).toBe('stale');
    const { plan: late } = await plan(`${head}\nb@${domain},,1`);
    house.clock.advance({ hours: 24 });
    token = await house.login(`plans${count}`);
    expect(outcomeOf(await start(late.id))).toBe('stale');
    expect((await read(late.id)).plan.state).toBe('expired');
    house.clock.advance({ hours: 24 * 30 });
    await house.panel.runScheduledJob('forget-plans');
    token = await house.login(`plans${count}`);
    expect(outcomeOf(await house.call('getPlan', { kind: 'users', id: late.id }, { token }))).toBe(
      'not_found',
    );
  });

  it('keeps the ten newest plans an admin has not applied', async () => {
    const { plan: first } = await plan(`${head}\na@${domain},,1`);
    for (let n = 0; n < 10; n += 1) await plan(`${head}\na@${domain},,1`);
    expect(outcomeOf(await house.call('getPlan', { kind: 'users', id: first.id }, { token }))).toBe(
      'not_found',
    );
    const { rows } = await sql('select count(*)::int as plans from plan where account_id = $1', [accountId]);
    expect(rows).toEqual([{ plans: 10 }]);
  });

  it('is not applied where there is nothing to do', async () => {
    const { plan: made } = await plan(`${head}\nbad@${domain},,x`);
    expect(outcomeOf(await start(made.id))).toBe('stale');
  });

  it('is kept with the newest 20 of an admin and 100 of an account; those that are over go first', async () => {
    const { plan: first } = await applied(`${head}\na@${domain},,1`);
    const { plan: planned } = await plan(`${head}\nb@${domain},,1`);
    const fill = (admin: string, plans: number) =>
      sql(
        `insert into plan (account_id, admin_id, kind, state, created_at, expires_at, ended_at)
         select p.account_id, ${admin}, kind, 'done', created_at + interval '1 second' * n, expires_at, created_at
           from plan p, generate_series(1, ${plans}) n where p.id = $1`,
        [planned.id],
      );
    const left = async (where = '') =>
      (await sql(`select id::text from plan where account_id = $1 ${where}`, [accountId])).rows.map(
        ({ id }) => id,
      );
    await fill('p.admin_id', 18);
    expect(await left()).toContain(first.id);
    house.clock.advance({ minutes: 1 });
    await plan(`${head}\nb@${domain},,1`);
    const own = await left();
    expect([own.length, own.includes(first.id), own.includes(planned.id)]).toEqual([20, false, true]);
    const { adminId } = await house.addSubAdmin(accountId, `busy${count}`, { users: 5 });
    await fill(String(adminId), 85);
    await plan(`${head}\nb@${domain},,1`);
    expect(await left()).toHaveLength(100);
    expect(await left()).toContain(planned.id);
  });

  it('changes what a user is only for those who may, in the plan and when it is applied', async () => {
    await add('ben');
    const { adminId } = await house.addSubAdmin(accountId, `helper${count}`, { users: 5 });
    const helper = await house.login(`helper${count}`);
    const csv = `email,account_type,quota_gb\nben@${domain},enhanced,1`;
    expect(reasons(await plan(csv, helper))).toEqual(['forbidden']);
    await sql('update admin_permission set level = 6 where admin_id = $1', [adminId]);
    const made = await plan(csv, helper);
    expect(outcomes(made)).toEqual(['ben update']);
    await sql('update admin_permission set level = 5 where admin_id = $1', [adminId]);
    dataOf(await start(made.plan.id, helper));
    await house.panel.runJobsUntilIdle();
    expect(reasons(await read(made.plan.id, {}, helper))).toEqual(['forbidden']);
    expect(await user(`ben@${domain}`)).toMatchObject({ account_type: 'basic', version: 1 });
  });

  it('stops when the admin loses the right, or stops the job', async () => {
    const { adminId } = await house.addSubAdmin(accountId, `helper${count}`, { users: 5 });
    const helper = await house.login(`helper${count}`);
    const { plan: made } = await plan(`${head}\na@${domain},,1`, helper);
    dataOf(await start(made.id, helper));
    await sql('update admin_permission set level = 4 where admin_id = $1', [adminId]);
    await house.panel.runJobsUntilIdle();
    expect((await read(made.id, {}, helper)).plan).toMatchObject({ state: 'stopped', done: 0 });
    const { plan: second } = await plan(`${head}\na@${domain},,1`);
    const { job } = dataOf(await start(second.id));
    dataOf(await house.call('stopJob', { id: job }, { token }));
    await house.panel.runJobsUntilIdle();
    expect((await read(second.id)).plan).toMatchObject({ state: 'stopped', done: 0 });
    expect(await status()).toMatchObject({ curemails: 0 });
  });

  it('of an admin limited to domains knows others as little as domains that do not exist', async () => {
    const foreign = `foreign${count}.example`;
    await addVerified(foreign);
    dataOf(
      await house.call('addUser', { username: 'there', domain: foreign, password, quota: 1 }, { token }),
    );
    const made = await house.call(
      'addSubAdmin',
      {
        username: `limited${count}`,
        email: `limited${count}@admins.example`,
        password: testPassword,
        permissions: { users: 6 },
        domains_limited: 1,
        domains: [domainId],
      },
      { token },
    );
    const { id: limitedId } = dataOf(made);
    const limited = await house.login(`limited${count}`);
    const answer = await plan(
      `${head}\nthere@${foreign},,1\nthere@nowhere.example,,1\nmine@${domain},,1`,
      limited,
    );
    expect(answer.rows.map(({ outcome, reason, before }) => [outcome, reason, before])).toEqual([
      ['refuse', { code: 'not_found' }, null],
      ['refuse', { code: 'not_found' }, null],
      ['create', null, null],
    ]);
    const { plan: done } = await applied(`${head}\nother@${domain},,1`, limited);
    // A domain it loses afterwards takes its rows out of the plan, and out of its reach.
    await sql('delete from admin_domain where admin_id = $1', [limitedId]);
    expect(outcomes(await read(answer.plan.id, {}, limited))).toEqual(['there refuse', 'there refuse']);
    dataOf(await start(answer.plan.id, limited));
    await house.panel.runJobsUntilIdle();
    expect((await read(answer.plan.id, {}, limited)).plan).toMatchObject({ done: 0, failed: 1 });
    const undo = dataOf(await house.call('undoPlan', { kind: 'users', id: done.id }, { token: limited }));
    expect([undo.plan.outcomes.refuse, undo.rows]).toEqual([1, []]);
  });

  it('goes on where a worker was lost, and one that comes late changes nothing', async () => {
    await limit('max_basic_users = 100');
    const { plan: made } = await plan(`${head}\n${many(1, 60)}`);
    dataOf(await start(made.id));
    // While the worker hashes, somebody else takes the plan over, and is lost.
    const { hash } = house.passwords;
    const takeOver = `update job set lease_until = now() + interval '1 minute', fence = fence + 1 where kind = 'apply-plan'`;
    Object.assign(house.passwords, {
      hash: async (chosen: string) => {
        await sql(takeOver);
        return hash(chosen);
      },
    });
    await house.panel.runJobsUntilIdle();
    Object.assign(house.passwords, { hash });
    expect((await read(made.id)).plan).toMatchObject({ state: 'applying', done: 0 });
    expect(await status()).toMatchObject({ curemails: 0 });
    await house.makeJobsDue();
    await house.panel.runJobsUntilIdle();
    expect((await read(made.id)).plan).toMatchObject({ state: 'done', done: 60, failed: 0 });
    expect(await status()).toMatchObject({ curemails: 60 });
  });
});
