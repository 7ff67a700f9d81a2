import { mostFolderLevels } from '@posthouse/contract/features/public-folders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestFolders, problemOf, type TestFolders } from '../../testing/test-folders.ts';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

let house: TestPanel;
let made: TestFolders;
let count = 0;
beforeAll(async () => {
  house = await startTestPanel();
});
afterAll(() => house.stop());
beforeEach(async () => {
  count += 1;
  made = await makeTestFolders(house, `folders${count}`);
});

describe('the tree of public folders', () => {
  it('lists a folder before what is in it, and that before its next neighbour, whatever their case', async () => {
    const sales = await made.addFolder('Sales');
    await made.addFolder('sales 2');
    const offers = await made.addFolder('Offers', { parent: sales.id });
    await made.addFolder('2026', { parent: offers.id });
    await made.addFolder('accounts', { type: 'contact' });
    expect(await made.paths()).toEqual(['accounts', 'Sales', 'Sales/Offers', 'Sales/Offers/2026', 'sales 2']);
    expect(await made.paths({ parent: sales.id })).toEqual(['Sales/Offers']);
    expect(await made.paths({ parent: '' })).toEqual(['accounts', 'Sales', 'sales 2']);
    expect(await made.paths({ type: 'contact' })).toEqual(['accounts']);
    expect(await made.paths({ search: 'offers' })).toEqual(['Sales/Offers', 'Sales/Offers/2026']);
    expect(await made.paths({ search: 'of' })).toEqual(['Sales/Offers', 'Sales/Offers/2026']);
    expect((await made.get(sales.id)).subfolders).toBe(2);
  });

  it('has one folder of a name in a place, in whatever case; the same name elsewhere is another', async () => {
    const sales = await made.addFolder('Sales');
    expect(problemOf(await made.add('SALES'))).toEqual({ name: 'taken' });
    await made.addFolder('Sales', { parent: sales.id });
    const other = `two-${made.domain}`;
    await made.addDomain(other);
    await made.addFolder('Sales', { domain: other });
    expect(await made.paths()).toEqual(['Sales', 'Sales', 'Sales/Sales']);
  });

  it('lets one win when two of a name are added at once', async () => {
    const answers = await Promise.all(['Twins', 'twins', 'TWINS'].map((name) => made.add(name)));
    expect(answers.map(outcomeOf).sort()).toEqual(['conflict', 'conflict', 'done']);
    expect(await made.paths()).toHaveLength(1);
  });

  it('refuses names that mail programs would read as something else', async () => {
    for (const name of ['a/b', 'a\\b', 'a*', '50%', '.hidden', '~home', '..', 'a\u0007']) {
      expect(problemOf(await made.add(name)), name).toEqual({ name: 'format' });
    }
    expect(problemOf(await made.add('x'.repeat(61)))).toEqual({ name: 'max_length' });
    expect((await made.addFolder('  Größe & Maß  ')).name).toBe('Größe & Maß');
  });

  it('takes all that is in a folder with it when that is renamed or moved, also what is in the recycle bin', async () => {
    const [sales, archive] = [await made.addFolder('Sales'), await made.addFolder('Archive')];
    const offers = await made.addFolder('Offers', { parent: sales.id });
    await made.addFolder('2026', { parent: offers.id });
    const old = await made.addFolder('2019', { parent: offers.id });
    await made.bulk([old.id], 'remove');
    dataOf(await made.update(sales.id, { name: 'Selling' }));
    expect(await made.paths()).toEqual(['Archive', 'Selling', 'Selling/Offers', 'Selling/Offers/2026']);
    dataOf(await made.update(offers.id, { parent: archive.id, name: 'Tenders' }));
    expect(await made.paths()).toEqual(['Archive', 'Archive/Tenders', 'Archive/Tenders/2026', 'Selling']);
    dataOf(await made.update(offers.id, { parent: '' }));
    await made.bulk([old.id], 'restore');
    expect(await made.paths()).toEqual(['Archive', 'Selling', 'Tenders', 'Tenders/2019', 'Tenders/2026']);
    const [entry] = await made.history('updatePublicFolder');
    expect(entry).toMatchObject({
      target: `${made.domain}/Archive/Tenders`,
      before: { path: 'Archive/Tenders' },
      after: { path: 'Tenders' },
    });
  });

  it('puts no folder into itself, into what is in it, or into another domain', async () => {
    const sales = await made.addFolder('Sales');
    const offers = await made.addFolder('Offers', { parent: sales.id });
    const year = await made.addFolder('2026', { parent: offers.id });
    for (const inside of [sales, offers, year]) {
      expect(problemOf(await made.update(sales.id, { parent: inside.id }))).toEqual({
        parent: 'folder_inside',
      });
    }
    const other = `two-${made.domain}`;
    await made.addDomain(other);
    const elsewhere = await made.addFolder('Elsewhere', { domain: other });
    expect(problemOf(await made.update(sales.id, { parent: elsewhere.id }))).toBe('not_found');
    expect(problemOf(await made.add('Lost', { parent: elsewhere.id }))).toBe('not_found');
    expect(problemOf(await made.add('Lost', { parent: '999999' }))).toBe('not_found');
  });

  it('makes no loop when two folders are moved into each other at once', async () => {
    const [one, two] = [await made.addFolder('One'), await made.addFolder('Two')];
    const answers = await Promise.all([
      made.update(one.id, { parent: two.id }),
      made.update(two.id, { parent: one.id }),
    ]);
    expect(answers.map(outcomeOf).sort()).toEqual(['done', 'invalid_input']);
    const { rows } = await house.database.pool.query(
      `select from public_folder one join public_folder two on two.id = one.parent_id and two.parent_id = one.id
        where one.account_id = $1`,
      [made.accountId],
    );
    expect(rows).toEqual([]);
  });

  it('is no deeper than eight levels, however a folder got there', async () => {
    let parent = '';
    for (let level = 1; level <= mostFolderLevels; level += 1) {
      parent = (await made.addFolder(`Level ${level}`, { parent })).id;
    }
    expect(problemOf(await made.add('Too deep', { parent }))).toEqual({ parent: 'folder_too_deep' });
    const pair = await made.addFolder('Pair');
    await made.addFolder('Child', { parent: pair.id });
    const seventh = (await made.list({ search: 'level 7' })).find(({ name }) => name === 'Level 7');
    const move = await made.update(pair.id, { parent: seventh?.id ?? '' });
    expect(problemOf(move)).toEqual({ parent: 'folder_too_deep' });
  });

  it('holds no more than a thousand folders in a domain', async () => {
    await house.database.pool.query(
      `with made as (insert into address (account_id, domain_id, local_part, kind, created_at)
         select $1, $2, 'folder.' || n, 'public_folder', now() from generate_series(1, 999) n returning id)
       insert into public_folder (account_id, id, domain_id, name, path, type, created_at)
       select $1, id, $2, 'F' || id, 'F' || id, 'mail', now() from made`,
      [made.accountId, made.domainId],
    );
    const last = await made.addFolder('The last');
    expect(problemOf(await made.add('One more'))).toEqual({ domain: 'too_many' });
    await made.bulk([last.id], 'remove');
    await made.addFolder('Instead');
    expect(await made.bulk([last.id], 'restore')).toEqual(['limit_reached']);
  });

  it('takes a version, and refuses an old one', async () => {
    const folder = await made.addFolder('Sales', { note: 'First' });
    dataOf(await made.update(folder.id, { version: folder.version, note: 'Second' }));
    expect(problemOf(await made.update(folder.id, { version: folder.version, note: 'Third' }))).toBe('stale');
    expect((await made.get(folder.id)).note).toBe('Second');
  });
});

