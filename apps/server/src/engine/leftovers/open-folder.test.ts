import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isLeft, type OpenFolder, openFolder, removeAside, within } from './open-folder.ts';

describe('a folder of which something is deleted', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'ph-leftovers-'));
    await mkdir(join(root, 'outside'));
    await writeFile(join(root, 'outside/kept'), 'kept');
    await mkdir(join(root, 'mailboxes/1/78/Maildir/cur'), { recursive: true });
    await writeFile(join(root, 'mailboxes/1/78/Maildir/cur/message'), 'text');
  });
  afterEach(() => rm(root, { recursive: true }));

  const inAccount = (work: (folder: OpenFolder) => Promise<unknown>) =>
    within(openFolder(join(root, 'mailboxes/1')), work);
  const present = () => readdir(join(root, 'mailboxes/1'));

  it('has nothing of it afterwards, and it does no harm to delete it again', async () => {
    await inAccount((folder) => removeAside(folder, '78'));
    await inAccount((folder) => removeAside(folder, '78'));
    expect(await present()).toEqual([]);
  });

  it('has nothing of it either where an earlier try was cut off after the move', async () => {
    await mkdir(join(root, 'mailboxes/1/deleted-78/Maildir'), { recursive: true });
    expect(await inAccount((folder) => isLeft(folder, '78'))).toBe(true);
    await inAccount((folder) => removeAside(folder, '78'));
    expect(await present()).toEqual([]);
    expect(await inAccount((folder) => isLeft(folder, '78'))).toBe(false);
  });

  it('loses links, and nothing of what they lead to', async () => {
    await symlink(join(root, 'outside'), join(root, 'mailboxes/1/78/Maildir/link'));
    await symlink(join(root, 'outside'), join(root, 'mailboxes/1/79'));
    await inAccount(async (folder) => {
      await removeAside(folder, '78');
      await removeAside(folder, '79');
    });
    expect(await present()).toEqual([]);
    expect(await readFile(join(root, 'outside/kept'), 'utf8')).toBe('kept');
  });

  it('is not entered by a link, and stays the one that was opened if a link takes its place', async () => {
    await symlink(join(root, 'outside'), join(root, 'mailboxes/2'));
    await expect(openFolder(join(root, 'mailboxes/2'))).rejects.toThrow();
    await mkdir(join(root, 'outside/78'));
    await within(openFolder(join(root, 'mailboxes')), async (mailboxes) => {
      await within(mailboxes.open('1'), async (account) => {
        await mailboxes.rename('1', 'moved');
        await symlink(join(root, 'outside'), join(root, 'mailboxes/1'));
        await removeAside(account, '78');
      });
    });
    expect(await readdir(join(root, 'mailboxes/moved'))).toEqual([]);
    expect((await readdir(join(root, 'outside'))).sort()).toEqual(['78', 'kept']);
  });
});
