import { describe, expect, it } from 'vitest';
import { fetchByPop3, send, triesImap, triesSmtp } from './clients.ts';
import { arrived, newDomain, newUser, set } from './house.ts';

const domain = await newDomain();

describe('a login', () => {
  it('works for a new user at once, by IMAP, POP3 and SMTP, and brings the mail', async () => {
    const anna = await newUser(domain);
    expect(await triesImap(anna)).toBe('in');
    expect(await triesSmtp(anna)).toBe('in');
    expect(await fetchByPop3(anna)).toEqual([]);
    expect(await send({ to: anna.user, subject: 'first mail' })).toBe('sent');
    expect(await arrived(anna, 'first mail')).toHaveLength(1);
    expect(await fetchByPop3(anna)).toHaveLength(1);
  });

  it('is refused with a wrong password, and with the former one after a change', async () => {
    const ben = await newUser(domain);
    expect(await triesImap({ ...ben, pass: 'Wrong-horse-1' })).toBe('refused');
    await set('updateUser', { id: ben.id, password: 'New-horse-99' });
    expect(await triesImap(ben)).toBe('refused');
    expect(await triesImap({ ...ben, pass: 'New-horse-99' })).toBe('in');
  });
});
