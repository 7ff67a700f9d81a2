import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { send } from './clients.ts';
import { examine } from './filter.ts';
import {
  arrived,
  dns,
  instance,
  newAliasDomain,
  newDomain,
  newUser,
  receivedBy,
  set,
  until,
  world,
} from './house.ts';
import { startSigning } from './keys.ts';
import { findProcesses } from './operator.ts';

const run = promisify(execFile);
const domain = await newDomain();
let names = 0;

async function newList(...members: string[]): Promise<string> {
  names += 1;
  const name = `list${names}`;
  const { id, email } = await set('addList', { name, domain, type: 'distribution' });
  await set('addListMembers', { list: id, members });
  return email;
}

const people = (count: number, at = 'members.example') =>
  Array.from({ length: count }, (_, index) => `m${String(index).padStart(4, '0')}@${at}`);

const receivedOf = (subject: string) => world.filter(({ text }) => text.includes(`Subject: ${subject}\r\n`));
const recipientsOf = (subject: string) => receivedOf(subject).flatMap(({ to }) => to);

/** Until nothing is on its way to these any more. */
async function untilHandedOn(...addresses: string[]): Promise<void> {
  const config = join(instance.root, 'etc/postfix');
  await until(
    async () => {
      const { stdout } = await run('postqueue', ['-c', config, '-j'], { maxBuffer: 100_000_000 });
      return !addresses.some((address) => stdout.includes(`"${address}"`));
    },
    `mail to ${addresses.join(', ')} to be handed on`,
  );
}

/** The process of Postfix that hands mail to lists over to the hooks. */
async function findListProcess(): Promise<number | undefined> {
  const queue = join(instance.root, 'spool/postfix');
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!words.startsWith('lmtp\0-n\0lists\0')) continue;
    const { stdout } = await run('readlink', [`/proc/${pid}/cwd`]).catch(() => ({ stdout: '' }));
    if (stdout.trim() === queue) return Number(pid);
  }
  return undefined;
}

describe.concurrent('a list hands a message on once', () => {
  it('when a second copy comes in another session 70 ms later', async () => {
    const members = people(300);
    const list = await newList(...members);
    const headers = { 'Message-ID': `<copies.${list}>` };
    const post = () => send({ to: list, subject: 'two copies', headers });
    const first = post();
    await sleep(70);
    expect([await first, await post()]).toEqual(['sent', 'sent']);
    await until(() => recipientsOf('two copies').length >= members.length, 'all members');
    await untilHandedOn(list, ...members.slice(-1));
    expect(recipientsOf('two copies').sort()).toEqual(members);
  });

  it('when it is sent to both of its names, and to both lists that lead to each other', async () => {
    const [mine, theirs] = [people(20, 'mine.example'), people(20, 'theirs.example')];
    const one = await newList(...mine);
    const other = await newList(...theirs, one);
    const { rows } = await set('getLists', { search: one });
    await set('addListMembers', { list: String(rows[0]?.id), members: [other] });
    const sameDomain = await newAliasDomain(domain);
    const alias = `${one.split('@')[0]}@${sameDomain}`;
    expect(await send({ to: [one, alias, other], subject: 'both lists' })).toBe('sent');
    const all = [...mine, ...theirs].sort();
    await until(() => recipientsOf('both lists').length >= all.length, 'all members');
    await untilHandedOn(one, alias, other);
    expect(recipientsOf('both lists').sort()).toEqual(all);
  });

  it('when handing it over is cut off and repeated', async () => {
    const members = people(1_000);
    const list = await newList(...members);
    expect(await send({ to: list, subject: 'cut off' })).toBe('sent');
    // The first portion was taken: Postfix brings the message again, while the hooks still have it.
    await until(() => receivedOf('cut off').length > 0, 'the first members');
    const pid = await findListProcess();
    if (pid === undefined) throw new Error('nobody hands mail to lists over');
    process.kill(pid, 'SIGKILL');
    await until(() => recipientsOf('cut off').length >= members.length, 'all members');
    await untilHandedOn(list, ...members.slice(-1));
    expect(recipientsOf('cut off').sort()).toEqual(members);
  });
});

describe('long posts to lists', () => {
  it('hold up no forward, no bounce, no other list and no request to leave', async () => {
    // The DNS gives no answer about their author, for some seconds each.
    dns.set({ '_dmarc.silent.example': { broken: 'silent' } });
    const lists = await Promise.all(['a', 'b', 'c'].map((name) => newList(`${name}@members.example`)));
    const other = await newList('other@members.example');
    const { email: forward } = await set('addAlias', { alias: 'on', domain, forward: ['on@else.example'] });
    const posts = lists.flatMap((to) => Array.from({ length: 20 }, () => to));
    const author = 'author@silent.example';
    const sent = await Promise.all(posts.map((to) => send({ to, from: author, subject: 'a long post' })));
    expect(new Set(sent)).toEqual(new Set(['sent']));
    expect(await send({ to: forward, subject: 'a forward' })).toBe('sent');
    expect(await send({ to: other, subject: 'another list' })).toBe('sent');
    const [{ from } = { from: '' }] = await receivedBy(world, 'a forward');
    await receivedBy(world, 'another list');
    const bounce = { to: from, from: '', headerFrom: 'mailer@else.example', subject: 'a bounce' };
    expect(await send(bounce)).toBe('sent');
    await receivedBy(world, 'a bounce');
    // Of the very list that is busy.
    const [busy = ''] = lists;
    expect(await send({ to: busy.replace('@', '+unsubscribe@'), subject: 'a request' })).toBe('sent');
    await receivedBy(world, 'a request');
    const ofBusy = receivedOf('a long post').filter(({ text }) =>
      text.includes(`List-Post: <mailto:${busy}>`),
    );
    expect(ofBusy.length).toBeLessThan(posts.length / lists.length);
    dns.set({ '_dmarc.silent.example': {} });
    await until(() => receivedOf('a long post').length === posts.length, 'all posts');
  });
});

