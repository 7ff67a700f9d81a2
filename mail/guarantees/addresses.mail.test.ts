import { describe, expect, it } from 'vitest';
import { send, withImap } from './clients.ts';
import { arrived, newAliasDomain, newDomain, newUser, read, receivedBy, set, until, world } from './house.ts';
import type { ReceivedMail } from './other-server.ts';

const domain = await newDomain();
const [anna, ben, cleo] = [await newUser(domain), await newUser(domain), await newUser(domain)];
let names = 0;
const newName = (start: string) => {
  names += 1;
  return `${start}${names}`;
};

async function newAlias(...forward: string[]) {
  const alias = newName('alias');
  const { id, email } = await set('addAlias', { alias, domain, forward });
  return { id, email };
}

async function newList(...members: string[]) {
  const { id, email } = await set('addList', {
    name: newName('list'),
    domain,
    type: 'distribution',
    members,
  });
  return { id, email };
}

describe.concurrent('an alias', () => {
  it('brings mail to all its destinations, here and elsewhere, through other aliases and alias domains', async () => {
    const inner = await newAlias(ben.user);
    const { email } = await newAlias(anna.user, inner.email, 'out@world.example');
    const other = await newAliasDomain(domain);
    expect(await send({ to: email, subject: 'alias' })).toBe('sent');
    expect(await arrived(anna, 'alias')).toHaveLength(1);
    expect(await arrived(ben, 'alias')).toHaveLength(1);
    expect((await receivedBy(world, 'alias')).map(({ to }) => to)).toEqual([['out@world.example']]);
    expect(await send({ to: `${email.split('@')[0]}@${other}`, subject: 'alias domain' })).toBe('sent');
    expect(await arrived(anna, 'alias domain')).toHaveLength(1);
  });

  it('that is disabled, removed or has no destination left is refused', async () => {
    const gone = await newUser(domain);
    const { id, email } = await newAlias(anna.user);
    const dead = await newAlias(gone.user);
    await set('disableAliases', { ids: [id] });
    await set('removeUsers', { ids: [gone.id] });
    expect(await send({ to: email, subject: 'x' })).toMatch(/^550 /);
    expect(await send({ to: dead.email, subject: 'x' })).toMatch(/^550 /);
    await set('enableAliases', { ids: [id] });
    expect(await send({ to: email, subject: 'enabled' })).toBe('sent');
    expect(await arrived(anna, 'enabled')).toHaveLength(1);
    await set('removeAliases', { ids: [id] });
    expect(await send({ to: email, subject: 'x' })).toMatch(/^550 /);
  });
});

describe.concurrent('a public folder', () => {
  it('gets what an alias, a list and a forward lead to it', async () => {
    const [reader, forwarding] = [await newUser(domain, { account_type: 'enhanced' }), await newUser(domain)];
    const [name, username] = ['Tickets', newName('tickets')];
    const folder = await set('addPublicFolder', { name, domain, type: 'mail', quota: 10, username });
    await set('setPublicFolderRights', {
      id: folder.id,
      rights: [{ who: reader.user, profile: 'reviewer' }],
    });
    const place = `Public/${domain}/${name}`;
    await until(
      () => withImap(reader, async (client) => (await client.list()).some(({ path }) => path === place)),
      'the folder',
    );
    const address = `${username}@${domain}`;
    const [alias, list] = [await newAlias(address), await newList(address)];
    await set('setForwards', { id: forwarding.id, destinations: [address], keep_copy: 0 });
    for (const to of [alias.email, list.email, forwarding.user]) {
      const { final, nodes } = await set('explainAddress', { address: to });
      expect(final.map(({ kind, node }) => [kind, nodes[node]?.address])).toEqual([['folder', address]]);
      expect(await send({ to, subject: `to the folder by ${to}` })).toBe('sent');
      expect(await arrived(reader, `to the folder by ${to}`, place)).toHaveLength(1);
    }
    expect(await read(forwarding, 'to the folder by')).toEqual([]);
  });
});

