import type { ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestAddresses, problemsOf, type TestAddresses } from '../../../testing/test-addresses.ts';
import { dataOf, outcomeOf, resultsOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';

describe('senders', () => {
  let house: TestPanel;
  let made: TestAddresses;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    made = await makeTestAddresses(house, `senders${count}`);
  });

  const allow = (input: ActionInput<'addWhitelist'>, token = made.token) =>
    house.call('addWhitelist', input, { token });
  const block = (input: ActionInput<'addBlacklist'>, token = made.token) =>
    house.call('addBlacklist', input, { token });
  const rows = async (input: ActionInput<'getWhitelist'> = {}, token = made.token) =>
    dataOf(await house.call('getWhitelist', input, { token })).rows;
  const list = async (input: ActionInput<'getWhitelist'> = {}, token = made.token) =>
    (await rows(input, token)).map(({ address }) => address);
  const sql = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);

  it('are an address or a domain, for the account, a domain or a user', async () => {
    const { domain } = made;
    await made.addUser('anna');
    const email = made.at('anna');
    const entry = { apply_to_headers: 1, note: 'Our bank', ignore_spf: 1 } as const;
    const whole = dataOf(await allow({ address: ' @Bücher.example', ...entry }));
    expect(whole).toMatchObject({
      ...{ address: 'xn--bcher-kva.example', unicode: 'bücher.example', scope: 'account' },
      ...{ domain: '', email: '', created_by: `senders${count}`, version: 1 },
      ...{ apply_to_headers: 1, note: 'Our bank', ignore_spf: 1, expires: null },
      ...{ hits: 0, last_hit_at: null, on_other_list: 0 },
    });
    expect(dataOf(await allow({ address: 'Jo@Bücher.example', domain }))).toMatchObject({
      ...{ address: 'jo@xn--bcher-kva.example', unicode: 'jo@bücher.example' },
      ...{ scope: 'domain', domain, email: '', ignore_spf: 0 },
    });
    const own = dataOf(await allow({ address: 'own.example', email }));
    expect(own).toMatchObject({ scope: 'user', domain, email });
    expect(dataOf(await house.call('getWhitelistEntry', { id: own.id }, { token: made.token }))).toEqual(own);
    expect(outcomeOf(await house.call('getBlacklistEntry', { id: own.id }, { token: made.token }))).toBe(
      'not_found',
    );
    const blocked = dataOf(await block({ address: 'own.example', email }));
    expect(blocked).not.toHaveProperty('ignore_spf');
    expect(blocked.on_other_list).toBe(1);
  });

  it('are refused where they are neither, or for two at once', async () => {
    await made.addUser('anna');
    for (const address of ['', 'anna', 'an na@x.example', '"anna"@x.example', 'x@', '*.example'])
      expect(problemsOf(await allow({ address })), address).toMatchObject({
        address: { code: 'email_or_domain' },
      });
    const { domain } = made;
    const email = made.at('anna');
    expect(problemsOf(await allow({ address: 'x.example', domain, email }))).toEqual({
      email: { code: 'format' },
    });
    expect(outcomeOf(await allow({ address: 'x.example', domain: 'nobodys.example' }))).toBe('not_found');
    expect(outcomeOf(await allow({ address: 'x.example', email: made.at('nobody') }))).toBe('not_found');
    const withSpf = { address: 'x.example', ignore_spf: 1 } as ActionInput<'addBlacklist'>;
    expect(outcomeOf(await block(withSpf))).toBe('invalid_input');
  });

  it('are there once on a list for the same; the other list may have them too', async () => {
    const { domain } = made;
    await made.addUser('anna');
    const taken = { address: { code: 'taken' } };
    for (const place of [{}, { domain }, { email: made.at('anna') }]) {
      dataOf(await allow({ address: 'twice.example', ...place }));
      const again = await allow({ address: '@TWICE.example', ...place });
      expect([outcomeOf(again), problemsOf(again)]).toEqual(['conflict', taken]);
      expect(dataOf(await block({ address: 'twice.example', ...place })).on_other_list).toBe(1);
    }
    const { id } = dataOf(await allow({ address: 'third.example' }));
    const renamed = await house.call(
      'updateWhitelist',
      { id, address: 'twice.example' },
      { token: made.token },
    );
    expect([outcomeOf(renamed), problemsOf(renamed)]).toEqual(['conflict', taken]);
    expect(await list()).toEqual(['third.example', 'twice.example', 'twice.example']);
  });

  it('of users are listed where somebody asks for them or names one', async () => {
    const { domain } = made;
    const other = `other${count}.example`;
    await made.addDomain(other);
    await made.addUser('anna');
    await made.addUser('ben', { domain: other });
    dataOf(await allow({ address: 'a.example', note: 'Whole' }));
    dataOf(await allow({ address: 'b.example', domain }));
    dataOf(await allow({ address: 'c.example', email: made.at('anna') }));
    dataOf(await allow({ address: 'd.example', email: `ben@${other}` }));
    expect(await list()).toEqual(['a.example', 'b.example']);
    expect(await list({ include_users: 1 })).toEqual(['a.example', 'b.example', 'c.example', 'd.example']);
    expect(await list({ email: made.at('anna') })).toEqual(['c.example']);
    expect(await list({ domain, include_users: 1 })).toEqual(['b.example', 'c.example']);
    // What is for the whole account is for no domain.
    expect(await list({ domain, include_users: 1, not: { domain: 1 } })).toEqual(['a.example', 'd.example']);
    expect(await list({ domain })).toEqual(['b.example']);
    expect(await list({ scope: ['account', 'user'] })).toEqual(['a.example', 'c.example', 'd.example']);
    expect(await list({ scope: 'account' })).toEqual(['a.example']);
    expect(await list({ search: 'whol' })).toEqual(['a.example']);
    expect(await list({ search: 'b.' })).toEqual(['b.example']);
    expect(await list({ sort: 'created_at', dir: 'desc', limit: 1 })).toEqual(['b.example']);
  });

  it('change from the version somebody has seen, and are told in the history', async () => {
    const { token, domain } = made;
    const { id } = dataOf(await allow({ address: 'x.example', domain, note: 'Old' }));
    const change = { address: 'y.example', note: '', ignore_spf: 1, apply_to_headers: 1 } as const;
    const changed = dataOf(await house.call('updateWhitelist', { id, version: 1, ...change }, { token }));
    expect(changed).toMatchObject({ ...change, scope: 'domain', version: 2 });
    const late = await house.call('updateWhitelist', { id, version: 1, note: 'Late' }, { token });
    expect(outcomeOf(late)).toBe('stale');
    dataOf(await house.call('removeWhitelist', { ids: [id] }, { token }));
    const facts = { address: 'y.example', scope: domain, apply_to_headers: true, note: '', expires: '' };
    expect(await made.history('removeWhitelist')).toMatchObject([
      { target: 'y.example', before: { ...facts, ignore_spf: true } },
    ]);
    expect(await made.history('updateWhitelist')).toMatchObject([
      {
        target: 'x.example',
        before: { address: 'x.example', note: 'Old', ignore_spf: false, apply_to_headers: false },
        after: { address: 'y.example', note: '', ignore_spf: true, apply_to_headers: true },
      },
    ]);
    expect((await made.history('addWhitelist'))[0]).toMatchObject({
      after: { address: 'x.example', scope: domain, note: 'Old', ignore_spf: false },
    });
    dataOf(await block({ address: 'z.example' }));
    expect((await made.history('addBlacklist'))[0]?.after).toEqual({
      ...{ address: 'z.example', scope: 'account', apply_to_headers: false, note: '', expires: '' },
    });
  });

  it('end with a day where the account is', async () => {
    const { token } = made;
    const until = (timezone: string) => house.call('updateSettings', { timezone }, { token });
    const endOf = async (id: string) =>
      (
        await sql('select expires_at from sender_entry where id = $1', [id])
      ).rows[0]?.expires_at.toISOString();
    dataOf(await until('America/New_York'));
    const { id, expires } = dataOf(await allow({ address: 'x.example', expires: '2026-03-08' }));
    expect(expires).toBe('2026-03-08');
    // The day on which the clocks go forward there.
    expect(await endOf(id)).toBe('2026-03-09T04:00:00.000Z');
    dataOf(await until('Asia/Tokyo'));
    const tokyo = dataOf(await house.call('updateWhitelist', { id, expires: '2026-03-08' }, { token }));
    expect(tokyo.expires).toBe('2026-03-08');
    expect(await endOf(id)).toBe('2026-03-08T15:00:00.000Z');
    // It is 19:00 there, on the second of March.
    expect(problemsOf(await allow({ address: 'y.example', expires: '2026-03-01' }))).toEqual({
      expires: { code: 'date_past' },
    });
    const today = dataOf(await allow({ address: 'y.example', expires: '2026-03-02' }));
    house.clock.advance({ hours: 48 });
    const later = { token: await house.login(`senders${count}`) };
    // Nothing else of what has ended is refused for that.
    const kept = { id: today.id, expires: '2026-03-02', note: 'Kept' };
    expect(dataOf(await house.call('updateWhitelist', kept, later)).note).toBe('Kept');
    expect(
      dataOf(await house.call('updateWhitelist', { id: today.id, expires: '' }, later)).expires,
    ).toBeNull();
    await sql(`update sender_entry set expires_at = now() - interval '1 second' where id = $1`, [id]);
    expect(await list({ expired: 1 }, later.token)).toEqual(['x.example']);
    expect(await list({ expired: 0 }, later.token)).toEqual(['y.example']);
  });

  it('tell when they decided last, and how often in 30 days', async () => {
    const { id } = dataOf(await allow({ address: 'x.example' }));
    const hit = (daysAgo: number, hits: number) =>
      sql(
        `insert into sender_hit (account_id, entry_id, day, hits, last_at)
         select account_id, id, (now() at time zone 'utc')::date - $2::int, $3,
                '2026-03-02T10:00:00Z'::timestamptz - $2::int * interval '1 day' from sender_entry where id = $1`,
        [id, daysAgo, hits],
      );
    await hit(35, 100);
    expect(await rows()).toMatchObject([{ hits: 0, last_hit_at: '2026-01-26T10:00:00.000Z' }]);
    await hit(29, 20);
    await hit(0, 3);
    expect(await rows()).toMatchObject([{ hits: 23, last_hit_at: '2026-03-02T10:00:00.000Z' }]);
  });

  it('are removed in bulk and exported with what they are for', async () => {
    const { token } = made;
    const email = made.at('anna');
    await made.addUser('anna');
    const first = dataOf(await block({ address: 'a.example', note: 'Spam' }));
    dataOf(await block({ address: 'b.example', email }));
    dataOf(await allow({ address: 'a.example' }));
    const columns: ['address', 'scope', 'email', 'note'] = ['address', 'scope', 'email', 'note'];
    const order = { format: 'csv', columns, include_users: 1 } as const;
    const { url } = dataOf(await house.call('exportBlacklist', order, { token }));
    const file = await house.panel.app.inject({ method: 'GET', url });
    expect(file.body).toContain(`a.example,account,,Spam\nb.example,user,${email},`);
    // Of the other list, and of users who were not asked for.
    expect(outcomeOf(await house.call('removeBlacklist', { all: 1, count: 2 }, { token }))).toBe(
      'invalid_input',
    );
    expect(
      resultsOf(await house.call('removeBlacklist', { ids: [first.id, '999999'] }, { token })),
    ).toMatchObject({
      done: [first.id],
      failed: [{ id: '999999', code: 'not_found' }],
    });
    dataOf(await house.call('removeBlacklist', { all: 1, count: 1, email }, { token }));
    const left = dataOf(await house.call('getBlacklist', { include_users: 1 }, { token }));
    expect(left).toMatchObject({ rows: [], total: 0 });
    expect(await list()).toEqual(['a.example']);
  });

  it('rest with their user or domain in the recycle bin, come back with it and go for good with it', async () => {
    const { token, domainId, domain } = made;
    const anna = await made.addUser('anna');
    dataOf(await allow({ address: 'a.example', domain }));
    const own = dataOf(await allow({ address: 'b.example', email: made.at('anna') }));
    dataOf(await house.call('removeUsers', { ids: [anna.id] }, { token }));
    expect(await list({ include_users: 1 })).toEqual(['a.example']);
    expect(outcomeOf(await house.call('updateWhitelist', { id: own.id, note: 'x' }, { token }))).toBe(
      'not_found',
    );
    dataOf(await house.call('restoreItems', { kind: 'users', ids: [anna.id] }, { token }));
    expect(await list({ include_users: 1 })).toEqual(['a.example', 'b.example']);
    dataOf(await house.call('removeDomains', { ids: [domainId] }, { token }));
    expect(await list({ include_users: 1 })).toEqual([]);
    dataOf(await house.call('restoreItems', { kind: 'domains', ids: [domainId] }, { token }));
    expect(await list({ include_users: 1 })).toEqual(['a.example', 'b.example']);
    dataOf(await house.call('removeUsers', { ids: [anna.id] }, { token }));
    dataOf(await house.call('purgeItems', { kind: 'users', ids: [anna.id] }, { token }));
    expect((await sql('select from sender_entry where id = $1', [own.id])).rowCount).toBe(0);
  });

  it('of the account are not of somebody limited to domains, those of their domains and users are', async () => {
    const other = `hidden${count}.example`;
    await made.addDomain(other);
    await made.addUser('anna');
    await made.addUser('secret', { domain: other });
    const limited = await made.addLimited(`limited${count}`, [made.domainId]);
    const whole = dataOf(await allow({ address: 'a.example' }));
    const near = dataOf(await allow({ address: 'b.example', domain: made.domain }));
    const far = dataOf(await allow({ address: 'c.example', email: `secret@${other}` }));
    dataOf(await allow({ address: 'd.example', email: made.at('anna') }));
    expect(await list({ include_users: 1 }, limited)).toEqual(['b.example', 'd.example']);
    expect(await list({ email: `secret@${other}` }, limited)).toEqual([]);
    const as = { token: limited };
    for (const { id } of [whole, far]) {
      expect(outcomeOf(await house.call('getWhitelistEntry', { id }, as))).toBe('not_found');
      expect(outcomeOf(await house.call('updateWhitelist', { id, note: 'x' }, as))).toBe('not_found');
      expect(resultsOf(await house.call('removeWhitelist', { ids: [id] }, as)).failed).toEqual([
        { id, code: 'not_found' },
      ]);
    }
    expect(outcomeOf(await allow({ address: 'e.example' }, limited))).toBe('forbidden');
    expect(outcomeOf(await allow({ address: 'e.example', domain: other }, limited))).toBe('not_found');
    dataOf(await allow({ address: 'e.example', email: made.at('anna') }, limited));
    dataOf(await house.call('updateWhitelist', { id: near.id, note: 'Theirs' }, as));
  });
});
