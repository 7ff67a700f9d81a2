import { describe, expect, it } from 'vitest';
import { send, triesImap } from './clients.ts';
import { arrived, claim, newDomain, newUser, read, set, until } from './house.ts';

const domain = await newDomain();

describe.concurrent('a user', () => {
  it('that is disabled neither logs in nor gets mail, and has everything when it is enabled again', async () => {
    const user = await newUser(domain);
    await send({ to: user.user, subject: 'before' });
    await arrived(user, 'before');
    await set('disableUsers', { ids: [user.id] });
    expect(await triesImap(user)).toBe('refused');
    expect(await send({ to: user.user, subject: 'x' })).toMatch(/^550 /);
    await set('enableUsers', { ids: [user.id] });
    expect(await read(user, 'before')).toHaveLength(1);
    expect(await send({ to: user.user, subject: 'after' })).toBe('sent');
    await arrived(user, 'after');
  });

  it('that is removed and restored has its mail again', async () => {
    const user = await newUser(domain);
    await send({ to: user.user, subject: 'kept' });
    await arrived(user, 'kept');
    await set('removeUsers', { ids: [user.id] });
    expect(await triesImap(user)).toBe('refused');
    expect(await send({ to: user.user, subject: 'x' })).toMatch(/^550 /);
    await set('restoreItems', { kind: 'users', ids: [user.id] });
    expect(await read(user, 'kept')).toHaveLength(1);
  });

  it('that is renamed keeps its mail under the new name, and a new user of the old name sees nothing of it', async () => {
    const user = await newUser(domain, { username: 'maiden' });
    await send({ to: user.user, subject: 'private' });
    await arrived(user, 'private');
    await set('renameUser', { id: user.id, username: 'married', domain });
    const renamed = { ...user, user: `married@${domain}` };
    expect(await read(renamed, 'private')).toHaveLength(1);
    expect(await triesImap(user)).toBe('refused');
    const stranger = await newUser(domain, { username: 'maiden' });
    expect(await read(stranger, 'private')).toEqual([]);
    expect(await send({ to: renamed.user, subject: 'to the new name' })).toBe('sent');
    await arrived(renamed, 'to the new name');
  });

  it('that was deleted for good leaves nothing to one of the same name', async () => {
    const user = await newUser(domain, { username: 'phoenix' });
    await send({ to: user.user, subject: 'ashes' });
    await arrived(user, 'ashes');
    await set('removeUsers', { ids: [user.id] });
    await set('purgeItems', { kind: 'users', ids: [user.id] });
    expect(await read(await newUser(domain, { username: 'phoenix' }), 'ashes')).toEqual([]);
  });
});

describe.concurrent('a domain', () => {
  it('that is disabled or parked takes no mail and no logins, and does again afterwards', async () => {
    const own = await newDomain();
    const user = await newUser(own);
    const { id } = await set('getDomain', { domain: own });
    const isClosed = async () => (await send({ to: user.user, subject: 'x' })).startsWith('55');
    const isOpen = async () => (await send({ to: user.user, subject: 'open' })) === 'sent';
    await set('disableDomains', { ids: [id] });
    expect(await triesImap(user)).toBe('refused');
    await until(isClosed, 'the refusal', 20);
    await set('enableDomains', { ids: [id] });
    expect(await triesImap(user)).toBe('in');
    await until(isOpen, 'mail again', 20);
    await set('updateDomain', { domain: own, type: 'parked' });
    expect(await triesImap(user)).toBe('refused');
    await until(isClosed, 'the refusal', 20);
  });

  it('that is removed takes no mail, and its next owner meets none of it', async () => {
    const own = await newDomain();
    const user = await newUser(own, { username: 'info' });
    await send({ to: user.user, subject: 'of the first owner' });
    await arrived(user, 'of the first owner');
    const { id } = await set('getDomain', { domain: own });
    await set('removeDomains', { ids: [id] });
    expect(await triesImap(user)).toBe('refused');
    await until(
      async () => (await send({ to: user.user, subject: 'x' })).startsWith('554'),
      'the refusal',
      20,
    );
    await claim(own, 'beta');
    const next = await newUser(own, { username: 'info' }, 'beta');
    expect(await triesImap(next)).toBe('in');
    expect(await read(next, 'of the first owner')).toEqual([]);
  });
});
