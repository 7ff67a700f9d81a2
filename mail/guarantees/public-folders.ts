import type { ImapFlow } from 'imapflow';
import { encodeMailboxName } from '../../apps/server/src/engine/folders/mailbox-name.ts';
import { askImap, type Login, withImap } from './clients.ts';
import { lookUntil, newDomain, newUser, set } from './house.ts';

export const enhanced = { account_type: 'enhanced' } as const;
let folders = 0;

/** A domain with users of its own: rights for everyone log out all of a domain. */
export async function newTeam() {
  const domain = await newDomain();
  const newMember = () => newUser(domain, enhanced);
  return { domain, anna: await newMember(), ben: await newMember(), cleo: await newMember() };
}

export async function newFolder(
  domain: string,
  rights: readonly { who: string; profile: string }[],
  fields: object = {},
) {
  folders += 1;
  const { id, name } = await set('addPublicFolder', {
    name: `Folder ${folders}`,
    domain,
    type: 'mail',
    quota: 10,
    ...fields,
  });
  await set('setPublicFolderRights', { id, rights: rights as never });
  return { id, name, path: `Public/${domain}/${name}` };
}

export const listFolders = async (client: ImapFlow) =>
  (await client.list()).map(({ path }) => path).filter((path) => /^Public\/.+\//.test(path));
export const foldersOf = (login: Login) => withImap(login, listFolders);
export const sees = (login: Login, path: string) =>
  lookUntil(
    login,
    async (client) => (await listFolders(client)).includes(path) || undefined,
    `${path} for ${login.user}`,
  );

/** `done`, or the refusal. */
export async function append(login: Login, path: string, text = 'Subject: note\r\n\r\nHello.\r\n') {
  const answer = await askImap(login, appendCommand(path, text));
  return /^b OK/m.test(answer) ? 'done' : (/^b (NO \[\w+\])/m.exec(answer)?.[1] ?? answer);
}
export const appendCommand = (path: string, text = 'Subject: note\r\n\r\nHello.\r\n') =>
  `APPEND "${encodeMailboxName(path)}" {${Buffer.byteLength(text)}+}\r\n${text}`;