describe('the address of a public folder', () => {
  it('is for mail folders alone, and belongs to one thing', async () => {
    await made.addUser('info');
    expect(problemOf(await made.add('Dates', { type: 'appointment', username: 'dates' }))).toEqual({
      username: 'type_unsuitable',
    });
    expect(problemOf(await made.add('Info', { username: 'info' }))).toEqual({ username: 'address_taken' });
    const folder = await made.addFolder('Tickets', { username: 'Tickets' });
    expect(folder.email).toBe(`tickets@${made.domain}`);
    dataOf(await made.update(folder.id, { username: 'support' }));
    expect((await made.get(folder.id)).unicode).toBe(`support@${made.domain}`);
    await made.addUser('tickets');
  });

  it('is shown nowhere while there is none, and cannot be guessed', async () => {
    const folder = await made.addFolder('Tickets', { username: 'tickets' });
    dataOf(await made.update(folder.id, { username: '' }));
    const silent = await made.addFolder('Silent');
    expect([(await made.get(folder.id)).email, silent.email, silent.unicode]).toEqual(['', '', '']);
    const { rows } = await house.database.pool.query<{ local_part: string }>(
      `select local_part from address where account_id = $1 and kind = 'public_folder'`,
      [made.accountId],
    );
    expect(new Set(rows.map(({ local_part }) => /^folder\.[0-9a-f]{32}$/.test(local_part)))).toEqual(
      new Set([true]),
    );
    const everything = JSON.stringify([
      await made.list(),
      await made.history('addPublicFolder'),
      await made.bin(),
    ]);
    expect(everything).not.toContain('folder.');
  });

  it('stays while mail is led to it', async () => {
    const folder = await made.addFolder('Tickets', { username: 'tickets' });
    const forward = [`tickets@${made.domain}`];
    dataOf(
      await house.call('addAlias', { alias: 'help', domain: made.domain, forward }, { token: made.token }),
    );
    expect(problemOf(await made.update(folder.id, { username: '' }))).toEqual({ username: 'address_in_use' });
  });

  it('stays while it is a member of a smart list, also where it gets no mail from there', async () => {
    const { token, domain } = made;
    const folder = await made.addFolder('Tickets', { username: 'tickets' });
    const { id: list } = dataOf(await house.call('addSmartList', { name: 'news', domain }, { token }));
    const members = [{ address: `tickets@${domain}`, can_receive: 0 as const }];
    expect(dataOf(await house.call('setSmartListMembers', { list, members }, { token }))).toMatchObject({
      added: 1,
    });
    expect(problemOf(await made.update(folder.id, { username: '' }))).toEqual({ username: 'address_in_use' });
  });
});

