import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { createReleaseKeeper } from './release-keeper.ts';
import { createReportKeeper } from './report-keeper.ts';
import { planReports } from './reports-store.ts';
import type { SpamFolder, SpamMessage } from './spam-folder.ts';

let house: TestPanel;
let made: TestUsers;
let count = 0;
beforeAll(async () => {
  house = await startTestPanel();
});
afterAll(() => house.stop());
beforeEach(async () => {
  count += 1;
  made = await makeTestUsers(house, `reported${count}`);
  await sql('delete from spam_report');
});

const sql = async (text: string, values: unknown[] = []) =>
  (await house.database.pool.query(text, values)).rows;
const call = async (...[name, input]: Parameters<TestPanel['call']>) =>
  dataOf(await house.call(name, input, { token: made.token }));
const planned = () =>
  sql('select user_id::text as id, due_at > now() as waits from spam_report where account_id = $1', [
    made.accountId,
  ]);
const links = () => sql('select from spam_link where account_id = $1', [made.accountId]);
const makeDue = () => sql('update spam_report set due_at = now(), lease_until = null');

/** Mailboxes as Dovecot has them. */
function testFolders() {
  const folders = new Map<string, SpamMessage[]>();
  const put: { email: string; message: string }[] = [];
  const broken = new Set<string>();
  const of = (email: string) => {
    if (broken.has(email)) throw new Error('this mailbox is broken');
    return folders.get(email) ?? [];
  };
  const spam: SpamFolder = {
    look: async (email) => ({ validity: 7, uidNext: (of(email).at(-1)?.uid ?? 0) + 1 }),
    read: async (email, { after, before, most }) => {
      const found = of(email).filter(({ uid }) => uid > after && uid < before);
      return { messages: found.toReversed().slice(0, most), count: found.length };
    },
    put: async (email, message) => void put.push({ email, message }),
    has: async (email, name) => put.some((one) => one.email === email && one.message.includes(name)),
    textOf: async (email, guid) =>
      of(email).some((one) => one.guid === guid) ? Buffer.from(`Subject: ${guid}\n`) : undefined,
    release: async (email, guid) => (of(email).some((one) => one.guid === guid) ? 'released' : 'gone'),
  };
  const add = (email: string, subject = 'spam') => {
    const uid = (folders.get(email)?.length ?? 0) + 1;
    const message = {
      ...{ uid, guid: `${email}-${uid}`, bytes: 1, receivedAt: new Date(), subject },
      ...{ from: 'Eve <eve@evil.example>', address: 'eve@evil.example' },
    };
    folders.set(email, [...(folders.get(email) ?? []), message]);
  };
  return { spam, add, put, broken };
}

const parts = (spam: SpamFolder) => ({
  ...{ pool: house.database.pool, log: pino({ level: 'silent' }), spam },
  ...{ publicUrl: 'https://panel.example', hostname: 'mail.example' },
});
/** Until everybody who is due had their turn. */
async function reportAll(spam: SpamFolder): Promise<void> {
  createReportKeeper(parts(spam)).follow();
  await vi.waitFor(async () =>
    expect(await sql('select from spam_report where due_at <= now() or lease_until is not null')).toEqual([]),
  );
}

