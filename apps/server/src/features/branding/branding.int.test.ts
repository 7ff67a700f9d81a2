import type { ActionInput } from '@posthouse/contract';
import { levels } from '@posthouse/contract/core/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';
import { addTestDomain } from './testing/test-domain.ts';

const product = { brandname: 'Posthouse', brandlink: '', supportemail: '', brandcolor: '#2f57c4', logo: '' };
const nothing = { brandname: '', brandlink: '', supportemail: '', brandcolor: '', logo: '' };

describe('branding', () => {
  let house: TestPanel;
  let accountId: number;
  let token: string;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());
  let count = 0;
  const begin = async () => {
    count += 1;
    ({ accountId } = await house.addAccount(`owner${count}`));
    token = await house.login(`owner${count}`);
    await addTestDomain(house, { accountId, ascii: `shop${count}.example`, verified: true });
    return `shop${count}.example`;
  };
  const setOwn = (input: ActionInput<'setAdminBranding'>) => house.call('setAdminBranding', input, { token });
  const setDomain = (input: ActionInput<'setBrandingDomain'>) =>
    house.call('setBrandingDomain', input, { token });
  const readDomain = async (domain: string) =>
    dataOf(await house.call('getBrandingDomain', { domain }, { token }));
  const history = async (operation: string) =>
    dataOf(await house.call('getAccountHistory', { operation }, { token })).rows;

  it('is the product’s until somebody says otherwise', async () => {
    const domain = await begin();
    const untouched = { own: nothing, inherited: product, applied: product, version: 0 };
    expect(dataOf(await house.call('getAdminBranding', {}, { token }))).toEqual(untouched);
    expect(await readDomain(domain)).toEqual(untouched);
  });

  it('goes from the product to the account to the domain, each empty value on its own', async () => {
    const domain = await begin();
    const own = { brandname: 'Account Mail', brandlink: 'https://account.example/', brandcolor: '#7A1F1F' };
    const set = dataOf(await setOwn(own));
    expect(set.applied).toEqual({ ...product, ...own, brandcolor: '#7a1f1f' });
    expect(set.inherited).toEqual(product);
    dataOf(await setDomain({ domain, brandname: 'Shop Mail', supportemail: 'help@shop.example' }));
    const { own: ofDomain, inherited, applied } = await readDomain(domain);
    expect(inherited).toEqual(set.applied);
    expect(ofDomain).toEqual({ ...nothing, brandname: 'Shop Mail', supportemail: 'help@shop.example' });
    expect(applied).toEqual({
      brandname: 'Shop Mail',
      brandlink: 'https://account.example/',
      supportemail: 'help@shop.example',
      brandcolor: '#7a1f1f',
      logo: '',
    });
    dataOf(await setDomain({ domain, brandname: '' }));
    expect((await readDomain(domain)).applied.brandname).toBe('Account Mail');
  });

  it('lists every domain with what applies, found by its name', async () => {
    const domain = await begin();
    await addTestDomain(house, { accountId, ascii: 'xn--mnchen-3ya.example', unicode: 'münchen.example' });
    await addTestDomain(house, { accountId, ascii: 'gone.example', removed: true });
    await addTestDomain(house, { accountId, ascii: 'other-name.example', kind: 'alias_domain' });
    dataOf(await setOwn({ brandname: 'Account Mail' }));
    dataOf(await setDomain({ domain, brandcolor: '#123456' }));
    const list = async (input: ActionInput<'getBrandingDomains'>) =>
      dataOf(await house.call('getBrandingDomains', input, { token }));
    const { rows, total } = await list({});
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { domain: 'xn--mnchen-3ya.example', unicode: 'münchen.example', own: 0, brandcolor: '#2f57c4' },
      { domain, own: 1, brandname: 'Account Mail', brandcolor: '#123456', logo: '' },
    ]);
    expect((await list({ search: 'MÜNCH' })).rows).toHaveLength(1);
    expect((await list({ dir: 'desc', limit: 1 })).rows).toMatchObject([{ own: 1 }]);
  });

  it('is taken away with one step, and the version goes on', async () => {
    const domain = await begin();
    const { version } = dataOf(await setDomain({ domain, brandname: 'Shop Mail' }));
    dataOf(await house.call('resetBrandingDomain', { domain }, { token }));
    const after = await readDomain(domain);
    expect(after).toMatchObject({ own: nothing, applied: product });
    expect(after.version).toBeGreaterThan(version);
    dataOf(await setOwn({ brandname: 'Account Mail' }));
    dataOf(await house.call('resetAdminBranding', {}, { token }));
    expect(dataOf(await house.call('getAdminBranding', {}, { token }))).toMatchObject({ applied: product });
  });

  it('answers the second of two who change the same one with stale', async () => {
    const domain = await begin();
    const first = dataOf(await setDomain({ domain, brandname: 'One', version: 0 }));
    expect(outcomeOf(await setDomain({ domain, brandname: 'Two', version: 0 }))).toBe('stale');
    dataOf(await house.call('resetBrandingDomain', { domain }, { token }));
    expect(outcomeOf(await setDomain({ domain, brandname: 'Two', version: first.version }))).toBe('stale');
    const { version } = dataOf(await house.call('getAdminBranding', {}, { token }));
    const races = await Promise.all([1, 2, 3].map((n) => setOwn({ brandname: `${n}`, version })));
    expect(races.map(outcomeOf).sort()).toEqual(['done', 'stale', 'stale']);
  });

  it('knows no domain of another account, and none that was removed', async () => {
    const theirs = await begin();
    dataOf(await setDomain({ domain: theirs, brandname: 'Theirs' }));
    await begin();
    await addTestDomain(house, { accountId, ascii: 'away.example', removed: true });
    for (const domain of [theirs, 'away.example', 'nobodys.example']) {
      expect(outcomeOf(await house.call('getBrandingDomain', { domain }, { token }))).toBe('not_found');
      expect(outcomeOf(await setDomain({ domain, brandname: 'Mine' }))).toBe('not_found');
      expect(outcomeOf(await house.call('resetBrandingDomain', { domain }, { token }))).toBe('not_found');
    }
    expect(dataOf(await house.call('getBranding', { host: theirs })).brandname).toBe('Theirs');
  });

  it('refuses colours white text cannot be read on, links that are not encrypted, and lines', async () => {
    await begin();
    const refused = async (input: ActionInput<'setAdminBranding'>) => {
      const answer = await setOwn(input);
      return answer.returncode === 0 ? answer.error.fields : 'done';
    };
    expect(await refused({ brandcolor: '#ffcc00' })).toMatchObject({ brandcolor: { code: 'contrast' } });
    expect(await refused({ brandcolor: 'red' })).toMatchObject({ brandcolor: { code: 'format' } });
    for (const brandlink of ['http://shop.example', 'javascript:alert(1)', 'https://a@b.example']) {
      expect(await refused({ brandlink }), brandlink).toMatchObject({ brandlink: { code: 'format' } });
    }
    expect(await refused({ brandname: 'a\nb' })).toMatchObject({ brandname: { code: 'format' } });
    expect(await refused({ supportemail: 'nobody' })).toHaveProperty('supportemail');
  });

  it('tells in the history what was changed, by whom for what', async () => {
    const domain = await begin();
    dataOf(await setDomain({ domain, brandname: 'Shop Mail' }));
    expect(await history('setBrandingDomain')).toMatchObject([
      { target: domain, before: { domain, brandname: '' }, after: { domain, brandname: 'Shop Mail' } },
    ]);
    dataOf(await house.call('resetBrandingDomain', { domain }, { token }));
    const [reset] = await history('resetBrandingDomain');
    expect(reset).toMatchObject({ before: { brandname: 'Shop Mail' }, after: { brandname: '' } });
    expect(reset?.after).not.toHaveProperty('logo_changed');
  });

  it('is seen, taken away and changed with three levels of rights', async () => {
    await begin();
    const as = async (level: 1 | 3 | 5) => {
      const name = `brand${level}`;
      await house.addSubAdmin(accountId, name, { branding: level });
      const sender = { token: await house.login(name) };
      return [
        outcomeOf(await house.call('getAdminBranding', {}, sender)),
        outcomeOf(await house.call('resetAdminBranding', {}, sender)),
        outcomeOf(await house.call('setAdminBranding', { brandname: 'X' }, sender)),
      ];
    };
    expect(await as(levels.view)).toEqual(['done', 'forbidden', 'forbidden']);
    expect(await as(levels.remove)).toEqual(['done', 'done', 'forbidden']);
    expect(await as(levels.addUpdate)).toEqual(['done', 'done', 'done']);
  });
});