describe.concurrent('the explainer', () => {
  it('tells who receives a message, and nobody else does', async () => {
    const users = [await newUser(domain), await newUser(domain), await newUser(domain)] as const;
    const [first, second, third] = users;
    const asleep = await newUser(domain);
    await set('setForwards', { id: third.id, destinations: ['copy@world.example'], keep_copy: 1 });
    await set('disableUsers', { ids: [asleep.id] });
    const inner = await newAlias(second.user, 'inner@world.example', asleep.user);
    const list = await newList(first.user, inner.email, 'list@world.example');
    const outer = await newAlias(list.email, third.user, asleep.user);
    const around = await newList(outer.email, inner.email);
    const [name] = outer.email.split('@');
    const asked = [inner, list, outer, around].map(({ email }) => email);
    asked.push(`${name}@${await newAliasDomain(domain)}`, `${name}+more@${domain}`, third.user);

    const told = new Map<string, string[]>();
    for (const [index, address] of asked.entries()) {
      const { nodes, final } = await set('explainAddress', { address });
      const ends = final.flatMap(({ kind, node }) =>
        kind === 'refused' ? [] : (nodes[node]?.address ?? []),
      );
      told.set(`explained ${index} of ${name}`, ends.sort());
      expect(await send({ to: address, subject: `explained ${index} of ${name}` })).toBe('sent');
    }
    const receivers = async () => {
      const here = users.map(async ({ user, pass }) => {
        const texts = await read({ user, pass }, `of ${name}`);
        return texts.map((text) => ({ to: [user], text }));
      });
      const received = [...(await Promise.all(here)).flat(), ...world];
      const receiversOf = (subject: string) =>
        received.flatMap(({ to, text }) => (text.includes(`Subject: ${subject}\r\n`) ? to : []));
      return new Map([...told.keys()].map((subject) => [subject, [...new Set(receiversOf(subject))].sort()]));
    };
    await until(async () => {
      const found = await receivers();
      return [...told].every(([subject, ends]) => (found.get(subject)?.length ?? 0) >= ends.length);
    }, 'all messages');
    expect(await receivers()).toEqual(told);
  });
});

describe.concurrent('mail that is sent on', () => {
  it('leaves with a sender of ours, and what comes back reaches the real one', async () => {
    const { email } = await newAlias('far@world.example');
    expect(await send({ to: email, from: 'writer@world.example', subject: 'sent on' })).toBe('sent');
    const [{ from } = { from: '' }] = await receivedBy(world, 'sent on');
    expect(from).toMatch(new RegExp(`^SRS0=\\S+=world\\.example=writer@${domain}$`));
    expect(await send({ to: from, from: '', headerFrom: 'mailer@world.example', subject: 'came back' })).toBe(
      'sent',
    );
    expect((await receivedBy(world, 'came back')).map(({ to }) => to)).toEqual([['writer@world.example']]);
    expect(await send({ to: from, from: 'writer@world.example', subject: 'x' })).toMatch(/^550 /);
    expect(await send({ to: from.replace('writer', 'other'), from: '', subject: 'x' })).toMatch(/^550 /);
  });

  it('keeps a sender that is ours', async () => {
    const { email } = await newAlias('far@world.example');
    expect(await send({ to: email, from: ben.user, subject: 'ours' }, ben)).toBe('sent');
    expect((await receivedBy(world, 'ours')).map(({ from }) => from)).toEqual([ben.user]);
  });

  it('can’t be made by somebody outside', async () => {
    const inside = `${Buffer.from('victim@world.example').toString('hex')}-1@outside.posthouse.invalid`;
    expect(await send({ to: inside, subject: 'x' })).toMatch(/^5/);
    expect(await send({ to: inside, from: anna.user, subject: 'x' }, anna)).toMatch(/^5/);
  });
});

describe.concurrent('a distribution list', () => {
  it('brings mail to members here and elsewhere, with the headers of a list', async () => {
    const { email } = await newList(anna.user, ben.user, 'member@world.example');
    expect(await send({ to: email, subject: 'list' })).toBe('sent');
    const [text = ''] = await arrived(anna, 'list');
    expect(text).toContain(`List-Id: <${email.replace('@', '.')}>`);
    expect(text).toContain(`Return-Path: <${email.replace('@', '+bounces@')}>`);
    expect(await arrived(ben, 'list')).toHaveLength(1);
    expect((await receivedBy(world, 'list')).map(({ to }) => to)).toEqual([['member@world.example']]);
  });

  it('follows its members: added, removed, renamed, disabled', async () => {
    const renamed = await newUser(domain);
    const { id, email } = await newList(anna.user, renamed.user);
    const username = newName('renamed');
    await set('renameUser', { id: renamed.id, username, domain });
    await set('addListMembers', { list: id, members: [cleo.user] });
    const { rows } = await set('getListMembers', { list: id, search: anna.user });
    await set('removeListMembers', { list: id, ids: rows.map((row) => row.id) });
    expect(await send({ to: email, subject: 'followed' })).toBe('sent');
    expect(await arrived(cleo, 'followed')).toHaveLength(1);
    expect(await arrived({ user: `${username}@${domain}`, pass: renamed.pass }, 'followed')).toHaveLength(1);
    expect(await read(anna, 'followed')).toEqual([]);
    await set('disableLists', { ids: [id] });
    expect(await send({ to: email, subject: 'x' })).toMatch(/^550 /);
  });

  it('inside of another brings each list’s mail once, and takes no automatic replies', async () => {
    const inner = await newList(anna.user);
    const outer = await newList(inner.email, ben.user);
    expect(await send({ to: outer.email, subject: 'nested' })).toBe('sent');
    expect(await arrived(anna, 'nested')).toHaveLength(1);
    expect(await arrived(ben, 'nested')).toHaveLength(1);
    expect(await send({ to: outer.email, from: '', subject: 'x' })).toMatch(/^550 /);
  });
});

