import { describe, expect, it } from 'vitest';
import { type Message, send } from './clients.ts';
import { expireSenderEntry } from './database.ts';
import {
  arrived,
  dns,
  newDomain,
  newUser,
  read,
  receivedBy,
  relay,
  set,
  type TestUser,
  until,
  world,
} from './house.ts';

const domain = await newDomain();
let senders = 0;
/** Whom nobody knows yet; the DNS says nothing about where such mail may come from. */
const newSender = () => {
  senders += 1;
  return { address: `anna@sender${senders}.example`, domain: `sender${senders}.example` };
};
/** The filter of the tests believes what a message says of itself. */
const spam = (message: Message, score = 30): Message => ({
  ...message,
  headers: { ...message.headers, 'X-Test-Score': String(score) },
});

/** Where a user got a message, once it is known that everybody has got what they get. */
async function placesOf(user: TestUser, subject: string): Promise<string[]> {
  const places: string[] = [];
  for (const folder of ['INBOX', 'Junk'])
    if ((await read(user, subject, folder)).length > 0) places.push(folder);
  return places;
}

describe.concurrent('one message', () => {
  it('has three outcomes for three users with three rules, and tells none of them about the others', async () => {
    const [blocks, allows, neither] = [await newUser(domain), await newUser(domain), await newUser(domain)];
    const { address } = newSender();
    await set('addBlacklist', { address, email: blocks.user });
    await set('addWhitelist', { address, email: allows.user });
    const to = [blocks.user, allows.user, neither.user];
    expect(await send(spam({ from: address, to, subject: 'three ways' }))).toBe('sent');
    const [inInbox] = await arrived(allows, 'three ways');
    const [inJunk] = await arrived(neither, 'three ways', 'Junk');
    expect(await placesOf(blocks, 'three ways')).toEqual([]);
    expect(await placesOf(allows, 'three ways')).toEqual(['INBOX']);
    expect(await placesOf(neither, 'three ways')).toEqual(['Junk']);
    for (const text of [inInbox, inJunk]) expect(text).not.toMatch(/x-posthouse/i);
  });

  it('that is spam stays marked on its way through lists, and forwards to other servers', async () => {
    const user = await newUser(domain);
    const [outside, beyond] = [`list-${user.id}@world.example`, `forward-${user.id}@world.example`];
    const members = [user.user, outside];
    const list = { name: `spammed-${user.id}`, domain, type: 'distribution', members } as const;
    const { email: ofList } = await set('addList', list);
    const alias = { alias: `onward-${user.id}`, domain, forward: [beyond] };
    const { email: ofAlias } = await set('addAlias', alias);
    const lies = { 'X-Spam-Status': 'No, score=-9', 'X-Spam-Score': '-9' };
    for (const to of [ofList, ofAlias])
      expect(await send(spam({ to, subject: 'marked for all', headers: lies }))).toBe('sent');
    const [text] = await arrived(user, 'marked for all', 'Junk');
    const sentOn = (address: string) => world.filter(({ to }) => to.includes(address));
    await until(() => sentOn(outside).length + sentOn(beyond).length === 2, 'what is sent on');
    const copies = [...sentOn(outside), ...sentOn(beyond)].map((mail) => mail.text);
    for (const copy of [String(text), ...copies]) {
      expect(copy).toMatch(/^X-Spam: Yes\r?$/m);
      const scores = [...copy.matchAll(/^X-Spam-(?:Score|Status): (.*?)\r?$/gm)].map(([, score]) => score);
      expect(scores).toHaveLength(1);
      expect(scores.filter((score) => !(Number(score) > 20))).toEqual([]);
    }
  });

  it('is not answered by a vacation reply of somebody whose rules drop it', async () => {
    const [blocks, answers] = [await newUser(domain), await newUser(domain)];
    const from = `lonely-${blocks.id}@world.example`;
    // Without a subject of its own, a reply has that of the message.
    const repliesAbout = (subject: string) =>
      world.filter(({ to, text }) => to.includes(from) && text.includes(subject));
    for (const { id } of [blocks, answers])
      await set('setVacation', { id, active: 1, subject: '', text: 'I am away.' });
    const { id: entry } = await set('addBlacklist', { address: from, email: blocks.user });
    expect(await send({ from, to: [blocks.user, answers.user], subject: 'anybody there' })).toBe('sent');
    await until(() => repliesAbout('anybody there').length > 0, 'the reply of who takes it');
    // Who had answered the first would not answer the second: one reply is enough for a sender.
    await set('removeBlacklist', { ids: [entry] });
    expect(await send({ from, to: blocks.user, subject: 'taken now' })).toBe('sent');
    await until(() => repliesAbout('taken now').length > 0, 'the reply of who takes it now');
    expect(repliesAbout('anybody there')).toHaveLength(1);
    expect(await placesOf(blocks, 'anybody there')).toEqual([]);
  });

  it('keeps to the settings of each of two accounts', async () => {
    const [mine, theirs] = [await newDomain(), await newDomain('beta')];
    const [here, there] = [await newUser(mine), await newUser(theirs, {}, 'beta')];
    await set('updateFilterSettings', { domain: mine, spam_to: 'inbox' });
    await set('updateFilterSettings', { domain: theirs, spam_to: 'folder' }, 'beta');
    expect(await send(spam({ to: [here.user, there.user], subject: 'two accounts' }))).toBe('sent');
    await arrived(here, 'two accounts');
    await arrived(there, 'two accounts', 'Junk');
    expect(await placesOf(here, 'two accounts')).toEqual(['INBOX']);
    expect(await placesOf(there, 'two accounts')).toEqual(['Junk']);
  });

  it('follows the rules of those behind an alias, and is kept from mailboxes on other servers', async () => {
    const [first, second] = [await newUser(domain), await newUser(domain)];
    const connector = await newUser(domain, { account_type: 'external', relay_host: 'relay.example' });
    const { address } = newSender();
    await set('addAlias', { alias: 'both', domain, forward: [first.user, second.user] });
    await set('addBlacklist', { address, email: second.user });
    await set('addBlacklist', { address, email: connector.user });
    const to = [`both@${domain}`, connector.user];
    expect(await send({ from: address, to, subject: 'behind an alias' })).toBe('sent');
    expect(await send({ to: connector.user, subject: 'after it' })).toBe('sent');
    expect(await arrived(first, 'behind an alias')).toHaveLength(1);
    await receivedBy(relay, 'after it');
    expect(await placesOf(second, 'behind an alias')).toEqual([]);
    expect(relay.filter(({ text }) => text.includes('behind an alias'))).toEqual([]);
  });
});

