import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { instance, type TestUser } from './house.ts';

/** Where the mail of a user lies: `mailboxes/<account>/<number of the user>`. */
export async function findMailbox({ id, user }: TestUser): Promise<string> {
  const mailboxes = join(instance.root, 'mailboxes');
  for (const account of await readdir(mailboxes)) {
    const users = await readdir(join(mailboxes, account));
    if (users.includes(id)) return join(mailboxes, account, id);
  }
  throw new Error(`there is no mailbox of ${user}`);
}
