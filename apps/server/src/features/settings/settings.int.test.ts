import { languages } from '@posthouse/contract/core/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

describe('settings', () => {
  let house: TestPanel;
  beforeAll(async () => {
    house = await startTestPanel();
    await house.addAccount('alpha');
  });
  afterAll(() => house.stop());

  it('offer the six languages, each in its own words', async () => {
    const offered = dataOf(await house.call('getLanguages', {}));
    expect(Object.keys(offered)).toEqual([...languages]);
    expect(offered).toMatchObject({ en: 'English', ptbr: 'Português (Brasil)', fr: 'Français' });
  });

  it('offer timezones with the offset of the day', async () => {
    const winter = dataOf(await house.call('getTimezones', {}));
    expect(winter).toMatchObject({
      UTC: '(UTC+00:00) UTC',
      'Europe/Berlin': '(UTC+01:00) Europe/Berlin',
      'America/Sao_Paulo': '(UTC-03:00) America/Sao Paulo',
    });
    expect(Object.keys(winter).length).toBeGreaterThan(300);
    house.clock.advance({ hours: 24 * 30 });
    const summer = dataOf(await house.call('getTimezones', {}));
    expect(summer).toMatchObject({ UTC: '(UTC+00:00) UTC', 'Europe/Berlin': '(UTC+02:00) Europe/Berlin' });
  });

  it('offer date formats with an example each', async () => {
    expect(dataOf(await house.call('getDateFormats', {}))).toMatchObject({
      'YYYY-MM-DD': '2026-01-31',
      'DD.MM.YYYY': '31.01.2026',
    });
  });

  it('tell a language that nobody chose from English that was chosen', async () => {
    const token = await house.login('alpha');
    const language = async () => dataOf(await house.call('getAdminInfo', {}, { token })).language;
    expect(await language()).toBe('');
    expect(dataOf(await house.call('updateSettings', { language: 'en' }, { token })).language).toBe('en');
    expect(await language()).toBe('en');
    expect(dataOf(await house.call('updateSettings', { language: '' }, { token })).language).toBe('');
    expect(await language()).toBe('');
  });

  it('keep the own language with the admin; the account’s counts only until then', async () => {
    const token = await house.login('alpha');
    const language = async () => dataOf(await house.call('getAdminInfo', {}, { token })).language;
    dataOf(await house.call('updateSettings', { language: 'es' }, { token }));
    expect(await language()).toBe('es');
    dataOf(await house.call('setLanguage', { language: 'ptbr' }, { token }));
    expect(await language()).toBe('ptbr');
    const { rows } = dataOf(await house.call('getAccountHistory', { operation: 'setLanguage' }, { token }));
    expect(rows).toMatchObject([{ before: { language: null }, after: { language: 'ptbr' } }]);
  });

  it('refuse a language the panel does not speak', async () => {
    const token = await house.login('alpha');
    const { json } = await house.post('action=setLanguage&language=xx', { token });
    expect(json).toMatchObject({
      error: { code: 'invalid_input', fields: { language: { code: 'format' } } },
    });
  });
});
