import { describe, expect, it } from 'vitest';
import { askImap, askImapAll, type Login, openImap, send, withImap } from './clients.ts';
import { newDomain, newUser, set, until } from './house.ts';
import { append, appendCommand, enhanced, foldersOf, newFolder, newTeam, sees } from './public-folders.ts';

const countIn = (login: Login, path: string) =>
  withImap(login, async (client) => {
    const opened = await client.mailboxOpen(path).catch(() => undefined);
    return opened?.exists ?? 'refused';
  });
describe.concurrent('a public folder', () => {
  it('inside of another has only its own rights, also after it was removed', async () => {
    const { domain, anna, ben } = await newTeam();
    const outer = await newFolder(domain, [{ who: 'everyone', profile: 'editor' }]);
    const inner = await newFolder(domain, [{ who: anna.user, profile: 'editor' }], { parent: outer.id });
    const path = `${outer.path}/${inner.name}`;
    await sees(anna, path);
    expect(await append(anna, path)).toBe('done');
    await sees(ben, outer.path);
    expect(await foldersOf(ben)).not.toContain(path);
    expect(await countIn(ben, path)).toBe('refused');
    await set('removePublicFolders', { ids: [inner.id] });
    await until(async () => !(await foldersOf(anna)).includes(path), 'the folder to go');
    expect(await countIn(ben, `Public/Removed/${inner.id}`)).toBe('refused');
  });

  it('counts for lists and everybody, but what is said about one user counts more', async () => {
    const { domain, anna, ben, cleo } = await newTeam();
    const basic = await newUser(domain);
    const list = await set('addList', {
      name: `readers${anna.id}`,
      domain,
      type: 'distribution',
      members: [anna.user],
    });
    const { path } = await newFolder(domain, [
      { who: list.email, profile: 'author' },
      { who: 'everyone', profile: 'reviewer' },
      { who: cleo.user, profile: 'none' },
    ]);
    await sees(anna, path);
    expect(await append(anna, path)).toBe('done');
    await sees(ben, path);
    expect(await append(ben, path)).toBe('NO [NOPERM]');
    expect(await foldersOf(cleo)).not.toContain(path);
    expect(await foldersOf(basic)).toEqual([]);
  });

  it('follows the panel: renamed, moved, removed and restored with what is in it', async () => {
    const { domain, anna } = await newTeam();
    const everyone = [{ who: 'everyone', profile: 'editor' }];
    const [one, two] = [await newFolder(domain, everyone), await newFolder(domain, everyone)];
    await sees(anna, one.path);
    expect(await append(anna, one.path)).toBe('done');
    await set('updatePublicFolder', { id: one.id, name: 'Grüße & mehr', parent: two.id });
    const moved = `${two.path}/Grüße & mehr`;
    await sees(anna, moved);
    expect(await countIn(anna, moved)).toBe(1);
    expect(await foldersOf(anna)).not.toContain(one.path);
    await set('removePublicFolders', { ids: [two.id] });
    await until(async () => !(await foldersOf(anna)).includes(moved), 'the folder to go');
    await set('restoreItems', { kind: 'public_folders', ids: [two.id] });
    await sees(anna, moved);
    expect(await countIn(anna, moved)).toBe(1);
  });

  it('logs out those whose rights change, and nobody else', async () => {
    const { domain, anna, ben } = await newTeam();
    const kept = { who: ben.user, profile: 'reviewer' } as const;
    const { id, path } = await newFolder(domain, [kept]);
    await sees(ben, path);
    const sessions = { anna: await openImap(anna), ben: await openImap(ben) };
    const ended: string[] = [];
    for (const [name, session] of Object.entries(sessions)) session.on('close', () => ended.push(name));
    await set('setPublicFolderRights', { id, rights: [kept, { who: anna.user, profile: 'reviewer' }] });
    await until(() => ended.includes('anna'), 'the session to end');
    await sees(anna, path);
    expect(ended).toEqual(['anna']);
    await sessions.ben.logout();
  });

  it('can be deep, with long names, and change places with another', async () => {
    const { domain, anna } = await newTeam();
    const rights = [{ who: 'everyone', profile: 'editor' }];
    const name = 'Ж'.repeat(60);
    let place = `Public/${domain}`;
    let parent: string | undefined;
    for (let level = 1; level <= 6; level++) {
      parent = (await newFolder(domain, rights, { name, ...(parent && { parent }) })).id;
      place += `/${name}`;
    }
    await sees(anna, place);
    expect(await append(anna, place)).toBe('done');

    const [one, two] = [await newFolder(domain, rights), await newFolder(domain, rights, { name: 'items' })];
    await sees(anna, one.path);
    expect(await append(anna, one.path)).toBe('done');
    await set('updatePublicFolder', { id: one.id, name: 'aside' });
    await set('updatePublicFolder', { id: two.id, name: one.name });
    await set('updatePublicFolder', { id: one.id, name: 'items' });
    await until(
      async () => (await countIn(anna, `Public/${domain}/items`)) === 1,
      'the two to change places',
    );
    await until(async () => (await countIn(anna, one.path)) === 0, 'the other to follow');
  });

  it('takes nothing over its quota, not even once, and tells what it holds', async () => {
    const { domain, anna } = await newTeam();
    const username = `folder${Date.now()}`;
    const everyone = [{ who: 'everyone', profile: 'editor' }];
    const { id, path } = await newFolder(domain, everyone, { quota: 1, username });
    await sees(anna, path);
    const large = `Subject: large\r\n\r\n${`${'x'.repeat(78)}\r\n`.repeat(7_500)}`;
    await until(async () => (await append(anna, path, large + large)) === 'NO [OVERQUOTA]', 'the limit');
    expect(await send({ to: `${username}@${domain}`, subject: 'to the folder', text: large })).toBe('sent');
    await until(async () => (await countIn(anna, path)) === 1, 'mail in the folder');
    expect(await append(anna, path, large)).toBe('NO [OVERQUOTA]');
    const copied = ['SELECT INBOX', `COPY 1 "${path}"`, `MOVE 1 "${path}"`];
    expect(await append(anna, 'INBOX', large)).toBe('done');
    for (const answer of (await askImapAll(anna, copied)).slice(1))
      expect(answer).toContain('NO [OVERQUOTA]');
    expect(await append(anna, path)).toBe('done');
    await until(async () => Number((await set('getPublicFolder', { id })).used) >= 1, 'what it holds');
    expect(await send({ to: `${username}@${domain}`, subject: 'x', text: large })).toMatch(/^552 /);
    await set('updatePublicFolder', { id, quota: 100 });
    await until(async () => (await append(anna, path, large)) === 'done', 'room again');
  });

  it('is full also for those who can’t read it', async () => {
    const { domain, anna, ben } = await newTeam();
    const contributor = { who: anna.user, profile: 'contributor' };
    const { path } = await newFolder(domain, [contributor, { who: ben.user, profile: 'editor' }], {
      quota: 1,
    });
    await sees(anna, path);
    await sees(ben, path);
    const text = `Subject: large\r\n\r\n${`${'x'.repeat(78)}\r\n`.repeat(7_500)}`;
    for (const answer of await askImapAll(anna, [appendCommand(path, text), appendCommand(path, text)]))
      expect(answer).toMatch(/^b OK/m);
    await until(async () => (await append(anna, path)) !== 'done', 'a full folder');
    expect(await append(ben, path, text)).toMatch(/^NO /);
  });

  it('tells its type to mail programs', async () => {
    const { domain, anna } = await newTeam();
    const { path } = await newFolder(domain, [{ who: 'everyone', profile: 'editor' }], {
      type: 'appointment',
    });
    await sees(anna, path);
    const question = `GETMETADATA "${path}" /shared/vendor/kolab/folder-type`;
    await until(async () => (await askImap(anna, question)).includes('event'), 'the type of the folder');
  });

  it('is of one account alone', async () => {
    const { domain, anna } = await newTeam();
    const other = await newUser(await newDomain('beta'), enhanced, 'beta');
    const { path } = await newFolder(domain, [{ who: 'everyone', profile: 'editor' }]);
    await sees(anna, path);
    expect(await foldersOf(other)).toEqual([]);
    expect(await countIn(other, path)).toBe('refused');
  });
});
