import { describe, expect, it } from 'vitest';
import { askImap, type Login } from './clients.ts';
import { newUser, set, until } from './house.ts';
import { newFolder, newTeam, sees } from './public-folders.ts';

const subscribed = async (login: Login) =>
  [...(await askImap(login, 'LSUB "" "*"')).matchAll(/^\* LSUB \(.*\) "\/" (.+)\r$/gm)].map(([, name = '']) =>
    name.replaceAll('"', ''),
  );
const isSubscribed = (login: Login, path: string, wanted = true) =>
  until(
    async () => (await subscribed(login)).includes(path) === wanted,
    `${login.user} to be ${wanted ? '' : 'no longer '}subscribed to ${path}`,
  );

describe.concurrent('subscriptions', () => {
  it('come with a right in a public folder, go with it, and follow its name', async () => {
    const { domain, anna, ben } = await newTeam();
    const { id, path } = await newFolder(domain, [{ who: anna.user, profile: 'reviewer' }]);
    await isSubscribed(anna, path);
    expect(await subscribed(ben)).not.toContain(path);
    await set('updatePublicFolder', { id, name: 'Renamed' });
    await isSubscribed(anna, `Public/${domain}/Renamed`);
    expect(await subscribed(anna)).not.toContain(path);
    await set('setPublicFolderRights', { id, rights: [{ who: 'everyone', profile: 'reviewer' }] });
    await isSubscribed(ben, `Public/${domain}/Renamed`);
    await set('removePublicFolders', { ids: [id] });
    await isSubscribed(ben, `Public/${domain}/Renamed`, false);
  });

  it('that a user has ended stay ended', async () => {
    const { domain, anna } = await newTeam();
    const everyone = [{ who: 'everyone', profile: 'reviewer' }] as const;
    const one = await newFolder(domain, everyone);
    await isSubscribed(anna, one.path);
    expect(await askImap(anna, `UNSUBSCRIBE "${one.path}"`)).toContain('b OK');
    const other = await newFolder(domain, everyone);
    await isSubscribed(anna, other.path);
    await set('updatePublicFolder', { id: one.id, name: 'Renamed' });
    await sees(anna, `Public/${domain}/Renamed`);
    await set('updatePublicFolder', { id: other.id, name: 'Renamed too' });
    await isSubscribed(anna, `Public/${domain}/Renamed too`);
    expect((await subscribed(anna)).filter((name) => name.startsWith('Public'))).toEqual([
      `Public/${domain}/Renamed too`,
    ]);
  });

  it('come and go with the right to open a mailbox, for all its folders', async () => {
    const { domain, anna, ben } = await newTeam();
    const shared = await newUser(domain);
    expect(await askImap(shared, 'CREATE Plans/2026.Q1')).toContain('b OK');
    const open = (address: string) => [{ address, right: 'read', send: 'none' } as const];
    await set('setDelegates', { id: shared.id, delegates: open(anna.user) });
    await isSubscribed(anna, `Shared/${shared.user}`);
    expect(await subscribed(anna)).toContain(`Shared/${shared.user}/Plans/2026.Q1`);
    expect(await subscribed(ben)).not.toContain(`Shared/${shared.user}`);
    await set('setDelegates', { id: shared.id, delegates: [] });
    await isSubscribed(anna, `Shared/${shared.user}`, false);
  });
});
