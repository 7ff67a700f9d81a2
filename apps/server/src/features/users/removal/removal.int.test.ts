import type { ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestAddresses, type TestAddresses } from '../../../testing/test-addresses.ts';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';

let house: TestPanel;
let made: TestAddresses;
let hidden: string;
let token: string;
const ids: Record<string, string> = {};
const at = (name: string) => made.at(name);
const send = async <Name extends Parameters<TestPanel['call']>[0]>(name: Name, input: unknown, as = token) =>
  dataOf(await house.call(name, input as never, { token: as }));
const add = async (name: string, fields: Partial<ActionInput<'addUser'>> = {}) => {
  ids[name] = (await made.addUser(name, fields)).id;
};

beforeAll(async () => {
  house = await startTestPanel();
  made = await makeTestAddresses(house, 'removal');
  ({ token } = made);
  hidden = 'hidden-removal.example';
  await made.addDomain(hidden);
  const shared = { account_type: 'enhanced', mailbox_type: 'shared', password: undefined } as const;
  await Promise.all(['anna', 'ben', 'carl', 'dora'].map((name) => add(name, { account_type: 'enhanced' })));
  await add('desk', shared);
  await add('team-box', shared);
  await add('copies', { account_type: 'audit' });
  await add('far', { domain: hidden });
  await made.addAlias('only', [at('anna')]);
  await made.addAlias('pair', [at('anna'), at('ben')]);
  await made.addAlias('secret', [at('anna')], { domain: hidden });
  await made.addList('list', [at('anna'), at('carl')]);
  const smart = await made.addSmartList('smart', { owners: [at('anna')] } as never);
  await send('setSmartListMembers', { list: smart.id, members: [{ address: at('anna') }] });
  const folder = { name: 'Sales', domain: made.domain, type: 'mail', owners: [at('anna')] };
  await send('addPublicFolder', folder);
  const open = await send('addPublicFolder', { ...folder, name: 'Open', owners: [at('ben')] });
  await send('setPublicFolderRights', { id: open.id, rights: [{ who: at('anna'), profile: 'reviewer' }] });
  await send('setForwards', { id: ids['ben'], destinations: [at('anna')] });
  await send('setSendAs', { id: ids['carl'], addresses: [at('anna')] });
  const delegate = (name: string) => ({ address: at(name), right: 'full', send: 'none' });
  await send('setDelegates', { id: ids['desk'], delegates: [delegate('anna')] });
  await send('setDelegates', { id: ids['team-box'], delegates: [delegate('anna'), delegate('ben')] });
  await send('setDelegates', { id: ids['anna'], delegates: [delegate('dora')] });
  const rule = { name: 'On', active: 1, match: 'all', conditions: [], stop: 0 };
  const redirect = { ...rule, actions: [{ type: 'redirect', value: at('anna') }] };
  await send('setDeliveryRules', { id: ids['carl'], rules: [redirect] });
  await send('setDeliveryRules', { id: ids['dora'], rules: [{ ...redirect, active: 0 }] });
  await send('updateDomain', { domain: made.domain, catchall: at('anna') });
  await send('setAuditDomain', { domain: made.domain, audit_email: at('copies') });
});
afterAll(() => house.stop());

const effectsOf = async (input: ActionInput<'getRemovalEffects'>, as = token) => {
  const { effects, ...mail } = await send('getRemovalEffects', input, as);
  return {
    mail,
    effects: Object.fromEntries(effects.map(({ kind, rows }) => [kind, rows.map((row) => row.name)])),
  };
};

