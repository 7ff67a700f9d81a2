import { setTimeout as sleep } from 'node:timers/promises';
import type { ActionInput } from '@posthouse/contract';
import { mostRemovedClaims } from '@posthouse/contract/features/recycle-bin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../testing/pgbouncer.ts';
import { raceAgainst } from '../../testing/row-race.ts';
import { startTestDnsServer, type TestDnsServer } from '../../testing/test-dns-server.ts';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

describe('domains', () => {
  let dns: TestDnsServer;
  let house: TestPanel;
  let count = 0;
  let account: string;
  let accountId: number;
  let token: string;
  beforeAll(async () => {
    dns = await startTestDnsServer();
    house = await startTestPanel({ DNS_SERVERS: dns.address });
  });
  afterAll(async () => {
    await house.stop();
    await dns.stop();
  });
  beforeEach(async () => {
    count += 1;
    account = `acme${count}`;
    ({ accountId } = await house.addAccount(account));
    token = await house.login(account);
  });

  const name = (label: string) => `${label}${count}.example`;
  const add = (domain: string, by = token) => house.call('addDomain', { domain }, { token: by });
  const get = async (domain: string) => dataOf(await house.call('getDomain', { domain }, { token }));
  const update = (fields: ActionInput<'updateDomain'>) => house.call('updateDomain', fields, { token });
  const names = async () =>
    dataOf(await house.call('getDomains', {}, { token })).rows.map(({ domain }) => domain);
  const curdomains = async () => dataOf(await house.call('status', {}, { token })).curdomains;

  it('knows Exchange only in accounts that may have Exchange users', async () => {
    const { domain } = dataOf(await add(name('exchange')));
    const enable = async () => {
      const answer = await update({ id: domain.id, exchange_enabled: 1 });
      return answer.returncode === 0 ? answer.error.fields : 'done';
    };
    expect(await enable()).toEqual({ exchange_enabled: { code: 'unknown_field' } });
    await house.database.pool.query('update account set max_exchange_users = 1 where id = $1', [accountId]);
    expect(await enable()).toEqual({ exchange_host: { code: 'required' } });
  });

  it('are added with the record that proves them, and counted', async () => {
    const { domain, verification } = dataOf(await add(name('Shop').toUpperCase()));
    expect(domain).toMatchObject({
      domain: name('shop'),
      unicode: name('shop'),
      type: 'standard',
      active: 1,
      verification: 'queued',
      health: 'queued',
      version: 1,
    });
    expect(verification).toMatchObject({
      host: `_mail-verification.${name('shop')}`,
      type: 'TXT',
      status: 'queued',
    });
    expect(verification.value).toMatch(/^[0-9a-f]{40}$/);
    expect(await curdomains()).toBe(1);
    const { rows } = dataOf(await house.call('getAccountHistory', { operation: 'addDomain' }, { token }));
    expect(rows[0]).toMatchObject({ target: name('shop'), after: { domain: name('shop') } });
  });

  it('may have international names, stored in ASCII and shown both ways', async () => {
    const { domain } = dataOf(await add(`Bücher${count}.example`));
    expect(domain).toMatchObject({ unicode: `bücher${count}.example` });
    expect(domain.domain).toMatch(/^xn--bcher\d+-.*\.example$/);
    expect(outcomeOf(await add(domain.domain))).toBe('conflict');
    expect((await get(`BÜCHER${count}.example`)).id).toBe(domain.id);
  });

  it('refuse what is no domain name, at the field', async () => {
    for (const domain of [
      'example',
      '-a.example',
      'a..example',
      'a b.example',
      'a@b.example',
      '10.0.0.1',
      'http://a.example',
      'a.example/x',
      '_dmarc.a.example',
    ]) {
      const answer = await add(domain);
      expect(answer.returncode === 0 && answer.error.fields?.['domain']?.code, domain).toBe('domain_invalid');
    }
    expect(await curdomains()).toBe(0);
  });

  it('are as many as the account may have, also for twelve at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => add(name(`many${n}x`))));
    expect(answers.filter((answer) => outcomeOf(answer) === 'done')).toHaveLength(5);
    expect(new Set(answers.map(outcomeOf))).toEqual(new Set(['done', 'limit_reached']));
    expect(await curdomains()).toBe(5);
  });

  it('can be pasted, each line answered for itself', async () => {
    dataOf(await add(name('there')));
    const domains = [
      name('one'),
      ` ${name('Two')} `,
      name('there'),
      'no name',
      name('one'),
      '',
      name('x'),
      name('y'),
      name('z'),
    ];
    const answer = dataOf(await house.call('addDomains', { domains }, { token }));
    expect(answer.done.map(({ domain }) => domain)).toEqual([name('one'), name('two'), name('x'), name('y')]);
    expect(answer.failed).toEqual([
      { domain: name('there'), code: 'conflict' },
      { domain: 'no name', code: 'domain_invalid' },
      { domain: name('z'), code: 'limit_reached' },
    ]);
  });

  it('change what is named, with version, history and every rule', async () => {
    const { domain } = dataOf(await add(name('shop')));
    const changed = dataOf(
      await update({
        id: domain.id,
        timezone: 'Europe/Berlin',
        footer: 'One\r\nTwo',
        homecountry: 'de',
        version: 1,
      }),
    );
    expect(changed).toMatchObject({
      timezone: 'Europe/Berlin',
      footer: 'One\nTwo',
      homecountry: 'DE',
      version: 2,
    });
    expect(outcomeOf(await update({ id: domain.id, webmail: 0, version: 1 }))).toBe('stale');
    const refusal = async (fields: Partial<ActionInput<'updateDomain'>>) => {
      const answer = await update({ id: domain.id, ...fields });
      return answer.returncode === 0 ? answer.error.fields : 'done';
    };
    expect(await refusal({ timezone: 'Mars' })).toEqual({ timezone: { code: 'format' } });
    expect(await refusal({ localdelivery: 0 })).toEqual({ relay_host: { code: 'required' } });
    expect(await refusal({ relay_host: '127.0.0.1' })).toMatchObject({ relay_host: {} });
    expect(await refusal({ localdelivery: 0, relay_host: 'Mail.Partner.example' })).toBe('done');
    expect((await get(name('shop'))).relay_host).toBe('mail.partner.example');
    expect(await refusal({ catchall: 'nobody' })).toMatchObject({ catchall: {} });
    expect(await refusal({ catchall: 'all@elsewhere.example' })).toBe('done');
    const { rows } = dataOf(await house.call('getAccountHistory', { operation: 'updateDomain' }, { token }));
    expect(rows.at(-1)).toMatchObject({ before: { timezone: '' }, after: { timezone: 'Europe/Berlin' } });
  });

  it('are switched off and on, and others’ rows do not exist', async () => {
    const { domain } = dataOf(await add(name('shop')));
    await house.addAccount(`other${count}`);
    const other = await house.login(`other${count}`);
    const foreign = dataOf(await add(name('foreign'), other)).domain;
    const ids = [domain.id, foreign.id];
    expect(dataOf(await house.call('disableDomains', { ids }, { token }))).toEqual({
      done: [domain.id],
      failed: [{ id: foreign.id, code: 'not_found' }],
    });
    expect((await get(name('shop'))).active).toBe(0);
    dataOf(await house.call('enableDomains', { ids: [domain.id] }, { token }));
    expect((await get(name('shop'))).active).toBe(1);
    expect(outcomeOf(await house.call('getDomain', { id: foreign.id }, { token }))).toBe('not_found');
    expect(outcomeOf(await house.call('getDomain', { domain: name('foreign') }, { token }))).toBe(
      'not_found',
    );
  });

  describe('in the recycle bin', () => {
    const bin = async () => dataOf(await house.call('getRecycleBin', { kind: 'domains' }, { token })).rows;
    const remove = async (ids: string[]) => dataOf(await house.call('removeDomains', { ids }, { token }));
    const restore = async (ids: string[]) =>
      dataOf(await house.call('restoreItems', { kind: 'domains', ids }, { token }));

    it('give their name and their place free at once, and come back with their alias domains', async () => {
      const { domain } = dataOf(await add(name('shop')));
      dataOf(
        await house.call('addAliasDomain', { domain: name('shop'), aliasdomain: name('alias') }, { token }),
      );
      await remove([domain.id]);
      expect(await names()).toEqual([]);
      expect(await curdomains()).toBe(0);
      expect(dataOf(await house.call('getAliasDomains', {}, { token })).rows).toEqual([]);
      expect(await bin()).toMatchObject([{ id: domain.id, name: name('shop'), removed_by: account }]);
      expect(await restore([domain.id])).toEqual({ done: [domain.id], failed: [] });
      expect(await names()).toEqual([name('shop')]);
      expect(dataOf(await house.call('getAliasDomains', {}, { token })).rows).toHaveLength(1);
      expect(await curdomains()).toBe(1);
    });

    it('stay there when their name or their place is taken meanwhile', async () => {
      const { domain } = dataOf(await add(name('shop')));
      const { domain: second } = dataOf(await add(name('second')));
      await remove([domain.id, second.id]);
      dataOf(await add(name('shop')));
      for (const label of ['a', 'b', 'c']) dataOf(await add(name(label)));
      expect(await restore([domain.id, second.id])).toEqual({
        done: [second.id],
        failed: [{ id: domain.id, code: 'conflict' }],
      });
      await remove([second.id]);
      dataOf(await add(name('d')));
      expect(await restore([second.id])).toEqual({
        done: [],
        failed: [{ id: second.id, code: 'limit_reached' }],
      });
    });

    it('stay there when somebody else proves their name in the very moment they come back', async () => {
      const { domain } = dataOf(await add(name('shop')));
      const { pool } = house.database;
      await pool.query(
        `update domain_name set state = 'verified', verified_at = now(), next_check_at = null where id = $1`,
        [domain.id],
      );
      await remove([domain.id]);
      await house.addAccount(`rival${count}`);
      const { domain: theirs } = dataOf(await add(name('shop'), await house.login(`rival${count}`)));
      const change = `update domain_name set state = 'verified', verified_at = now(), next_check_at = null where id = $1`;
      const [answer] = await raceAgainst(house.database, { change, values: [theirs.id] }, [
        () => restore([domain.id]),
      ]);
      expect(answer).toEqual({ done: [], failed: [{ id: domain.id, code: 'conflict' }] });
    });

    it('stay proved when a slip is taken back, unless another proved them meanwhile', async () => {
      const prove = ({ id }: { id: string }) =>
        house.database.pool.query(
          `update domain_name set state = 'verified', verified_at = $2, next_check_at = null where id = $1`,
          [id, house.clock.now()],
        );
      const { domain: older } = dataOf(await add(name('shop')));
      await prove(older);
      await remove([older.id]);
      house.clock.advance({ hours: 24 * 7 });
      token = await house.login(account);
      const { domain } = dataOf(await add(name('shop')));
      await prove(domain);
      await remove([domain.id]);
      await restore([domain.id]);
      expect((await get(name('shop'))).verification).toBe('verified');
      await remove([domain.id]);
      house.clock.advance({ minutes: 1 });
      await house.addAccount(`rival${count}`);
      const rival = await house.login(`rival${count}`);
      const { domain: theirs } = dataOf(await add(name('shop'), rival));
      await prove(theirs);
      dataOf(await house.call('removeDomains', { ids: [theirs.id] }, { token: rival }));
      await restore([domain.id]);
      expect((await get(name('shop'))).verification).toBe('queued');
    });

    it('are few where nobody ever proved them: made-up names cannot fill it', async () => {
      const { domain: proved } = dataOf(await add(name('proved')));
      const { domain: made } = dataOf(await add(name('made-up')));
      await house.database.pool.query(
        `update domain_name set state = 'verified', verified_at = now(), next_check_at = null where id = $1`,
        [proved.id],
      );
      await remove([proved.id]);
      await house.database.pool.query(
        `insert into domain_name (account_id, kind, ascii, unicode, created_at, proof, removed_at, removal_id)
         select $1, 'domain', n || '.full.example', '', now(), '', timestamptz '2026-01-01' + n * interval '1 minute',
                gen_random_uuid() from generate_series(1, $2) n`,
        [accountId, mostRemovedClaims],
      );
      expect(await remove([made.id])).toEqual({ done: [made.id], failed: [], deleted_for_good: 1 });
      const told = dataOf(await house.call('getAccountHistory', { domain: '1.full.example' }, { token }));
      expect(told.rows).toMatchObject([
        { action: 'removeDomains', target: '1.full.example', after: { deleted_for_good: true } },
      ]);
      const { rows } = await house.database.pool.query<{ ascii: string }>(
        'select ascii from domain_name where account_id = $1 and removed_at is not null order by removed_at',
        [accountId],
      );
      const left = rows.map(({ ascii }) => ascii);
      expect(left).toHaveLength(mostRemovedClaims + 1);
      expect(left).not.toContain('1.full.example');
      expect(left).toEqual(expect.arrayContaining([name('proved'), name('made-up'), '2.full.example']));
    });

    it('are gone for good when purged, or after 30 days', async () => {
      const { domain } = dataOf(await add(name('shop')));
      const { domain: second } = dataOf(await add(name('second')));
      await remove([domain.id, second.id]);
      const purge = { kind: 'domains', ids: [domain.id] } as const;
      expect(dataOf(await house.call('purgeItems', purge, { token }))).toEqual({
        done: [domain.id],
        failed: [],
      });
      expect(await bin()).toHaveLength(1);
      const binAfter = async (hours: number) => {
        house.clock.advance({ hours });
        await house.panel.runScheduledJob('empty-recycle-bin');
        token = await house.login(account);
        return bin();
      };
      // A clock that jumped ahead is believed only when the days go on from there.
      expect(await binAfter(24 * 29)).toHaveLength(1);
      expect(await binAfter(24 * 40)).toHaveLength(1);
      expect(await binAfter(24)).toHaveLength(1);
      expect(await binAfter(24)).toEqual([]);
    });
  });

  it('leave room for others, however many one account adds at once', async () => {
    const { pool } = house.database;
    // Every command of the account waits for this.
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from account where id = $1 for update', [accountId]);
    const domains = (batch: number) => Array.from({ length: 20 }, (_, n) => name(`many${batch}x${n}`));
    const batches = Array.from({ length: 12 }, (_, batch) =>
      house.call('addDomains', { domains: domains(batch) }, { token }),
    );
    const waiting = async () => {
      const { rows } = await pool.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.waiting ?? 0;
    };
    await until(async () => (await waiting()) >= 4);
    // Whoever else would come, came by now.
    await sleep(200);
    const used = await waiting();
    await holder.query('rollback');
    holder.release();
    const answers = await Promise.all(batches);
    expect(new Set(answers.map(({ returncode }) => returncode))).toEqual(new Set([1]));
    expect(used).toBe(4);
  });

  it('found by part of their name and by what they are', async () => {
    for (const label of ['alpha', 'beta', 'bücher']) dataOf(await add(name(label)));
    const { domain } = dataOf(await add(name('parked')));
    dataOf(await update({ id: domain.id, type: 'parked' }));
    const found = async (input: ActionInput<'getDomains'>) =>
      dataOf(await house.call('getDomains', input, { token })).rows.map(({ unicode }) => unicode);
    expect(await found({ search: 'bet' })).toEqual([name('beta')]);
    expect(await found({ search: 'büch' })).toEqual([name('bücher')]);
    expect(await found({ type: 'parked' })).toEqual([name('parked')]);
    expect(await found({ type: 'parked', not: { type: 1 } })).toHaveLength(3);
    expect(await found({ verification: 'verified' })).toEqual([]);
    expect(accountId).toBeGreaterThan(0);
  });

  it('are found by two letters at the beginning of the readable name, by three anywhere in it or the ASCII one', async () => {
    for (const label of ['zürich', 'azure', 'bazar']) dataOf(await add(name(label)));
    const found = async (search: string) =>
      dataOf(await house.call('getDomains', { search }, { token })).rows.map(({ unicode }) => unicode);
    expect(await found('zü')).toEqual([name('zürich')]);
    expect(await found('xn-')).toEqual([name('zürich')]);
    expect(await found('AZ')).toEqual([name('azure')]);
    expect(await found('aza')).toEqual([name('bazar')]);
    expect(await found('ur')).toEqual([]);
  });

  it('can be filtered by any of several values, turned round too, and sorted by what needs attention', async () => {
    for (const label of ['a', 'b', 'c']) dataOf(await add(name(label)));
    await house.database.pool.query(
      `update domain set health = case id % 3 when 0 then 'ok' when 1 then 'fail' else 'warn' end
        where account_id = $1`,
      [accountId],
    );
    const healths = async (input: ActionInput<'getDomains'>) =>
      dataOf(await house.call('getDomains', input, { token })).rows.map(({ health }) => health);
    expect(await healths({ sort: 'health' })).toEqual(['fail', 'warn', 'ok']);
    expect(await healths({ sort: 'health', dir: 'desc' })).toEqual(['ok', 'warn', 'fail']);
    expect(await healths({ sort: 'health', health: ['ok', 'fail'] })).toEqual(['fail', 'ok']);
    expect(await healths({ health: ['ok', 'fail'], not: { health: 1 } })).toEqual(['warn']);
    expect(await healths({ health: 'warn' })).toEqual(['warn']);
    expect(outcomeOf(await house.call('getDomains', { health: ['odd'] as never }, { token }))).toBe(
      'invalid_input',
    );
  });

  it('are sorted by their readable names, and by how far their verification is', async () => {
    for (const label of ['cicero', 'bücher', 'anton']) dataOf(await add(name(label)));
    await house.database.pool.query(
      `update domain_name set state = 'verified', verified_at = now(), next_check_at = null where ascii = $1`,
      [name('anton')],
    );
    const found = async (input: ActionInput<'getDomains'>) =>
      dataOf(await house.call('getDomains', input, { token })).rows.map(({ unicode }) => unicode);
    expect(await found({})).toEqual(['anton', 'bücher', 'cicero'].map(name));
    expect(await found({ dir: 'desc' })).toEqual(['cicero', 'bücher', 'anton'].map(name));
    expect((await found({ sort: 'verification' })).at(-1)).toBe(name('anton'));
    expect((await found({ sort: 'verification', dir: 'desc' }))[0]).toBe(name('anton'));
  });
});
