import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fetchByPop3, openImap, openSmtp, send, triesImap, triesSmtp } from './clients.ts';
import { arrived, newDomain, newUser, receivedBy, set, until, world } from './house.ts';
import { findMailbox } from './mailbox-files.ts';
import { newAccount, posthouse } from './operator.ts';
import { east, twoDays, west } from './two-days.ts';

/** Of its own: what happens to the whole of it would disturb the other tests. */
const account = await newAccount();
const user = await newUser(await newDomain(account), {}, account);

describe('an account', () => {
  it('has its own timezone, in which the last day of an application password ends', async () => {
    const [yesterday, today] = twoDays();
    const inTimezone = (timezone: string) => set('updateSettings', { timezone }, account);
    const newPassword = async (expires_on: string) => {
      const { password: pass } = await set(
        'addAppPassword',
        { id: user.id, label: expires_on, expires_on },
        account,
      );
      return { ...user, pass };
    };
    await inTimezone(west);
    const [short, long] = [await newPassword(yesterday), await newPassword(today)];
    for (const phone of [short, long]) {
      expect(await triesImap(phone)).toBe('in');
      expect(await triesSmtp(phone)).toBe('in');
    }
    await inTimezone(east);
    expect(await triesImap(short)).toBe('refused');
    expect(await triesSmtp(short)).toBe('refused');
    expect(await triesImap(long)).toBe('in');
    expect(await triesImap(user)).toBe('in');
  });

  it('that is suspended still receives mail, but nobody logs in or sends until it is resumed', async () => {
    const other = await newUser(await newDomain());
    const { password: pass } = await set('addAppPassword', { id: user.id, label: 'Phone' }, account);
    const [reading, sending] = [await openImap(user), await openSmtp(user)];
    expect((await posthouse('account', 'suspend', account)).code).toBe(0);
    expect(await triesImap(user)).toBe('refused');
    expect(await triesSmtp(user)).toBe('refused');
    expect(await fetchByPop3(user)).toBe('refused');
    expect(await triesImap({ ...user, pass })).toBe('refused');
    await until(() => !reading.usable, 'the end of the session');
    await sending.ask(`MAIL FROM:<${user.user}>`);
    expect(await sending.ask('RCPT TO:<out@world.example>')).toMatch(/^[45]/);
    sending.end();
    expect(await triesImap(other)).toBe('in');
    expect(await send({ to: user.user, subject: 'while suspended' })).toBe('sent');
    expect((await posthouse('account', 'resume', account)).code).toBe(0);
    expect(await arrived(user, 'while suspended')).toHaveLength(1);
    expect(await triesImap({ ...user, pass })).toBe('in');
    const again = { from: user.user, to: 'out@world.example', subject: `resumed ${account}` };
    expect(await send(again, user)).toBe('sent');
    expect(await receivedBy(world, again.subject)).toHaveLength(1);
  });

  it('that is deleted takes no mail, and leaves nothing on the disk', async () => {
    const left = await newAccount();
    const customer = await newUser(await newDomain(left), {}, left);
    await send({ to: customer.user, subject: 'soon gone' });
    await arrived(customer, 'soon gone');
    const folder = dirname(await findMailbox(customer));
    await posthouse('account', 'suspend', left);
    expect((await posthouse('account', 'delete', left, '--confirm', left)).code).toBe(0);
    await until(async () => /^5/.test(await send({ to: customer.user, subject: 'late' })), 'a refusal');
    const files = () => readdir(folder, { recursive: true }).catch(() => []);
    await until(async () => (await files()).length === 0, 'the files to be deleted');
  });
});