describe.concurrent('mail from a list', () => {
  it('says how to leave and to get help: that reaches the owners, or the administrator of the account', async () => {
    const owner = await newUser(domain);
    const { id, email } = await set('addSmartList', {
      ...{ name: 'owned', domain, protection: 'members', owners: [owner.user] },
    });
    await set('setSmartListMembers', { list: id, members: [{ address: 'leaving@members.example' }] });
    expect(await send({ to: email, from: owner.user, subject: 'owned list' }, owner)).toBe('sent');
    const plain = await newList('leaving@members.example');
    expect(await send({ to: plain, subject: 'plain list' })).toBe('sent');
    const addressIn = (text = '', field: string) =>
      new RegExp(`^${field}: <mailto:([^?>]+)`, 'm').exec(text)?.[1] ?? '';
    const from = 'leaving@members.example';
    const [owned] = await receivedBy(world, 'owned list');
    const [unowned] = await receivedBy(world, 'plain list');
    for (const field of ['List-Unsubscribe', 'List-Help']) {
      const subject = `${field} by a member`;
      expect(await send({ to: addressIn(owned?.text, field), from, subject })).toBe('sent');
      expect(await arrived(owner, subject)).toHaveLength(1);
      expect(await send({ to: addressIn(unowned?.text, field), from, subject })).toBe('sent');
      expect((await receivedBy(world, subject)).map(({ to }) => to)).toEqual([['it@alpha.example']]);
    }
    const unsubscribe = addressIn(owned?.text, 'List-Unsubscribe');
    expect(await send({ to: unsubscribe, from: '', subject: 'x' })).toMatch(/^550 /);
  });

  it('names the list as its author, and is signed, where the author’s domain lets nobody else send for it', async () => {
    const own = await newDomain();
    await startSigning(own);
    dns.set({
      '_dmarc.strict.example': { txt: ['v=DMARC1; p=reject'] },
      '_dmarc.loose.example': { txt: ['v=DMARC1; p=none'] },
    });
    const { email } = await set('addList', {
      name: 'team',
      domain: own,
      type: 'distribution',
      members: ['m@members.example'],
    });
    const post = async (author: string, subject: string) => {
      const headerFrom = `"Jörg Boss" <${author}>`;
      expect(await send({ to: email, from: author, headerFrom, subject })).toBe('sent');
      const [mail] = await receivedBy(world, subject);
      return mail?.text ?? '';
    };
    const strict = await post('boss@mail.strict.example', 'strict author');
    const name = `=?UTF-8?B?${Buffer.from('Jörg Boss via team').toString('base64')}?=`;
    expect(strict).toContain(`\r\nFrom: ${name} <${email}>\r\nReply-To: boss@mail.strict.example\r\n`);
    expect(strict).toMatch(new RegExp(`^DKIM-Signature: .*d=${own};`, 'm'));
    expect(Object.keys(await examine(strict))).toEqual(expect.arrayContaining(['R_DKIM_ALLOW', 'ARC_ALLOW']));
    const loose = await post('boss@loose.example', 'loose author');
    expect(loose).toMatch(/^From: .*<boss@loose\.example>\r$/m);
    expect(loose).not.toMatch(/^(DKIM-Signature|Reply-To):/m);
    expect(Object.keys(await examine(loose))).toContain('ARC_ALLOW');
  });

  it('keeps an author of its own domain who has logged in, and nobody else of that domain', async () => {
    const own = await newDomain();
    await startSigning(own);
    dns.set({
      [`_dmarc.${own}`]: { txt: ['v=DMARC1; p=reject'] },
      [own]: { soa: true, txt: ['v=spf1 ip4:127.0.0.1 -all'] },
    });
    const user = await newUser(own);
    const { email } = await set('addList', {
      name: 'team',
      domain: own,
      type: 'distribution',
      members: ['m@members.example'],
    });
    expect(await send({ to: email, from: user.user, subject: 'by a user' }, user)).toBe('sent');
    const [mail] = await receivedBy(world, 'by a user');
    expect(mail?.text).toMatch(new RegExp(`^From: .*${user.user}`, 'm'));
    expect(Object.keys(await examine(mail?.text ?? ''))).toContain('R_DKIM_ALLOW');
    expect(await send({ to: email, headerFrom: user.user, subject: 'by somebody' })).toBe('sent');
    const [forged] = await receivedBy(world, 'by somebody');
    expect(forged?.text).toContain(`via team" <${email}>`);
  });
});

describe('when the hooks are killed between two portions', () => {
  it('the list goes on with the next, and nobody gets a message twice', async () => {
    const members = people(1_000);
    const list = await newList(...members);
    expect(await send({ to: list, subject: 'killed' })).toBe('sent');
    await until(() => receivedOf('killed').length > 0, 'the first members');
    process.kill((await findProcesses()).hooks, 'SIGKILL');
    await until(() => recipientsOf('killed').length >= members.length, 'all members', 100);
    await untilHandedOn(list, ...members.slice(-1));
    expect(recipientsOf('killed').sort()).toEqual(members);
  });
});
