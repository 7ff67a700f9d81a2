import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';

describe('the link that hands a password over', { timeout: 60_000 }, () => {
  let house: TestPanel;
  let accountId: number;
  let token: string;
  let count = 0;
  let user: { readonly id: string; readonly email: string };
  const password = 'Handed-over-7';

  beforeAll(async () => {
    house = await startTestPanel();
    ({ accountId } = await house.addAccount('alpha'));
    await house.database.pool.query(
      'update account set max_basic_users = 50, max_enhanced_users = 5, max_quota_mb = 90000 where id = $1',
      [accountId],
    );
    token = await house.login('alpha');
    dataOf(await house.call('addDomain', { domain: 'alpha.example' }, { token }));
    await house.verifyDomains(accountId);
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    token = await house.login('alpha');
    count += 1;
    const draft = { username: `user${count}`, domain: 'alpha.example', password, quota: 10 };
    user = dataOf(await house.call('addUser', draft, { token }));
  });

  const create = async (fields: object = {}) =>
    dataOf(await house.call('createPasswordHandover', { email: user.email, password, ...fields }, { token }));
  const page = (method: 'GET' | 'POST', url: string, language = 'en') =>
    house.panel.app.inject({
      method,
      url: new URL(url).pathname,
      headers: {
        'accept-language': language,
        ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
    });
  const link = async () => dataOf(await house.call('getPasswordHandover', { id: user.id }, { token })).link;
  const hashOf = async () =>
    (await house.database.pool.query('select password_hash from mail_user where id = $1', [user.id])).rows[0]
      .password_hash;

  it('shows nothing when it is only read, the password once after a click, and nothing again', async () => {
    const { url } = await create();
    for (const _again of [1, 2]) {
      const read = await page('GET', url);
      expect(read.statusCode).toBe(200);
      expect(read.body).toContain(user.email);
      expect(read.body).not.toContain(password);
    }
    expect(await link()).toMatchObject({ shown_at: null });
    const shown = await page('POST', url);
    expect(shown.body).toContain(password);
    expect(shown.headers['cache-control']).toBe('no-store');
    expect(shown.headers['referrer-policy']).toBe('no-referrer');
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    for (const method of ['GET', 'POST'] as const) {
      const again = await page(method, url);
      expect(again.statusCode).toBe(404);
      expect(again.body).not.toContain(password);
    }
    expect(await link()).toMatchObject({ shown_at: house.clock.now().toISOString() });
  });

  it('shows it to one of those who click at once', async () => {
    const { url } = await create();
    const answers = await Promise.all(Array.from({ length: 5 }, () => page('POST', url)));
    expect(answers.filter(({ body }) => body.includes(password))).toHaveLength(1);
  });

  it('sets the password it shows, and makes one where none is given', async () => {
    const before = await hashOf();
    const { url } = await create({ password: undefined });
    expect(await hashOf()).not.toBe(before);
    const shown = (await page('POST', url)).body;
    expect(shown).not.toContain(password);
    expect(shown).toMatch(/<h2>Password<\/h2><div class="value"><code>[^<]{12,}<\/code>/);
  });

  it('keeps neither key nor password in plain text, not even in the history, which tells who made and who used it', async () => {
    const { url } = await create({ days: 3 });
    const key = url.split('/').at(-1) ?? '';
    const { rows } = await house.database.pool.query(
      'select *, sealed::text as shown from password_handover',
    );
    await page('POST', url);
    const history = dataOf(await house.call('getAccountHistory', { target: user.email }, { token }));
    for (const text of [JSON.stringify(rows), JSON.stringify(history)]) {
      expect(text).not.toContain(key);
      expect(text).not.toContain(password);
    }
    expect(history.rows.slice(0, 2)).toMatchObject([
      { action: 'openPasswordHandover', adminname: user.email, target: user.email, outcome: 'done' },
      { action: 'createPasswordHandover', adminname: 'alpha', after: { days: 3, signin_changed: true } },
    ]);
    const left = await house.database.pool.query('select sealed from password_handover where user_id = $1', [
      user.id,
    ]);
    expect(left.rows).toEqual([{ sealed: null }]);
  });

  it('ends after its days, by a newer one, by another password, when it is revoked and with the user', async () => {
    const first = await create({ days: 1 });
    const second = await create({ days: 1 });
    expect((await page('GET', first.url)).statusCode).toBe(404);
    expect((await page('GET', second.url)).statusCode).toBe(200);
    house.clock.advance({ hours: 24 });
    token = await house.login('alpha');
    expect((await page('POST', second.url)).statusCode).toBe(404);
    const third = await create();
    dataOf(await house.call('updateUser', { id: user.id, password: 'Another-one-8' }, { token }));
    expect((await page('POST', third.url)).statusCode).toBe(404);
    expect(await link()).toBeNull();
    const fourth = await create();
    dataOf(await house.call('revokePasswordHandover', { id: user.id }, { token }));
    expect((await page('POST', fourth.url)).statusCode).toBe(404);
    const fifth = await create();
    dataOf(await house.call('removeUsers', { ids: [user.id] }, { token }));
    expect((await page('POST', fifth.url)).statusCode).toBe(404);
  });

  it('ends with the rights of its maker', async () => {
    const { adminId } = await house.addSubAdmin(accountId, `helper${count}`, { users: 5 });
    const helper = await house.login(`helper${count}`);
    const fields = { email: user.email, password };
    const { url } = dataOf(await house.call('createPasswordHandover', fields, { token: helper }));
    const level = (to: number) =>
      house.database.pool.query('update admin_permission set level = $1 where admin_id = $2', [to, adminId]);
    await level(4);
    expect((await page('POST', url)).statusCode).toBe(404);
    await level(5);
    expect((await page('POST', url)).body).toContain(password);
  });

  it('speaks the user’s language, else the reader’s, with the branding of the account', async () => {
    dataOf(await house.call('setAdminBranding', { brandname: 'Harbour Mail' }, { token }));
    const { url } = await create();
    expect((await page('GET', url, 'fr')).body).toContain('Afficher le mot de passe');
    dataOf(await house.call('updateUser', { id: user.id, language: 'de' }, { token }));
    const german = await page('GET', url, 'fr');
    expect(german.body).toContain('Passwort anzeigen');
    expect(german.body).toContain('Harbour Mail');
  });

  it('shows where the mail engine is reached, as it told itself, and what the user may use of it', async () => {
    const reach = {
      host: 'mail.harbour.example',
      ports: { imaps: 20_993, pop3s: 20_995, submissions: 20_465, submission: 20_587 },
    };
    expect(dataOf(await house.call('getMailPrograms', {}, { token })).rows).toEqual([]);
    await house.database.pool.query("select engine.beat(now(), '{}', $1)", [JSON.stringify(reach)]);
    await house.database.pool.query("select engine.beat(now(), '{}')");
    const { rows } = dataOf(await house.call('getMailPrograms', {}, { token }));
    expect(rows.map(({ service, port, security }) => `${service} ${port} ${security}`)).toEqual([
      'imap 20993 tls',
      'pop3 20995 tls',
      'smtp 20465 tls',
      'smtp 20587 starttls',
    ]);
    dataOf(await house.call('updateUser', { id: user.id, pop3: 0 }, { token }));
    const shown = (await page('POST', (await create()).url)).body;
    expect(shown).toContain('mail.harbour.example');
    expect(shown).toContain('20993');
    expect(shown).not.toContain('20995');
  });

  it('is for nobody without a login of their own, and no user of others', async () => {
    const shared = dataOf(
      await house.call(
        'addUser',
        {
          username: `box${count}`,
          domain: 'alpha.example',
          account_type: 'enhanced',
          mailbox_type: 'shared',
          quota: 1,
        },
        { token },
      ),
    );
    const asked = await house.call('createPasswordHandover', { id: shared.id }, { token });
    expect(asked).toMatchObject({ error: { fields: { password: { code: 'type_unsuitable' } } } });
    await house.addAccount(`other${count}`);
    const other = await house.login(`other${count}`);
    for (const action of [
      'getPasswordHandover',
      'createPasswordHandover',
      'revokePasswordHandover',
    ] as const) {
      expect(outcomeOf(await house.call(action, { id: user.id }, { token: other }))).toBe('not_found');
    }
  });
});
