import { describe, expect, it } from 'vitest';
import { askImap, askImapAll, type Login, withImap } from './clients.ts';
import { newUser, set, until } from './house.ts';
import { append, appendCommand, enhanced, listFolders, newFolder, newTeam, sees } from './public-folders.ts';

/** What somebody can do with the last message of a folder, and with the folder itself. */
async function whatCan(login: Login, path: string): Promise<string> {
  const store = (flag: string) => [`STORE * +FLAGS (${flag})`, 'FETCH * (FLAGS)'];
  const isOk = (answer = '') => /^b OK/m.test(answer);
  const [list, select, fetch, , seen, , flagged, , deleted, expunge, insert, create, admin, remove] =
    await askImapAll(login, [
      ...[`LIST "" "${path}"`, `SELECT "${path}"`, 'FETCH * (BODY.PEEK[])'],
      ...[...store('\\Seen'), ...store('\\Flagged'), ...store('\\Deleted'), 'EXPUNGE'],
      ...[
        appendCommand(path),
        `CREATE "${path}/Sub"`,
        `SETACL "${path}" ${login.user} lr`,
        // Whatever the answer, Dovecot ends the session.
        `DELETE "${path}"`,
      ],
    ]);
  const can = {
    look: list?.includes('LIST ('),
    read: isOk(select) && fetch?.includes('Hello.'),
    seen: seen?.includes('\\Seen'),
    flag: flagged?.includes('\\Flagged'),
    delete: deleted?.includes('\\Deleted'),
    expunge: expunge?.includes('EXPUNGE\r\n'),
    add: isOk(insert),
    create: isOk(create),
    remove: isOk(remove),
    administer: isOk(admin),
  };
  return Object.entries(can)
    .filter(([, may]) => may)
    .map(([what]) => what)
    .join(' ');
}

const everything = 'look read seen flag delete expunge add';
const canDo = {
  owner: everything,
  publishing_editor: everything,
  editor: everything,
  publishing_author: 'look read seen flag add',
  author: 'look read seen flag add',
  non_editing_author: 'look read seen add',
  reviewer: 'look read seen',
  contributor: 'look add',
  none: '',
} as const;

describe.concurrent('the rights of a public folder', () => {
  it('are those of each of the nine profiles, and nobody makes, deletes or gives away folders', async () => {
    const { domain, anna } = await newTeam();
    const users = new Map<string, Login>();
    for (const profile of Object.keys(canDo)) users.set(profile, await newUser(domain, enhanced));
    const rights = [...users].map(([profile, { user }]) => ({ who: user, profile }));
    const own = [...rights, { who: 'everyone', profile: 'editor' }];
    const { path } = await newFolder(domain, own);
    await sees(anna, path);
    const found: Record<string, string> = {};
    for (const [profile, login] of users) {
      if (profile !== 'none') await sees(login, path);
      expect(await append(anna, path)).toBe('done');
      found[profile] = await whatCan(login, path);
    }
    expect(found).toEqual(canDo);
  });

  it('make STATUS say what SELECT says, and both what they say of a folder that does not exist', async () => {
    const { domain, anna, ben, cleo } = await newTeam();
    const rights = [
      { who: anna.user, profile: 'contributor' },
      { who: ben.user, profile: 'editor' },
    ];
    const { path } = await newFolder(domain, rights);
    await sees(ben, path);
    expect(await append(ben, path)).toBe('done');
    await sees(anna, path);
    const nobody = `Shared/nobody@${domain}`;
    const asked = ['SELECT', 'STATUS', 'MYRIGHTS', 'GETACL', 'GETMETADATA', 'SUBSCRIBE', 'DELETE', 'CREATE'];
    const words = { STATUS: ' (MESSAGES UNSEEN SIZE)', GETMETADATA: ' /shared/comment', CREATE: '/x' };
    const answersOf = async (login: Login, name: string) => {
      const after = (word: string) => (word in words ? words[word as keyof typeof words] : '');
      const commands = asked.map((word) =>
        word === 'CREATE' ? `CREATE "${name}/x"` : `${word} "${name}"${after(word)}`,
      );
      const answers = await askImapAll(login, commands);
      return answers.map((answer) => answer.replaceAll(name, 'it').replace(/ \([\d. +]+ secs\)/, ''));
    };
    const [select, status] = await answersOf(anna, path);
    expect(select).toContain('NO [NOPERM]');
    expect(status).toBe(select);
    const [unknown, unknownStatus] = await answersOf(cleo, `${path} too`);
    expect(unknown).toContain("Mailbox doesn't exist: it");
    expect(unknownStatus).toBe(unknown);
    expect(await answersOf(cleo, path)).toEqual(await answersOf(cleo, `${path} too`));
    expect(await answersOf(cleo, `Shared/${anna.user}`)).toEqual(await answersOf(cleo, nobody));
    expect(await answersOf(cleo, `Shared/${anna.user}/Sent`)).toEqual(
      await answersOf(cleo, `${nobody}/Sent`),
    );
  });

  it('are told to mail programs, and given by the panel alone', async () => {
    const { domain, anna, ben } = await newTeam();
    const { path } = await newFolder(domain, [{ who: anna.user, profile: 'owner' }]);
    await sees(anna, path);
    expect(await askImap(anna, `MYRIGHTS "${path}"`)).toMatch(/^\* MYRIGHTS .* lrwstip?ep?d?\r\n/m);
    expect(await askImap(anna, 'MYRIGHTS INBOX')).toMatch(/^\* MYRIGHTS INBOX lrwstipekx/m);
    await set('setDelegates', {
      id: anna.id,
      delegates: [{ address: ben.user, right: 'full', send: 'none' }],
    });
    const shared = `Shared/${anna.user}`;
    await until(
      async () => (await askImap(ben, `MYRIGHTS "${shared}"`)).includes('* MYRIGHTS'),
      'a delegate',
    );
    for (const [login, name] of [
      [anna, path],
      [anna, 'INBOX'],
      [ben, shared],
    ] as const)
      for (const command of [
        `SETACL "${name}" ${ben.user} lr`,
        `DELETEACL "${name}" ${ben.user}`,
        `GETACL "${name}"`,
      ])
        expect(await askImap(login, command)).toContain('b NO [NOPERM]');
  });
});

describe.concurrent('a folder that is made, moved, removed or restored', () => {
  it('is seen in its place or not at all', async () => {
    const { domain, anna } = await newTeam();
    const seen = new Set<string>();
    let isOver = false;
    const looking = (async () => {
      while (!isOver)
        await withImap(anna, async (client) => {
          for (let looks = 0; looks < 50 && !isOver && client.usable; looks += 1)
            for (const path of await listFolders(client)) seen.add(path);
        }).catch(() => undefined);
    })();
    const everyone = [{ who: 'everyone', profile: 'editor' }];
    const outer = await newFolder(domain, everyone);
    const inner = await newFolder(domain, everyone, { parent: outer.id });
    const path = `${outer.path}/${inner.name}`;
    await until(() => seen.has(path), 'the folder to come');
    await set('removePublicFolders', { ids: [outer.id] });
    await until(async () => !(await withImap(anna, listFolders)).includes(path), 'the folder to go');
    await set('restoreItems', { kind: 'public_folders', ids: [outer.id] });
    await sees(anna, path);
    isOver = true;
    await looking;
    expect([...seen].sort()).toEqual([outer.path, path].sort());
  });
});
