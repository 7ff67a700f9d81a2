import { hash, verify } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswordHashing, standardCost } from './password-hashing.ts';

const cheap = { memoryKib: 64, passes: 1 };

describe('password hashing', () => {
  it('accepts the password that was hashed and no other', async () => {
    const passwords = await createPasswordHashing(cheap);
    const hash = await passwords.hash('Correct-horse-7');
    expect(await passwords.verify(hash, 'Correct-horse-7')).toBe(true);
    for (const wrong of ['correct-horse-7', 'Correct-horse-7 ', 'Correct-horse', '']) {
      expect(await passwords.verify(hash, wrong)).toBe(false);
    }
  });

  it('accepts no password at all for somebody who does not exist', async () => {
    const passwords = await createPasswordHashing(cheap);
    for (const guess of ['', 'nobody has this password']) {
      expect(await passwords.verify(undefined, guess)).toBe(false);
    }
  });

  it('does the same work for somebody who does not exist, so that time tells nothing about a name', async () => {
    const worked: string[] = [];
    const passwords = await createPasswordHashing(cheap, {
      hash,
      verify: (stored, ...rest) => {
        worked.push(String(stored).split('$').slice(0, 4).join('$'));
        return verify(stored, ...rest);
      },
    });
    await passwords.verify(await passwords.hash('Correct-horse-7'), 'wrong');
    await passwords.verify(undefined, 'wrong');
    expect(worked).toEqual(Array(2).fill('$argon2id$v=19$m=64,t=1,p=1'));
  });

  it('hashes the same password differently each time', async () => {
    const passwords = await createPasswordHashing(cheap);
    expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'));
  });

  it('checks 24 of strangers at once, asks those beyond to come again, and is free again afterwards', async () => {
    const passwords = await createPasswordHashing(cheap);
    const hash = await passwords.hash('x');
    const crowd = Array.from({ length: 40 }, () => passwords.verify(hash, 'x'));
    const settled = await Promise.allSettled(crowd);
    const refused = settled.filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 16 }, () =>
        expect.objectContaining({ code: 'rate_limited', params: { seconds: 5 } }),
      ),
    );
    expect(await passwords.verify(hash, 'x')).toBe(true);
  });

  it('keeps room for those who come from where they came from before', async () => {
    const passwords = await createPasswordHashing(cheap);
    const hash = await passwords.hash('x');
    const strangers = Promise.allSettled(Array.from({ length: 40 }, () => passwords.verify(hash, 'x')));
    const known = Array.from({ length: 8 }, () => passwords.verify(hash, 'x', { isKnown: true }));
    expect((await Promise.allSettled(known)).map(({ status }) => status)).toEqual(
      Array<string>(8).fill('fulfilled'),
    );
    await strangers;
  });

  it('costs what is recommended today: argon2id with 19 MiB and two passes', async () => {
    const passwords = await createPasswordHashing(standardCost);
    expect(await passwords.hash('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
