import type { APIRequestContext } from '@playwright/test';
import type { ActionAnswer, ActionInput, ActionName } from '@posthouse/contract';
import { areas } from '@posthouse/contract/core/permissions';
import { TestZulipServer } from '../apps/server/src/testing/test-zulip-server.ts';
import { addAddresses } from './crawl-addresses.ts';
import { addFilterRules } from './crawl-filters.ts';
import { addFolders } from './crawl-folders.ts';
import { offboardSome } from './crawl-offboarding.ts';
import { operator } from './panel-process.ts';
import { createAccount, expect, type TestAccount } from './panel-test.ts';
import { tokenOf } from './stored-session.ts';
import { callAction } from './wire.ts';

export type CrawlAccounts = Awaited<ReturnType<typeof makeCrawlAccounts>>;
/** What there is to look at, by name. */
export type Sights = CrawlAccounts['sights'];

/** An account with something in every list, an empty one, and a sub-admin who may only view. */
export async function makeCrawlAccounts(request: APIRequestContext) {
  const account = await createAccount([
    'maxdomains=9',
    'maxemails=12',
    'maxeemails=5',
    'maxexemails=3',
    'maxquota=15000',
    'maxzulipusers=4',
  ]);
  const token = await logInForLong(request, account);
  // Somebody is at work elsewhere.
  await tokenOf(request, account);
  const call = <Name extends ActionName>(name: Name, input: ActionInput<Name>) =>
    callAction<ActionAnswer<Name>>(request, name, input, token);

  const domain = `${account.username}.example`;
  const removed = `old.${domain}`;
  const aliasDomain = `alias.${domain}`;
  await call('addDomains', { domains: [`müller.${domain}`, removed] });
  const { domain: added } = await call('addDomain', { domain });
  await call('addAliasDomain', { domain, aliasdomain: aliasDomain });
  await operator('domain', 'verify', domain, '--account', account.username);
  const { userId, roomId, removedUser } = await addUsers(call, domain);
  const { rule, ruleId } = await addDelivery(call, userId);
  const addresses = await addAddresses(call, domain);
  const route = await addRoute(call, domain, roomId);
  const { planId, donePlanId } = await planImports(call, domain);
  const folders = await addFolders(call, domain);
  const filters = await addFilterRules(call, domain);
  const builtPlanId = await planCustomer(call, domain);
  const leaving = await offboardSome(call, domain);
  const { zulip, chatUser, chatUserId } = await addChatUsers(call, account, domain);
  await call('enableDkim', { id: added.id });
  await call('createDnsHandover', { id: added.id, days: 14 });
  const [old] = (await call('getDomains', { search: removed })).rows;
  await call('removeDomains', { ids: [String(old?.id)] });
  await call('setAdminBranding', { brandname: 'Shop Mail', brandcolor: '#7a1f1f' });
  await call('setBrandingDomain', { domain, brandcolor: '#145214' });
  const ip = '203.0.113.0/24';
  await call('addAdminIp', { ip, description: 'x'.repeat(100) });
  const helper = await call('addSubAdmin', {
    ...sub(account, 'help'),
    permissions: { domains: 5 },
    domains_limited: 1,
    domains: [added.id],
  });
  const { password: _password, ...guest } = sub(account, 'guest');
  const invited = await call('addSubAdmin', guest);
  const viewer = sub(account, 'view');
  const viewing = Object.fromEntries(areas.map((area) => [area, 1]));
  await call('addSubAdmin', { ...viewer, permissions: viewing });
  const [other] = (await call('getDomains', { search: 'müller' })).rows;
  const [alias] = (await call('getAliasDomains', {})).rows;
  // Nothing else on the pages moves by itself.
  for (const name of [domain, aliasDomain]) {
    await call('checkDomainHealth', { domain: name });
    await expect
      .poll(async () => (await call('getDomainHealth', { domain: name })).health, { timeout: 60_000 })
      .not.toBe('queued');
  }
  const [latest] = (await call('getAccountHistory', { operation: 'setAdminBranding' })).rows;
  return {
    sights: {
      username: account.username,
      domain,
      domainId: added.id,
      otherDomainId: String(other?.id),
      aliasDomain,
      aliasDomainId: String(alias?.id),
      removed,
      user: `anna@${domain}`,
      userId,
      roomId,
      removedUser,
      rule,
      ruleId,
      ...addresses,
      route,
      planId,
      donePlanId,
      ...folders,
      ...filters,
      builtPlanId,
      ...leaving,
      chatUser,
      chatUserId,
      subAdmin: helper.username,
      subAdminId: helper.id,
      invited: invited.username,
      invitedId: invited.id,
      historyId: String(latest?.id),
      ip,
    },
    tokens: {
      main: token,
      empty: await logInForLong(request, await createAccount(['maxdomains=9', 'maxzulipusers=3'])),
      viewer: await tokenOf(request, viewer),
    },
    stop: () => zulip.stop(),
  };
}

