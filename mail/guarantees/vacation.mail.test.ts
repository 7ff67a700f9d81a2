import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { send } from './clients.ts';
import { arrived, newDomain, newUser, set, type TestUser, until, world } from './house.ts';
import { findMailbox } from './mailbox-files.ts';
import { east, twoDays, west } from './two-days.ts';

const domain = await newDomain();
const friendOf = ({ id }: TestUser) => `friend-${id}@world.example`;
const repliesTo = (address: string) => world.filter(({ to }) => to.includes(address));

/** Somebody writes; a reply to it would be under way when the message is there. */
async function writeTo(user: TestUser, subject: string, to = user.user): Promise<void> {
  expect(await send({ from: friendOf(user), to, subject })).toBe('sent');
  await arrived(user, subject);
}

const waitForReplies = (user: TestUser, count: number) =>
  until(() => repliesTo(friendOf(user)).length >= count, `reply ${count} to ${friendOf(user)}`);

describe.concurrent('a vacation reply', () => {
  it('is sent from its first day to its last alone, in the timezone of the domain', async () => {
    const own = await newDomain();
    const [leaving, back] = [await newUser(own), await newUser(own)];
    const [yesterday, today] = twoDays();
    const reply = { active: 1, subject: 'Away', text: 'I am away.' } as const;
    await set('updateDomain', { domain: own, timezone: west });
    await set('setVacation', { id: leaving.id, ...reply, starts_on: today });
    await set('setVacation', { id: back.id, ...reply, ends_on: yesterday });
    await writeTo(leaving, 'before the first day');
    await writeTo(back, 'on the last day');
    await waitForReplies(back, 1);
    await set('updateDomain', { domain: own, timezone: east });
    // Another sender, who was not answered yet.
    const stranger = `stranger-${back.id}@world.example`;
    expect(await send({ from: stranger, to: back.user, subject: 'after the last day' })).toBe('sent');
    await arrived(back, 'after the last day');
    await writeTo(leaving, 'on the first day');
    await waitForReplies(leaving, 1);
    expect(repliesTo(friendOf(leaving))).toHaveLength(1);
    expect(repliesTo(stranger)).toEqual([]);
  });

  it('is sent to the same sender again when its days are over, and to nobody once it is off', async () => {
    const user = await newUser(domain);
    await set('setVacation', { id: user.id, active: 1, subject: 'Away', text: 'I am away.', days: 3 });
    await writeTo(user, 'on the first day');
    await waitForReplies(user, 1);
    await letDaysPass(user, 2);
    await writeTo(user, 'on the third day');
    await letDaysPass(user, 2);
    await writeTo(user, 'on the fifth day');
    await waitForReplies(user, 2);
    expect(repliesTo(friendOf(user))).toHaveLength(2);
    await set('setVacation', { id: user.id, active: 0 });
    await letDaysPass(user, 4);
    await writeTo(user, 'when it is off');
    await set('setVacation', { id: user.id, active: 1 });
    await writeTo(user, 'when it is on again');
    await waitForReplies(user, 3);
    expect(repliesTo(friendOf(user))).toHaveLength(3);
  });

  it('answers other addresses where they are named, and has the subject of the message where it has none', async () => {
    const user = await newUser(domain);
    const alias = `desk-${user.id}`;
    const { email } = await set('addAlias', { alias, domain, forward: [user.user] });
    await set('setVacation', { id: user.id, active: 1, subject: '', text: 'I am away.\nUntil Monday.' });
    await writeTo(user, 'not named', email);
    await set('setVacation', { id: user.id, addresses: [email] });
    await writeTo(user, 'Lunch on Friday', email);
    await waitForReplies(user, 1);
    const replies = repliesTo(friendOf(user));
    expect(replies).toHaveLength(1);
    expect(replies[0]?.text).toMatch(/^Subject: Auto: Lunch on Friday\r$/m);
    expect(replies[0]?.text).toContain('I am away.\r\nUntil Monday.');
  });
});

/** As if so many days had passed since Dovecot noted whom it answered: until when, as numbers of four bytes. */
async function letDaysPass(user: TestUser, days: number): Promise<void> {
  const file = join(await findMailbox(user), '.dovecot.lda-dupes');
  const noted = await readFile(file);
  const [versionBytes, headBytes] = [4, 12];
  for (let at = versionBytes; at < noted.length; ) {
    const [until, idBytes, userBytes] = [0, 4, 8].map((offset) => noted.readUInt32LE(at + offset)) as [
      number,
      number,
      number,
    ];
    noted.writeUInt32LE(until - days * 24 * 60 * 60, at);
    at += headBytes + idBytes + userBytes;
  }
  await writeFile(file, noted);
}
