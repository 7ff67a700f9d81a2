import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { send, withImap } from './clients.ts';
import { hadReportTurn, makeReportDue } from './database.ts';
import { arrived, instance, newDomain, newUser, read, set, type TestUser, until } from './house.ts';
import { newAccount } from './operator.ts';

/** The filter of the tests believes what a message says of itself. */
const headers = { 'X-Test-Score': '30' };
const subjects = { new: 'Neu in Ihrem Spamordner: 1', all: 'In Ihrem Spamordner: 2' };

const makeDue = ({ id }: TestUser) => makeReportDue(id);
const hadTurn = ({ id }: TestUser) => until(() => hadReportTurn(id), 'the turn of a user');

const spamTo = async (user: TestUser, subject: string, from = 'anna@spammer.example') => {
  expect(await send({ from, to: user.user, subject, headers })).toBe('sent');
  await arrived(user, subject, 'Junk');
};

/** The reports in the inbox as they are read, by their subject. */
async function reportsIn(user: TestUser): Promise<{ subject: string; text: string; types: string[] }[]> {
  return withImap(user, async (client) => {
    const lock = await client.getMailboxLock('INBOX');
    try {
      if (client.mailbox === false || client.mailbox.exists === 0) return [];
      const found = [];
      for await (const message of client.fetch('1:*', { envelope: true, source: true })) {
        const source = String(message.source);
        const parts = source.split(/^--_posthouse_spam_report_.*$/m);
        const [body] = parts.length > 1 ? parts.slice(1) : [source];
        found.push({
          subject: message.envelope?.subject ?? '',
          text: Buffer.from((body ?? '').split('\r\n\r\n').slice(1).join(''), 'base64').toString(),
          types: [...source.matchAll(/^Content-Type: ([a-z/]+)/gm)].map(([, type]) => type ?? ''),
        });
      }
      return found;
    } finally {
      lock.release();
    }
  });
}

async function reported(user: TestUser, subject: string) {
  let found: Awaited<ReturnType<typeof reportsIn>>[number] | undefined;
  await until(async () => {
    found = (await reportsIn(user)).find((report) => report.subject === subject);
    return found !== undefined;
  }, `the report "${subject}"`);
  if (found === undefined) throw new Error('it was just there');
  return found;
}

const linkIn = (text: string) => /\/release\/[\w-]+/.exec(text)?.[0] ?? '';
async function page(path: string, body?: string) {
  const answer = await fetch(`http://127.0.0.1:${instance.panelPort}${path}`, {
    ...(body === undefined
      ? {}
      : { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  });
  return { status: answer.status, text: await answer.text() };
}

describe.concurrent('a spam report', () => {
  it('tells a user in their language what is in the spam folder', async () => {
    const domain = await newDomain();
    const user = await newUser(domain, { language: 'de' });
    await set('updateFilterSettings', { domain, report_hours: 1 });
    const first = `Gewinn ${randomBytes(4).toString('hex')}`;
    await spamTo(user, first);
    await makeDue(user);
    const { text, types } = await reported(user, subjects.new);
    expect(types).toEqual(['multipart/alternative', 'text/plain', 'text/html']);
    expect(text).toContain(`Betreff: ${first}`);
    expect(text).toContain('anna@spammer.example');
    // Nothing is new, so nothing is told; and the report itself is no spam and from nobody known.
    await hadTurn(user);
    await makeDue(user);
    await hadTurn(user);
    await set('updateFilterSettings', { domain, report_content: 'all', report_format: 'text' });
    await spamTo(user, 'noch eine');
    await makeDue(user);
    const all = await reported(user, subjects.all);
    expect(all.types).toEqual(['text/plain']);
    expect(all.text).toContain(first);
    expect((await reportsIn(user)).filter(({ subject }) => subject === subjects.new)).toHaveLength(1);
    expect((await set('getAutoWhitelist', { domain: [domain] })).rows).toEqual([]);
  });

  it('releases a message once, teaches the filter, and allows its sender where the user wants that', async () => {
    const account = await newAccount();
    const domain = await newDomain(account);
    const user = await newUser(domain, { language: 'de' }, account);
    await set('updateFilterSettings', { domain, report_hours: 1 }, account);
    await spamTo(user, 'erwartet', 'bea@wanted.example');
    await makeDue(user);
    const link = linkIn((await reported(user, subjects.new)).text);
    const asked = await page(link);
    expect(asked.text).toContain('bea@wanted.example');
    expect(await read(user, 'erwartet', 'INBOX')).toEqual([]);
    const answer = await page(link, 'allow=1');
    expect(answer.text).toContain('Die E-Mail ist im Posteingang');
    expect(await read(user, 'erwartet', 'INBOX')).toHaveLength(1);
    expect(await read(user, 'erwartet', 'Junk')).toEqual([]);
    const learned = async () => (await set('getFilterSettings', {}, account)).learned;
    await until(async () => (await learned())?.notspam === 1, 'the filter to learn that it is no spam');
    expect((await page(link, '')).text).toContain('Dieser Link wurde schon verwendet.');
    const { rows } = await set('getWhitelist', { email: user.user }, account);
    expect(rows.map(({ address }) => address)).toEqual(['bea@wanted.example']);
    const again = { from: 'bea@wanted.example', to: user.user, subject: 'danach', headers };
    expect(await send(again)).toBe('sent');
    await arrived(user, 'danach');
    const asking = { operation: 'releaseSpam', search: user.user } as const;
    const history = await set('getAccountHistory', asking, account);
    expect(history.rows.map(({ outcome }) => outcome)).toEqual(['done', 'pending']);
  });

  it('says so of a message that is gone, and knows no key of somebody else', async () => {
    const domain = await newDomain();
    const user = await newUser(domain, { language: 'de' });
    await set('updateFilterSettings', { domain, report_hours: 1 });
    await spamTo(user, 'bald weg');
    await makeDue(user);
    const link = linkIn((await reported(user, subjects.new)).text);
    await withImap(user, async (client) => {
      const lock = await client.getMailboxLock('Junk');
      await client.messageDelete('1:*');
      lock.release();
    });
    expect((await page(link, '')).text).toContain('Die E-Mail ist nicht mehr da');
    expect((await page(`/release/${'x'.repeat(43)}`, '')).status).toBe(404);
  });
});
