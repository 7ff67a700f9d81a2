import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFolder, within } from './open-folder.ts';
import { removeMarksOfFolders, removeMarksOfMailboxes } from './private-marks.ts';

describe('what users have read in mailboxes and folders of others', () => {
  let account: string;
  beforeEach(async () => {
    account = await mkdtemp(join(tmpdir(), 'ph-marks-'));
  });
  afterEach(() => rm(account, { recursive: true }));

  const write = async (...paths: readonly string[]) => {
    for (const path of paths) {
      await mkdir(dirname(join(account, path)), { recursive: true });
      await writeFile(join(account, path), '');
    }
  };
  const filesIn = async (folder: string) => {
    const entries = await readdir(join(account, folder), { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    return paths.map((path) => path.slice(join(account, folder).length + 1)).sort();
  };

  it('goes with the mailbox, and stays for every other', async () => {
    await write('7/shared/anna@a.test/marks', '7/shared/ben@a.test/marks', '8/shared/anna@a.test/marks');
    await write('7/Maildir/new/1');
    await within(openFolder(account), (folder) =>
      removeMarksOfMailboxes(folder, async (names) => names.filter((name) => name === 'anna@a.test')),
    );
    expect(await filesIn('.')).toEqual(['7/Maildir/new/1', '7/shared/ben@a.test/marks']);
  });

  it('goes with the public folder, and stays for the folders beside, above and below it', async () => {
    await write('public/a.test/Kept/.items/new/1', 'public/a.test/Kept/Below/.items/new/1');
    await write('public/a.test/Gone/Below/.items/new/1');
    for (const home of ['7', 'public-keeper'])
      for (const folder of ['Kept', 'Kept/Below', 'Kept/Gone', 'Gone', 'Gone/Below'])
        await write(`${home}/public/a.test/${folder}/marks`);
    await write('7/public/b.test/Gone/marks');
    await mkdir(join(account, 'public/b.test/Above'), { recursive: true });
    await within(openFolder(account), removeMarksOfFolders);
    expect(await readdir(join(account, 'public'))).toEqual(['a.test']);
    const kept = ['a.test/Gone/Below/marks', 'a.test/Kept/Below/marks', 'a.test/Kept/marks'];
    expect(await filesIn('7/public')).toEqual(kept);
    expect(await filesIn('public-keeper/public')).toEqual(kept);
  });
});