type Call = <Name extends ActionName>(name: Name, input: ActionInput<Name>) => Promise<ActionAnswer<Name>>;

/** One of each look: plain, with hours, application passwords and much in its name, a room, disabled, removed; and one for audit. */
async function addUsers(call: Call, domain: string) {
  const password = 'Correct-horse-7';
  const { id: userId } = await call('addUser', {
    username: 'anna',
    domain,
    password,
    name: 'Anna-Katharina von Hohenstein-Lindenberg',
    quota: 2_500,
    access_hours: { 1: { start: 8, end: 18 }, 2: { start: 0, end: 24 } },
    login_ips: ['192.0.2.0/24', '2001:db8:1234:5678:9abc:def0:1234:5678'],
  });
  await call('addAppPassword', { id: userId, label: 'Phone' });
  await call('createPasswordHandover', { id: userId });
  await call('addAppPassword', { id: userId, label: 'x'.repeat(100), expires_on: '2199-12-31' });
  const journal = { username: 'journal', domain, password, account_type: 'audit', quota: 100 } as const;
  const { email: audit_email } = await call('addUser', journal);
  await call('setAuditDomain', { domain, audit_email });
  const { id: roomId } = await call('addUser', {
    username: 'room.1',
    domain,
    account_type: 'enhanced',
    mailbox_type: 'room',
    quota: 500,
  });
  const off = await call('addUser', { username: 'otto', domain, password, quota: 1_000 });
  await call('disableUsers', { ids: [off.id] });
  const gone = await call('addUser', { username: 'zoe', domain, password, quota: 1_000 });
  await shareMailboxes(call, userId, [off.email, gone.email]);
  await call('removeUsers', { ids: [gone.id] });
  return { userId, roomId, removedUser: gone.email };
}

/** With every look: near and elsewhere, disabled, removed, and a long one. */
async function shareMailboxes(call: Call, id: string, addresses: [string, string]) {
  const elsewhere = `${'somebody.with.a.long.name'.repeat(2)}@elsewhere.example`;
  await call('setForwards', { id, destinations: [...addresses, elsewhere], keep_copy: 0 });
  await call('setSendAs', { id, addresses });
  const [one, other] = addresses;
  await call('setDelegates', {
    id,
    delegates: [
      { address: one, right: 'edit', send: 'behalf' },
      { address: other, right: 'full', send: 'as' },
    ],
  });
  await call('setDelegates', { email: one, delegates: [{ address: other, right: 'read' }] });
}

/** An address with every line and box of a route behind it: many members, a loop by a delivery rule, what is not used. */
async function addRoute(call: Call, domain: string, roomId: string): Promise<string> {
  const members = Array.from({ length: 40 }, (_, index) => `member.${index}@elsewhere.example`);
  await call('addList', { name: 'crowd', domain, type: 'distribution', members });
  const forward = ['anna', 'otto', 'room.1', 'crowd'].map((name) => `${name}@${domain}`);
  const { email } = await call('addAlias', { alias: 'route', domain, forward });
  const rule = { name: 'Back', active: 1, match: 'all', conditions: [], stop: 0 } as const;
  const actions = [{ type: 'forward', value: email }] as const;
  await call('setDeliveryRules', { id: roomId, rules: [{ ...rule, actions: [...actions] }] });
  return email;
}

