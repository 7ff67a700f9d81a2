import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashKey, randomKey } from '../../../kernel/random-keys.ts';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../../testing/test-users.ts';

describe('the link of a spam report', { timeout: 60_000 }, () => {
  let house: TestPanel;
  let made: TestUsers;
  let count = 0;
  let user: { readonly id: string; readonly email: string };
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    made = await makeTestUsers(house, `linked${count}`);
    user = await made.addUser('anna', { language: 'de' });
  });

  const sql = async (text: string, values: unknown[] = []) =>
    (await house.database.pool.query(text, values)).rows;
  const newLink = async (fields: { address?: string; sender?: string; expires?: string } = {}) => {
    const key = randomKey();
    const { address = 'bea@wanted.example', sender = 'Bea <bea@wanted.example>', expires = '1 day' } = fields;
    await sql(
      `insert into spam_link (account_id, user_id, key_hash, report, guid, sender, address, subject, received_at, expires_at)
       values ($1, $2, $3, 'r', 'g', $4, $5, 'Hallo', $6, $6::timestamptz + $7::interval)`,
      [made.accountId, user.id, hashKey(key), sender, address, house.clock.now(), expires],
    );
    return key;
  };
  /** As the mail engine does when it hears of it. */
  const answer = (became: string) =>
    sql(
      `create or replace function answer_release() returns trigger language plpgsql as $$
        begin new.outcome := '${became}'; return new; end $$;
       drop trigger if exists answered on spam_link;
       create trigger answered before update of asked_at on spam_link for each row execute function answer_release()`,
    );
  const page = (method: 'GET' | 'POST', key: string, body = '') =>
    house.panel.app.inject({
      method,
      url: `/release/${key}`,
      ...(method === 'POST'
        ? { payload: body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
        : {}),
    });
  const whitelist = async () =>
    dataOf(await house.call('getWhitelist', { email: user.email }, { token: made.token })).rows;

  it('leads an admin to the whitelist of the panel, and nobody else', async () => {
    const key = await newLink();
    expect((await page('GET', key)).body).not.toContain('/filtering/whitelist');
    await sql('update admin set email = $2 where account_id = $1', [made.accountId, user.email]);
    expect((await page('GET', key)).body).toContain('/filtering/whitelist">Im Panel');
  });

  it('shows the message and does nothing when it is read, and acts once after a click', async () => {
    const key = await newLink({ sender: '<script>alert(1)</script>' });
    for (const _again of [1, 2]) {
      const shown = await page('GET', key);
      expect(shown.statusCode).toBe(200);
      expect(shown.body).toContain('Diese E-Mail freigeben?');
      expect(shown.body).not.toContain('<script>');
      expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
      expect(shown.headers['cache-control']).toBe('no-store');
    }
    expect(await sql('select from spam_link where asked_at is not null')).toEqual([]);
    await answer('released');
    expect((await page('POST', key)).body).toContain('Die E-Mail ist im Posteingang');
    expect((await page('POST', key)).body).toContain('Dieser Link wurde schon verwendet.');
    expect((await page('GET', key)).body).toContain('Dieser Link wurde schon verwendet.');
    expect(outcomeOf(await house.call('releaseSpam', { key }, {}))).toBe('code_invalid');
    expect(await whitelist()).toEqual([]);
  });

  it('allows the sender for this user alone where that is wanted, with what the history says', async () => {
    await answer('released');
    const key = await newLink();
    expect((await page('GET', key)).body).toContain('E-Mails von bea@wanted.example immer annehmen');
    expect((await page('POST', key, 'allow=1')).body).toContain('werden jetzt immer angenommen');
    expect(await whitelist()).toMatchObject([
      { address: 'bea@wanted.example', scope: 'user', email: user.email, apply_to_headers: 1, ignore_spf: 0 },
    ]);
    // Again: it is there already.
    expect((await page('POST', await newLink(), 'allow=1')).body).toContain('Die E-Mail ist im Posteingang');
    const { rows } = dataOf(
      await house.call('getAccountHistory', { operation: 'releaseSpam' }, { token: made.token }),
    );
    expect(rows).toMatchObject([
      { adminname: user.email, target: user.email, outcome: 'pending', after: null },
      {
        adminname: user.email,
        outcome: 'pending',
        after: { address: 'bea@wanted.example', scope: user.email },
      },
    ]);
  });

  it('offers nobody to allow where the sender has no address of its own', async () => {
    await answer('gone');
    const key = await newLink({ address: '' });
    expect((await page('GET', key)).body).not.toContain('name="allow"');
    expect((await page('POST', key, 'allow=1')).body).toContain('Die E-Mail ist nicht mehr da');
    expect(await whitelist()).toEqual([]);
  });

  it('says that it is under way while the mail engine has not answered, and tells later what became of it', async () => {
    await sql('drop trigger if exists answered on spam_link');
    const key = await newLink();
    const waiting = await page('POST', key);
    expect(waiting.body).toContain('Die E-Mail wird verschoben');
    expect(waiting.body).toContain('http-equiv="refresh"');
    await sql(`update spam_link set outcome = 'released' where key_hash = $1`, [hashKey(key)]);
    expect((await page('GET', key)).body).toContain('Die E-Mail ist im Posteingang');
  });

  it('counts for nobody else: a key nobody has, one that has expired, a user who is gone, an account that is suspended', async () => {
    const status = async (key: string) => [
      (await page('GET', key)).statusCode,
      (await page('POST', key)).statusCode,
    ];
    expect(await status(randomKey())).toEqual([404, 404]);
    expect(await status('x'.repeat(5_000))).toEqual([404, 404]);
    expect(await status(await newLink({ expires: '-1 second' }))).toEqual([404, 404]);
    const key = await newLink();
    await sql(`update account set state = 'suspended' where id = $1`, [made.accountId]);
    expect(await status(key)).toEqual([404, 404]);
    await sql(`update account set state = 'active' where id = $1`, [made.accountId]);
    dataOf(await house.call('removeUsers', { ids: [user.id] }, { token: made.token }));
    expect(await status(key)).toEqual([404, 404]);
  });
});
