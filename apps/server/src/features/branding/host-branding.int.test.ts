import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';
import { addTestDomain } from './testing/test-domain.ts';

describe('the branding of a host', () => {
  let house: TestPanel;
  let alpha: number;
  let beta: number;
  beforeAll(async () => {
    house = await startTestPanel();
    ({ accountId: alpha } = await house.addAccount('alpha'));
    ({ accountId: beta } = await house.addAccount('beta'));
    await addTestDomain(house, { accountId: alpha, ascii: 'shop.example', verified: true });
    await addTestDomain(house, { accountId: beta, ascii: 'mail.shop.example', verified: true });
    await addTestDomain(house, { accountId: alpha, ascii: 'claimed.example' });
    await addTestDomain(house, { accountId: alpha, ascii: 'gone.example', verified: true, removed: true });
    await addTestDomain(house, {
      accountId: alpha,
      ascii: 'alias.example',
      kind: 'alias_domain',
      verified: true,
    });
    await addTestDomain(house, {
      accountId: alpha,
      ascii: 'xn--mnchen-3ya.example',
      unicode: 'münchen.example',
      verified: true,
    });
    for (const name of ['alpha', 'beta']) {
      const token = await house.login(name);
      dataOf(await house.call('setAdminBranding', { brandname: `Mail of ${name}` }, { token }));
    }
    const token = await house.login('alpha');
    for (const domain of ['shop.example', 'claimed.example']) {
      dataOf(await house.call('setBrandingDomain', { domain, brandname: `Own of ${domain}` }, { token }));
    }
  });
  afterAll(() => house.stop());
  const nameAt = async (host: string) => dataOf(await house.call('getBranding', { host })).brandname;

  it('is that of its domain, also below it and however it is written', async () => {
    for (const host of ['shop.example', 'webmail.shop.example', 'a.b.c.shop.example', 'SHOP.example.']) {
      expect(await nameAt(host), host).toBe('Own of shop.example');
    }
    expect(await nameAt('mail.xn--mnchen-3ya.example')).toBe('Mail of alpha');
    expect(await nameAt('mail.MÜNCHEN.example')).toBe('Mail of alpha');
  });

  it('is that of the longest name, whosever it is', async () => {
    expect(await nameAt('mail.shop.example')).toBe('Mail of beta');
    expect(await nameAt('deep.mail.shop.example')).toBe('Mail of beta');
  });

  it('is the product’s for a name that nobody proved, that was removed, or that is an alias domain', async () => {
    const hosts = ['claimed.example', 'www.claimed.example', 'gone.example', 'alias.example'];
    for (const host of hosts) expect(await nameAt(host), host).toBe('Posthouse');
    for (const host of ['notshop.example', 'example', 'shop.example.evil.test', 'localhost', '']) {
      expect(await nameAt(host), host).toBe('Posthouse');
    }
  });

  it.each([
    '127.0.0.1',
    '[::1]',
    '2130706433',
    'shop.example:8080',
    'shop.example/../x',
    'user@shop.example',
    'https://shop.example',
    '%.example',
    '%73hop.example',
    '_.shop.example\u0001',
    '\\shop.example',
    "'; drop table branding; --",
    '{jndi:ldap://shop.example}',
    '..shop.example',
    '.shop.example',
    'shop..example',
    '-.shop.example',
    'constructor',
    '__proto__.shop',
    'a.'.repeat(120).concat('test'),
    'a'.repeat(300),
    'ⓢhop。example\u200d\u200d',
    '<img src=x onerror=alert(1)>.shop.example',
  ])('is the product’s for %j', async (host) => {
    expect(dataOf(await house.call('getBranding', { host }))).toEqual({
      brandname: 'Posthouse',
      brandlink: '',
      supportemail: '',
      brandcolor: '#2f57c4',
      logo: '',
    });
  });

  it('refuses what is longer than any name', async () => {
    const answer = await house.call('getBranding', { host: 'a'.repeat(301) });
    expect(answer).toMatchObject({ error: { fields: { host: { code: 'max_length' } } } });
  });

  it('needs no session, and says nothing of the account', async () => {
    const answer = dataOf(await house.call('getBranding', { host: 'shop.example' }));
    expect(Object.keys(answer)).toEqual(['brandname', 'brandlink', 'supportemail', 'brandcolor', 'logo']);
  });
});