describe.concurrent('a sender on a list', () => {
  it('is refused by its blacklist: of the account, of a domain and of a user', async () => {
    const own = await newDomain('beta');
    const user = await newUser(own, {}, 'beta');
    const scopes = [{}, { domain: own }, { email: user.user }];
    for (const scope of scopes) {
      const sender = newSender();
      const { id } = await set('addBlacklist', { address: sender.domain, ...scope }, 'beta');
      const message = { from: `x@mail.${sender.domain}`, to: user.user, subject: 'blocked' };
      expect(await send(message)).toMatch(/^554 5\.7\.1 The recipient does not accept mail from you/);
      await set('removeBlacklist', { ids: [id] }, 'beta');
      expect(await send({ ...message, subject: `free ${sender.domain}` })).toBe('sent');
      await arrived(user, `free ${sender.domain}`);
    }
  });

  it('is nearest to its user: what the user says counts before the domain, the domain before the account', async () => {
    const own = await newDomain();
    const user = await newUser(own);
    const { address } = newSender();
    await set('addBlacklist', { address });
    expect(await send({ from: address, to: user.user, subject: 'x' })).toMatch(/^554 /);
    await set('addWhitelist', { address, domain: own });
    expect(await send(spam({ from: address, to: user.user, subject: 'the domain says' }))).toBe('sent');
    await arrived(user, 'the domain says');
    await set('addBlacklist', { address, email: user.user });
    expect(await send({ from: address, to: user.user, subject: 'x' })).toMatch(/^554 /);
  });

  it('counts for the whitelist only where the DNS does not say otherwise, unless that is ignored', async () => {
    const user = await newUser(domain);
    const { address, domain: theirs } = newSender();
    dns.set({ [theirs]: { txt: ['v=spf1 -all'] } });
    const { id } = await set('addWhitelist', { address, email: user.user });
    expect(await send(spam({ from: address, to: user.user, subject: 'not proven' }))).toBe('sent');
    await arrived(user, 'not proven', 'Junk');
    await set('updateWhitelist', { id, ignore_spf: 1 });
    expect(await send(spam({ from: address, to: user.user, subject: 'ignored' }))).toBe('sent');
    await arrived(user, 'ignored');
  });

  it('is also found in the From where an entry says so', async () => {
    const user = await newUser(domain);
    const { address } = newSender();
    const { id } = await set('addBlacklist', { address, email: user.user });
    const message = { from: newSender().address, headerFrom: `Anna <${address}>`, to: user.user };
    expect(await send({ ...message, subject: 'only the envelope' })).toBe('sent');
    await arrived(user, 'only the envelope');
    await set('updateBlacklist', { id, apply_to_headers: 1 });
    expect(await send({ ...message, subject: 'the From too' })).toMatch(/^554 /);
  });

  it('no longer counts after its last day, and every hit is counted', async () => {
    const user = await newUser(domain);
    const { address } = newSender();
    const { id } = await set('addBlacklist', { address, email: user.user });
    expect(await send({ from: address, to: user.user, subject: 'x' })).toMatch(/^554 /);
    await until(async () => {
      const { rows } = await set('getBlacklist', { email: user.user });
      return rows[0]?.hits === 1 && rows[0].last_hit_at !== null;
    }, 'the hit to be counted');
    await expireSenderEntry(id);
    expect(await send({ from: address, to: user.user, subject: 'expired' })).toBe('sent');
    await arrived(user, 'expired');
  });
});

