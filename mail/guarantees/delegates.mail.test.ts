import { describe, expect, it } from 'vitest';
import { send, triesImap, withImap } from './clients.ts';
import {
  arrived,
  lookUntil,
  newDomain,
  newUser,
  read,
  receivedBy,
  set,
  type TestUser,
  world,
} from './house.ts';

const domain = await newDomain();
const out = 'out@world.example';

const isDone = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    () => 'refused',
  );

describe.concurrent('a delegate', () => {
  it('with full rights makes and deletes folders; one who edits files and deletes messages; one who reads does neither', async () => {
    const owner = await newUser(domain);
    const [full, editor, reader] = [await newUser(domain), await newUser(domain), await newUser(domain)];
    await set('setDelegates', {
      id: owner.id,
      delegates: [
        { address: full.user, right: 'full', send: 'none' },
        { address: editor.user, right: 'edit', send: 'none' },
        { address: reader.user, right: 'read', send: 'none' },
      ],
    });
    expect(await send({ to: owner.user, subject: 'shared' })).toBe('sent');
    const inbox = `Shared/${owner.user}`;
    const path = `${inbox}/Projects`;
    for (const delegate of [full, editor, reader]) await arrived(delegate, 'shared', inbox);
    const makes = (login: TestUser, name: string) =>
      isDone(withImap(login, (client) => client.mailboxCreate(name)));
    const removes = (login: TestUser) => isDone(withImap(login, (client) => client.mailboxDelete(path)));
    const files = (login: TestUser) =>
      withImap(login, async (client) => {
        await client.mailboxOpen(inbox);
        return client.messageMove('1:*', path).catch(() => false);
      });

    expect(await makes(reader, path)).toBe('refused');
    expect(await makes(editor, path)).toBe('refused');
    expect(await makes(full, path)).toBe('done');
    await withImap(owner, async (client) => {
      expect((await client.list()).map((folder) => folder.path)).toContain('Projects');
    });
    // A new folder has the rights of the inbox.
    const seesIt = (login: TestUser) =>
      lookUntil(
        login,
        async (client) => (await client.list()).some((folder) => folder.path === path) || undefined,
        `${path} for ${login.user}`,
      );
    for (const delegate of [editor, reader]) await seesIt(delegate);
    await files(reader);
    expect(await read(owner, 'shared')).toHaveLength(1);
    await files(editor);
    expect(await read(owner, 'shared')).toEqual([]);
    expect(await read(owner, 'shared', 'Projects')).toHaveLength(1);
    expect(await removes(reader)).toBe('refused');
    expect(await removes(editor)).toBe('refused');
    expect(await removes(full)).toBe('done');
    expect(await read(owner, 'shared', 'Projects')).toEqual([]);
  });

  it('sends as the mailbox, on its behalf or not at all, whatever it may read', async () => {
    const boss = await newUser(domain);
    const [as, behalf, none] = [await newUser(domain), await newUser(domain), await newUser(domain)];
    await set('setDelegates', {
      id: boss.id,
      delegates: [
        { address: as.user, right: 'read', send: 'as' },
        { address: behalf.user, right: 'full', send: 'behalf' },
        { address: none.user, right: 'full', send: 'none' },
      ],
    });
    const name = boss.user.split('@')[0];
    expect(await send({ from: boss.user, to: out, subject: `${name} by as` }, as)).toBe('sent');
    expect(await send({ from: boss.user, to: out, subject: `${name} by behalf` }, behalf)).toBe('sent');
    expect(await send({ from: boss.user, to: out, subject: 'x' }, none)).toMatch(/^553 /);
    expect(await send({ from: none.user, headerFrom: boss.user, to: out, subject: 'x' }, none)).toMatch(
      /^55\d /,
    );
    const sent = async (by: string) => (await receivedBy(world, `${name} by ${by}`))[0];
    expect(await sent('as')).toMatchObject({ from: boss.user });
    expect((await sent('as'))?.text).not.toMatch(/^Sender:/m);
    expect((await sent('behalf'))?.text).toContain(`Sender: ${behalf.user}\r\n`);
    await set('setDelegates', { id: boss.id, delegates: [] });
    for (const former of [as, behalf])
      expect(await send({ from: boss.user, to: out, subject: 'x' }, former)).toMatch(/^553 /);
  });
});

describe.concurrent('a mailbox that nobody logs in to', () => {
  it('takes mail, and is opened by its delegates: shared, room and equipment', async () => {
    const delegate = await newUser(domain);
    for (const mailbox_type of ['shared', 'room', 'equipment'] as const) {
      const mailbox = await newUser(domain, { account_type: 'enhanced', mailbox_type });
      const delegates = [{ address: delegate.user, right: 'read', send: 'none' }];
      await set('setDelegates', { id: mailbox.id, delegates });
      expect(await send({ to: mailbox.user, subject: `for the ${mailbox_type}` })).toBe('sent');
      expect(await arrived(delegate, `for the ${mailbox_type}`, `Shared/${mailbox.user}`)).toHaveLength(1);
      expect(await triesImap(mailbox)).toBe('refused');
    }
  });
});
