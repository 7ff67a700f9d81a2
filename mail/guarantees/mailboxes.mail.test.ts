import { describe, expect, it } from 'vitest';
import { openImap, send, withImap } from './clients.ts';
import { arrived, newDomain, newUser, read, receivedBy, set, until, world } from './house.ts';
import { putSieveScript } from './sieve-client.ts';

const domain = await newDomain();
const folders = (login: Parameters<typeof withImap>[0]) =>
  withImap(login, async (client) => (await client.list()).map(({ path }) => path));

describe.concurrent('quota', () => {
  it('refuses mail that no longer fits, takes it again when there is more, and shows what is used', async () => {
    const user = await newUser(domain, { quota: 1 });
    const big = { to: user.user, attachedBytes: 520_000 };
    expect(await send({ ...big, subject: 'big one' })).toBe('sent');
    await arrived(user, 'big one');
    const used = async () => (await set('getUser', { id: user.id })).used ?? 0;
    await until(async () => (await used()) === 1, 'the usage in the panel');
    expect(await send({ ...big, subject: 'big two' })).toMatch(/^552 5\.2\.2 /);
    await set('updateUser', { id: user.id, quota: 5 });
    expect(await send({ ...big, subject: 'big three' })).toBe('sent');
    await arrived(user, 'big three');
    await until(async () => (await used()) === 2, 'the usage in the panel');
  });
});

describe.concurrent('a mailbox', () => {
  it('is opened by its delegates with their rights, and by nobody else', async () => {
    const shared = await newUser(domain, { account_type: 'enhanced', mailbox_type: 'shared' });
    const [reader, editor, other] = [await newUser(domain), await newUser(domain), await newUser(domain)];
    await set('setDelegates', {
      id: shared.id,
      delegates: [
        { address: reader.user, right: 'read', send: 'none' },
        { address: editor.user, right: 'edit', send: 'none' },
      ],
    });
    expect(await send({ to: shared.user, subject: 'for the team' })).toBe('sent');
    const path = `Shared/${shared.user}`;
    expect(await arrived(reader, 'for the team', path)).toHaveLength(1);
    expect(await arrived(editor, 'for the team', path)).toHaveLength(1);
    expect((await folders(other)).filter((name) => name.startsWith('Shared'))).toEqual([]);
    const remove = (login: typeof reader) =>
      withImap(login, async (client) => {
        await client.mailboxOpen(path);
        return client.messageDelete('1:*').catch(() => false);
      });
    await remove(reader);
    expect(await read(editor, 'for the team', path)).toHaveLength(1);
    await remove(editor);
    expect(await read(reader, 'for the team', path)).toEqual([]);
    await set('setDelegates', { id: shared.id, delegates: [] });
    expect((await folders(reader)).filter((name) => name.startsWith('Shared'))).toEqual([]);
  });

  it('can have folders with dots and slashes in their names', async () => {
    const user = await newUser(domain);
    await withImap(user, (client) => client.mailboxCreate('Invoices/2026.Q1'));
    expect(await folders(user)).toContain('Invoices/2026.Q1');
  });

  it('loses a folder that its user deletes', async () => {
    const user = await newUser(domain);
    await withImap(user, (client) => client.mailboxCreate('Old'));
    await withImap(user, (client) => client.mailboxDelete('Old'));
    expect(await folders(user)).not.toContain('Old');
  });
});

describe.concurrent('delivery rules', () => {
  it('of the user’s own mail program work beside them', async () => {
    const user = await newUser(domain);
    const script =
      'require ["fileinto","mailbox"]; if header :contains "subject" "own" { fileinto :create "Own"; }';
    expect(await putSieveScript(user, script)).toMatch(/^OK/);
    expect(await send({ to: user.user, subject: 'my own rule' })).toBe('sent');
    expect(await arrived(user, 'my own rule', 'Own')).toHaveLength(1);
  });
});

describe.concurrent('a vacation reply', () => {
  it('answers each sender once, names the user, and has no sender that could be answered', async () => {
    const user = await newUser(domain, { name: 'Ánna Berg' });
    await set('setVacation', { id: user.id, active: 1, subject: 'Away until Monday', text: 'I am away.' });
    const from = `friend-${user.id}@world.example`;
    expect(await send({ from, to: user.user, subject: 'lunch?' })).toBe('sent');
    const replies = await receivedBy(world, 'Away until Monday');
    expect(replies.map(({ from: sender, to }) => ({ sender, to }))).toEqual([{ sender: '', to: [from] }]);
    const [{ text = '' } = {}] = replies;
    expect(text).toContain(`From: =?utf-8?B?${Buffer.from('Ánna Berg').toString('base64')}?= <${user.user}>`);
    expect(text).toMatch(/^Message-ID: <[^@]+@mx\.posthouse\.test>/im);
    expect(await send({ from, to: user.user, subject: 'lunch, again' })).toBe('sent');
    await arrived(user, 'lunch, again');
    expect(await receivedBy(world, 'Away until Monday')).toHaveLength(1);
  });
});

describe.concurrent('an open session', () => {
  it('ends at once when its user is disabled, removed, or gets another password', async () => {
    const changes = [
      (id: string) => set('disableUsers', { ids: [id] }),
      (id: string) => set('removeUsers', { ids: [id] }),
      (id: string) => set('updateUser', { id, password: 'Another-horse-5' }),
    ];
    for (const change of changes) {
      const user = await newUser(domain);
      const client = await openImap(user);
      await client.mailboxOpen('INBOX');
      await change(user.id);
      await until(() => !client.usable, 'the end of the session', 20);
    }
  });

  it('is on the page of its user with service and address while it is open, and gone when it was ended', async () => {
    const [user, other] = [await newUser(domain), await newUser(domain)];
    let client = await openImap(user);
    await client.mailboxOpen('INBOX');
    const sessionsOf = async ({ id }: typeof user) => (await set('getUserOverview', { id })).sessions?.rows;
    // The engine looks once a minute, and whenever a domain has changed.
    await newDomain();
    let seen: Awaited<ReturnType<typeof sessionsOf>> = [];
    await until(
      async () => {
        // It may be told only now that the user is new, and ends what was opened meanwhile.
        if (!client.usable) client = await openImap(user);
        seen = await sessionsOf(user);
        return seen?.length === 1;
      },
      'the session in the panel',
      75,
    );
    expect(seen).toMatchObject([{ service: 'imap', ip: '127.0.0.1' }]);
    expect(await sessionsOf(other)).toEqual([]);
    await set('updateUser', { id: user.id, password: 'Another-horse-5' });
    await until(async () => (await sessionsOf(user))?.length === 0, 'the session to leave the panel', 20);
  });
});
