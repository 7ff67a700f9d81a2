import type { ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Folder, makeTestFolders, problemOf, type TestFolders } from '../../testing/test-folders.ts';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

type Rights = ActionInput<'setPublicFolderRights'>['rights'];

let house: TestPanel;
let made: TestFolders;
let count = 0;
beforeAll(async () => {
  house = await startTestPanel();
});
afterAll(() => house.stop());
beforeEach(async () => {
  count += 1;
  made = await makeTestFolders(house, `rights${count}`);
});

const at = (name: string) => `${name}@${made.domain}`;
const setRights = (
  id: string,
  rights: Rights,
  { token = made.token, ...more }: { token?: string; version?: number; subfolders?: 0 | 1 } = {},
) => house.call('setPublicFolderRights', { id, rights, ...more }, { token });
const preview = (id: string, rights: Rights, token = made.token) =>
  house.call('previewPublicFolderRights', { id, rights }, { token });
const granted = (folder: Folder) => folder.granted.map(({ address, profile }) => [address, profile]);
const rightsOf = async (id: string, token = made.token) => granted(await made.get(id, token));

const everyoneReads = { who: 'everyone', profile: 'reviewer' } as const;
const edits = (who: string) => ({ who, profile: 'editor' as const });

describe('who can do what in a public folder', () => {
  it('is a user, a distribution list or everyone, each with one profile', async () => {
    await made.addPerson('anna');
    const list = { name: 'team', domain: made.domain, type: 'distribution' } as const;
    dataOf(await house.call('addList', list, { token: made.token }));
    const folder = await made.addFolder('Sales');
    const rights = [edits(at('anna')), everyoneReads, { who: at('team'), profile: 'author' as const }];
    const set = dataOf(await setRights(folder.id, rights, { version: folder.version }));
    expect(granted(set)).toEqual([
      ['everyone', 'reviewer'],
      [at('anna'), 'editor'],
      [at('team'), 'author'],
    ]);
    expect([set.rights, set.version]).toEqual([3, folder.version + 1]);
    expect(problemOf(await setRights(folder.id, [], { version: folder.version }))).toBe('stale');
    expect(granted(dataOf(await setRights(folder.id, [{ ...everyoneReads, profile: 'none' }])))).toEqual([
      ['everyone', 'none'],
    ]);
    const [entry] = await made.history('setPublicFolderRights');
    expect(entry).toMatchObject({
      target: `${made.domain}/Sales`,
      before: { rights: { everyone: 'reviewer', [at('anna')]: 'editor', [at('team')]: 'author' } },
      after: { rights: { everyone: 'none' } },
    });
  });

  it('is nobody who cannot open public folders, nobody twice, and nothing else that has an address', async () => {
    await made.addPerson('anna');
    await made.addUser('basic');
    await made.addPerson('room', { mailbox_type: 'room', password: undefined });
    const forward = [at('anna')];
    dataOf(
      await house.call('addAlias', { alias: 'info', domain: made.domain, forward }, { token: made.token }),
    );
    const folder = await made.addFolder('Sales', { username: 'sales' });
    const names = ['basic', 'room', 'info', 'sales', 'nobody'];
    const rights = [...names.map(at), 'x@other.example', at('anna'), at('anna')].map(edits);
    expect(problemOf(await setRights(folder.id, [...rights, everyoneReads, everyoneReads]))).toEqual({
      'rights.0.who': 'user_unsuitable',
      'rights.1.who': 'user_unsuitable',
      'rights.2.who': 'user_unsuitable',
      'rights.3.who': 'user_unsuitable',
      'rights.4.who': 'address_unknown',
      'rights.5.who': 'address_unknown',
      'rights.7.who': 'duplicate',
      'rights.9.who': 'duplicate',
    });
    expect(problemOf(await made.update(folder.id, { owners: [at('basic'), at('nobody')] }))).toEqual({
      'owners.0': 'user_unsuitable',
      'owners.1': 'address_unknown',
    });
  });

  it('stays said of a user who becomes another type, and is told', async () => {
    const anna = await made.addPerson('anna');
    const folder = await made.addFolder('Sales', { owners: [at('anna')] });
    dataOf(await setRights(folder.id, [edits(at('anna'))]));
    dataOf(await house.call('updateUser', { id: anna.id, account_type: 'basic' }, { token: made.token }));
    const { owned_by, granted: rights } = await made.get(folder.id);
    expect([owned_by[0]?.opens, rights[0]?.opens]).toEqual([0, 0]);
    dataOf(await setRights(folder.id, [edits(at('anna')), everyoneReads]));
  });

  it('begins in a subfolder as in the folder it is in', async () => {
    await made.addPerson('anna');
    await made.addPerson('ben');
    const sales = await made.addFolder('Sales', { owners: [at('anna')] });
    dataOf(await setRights(sales.id, [everyoneReads, edits(at('anna'))]));
    const offers = await made.addFolder('Offers', { parent: sales.id });
    expect([offers.owners, granted(offers)]).toEqual([[at('anna')], await rightsOf(sales.id)]);
    const own = await made.addFolder('Own', { parent: sales.id, owners: [at('ben')] });
    expect(own.owners).toEqual([at('ben')]);
  });

  it('is set for all subfolders too, as the preview said, and for no other folder', async () => {
    await made.addPerson('anna');
    const sales = await made.addFolder('Sales');
    const [offers, same] = [
      await made.addFolder('Offers', { parent: sales.id }),
      await made.addFolder('Same', { parent: sales.id }),
    ];
    const year = await made.addFolder('2026', { parent: offers.id });
    const other = await made.addFolder('Sales 2');
    const old = await made.addFolder('Old', { parent: sales.id });
    await made.bulk([old.id], 'remove');
    const wanted = [everyoneReads, edits(at('anna'))];
    dataOf(await setRights(same.id, wanted));
    dataOf(await setRights(offers.id, [{ who: at('anna'), profile: 'owner' }]));
    dataOf(await setRights(year.id, [{ who: 'everyone', profile: 'author' }, edits(at('anna'))]));
    dataOf(await setRights(other.id, [{ who: 'everyone', profile: 'author' }]));
    const { folders, ...counts } = dataOf(await preview(sales.id, wanted));
    expect(counts).toEqual({ changed: 2, unchanged: 1 });
    const change = (who: string, before: string | null, after: string | null) => ({
      ...{ who, unicode: who, before, after },
    });
    expect(folders).toEqual([
      {
        ...{ id: offers.id, path: 'Sales/Offers', total: 2 },
        changes: [change('everyone', null, 'reviewer'), change(at('anna'), 'owner', 'editor')],
      },
      {
        ...{ id: year.id, path: 'Sales/Offers/2026', total: 1 },
        changes: [change('everyone', 'author', 'reviewer')],
      },
    ]);
    dataOf(await setRights(sales.id, wanted));
    expect(await rightsOf(offers.id)).toEqual([[at('anna'), 'owner']]);
    dataOf(await setRights(sales.id, wanted, { subfolders: 1 }));
    for (const { id } of [sales, offers, same, year]) {
      expect(await rightsOf(id)).toEqual([
        ['everyone', 'reviewer'],
        [at('anna'), 'editor'],
      ]);
    }
    expect(await rightsOf(other.id)).toEqual([['everyone', 'author']]);
    expect((await made.history('setPublicFolderRights'))[0]).toMatchObject({ after: { subfolders: 2 } });
    expect(dataOf(await preview(sales.id, [])).folders[0]?.changes[0]).toEqual(
      change('everyone', 'reviewer', null),
    );
  });

  it('ends with the user, and waits while that is in the recycle bin', async () => {
    const anna = await made.addPerson('anna');
    const folder = await made.addFolder('Sales', { owners: [at('anna')] });
    dataOf(await setRights(folder.id, [edits(at('anna'))]));
    const ids = [anna.id];
    dataOf(await house.call('removeUsers', { ids }, { token: made.token }));
    expect((await made.get(folder.id)).granted.map(({ state }) => state)).toEqual(['removed']);
    dataOf(await house.call('purgeItems', { kind: 'users', ids }, { token: made.token }));
    const { owners, granted: left } = await made.get(folder.id);
    expect([owners, left]).toEqual([[], []]);
  });
});

