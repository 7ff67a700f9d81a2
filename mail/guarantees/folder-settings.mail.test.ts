import { folderTypes } from '@posthouse/contract/features/public-folders';
import type { ImapFlow } from 'imapflow';
import { describe, expect, it } from 'vitest';
import { askImap, type Login, withImap } from './clients.ts';
import { lookUntil, newDomain, newUser, set, until } from './house.ts';

const enhanced = { account_type: 'enhanced' } as const;

const sees = (login: Login, path: string) =>
  lookUntil(
    login,
    async (client: ImapFlow) => (await client.list()).some((folder) => folder.path === path) || undefined,
    `${path} for ${login.user}`,
  );
const append = (login: Login, path: string) =>
  withImap(login, (client) =>
    client.append(path, 'Subject: note\r\n\r\nHello.\r\n').then(
      () => 'done',
      () => 'refused',
    ),
  );

describe.concurrent('a public folder', () => {
  it('has each of its types told to mail programs', async () => {
    const domain = await newDomain();
    const reader = await newUser(domain, enhanced);
    const words = { mail: 'mail', appointment: 'event', contact: 'contact', note: 'note', task: 'task' };
    for (const type of folderTypes) {
      const { id } = await set('addPublicFolder', { name: type, domain, type, quota: 1 });
      await set('setPublicFolderRights', { id, rights: [{ who: 'everyone', profile: 'reviewer' }] });
    }
    for (const type of folderTypes) {
      const path = `Public/${domain}/${type}`;
      await sees(reader, path);
      const question = `GETMETADATA "${path}" /shared/vendor/kolab/folder-type`;
      // Said as a text in quotes, or as one whose length comes first.
      const answered = async () =>
        new RegExp(`["\\n]${words[type]}\\b`).test(await askImap(reader, question));
      await until(answered, `the type of ${path}`);
    }
  });

  it('is its owners’ without any right, and gives its rights to subfolders where that is asked for', async () => {
    const domain = await newDomain();
    const [owner, reader] = [await newUser(domain, enhanced), await newUser(domain, enhanced)];
    const given = { domain, type: 'mail', quota: 1 } as const;
    const outer = await set('addPublicFolder', { ...given, name: 'Outer', owners: [owner.user] });
    const path = `Public/${domain}/Outer`;
    await sees(owner, path);
    expect(await append(owner, path)).toBe('done');
    await set('addPublicFolder', { ...given, name: 'Inner', parent: outer.id });
    const rights = [{ who: reader.user, profile: 'reviewer' as const }];
    await set('setPublicFolderRights', { id: outer.id, rights });
    await sees(reader, path);
    const inner = `${path}/Inner`;
    const paths = await withImap(reader, async (client) => (await client.list()).map((one) => one.path));
    expect(paths).not.toContain(inner);
    await set('setPublicFolderRights', { id: outer.id, rights, subfolders: 1 });
    await sees(reader, inner);
    expect(await append(reader, inner)).toBe('refused');
  });

  it('that was deleted for good leaves its name to an empty one', async () => {
    const domain = await newDomain();
    const owner = await newUser(domain, enhanced);
    const given = { name: 'Archive', domain, type: 'mail', quota: 1, owners: [owner.user] } as const;
    const add = async () => (await set('addPublicFolder', { ...given, owners: [...given.owners] })).id;
    const id = await add();
    const path = `Public/${domain}/Archive`;
    await sees(owner, path);
    expect(await append(owner, path)).toBe('done');
    await set('removePublicFolders', { ids: [id] });
    await set('purgeItems', { kind: 'public_folders', ids: [id] });
    await add();
    const isEmpty = (client: ImapFlow) =>
      client.status(path, { messages: true }).then(
        (status) => (status && status.messages === 0) || undefined,
        () => undefined,
      );
    await lookUntil(owner, isEmpty, 'an empty folder');
  });
});