describe.concurrent('a smart list', () => {
  it('of all users of the domain reaches each of them, and no other domain', async () => {
    const own = await newDomain();
    const [one, two] = [await newUser(own), await newUser(own)];
    const { email } = await set('addSmartList', { name: 'everybody', domain: own, type: 'all' });
    expect(await send({ to: email, subject: 'all' })).toBe('sent');
    expect(await arrived(one, 'all')).toHaveLength(1);
    expect(await arrived(two, 'all')).toHaveLength(1);
    expect(await read(anna, 'all')).toEqual([]);
  });

  it('for members refuses everybody else before the message, and an owner never', async () => {
    const { id, email } = await set('addSmartList', {
      ...{ name: newName('smart'), domain, protection: 'members', owners: [cleo.user] },
    });
    await set('setSmartListMembers', {
      list: id,
      members: [
        { address: anna.user, can_post: 1, can_receive: 0 },
        { address: ben.user, can_post: 0, can_receive: 1 },
        { address: 'guest@world.example', can_post: 1, can_receive: 0 },
      ],
    });
    expect(await send({ to: email, subject: 'x' })).toMatch(/^550 5\.7\.1 /);
    expect(await send({ to: email, from: ben.user, subject: 'x' }, ben)).toMatch(/^550 5\.7\.1 /);
    expect(await send({ to: email, from: anna.user, subject: 'by anna' }, anna)).toBe('sent');
    expect(await send({ to: email, from: 'guest@world.example', subject: 'by guest' })).toBe('sent');
    expect(await send({ to: email, from: cleo.user, subject: 'by owner' }, cleo)).toBe('sent');
    for (const subject of ['by anna', 'by guest', 'by owner'])
      expect(await arrived(ben, subject)).toHaveLength(1);
    expect(await read(anna, 'by guest')).toEqual([]);
    // Also where an alias leads to it: nobody knows that before the message is there.
    const alias = await newAlias(email);
    expect(await send({ to: alias.email, from: 'guest@world.example', subject: 'by a detour' })).toBe('sent');
    expect(await arrived(ben, 'by a detour')).toHaveLength(1);
    expect(await send({ to: alias.email, from: 'stranger@world.example', subject: 'stranger' })).toBe('sent');
    const isReturned = ({ to, text }: ReceivedMail) =>
      to.includes('stranger@world.example') &&
      text.includes('Subject: Undelivered Mail Returned to Sender\r\n');
    await until(() => world.some(isReturned), 'the message to come back');
    expect(await read(ben, 'stranger')).toEqual([]);
  });

  it('with a password takes it from the subject, and refuses the message without it', async () => {
    const password = 'open sesame';
    const { id, email } = await set('addSmartList', {
      ...{ name: newName('smart'), domain, protection: 'password', password, copy_to_sender: 1 },
    });
    await set('setSmartListMembers', { list: id, members: [{ address: ben.user }] });
    expect(await send({ to: email, subject: 'no password' })).toMatch(/^5/);
    expect(await send({ to: email, subject: '[open] wrong' })).toMatch(/^5/);
    expect(await send({ to: email, from: anna.user, subject: '[open sesame] Grüße' }, anna)).toBe('sent');
    await until(async () => (await read(ben, 'Gr')).length > 0, 'the message with the password');
    expect((await read(ben, 'Gr')).join()).not.toContain('sesame');
    await until(async () => (await read(anna, 'Gr')).length > 0, 'the copy of the sender');
  });
});

/** How many messages the filter has learned from as spam, and as something else. */
async function lessons(): Promise<{ spam: number; notspam: number }> {
  return (await set('getFilterSettings', {})).learned ?? { spam: 0, notspam: 0 };
}

const sentences = {
  spam: 'Cheap watches and lottery prizes for everybody who answers to this message at once today. ',
  notspam:
    'The minutes of our meeting about the new warehouse are attached, please read them before Friday. ',
};

describe.concurrent('a retrainer', () => {
  it('teaches the filter what users of its domain send, each kind its own, and refuses everybody else', async () => {
    const user = await newUser(domain);
    const stranger = await newUser(await newDomain());
    for (const type of ['spam', 'notspam'] as const) {
      const { email } = await set('addList', { name: type, domain, type });
      const message = { to: email, subject: `To learn from as ${type}`, text: sentences[type].repeat(5) };
      const before = await lessons();
      expect(await send(message)).toMatch(/^550 5\.7\.1 /);
      expect(await send({ ...message, from: stranger.user }, stranger)).toMatch(/^550 5\.7\.1 /);
      expect(await send({ ...message, from: user.user }, user)).toBe('sent');
      await until(async () => (await lessons())[type] > before[type], 'the filter to learn');
      expect(await lessons()).toEqual({ ...before, [type]: before[type] + 1 });
    }
  });
});
