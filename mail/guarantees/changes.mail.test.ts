import { describe, expect, it } from 'vitest';
import { send, triesImap } from './clients.ts';
import { arrived, newDomain, newUser, read, receivedBy, set, until, world } from './house.ts';

const domain = await newDomain();
const refused = /^550 /;

describe.concurrent('an alias and a list', () => {
  it('that get another name or destination are reached there from the next message on, and no longer as before', async () => {
    const [anna, ben] = [await newUser(domain), await newUser(domain)];
    const alias = await set('addAlias', { alias: 'alias-before', domain, forward: [anna.user] });
    const list = await set('addList', {
      ...{ name: 'list-before', domain, type: 'distribution', members: [anna.user] },
    });
    await set('updateAlias', { id: alias.id, alias: 'alias-after', forward: [ben.user] });
    await set('updateList', { id: list.id, name: 'list-after' });
    for (const { email } of [alias, list]) expect(await send({ to: email, subject: 'x' })).toMatch(refused);
    expect(await send({ to: `alias-after@${domain}`, subject: 'by the alias' })).toBe('sent');
    expect(await send({ to: `list-after@${domain}`, subject: 'by the list' })).toBe('sent');
    expect(await arrived(ben, 'by the alias')).toHaveLength(1);
    expect(await arrived(anna, 'by the list')).toHaveLength(1);
    expect(await read(anna, 'by the alias')).toEqual([]);
  });
});

describe.concurrent('a smart list', () => {
  it('follows its settings: name, type, who can post, whether a copy goes to the sender, members', async () => {
    const own = await newDomain();
    const [anna, ben] = [await newUser(own), await newUser(own)];
    const { id } = await set('addSmartList', { name: 'before', domain: own });
    await set('setSmartListMembers', {
      list: id,
      members: [{ address: anna.user }, { address: 'away@world.example' }],
    });
    await set('updateSmartList', { id, name: 'after', protection: 'members', copy_to_sender: 0 });
    expect(await send({ to: `before@${own}`, subject: 'x' })).toMatch(refused);
    const to = `after@${own}`;
    expect(await send({ to, from: ben.user, subject: 'x' }, ben)).toMatch(refused);
    const alone = `without a copy ${own}`;
    expect(await send({ to, from: anna.user, subject: alone }, anna)).toBe('sent');
    await receivedBy(world, alone);
    await set('updateSmartList', { id, copy_to_sender: 1 });
    expect(await send({ to, from: anna.user, subject: 'with a copy' }, anna)).toBe('sent');
    expect(await arrived(anna, 'with a copy')).toHaveLength(1);
    expect(await read(anna, alone)).toEqual([]);

    await set('updateSmartList', { id, type: 'all' });
    expect(await send({ to, from: ben.user, subject: 'to all' }, ben)).toBe('sent');
    expect(await arrived(anna, 'to all')).toHaveLength(1);
    await set('updateSmartList', { id, type: 'members', protection: 'none' });
    expect(await send({ to, subject: 'by anybody' })).toBe('sent');
    expect(await arrived(anna, 'by anybody')).toHaveLength(1);
    expect(await read(ben, 'by anybody')).toEqual([]);
    const { rows } = await set('getSmartListMembers', { list: id, search: anna.user });
    await set('removeSmartListMembers', { list: id, ids: rows.map((row) => row.id) });
    await set('setSmartListMembers', { list: id, members: [{ address: ben.user }] });
    expect(await send({ to, subject: 'to the others' })).toBe('sent');
    expect(await arrived(ben, 'to the others')).toHaveLength(1);
    expect(await read(anna, 'to the others')).toEqual([]);
  });

  it('gives what comes back from its members to its owners, and takes nothing else for them', async () => {
    const [owner, member] = [await newUser(domain), await newUser(domain)];
    const list = await set('addSmartList', { name: 'owned', domain, owners: [owner.user] });
    await set('setSmartListMembers', { list: list.id, members: [{ address: member.user }] });
    const bounces = list.email.replace('@', '+bounces@');
    const returned = { to: bounces, from: '', headerFrom: 'mailer@world.example', subject: 'came back' };
    expect(await send(returned)).toBe('sent');
    expect(await arrived(owner, 'came back')).toHaveLength(1);
    expect(await read(member, 'came back')).toEqual([]);
    expect(await send({ to: bounces, subject: 'x' })).toMatch(refused);
  });
});

describe.concurrent('users and aliases', () => {
  it('from a file have their mail and logins once it is applied, and lose them when that is undone', async () => {
    const own = await newDomain();
    const user = { user: `imported@${own}`, pass: 'Mail-horse-77' };
    const apply = async (kind: 'users' | 'aliases', id: string) => {
      await set('applyPlan', { kind, id });
      await until(async () => (await set('getPlan', { kind, id })).plan.state === 'done', 'the plan');
    };
    const bring = async (kind: 'users' | 'aliases', csv: string) => {
      const { id } = (await set('planImport', { kind, csv })).plan;
      await apply(kind, id);
      return id;
    };
    const users = await bring('users', `email,password,quota_gb\n${user.user},${user.pass},1`);
    const aliases = await bring('aliases', `email,forward\ndesk@${own},${user.user}`);
    expect(await send({ to: `desk@${own}`, subject: 'imported' })).toBe('sent');
    expect(await arrived(user, 'imported')).toHaveLength(1);
    for (const [kind, id] of [
      ['aliases', aliases],
      ['users', users],
    ] as const)
      await apply(kind, (await set('undoPlan', { kind, id })).plan.id);
    for (const to of [`desk@${own}`, user.user]) expect(await send({ to, subject: 'x' })).toMatch(refused);
    expect(await triesImap(user)).toBe('refused');
  });
});
