import { describe, expect, it } from 'vitest';
import { send, triesImap } from './clients.ts';
import { arrived, claim, newAliasDomain, newDomain, newUser, read, set, until } from './house.ts';

const domain = await newDomain();
const refused = /^550 /;

/** What mail is led on by, with the commands that end it. */
const kinds = {
  aliases: {
    add: (name: string, member: string) => set('addAlias', { alias: name, domain, forward: [member] }),
    disable: (id: string) => set('disableAliases', { ids: [id] }),
    enable: (id: string) => set('enableAliases', { ids: [id] }),
    remove: (id: string) => set('removeAliases', { ids: [id] }),
  },
  lists: {
    add: (name: string, member: string) =>
      set('addList', { name, domain, type: 'distribution', members: [member] }),
    disable: (id: string) => set('disableLists', { ids: [id] }),
    enable: (id: string) => set('enableLists', { ids: [id] }),
    remove: (id: string) => set('removeLists', { ids: [id] }),
  },
  smart_lists: {
    add: async (name: string, member: string) => {
      const list = await set('addSmartList', { name, domain });
      await set('setSmartListMembers', { list: list.id, members: [{ address: member }] });
      return list;
    },
    disable: (id: string) => set('disableSmartLists', { ids: [id] }),
    enable: (id: string) => set('enableSmartLists', { ids: [id] }),
    remove: (id: string) => set('removeSmartLists', { ids: [id] }),
  },
} as const;

describe.concurrent('each of aliases, lists and smart lists', () => {
  it('is refused while it is disabled or removed, takes mail again, and leaves its name once it is gone', async () => {
    const [anna, ben] = [await newUser(domain), await newUser(domain)];
    const end = async ([kind, { add, disable, enable, remove }]: [
      string,
      (typeof kinds)[keyof typeof kinds],
    ]) => {
      const name = `ends-${kind.replace('_', '-')}`;
      const { id, email } = await add(name, anna.user);
      const these = { kind: kind as keyof typeof kinds, ids: [id] };
      const isRefused = async () => expect(await send({ to: email, subject: 'x' }), kind).toMatch(refused);
      const takes = async (subject: string) => {
        expect(await send({ to: email, subject: `${subject} ${email}` })).toBe('sent');
        expect(await arrived(anna, `${subject} ${email}`)).toHaveLength(1);
      };
      await disable(id);
      await isRefused();
      await enable(id);
      await takes('enabled');
      await remove(id);
      await isRefused();
      await set('restoreItems', these);
      await takes('restored');
      await remove(id);
      await set('purgeItems', these);
      await isRefused();
      await add(name, ben.user);
      expect(await send({ to: email, subject: `the next ${email}` })).toBe('sent');
      expect(await arrived(ben, `the next ${email}`)).toHaveLength(1);
      expect(await read(anna, `the next ${email}`)).toEqual([]);
    };
    await Promise.all(Object.entries(kinds).map(end));
  });
});

describe.concurrent('an alias domain', () => {
  it('that is removed, or whose domain is disabled, takes no mail and no logins, and is no sender', async () => {
    const own = await newDomain();
    const user = await newUser(own);
    const [alias, other] = [await newAliasDomain(own), await newAliasDomain(own)];
    const at = (name: string) => user.user.replace(own, name);
    const isClosed = (name: string) =>
      until(async () => (await send({ to: at(name), subject: 'x' })).startsWith('55'), 'the refusal');
    const sendsAs = (name: string) => send({ from: at(name), to: 'out@world.example', subject: 'x' }, user);
    for (const name of [alias, other]) {
      expect(await send({ to: at(name), subject: `at ${name}` })).toBe('sent');
      expect(await arrived(user, `at ${name}`)).toHaveLength(1);
      expect(await sendsAs(name)).toBe('sent');
    }
    const { rows } = await set('getAliasDomains', { search: alias });
    await set('removeAliasDomains', { ids: rows.map(({ id }) => id) });
    await isClosed(alias);
    expect(await triesImap({ ...user, user: at(alias) })).toBe('refused');
    expect(await sendsAs(alias)).toMatch(/^553 /);
    expect(await triesImap({ ...user, user: at(other) })).toBe('in');
    const { id } = await set('getDomain', { domain: own });
    await set('disableDomains', { ids: [id] });
    await isClosed(other);
    expect(await triesImap({ ...user, user: at(other) })).toBe('refused');
  });
});

describe.concurrent('a domain', () => {
  it('that is removed and restored has its users with their mail, and its aliases, again', async () => {
    const own = await newDomain();
    const user = await newUser(own);
    const { email } = await set('addAlias', { alias: 'desk', domain: own, forward: [user.user] });
    expect(await send({ to: email, subject: 'before' })).toBe('sent');
    await arrived(user, 'before');
    const { id } = await set('getDomain', { domain: own });
    await set('removeDomains', { ids: [id] });
    expect(await triesImap(user)).toBe('refused');
    await until(async () => (await send({ to: email, subject: 'x' })).startsWith('55'), 'the refusal');
    await set('restoreItems', { kind: 'domains', ids: [id] });
    expect(await read(user, 'before')).toHaveLength(1);
    await until(async () => (await send({ to: email, subject: 'after' })) === 'sent', 'the domain');
    expect(await arrived(user, 'after')).toHaveLength(1);
  });
});

describe.concurrent('a domain of a former owner', () => {
  it('that was deleted for good leaves nothing to its next one', async () => {
    const own = await newDomain();
    const user = await newUser(own, { username: 'info' });
    const { email } = await set('addAlias', { alias: 'desk', domain: own, forward: [user.user] });
    expect(await send({ to: email, subject: 'of the first owner' })).toBe('sent');
    await arrived(user, 'of the first owner');
    const these = { kind: 'domains', ids: [(await set('getDomain', { domain: own })).id] } as const;
    await set('removeDomains', { ids: [...these.ids] });
    await set('purgeItems', { ...these, ids: [...these.ids] });
    await claim(own);
    const next = await newUser(own, { username: 'info' });
    const isRefused = async () => /^550 /.test(await send({ to: email, subject: 'x' }));
    await until(isRefused, 'the domain');
    expect(await read(next, 'of the first owner')).toEqual([]);
  });
});

describe.concurrent('the former address of a renamed user', () => {
  it('reaches it where it was kept, also from another domain, and is refused where it was not', async () => {
    const other = await newDomain();
    const [keeping, leaving] = [await newUser(domain), await newUser(domain)];
    await set('renameUser', { id: keeping.id, username: 'kept-before', domain: other, keep_alias: 1 });
    await set('renameUser', { id: leaving.id, username: 'not-kept', domain });
    const renamed = { ...keeping, user: `kept-before@${other}` };
    for (const to of [keeping.user, renamed.user]) {
      expect(await send({ to, subject: `to ${to}` })).toBe('sent');
      expect(await arrived(renamed, `to ${to}`)).toHaveLength(1);
    }
    expect(await send({ to: leaving.user, subject: 'x' })).toMatch(refused);
    expect(await triesImap(keeping)).toBe('refused');
  });
});
