import { type OpenFolder, within } from './open-folder.ts';

/** Dovecot notes in the folder of each user what the user has read in mailboxes and folders of others. */
const [ofMailboxes, ofFolders] = ['shared', 'public'];
/** In whose name folders are made. */
const keeper = 'public-keeper';
/** Where what a folder itself holds lies, beside the folders in it. */
const items = '.items';

/** What users have read in mailboxes that are gone: they lie under the name the mailbox had. */
export async function removeMarksOfMailboxes(
  account: OpenFolder,
  findUnknown: (names: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  await inEachHome(account, (home) =>
    within(home.open(ofMailboxes), async (marks) => {
      const names = await marks.names();
      const gone = names.length === 0 ? [] : await findUnknown(names);
      for (const name of gone) await marks.remove(name);
    }),
  );
}

/** The same for public folders: all that has no folder beside it any more. */
export async function removeMarksOfFolders(account: OpenFolder): Promise<void> {
  await within(account.open('public'), async (folders) => {
    await removeEmptyParents(folders);
    await inEachHome(account, (home) =>
      within(home.open(ofFolders), (marks) => removeWhereMissing(marks, folders)),
    );
  });
  // What puts mail into them is compiled again when it is needed.
  await within(account.open(keeper), (home) => home.remove('.sieve-compiled'));
}

/** Dovecot leaves what a folder was in, also when nothing else is there. */
async function removeEmptyParents(folder: OpenFolder): Promise<void> {
  for (const name of await folder.names()) {
    if (name === items) continue;
    const isFolder = await within(openIfFolder(folder, name), async (inner) => {
      await removeEmptyParents(inner);
      return true;
    });
    if (isFolder) await folder.removeEmpty(name);
  }
}

/** Those of a folder lie in one of the same name, beside those of the folders in it. */
async function removeWhereMissing(marks: OpenFolder, folders: OpenFolder, isTop = true): Promise<void> {
  const isKept = isTop || (await folders.has(items));
  for (const name of await marks.names()) {
    const isFolder = await within(openIfFolder(marks, name), async (inner) => {
      const isThere = await within(openIfFolder(folders, name), async (beside) => {
        await removeWhereMissing(inner, beside, false);
        return true;
      });
      if (!isThere) await marks.remove(name);
      return true;
    });
    if (!(isFolder || isKept)) await marks.remove(name);
  }
}

/** Dovecot’s own files lie beside the folders. */
const openIfFolder = (folder: OpenFolder, name: string) =>
  folder.open(name).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTDIR' && error.code !== 'ELOOP') throw error;
    return undefined;
  });

async function inEachHome(account: OpenFolder, work: (home: OpenFolder) => Promise<unknown>): Promise<void> {
  for (const name of await account.names())
    if (/^\d+$/.test(name) || name === keeper) await within(openIfFolder(account, name), work);
}
