import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { send, withImap } from './clients.ts';
import { type Account, arrived, newDomain, newUser, set, until } from './house.ts';
import { newAccount, posthouse } from './operator.ts';

/** As many as the filter wants to see of each kind. */
const enough = 20;
const words = {
  spam: ['prize', 'lottery', 'watches', 'discount', 'pills', 'winner', 'transfer', 'claim', 'urgent'],
  notspam: [
    'meeting',
    'minutes',
    'warehouse',
    'invoice',
    'colleague',
    'project',
    'review',
    'budget',
    'lunch',
  ],
};
type Kind = keyof typeof words;
let texts = 0;
/** Another one each time, as mail is, and of one kind beyond doubt. */
function textOf(kind: Kind): string {
  texts += 1;
  const chosen = Array.from({ length: 60 }, (_, index) => words[kind][(texts * 7 + index * (texts + 3)) % 9]);
  return `${chosen.join(' ')} ${texts}`;
}
const mailOf = (kind: Kind) =>
  `From: somebody@world.example\r\nSubject: ${words[kind][0]} ${texts}\r\n\r\n${textOf(kind)}\r\n`;

async function newHouse() {
  const account = await newAccount();
  const domain = await newDomain(account);
  return { account, domain, user: await newUser(domain, {}, account) };
}
type House = Awaited<ReturnType<typeof newHouse>>;

const learnedBy = async (account: Account) => (await set('getFilterSettings', {}, account)).learned;

/** By mail to an address of the account that takes lessons, as the users of another program would. */
async function teach({ account, domain, user }: House, as: Kind, kind: Kind): Promise<void> {
  const before = (await learnedBy(account))?.[as] ?? 0;
  const { email } = await set('addList', { name: `teach-${as}`, domain, type: as }, account);
  const forwarded = Array.from({ length: enough }, () => mailOf(kind));
  const message = { from: user.user, to: email, subject: 'Look at these', forwarded };
  expect(await send(message, user)).toBe('sent');
  await until(async () => (await learnedBy(account))?.[as] === before + enough, 'the filter to learn');
}

it('what users teach counts for their account alone, also in one message to several', async () => {
  const [taught, wronged, untaught] = [await newHouse(), await newHouse(), await newHouse()];
  await teach(taught, 'spam', 'spam');
  await teach(taught, 'notspam', 'notspam');
  // Somebody teaches the opposite, which is nobody else’s business.
  await teach(wronged, 'spam', 'notspam');
  await teach(wronged, 'notspam', 'spam');
  const to = [untaught, wronged, taught].map(({ user }) => user.user);
  expect(await send({ to, subject: 'A prize', text: textOf('spam') })).toBe('sent');
  expect(await send({ to, subject: 'A meeting', text: textOf('notspam') })).toBe('sent');
  await arrived(taught.user, 'A prize', 'Junk');
  await arrived(taught.user, 'A meeting');
  await arrived(wronged.user, 'A prize');
  await arrived(wronged.user, 'A meeting', 'Junk');
  await arrived(untaught.user, 'A prize');
  await arrived(untaught.user, 'A meeting');
});

it('moving a message into the spam folder and out of it teaches; throwing it away does not', async () => {
  const { account, user } = await newHouse();
  const subjects = ['one', 'two'].map((word) => `To be moved ${word}`);
  for (const subject of subjects) {
    expect(await send({ to: user.user, subject, text: textOf('spam') })).toBe('sent');
    await arrived(user, subject);
  }
  const move = (subject: string, from: string, to: string) =>
    withImap(user, async (client) => {
      const lock = await client.getMailboxLock(from);
      try {
        expect(await client.messageMove({ header: { subject } }, to)).toBeTruthy();
      } finally {
        lock.release();
      }
    });
  const learned = (spam: number, notspam: number) =>
    until(async () => {
      const now = await learnedBy(account);
      return now?.spam === spam && now.notspam === notspam;
    }, `${spam} lessons of spam and ${notspam} of what is none`);
  for (const [index, subject] of subjects.entries()) {
    await move(subject, 'INBOX', 'Junk');
    await learned(index + 1, 0);
  }
  await move('To be moved one', 'Junk', 'Trash');
  await move('To be moved two', 'Junk', 'INBOX');
  await learned(2, 1);
});

it('the operator teaches for everybody, from files and folders', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lessons-'));
  for (const name of ['one.eml', 'two.eml']) await writeFile(join(folder, name), mailOf('spam'));
  const taught = await posthouse('mail', 'learn', 'spam', folder, '--json');
  const wrong = await posthouse('mail', 'learn', 'spma', folder);
  await rm(folder, { recursive: true });
  expect(JSON.parse(taught.stdout)).toEqual({ read: 2, learned: 2 });
  expect(wrong.code).not.toBe(0);
});
