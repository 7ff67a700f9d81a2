import type { ActionInput } from '@posthouse/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../../testing/test-users.ts';

describe('what would become of a message', () => {
  let house: TestPanel;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());

  type Question = ActionInput<'testFilter'>;
  const from = 'anna@partner.example';
  const ask = (token: string, question: Omit<Question, 'from'> & Partial<Question>) =>
    house.call('testFilter', { from, ...question }, { token });
  const answer = async (token: string, question: Parameters<typeof ask>[1]) =>
    dataOf(await ask(token, question));
  /** As the screens of senders add it. */
  const enter = async ({ accountId }: TestUsers, list: 'allow' | 'block', address: string, userId = '') => {
    const { rows } = await house.database.pool.query<{ id: string }>(
      `insert into sender_entry (account_id, list, address, readable, user_id, created_at, created_by)
       values ($1, $2, $3, $3, nullif($4, '')::bigint, now(), '') returning id::text`,
      [accountId, list, address, userId],
    );
    return rows[0]?.id ?? '';
  };

  it('is told with every rule that is asked, up to the one that decides', async () => {
    const users = await makeTestUsers(house, 'asked');
    await users.addUser('ben');
    const to = `ben@${users.domain}`;
    const { receivers, hidden } = await answer(users.token, { to, score: '7.5' });
    expect(hidden).toBe(0);
    expect(receivers).toEqual([
      {
        ...{ kind: 'user', name: to, verdict: 'junk', decided_by: 'score', spam_score: 6 },
        asked: [
          ...['user_senders', 'domain_senders', 'domain_networks', 'account_senders', 'account_networks'],
          ...['auto_whitelist', 'accept_from', 'dmarc', 'forged'],
        ]
          .map((rule) => ({ rule, outcome: 'silent', entry: null }))
          .concat({ rule: 'score', outcome: 'decides', entry: null }),
      },
    ]);
    expect((await answer(users.token, { to, score: '5.9' })).receivers[0]?.verdict).toBe('inbox');
    dataOf(await house.call('updateFilterSettings', { sensitivity: 1 }, { token: users.token }));
    expect((await answer(users.token, { to, score: '7.5' })).receivers[0]).toMatchObject({
      ...{ verdict: 'inbox', spam_score: 15 },
    });
  });

  it('names the entry that decides, and one that only might have', async () => {
    const users = await makeTestUsers(house, 'named');
    const ben = await users.addUser('ben');
    const to = `ben@${users.domain}`;
    const allowed = await enter(users, 'allow', 'partner.example');
    const entry = { id: allowed, text: 'partner.example' };
    const proven = (await answer(users.token, { to, spf: 'pass', score: '20' })).receivers[0];
    expect(proven).toMatchObject({ verdict: 'inbox', decided_by: 'account_senders' });
    expect(proven?.asked.at(-1)).toEqual({ rule: 'account_senders', outcome: 'decides', entry });
    const spoofed = (await answer(users.token, { to, spf: 'fail', score: '20' })).receivers[0];
    expect(spoofed).toMatchObject({ verdict: 'junk', decided_by: 'score' });
    expect(spoofed?.asked).toContainEqual({ rule: 'account_senders', outcome: 'unproven', entry });
    await enter(users, 'block', from, ben.id);
    expect((await answer(users.token, { to, spf: 'pass' })).receivers[0]).toMatchObject({
      ...{ verdict: 'refuse', decided_by: 'user_senders' },
    });
    const network = { ip: '2001:db8::/32', type: 'block', domain: users.domain } as const;
    dataOf(await house.call('addIpAccess', network, { token: users.token }));
    const byNetwork = await answer(users.token, { to, from: 'x@y.example', ip: '2001:db8::7' });
    expect(byNetwork.receivers[0]).toMatchObject({ verdict: 'refuse', decided_by: 'domain_networks' });
  });

  it('is told for everybody it would reach, each by their own rules', async () => {
    const users = await makeTestUsers(house, 'several');
    await users.addDomain('strict-several.example');
    await users.addUser('ben');
    await users.addUser('cleo', { domain: 'strict-several.example' });
    const sender = { token: users.token };
    const strict = { domain: 'strict-several.example', accept_from: 'whitelist' } as const;
    dataOf(await house.call('updateFilterSettings', strict, sender));
    const forward = [`ben@${users.domain}`, 'cleo@strict-several.example', 'dora@elsewhere.example'];
    dataOf(await house.call('addAlias', { alias: 'all', domain: users.domain, forward }, sender));
    const { receivers } = await answer(users.token, { to: `all@${users.domain}` });
    const told = receivers.map(({ kind, name, verdict }) => [kind, name, verdict]);
    expect(told.toSorted()).toEqual([
      ['outside', users.domain, 'inbox'],
      ['user', `ben@${users.domain}`, 'inbox'],
      ['user', 'cleo@strict-several.example', 'refuse'],
    ]);
  });

  it('is not found for what is no address of the account, or not the caller’s to see', async () => {
    const users = await makeTestUsers(house, 'mine');
    const others = await makeTestUsers(house, 'theirs');
    await others.addUser('ben');
    for (const to of [`ben@${others.domain}`, `nobody@${users.domain}`, 'x@elsewhere.example'])
      expect(outcomeOf(await ask(users.token, { to }))).toBe('not_found');
  });

  it('says nothing of domains that others have on this server', async () => {
    const users = await makeTestUsers(house, 'curious');
    const others = await makeTestUsers(house, 'private');
    await users.addUser('ben');
    await others.addUser('ben');
    const to = `ben@${users.domain}`;
    const asFrom = (domain: string) => answer(users.token, { to, from: `x@${domain}` });
    expect((await asFrom(users.domain)).receivers[0]).toMatchObject({ decided_by: 'forged' });
    expect(await asFrom(others.domain)).toEqual(await asFrom('nowhere.example'));
    const sentTo = async (alias: string, target: string) => {
      const input = { alias, domain: users.domain, forward: [target] };
      dataOf(await house.call('addAlias', input, { token: users.token }));
      return answer(users.token, { to: `${alias}@${users.domain}` });
    };
    const elsewhere = await sentTo('one', 'ben@nowhere.example');
    expect(elsewhere.receivers).toMatchObject([{ kind: 'outside', name: users.domain, verdict: 'inbox' }]);
    expect(await sentTo('two', `ben@${others.domain}`)).toEqual(elsewhere);
    expect(await sentTo('three', `nobody@${others.domain}`)).toEqual(elsewhere);
  });

  it('depends on signatures and on what the domain of the sender asks for', async () => {
    const users = await makeTestUsers(house, 'signed');
    await users.addUser('ben');
    const to = `ben@${users.domain}`;
    const told = async (question: Partial<Question>) => {
      const [{ verdict, decided_by } = { verdict: '', decided_by: '' }] = (
        await answer(users.token, { to, ...question })
      ).receivers;
      return [verdict, decided_by];
    };
    expect(await told({ dmarc: 'quarantine' })).toEqual(['junk', 'dmarc']);
    expect(await told({ dmarc: 'reject' })).toEqual(['refuse', 'dmarc']);
    const colleague = { from: 'bounce@bulk.example', header_from: `anna@${users.domain}` };
    expect(await told(colleague)).toEqual(['junk', 'forged']);
    expect(await told({ ...colleague, signed_by: users.domain })).toEqual(['inbox', 'score']);
  });

  it('keeps rules of the account and of other domains from a sub-admin limited to some', async () => {
    const users = await makeTestUsers(house, 'walled');
    await users.addDomain('other-walled.example');
    await users.addUser('ben');
    await users.addUser('cleo', { domain: 'other-walled.example' });
    const forward = [`ben@${users.domain}`, 'cleo@other-walled.example'];
    dataOf(await house.call('addAlias', { alias: 'both', domain: users.domain, forward }, users));
    await enter(users, 'block', 'partner.example');
    const token = await users.addLimited('walled-limited', [users.domainId]);
    expect(outcomeOf(await ask(token, { to: 'cleo@other-walled.example' }))).toBe('not_found');
    const { receivers, hidden } = await answer(token, { to: `both@${users.domain}` });
    expect(hidden).toBe(1);
    expect(receivers.map(({ name }) => name)).toEqual([`ben@${users.domain}`]);
    expect(receivers[0]).toMatchObject({ verdict: 'refuse', decided_by: 'account_senders' });
    expect(receivers[0]?.asked.at(-1)?.entry).toEqual({ id: null, text: '' });
  });
});