describe('before a user is removed', () => {
  it('everything that leads there is named by what becomes of it, the worst first', async () => {
    const { effects } = await send('getRemovalEffects', { ids: [ids['anna'] ?? ''] });
    expect(effects.map(({ kind, total, rows }) => [kind, total, ...rows.map(({ name }) => name)])).toEqual([
      ['alias_refused', 2, at('only'), `secret@${hidden}`],
      ['catch_all', 1, made.domain],
      ['rule', 1, at('carl')],
      ['mailbox_closed', 1, at('desk')],
      ['smart_list_ownerless', 1, at('smart')],
      ['folder_ownerless', 1, 'Sales'],
      ['alias', 1, at('pair')],
      ['list', 1, at('list')],
      ['smart_list', 1, at('smart')],
      ['forward', 1, at('ben')],
      ['delegate', 1, at('team-box')],
      ['delegated', 1, at('dora')],
      ['send_as', 1, at('carl')],
      ['folder', 1, 'Open'],
    ]);
  });

  it('what is removed with it is not named, and what only they share leads nowhere', async () => {
    const { mail, effects } = await effectsOf({ ids: [ids['anna'] ?? '', ids['ben'] ?? ''] });
    expect(mail.total).toBe(2);
    expect(effects['forward']).toBeUndefined();
    expect(effects['alias_refused']).toEqual([at('only'), at('pair'), `secret@${hidden}`]);
    expect(effects['mailbox_closed']).toEqual([at('desk'), at('team-box')]);
    expect(effects['folder_ownerless']).toEqual(['Open', 'Sales']);
  });

  it('a mailbox that receives the copies of audited domains is named as one that stays', async () => {
    const all = { all: 1, count: 7, domain: [made.domain] } as const;
    const { mail, effects } = await effectsOf(all as never);
    expect(mail.total).toBe(7);
    expect(effects['audit']).toEqual([at('copies')]);
    expect(
      (await effectsOf({ ...all, except: [ids['copies'] ?? ''] } as never)).effects['audit'],
    ).toBeUndefined();
  });

  it('mail counts once it is measured, or may be there because somebody has logged in', async () => {
    const measure = (name: string, bytes: number | null, login: boolean) =>
      house.database.pool.query(
        'update user_measure set used_bytes = $2, last_login_at = case when $3 then now() end where user_id = $1',
        [ids[name], bytes, login],
      );
    await measure('anna', 3_000_000, false);
    await measure('ben', null, true);
    await measure('carl', 0, true);
    const of = (...names: string[]) => effectsOf({ ids: names.map((name) => ids[name] ?? '') });
    expect((await of('anna', 'ben', 'carl', 'dora')).mail).toEqual({ total: 4, mailboxes: 2, used: 3 });
    expect((await of('carl')).mail).toEqual({ total: 1, mailboxes: 0, used: 0 });
    await measure('anna', 3e15, false);
    expect((await of('anna')).mail.used).toBe(3e9);
  });

  it('whoever is limited to domains learns nothing of others, and users elsewhere do not exist', async () => {
    const helper = await made.addLimited('removal-helper', [made.domainId]);
    const { effects } = await effectsOf({ ids: [ids['anna'] ?? ''] }, helper);
    expect(effects['alias_refused']).toEqual([at('only')]);
    expect(JSON.stringify(effects)).not.toContain(hidden);
    const far = house.call('getRemovalEffects', { ids: [ids['far'] ?? ''] }, { token: helper });
    expect(outcomeOf(await far)).toBe('not_found');
  });

  it('aliases, lists and smart lists are only counted for who may not view those', async () => {
    await house.addSubAdmin(made.accountId, 'removal-users-only', { users: 3 });
    const as = await house.login('removal-users-only');
    const { effects } = await send('getRemovalEffects', { ids: [ids['anna'] ?? ''] }, as);
    const unnamed = effects.filter(({ rows }) => rows.length === 0);
    expect(unnamed.map(({ kind, total }) => [kind, total])).toEqual([
      ['alias_refused', 2],
      ['smart_list_ownerless', 1],
      ['alias', 1],
      ['list', 1],
      ['smart_list', 1],
    ]);
    expect(effects.find(({ kind }) => kind === 'forward')?.rows).toHaveLength(1);
  });

  it('many that were only just added are looked up as well, with what leads to them', async () => {
    const { domainId, accountId } = made;
    const many = 20_000;
    await house.database.pool.query('update account set max_external_users = $2 where id = $1', [
      ...[accountId, many],
    ]);
    await house.database.pool.query(
      `with made as (insert into address (account_id, domain_id, local_part, kind, created_at)
         select $1, $2, 'many' || n, 'user', now() from generate_series(1, $3::int) n returning *)
       insert into mail_user (account_id, id, domain_id, email, readable, account_type, relay_host, quota_mb, created_at)
       select account_id, id, domain_id, local_part || '@x', local_part || '@x', 'external', 'mx.partner.example', 0, now() from made`,
      [accountId, domainId, many],
    );
    await house.database.pool.query(
      `insert into user_forward (account_id, user_id, position, address_id)
       select u.account_id, u.id, 1, $2 from mail_user u where u.account_id = $1 and u.account_type = 'external'`,
      [accountId, ids['anna']],
    );
    const all = { all: 1, count: many, account_type: ['external'] } as const;
    expect((await send('getRemovalEffects', all)).total).toBe(many);
    const { effects } = await send('getRemovalEffects', { ids: [ids['anna'] ?? ''] });
    expect(effects.find(({ kind }) => kind === 'forward')?.total).toBe(many + 1);
  });
});
