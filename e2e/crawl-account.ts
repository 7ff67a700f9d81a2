import type { APIRequestContext } from '@playwright/test';
import type { ActionAnswer, ActionInput, ActionName } from '@posthouse/contract';
import { areas } from '@posthouse/contract/core/permissions';
import { type Call, crawledFeatures, type Ground, subAdminOf } from './crawl-feature.ts';
import { operator } from './panel-process.ts';
import { createAccount, type TestAccount } from './panel-test.ts';
import { tokenOf } from './stored-session.ts';
import { callAction } from './wire.ts';

export type CrawlAccounts = Awaited<ReturnType<typeof makeCrawlAccounts>>;

/** An account with something in every list, an empty one, and a sub-admin who may only view; and all there is to see. */
export async function makeCrawlAccounts(request: APIRequestContext) {
  const account = await createAccount([
    'maxdomains=9',
    'maxemails=13',
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

  const viewer = subAdminOf(account, 'view');
  const ground = await makeGround(call, account, viewer.username);
  const running: (() => Promise<void>)[] = [];
  const site = { call, account, ground, atEnd: (stop: () => Promise<void>) => running.push(stop) };
  const states = [];
  for (const { make, states: statesOf } of (await crawledFeatures()).values())
    states.push(...statesOf({ ...ground, ...(await make(site)) }));
  const viewing = Object.fromEntries(areas.map((area) => [area, 1]));
  await call('addSubAdmin', { ...viewer, permissions: viewing });
  return {
    states,
    tokens: {
      main: token,
      empty: await logInForLong(request, await createAccount(['maxdomains=9', 'maxzulipusers=3'])),
      viewer: await tokenOf(request, viewer),
    },
    stop: async () => {
      for (const stop of running) await stop();
    },
  };
}

async function makeGround(call: Call, { username }: TestAccount, viewer: string): Promise<Ground> {
  const domain = `${username}.example`;
  const { domain: added } = await call('addDomain', { domain });
  await operator('domain', 'verify', domain, '--account', username);
  return { username, viewer, domain, domainId: added.id, ...(await addUsers(call, domain)) };
}

/** One of each look: plain, with hours, application passwords and much in its name, a room, disabled, removed. */
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
  await call('addAppPassword', { id: userId, label: 'x'.repeat(100), expires_on: '2199-12-31' });
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
  return { user: `anna@${domain}`, userId, roomId, removedUser: gone.email };
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

/** A crawl leaves its sessions alone for longer than the usual five minutes. */
async function logInForLong(request: APIRequestContext, account: TestAccount): Promise<string> {
  const token = await tokenOf(request, account);
  await callAction(request, 'updateSettings', { ui_timeout: 720 }, token);
  return token;
}