describe.concurrent('filter settings', () => {
  it('say what becomes of spam: the folder, the inbox, or refused', async () => {
    const own = await newDomain();
    const user = await newUser(own);
    const outcomes = { folder: 'Junk', inbox: 'INBOX' } as const;
    for (const spam_to of ['folder', 'inbox'] as const) {
      await set('updateFilterSettings', { domain: own, spam_to });
      expect(await send(spam({ to: user.user, subject: `to ${spam_to}` }))).toBe('sent');
      await arrived(user, `to ${spam_to}`, outcomes[spam_to]);
    }
    await set('updateFilterSettings', { domain: own, spam_to: 'delete' });
    expect(await send(spam({ to: user.user, subject: 'x' }))).toMatch(
      /^554 5\.7\.1 The message looks like spam/,
    );
    await set('updateFilterSettings', { domain: own, spam_to: '' });
    expect(await send(spam({ to: user.user, subject: 'as the account' }))).toBe('sent');
    await arrived(user, 'as the account', 'Junk');
  });

  it('say from which score on a message is spam', async () => {
    const own = await newDomain();
    const user = await newUser(own);
    for (const [sensitivity, folder] of [
      [1, 'INBOX'],
      [10, 'Junk'],
    ] as const) {
      await set('updateFilterSettings', { domain: own, sensitivity });
      expect(await send(spam({ to: user.user, subject: `sensitivity ${sensitivity}` }, 7))).toBe('sent');
      await arrived(user, `sensitivity ${sensitivity}`, folder);
    }
  });

  it('accept only whom a list names, colleagues, and whom users have written to', async () => {
    const own = await newDomain();
    const [user, colleague] = [await newUser(own), await newUser(own)];
    const [listed, partner, stranger] = [newSender(), newSender(), newSender()];
    await set('updateFilterSettings', { domain: own, accept_from: 'whitelist' });
    await set('addWhitelist', { address: listed.address, domain: own });
    expect(await send({ from: stranger.address, to: user.user, subject: 'x' })).toMatch(
      /^554 5\.7\.1 The recipient only accepts mail from approved senders/,
    );
    expect(await send({ from: listed.address, to: user.user, subject: 'on the list' })).toBe('sent');
    await arrived(user, 'on the list');
    expect(await send({ from: colleague.user, to: user.user, subject: 'a colleague' }, colleague)).toBe(
      'sent',
    );
    await arrived(user, 'a colleague');
    expect(await send({ from: colleague.user, to: partner.address, subject: 'hello' }, colleague)).toBe(
      'sent',
    );
    await until(async () => {
      const { rows } = await set('getAutoWhitelist', { domain: own });
      return rows.some(({ address, email }) => address === partner.address && email === colleague.user);
    }, 'the partner to be known');
    expect(await send({ from: partner.address, to: user.user, subject: 'an answer' })).toBe('sent');
    await arrived(user, 'an answer');
    await set('updateFilterSettings', { domain: own, autowhitelist: 0 });
    expect(await send({ from: partner.address, to: user.user, subject: 'x' })).toMatch(/^554 /);
  });
});