describe('spam reports', { timeout: 60_000 }, () => {
  it('are planned for who has them, at any time of the pause, and sooner where the pause gets shorter', async () => {
    const users = [];
    for (let nth = 0; nth < 20; nth += 1) users.push((await made.addUser(`u${nth}`)).id);
    await planReports(house.database.pool);
    expect(await planned()).toEqual([]);
    await call('updateFilterSettings', { report_hours: 100 });
    await planReports(house.database.pool);
    expect((await planned()).map(({ id }) => id).sort()).toEqual(users.sort());
    const times = await sql('select distinct due_at from spam_report');
    expect(times.length).toBeGreaterThan(10);
    await call('updateFilterSettings', { domain: made.domain, report_hours: 1 });
    await planReports(house.database.pool);
    expect(await sql(`select from spam_report where due_at > now() + interval '1 hour'`)).toEqual([]);
  });

  it('are not for users who are off, in the recycle bin, or whose domain is off or has none', async () => {
    const [off, removed, stays] = [
      ...[await made.addUser('off'), await made.addUser('removed'), await made.addUser('stays')],
    ];
    await call('updateFilterSettings', { report_hours: 1 });
    await planReports(house.database.pool);
    await call('removeUsers', { ids: [removed?.id ?? ''] });
    await sql('update mail_user set active = false where id = $1', [off?.id]);
    const { spam, add, put } = testFolders();
    for (const name of ['off', 'removed', 'stays']) add(`${name}@${made.domain}`);
    await makeDue();
    await reportAll(spam);
    expect(put.map(({ email }) => email)).toEqual([stays?.email]);
    await call('updateFilterSettings', { domain: made.domain, report_hours: 0 });
    add(`stays@${made.domain}`);
    await makeDue();
    await reportAll(spam);
    expect(put).toHaveLength(1);
    expect(await planned()).toEqual([]);
  });

  it('tell what is new or all, nothing where there is nothing, and one broken mailbox stops no other', async () => {
    const [anna, ben] = [await made.addUser('anna'), await made.addUser('ben')];
    await call('updateFilterSettings', { report_hours: 1, report_format: 'text' });
    await planReports(house.database.pool);
    const { spam, add, put, broken } = testFolders();
    add(anna.email, 'Offer A');
    add(ben.email);
    broken.add(ben.email);
    await makeDue();
    await reportAll(spam);
    await makeDue();
    await reportAll(spam);
    add(anna.email, 'Offer B');
    await makeDue();
    await reportAll(spam);
    const texts = put.map(({ message }) =>
      Buffer.from(message.split('\r\n\r\n')[1] ?? '', 'base64').toString(),
    );
    expect(texts.map((text) => [text.includes('Offer A'), text.includes('Offer B')])).toEqual([
      [true, false],
      [false, true],
    ]);
    await call('updateFilterSettings', { report_content: 'all' });
    broken.clear();
    await makeDue();
    await reportAll(spam);
    expect(put.map(({ email }) => email).sort()).toEqual([anna.email, anna.email, anna.email, ben.email]);
  });

  it('come once, wherever the process was killed, and only links of those that came count', async () => {
    const anna = await made.addUser('anna');
    await call('updateFilterSettings', { report_hours: 1 });
    await planReports(house.database.pool);
    const { spam, add, put } = testFolders();
    add(anna.email);
    const dies = async () => {
      throw new Error('killed');
    };
    await makeDue();
    await reportAll({ ...spam, put: dies });
    expect(await links()).toHaveLength(1);
    await makeDue();
    await reportAll({ ...spam, put: async (...given) => spam.put(...given).then(dies) });
    expect(put).toHaveLength(1);
    await makeDue();
    await reportAll(spam);
    expect(put).toHaveLength(1);
    expect(await links()).toHaveLength(1);
    expect(
      await sql('select underway, told_uid::int from spam_report where user_id = $1', [anna.id]),
    ).toEqual([{ underway: null, told_uid: 1 }]);
  });

  it('tell of at most 200 messages, and how many more there are', async () => {
    const anna = await made.addUser('anna');
    await call('updateFilterSettings', { report_hours: 1, report_format: 'text' });
    await planReports(house.database.pool);
    const { spam, add, put } = testFolders();
    for (let nth = 0; nth < 230; nth += 1) add(anna.email);
    await makeDue();
    await reportAll(spam);
    const text = Buffer.from(put[0]?.message.split('\r\n\r\n')[1] ?? '', 'base64').toString();
    expect(text).toContain('And 30 more in your spam folder.');
    expect(await links()).toHaveLength(200);
  });
});

describe('a message that is released', () => {
  it('is moved, told by the history in the name of its user, and one that is gone is not', async () => {
    const anna = await made.addUser('anna');
    const { spam, add } = testFolders();
    add(anna.email);
    await sql(
      `insert into spam_link (account_id, user_id, key_hash, report, guid, sender, address, subject, received_at, expires_at, asked_at)
       select $1, $2, sha256(guid::bytea), 'r', guid, '', '', '', now(), now() + interval '1 day', now()
         from unnest($3::text[]) as guid`,
      [made.accountId, anna.id, [`${anna.email}-1`, 'other']],
    );
    const taught: string[] = [];
    const teach = async (email: string, mail: Buffer) => void taught.push(`${email}: ${mail}`);
    const log = pino({ level: 'silent' });
    createReleaseKeeper({ spam, pool: house.database.pool, log, teach }).follow();
    const outcomes = () =>
      sql('select outcome from spam_link where account_id = $1 order by outcome', [made.accountId]);
    await vi.waitFor(async () =>
      expect(await outcomes()).toEqual([{ outcome: 'gone' }, { outcome: 'released' }]),
    );
    await vi.waitFor(() => expect(taught).toEqual([`${anna.email}: Subject: ${anna.email}-1\n`]));
    const asked = { operation: 'releaseSpam' };
    const { rows } = dataOf(await house.call('getAccountHistory', asked, { token: made.token }));
    expect(rows).toMatchObject([{ adminname: anna.email, target: anna.email, outcome: 'done' }]);
  });
});