/** One rule of each look, and a vacation that is on. */
async function addDelivery(call: Call, userId: string) {
  const value = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
  const rule = { active: 1, match: 'any', stop: 1 };
  const { rules } = await call('setDeliveryRules', {
    id: userId,
    rules: [
      {
        ...rule,
        name: 'Invoices',
        conditions: [
          { field: 'subject', test: 'contains', value },
          { field: 'header', header: 'X-Mailer', test: 'matches', value: '*' },
          { field: 'size', test: 'over', value: '2.5' },
        ],
        actions: [
          { type: 'move', value: 'Bills' },
          { type: 'read' },
          { type: 'forward', value: 'books@else.example' },
        ],
      },
      { ...rule, name: 'Junk', conditions: [{ field: 'spam', test: 'yes' }], actions: [{ type: 'discard' }] },
      { ...rule, name: 'All', active: 0, conditions: [], actions: [{ type: 'reject', value: 'No' }] },
    ],
  });
  await call('setVacation', { id: userId, active: 1, ends_on: '2199-12-31', text: 'x '.repeat(200) });
  return { rule: 'Junk', ruleId: String(rules[0]?.id) };
}

/** One with a row of each outcome, and one that is done. */
async function planImports(call: Call, domain: string) {
  const plan = async (...rows: string[]) => {
    const csv = ['email,name,quota_gb', ...rows].join('\n');
    return (await call('planImport', { kind: 'users', csv })).plan.id;
  };
  const donePlanId = await plan(`imported@${domain},Ida Petrova,0.5`, `y@${domain},Y,much`);
  await call('applyPlan', { kind: 'users', id: donePlanId });
  const stateOf = async (id: string) => (await call('getPlan', { kind: 'users', id })).plan.state;
  await expect.poll(() => stateOf(donePlanId), { timeout: 60_000 }).toBe('done');
  const rows = [`new@${domain},Nils Holm,1`, `otto@${domain},Otto,2`, `anna@${domain},,2.5`];
  return { planId: await plan(...rows, `x@${domain},X,much`), donePlanId };
}

/** One with rows of every type, of which some are refused. */
async function planCustomer(call: Call, domain: string): Promise<string> {
  const csv = [
    'type,email,name,quota_gb,forward,members',
    'domain,built.example,,,,',
    `user,built@${domain},Built,1,,`,
    'user,later@built.example,Later,1,,',
    `alias,built-alias@${domain},,,built@${domain},`,
    `alias,nowhere@${domain},,,nobody@${domain},`,
    `list,built-list@${domain},,,,built@${domain} someone@else.example`,
    `group,crew@${domain},,,,`,
  ].join('\n');
  return (await call('planImport', { kind: 'builder', csv })).plan.id;
}

/** Connects a Zulip organization; its owner cannot be disabled, which leaves an error to look at. */
async function addChatUsers(call: Call, { username }: TestAccount, domain: string) {
  const zulip = await TestZulipServer.start();
  await connectChat(zulip, username);
  zulip.join(`olga@${domain}`, 'Olga Owner', 100);
  const { user } = await call('addChatUser', {
    email: `anna@${domain}`,
    name: 'Anna-Katharina von Hohenstein',
  });
  const off = await call('addChatUser', { email: `otto@${domain}`, name: 'Otto', role: 'guest' });
  await call('disableChatUsers', { ids: [off.user.id] });
  const owner = async () => (await call('getChatUsers', { role: 'owner' })).rows[0]?.id;
  await call('refreshChatUsers', {});
  await expect.poll(owner, { timeout: 30_000 }).toBeDefined();
  await call('disableChatUsers', { ids: [String(await owner())] });
  return { zulip, chatUser: user.email, chatUserId: String(await owner()) };
}

/** As the operator does it. */
export async function connectChat(
  { url, botEmail, apiKey }: TestZulipServer,
  account: string,
): Promise<void> {
  const bot = ['--url', url, '--bot-email', botEmail, '--api-key', apiKey];
  await operator('chat', 'set', '--account', account, ...bot);
}

function sub({ username, password }: TestAccount, name: string) {
  const login = `${username}.${name}`;
  return { username: login, email: `${login}@admins.example`, password };
}

/** A crawl leaves its sessions alone for longer than the usual five minutes. */
async function logInForLong(request: APIRequestContext, account: TestAccount): Promise<string> {
  const token = await tokenOf(request, account);
  await callAction(request, 'updateSettings', { ui_timeout: 720 }, token);
  return token;
}
