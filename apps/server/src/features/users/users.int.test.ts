import type { ActionInput } from '@posthouse/contract';
import type { Envelope } from '@posthouse/contract/core/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

const password = 'Correct-horse-7';

describe('users', () => {
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
    ({ accountId } = await house.addAccount(`users${count}`));
    token = await house.login(`users${count}`);
    await limit('max_basic_users = 10, max_enhanced_users = 5, max_quota_mb = 100000');
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
  const withExchange = () =>
    sql(
      `update domain set exchange_enabled = true, exchange_host = 'ex.customer.example' where account_id = $1
         and id = $2`,
      [accountId, domainId],
    );
  const add = (username: string, fields: Partial<ActionInput<'addUser'>> = {}) =>
    house.call('addUser', { username, domain, password, quota: 1000, ...fields }, { token });
  const added = async (...args: Parameters<typeof add>) => dataOf(await add(...args));
  const update = (fields: ActionInput<'updateUser'>) => house.call('updateUser', fields, { token });
  const status = async () => dataOf(await house.call('status', {}, { token }));
  const emails = async (input: ActionInput<'getUsers'> = {}) =>
    dataOf(await house.call('getUsers', input, { token })).rows.map(({ email }) => email);
  const fieldsOf = (answer: Envelope<unknown>) => (answer.returncode === 0 ? answer.error.fields : 'done');

  it('are added in a verified domain, with a seat and quota of the account', async () => {
    const user = await added('Anna', { name: 'Anna Berg', twofa_allowed: 1 });
    expect(user).toMatchObject({
      email: `anna@${domain}`,
      username: 'anna',
      name: 'Anna Berg',
      account_type: 'basic',
      mailbox_type: 'normal',
      quota: 1000,
      used: null,
      lastlogin: null,
      imap: 1,
      twofa_allowed: 1,
      access_hours: {},
    });
    expect(await status()).toMatchObject({ curemails: 1, curquota: 1000 });
    const read = dataOf(await house.call('getUser', { email: `anna@${domain}` }, { token }));
    expect(read).toEqual(user);
    const { rows } = dataOf(await house.call('getAccountHistory', { operation: 'addUser' }, { token }));
    expect(rows[0]).toMatchObject({ target: `anna@${domain}` });
    expect(JSON.stringify(rows[0])).not.toContain(password);
  });

  it('are refused in a domain that is not verified, and in one that is not there', async () => {
    dataOf(await house.call('addDomain', { domain: `new${count}.example` }, { token }));
    expect(outcomeOf(await add('anna', { domain: `new${count}.example` }))).toBe('domain_unverified');
    expect(outcomeOf(await add('anna', { domain: 'nowhere.example' }))).toBe('not_found');
  });

  it('have a name that is nobody else’s, also not of one in the recycle bin', async () => {
    const anna = await added('anna');
    expect(fieldsOf(await add('ANNA'))).toEqual({ username: { code: 'address_taken' } });
    dataOf(await house.call('removeUsers', { ids: [anna.id] }, { token }));
    expect(fieldsOf(await add('anna'))).toEqual({ username: { code: 'address_taken' } });
    expect(fieldsOf(await add('an na'))).toEqual({ username: { code: 'username_invalid' } });
  });

  it('say at the field what of them does not fit together', async () => {
    await limit('max_external_users = 3, max_exchange_users = 3');
    const refused = async (fields: Partial<ActionInput<'addUser'>>) => fieldsOf(await add('x', fields));
    const relayHost = { relay_host: 'mx.example.net' };
    expect(await refused({ oex_type: 'relay' })).toEqual({ oex_type: { code: 'type_unsuitable' } });
    expect(await refused(relayHost)).toEqual({ relay_host: { code: 'type_unsuitable' } });
    expect(await refused({ account_type: 'exchange', ...relayHost })).toEqual({
      relay_host: { code: 'type_unsuitable' },
    });
    expect(await refused({ account_type: 'audit', smtp: 1 })).toEqual({ smtp: { code: 'type_unsuitable' } });
    expect(await refused({ password: undefined })).toEqual({ password: { code: 'required' } });
    expect(await refused({ password: 'short' })).toMatchObject({ password: { code: 'min_length' } });
    // The same rule, however it is broken.
    for (const quota of [0, -1]) {
      const tooLittle = await refused({ quota });
      expect(tooLittle).toMatchObject({ quota: { code: 'quota_positive' } });
    }
    expect(await refused({ account_type: 'enhanced', mailbox_type: 'shared' })).toEqual({
      password: { code: 'type_unsuitable' },
    });
    expect(await refused({ mailbox_type: 'room' })).toEqual({ mailbox_type: { code: 'type_unsuitable' } });
    expect(await refused({ account_type: 'external' })).toEqual({ relay_host: { code: 'required' } });
    expect(await refused({ timezone: 'Nowhere/Here' })).toEqual({ timezone: { code: 'format' } });
    expect(await refused({ access_start: 8 })).toEqual({ access_end: { code: 'hours_both' } });
    expect(await refused({ access_start: 18, access_end: 8 })).toEqual({
      access_end: { code: 'hours_order' },
    });
    expect(await refused({ access_start: 8, access_end: '' })).toEqual({
      access_end: { code: 'hours_both' },
    });
    expect(await refused({ access_start: '' })).toEqual({ access_end: { code: 'hours_both' } });
    const everyDay = { access_start: 8, access_end: 17 };
    expect(await refused({ ...everyDay, access_hours: { 1: { start: 9, end: 10 } } })).toEqual({
      access_hours: { code: 'hours_twice' },
    });
    for (const typed of ['Correct-\nhorse-7', 'Correct-\thorse-7', 'Correct-horse-7\u2028']) {
      expect(await refused({ password: typed })).toEqual({ password: { code: 'password_characters' } });
    }
    expect(await refused({ access_hours: { 1: { start: 9, end: 9 } } })).toMatchObject({
      'access_hours.1': { code: 'hours_order' },
    });
    expect(await emails()).toEqual([]);
  });

  it('are told all that is missing at once, of what their type needs', async () => {
    const missing = async (fields: object) =>
      fieldsOf(await house.call('addUser', fields as ActionInput<'addUser'>, { token }));
    const address = { username: { code: 'username_required' }, domain: { code: 'domain_required' } };
    const [password, quota] = [{ code: 'required' }, { code: 'required' }];
    expect(await missing({})).toEqual({ ...address, password, quota });
    expect(await missing({ username: '', domain: '', password: '', quota: '' })).toEqual({
      ...{ ...address, password, quota },
    });
    expect(await missing({ account_type: 'enhanced', mailbox_type: 'room' })).toEqual({ ...address, quota });
    const relay_host = { code: 'required' };
    expect(await missing({ account_type: 'external' })).toEqual({ ...address, relay_host });
    expect(await missing({ account_type: 'exchange' })).toEqual(address);
  });

  it('lose their hours where both of every day are empty', async () => {
    const { id } = await added('anna', { access_start: 8, access_end: 17 });
    const { access_hours } = dataOf(await update({ id, name: 'Anna' }));
    expect(access_hours).toMatchObject({ 1: [8, 17], 7: [8, 17] });
    expect(dataOf(await update({ id, access_start: '', access_end: '' }))).toMatchObject({
      access_hours: {},
    });
  });

  it('are Exchange connectors only in a domain with an Exchange server', async () => {
    await limit('max_exchange_users = 3');
    const missing = { code: 'exchange_host_missing' };
    const connector = { account_type: 'exchange', password: undefined } as const;
    expect(fieldsOf(await add('ex', connector))).toEqual({ account_type: missing });
    const anna = await added('anna');
    expect(fieldsOf(await update({ id: anna.id, account_type: 'exchange' }))).toEqual({
      account_type: missing,
    });
    const inBulk = { ids: [anna.id], account_type: 'exchange' } as const;
    expect(dataOf(await house.call('updateUsers', inBulk, { token }))).toMatchObject({
      failed: [{ id: anna.id, code: 'conflict' }],
    });
    await withExchange();
    const ex = await added('ex', connector);
    dataOf(await update({ id: anna.id, account_type: 'exchange' }));
    const other = `other${count}.example`;
    await addVerified(other);
    const moved = { id: ex.id, username: 'ex', domain: other };
    expect(fieldsOf(await house.call('renameUser', moved, { token }))).toEqual({ domain: missing });
  });

  it('of each type are what that type says', async () => {
    await limit('max_external_users = 3, max_exchange_users = 3');
    await withExchange();
    expect(await added('ex', { account_type: 'exchange', password: undefined, quota: 0 })).toMatchObject({
      oex_type: 'relay',
      quota: 0,
    });
    expect(
      await added('out', { account_type: 'external', relay_host: 'mx.example.net', password: undefined }),
    ).toMatchObject({ relay_host: 'mx.example.net', oex_type: '' });
    expect(await added('journal', { account_type: 'audit' })).toMatchObject({ smtp: 0 });
    const room = await added('room', { account_type: 'enhanced', mailbox_type: 'room', password: undefined });
    expect(room).toMatchObject({ mailbox_type: 'room' });
    const { rows } = await sql('select password_hash from mail_user where id = $1', [room.id]);
    expect(rows).toEqual([{ password_hash: null }]);
    expect(await status()).toMatchObject({ curemails: 0, cureemails: 1, curexemails: 1, curocemails: 1 });
  });

  it('are never more than there are seats, however many are added at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => add(`u${n}`, { quota: 1 })));
    const outcomes = answers.map(outcomeOf);
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(10);
    expect(outcomes.filter((one) => one === 'limit_reached')).toHaveLength(40);
    expect(await status()).toMatchObject({ curemails: 10, curquota: 10 });
    expect(await emails()).toHaveLength(10);
  });

  it('get no type whose maximum is 0; those that an account may lack are unknown to it', async () => {
    await limit('max_enhanced_users = 0');
    expect(outcomeOf(await add('x', { account_type: 'enhanced' }))).toBe('limit_reached');
    const unknown = { account_type: { code: 'format' } };
    expect(fieldsOf(await add('x', { account_type: 'exchange', quota: 0 }))).toEqual(unknown);
    const filtered = () => house.call('getUsers', { account_type: ['basic', 'external'] }, { token });
    expect(fieldsOf(await filtered())).toEqual(unknown);
    await limit('max_external_users = 1');
    expect(dataOf(await filtered()).rows).toEqual([]);
  });

  it('are never given more quota than is left, and are told what is', async () => {
    await limit('max_quota_mb = 2500');
    const anna = await added('anna', { quota: 2000 });
    expect(fieldsOf(await add('ben', { quota: 501 }))).toEqual({
      quota: { code: 'quota_available', params: { num: 0.5 } },
    });
    expect(outcomeOf(await update({ id: anna.id, quota: 2600 }))).toBe('invalid_input');
    dataOf(await update({ id: anna.id, quota: 2500 }));
    expect(fieldsOf(await add('ben', { quota: 1 }))).toEqual({ quota: { code: 'quota_none' } });
    await limit('max_quota_mb = 100');
    dataOf(await update({ id: anna.id, quota: 2400 }));
    expect(await status()).toMatchObject({ curquota: 2400 });
  });

  it('may each have the whole quota where it grows by itself', async () => {
    await limit('max_quota_mb = 2500, autogrow_quota = true');
    await added('anna', { quota: 2500 });
    await added('ben', { quota: 2500 });
    expect(fieldsOf(await add('cem', { quota: 2501 }))).toEqual({
      quota: { code: 'quota_available', params: { num: 2.5 } },
    });
  });

  it('are changed field by field, once for each version', async () => {
    const anna = await added('anna');
    const changed = dataOf(
      await update({
        id: anna.id,
        version: 1,
        name: 'Anna',
        access_hours: { 1: { start: 8, end: 18 } },
        pop3: 0,
      }),
    );
    expect(changed).toMatchObject({
      name: 'Anna',
      quota: 1000,
      access_hours: { 1: [8, 18] },
      pop3: 0,
      version: 2,
    });
    expect(outcomeOf(await update({ id: anna.id, version: 1, name: 'Other' }))).toBe('stale');
    expect(dataOf(await update({ id: anna.id, access_hours: '' })).access_hours).toEqual({});
    const { rows } = dataOf(await house.call('getAccountHistory', { operation: 'updateUser' }, { token }));
    expect(rows.at(-1)).toMatchObject({
      before: { name: '', access_hours: {}, pop3: true },
      after: { name: 'Anna', access_hours: { 1: [8, 18] }, pop3: false },
    });
  });

  it('get a new password that no answer and no history tells', async () => {
    const anna = await added('anna');
    const hash = async () =>
      (await sql('select password_hash from mail_user where id = $1', [anna.id])).rows[0].password_hash;
    const before = await hash();
    dataOf(await update({ id: anna.id, password: 'Another-horse-8' }));
    expect(await hash()).not.toBe(before);
    const { rows } = dataOf(await house.call('getAccountHistory', { operation: 'updateUser' }, { token }));
    expect(rows[0]).toMatchObject({ after: { signin_changed: true } });
  });

  it('change their type only by level 6', async () => {
    const anna = await added('anna');
    await house.addSubAdmin(accountId, `helper${count}`, { users: 5 });
    const helper = { token: await house.login(`helper${count}`) };
    const call = (fields: Partial<ActionInput<'updateUser'>>) =>
      house.call('updateUser', { id: anna.id, ...fields }, helper);
    expect(outcomeOf(await call({ account_type: 'enhanced' }))).toBe('forbidden');
    expect(outcomeOf(await call({ imap: 0 }))).toBe('forbidden');
    expect(outcomeOf(await call({ name: 'Anna' }))).toBe('done');
  });

  it('are added by those who have no right to the domains, in any verified domain they see', async () => {
    const other = `other${count}.example`;
    await addVerified(other);
    dataOf(await house.call('addDomain', { domain: `new${count}.example` }, { token }));
    await house.addSubAdmin(accountId, `helper${count}`, { users: 5 });
    const helper = { token: await house.login(`helper${count}`) };
    expect(outcomeOf(await house.call('getDomains', {}, helper))).toBe('forbidden');
    const offered = async (search = '') =>
      dataOf(await house.call('getUserDomains', { search }, helper)).rows.map((row) => row.domain);
    expect(await offered()).toEqual([domain, other]);
    expect(await offered('other')).toEqual([other]);
    const anna = { username: 'anna', domain: other, password, quota: 1000 };
    expect(outcomeOf(await house.call('addUser', anna, helper))).toBe('done');
  });

  it('take another seat with another type', async () => {
    const anna = await added('anna');
    dataOf(await update({ id: anna.id, account_type: 'enhanced', mailbox_type: 'shared' }));
    expect(await status()).toMatchObject({ curemails: 0, cureemails: 1 });
    expect(fieldsOf(await update({ id: anna.id, password }))).toEqual({
      password: { code: 'type_unsuitable' },
    });
    expect(fieldsOf(await update({ id: anna.id, mailbox_type: 'normal' }))).toEqual({
      password: { code: 'required' },
    });
    dataOf(await update({ id: anna.id, mailbox_type: 'normal', password }));
  });

  it('keep everything under another name, also in another domain', async () => {
    const other = `other${count}.example`;
    const otherId = await addVerified(other);
    const anna = await added('anna', { name: 'Anna' });
    await added('ben');
    const rename = (username: string, to = domain) =>
      house.call('renameUser', { id: anna.id, username, domain: to }, { token });
    expect(fieldsOf(await rename('ben'))).toEqual({ username: { code: 'address_taken' } });
    expect(dataOf(await rename('berg', other))).toMatchObject({
      id: anna.id,
      email: `berg@${other}`,
      domain: other,
      name: 'Anna',
    });
    await added('anna');
    const counts = async (id: string) =>
      dataOf(await house.call('getDomain', { id }, { token })) as { users: number; quota: number };
    // Who sees only one of the domains learns nothing of the other.
    const { rows: told } = await sql(
      `select domain_id as domain, target, before, after from account_history
        where account_id = $1 and action = 'renameUser' and outcome = 'done' and domain_id is not null`,
      [accountId],
    );
    const [from, to] = [{ email: `anna@${domain}` }, { email: `berg@${other}` }];
    expect(
      new Map(told.map((entry) => [String(entry.domain), [entry.target, entry.before, entry.after]])),
    ).toEqual(
      new Map([
        [domainId, [from.email, from, null]],
        [otherId, [to.email, null, to]],
      ]),
    );
    expect(await counts(domainId)).toMatchObject({ users: 2, quota: 2000 });
    expect(await counts(otherId)).toMatchObject({ users: 1, quota: 1000 });
    expect(await status()).toMatchObject({ curemails: 3, curquota: 3000 });
  });

  it('leave an alias behind when they are renamed, where that is wanted', async () => {
    const anna = await added('anna');
    const rename = (username: string, keep_alias: 0 | 1) =>
      house.call('renameUser', { id: anna.id, username, domain, keep_alias }, { token });
    dataOf(await rename('berg', 1));
    dataOf(await rename('hill', 0));
    const { rows } = dataOf(await house.call('getAliases', {}, { token }));
    expect(rows).toMatchObject([{ email: `anna@${domain}`, forward: [`hill@${domain}`], external: 0 }]);
  });

  it('send as the address they kept, and take it back: its alias swaps names with them or goes', async () => {
    const [anna, ben] = [await added('anna'), await added('ben')];
    const at = (name: string) => `${name}@${domain}`;
    const rename = (username: string, keep_alias: 0 | 1) =>
      house.call('renameUser', { id: anna.id, username, domain, keep_alias }, { token });
    const aliases = async () =>
      dataOf(await house.call('getAliases', {}, { token })).rows.map(({ email, forward }) => [
        email,
        forward,
      ]);
    const sender = async (email: string) =>
      (
        await sql(
          `select u.email from mail_user m cross join lateral engine.user_of(m.email) as u
            where engine.may_send_as(u, $1)`,
          [email],
        )
      ).rows.map((row) => row['email']);
    dataOf(await rename('berg', 1));
    expect(await sender(at('anna'))).toEqual([at('berg')]);
    dataOf(await rename('anna', 1));
    expect(await aliases()).toEqual([[at('berg'), [at('anna')]]]);
    expect(await sender(at('berg'))).toEqual([at('anna')]);
    dataOf(await rename('berg', 0));
    expect(await aliases()).toEqual([]);
    expect(await sender(at('anna'))).toEqual([]);
    dataOf(await rename('anna', 1));
    // Others would lose something with the alias; in exchange for another nobody does.
    const forwards = { id: ben.id, destinations: [at('berg')], keep_copy: 1 } as const;
    dataOf(await house.call('setForwards', forwards, { token }));
    expect(fieldsOf(await rename('berg', 0))).toEqual({ username: { code: 'alias_in_use' } });
    dataOf(await rename('berg', 1));
    expect(await aliases()).toEqual([[at('anna'), [at('berg')]]]);
    // An alias that leads to somebody else too is nobody's own.
    dataOf(
      await house.call('addAlias', { alias: 'team', domain, forward: [at('berg'), at('ben')] }, { token }),
    );
    expect(fieldsOf(await rename('team', 1))).toEqual({ username: { code: 'address_taken' } });
  });

  it('are found, filtered and sorted', async () => {
    await added('anna', { name: 'Zoe Berg' });
    await added('ben', { name: 'Adam', quota: 3000, account_type: 'enhanced' });
    await added('cem', { twofa_allowed: 1 });
    await sql(`update user_measure set used_bytes = 3000000001, last_login_at = now()
                where user_id in (select id from mail_user where email like 'ben@%')`);
    const at = (...names: string[]) => names.map((name) => `${name}@${domain}`);
    expect(await emails()).toEqual(at('anna', 'ben', 'cem'));
    expect(await emails({ search: 'berg' })).toEqual(at('anna'));
    expect(await emails({ search: 'be' })).toEqual(at('ben'));
    expect(await emails({ search: `NNA@${domain}` })).toEqual(at('anna'));
    expect(await emails({ search: `n@${domain}` })).toEqual(at('ben'));
    expect(await emails({ search: 'anna@elsewhere.example' })).toEqual([]);
    expect(await emails({ search: 'anna@@' })).toEqual([]);
    expect(await emails({ account_type: 'enhanced' })).toEqual(at('ben'));
    expect(await emails({ account_type: ['enhanced'], not: { account_type: 1 } })).toEqual(at('anna', 'cem'));
    expect(await emails({ twofa_allowed: 1 })).toEqual(at('cem'));
    expect(await emails({ over_quota: 1 })).toEqual(at('ben'));
    expect(await emails({ never_logged_in: 1 })).toEqual(at('anna', 'cem'));
    expect(await emails({ domain: 'nowhere.example' })).toEqual([]);
    expect(await emails({ domain, sort: 'name', dir: 'desc' })).toEqual(at('anna', 'ben', 'cem'));
    expect(await emails({ sort: 'lastlogin', dir: 'desc' })).toEqual(at('ben', 'cem', 'anna'));
    expect(await emails({ sort: 'used', dir: 'desc', limit: 1 })).toEqual(at('ben'));
  });

  it('are changed in bulk as far as seats and quota go, row by row', async () => {
    await limit('max_enhanced_users = 2, max_quota_mb = 5500');
    const users = [await added('a'), await added('b'), await added('c')];
    const ids = users.map(({ id }) => id);
    const bulk = async (fields: Omit<ActionInput<'updateUsers'>, 'ids'>) =>
      dataOf(await house.call('updateUsers', { ids, ...fields }, { token }));
    expect(await bulk({ account_type: 'enhanced' })).toMatchObject({
      done: ids.slice(0, 2),
      failed: [{ id: ids[2], code: 'limit_reached' }],
    });
    expect(await bulk({ quota: 2000 })).toMatchObject({
      done: ids.slice(0, 2),
      failed: [{ id: ids[2], code: 'quota_exceeded' }],
    });
    expect(await status()).toMatchObject({ curemails: 1, cureemails: 2, curquota: 5000 });
    const all = { all: 1, count: 2, account_type_was: 'enhanced', quota: 100 } as const;
    dataOf(await house.call('updateUsers', all, { token }));
    expect(await status()).toMatchObject({ curquota: 1200 });
  });

  it('do not become a mailbox in bulk without a password to log in with', async () => {
    await limit('max_exchange_users = 1');
    await withExchange();
    const { id } = await added('anna', { account_type: 'exchange', password: undefined });
    expect(dataOf(await house.call('updateUsers', { ids: [id], account_type: 'basic' }, { token }))).toEqual({
      done: [],
      failed: [{ id, code: 'conflict' }],
    });
  });

  it('give seat and quota back in the recycle bin, and take them again', async () => {
    await limit('max_basic_users = 1');
    const anna = await added('anna');
    dataOf(await house.call('removeUsers', { ids: [anna.id] }, { token }));
    expect(await status()).toMatchObject({ curemails: 0, curquota: 0 });
    const bin = dataOf(await house.call('getRecycleBin', { kind: 'users' }, { token }));
    expect(bin.rows).toMatchObject([{ id: anna.id, name: `anna@${domain}` }]);
    const ben = await added('ben');
    const restore = async () =>
      dataOf(await house.call('restoreItems', { kind: 'users', ids: [anna.id] }, { token }));
    expect(await restore()).toEqual({ done: [], failed: [{ id: anna.id, code: 'limit_reached' }] });
    dataOf(await house.call('removeUsers', { ids: [ben.id] }, { token }));
    expect(await restore()).toEqual({ done: [anna.id], failed: [] });
    dataOf(await house.call('purgeItems', { kind: 'users', ids: [ben.id] }, { token }));
    expect(
      (await sql('select from address where local_part = $1 and account_id = $2', ['ben', accountId]))
        .rowCount,
    ).toBe(0);
  });

  it('come back from the recycle bin together, or as many as there are seats for, in the order asked', async () => {
    const ids: string[] = [];
    for (const name of ['anna', 'ben', 'cleo']) ids.unshift((await added(name)).id);
    const bin = { kind: 'users', ids } as const;
    const restore = async () => dataOf(await house.call('restoreItems', bin, { token }));
    dataOf(await house.call('removeUsers', { ids }, { token }));
    expect(await restore()).toEqual({ done: ids, failed: [] });
    // Each row that is restored alone has a savepoint of its own.
    const written = await sql('select distinct xmin::text from mail_user where account_id = $1', [accountId]);
    expect(written.rowCount).toBe(1);
    dataOf(await house.call('removeUsers', { ids }, { token }));
    await limit('max_basic_users = 2');
    const [first, second, last] = ids;
    expect(await restore()).toEqual({
      done: [first, second],
      failed: [{ id: last, code: 'limit_reached' }],
    });
    dataOf(await house.call('removeUsers', { ids: [String(first)] }, { token }));
    expect(dataOf(await house.call('purgeItems', bin, { token }))).toEqual({
      done: [first, last],
      failed: [{ id: second, code: 'not_found' }],
    });
    expect(await emails()).toHaveLength(1);
  });

  it('go with their domain, and come back with it', async () => {
    const anna = await added('anna');
    const ben = await added('ben');
    dataOf(await house.call('removeUsers', { ids: [ben.id] }, { token }));
    dataOf(await house.call('removeDomains', { ids: [domainId] }, { token }));
    expect(await status()).toMatchObject({ curemails: 0, curquota: 0, curdomains: 0 });
    expect(await emails()).toEqual([]);
    const bin = dataOf(await house.call('getRecycleBin', { kind: 'users' }, { token }));
    expect(bin.rows).toEqual([]);
    dataOf(await house.call('restoreItems', { kind: 'domains', ids: [domainId] }, { token }));
    expect(await emails()).toEqual([anna.email]);
    expect(await status()).toMatchObject({ curemails: 1, curquota: 1000 });
  });

  it('are exported as they are filtered', async () => {
    await added('anna');
    await added('ben', { account_type: 'enhanced' });
    const { url } = dataOf(
      await house.call(
        'exportUsers',
        { format: 'csv', account_type: 'enhanced', columns: ['email'] },
        { token },
      ),
    );
    const { body } = await house.panel.app.inject({
      method: 'GET',
      url: new URL(url, 'https://x.example').pathname,
    });
    expect(body).toContain(`ben@${domain}`);
    expect(body).not.toContain('anna');
  });
});
