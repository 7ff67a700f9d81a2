import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { send, triesImap, withImap } from './clients.ts';
import {
  arrived,
  claim,
  instance,
  lookUntil,
  newDomain,
  newUser,
  read,
  set,
  type TestUser,
  until,
} from './house.ts';
import { findProcesses, posthouse } from './operator.ts';
import { putSieveScript } from './sieve-client.ts';

const domain = await newDomain();
const mailboxes = join(instance.root, 'mailboxes');

/** All that is left below the mailboxes of users with these numbers, or of anything with one of these names. */
async function leftOf(...keys: readonly string[]): Promise<string[]> {
  const paths = await readdir(mailboxes, { recursive: true });
  const isOne = (path: string) => {
    const [, owner = '', ...parts] = path.split('/');
    return keys.includes(owner.replace('deleted-', '')) || parts.some((part) => keys.includes(part));
  };
  return paths.filter(isOne);
}
async function isGone(...names: readonly string[]): Promise<void> {
  let left: string[] = [];
  const look = async () => {
    left = await leftOf(...names);
    return left.length === 0;
  };
  await until(look, 'files to be deleted').catch(() => undefined);
  expect(left).toEqual([]);
}
const deletions = async (target: string) =>
  (await set('getAccountHistory', { operation: 'engine: delete mail', target })).rows;

async function purge(user: TestUser): Promise<void> {
  await set('removeUsers', { ids: [user.id] });
  await set('purgeItems', { kind: 'users', ids: [user.id] });
}

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

  it('that is renamed and keeps its old address can send as it, and can be renamed back', async () => {
    const user = await newUser(domain, { username: 'before' });
    const renamed = { ...user, user: `after@${domain}` };
    const rename = (username: string) =>
      set('renameUser', { id: user.id, username, domain, keep_alias: true } as never);
    const writes = (from: string, subject: string, login: TestUser) =>
      send({ from, to: login.user, subject }, login);
    await rename('after');
    expect(await send({ to: user.user, subject: 'to the old name' })).toBe('sent');
    await arrived(renamed, 'to the old name');
    expect(await writes(user.user, 'as before', renamed)).toBe('sent');
    const [text = ''] = await arrived(renamed, 'as before');
    expect(text).toMatch(new RegExp(`^From: .*before@${domain}`, 'm'));
    const other = await newUser(domain);
    expect(await writes(user.user, 'x', other)).toMatch(/^5/);
    await rename('before');
    expect(await read(user, 'to the old name')).toHaveLength(1);
    expect(await triesImap(renamed)).toBe('refused');
    expect(await send({ to: renamed.user, subject: 'to the name between' })).toBe('sent');
    await arrived(user, 'to the name between');
    expect(await writes(renamed.user, 'as between', user)).toBe('sent');
  });

  it('that was deleted for good leaves nothing to one of the same name', async () => {
    const user = await newUser(domain, { username: 'phoenix' });
    await send({ to: user.user, subject: 'ashes' });
    await arrived(user, 'ashes');
    await set('removeUsers', { ids: [user.id] });
    await set('purgeItems', { kind: 'users', ids: [user.id] });
    expect(await read(await newUser(domain, { username: 'phoenix' }), 'ashes')).toEqual([]);
  });

  it('that was deleted for good leaves nothing on the disk, and the account history says when it was done', async () => {
    const [owner, delegate] = [await newUser(domain), await newUser(domain)];
    await send({ to: owner.user, subject: 'soon gone' });
    await arrived(owner, 'soon gone');
    expect(await putSieveScript(owner, 'keep;')).toMatch(/^OK/);
    const shared = `Shared/${owner.user}`;
    await set('setDelegates', {
      id: owner.id,
      delegates: [{ address: delegate.user, right: 'edit', send: 'none' }],
    });
    const rows = await arrived(delegate, 'soon gone', shared);
    expect(rows).toHaveLength(1);
    await withImap(delegate, async (client) => {
      await client.mailboxOpen(shared);
      await client.messageFlagsAdd('1', ['\\Seen']);
    });
    expect((await leftOf(owner.id)).length).toBeGreaterThan(10);
    expect((await leftOf(owner.user)).length).toBeGreaterThan(0);
    await purge(owner);
    await isGone(owner.id, owner.user);
    await until(async () => (await deletions(owner.user)).length === 1, 'the history');
    const [entry] = await deletions(owner.user);
    expect(entry).toMatchObject({ adminname: 'engine', outcome: 'done', after: { kind: 'users' } });
    expect(await triesImap(delegate)).toBe('in');
  });

  it('that goes with its domain for good leaves nothing on the disk either, nor do public folders', async () => {
    const own = await newDomain();
    const user = await newUser(own, { account_type: 'enhanced' });
    await send({ to: user.user, subject: 'of the domain' });
    await arrived(user, 'of the domain');
    const folder = await set('addPublicFolder', { name: 'Plans', domain: own, type: 'mail', quota: 10 });
    await set('setPublicFolderRights', {
      id: folder.id,
      rights: [{ who: user.user, profile: 'owner' }],
    } as never);
    const path = `Public/${own}/Plans`;
    await lookUntil(
      user,
      (client) =>
        client.append(path, 'Subject: plan\r\n\r\nHello.\r\n').then(
          () => true,
          () => undefined,
        ),
      path,
    );
    const { id } = await set('getDomain', { domain: own });
    await set('removeDomains', { ids: [id] });
    expect((await leftOf(user.id)).length).toBeGreaterThan(0);
    await set('purgeItems', { kind: 'domains', ids: [id] });
    await isGone(user.id, own, 'Plans', folder.id);
    await until(
      async () => (await deletions(user.user)).length + (await deletions('Plans')).length === 2,
      'the history',
    );
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

describe('while the keeper is away', () => {
  it('nothing is deleted; the next one goes on where the last was killed, and leaves what was restored', async () => {
    const [gone, cut, kept] = [await newUser(domain), await newUser(domain), await newUser(domain)];
    for (const user of [gone, cut, kept]) {
      await send({ to: user.user, subject: 'on the disk' });
      await arrived(user, 'on the disk');
    }
    process.kill((await findProcesses()).keeper, 'SIGKILL');
    await purge(gone);
    await purge(cut);
    await set('removeUsers', { ids: [kept.id] });
    await set('restoreItems', { kind: 'users', ids: [kept.id] });
    // As one leaves it that is killed after it has moved the folder aside, and mail that came at that moment.
    const [account = ''] = (await leftOf(cut.id))[0]?.split('/') ?? [];
    const folderOf = (name: string) => join(mailboxes, account, name);
    await rename(folderOf(cut.id), folderOf(`deleted-${cut.id}`));
    await mkdir(join(folderOf(cut.id), 'Maildir/new'), { recursive: true });
    await writeFile(join(folderOf(cut.id), 'Maildir/new/1'), 'Subject: late\n\n');
    expect((await leftOf(gone.id)).length).toBeGreaterThan(0);
    await posthouse('mail', 'start');
    await isGone(gone.id, cut.id);
    for (const user of [gone, cut])
      await until(async () => (await deletions(user.user)).length === 1, 'the history');
    expect(await read(kept, 'on the disk')).toHaveLength(1);
    expect(await deletions(kept.user)).toEqual([]);
  });
});