describe.concurrent('a server on a list', () => {
  it('is refused or accepted by the first entry that fits', async () => {
    const own = await newDomain();
    const user = await newUser(own);
    await set('addIpAccess', { ip: '127.0.0.0/8', type: 'block', domain: own });
    expect(await send({ to: user.user, subject: 'x' })).toMatch(
      /^554 5\.7\.1 The recipient does not accept mail from your server/,
    );
    await set('addIpAccess', { ip: '127.0.0.1', type: 'allow', domain: own, preference: 0 });
    expect(await send(spam({ to: user.user, subject: 'allowed' }))).toBe('sent');
    await arrived(user, 'allowed');
  });
});

describe.concurrent('words about spam', () => {
  it('mean nothing when others have written them', async () => {
    const user = await newUser(domain);
    const headers = {
      'X-Spam': 'Yes',
      'X-Posthouse-Drop': `,${user.id},`,
      'X-Posthouse-Junk': `,${user.id},`,
    };
    expect(await send({ to: user.user, subject: 'forged words', headers })).toBe('sent');
    expect(await arrived(user, 'forged words')).toHaveLength(1);
  });
});

describe.concurrent('a domain of this server in the From', () => {
  it('is taken for forged where neither SPF nor a signature speaks for it', async () => {
    const own = await newDomain();
    const [user, boss] = [await newUser(own), await newUser(own)];
    const from = { from: newSender().address, headerFrom: `The boss <${boss.user}>`, to: user.user };
    expect(await send({ ...from, subject: 'forged' })).toBe('sent');
    await arrived(user, 'forged', 'Junk');
    // A service that may write in the name of the domain, by its own envelope.
    dns.set({ [`news.${own}`]: { txt: ['v=spf1 ip4:127.0.0.1 -all'] } });
    expect(await send({ ...from, from: `bounce@news.${own}`, subject: 'proven' })).toBe('sent');
    await arrived(user, 'proven');
    await set('addWhitelist', { address: from.from, domain: own, ignore_spf: 1 });
    expect(await send({ ...from, subject: 'wanted' })).toBe('sent');
    await arrived(user, 'wanted');
  });

  it('is known again in what a list elsewhere brings back, though the list has changed it', async () => {
    const own = await newDomain();
    const [writer, reader] = [await newUser(own), await newUser(own)];
    const list = 'list@lists.example';
    expect(await send({ from: writer.user, to: list, subject: 'to the list' }, writer)).toBe('sent');
    const [sent] = await receivedBy(world, 'to the list');
    const brought = (text: string) => ({
      from: 'list-bounces@lists.example',
      to: reader.user,
      subject: '',
      raw: text,
    });
    const changed = String(sent?.text)
      .replace('Subject: to the list', 'Subject: [list] back from the list')
      .concat('\r\n-- \r\nThe list\r\n');
    expect(await send(brought(changed))).toBe('sent');
    await arrived(reader, 'back from the list');
    const other = changed
      .replace('back from the list', 'for somebody else')
      .replace(`To: ${list}`, `To: ${reader.user}`);
    expect(await send(brought(other))).toBe('sent');
    await arrived(reader, 'for somebody else', 'Junk');
  });
});
