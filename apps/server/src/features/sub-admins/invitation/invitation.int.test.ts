import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linkIn, mailsTo } from '../../../testing/test-mailbox.ts';
import {
  dataOf,
  outcomeOf,
  startTestPanel,
  type TestPanel,
  testPassword,
} from '../../../testing/test-panel.ts';

const chosen = 'Chosen-by-me-9';

describe('an invitation', () => {
  let house: TestPanel;
  let owner: string;
  let main: { token: string };
  let username: string;
  let email: string;
  let id: string;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    owner = `owner${count}`;
    await house.addAccount(owner);
    main = { token: await house.login(owner) };
    username = `guest${count}`;
    email = `${username}@home.example`;
    ({ id } = dataOf(
      await house.call('addSubAdmin', { username, email, permissions: { subadmins: 1 } }, main),
    ));
  });

  const row = async () => dataOf(await house.call('getSubAdmin', { id }, main));
  const path = async (address = email) => {
    const mail = (await mailsTo(house, address)).at(-1);
    if (mail === undefined) throw new Error('no mail was sent');
    return new URL(linkIn(mail)).pathname;
  };
  const visit = (url: string, form?: Record<string, string>, language = 'en') =>
    house.panel.app.inject({
      method: form ? 'POST' : 'GET',
      url,
      headers: {
        'accept-language': language,
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    });
  const accept = async (url?: string, password = chosen, confirm = password) =>
    visit(url ?? (await path()), { username, password, confirm });
  const login = async (password = chosen, name = username) =>
    outcomeOf(await house.call('login', { username: name, password }));

  it('is mailed once somebody is added without a password, who then chooses their own', async () => {
    const [mail] = await mailsTo(house, email);
    expect(mail?.subject).toBe(`You’re invited to manage ${owner}`);
    for (const part of [owner, username, '7 days']) expect(mail?.text).toContain(part);
    expect(await row()).toMatchObject({
      invited: 1,
      email_confirmed: 0,
      invitation_expires: new Date(house.clock.now().getTime() + 7 * 86_400_000).toISOString(),
    });
    const link = await path();
    const form = await visit(link);
    expect(form.statusCode).toBe(200);
    for (const part of [owner, username, 'At least 10 characters', 'A special character']) {
      expect(form.body).toContain(part);
    }
    expect((await row()).invited).toBe(1);
    const done = await accept(link);
    expect(done.statusCode).toBe(200);
    expect(done.body).toContain('/login');
    expect(await row()).toMatchObject({ invited: 0, invitation_expires: null, email_confirmed: 1 });
    expect(await login()).toBe('done');
    expect(await login(chosen, email)).toBe('done');
  });

  it('lets nobody in before it is accepted, with whatever password', async () => {
    for (const password of ['', 'null', testPassword]) expect(await login(password)).not.toBe('done');
    expect(outcomeOf(await house.call('forgotPassword', { username, email }))).toBe('done');
    expect(await mailsTo(house, email)).toHaveLength(1);
  });

  it('is written in the language of the account', async () => {
    dataOf(await house.call('updateSettings', { language: 'de' }, main));
    const german = `deutsch${count}@home.example`;
    dataOf(await house.call('addSubAdmin', { username: `deutsch${count}`, email: german }, main));
    expect((await mailsTo(house, german))[0]?.subject).toBe(`Einladung zur Verwaltung von ${owner}`);
    expect((await visit(await path(german), undefined, 'fr')).body).toContain(
      'Choisissez votre mot de passe',
    );
  });

  it('shows the brand of the account', async () => {
    dataOf(await house.call('setAdminBranding', { brandname: 'Ocean & Sons' }, main));
    expect((await visit(await path())).body).toContain('Ocean &#38; Sons');
    expect((await accept()).body).toContain('Ocean &#38; Sons');
  });

  it('tells what is wrong with a password, and stays', async () => {
    const link = await path();
    expect((await accept(link, 'short')).body).toContain('does not meet all the rules');
    expect((await accept(link, chosen, 'Another-horse-8')).body).toContain('must be identical');
    expect((await accept(link, '')).body).toContain('Enter a password');
    expect((await visit(link, {})).body).toContain('Enter a password');
    expect((await row()).invited).toBe(1);
    expect((await accept(link)).statusCode).toBe(200);
    expect((await row()).invited).toBe(0);
  });

  it('takes a hostile form for a wrong one, and reads no large one', async () => {
    const link = await path();
    const send = (payload: string, type = 'application/x-www-form-urlencoded') =>
      house.panel.app.inject({ method: 'POST', url: link, headers: { 'content-type': type }, payload });
    for (const payload of ['password[]=a&confirm[x]=b', '__proto__=1', 'password=%00', '']) {
      const page = await send(payload);
      expect([payload, page.statusCode]).toEqual([payload, 200]);
      expect(page.body).toContain('role="alert"');
    }
    expect((await send(`password=${'a'.repeat(70_000)}`)).statusCode).toBe(413);
    expect((await send('{"password":"x"}', 'application/json')).statusCode).toBe(415);
    expect((await row()).invited).toBe(1);
  });

  it('works once, also when accepted twice at the same moment', async () => {
    const link = await path();
    const answers = await Promise.all([accept(link), accept(link, 'Another-horse-8')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect((await visit(link)).statusCode).toBe(404);
    expect((await accept(link, 'Third-horse-10')).statusCode).toBe(404);
  });

  it('expires after seven days', async () => {
    const link = await path();
    house.clock.advance({ hours: 7 * 24 });
    expect((await visit(link)).statusCode).toBe(404);
    expect((await accept(link)).statusCode).toBe(404);
  });

  it('that is sent again ends the one before', async () => {
    const first = await path();
    const answer = dataOf(await house.call('sendSubAdminInvitation', { id }, main));
    expect(answer).toMatchObject({ id, invited: 1 });
    const second = await path();
    expect(second).not.toBe(first);
    expect((await accept(first)).statusCode).toBe(404);
    expect((await accept(second)).statusCode).toBe(200);
  });

  it('that was revoked opens nothing, until another is sent', async () => {
    const link = await path();
    const answer = dataOf(await house.call('revokeSubAdminInvitation', { id }, main));
    expect(answer).toMatchObject({ invited: 1, invitation_expires: null });
    expect((await visit(link)).statusCode).toBe(404);
    expect((await accept(link)).statusCode).toBe(404);
    dataOf(await house.call('sendSubAdminInvitation', { id }, main));
    expect((await accept()).statusCode).toBe(200);
  });

  it('is sent to nobody who has a password, and to nobody who is disabled', async () => {
    const send = async () => outcomeOf(await house.call('sendSubAdminInvitation', { id }, main));
    const link = await path();
    dataOf(await house.call('disableSubAdmins', { ids: [id] }, main));
    expect((await accept(link)).statusCode).toBe(404);
    expect(await send()).toBe('conflict');
    dataOf(await house.call('enableSubAdmins', { ids: [id] }, main));
    expect(await send()).toBe('done');
    await accept();
    expect(await send()).toBe('conflict');
  });

  it('cannot be sent without end', async () => {
    const outcomes = [];
    for (let round = 0; round < 12; round += 1) {
      outcomes.push(outcomeOf(await house.call('sendSubAdminInvitation', { id }, main)));
    }
    expect(outcomes.at(-1)).toBe('rate_limited');
  });

  it('counts for the address it was sent to: a new address gets a new one', async () => {
    const link = await path();
    const other = `other${count}@home.example`;
    dataOf(await house.call('updateSubAdmin', { id, email: other }, main));
    expect((await accept(link)).statusCode).toBe(404);
    expect((await accept(await path(other))).statusCode).toBe(200);
    expect(await row()).toMatchObject({ email: other, email_confirmed: 1 });
  });

  it('ends when a password is typed instead; the address is asked for by itself then', async () => {
    const link = await path();
    dataOf(await house.call('updateSubAdmin', { id, password: testPassword }, main));
    expect((await accept(link)).statusCode).toBe(404);
    expect(await row()).toMatchObject({ invited: 0, email_confirmed: 0 });
    expect(await path()).toMatch(/^\/confirm\//);
    expect(await login(testPassword)).toBe('done');
  });

  it('is no use while the account is suspended', async () => {
    const link = await path();
    await house.database.pool.query(`update account set state = 'suspended' where name = $1`, [owner]);
    expect((await accept(link)).statusCode).toBe(404);
    await house.database.pool.query(`update account set state = 'active' where name = $1`, [owner]);
    expect((await accept(link)).statusCode).toBe(200);
  });

  it('is accepted also where the address belongs to an admin elsewhere, who keeps it', async () => {
    const elsewhere = `elsewhere${count}`;
    await house.addAccount(elsewhere, email);
    expect((await accept()).statusCode).toBe(200);
    expect(await row()).toMatchObject({ invited: 0, email_confirmed: 0 });
    expect(await login()).toBe('done');
    expect(await login(testPassword, email)).toBe('done');
  });

  it('logs nobody out', async () => {
    const other = await house.login(owner);
    await accept();
    for (const token of [main.token, other]) {
      expect(outcomeOf(await house.call('getPermissions', {}, { token }))).toBe('done');
    }
  });

  it('is told in the history, by who did it, without a password', async () => {
    await accept();
    const { rows } = dataOf(await house.call('getAccountHistory', {}, main));
    const accepted = rows.find(({ action }) => action === 'acceptInvitation');
    expect(accepted).toMatchObject({ adminname: username, target: username, after: { email } });
    expect(rows.find(({ action }) => action === 'addSubAdmin')).toMatchObject({
      adminname: owner,
      after: { invited: true },
    });
    expect(JSON.stringify(rows)).not.toContain(chosen);
  });

  it('is kept only as a hash, and its sub-admin is found among the invited', async () => {
    const key = (await path()).split('/').at(-1) ?? '';
    const { rows } = await house.database.pool.query(
      `select encode(key_hash, 'escape') || detail::text as stored from one_time_key where purpose = 'invitation'`,
    );
    expect(JSON.stringify(rows)).not.toContain(key);
    const names = async (invited: 0 | 1) =>
      dataOf(await house.call('getSubAdmins', { invited }, main)).rows.map((found) => found.username);
    expect([await names(1), await names(0)]).toEqual([[username], []]);
  });
});
