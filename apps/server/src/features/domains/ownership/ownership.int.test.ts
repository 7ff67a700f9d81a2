import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  startTestDnsServer,
  type TestDnsServer,
  type TestRecords,
} from '../../../testing/test-dns-server.ts';
import { dataOf, outcomeOf, resultsOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';

describe('the ownership of a domain', () => {
  let dns: TestDnsServer;
  let house: TestPanel;
  let count = 0;
  let domain: string;
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
    domain = `shop${count}.example`;
    token = await newAccount(`acme${count}`);
  });

  const newAccount = async (name: string) => {
    await house.addAccount(name);
    return house.login(name);
  };
  const claim = async (by = token) => {
    const { verification } = dataOf(await house.call('addDomain', { domain }, { token: by }));
    return verification.value;
  };
  const publish = (records: TestRecords) => dns.set({ [`_mail-verification.${domain}`]: records });
  const check = () => house.panel.runScheduledJob('check-ownership');
  /** A little later: one claim is not looked for again and again. */
  const verify = async (name: string, by = token) => {
    house.clock.advance({ seconds: 20 });
    dataOf(await house.call('verifyDomain', { domain: name }, { token: by }));
  };
  const state = async (by = token) =>
    dataOf(await house.call('getDomainVerification', { domain }, { token: by }));
  const again = async (account: string) => {
    token = await house.login(account);
  };

  it('is verified by the record, other values beside it do no harm, and then it is looked at no more', async () => {
    const proof = await claim();
    publish({ txt: ['v=spf1 -all', 'something else', proof] });
    await check();
    expect(await state()).toMatchObject({
      status: 'verified',
      finding: '',
      next_check_at: null,
      expires_at: null,
    });
    publish({});
    house.clock.advance({ hours: 3 });
    await check();
    await again(`acme${count}`);
    expect((await state()).status).toBe('verified');
  });

  it('is not verified after every check that failed, and tells what was found instead', async () => {
    await claim();
    await check();
    expect(await state()).toMatchObject({ status: 'failed', finding: 'record_missing', found: [] });
    const { expires_at } = await state();
    publish({ txt: ['wrong value'] });
    await verify(domain);
    expect((await state()).status).toBe('queued');
    await check();
    expect(await state()).toMatchObject({
      status: 'failed',
      finding: 'record_wrong',
      found: ['wrong value'],
      expires_at,
    });
    publish({ broken: 'servfail' });
    await verify(domain);
    await check();
    expect(await state()).toMatchObject({ status: 'failed', finding: 'dns_failed' });
    expect((await state()).next_check_at).not.toBeNull();
  });

  it('that ends without proof is announced before, in one mail for all that end', async () => {
    const names = ['a', 'b', 'c'].map((name) => `${name}${count}.example`);
    dataOf(await house.call('addDomains', { domains: names }, { token }));
    const told = async () => {
      await house.panel.runScheduledJob('domain-alerts');
      const mails = await house.readMails();
      return mails.filter((mail) => mail.includes(`acme${count}@`) && mail.includes(names[0] ?? ''));
    };
    await check();
    expect(await told()).toEqual([]);
    house.clock.advance({ hours: 24 * 5 + 1 });
    const [mail = '', ...more] = await told();
    expect(more).toEqual([]);
    for (const name of names) expect(mail).toContain(name);
    house.clock.advance({ hours: 3 });
    expect(await told()).toHaveLength(1);
  });

  it('is looked for after 1, 5 and 15 minutes, then hourly', async () => {
    await claim();
    const host = `_mail-verification.${domain}`;
    const times: number[] = [];
    for (let minute = 0; minute <= 150; minute += 1) {
      const before = dns.asked.length;
      await check();
      if (dns.asked.slice(before).includes(host)) times.push(minute);
      house.clock.advance({ minutes: 1 });
    }
    expect(times).toEqual([0, 1, 5, 15, 75, 135]);
  });

  it('is claimed for seven days; then the claim ends, and can begin anew', async () => {
    const proof = await claim();
    house.clock.advance({ hours: 24 * 7 });
    await check();
    await again(`acme${count}`);
    expect(await state()).toMatchObject({ status: 'failed', finding: 'expired', next_check_at: null });
    publish({ txt: [proof] });
    await check();
    expect((await state()).status).toBe('failed');
    await verify(domain);
    await check();
    expect((await state()).status).toBe('verified');
  });

  it('goes to the first who proves it; a later proof is contested, and nobody learns whose it is', async () => {
    const rival = await newAccount(`rival${count}`);
    const [own, others] = [await claim(), await claim(rival)];
    expect(own).not.toBe(others);
    publish({ txt: [others] });
    await check();
    expect((await state(rival)).status).toBe('verified');
    publish({ txt: [own, others] });
    await verify(domain);
    await check();
    const lost = await state();
    expect(lost).toMatchObject({ status: 'failed', finding: 'contested' });
    expect(JSON.stringify(lost)).not.toContain('rival');
    expect(await state(rival)).toMatchObject({ status: 'verified' });

    const told = async () => {
      await house.panel.runScheduledJob('domain-alerts');
      return (await house.readMails()).filter((mail) => mail.includes('not verified'));
    };
    const [mail = '', ...more] = (await told()).filter((one) => one.includes(domain));
    expect(mail).toContain(`acme${count}@admins.example`);
    expect([more, mail.includes('rival')]).toEqual([[], false]);
    await verify(domain);
    await check();
    expect((await told()).filter((one) => one.includes(domain))).toHaveLength(1);
  });

  it('goes to one alone when two prove it at the same moment', async () => {
    const rival = await newAccount(`rival${count}`);
    publish({ txt: [await claim(), await claim(rival)] });
    await Promise.all([check(), check(), check()]);
    const states = [await state(), await state(rival)].map(({ status }) => status).sort();
    expect(states).toEqual(['failed', 'verified']);
  });

  it('is free again once the domain is removed', async () => {
    const rival = await newAccount(`rival${count}`);
    const others = await claim(rival);
    publish({ txt: [others, await claim()] });
    await check();
    const winner = (await state()).status === 'verified' ? token : rival;
    const loser = winner === token ? rival : token;
    const { id } = dataOf(await house.call('getDomain', { domain }, { token: winner }));
    dataOf(await house.call('removeDomains', { ids: [id] }, { token: winner }));
    await verify(domain, loser);
    await check();
    expect((await state(loser)).status).toBe('verified');
    const back = { kind: 'domains', ids: [id] } as const;
    expect(resultsOf(await house.call('restoreItems', back, { token: winner })).done).toEqual([id]);
    expect((await state(winner)).status).toBe('queued');
    await check();
    expect(await state(winner)).toMatchObject({ status: 'failed', finding: 'contested' });
    expect((await state(loser)).status).toBe('verified');
  });

  it('must be proved again by who takes a domain out of the recycle bin, but for a slip', async () => {
    publish({ txt: [await claim()] });
    await check();
    const { id } = dataOf(await house.call('getDomain', { domain }, { token }));
    const thereAndBack = async (hours: number) => {
      dataOf(await house.call('removeDomains', { ids: [id] }, { token }));
      house.clock.advance({ hours });
      await again(`acme${count}`);
      dataOf(await house.call('restoreItems', { kind: 'domains', ids: [id] }, { token }));
      return (await state()).status;
    };
    expect(await thereAndBack(0)).toBe('verified');
    expect(await thereAndBack(2)).toBe('queued');
    await check();
    expect((await state()).status).toBe('verified');
  });

  it('of an alias domain is proved the same way, and a real domain of anyone cannot become one', async () => {
    publish({ txt: [await claim()] });
    await check();
    const aliasdomain = `alias${count}.example`;
    dataOf(await house.call('addAliasDomain', { domain, aliasdomain }, { token }));
    const record = dataOf(await house.call('getDomainVerification', { domain: aliasdomain }, { token }));
    dns.set({ [record.host]: { txt: [record.value] } });
    await verify(aliasdomain);
    await check();
    const { rows } = dataOf(await house.call('getAliasDomains', {}, { token }));
    expect(rows).toMatchObject([{ aliasdomain, domain, verification: 'verified' }]);
    const rival = await newAccount(`rival${count}`);
    dataOf(await house.call('addDomain', { domain: `own${count}.example` }, { token: rival }));
    // That somebody has it stays unsaid; it is simply never theirs.
    const taken = { domain: `own${count}.example`, aliasdomain: domain };
    expect(outcomeOf(await house.call('addAliasDomain', taken, { token: rival }))).toBe('done');
    const proof = dataOf(await house.call('getDomainVerification', { domain }, { token: rival }));
    publish({ txt: [proof.value] });
    await check();
    expect(dataOf(await house.call('getAliasDomains', {}, { token: rival })).rows).toMatchObject([
      { aliasdomain: domain, verification: 'failed' },
    ]);
  });
});
