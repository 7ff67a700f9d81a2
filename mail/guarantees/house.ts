import { setTimeout as sleep } from 'node:timers/promises';
import type { ActionAnswer, ActionInput, ActionName } from '@posthouse/contract';
import { type Envelope, encodeForm, formContentType, tokenHeader } from '@posthouse/contract/core/wire';
import type { ImapFlow } from 'imapflow';
import { inject } from 'vitest';
import { startTestDnsServer } from '../../apps/server/src/testing/test-dns-server.ts';
import { type Login, withImap } from './clients.ts';
import { type accounts, adminPassword } from './instance.ts';
import { OtherServer, type ReceivedMail } from './other-server.ts';

export const instance = inject('mailInstance');

/** The names of the test’s own Internet. */
export const dns = await startTestDnsServer(instance.dnsPort);

/** Where mail arrives that leaves this server, and that for connectors and relayed domains. */
export const worldServer = await new OtherServer(instance.worldPort).start();
export const relayServer = await new OtherServer(instance.relayPort).start();
export const { received: world } = worldServer;
export const { received: relay } = relayServer;

/** Those of all tests, and what a test made for itself. */
export type Account = (typeof accounts)[number] | `own-${string}`;
const tokens = new Map<Account, string>();

async function ask<Name extends ActionName>(
  name: Name,
  input: ActionInput<Name>,
  token = '',
): Promise<Envelope<ActionAnswer<Name>>> {
  const answer = await fetch(`http://127.0.0.1:${instance.panelPort}/`, {
    method: 'POST',
    headers: { 'content-type': formContentType, [tokenHeader]: token },
    body: encodeForm(name, input as Record<string, unknown>),
  });
  return (await answer.json()) as Envelope<ActionAnswer<Name>>;
}

/** Sets something as its administrator does: through the endpoint. A refusal is an error of the test. */
export async function set<Name extends ActionName>(
  name: Name,
  input: ActionInput<Name>,
  account: Account = 'alpha',
): Promise<ActionAnswer<Name>> {
  let token = tokens.get(account);
  if (token === undefined) {
    const login = await ask('login', { username: account, password: adminPassword });
    if (login.returncode === 0 || !('token' in login.returndata)) throw new Error(JSON.stringify(login));
    token = login.returndata.token;
    tokens.set(account, token);
  }
  const answer = await ask(name, input, token);
  if (answer.returncode === 0) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return answer.returndata;
}

let domains = 0;
/** Tests can run again on an engine that is still up. */
const mark = Date.now().toString(36);

/** A verified domain that no other test has. */
export async function newDomain(account: Account = 'alpha'): Promise<string> {
  domains += 1;
  const domain = `d${domains}-${mark}.${account}.test`;
  await claim(domain, account);
  return domain;
}

/** The same for a name that is given. */
export async function claim(domain: string, account: Account = 'alpha'): Promise<void> {
  await set('addDomain', { domain, type: 'standard' }, account);
  await prove(domain, account);
}

async function prove(domain: string, account: Account): Promise<void> {
  const { host, value } = await set('getDomainVerification', { domain }, account);
  dns.set({ [host]: { txt: [value] }, [domain]: { soa: true } });
  // The panel may just have looked, because of another domain; then it looks no sooner than after some seconds.
  await until(
    async () => (await set('verifyDomain', { domain }, account)).status === 'verified',
    `${domain} to be verified`,
  );
}

/** An alias domain, verified. */
export async function newAliasDomain(domain: string, account: Account = 'alpha'): Promise<string> {
  domains += 1;
  const aliasdomain = `alias${domains}-${mark}.${account}.test`;
  await set('addAliasDomain', { domain, aliasdomain }, account);
  await prove(aliasdomain, account);
  return aliasdomain;
}

const password = 'Mail-horse-77';

export interface TestUser extends Login {
  readonly id: string;
  readonly domain: string;
}

let users = 0;

/** A user with a mailbox and a password, unless the fields say something else. */
export async function newUser(
  domain: string,
  fields: Partial<ActionInput<'addUser'>> = {},
  account: Account = 'alpha',
): Promise<TestUser> {
  users += 1;
  const username = fields.username ?? `u${users}`;
  const login = (fields.mailbox_type ?? 'normal') === 'normal' ? { password } : {};
  const base = { account_type: 'basic', name: username, quota: 100, ...login } as const;
  const input = { ...base, ...fields, username, domain } as ActionInput<'addUser'>;
  const { id } = await set('addUser', input, account);
  return { id, domain, user: `${username}@${domain}`, pass: password };
}

const [firstPauseMs, longestPauseMs] = [50, 400];

/** Waits for something that happens by itself; says what it waited for when it never does. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  what = 'it to happen',
  seconds = 60,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  for (let pause = firstPauseMs; Date.now() < end; pause = Math.min(pause * 1.5, longestPauseMs)) {
    if (await isTrue()) return;
    await sleep(pause);
  }
  throw new Error(`waited ${seconds} s for ${what}`);
}

const looksOfLogin = 20;
const lookPauseMs = 100;

/**
 * Looks into a mailbox until there is something to see. A login is the most work of a look, so it looks many times with
 * one; then it logs in again, because rights come with a login.
 */
export async function lookUntil<Value>(
  login: Login,
  look: (client: ImapFlow) => Promise<Value | undefined>,
  what: string,
): Promise<Value> {
  let found: Value | undefined;
  await until(async () => {
    await withImap(login, async (client) => {
      for (let looks = 1; looks <= looksOfLogin && found === undefined; looks += 1) {
        if (looks > 1) await sleep(lookPauseMs);
        found = await look(client);
      }
    });
    return found !== undefined;
  }, what);
  return found as Value;
}

/** The messages with this subject in a folder; waits until there is one. */
export function arrived(login: Login, subject: string, folder = 'INBOX'): Promise<string[]> {
  const look = async (client: ImapFlow) => {
    const messages = await search(client, subject, folder);
    return messages.length > 0 ? messages : undefined;
  };
  return lookUntil(login, look, `“${subject}” in ${folder} of ${login.user}`);
}

/** The messages with this subject that are there now. */
export function read(login: Login, subject: string, folder = 'INBOX'): Promise<string[]> {
  return withImap(login, (client) => search(client, subject, folder));
}

async function search(client: ImapFlow, subject: string, folder: string): Promise<string[]> {
  const known = await client.list();
  if (client.usable && !known.some(({ path }) => path === folder)) return [];
  await client.mailboxOpen(folder);
  const found = await client.search({ header: { subject } }, { uid: true });
  // A session that ended meanwhile, because the user was just changed, finds nothing.
  if (!(found && client.usable))
    throw Object.assign(new Error('the session ended'), { code: 'NoConnection' });
  if (found.length === 0) return [];
  const messages = await client.fetchAll(found, { source: true }, { uid: true });
  return messages.map(({ source }) => String(source));
}

/** The mail that a server elsewhere got with this subject; waits until there is one. */
export async function receivedBy(server: readonly ReceivedMail[], subject: string): Promise<ReceivedMail[]> {
  const found = () => server.filter(({ text }) => text.includes(`Subject: ${subject}\r\n`));
  await until(() => found().length > 0, `“${subject}” at the other server`);
  return found();
}