describe('a sub-admin limited to the domain of a folder', () => {
  it('meets nobody of other domains, and leaves their rights as they are', async () => {
    const other = `two-${made.domain}`;
    await made.addDomain(other);
    await made.addPerson('anna');
    await made.addPerson('secret', { domain: other });
    const secret = `secret@${other}`;
    const owners = [at('anna'), secret];
    const sales = await made.addFolder('Sales', { owners });
    const offers = await made.addFolder('Offers', { parent: sales.id });
    await made.addFolder('Theirs', { domain: other });
    for (const { id } of [sales, offers]) dataOf(await setRights(id, [edits(at('anna')), edits(secret)]));
    const token = await made.addLimited(`limited${count}`, [made.domainId]);

    const seen = await made.get(sales.id, token);
    expect(JSON.stringify([seen, await made.list({}, token)])).not.toContain('two-');
    expect([seen.owners, seen.hidden_owners, seen.hidden_rights]).toEqual([[at('anna')], 1, 1]);
    expect((await made.list({}, token)).map(({ path }) => path)).toEqual(['Sales', 'Sales/Offers']);
    expect(problemOf(await setRights(sales.id, [edits(secret)], { token }))).toEqual({
      'rights.0.who': 'address_unknown',
    });
    expect(problemOf(await made.add('Mine', { domain: other }, token))).toBe('not_found');

    expect(JSON.stringify(dataOf(await preview(sales.id, [everyoneReads], token)))).not.toContain('two-');
    dataOf(await setRights(sales.id, [everyoneReads], { token, subfolders: 1 }));
    dataOf(await made.update(sales.id, { owners: [] }, token));
    for (const { id } of [sales, offers]) {
      expect(await rightsOf(id)).toEqual([
        ['everyone', 'reviewer'],
        [secret, 'editor'],
      ]);
    }
    expect((await made.get(sales.id)).owners).toEqual([secret]);
    for (const operation of ['addPublicFolder', 'setPublicFolderRights', 'updatePublicFolder'] as const) {
      const entries = await made.history(operation, token);
      expect(entries.length).toBeGreaterThan(0);
      expect(JSON.stringify(entries)).not.toContain('two-');
    }
  });
});