describe('public folders in the recycle bin', () => {
  it('go as one branch and come back as one, with owners and rights', async () => {
    await made.addPerson('anna');
    const owners = [`anna@${made.domain}`];
    const sales = await made.addFolder('Sales', { owners });
    const offers = await made.addFolder('Offers', { parent: sales.id });
    const year = await made.addFolder('2026', { parent: offers.id });
    await made.addFolder('Other');
    expect(await made.bulk([sales.id], 'remove')).toEqual(['done']);
    expect(await made.paths()).toEqual(['Other']);
    expect((await made.bin()).map(({ id, name }) => [id, name])).toEqual([
      [sales.id, `${made.domain}/Sales`],
    ]);
    expect(await made.bulk([year.id], 'restore')).toEqual(['not_found']);
    const [entry] = await made.history('removePublicFolders');
    expect(entry).toMatchObject({ target: `${made.domain}/Sales`, before: { subfolders: 2 } });
    expect(await made.bulk([sales.id], 'restore')).toEqual(['done']);
    expect(await made.paths()).toEqual(['Other', 'Sales', 'Sales/Offers', 'Sales/Offers/2026']);
    expect((await made.get(sales.id)).owners).toEqual(owners);
  });

  it('are one removal each, but what is named with the folder it is in goes with that', async () => {
    const [one, two] = [await made.addFolder('One'), await made.addFolder('Two')];
    const child = await made.addFolder('Child', { parent: one.id });
    expect(await made.bulk([child.id, two.id, one.id, '999999'], 'remove')).toEqual([
      ...['done', 'done', 'done', 'not_found'],
    ]);
    expect((await made.bin()).map(({ id }) => id).sort()).toEqual([one.id, two.id].sort());
    expect(await made.bulk([one.id], 'restore')).toEqual(['done']);
    expect(await made.paths()).toEqual(['One', 'One/Child']);
  });

  it('stay there when their place is taken, or the folder they were in is gone', async () => {
    const sales = await made.addFolder('Sales');
    const offers = await made.addFolder('Offers', { parent: sales.id });
    await made.bulk([offers.id], 'remove');
    const again = await made.addFolder('offers', { parent: sales.id });
    expect(await made.bulk([offers.id], 'restore')).toEqual(['conflict']);
    await made.bulk([again.id], 'remove');
    await made.bulk([sales.id], 'remove');
    expect(await made.bulk([offers.id], 'restore')).toEqual(['conflict']);
    expect(await made.bulk([sales.id], 'purge')).toEqual(['done']);
    expect(await made.bulk([offers.id], 'restore')).toEqual(['conflict']);
    expect(await made.paths()).toEqual([]);
  });

  it('are deleted for good as a branch', async () => {
    const sales = await made.addFolder('Sales', { username: 'sales' });
    await made.addFolder('Offers', { parent: sales.id });
    await made.bulk([sales.id], 'remove');
    expect(problemOf(await made.add('Again', { username: 'sales' }))).toEqual({ username: 'address_taken' });
    expect(await made.bulk([sales.id], 'purge')).toEqual(['done']);
    const { rowCount } = await house.database.pool.query(
      `select from address where account_id = $1 and kind = 'public_folder'`,
      [made.accountId],
    );
    expect(rowCount).toBe(0);
  });

  it('go and come back with their domain', async () => {
    const sales = await made.addFolder('Sales', { quota: 100 });
    const gone = await made.addFolder('Gone');
    await made.addFolder('Offers', { parent: sales.id });
    await made.bulk([gone.id], 'remove');
    const { token, domainId } = made;
    dataOf(await house.call('removeDomains', { ids: [domainId] }, { token }));
    expect([await made.paths(), await made.bin()]).toEqual([[], []]);
    dataOf(await house.call('restoreItems', { kind: 'domains', ids: [domainId] }, { token }));
    expect(await made.paths()).toEqual(['Sales', 'Sales/Offers']);
    expect((await made.bin()).map(({ id }) => id)).toEqual([gone.id]);
  });
});
