import { describe, expect, it } from 'vitest';
import { deliver, send } from './clients.ts';
import { arrived, newDomain, newUser, set, type TestUser, until } from './house.ts';
import { activateSieveScript, putSieveScript, sayToManageSieve } from './sieve-client.ts';

const domain = await newDomain();

/** Together they take long for a message that is one line of the same letter. */
const slowTests = Array.from(
  { length: 1_500 },
  (_, index) => `if body :text :contains "${'a'.repeat(100)}b${index}" { fileinto "Found"; }`,
);
const slowScript = `require ["body","fileinto"];\n${slowTests.join('\n')}`;
const text = 'a'.repeat(300_000);

const offSince = async ({ id }: TestUser) => (await set('getDeliveryRules', { id })).own_filter_off;
const isActive = async (user: TestUser) => /"own" ACTIVE/.test(await sayToManageSieve(user, 'LISTSCRIPTS'));

describe('a filter of the user’s own mail program', () => {
  it('that takes too long is turned off, its mail is in the inbox, and the administrator sees why', async () => {
    const user = await newUser(domain);
    expect(await putSieveScript(user, slowScript)).toMatch(/^OK/);
    expect(await offSince(user)).toBeNull();
    expect(await send({ to: user.user, subject: 'slow one', text })).toBe('sent');
    expect(await arrived(user, 'slow one')).toHaveLength(1);
    await until(async () => !(await isActive(user)), 'the filter to be off');
    expect(await offSince(user)).toEqual(expect.any(String));
    const { rows } = await set('getAccountHistory', { search: user.user });
    expect(rows).toContainEqual(
      expect.objectContaining({
        ...{ adminname: 'Posthouse', action: 'turnOnOwnFilter' },
        after: { took_too_long: true },
      }),
    );
    expect(await deliver(user.user, { Subject: 'marked as spam', 'X-Spam': 'Yes' })).toMatch(/^250/);
    expect(await arrived(user, 'marked as spam', 'Junk')).toHaveLength(1);
  });

  it('that was turned off can be turned on again by the administrator, or by the user', async () => {
    const user = await newUser(domain);
    const slow = async (subject: string) => {
      expect(await send({ to: user.user, subject, text })).toBe('sent');
      await until(async () => !(await isActive(user)), 'the filter to be off');
      await until(async () => (await offSince(user)) !== null, 'the panel to know');
    };
    await putSieveScript(user, slowScript);
    await slow('first slow one');
    expect(await set('turnOnOwnFilter', { id: user.id })).toMatchObject({ own_filter_off: null });
    await until(() => isActive(user), 'the filter to be on');
    await slow('second slow one');
    await activateSieveScript(user);
    await until(async () => (await offSince(user)) === null, 'the panel to know that it is on');
    expect(await isActive(user)).toBe(true);
  });

  it('that takes too long keeps nobody else waiting, and loses nothing', async () => {
    const [user, other] = await Promise.all([newUser(domain), newUser(domain)]);
    await putSieveScript(user, slowScript);
    const subjects = ['slow one', 'slow two', 'slow three', 'slow four'];
    for (const subject of subjects) expect(await send({ to: user.user, subject, text })).toBe('sent');
    expect(await send({ to: other.user, subject: 'beside it' })).toBe('sent');
    expect(await arrived(other, 'beside it')).toHaveLength(1);
    for (const subject of subjects) expect(await arrived(user, subject)).toHaveLength(1);
  });

  it('has no regular expressions, and limits of its size and number', async () => {
    const user = await newUser(domain);
    expect(await sayToManageSieve(user, 'CAPABILITY')).not.toMatch(/\bregex\b/);
    expect(await putSieveScript(user, 'require "regex"; keep;')).toMatch(/^NO/);
    expect(await putSieveScript(user, `# ${'x'.repeat(300_000)}\nkeep;`)).toMatch(/^NO/);
    const names = Array.from({ length: 21 }, (_, index) => `PUTSCRIPT "s${index}" {5+}\r\nkeep;`);
    expect(await sayToManageSieve(user, ...names)).toMatch(/QUOTA\/MAXSCRIPTS/);
  });
});
